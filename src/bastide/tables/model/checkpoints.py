"""Checkpoints for fast rewinding: positions kept along a game.

They are dense near the end and sparse before. Going back by any number of steps replays about as many steps, whatever
the length of the game. So replaying a log takes time in proportion to its length, however many take backs it contains.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bastide.core.game import Game
from bastide.core.plain import Plain
from bastide.core.state import State

#: Number of steps between two checkpoints near the end.
INTERVAL: Final = 16


class Checkpoints:
    """Positions by number of steps. They are copied on use and never changed."""

    def __init__(self, marks: Sequence[tuple[int, State | Mapping[str, Plain]]] = ()) -> None:
        #: In order. A position from a snapshot is restored on first use.
        self.marks: list[tuple[int, State | Mapping[str, Plain]]] = list(marks)

    def copy(self) -> Checkpoints:
        return Checkpoints(self.marks)

    def add(self, steps: int, state: State) -> None:
        """Add the position after ``steps`` steps, if a checkpoint is due. Callers must not change it afterwards."""
        if steps % INTERVAL or not steps:
            return
        number = steps // INTERVAL
        self.marks = [
            mark
            for mark in self.marks
            if mark[0] < steps and number - mark[0] // INTERVAL < 2 * power(mark[0] // INTERVAL)
        ]
        self.marks.append((steps, state))

    def before(self, steps: int, game: Game) -> tuple[int, State] | None:
        """Return the last checkpoint at or before a step, with a copy of its position; later ones are removed."""
        while self.marks and self.marks[-1][0] > steps:
            self.marks.pop()
        if not self.marks:
            return None
        at, found = self.marks[-1]
        if not isinstance(found, State):
            found = game.restore(found)
            self.marks[-1] = (at, found)
        return at, found.clone()


def power(number: int) -> int:
    """Return the largest power of two that divides a number."""
    return number & -number
