"""Static descriptions of expansion modules and meeples: what they are, independent of a position.

``module_api.py`` adds the hooks that take a position.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from bastide.core import JsonData, Option, Refusal, Translator
from bastide.games.carcassonne.rules.action_space import FIRST_MEEPLE_ACTION, MEEPLE_IDS
from bastide.games.carcassonne.rules.display.ascii_tile import AsciiTile
from bastide.games.carcassonne.rules.parsed_board_text import BoardText
from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import TileSet


@mypyc_attr(allow_interpreted_subclasses=True)
class MeepleDescription:
    """Properties and names of a kind of meeple."""

    code: i64
    first_action: i64

    def __init__(self, id: str, count_per_player: int, is_follower: bool) -> None:
        self.id = id
        self.code = MEEPLE_IDS.index(id)
        #: First of the actions that place it.
        self.first_action = FIRST_MEEPLE_ACTION[self.code]
        #: Number of meeples of this kind per player.
        self.count_per_player = count_per_player
        #: Whether it occupies a feature and counts in majorities.
        self.is_follower = is_follower
        #: Whether the dragon removes it.
        self.is_dragon_prey = True
        #: Whether it is returned when its owner's last follower leaves the feature before a scoring.
        self.needs_follower = False
        #: Whether it returns to the supply when its feature is scored.
        self.returns_after_scoring = True

    def can_occupy_kind(self, feature_kind: i64) -> bool:
        """Return whether followers of this kind can be on such a feature, and so in its quarter."""
        return False

    def role(self, feature_kind: int) -> str:
        """Return its name on a feature of this kind."""
        return self.id

    def notation_name(self, feature_kind: int) -> str:
        """Return its name in notation."""
        return self.role(feature_kind)

    def catalogue_id(self, feature_kind: int) -> str:
        """Return the id of its name in the message catalogues: ``big_knight``."""
        return self.notation_name(feature_kind).replace(" ", "_")

    def ascii_letter(self, feature_kind: int) -> str:
        """Return its letter on a board drawn in a terminal."""
        return self.role(feature_kind)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleDescription:
    """Contents of an expansion module, and the display of its part of a view."""

    def __init__(self, id: str, slot: int, tiles: list[Tile], marks: int = 0) -> None:
        self.id = id
        self.slot = slot
        #: The kinds of tiles of the module.
        self.tiles = tiles
        #: The symbols on tiles that have a meaning only with this module.
        self.marks = marks
        #: First words of its lines in a board text.
        self.board_text_keywords: list[str] = []
        #: Whether it lays its own tiles instead of the start tile.
        self.has_own_start = False
        #: Whether it restricts tile placement (``allows_placement``).
        self.limits_placement = False
        #: Whether it can forbid meeples (``forbids_meeples``, ``forbids_meeples_on_tile``).
        self.can_forbid_meeples = False
        #: Whether it has tiles that continue a turn part (``continues_turn_part``).
        self.can_continue_turn_part = False
        #: Whether it scores fields during the game.
        self.scores_fields_during_game = False
        #: Whether it adds bridges.
        self.builds_bridges = False
        #: Whether it changes the strength of followers (``strength``).
        self.changes_strength = False
        #: Number of complete cities that it adds outside the features of the board.
        self.off_board_cities = 0

    # -- components ----------------------------------------------------------------------------

    def tally_names(self) -> list[str]:
        """Return names of per-player counters besides the points for features: ``points_goods``."""
        return []

    def options(self) -> list[Option]:
        """Return table options that change one of its rules."""
        return []

    def initial_state(self, players: int) -> list[int]:
        """Return its module state before the game."""
        return []

    def limits_tile_kind(self, tile_set: TileSet, kind: int) -> bool:
        """Return whether it restricts the placement of a tile kind. Called if ``limits_placement``."""
        return True

    def placement_refusal(self) -> Refusal:
        """Return why a tile whose edges fit may not be placed where ``allows_placement`` forbids it."""
        raise NotImplementedError(f"module {self.id} does not limit placement")

    # -- terminal and board text ------------------------------------------------------------

    def terminal_lines(self, shown: dict[str, JsonData], translator: Translator) -> list[str]:
        """Return the terminal lines for its part of a view."""
        return []

    def draw_on_tile(self, ascii_tile: AsciiTile, shown: dict[str, JsonData], x: int, y: int) -> None:
        """Draw its part of a view onto the tile at x,y."""

    def parse_board_line(self, found: BoardText, words: list[str], line: str) -> bool:
        """Parse a line of a board text. Return False if the line does not belong to this module."""
        return False

    def board_text_lines(self, shown: dict[str, JsonData]) -> list[str]:
        """Return the lines that ``parse_board_line`` reads, for its part of a view."""
        return []


class RuleTables:
    """Tables derived from the module descriptions: tiles, pile and tallies."""

    def __init__(self, modules: Sequence[ModuleDescription]) -> None:
        marks = 0
        tiles: list[Tile] = []
        #: Names of the per-player counters, and their indices by name.
        self.tally_names: list[str] = []
        for module in modules:
            marks |= module.marks
            tiles += module.tiles
            self.tally_names += module.tally_names()
        self.tally_index: dict[str, int] = {name: place for place, name in enumerate(self.tally_names)}
        #: Indices of the counters for points and for completed features, by category: "cities".
        self.points_tally_index: dict[str, int] = tally_indices_with_prefix(self.tally_index, "points_")
        self.completed_tally_index: dict[str, int] = tally_indices_with_prefix(self.tally_index, "completed_")
        self.tile_set = TileSet(tiles, marks, any(module.builds_bridges for module in modules))
        self.off_board_cities = sum([module.off_board_cities for module in modules])

        replaced = any(module.has_own_start for module in modules)
        #: Number of tiles in the game, by kind. An unused start tile is not counted.
        self.tile_counts: list[int] = [
            tile.count - (tile.start if replaced and not is_custom_start_tile(tile, modules) else 0) for tile in tiles
        ]
        #: The pile before it is shuffled.
        self.unshuffled_pile: list[int] = []
        for kind, tile in enumerate(tiles):
            if tile.supply == "pile":
                self.unshuffled_pile += [kind] * (tile.count - tile.start)


def tally_indices_with_prefix(tally: dict[str, int], prefix: str) -> dict[str, int]:
    """Return the indices of counters with a prefix, keyed by the rest of their names."""
    return {name.removeprefix(prefix): place for name, place in tally.items() if name.startswith(prefix)}


def is_custom_start_tile(tile: Tile, modules: Sequence[ModuleDescription]) -> bool:
    """Return whether the tile belongs to a module with its own start."""
    return any(module.has_own_start and module.id == tile.module for module in modules)
