"""Mutable integer cells, whose values stay unboxed in compiled code."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
@final
class Slot:
    """A mutable integer."""

    number: i64

    def __init__(self) -> None:
        self.number = 0


def slots(count: int) -> list[Slot]:
    """Make a list of cells, all zero."""
    return [Slot() for _ in range(count)]
