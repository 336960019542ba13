"""Inns & Cathedrals: the big follower counts twice; inns and cathedrals score more, or nothing if unfinished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.modules.inns.tiles import TILES
from bastide.games.carcassonne.rules.action_space import MEEPLE_IDS
from bastide.games.carcassonne.rules.module_api import ExpansionModule, MeepleKind, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import CATHEDRAL, CITY, INN, ROAD
from bastide.games.carcassonne.rules.turn.follower import Follower

BIG_FOLLOWER: Final = MEEPLE_IDS.index("big")


class BigFollower(Follower):
    """Follower that counts as two."""

    def __init__(self) -> None:
        super().__init__("big", count_per_player=1, base_strength=2)

    def ascii_letter(self, feature_kind: int) -> str:
        return self.role(feature_kind)[0].upper()


class InnsModule(ExpansionModule):
    """Expansion module Inns & Cathedrals."""

    def __init__(self, slot: int) -> None:
        super().__init__("inns", slot, TILES, INN | CATHEDRAL)

    def meeple_kinds(self) -> list[MeepleKind]:
        return [BigFollower()]

    def points_per_tile(self, state: Position, root: i64, each: i64, complete: bool) -> i64:
        """Inns on the road or cathedrals in the city: one point more per tile if complete, otherwise no points."""
        kind: i64 = state.board.node_kind[root]
        marks: i64 = state.board.marks[root]
        if (kind == ROAD and marks & INN != 0) or (kind == CITY and marks & CATHEDRAL != 0):
            return each + 1 if complete else 0
        return each


MODULE: Final = InnsModule
