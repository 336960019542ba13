"""The table of a game that draws none: its words on a sheet, as on a terminal."""

from __future__ import annotations

from bastide.art.lettering import lines
from bastide.art.paper import MARGIN, WIDE, Drawn, Paper

SIZE = 17


def written(told: str, paper: Paper) -> Drawn:
    broken = [each for line in told.splitlines() for each in lines(line, SIZE, WIDE - 2 * MARGIN) or [""]]
    body = "".join(
        paper.text(paper.x(MARGIN), MARGIN + SIZE * (1.5 * i + 1), each, SIZE) for i, each in enumerate(broken)
    )
    return Drawn(body, 2 * MARGIN + SIZE * 1.5 * max(1, len(broken)))
