"""The wooden figures: what each may do. A module that brings a figure defines it in its own file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.tiles.model import BRIDGE, CITY, CLOISTER, FIELD, HAS_BARN, ROAD, SHRINE

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState

#: Every figure of the box by its number. New ones are added at the end: actions are numbered by them.
FIGURE_IDS: Final[list[str]] = ["follower", "big", "builder", "pig", "mayor", "wagon", "barn"]
FOLLOWER: Final = 0
BIG: Final = 1
BUILDER: Final = 2
PIG: Final = 3
MAYOR: Final = 4
WAGON: Final = 5
BARN: Final = 6
#: Room for the figures of all modules in lists that go by player and figure.
FIGURE_KINDS: Final[i64] = 8

#: What a follower is called on a feature; nobody can stand on the others.
ROLES: Final[dict[int, str]] = {
    CITY: "knight",
    ROAD: "highwayman",
    CLOISTER: "monk",
    SHRINE: "heretic",
    FIELD: "farmer",
    BRIDGE: "highwayman",
}


class Figure:
    """A kind of figure. This one can be placed nowhere; subclasses say where they can."""

    def __init__(self, code: int, each: int, is_follower: bool) -> None:
        self.code = code
        self.id = FIGURE_IDS[code]
        #: How many each player has.
        self.each = each
        #: Followers occupy what they stand on, and are counted when majorities are compared.
        self.is_follower = is_follower
        #: Whether the dragon sends it home.
        self.fears_dragon = True
        #: Whether it goes home with its owner's last follower on the feature, if that leaves before a scoring.
        self.needs_follower = False
        #: Whether it comes home when its feature is scored.
        self.comes_home = True

    def stands_on(self, feature_kind: i64) -> bool:
        """Whether followers of this kind are ever found on such a feature; so they also go to its quarter."""
        return False

    def strength(self, state: CarcassonneState, root: i64) -> i64:
        """What it counts for in the majority on a feature."""
        return 0

    def may_stand(self, state: CarcassonneState, player: i64, node: i64) -> bool:
        """Whether a player who has one in the supply may put it on this feature of the tile just laid."""
        return False

    def shown(self, state: CarcassonneState, player: int) -> dict[str, Plain]:
        """What a view tells of a player's figure on the map besides where it stands."""
        return {}

    def role(self, feature_kind: int) -> str:
        """What it is called on a feature of this kind."""
        return self.id

    def title(self, feature_kind: int) -> str:
        """The words for it in notation."""
        return self.role(feature_kind)

    def piece(self, feature_kind: int) -> str:
        """The id under which the catalogues name it, as it stands there: ``big_knight``."""
        return self.title(feature_kind).replace(" ", "_")


class Follower(Figure):
    """Claims any city, road, field, cloister or shrine that nobody has claimed, its owner included."""

    weight: i64

    def __init__(self, code: int, each: int, weight: int) -> None:
        super().__init__(code, each, True)
        self.weight = weight

    def strength(self, state: CarcassonneState, root: i64) -> i64:
        return self.weight

    def stands_on(self, feature_kind: i64) -> bool:
        return feature_kind <= FIELD

    def may_stand(self, state: CarcassonneState, player: i64, node: i64) -> bool:
        board = state.board
        root = board.root(node)
        kind: i64 = board.node_kind[node]
        return kind <= FIELD and board.followers[root] == 0 and board.marks[root] & HAS_BARN == 0

    def role(self, feature_kind: int) -> str:
        return ROLES[feature_kind]

    def title(self, feature_kind: int) -> str:
        return self.role(feature_kind) if self.code == FOLLOWER else f"{self.id} {self.role(feature_kind)}"
