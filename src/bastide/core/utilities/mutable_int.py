"""Mutable integer cells, whose values stay unboxed in compiled code."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
@final
class IntCell:
    """A mutable integer."""

    value: i64

    def __init__(self) -> None:
        self.value = 0


def make_int_cells(count: int) -> list[IntCell]:
    """Make a list of cells, all zero."""
    return [IntCell() for _ in range(count)]
