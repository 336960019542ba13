"""Base class of followers, the meeples that claim features. Meeples of a module are defined in its folder."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from bastide.games.carcassonne.rules.module_api import MeepleKind, Position
from bastide.games.carcassonne.rules.parsed_board_text import FOLLOWER_ROLES
from bastide.games.carcassonne.rules.tiles.tile_definition import FIELD, HAS_BARN


@mypyc_attr(allow_interpreted_subclasses=True)
class Follower(MeepleKind):
    """Meeple that claims an unclaimed city, road, field, cloister or shrine."""

    base_strength: i64

    def __init__(self, id: str, count_per_player: int, base_strength: int) -> None:
        super().__init__(id, count_per_player, True)
        self.base_strength = base_strength

    def strength(self, state: Position, root: i64) -> i64:
        return self.base_strength

    def can_occupy_kind(self, feature_kind: i64) -> bool:
        return feature_kind <= FIELD

    def may_be_placed_on(self, state: Position, player: i64, node: i64) -> bool:
        board = state.board
        root = board.find_root(node)
        kind: i64 = board.node_kind[node]
        return kind <= FIELD and board.follower_count[root] == 0 and board.marks[root] & HAS_BARN == 0

    def role(self, feature_kind: int) -> str:
        return FOLLOWER_ROLES[feature_kind]

    def notation_name(self, feature_kind: int) -> str:
        return f"{self.id} {self.role(feature_kind)}"
