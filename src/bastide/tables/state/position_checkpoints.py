"""Checkpoints for fast rewinding: positions kept along a game.

They are dense near the end and sparse before. Going back by any number of steps replays about as many steps, whatever
the length of the game. So replaying a log takes time in proportion to its length, however many take backs it contains.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.core.state import State

#: Number of steps between two checkpoints near the end.
CHECKPOINT_INTERVAL_STEPS: Final = 16


class Checkpoints:
    """Positions by number of steps. They are copied on use and never changed."""

    def __init__(self, positions: Sequence[tuple[int, State | Mapping[str, JsonData]]] = ()) -> None:
        #: In order. A position from a snapshot is restored on first use.
        self.positions: list[tuple[int, State | Mapping[str, JsonData]]] = list(positions)

    def copy(self) -> Checkpoints:
        return Checkpoints(self.positions)

    def add(self, steps: int, state: State) -> None:
        """Add the position after ``steps`` steps, if a checkpoint is due. Callers must not change it afterwards."""
        if steps % CHECKPOINT_INTERVAL_STEPS or not steps:
            return
        number = steps // CHECKPOINT_INTERVAL_STEPS
        self.positions = [
            mark
            for mark in self.positions
            if mark[0] < steps
            and number - mark[0] // CHECKPOINT_INTERVAL_STEPS
            < 2 * largest_power_of_two_divisor(mark[0] // CHECKPOINT_INTERVAL_STEPS)
        ]
        self.positions.append((steps, state))

    def restore_last_before(self, steps: int, game: Game) -> tuple[int, State] | None:
        """Return the last checkpoint at or before a step, with a copy of its position; later ones are removed."""
        while self.positions and self.positions[-1][0] > steps:
            self.positions.pop()
        if not self.positions:
            return None
        at, found = self.positions[-1]
        if not isinstance(found, State):
            found = game.restore(found)
            self.positions[-1] = (at, found)
        return at, found.clone()


def largest_power_of_two_divisor(number: int) -> int:
    """Return the largest power of two that divides a number."""
    return number & -number
