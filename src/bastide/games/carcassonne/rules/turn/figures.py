"""Base class of followers, the meeples that claim features. Meeples of a module are defined in its folder."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.games.carcassonne.rules.display.maptext import ROLES
from bastide.games.carcassonne.rules.module_api import Figure, Position
from bastide.games.carcassonne.rules.tiles.model import FIELD, HAS_BARN


class Follower(Figure):
    """Meeple that claims an unclaimed city, road, field, cloister or shrine."""

    weight: i64

    def __init__(self, id: str, count_per_player: int, base_strength: int) -> None:
        super().__init__(id, count_per_player, True)
        self.weight = base_strength

    def strength(self, state: Position, root: i64) -> i64:
        return self.weight

    def stands_on(self, feature_kind: i64) -> bool:
        return feature_kind <= FIELD

    def may_stand(self, state: Position, player: i64, node: i64) -> bool:
        board = state.board
        root = board.root(node)
        kind: i64 = board.node_kind[node]
        return kind <= FIELD and board.followers[root] == 0 and board.marks[root] & HAS_BARN == 0

    def role(self, feature_kind: int) -> str:
        return ROLES[feature_kind]

    def title(self, feature_kind: int) -> str:
        return f"{self.id} {self.role(feature_kind)}"
