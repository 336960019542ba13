"""The positions by which it is judged what somebody could know: drawn once and for all.

Where a question about hidden things is answered by positions drawn at random, whoever may ask again may ask until
chance is kind. So they are not drawn anew: they follow, by a hash, from what the table keeps secret until the game is
over. The same question has the same answer, on every server and after a restart, however it is worded and however often
it is asked. Nothing that a player can do and take back again changes them either: only when chance itself has spoken in
the game are there others.
"""

from __future__ import annotations

from hashlib import sha256

from bastide.core.plain import canonical
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.tables.model.table import Table


class Draws:
    """Positions that a player could be in, as far as they know; always the same ones."""

    def __init__(self, table: Table, state: State, player: int) -> None:
        self.state = state
        self.player = player
        self._key = f"bastide:draw:{table.seed}:{table.id}:{player}:{canonical(state.rng.snapshot())}"

    def source(self, number: int) -> Rng:
        """The source of chance for one of them."""
        return Rng(int.from_bytes(sha256(f"{self._key}:{number}".encode()).digest()[:16]))

    def seed(self, number: int) -> int:
        """A seed for whoever thinks about one of them, which is told to nobody either."""
        return int(self.source(number).split().next32())

    def position(self, number: int) -> State:
        return self.state.sample(self.player, self.source(number))
