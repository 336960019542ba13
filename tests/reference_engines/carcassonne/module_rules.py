"""Interface of a module: its meeples, its state at one table, and hooks in the game flow.

A hook that returns a ``QuestionGenerator`` may ask players. The table calls each hook on its modules by ``order``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bastide.core import JsonData
from reference_engines.carcassonne.board import BoardFeature, Piece
from reference_engines.carcassonne.questions import Choice, QuestionGenerator
from reference_engines.carcassonne.tile_definition import Point, Tile
from reference_engines.carcassonne.tile_placement import Bridge

if TYPE_CHECKING:
    from reference_engines.carcassonne.game_state import GameState


class MeepleRules:
    """A kind of meeple. This class is a follower; subclasses change what differs."""

    is_follower = True
    #: Whether it leaves when the last follower of its owner has left the feature.
    needs_follower = False
    #: Whether the dragon spares it.
    is_safe_from_dragon = False

    def __init__(self, kind: str, count: int, claims: tuple[str, ...] = (), strength: int = 1) -> None:
        self.kind = kind
        #: Number that every player has.
        self.count = count
        #: Kinds of features that it may claim.
        self.claims = claims
        self.base_strength = strength

    def may_be_placed(self, table: GameState, player: int, land: BoardFeature) -> bool:
        """Whether it may be placed on a feature: for a follower, nobody claims it yet."""
        return land.kind in self.claims and not table.is_claimed(land)

    def strength(self, table: GameState, land: BoardFeature) -> int:
        return self.base_strength


@dataclass
class Meeple:
    """A meeple on the board."""

    rules: MeepleRules
    owner: int
    piece: Piece
    #: The corner of a barn.
    corner: str = ""
    #: Whether it was redeployed from Carcassonne for the current scoring.
    brought: bool = False

    @property
    def kind(self) -> str:
        return self.rules.kind

    @property
    def follower(self) -> bool:
        return self.rules.is_follower


class ModuleRules:
    """Rules and state of a module at one table; every hook does nothing."""

    #: Modules with a lower number are asked first.
    order: ClassVar[int] = 50
    meeples: ClassVar[tuple[MeepleRules, ...]] = ()
    #: Symbols on features that count in a scoring.
    symbols: ClassVar[tuple[str, ...]] = ()

    def __init__(self, table: GameState) -> None:
        self.table = table

    def position(self) -> dict[str, JsonData]:
        """The state of the module, as the view of the real engine shows it."""
        return {}

    def normalise(self, told: dict[str, JsonData]) -> dict[str, JsonData]:
        """The state of the module in the real engine, in the form of ``position``."""
        return {key: told[key] for key in self.position()}

    # -- tiles -------------------------------------------------------------------------------------

    def lay_start_tiles(self) -> bool:
        """Lay the start tiles. Returns False to leave it to the next module."""
        return False

    def prepare_game(self) -> QuestionGenerator[None]:
        """Before the first turn."""
        yield from ()

    def reserved_tiles(self) -> int:
        """Number of tiles of the pile that cannot be drawn."""
        return 0

    def sets_aside(self, tile: str) -> bool:
        """Take a tile that was drawn from the pile. Returns whether another one is drawn."""
        return False

    def has_next_tile(self) -> bool:
        """Whether the next tile of the active player comes from the module."""
        return False

    def next_tile(self) -> str:
        """Return that tile, and remove it from the module."""
        return ""

    def has_tiles_to_come(self) -> bool:
        """Whether the game goes on although the pile is empty."""
        return False

    def allows_placement(self, tile: Tile, cell: Point, turns: int) -> bool:
        """Whether a tile that fits may be laid."""
        return True

    def lay_other_tile(self) -> QuestionGenerator[bool]:
        """Lay a tile instead of the next one. Returns whether one was laid."""
        yield from ()
        return False

    def can_build_bridge(self) -> bool:
        return False

    def build_bridge(self, bridge: Bridge) -> None:
        """Build a bridge of the active player."""

    # -- the turn ----------------------------------------------------------------------------------

    def on_turn_started(self) -> None:
        """At the start of a turn, before ``start_turn`` of all modules."""

    def start_turn(self) -> QuestionGenerator[None]:
        yield from ()

    def start_turn_part(self) -> None:
        """Before the tile of a turn part."""

    def continues_turn_part(self) -> bool:
        """Whether the tile just laid is followed by another one in the same turn part."""
        return False

    def end_turn_part(self) -> None:
        """After a turn part."""

    def end_turn(self) -> QuestionGenerator[None]:
        yield from ()

    # -- meeples -----------------------------------------------------------------------------------

    def on_tile_laid(self) -> None:
        """After a tile was laid, before ``before_meeples`` of all modules."""

    def before_meeples(self) -> QuestionGenerator[None]:
        yield from ()

    def skips_meeples(self) -> bool:
        """Whether the active player may do nothing at all with the tile just laid."""
        return False

    def forbids_meeples(self) -> bool:
        """Whether the active player may only do what ``additional_choices`` offers."""
        return False

    def is_closed(self, cell: Point) -> bool:
        """Whether nothing may be placed on a tile."""
        return False

    def closes(self, land: BoardFeature) -> bool:
        """Whether no follower may claim a feature, although there is none."""
        return False

    def additional_choices(self) -> list[Choice]:
        """Choices before a meeple is placed; ``take_choice`` carries them out, and the player is asked again."""
        return []

    def meeple_choices(self) -> list[Choice]:
        """Choices instead of a meeple on the tile just laid; ``take_choice`` carries them out."""
        return []

    def take_choice(self, choice: Choice) -> QuestionGenerator[None]:
        """Carry out one of the module's choices."""
        yield from ()

    def after_meeples(self) -> QuestionGenerator[None]:
        yield from ()

    # -- scoring -----------------------------------------------------------------------------------

    def strength(self, meeple: Meeple, strength: int) -> int:
        """The strength of a follower in the majority; ``strength`` is its value so far."""
        return strength

    def feature_value(self, land: BoardFeature, value: int) -> int:
        """Points of a road, city or building; ``value`` is the value so far."""
        return value

    def points_per_city(self, land: BoardFeature, player: int) -> int:
        """Points added per city for a player's farmers in a field."""
        return 0

    def field_points(self, land: BoardFeature) -> int:
        """Points added for farmers in a field."""
        return 0

    def is_castle(self, land: BoardFeature) -> bool:
        """Whether a city has become a castle, which is not scored itself."""
        return False

    def is_bonus_cell(self, cell: Point) -> bool:
        """Whether followers on a tile get extra points when their feature is scored."""
        return False

    def before_scoring(self, done: list[BoardFeature]) -> QuestionGenerator[list[BoardFeature]]:
        """Before completed features are scored. Returns those that are still scored."""
        yield from ()
        return done

    def on_feature_scored(self, land: BoardFeature) -> None:
        """After a feature was scored; the meeples are still on it."""

    def leaving_meeples(self, done: list[BoardFeature]) -> list[Meeple]:
        """After completed features were scored: other meeples that leave now."""
        return []

    def after_scoring(self, done: list[BoardFeature]) -> QuestionGenerator[None]:
        yield from ()

    def end_scoring(self) -> QuestionGenerator[None]:
        """After ``after_scoring`` of all modules."""
        yield from ()

    # -- the end -----------------------------------------------------------------------------------

    def after_last_tile(self) -> QuestionGenerator[None]:
        yield from ()

    def before_final_scoring(self, last: int) -> QuestionGenerator[None]:
        """Before the final scoring; ``last`` is the player of the last tile."""
        yield from ()

    def final_scoring(self) -> None:
        """After all features were scored."""
