"""A player's window on the position, with quick looks at what lies open: for bots that cannot wait for a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bastide.core import Seat

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState


@final
class CarcassonneSeat(Seat):
    """Everything but the order of the pile is open, so most of what a bot wants is on a ``sample`` of its own."""

    def __init__(self, state: CarcassonneState, player: int) -> None:
        super().__init__(state, player)
        self._table = state

    def scores(self) -> list[int]:
        """Everybody's points so far."""
        return self._table.score.copy()

    def supply(self, figure: int) -> int:
        """How many of a figure this player has at home."""
        from bastide.games.carcassonne.figures import FIGURE_KINDS

        return self._table.supply[self.player * FIGURE_KINDS + figure]

    def tiles_left(self) -> int:
        """How many tiles are in the pile."""
        return len(self._table.pile)
