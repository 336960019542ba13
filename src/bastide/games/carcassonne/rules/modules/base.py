"""The base game: seven followers each, and the start tile. The turn is in ``turn.py``, scoring in ``scoring.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.games.carcassonne.rules.figures import FOLLOWER, Figure, Follower
from bastide.games.carcassonne.rules.geometry import ORIGIN
from bastide.games.carcassonne.rules.module import Module

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState


class Base(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("base", slot)

    def figures(self) -> list[Figure]:
        # The eighth follower of the box marks the score.
        return [Follower(FOLLOWER, each=7, weight=1)]

    def start(self, state: CarcassonneState) -> None:
        for module in state.rules.modules:
            if module.lays_start:
                return  # and the start tile leaves the game
        for kind, tile in enumerate(state.rules.kinds.tiles):
            if tile.module == self.id and tile.start:
                state.board.lay(kind, ORIGIN, 0)
