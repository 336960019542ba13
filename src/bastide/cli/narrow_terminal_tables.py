"""Tables on narrow terminals: columns that do not fit follow in further bands, and nothing is cut off."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import zip_longest
from textwrap import wrap
from typing import Final

import click

#: Characters between two columns, and at both edges together.
COLUMN_GAP: Final = 3
EDGE_WIDTH: Final = 4
#: A heading is wrapped into at most this many lines to keep its column narrow.
MAX_HEADING_LINES: Final = 3
#: Margin at the left edge, and gap between two columns: on a terminal, and in a pipe.
TERMINAL_SPACING: Final = ("  ", " " * COLUMN_GAP)
PIPE_SPACING: Final = ("", "  ")


def print_table_in_bands(columns: list[str], rows: list[list[str]], width: int | None) -> None:
    """Print a table; the first column is text, the others are numbers.

    ``width`` is the width of the terminal, or None in a pipe. Headings are wrapped at spaces, lists after commas.
    Columns that do not fit are printed in further bands, each with the first column again.
    """
    cells = [[column, *(row[at] for row in rows)] for at, column in enumerate(columns)]
    if width is None:
        _print_band(cells, [_maximum_width(column) for column in cells], PIPE_SPACING)
        return
    widths = [min(_minimum_width(heading, column), width - EDGE_WIDTH) for heading, *column in cells]
    for band in split_into_bands(widths, width):
        shown = [cells[at] for at in band]
        room = width - EDGE_WIDTH - COLUMN_GAP * (len(band) - 1)
        taken = _distribute_width([widths[at] for at in band], [_maximum_width(column) for column in shown], room)
        click.echo()
        _print_band(shown, taken, TERMINAL_SPACING)
        click.echo()


def text_width(text: str) -> int:
    """Return the number of terminal cells that a text takes."""
    return sum(_character_width(character) for character in text)


def _character_width(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):  # combining marks, direction marks
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


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
    pieces = [piece for cell in cells for piece in _unbreakable_pieces(cell)]
    width = _maximum_width([*pieces, *heading.split(" ")])
    while len(wrap(heading, width)) > MAX_HEADING_LINES:
        width += 1
    return width


def _maximum_width(cells: Iterable[str]) -> int:
    return max(1, *map(text_width, cells))


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


def _print_band(columns: list[list[str]], widths: list[int], spacing: tuple[str, str]) -> None:
    """Print columns, each with its heading first. Cells that are too wide take several lines."""
    margin, gap = spacing
    is_text = [at == 0 or any(", " in cell for cell in column[1:]) for at, column in enumerate(columns)]
    for number, row in enumerate(zip(*columns, strict=True)):
        wrapped = [wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
        for line in zip_longest(*wrapped, fillvalue=""):
            padded = [_pad(text, width, is_left) for text, width, is_left in zip(line, widths, is_text, strict=True)]
            click.echo(f"{margin}{gap.join(padded)}".rstrip())
        if number == 0 and margin:
            click.echo(" " + "─" * (sum(widths) + len(gap) * (len(widths) - 1) + 2))


def _pad(text: str, width: int, is_left: bool) -> str:
    space = " " * (width - text_width(text))
    return text + space if is_left else space + text
