"""Sampled positions that fit what a player knows (determinization), fixed for each question.

If a question about hidden information were answered with new random samples each time, asking again could reveal it. So
the samples follow by a hash from secrets of the table: the same question has the same answer, on every server and after
a restart, however often it is asked. Actions that are taken back do not change them. Only a random event in the game
does.
"""

from __future__ import annotations

from hashlib import sha256

from bastide.core.json_data import canonical_json
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.tables.state.table_state import Table


class SampledPositions:
    """Sampled positions for one player; the same number always gives the same sample."""

    def __init__(self, table: Table, state: State, player: int) -> None:
        self.state = state
        self.player = player
        self._key = f"bastide:draw:{table.seed}:{table.id}:{player}:{canonical_json(state.rng.snapshot())}"

    def make_rng(self, number: int) -> Rng:
        """Return the random source of one sample."""
        return Rng(int.from_bytes(sha256(f"{self._key}:{number}".encode()).digest()[:16]))

    def make_seed(self, number: int) -> int:
        """Return a seed for a search in one sample. It stays secret, too."""
        return int(self.make_rng(number).split().next32())

    def sample_position(self, number: int) -> State:
        return self.state.sample_position(self.player, self.make_rng(number))
