"""Sampled positions that fit what a player knows (determinization), fixed for each question.

If a question about hidden information were answered with new random samples each time, asking again could reveal it. So
the samples follow by a hash from secrets of the table: the same question has the same answer, on every server and after
a restart, however often it is asked. Actions that are taken back do not change them. Only a random event in the game
does.
"""

from __future__ import annotations

from hashlib import sha256

from bastide.core.plain import canonical
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.tables.model.table import Table


class Draws:
    """Sampled positions for one player; the same number always gives the same sample."""

    def __init__(self, table: Table, state: State, player: int) -> None:
        self.state = state
        self.player = player
        self._key = f"bastide:draw:{table.seed}:{table.id}:{player}:{canonical(state.rng.snapshot())}"

    def source(self, number: int) -> Rng:
        """Return the random source of one sample."""
        return Rng(int.from_bytes(sha256(f"{self._key}:{number}".encode()).digest()[:16]))

    def seed(self, number: int) -> int:
        """Return a seed for a search in one sample. It stays secret, too."""
        return int(self.source(number).split().next32())

    def position(self, number: int) -> State:
        return self.state.sample(self.player, self.source(number))
