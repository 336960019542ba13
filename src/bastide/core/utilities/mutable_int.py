"""Places for whole numbers that change all the time: what is written there needs no box around it, compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
@final
class Slot:
    """A place for a number that can be changed without a box around it."""

    number: i64

    def __init__(self) -> None:
        self.number = 0


def slots(count: int) -> list[Slot]:
    return [Slot() for _ in range(count)]
