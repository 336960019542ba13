"""What modules and figures say about themselves without looking at a position.

``module_api.py`` adds the hooks that look at one.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from bastide.core import Option, Plain, Refusal, Words
from bastide.games.carcassonne.rules.actions import FIGURE_FIRST, FIGURE_IDS
from bastide.games.carcassonne.rules.display.maptext import MapText
from bastide.games.carcassonne.rules.display.stamp import Stamp
from bastide.games.carcassonne.rules.tiles.model import Tile
from bastide.games.carcassonne.rules.tiles.tileset import TileSet


class FigureDescription:
    """What a kind of figure is, and what it is called."""

    code: i64
    first: i64

    def __init__(self, id: str, each: int, is_follower: bool) -> None:
        self.id = id
        self.code = FIGURE_IDS.index(id)
        #: The first of the actions that place it.
        self.first = FIGURE_FIRST[self.code]
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

    def role(self, feature_kind: int) -> str:
        """What it is called on a feature of this kind."""
        return self.id

    def title(self, feature_kind: int) -> str:
        """The words for it in notation."""
        return self.role(feature_kind)

    def piece(self, feature_kind: int) -> str:
        """The id under which the catalogues name it, as it stands there: ``big_knight``."""
        return self.title(feature_kind).replace(" ", "_")

    def letter(self, feature_kind: int) -> str:
        """The letter for it on a map drawn in a terminal."""
        return self.role(feature_kind)[0]


class ModuleDescription:
    """What a module consists of, and how its part of a view is shown."""

    def __init__(self, id: str, slot: int, tiles: list[Tile], marks: int = 0) -> None:
        self.id = id
        self.slot = slot
        #: The kinds of tiles that come with it.
        self.tiles = tiles
        #: The symbols on tiles that mean something because of this module.
        self.marks = marks
        #: The words that begin its lines on a map by hand.
        self.map_words: list[str] = []
        #: Whether it lays its own tiles instead of the start tile.
        self.lays_start = False
        #: Whether it has a say in where tiles may lie (``allows``).
        self.limits_placement = False
        #: Whether it ever keeps figures away (``bars_figures``, ``bars_tile``).
        self.bars = False
        #: Whether it has tiles that are no part of their own (``continues_part``).
        self.joins_parts = False
        #: Whether it scores fields during the game.
        self.scores_fields = False
        #: Whether it brings bridges.
        self.builds_bridges = False
        #: Whether it has a say in what a figure counts for in a majority (``strength``).
        self.changes_strength = False
        #: Complete cities that it lays on the table and that are no features of the map.
        self.standing_cities = 0

    # -- parts of the game ---------------------------------------------------------------------

    def blocks(self) -> list[tuple[str, int]]:
        """Its blocks of action numbers, by name and size; those of its figures come by themselves."""
        return []

    def tallies(self) -> list[str]:
        """What it counts for each player besides the points for features: ``points_goods`` ..."""
        return []

    def options(self) -> list[Option]:
        """Table options that change one of its rules."""
        return []

    def memory(self, players: int) -> list[int]:
        """The numbers it keeps in the state, as they are before the game."""
        return []

    def limits(self, kinds: TileSet, kind: int) -> bool:
        """Whether it has a say in where such a tile may lie (only modules with ``limits_placement`` are asked)."""
        return True

    def objection(self) -> Refusal:
        """Why a tile whose edges fit may not lie where it does not allow it."""
        raise NotImplementedError(f"{self.id} allows every place")

    # -- its part of a view in a terminal and in a map by hand ---------------------------------

    def terminal_lines(self, shown: dict[str, Plain], words: Words) -> list[str]:
        """What a terminal says of its part of a view."""
        return []

    def draw_on(self, stamp: Stamp, shown: dict[str, Plain], x: int, y: int) -> None:
        """Draw what its part of a view says of the tile at x,y."""

    def read_line(self, found: MapText, words: list[str], line: str) -> bool:
        """Read a line of a map by hand that speaks of the module. False: it does not."""
        return False

    def map_lines(self, shown: dict[str, Plain]) -> list[str]:
        """The lines that ``read_line`` reads, for its part of a view."""
        return []


class RuleTables:
    """Tables that follow from the descriptions of the modules in play: tiles, pile and tallies."""

    def __init__(self, modules: Sequence[ModuleDescription]) -> None:
        marks = 0
        tiles: list[Tile] = []
        #: What is counted for each player; and the place of each in the list, by its name.
        self.tallies: list[str] = []
        for module in modules:
            marks |= module.marks
            tiles += module.tiles
            self.tallies += module.tallies()
        self.tally: dict[str, int] = {name: place for place, name in enumerate(self.tallies)}
        #: The entries for points and for completed features, by what they are for: "cities".
        self.points_for: dict[str, int] = tallied(self.tally, "points_")
        self.completed_of: dict[str, int] = tallied(self.tally, "completed_")
        self.kinds = TileSet(tiles, marks, any(module.builds_bridges for module in modules))
        self.standing_cities = sum([module.standing_cities for module in modules])

        replaced = any(module.lays_start for module in modules)
        #: The tiles in the game, by kind. A start tile that is not used leaves the game.
        self.in_game: list[int] = [
            tile.count - (tile.start if replaced and not in_start(tile, modules) else 0) for tile in tiles
        ]
        #: The pile before it is shuffled.
        self.pile: list[int] = []
        for kind, tile in enumerate(tiles):
            if tile.supply == "pile":
                self.pile += [kind] * (tile.count - tile.start)


def tallied(tally: dict[str, int], what: str) -> dict[str, int]:
    """The entries whose names begin so, by the rest of their names."""
    return {name.removeprefix(what): place for name, place in tally.items() if name.startswith(what)}


def in_start(tile: Tile, modules: Sequence[ModuleDescription]) -> bool:
    """Whether the tile's module is one that lays its own start."""
    return any(module.lays_start and module.id == tile.module for module in modules)
