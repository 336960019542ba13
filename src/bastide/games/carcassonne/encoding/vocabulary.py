"""Vocabulary of ``carcassonne_v1``: everything its numbers can mean, by name, in a fixed order.

A trained network knows a tile, meeple, phase or action by its index here. So these lists do not depend on the installed
modules. A later module or tile is not in them and needs a new version of the environment.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.stable_numbering import block_name
from bastide.games.carcassonne.rules.action_space import NUMBERING

VOCABULARY_VERSION: Final = 1

#: What this version knows: the first addition of the stable numbering.
_FIRST_ADDITION: Final = NUMBERING.stored[0]
TILE_VOCABULARY: Final[list[str]] = _FIRST_ADDITION.names["tiles"]
MEEPLE_VOCABULARY: Final[list[str]] = _FIRST_ADDITION.names["meeples"]
MODULE_VOCABULARY: Final[list[str]] = _FIRST_ADDITION.names["modules"]
#: Rules that differ between tables: modules in play, and options that change a rule.
RULE_VOCABULARY: Final[list[str]] = [*MODULE_VOCABULARY, "bazaar_no_auction", "count_mayor_wagon_strength"]
#: Phases with a decision, in the order of the turn, and the end.
PHASE_VOCABULARY: Final[list[str]] = [
    *["spring", "bazaar_choice", "source", "place", "princess", "figure", "portal", "dragon", "castle", "redeploy"],
    *["castle_score", "wagon", "carcassonne", "count", "bazaar", "last_abbey", "last_redeploy", "over"],
]
FACING_VOCABULARY: Final[list[str]] = ["north", "east", "south", "west"]
QUARTER_VOCABULARY: Final[list[str]] = ["castle", "market", "blacksmith", "cathedral"]
#: Fields of ``turn``.
TURN_FIELDS: Final[list[str]] = [
    "1, or 2 while the builder's second tile is played",
    "1 if a second part has been earned",
    "1 if a princess has sent a knight home",
    "tiles of the dragon's journey so far",
    "1 if this tile has brought points to others",
    "1 if it has brought points to the active player",
]
#: Fields of ``records``.
RECORDS_FIELDS: Final[list[str]] = [
    "tiles of the largest city",
    "of the longest road",
    "complete cities",
    "complete roads",
]
#: Fields of ``seats`` for each player, after the meeples in the supply.
SEAT_FIELDS: Final[list[str]] = [
    *["score", "to_act", "turn", "wine", "grain", "cloth", "king", "robber_baron"],
    *["abbey", "bridges", "castles", "auctioneer", "bidder", "seller"],
]
#: Fields of ``auction``, and the stages of an auction.
AUCTION_FIELDS: Final[list[str]] = [
    "1 if a bazaar was laid in this part",
    "tiles set apart face down",
    "the highest bid",
]
AUCTION_STAGES: Final[list[str]] = ["a tile to be offered", "the first bid", "a higher bid", "buying or selling"]
#: Maximum number of tiles at a bazaar, and of choices of a castle.
MAX_BAZAAR_TILES: Final = 6
MAX_CASTLE_CHOICES: Final = 16
#: Maximum number of meeples of a player on the board: seven followers, and one of each other kind.
MAX_MEEPLES_PER_PLAYER: Final = 13
#: Columns of ``figures`` for each meeple on the board.
MEEPLE_COLUMNS: Final[list[str]] = [
    *["player + 1", "kind + 1", "x", "y", "feature + 1", "corner + 1", "out of Carcassonne"],
]
#: Numbers of rows: more tiles than there are in the box, and more than enough of the others. What exceeds them is
#: neither shown nor offered.
TILE_ROWS: Final[i64] = 264
FEATURE_ROWS: Final[i64] = 192
ACTION_ROWS: Final[i64] = 256
#: Maximum number of cells of a dragon's journey, including the first.
MAX_JOURNEY_CELLS: Final[i64] = 7

TILE_COLUMNS: Final = [
    "tile + 1",
    "x",
    "y",
    "quarter turns",
    "1 with a bridge from north to south, 2 from east to west",
]
FEATURE_COLUMNS: Final = [
    *["kind + 1", "open edges, or empty cells around it", "tiles", "shields"],
    *["my strength", "the strongest other's", "others who stand there", "complete cities beside it"],
    *["1 with an inn", "a cathedral", "wine", "grain", "cloth", "a pig herd", "a princess", "a castle", "a barn"],
    *["my builders", "others' builders", "my pigs", "others' pigs"],
    *["1 if it is asked about", "1 on the tile that is asked about"],
]
ACTION_COLUMNS: Final = [
    *["what + 1", "x", "y", "quarter turns; or the side, corner, axis or quarter"],
    "which of several + 1; or the bid + 1",
    *["row + 1 of the figure's feature", "row + 1 of what lies to the north, or on the north side of the tile there"],
    *["east", "south", "west", "4 * the tile to be laid + quarter turns + 1"],
]
#: Numbers of columns, as constants for compiled code.
TILE_COLUMN_COUNT: Final[i64] = 5
FEATURE_COLUMN_COUNT: Final[i64] = 23
ACTION_COLUMN_COUNT: Final[i64] = 11
#: Number of meeple kinds.
MEEPLE_KIND_COUNT: Final[i64] = 7

#: Action types.
ACTION_TYPE_VOCABULARY: Final[list[str]] = [
    block_name(block.verb, subject)
    for block in _FIRST_ADDITION.blocks
    for subject in block.subjects
    if not block.verb.startswith("unused ")
]


def list_observation_parts(players: int) -> list[tuple[str, tuple[int, ...], str]]:
    """Return the parts of an observation in order: name, shape, and description."""
    tiles = (len(TILE_VOCABULARY),)
    figures = ", ".join(MEEPLE_VOCABULARY)
    quarters = ", ".join(QUARTER_VOCABULARY)
    return [
        (
            "rules",
            (len(RULE_VOCABULARY),),
            "1 for each module in play, and for each option that is not as usual: " + ", ".join(RULE_VOCABULARY),
        ),
        ("phase", (len(PHASE_VOCABULARY),), "one-hot, what is asked: " + ", ".join(PHASE_VOCABULARY)),
        ("turn", (len(TURN_FIELDS),), "; ".join(TURN_FIELDS)),
        ("hand", (1,), "the tile to be laid + 1, in the order of the whole box"),
        ("laid", (1,), "the tile laid last + 1"),
        ("facing", (4,), "one-hot, where its drawn north points: " + ", ".join(FACING_VOCABULARY)),
        ("left", (1,), "how many tiles are still to be played, wherever they are"),
        ("to_come", tiles, "how many of each lie face down, the river's among them"),
        ("aside", tiles, "how many of each wait for the first volcano"),
        ("count", (len(QUARTER_VOCABULARY),), "one-hot, the count: " + quarters),
        ("records", (len(RECORDS_FIELDS),), "for king and robber baron: " + ", ".join(RECORDS_FIELDS)),
        (
            "seats",
            (players, len(MEEPLE_VOCABULARY) + len(SEAT_FIELDS)),
            f"of each player: figures at home: {figures}; then " + ", ".join(SEAT_FIELDS),
        ),
        (
            "quarters",
            (players, len(QUARTER_VOCABULARY), len(MEEPLE_VOCABULARY)),
            f"of each player, figures in Carcassonne: {quarters}; in each: {figures}",
        ),
        ("won", (players,), "of each player: the tile from the bazaar, to be played next, + 1"),
        ("auction", (len(AUCTION_FIELDS),), ", ".join(AUCTION_FIELDS)),
        ("stage", (len(AUCTION_STAGES),), "one-hot, what the auction waits for: " + ", ".join(AUCTION_STAGES)),
        ("bazaar", (MAX_BAZAAR_TILES,), "each of the tiles that are laid out + 1"),
        ("offered", (MAX_BAZAAR_TILES,), "one-hot, which of them is being sold"),
        ("choices", (MAX_CASTLE_CHOICES,), "the points of each thing that a castle can score now"),
        (
            "figures",
            (players * MAX_MEEPLES_PER_PLAYER, len(MEEPLE_COLUMNS)),
            "of each figure on the map, in the order they came: " + ", ".join(MEEPLE_COLUMNS),
        ),
        (
            "cells",
            (int(MAX_JOURNEY_CELLS) + 2, 3),
            "the dragon, the fairy, and the cells of the journey: 1 if there, x, y",
        ),
        (
            "tiles",
            (int(TILE_ROWS), len(TILE_COLUMNS)),
            "of each tile, in the order they were laid: " + ", ".join(TILE_COLUMNS),
        ),
        (
            "things",
            (int(FEATURE_ROWS), len(FEATURE_COLUMNS)),
            "of each feature that somebody holds, that an action points at or that is not complete: "
            + ", ".join(FEATURE_COLUMNS),
        ),
        (
            "actions",
            (int(ACTION_ROWS), len(ACTION_COLUMNS)),
            "of each legal action: " + ", ".join(ACTION_COLUMNS) + "; what: " + ", ".join(ACTION_TYPE_VOCABULARY),
        ),
    ]
