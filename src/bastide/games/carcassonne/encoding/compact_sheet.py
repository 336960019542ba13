"""Where everything stands in an observation of ``carcassonne_v3``, and what its numbers say."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.encoding.encoder import Encoder
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import EACH, TILES
from bastide.games.carcassonne.rules.module_api import Rules

#: The modules it speaks of, and the tiles that come with them.
COMPACT_MODULES: Final = ["base", "inns"]
COMPACT_TILES: Final = [tile for tile in TILES if tile.partition("_")[0] in COMPACT_MODULES]

#: As many rows as there can be tiles, and more than enough of the others. What is beyond them is not shown, and not
#: offered.
TILE_ROWS: Final[i64] = 90
FEATURE_ROWS: Final[i64] = 160
ACTION_ROWS: Final[i64] = 192
#: More features than so many tiles can have.
NODES: Final[i64] = 1440

TABLE: Final = ["tile in hand + 1", "tiles to come", "1 if a figure is asked for", "tiles laid"]
SEAT: Final = ["followers at home", "big followers at home", "score", "1 if to act"]
TILE: Final = ["tile + 1", "x", "y", "quarter turns"]
FEATURE: Final = [
    *["kind + 1", "open edges, or empty cells around it", "tiles", "shields", "1 with an inn", "1 with a cathedral"],
    *["my strength", "the strongest other's"],
]
ACTION: Final = [
    *["1 a tile, 2 no figure, 3 a follower, 4 a big one", "x", "y", "quarter turns", "feature row + 1 of the figure"],
    *["feature row + 1 to the north", "east", "south", "west"],
]
#: How many numbers a row of each has: as numbers, which compiled code knows beforehand.
SEAT_SIZE: Final[i64] = 4
TILE_SIZE: Final[i64] = 4
FEATURE_SIZE: Final[i64] = 8
ACTION_SIZE: Final[i64] = 9


@final
class CompactSheet:
    """Where each part of an observation begins, for a number of players."""

    players: i64
    seats: i64
    to_come: i64
    tiles: i64
    features: i64
    choices: i64

    def __init__(self, encoder: Encoder) -> None:
        players = encoder.players
        self.players = players
        encoder.part("table", (len(TABLE),), ", ".join(TABLE))
        self.seats = encoder.part("seats", (players, len(SEAT)), "of each player: " + ", ".join(SEAT))
        self.to_come = encoder.part("to_come", (len(COMPACT_TILES),), "how many of each tile lie face down")
        self.tiles = encoder.part(
            "tiles", (int(TILE_ROWS), len(TILE)), "of each tile, in the order they were laid: " + ", ".join(TILE)
        )
        self.features = encoder.part(
            "features",
            (int(FEATURE_ROWS), len(FEATURE)),
            "of each field, and of each other feature that is not scored yet: " + ", ".join(FEATURE),
        )
        self.choices = encoder.part(
            "actions",
            (int(ACTION_ROWS), len(ACTION)),
            "of each legal action, and for a tile what lies around its cell: " + ", ".join(ACTION),
        )
        self.size: int = encoder.size
        self.known: list[Tables] = []
        #: As many figures as can stand on the map.
        self.figures = players * EACH
        #: By row of a feature, then by player: where strengths are added up; nothing is left there.
        self.strengths: vec[i64] = vec[i64]([0] * (int(FEATURE_ROWS) * players))

    def tables(self, rules: Rules) -> Tables:
        """What follows from the rules of a table; the last few are kept."""
        for known in self.known:
            if known.rules is rules:
                return known
        made = Tables(rules)
        self.known = [made, *self.known[:3]]
        return made
