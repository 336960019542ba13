"""A player's window on the position, with quick looks at what lies open."""

from __future__ import annotations

from typing import final

from bastide.core import Seat
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT
from bastide.games.carcassonne.rules.module_api import Position


@final
class CarcassonneSeat(Seat):
    """Everything but the order of the pile is open: a bot that wants to look deeper does so on a ``sample``."""

    def __init__(self, state: Position, player: int) -> None:
        super().__init__(state, player)
        self._table = state

    def score(self, player: int) -> int:
        """A player's points so far."""
        return self._table.score[player]

    def supply(self, player: int, figure: int) -> int:
        """How many of a figure (FOLLOWER, BIG ...) a player has at home."""
        return self._table.supply[player * FIGURE_COUNT + figure]

    def tiles_left(self) -> int:
        """How many tiles are in the pile."""
        return len(self._table.pile)
