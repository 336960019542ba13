"""Base game: turn phases, seven followers per player, and the start tile."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.modules.base.tiles import TILES
from bastide.games.carcassonne.rules.action_space import MEEPLE_IDS
from bastide.games.carcassonne.rules.board.cell_coordinates import ORIGIN_CELL
from bastide.games.carcassonne.rules.module_api import ExpansionModule, MeepleKind, Phase, Position
from bastide.games.carcassonne.rules.turn.follower import Follower
from bastide.games.carcassonne.rules.turn.turn_phases import base_phases

FOLLOWER: Final = MEEPLE_IDS.index("follower")


class OrdinaryFollower(Follower):
    """Follower that is named by its role only."""

    def __init__(self) -> None:
        # The eighth follower of the box marks the score.
        super().__init__("follower", count_per_player=7, base_strength=1)

    def notation_name(self, feature_kind: int) -> str:
        return self.role(feature_kind)


class BaseModule(ExpansionModule):
    """The base game as a module."""

    def __init__(self, slot: int) -> None:
        super().__init__("base", slot, TILES)

    def meeple_kinds(self) -> list[MeepleKind]:
        return [OrdinaryFollower()]

    def phases(self) -> list[Phase]:
        return base_phases()

    def tally_names(self) -> list[str]:
        points = ["points_roads", "points_cities", "points_cloisters", "points_fields"]
        return [*points, "completed_roads", "completed_cities", "completed_cloisters"]

    def lay_start_tiles(self, state: Position) -> None:
        for module in state.rules.modules:
            if module.has_own_start:
                return  # the start tile leaves the game
        for kind, tile in enumerate(state.rules.tile_set.tiles):
            if tile.module == self.id and tile.start:
                state.board.lay_tile(kind, ORIGIN_CELL, 0)


MODULE: Final = BaseModule
