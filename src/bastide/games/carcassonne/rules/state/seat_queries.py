"""Player's access to a position, with fast queries of open information."""

from __future__ import annotations

from typing import Final, final

from bastide.core import Rng, Seat
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT, MEEPLE_IDS
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.state.carcassonne_map import CarcassonneMap

#: As a player: this seat's own.
OWN: Final = -1


@final
class CarcassonneSeat(Seat):
    """Open information for one player. Only the order of the pile is hidden; use ``sample_position`` to search."""

    def __init__(self, state: Position, player: int) -> None:
        super().__init__(state, player)
        self._table = state

    def map(self) -> CarcassonneMap:
        """Return the tiles and features on the table."""
        return CarcassonneMap(self._table)

    def after(self, action: int, rng: Rng) -> CarcassonneSeat:
        """Return this player's seat at a copy of the game in which the action is done.

        The next tile is unknown, so ``rng`` draws one.
        """
        ahead = self._table.sample_position(self.player, rng)
        assert isinstance(ahead, Position)
        ahead.apply(self.player, action)
        return CarcassonneSeat(ahead, self.player)

    def tile(self) -> str:
        """Return the id of the tile in hand; empty if there is none."""
        return "" if self._table.hand < 0 else self._table.tile_id(self._table.hand)

    def meeples(self, kind: str = "follower", player: int = OWN) -> int:
        """Return how many meeples of a kind (``follower``, ``big`` ...) a player (by default this one) has left."""
        return self.supply(self.player if player == OWN else player, MEEPLE_IDS.index(kind))

    def score(self, player: int) -> int:
        """Return a player's points so far."""
        return self._table.score[player]

    def supply(self, player: int, meeple: int) -> int:
        """Return how many meeples of a kind (FOLLOWER, BIG_FOLLOWER ...) a player has in the supply."""
        return self._table.supply[player * MEEPLE_CODE_COUNT + meeple]

    def tiles_left(self) -> int:
        """Return the number of tiles in the pile."""
        return len(self._table.pile)
