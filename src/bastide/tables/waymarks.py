"""Positions kept along the way of a game, so that to go back some steps is not to play everything again.

They lie close together near the end and far apart before: to go back by any number of steps costs about as many steps
played again, whatever the length of the game. So a log costs time in proportion to its length, however often things
are taken back in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bastide.core.game import Game
from bastide.core.plain import Plain
from bastide.core.state import State

#: So many steps lie between two marks near the end of the way.
EVERY: Final = 16


class Waymarks:
    """Positions after so many steps. They are looked at and copied, never changed."""

    def __init__(self, marks: Sequence[tuple[int, State | Mapping[str, Plain]]] = ()) -> None:
        #: In order. A position that was read from a snapshot is restored when somebody needs it.
        self.marks: list[tuple[int, State | Mapping[str, Plain]]] = list(marks)

    def copy(self) -> Waymarks:
        return Waymarks(self.marks)

    def pass_by(self, steps: int, state: State) -> None:
        """The way has come past this position; nobody will change it any more."""
        if steps % EVERY or not steps:
            return
        number = steps // EVERY
        self.marks = [
            mark for mark in self.marks if mark[0] < steps and number - mark[0] // EVERY < 2 * power(mark[0] // EVERY)
        ]
        self.marks.append((steps, state))

    def before(self, steps: int, game: Game) -> tuple[int, State] | None:
        """The last mark at or before this one, with a position to play on from; those behind it are forgotten."""
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
    """The largest power of two that divides it."""
    return number & -number
