"""Picture of a table as text, for games without a painter."""

from __future__ import annotations

from bastide.art.table_canvas import MARGIN, TABLE_WIDTH, DrawnTable, TableCanvas
from bastide.art.text_width import wrap_text

FONT_SIZE = 17


def draw_text_table(text: str, canvas: TableCanvas) -> DrawnTable:
    """Draw the text of a table, wrapped."""
    broken = [
        each for line in text.splitlines() for each in wrap_text(line, FONT_SIZE, TABLE_WIDTH - 2 * MARGIN) or [""]
    ]
    body = "".join(
        canvas.draw_text(canvas.mirror_x(MARGIN), MARGIN + FONT_SIZE * (1.5 * i + 1), each, FONT_SIZE)
        for i, each in enumerate(broken)
    )
    return DrawnTable(body, 2 * MARGIN + FONT_SIZE * 1.5 * max(1, len(broken)))
