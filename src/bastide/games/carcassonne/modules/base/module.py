"""Base game: turn phases, seven followers per player, and the start tile."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.modules.base.tiles import TILES
from bastide.games.carcassonne.rules.actions import FIGURE_IDS
from bastide.games.carcassonne.rules.map.geometry import CELLS, ORIGIN
from bastide.games.carcassonne.rules.module_api import Figure, Module, Phase, Position
from bastide.games.carcassonne.rules.turn.figures import Follower
from bastide.games.carcassonne.rules.turn.turn import base_phases

FOLLOWER: Final = FIGURE_IDS.index("follower")


class PlainFollower(Follower):
    """Follower that is named by its role only."""

    def __init__(self) -> None:
        # The eighth follower of the box marks the score.
        super().__init__("follower", count_per_player=7, base_strength=1)

    def title(self, feature_kind: int) -> str:
        return self.role(feature_kind)


class Base(Module):
    """The base game as a module."""

    def __init__(self, slot: int) -> None:
        super().__init__("base", slot, TILES)

    def figures(self) -> list[Figure]:
        return [PlainFollower()]

    def phases(self) -> list[Phase]:
        return base_phases()

    def blocks(self) -> list[tuple[str, int]]:
        return [("place", int(CELLS * 4)), ("none", 1)]

    def tallies(self) -> list[str]:
        points = ["points_roads", "points_cities", "points_cloisters", "points_fields"]
        return [*points, "completed_roads", "completed_cities", "completed_cloisters"]

    def start(self, state: Position) -> None:
        for module in state.rules.modules:
            if module.lays_start:
                return  # the start tile leaves the game
        for kind, tile in enumerate(state.rules.kinds.tiles):
            if tile.module == self.id and tile.start:
                state.board.lay(kind, ORIGIN, 0)
