"""Tables on narrow terminals: columns that do not fit follow in further bands, and nothing is cut off."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.box import SIMPLE, Box
from rich.cells import cell_len
from rich.console import Console, JustifyMethod
from rich.table import Table

#: Characters between two columns, and at both edges together.
COLUMN_GAP: Final = 3
EDGE_WIDTH: Final = 4
#: A heading is wrapped into at most this many lines to keep its column narrow.
MAX_HEADING_LINES: Final = 3
#: Width in a pipe.
UNLIMITED_WIDTH: Final = 10_000


def print_table_in_bands(columns: list[str], rows: list[list[str]], width: int | None) -> None:
    """Print a table; the first column is text, the others are numbers.

    ``width`` is the width of the terminal, or None in a pipe. Headings are wrapped at spaces, lists after commas.
    Columns that do not fit are printed in further bands, each with the first column again.
    """
    box = None if width is None else SIMPLE
    console = Console(width=width or UNLIMITED_WIDTH, highlight=False, markup=False, emoji=False)
    if width is None:
        console.print(_make_table(columns, rows, range(len(columns)), box, []))
        return
    widths = [
        min(_minimum_width(columns[at], [row[at] for row in rows]), width - EDGE_WIDTH) for at in range(len(columns))
    ]
    for band in split_into_bands(widths, width):
        widest = [_maximum_width(columns[at], [row[at] for row in rows]) for at in band]
        taken = _distribute_width(
            [widths[at] for at in band], widest, width - EDGE_WIDTH - COLUMN_GAP * (len(band) - 1)
        )
        console.print(_make_table(columns, rows, band, box, taken))


def split_into_bands(widths: list[int], width: int) -> list[list[int]]:
    """Split columns into bands that fit the width; the first column is in every band."""
    found = [[0]]
    used = EDGE_WIDTH + widths[0]
    for at in range(1, len(widths)):
        if len(found[-1]) > 1 and used + COLUMN_GAP + widths[at] > width:
            found.append([0])
            used = EDGE_WIDTH + widths[0]
        found[-1].append(at)
        used += COLUMN_GAP + widths[at]
    return found


def _unbreakable_pieces(cell: str) -> list[str]:
    """Unbreakable pieces of a cell: the words of a list, otherwise the whole cell."""
    return cell.split(" ") if ", " in cell else [cell]


def _minimum_width(heading: str, cells: list[str]) -> int:
    width = max(cell_len(piece) for text in cells for piece in _unbreakable_pieces(text)) if cells else 1
    width = max(width, *(cell_len(word) for word in heading.split(" ")))
    while len(wrap(heading, width)) > MAX_HEADING_LINES:
        width += 1
    return width


def _maximum_width(heading: str, cells: list[str]) -> int:
    return max(cell_len(text) for text in [heading, *cells])


def _distribute_width(narrow: list[int], wide: list[int], room: int) -> list[int]:
    """Distribute the remaining width evenly to columns that can use it.

    If the width is too small, shrink the first column.
    """
    given = narrow.copy()
    left = room - sum(narrow)
    if left < 0:
        given[0] = max(1, given[0] + left)
    while left > 0 and given != wide:
        for at in range(len(given)):
            if left > 0 and given[at] < wide[at]:
                given[at] += 1
                left -= 1
    return given


def _make_table(
    columns: list[str], rows: list[list[str]], band: range | list[int], box: Box | None, taken: list[int]
) -> Table:
    table = Table(box=box)
    for place, at in enumerate(band):
        fixed = taken[place] if taken else None
        listed = any(", " in row[at] for row in rows)
        text = at == 0 or (listed and fixed is not None)
        side: JustifyMethod = "left" if text else "right"
        table.add_column(columns[at], justify=side, no_wrap=fixed is None, width=fixed, overflow="fold")
    for row in rows:
        table.add_row(*(row[at] for at in band))
    return table
