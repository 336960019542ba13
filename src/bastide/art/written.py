"""Picture of a table as text, for games without a painter."""

from __future__ import annotations

from bastide.art.lettering import lines
from bastide.art.paper import MARGIN, WIDE, Drawn, Paper

SIZE = 17


def written(text: str, canvas: Paper) -> Drawn:
    """Draw the text of a table, wrapped."""
    broken = [each for line in text.splitlines() for each in lines(line, SIZE, WIDE - 2 * MARGIN) or [""]]
    body = "".join(
        canvas.text(canvas.x(MARGIN), MARGIN + SIZE * (1.5 * i + 1), each, SIZE) for i, each in enumerate(broken)
    )
    return Drawn(body, 2 * MARGIN + SIZE * 1.5 * max(1, len(broken)))
