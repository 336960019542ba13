"""The mayor and the wagon as followers. ``wagon_travel.py`` moves the wagon after a scoring."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, FIELD, HAS_CASTLE
from bastide.games.carcassonne.rules.turn.follower import Follower


class Mayor(Follower):
    """Follower for cities; its strength is the number of shields, and 0 in a castle."""

    def __init__(self) -> None:
        super().__init__("mayor", count_per_player=1, base_strength=0)

    def strength(self, state: Position, root: i64) -> i64:
        return 0 if state.board.marks[root] & HAS_CASTLE != 0 else state.board.shields[root]

    def can_occupy_kind(self, feature_kind: i64) -> bool:
        return feature_kind == CITY

    def may_be_placed_on(self, state: Position, player: i64, node: i64) -> bool:
        board = state.board
        return board.node_kind[node] == CITY and board.follower_count[board.find_root(node)] == 0

    def role(self, feature_kind: int) -> str:
        return self.id

    def notation_name(self, feature_kind: int) -> str:
        return self.id

    def ascii_letter(self, feature_kind: int) -> str:
        return "y"


class Wagon(Follower):
    """Follower for any feature except fields."""

    def __init__(self) -> None:
        super().__init__("wagon", count_per_player=1, base_strength=1)

    def can_occupy_kind(self, feature_kind: i64) -> bool:
        return feature_kind < FIELD

    def may_be_placed_on(self, state: Position, player: i64, node: i64) -> bool:
        board = state.board
        kind: i64 = board.node_kind[node]
        return kind < FIELD and board.follower_count[board.find_root(node)] == 0

    def role(self, feature_kind: int) -> str:
        return self.id

    def notation_name(self, feature_kind: int) -> str:
        return self.id
