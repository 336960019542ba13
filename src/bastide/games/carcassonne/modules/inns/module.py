"""Inns & Cathedrals: the big follower counts twice; inns and cathedrals score more, or nothing if unfinished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.modules.inns.tiles import TILES
from bastide.games.carcassonne.rules.actions import FIGURE_IDS
from bastide.games.carcassonne.rules.module_api import Figure, Module, Position
from bastide.games.carcassonne.rules.tiles.model import CATHEDRAL, CITY, INN, ROAD
from bastide.games.carcassonne.rules.turn.figures import Follower

BIG: Final = FIGURE_IDS.index("big")


class Big(Follower):
    """Follower that counts as two."""

    def __init__(self) -> None:
        super().__init__("big", count_per_player=1, base_strength=2)

    def letter(self, feature_kind: int) -> str:
        return self.role(feature_kind)[0].upper()


class Inns(Module):
    """Expansion module Inns & Cathedrals."""

    def __init__(self, slot: int) -> None:
        super().__init__("inns", slot, TILES, INN | CATHEDRAL)

    def figures(self) -> list[Figure]:
        return [Big()]

    def per_tile(self, state: Position, root: i64, each: i64, complete: bool) -> i64:
        """Inns on the road or cathedrals in the city: one point more per tile if complete, otherwise no points."""
        kind: i64 = state.board.node_kind[root]
        marks: i64 = state.board.marks[root]
        if (kind == ROAD and marks & INN != 0) or (kind == CITY and marks & CATHEDRAL != 0):
            return each + 1 if complete else 0
        return each
