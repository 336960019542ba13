"""Player's access to a position, with fast queries of open information."""

from __future__ import annotations

from typing import final

from bastide.core import Seat
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.module_api import Position


@final
class CarcassonneSeat(Seat):
    """Open information for one player. Only the order of the pile is hidden; use ``sample_position`` to search."""

    def __init__(self, state: Position, player: int) -> None:
        super().__init__(state, player)
        self._table = state

    def score(self, player: int) -> int:
        """Return a player's points so far."""
        return self._table.score[player]

    def supply(self, player: int, meeple: int) -> int:
        """Return how many meeples of a kind (FOLLOWER, BIG_FOLLOWER ...) a player has in the supply."""
        return self._table.supply[player * MEEPLE_CODE_COUNT + meeple]

    def tiles_left(self) -> int:
        """Return the number of tiles in the pile."""
        return len(self._table.pile)
