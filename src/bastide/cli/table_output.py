"""A table on a terminal that is too narrow for it: in bands below each other, and nothing is cut off."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.box import SIMPLE, Box
from rich.cells import cell_len
from rich.console import Console, JustifyMethod
from rich.table import Table

#: What two columns are set apart by, and what lies at the edges.
BETWEEN: Final = 3
EDGES: Final = 4
#: A heading is broken into so many lines at most, rather than making its column narrower.
LINES: Final = 3
#: In a pipe nobody sees the edge of the page.
ENDLESS: Final = 10_000


def print_bands(columns: list[str], rows: list[list[str]], width: int | None) -> None:
    """Print a table: the first column is text, the rest are numbers. ``width`` is that of the terminal, if it is one.

    Headings are broken between words, lists behind a comma. Columns that find no room beside the others follow in a
    band of their own, behind the first column again.
    """
    box = None if width is None else SIMPLE
    console = Console(width=width or ENDLESS, highlight=False, markup=False, emoji=False)
    if width is None:
        console.print(_table(columns, rows, range(len(columns)), box, []))
        return
    widths = [min(_narrowest(columns[at], [row[at] for row in rows]), width - EDGES) for at in range(len(columns))]
    for band in bands(widths, width):
        widest = [_widest(columns[at], [row[at] for row in rows]) for at in band]
        taken = _shared([widths[at] for at in band], widest, width - EDGES - BETWEEN * (len(band) - 1))
        console.print(_table(columns, rows, band, box, taken))


def bands(widths: list[int], width: int) -> list[list[int]]:
    """Which columns stand side by side, the first in every band."""
    found = [[0]]
    used = EDGES + widths[0]
    for at in range(1, len(widths)):
        if len(found[-1]) > 1 and used + BETWEEN + widths[at] > width:
            found.append([0])
            used = EDGES + widths[0]
        found[-1].append(at)
        used += BETWEEN + widths[at]
    return found


def _pieces(cell: str) -> list[str]:
    """What is not broken: the words of a list, anything else as a whole."""
    return cell.split(" ") if ", " in cell else [cell]


def _narrowest(heading: str, cells: list[str]) -> int:
    width = max(cell_len(piece) for text in cells for piece in _pieces(text)) if cells else 1
    width = max(width, *(cell_len(word) for word in heading.split(" ")))
    while len(wrap(heading, width)) > LINES:
        width += 1
    return width


def _widest(heading: str, cells: list[str]) -> int:
    return max(cell_len(text) for text in [heading, *cells])


def _shared(narrow: list[int], wide: list[int], room: int) -> list[int]:
    """Room that is left goes to those who would like to be wider, evenly; where there is none the first gives way."""
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


def _table(
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
