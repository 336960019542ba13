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
    "1 for the first tile of a turn, 2 for the builder's second tile",
    "1 if the player has earned a second tile",
    "1 if a princess has sent a knight back",
    "number of tiles that the dragon has visited in this move",
    "1 if this tile has scored for other players",
    "1 if this tile has scored for the active player",
]
#: Fields of ``records``.
RECORDS_FIELDS: Final[list[str]] = [
    "tiles of the largest city",
    "tiles of the longest road",
    "number of complete cities",
    "number of complete roads",
]
#: Fields of ``seats`` for each player, after the meeples in the supply.
SEAT_FIELDS: Final[list[str]] = [
    *["score", "to_act", "turn", "wine", "grain", "cloth", "king", "robber_baron"],
    *["abbey", "bridges", "castles", "auctioneer", "bidder", "seller"],
]
#: Fields of ``auction``, and the stages of an auction.
AUCTION_FIELDS: Final[list[str]] = [
    "1 if a bazaar tile was placed in this part of the turn",
    "number of face-down tiles set aside for the bazaar",
    "highest bid",
]
AUCTION_STAGES: Final[list[str]] = ["offering a tile", "the first bid", "a higher bid", "buying or selling"]
#: Maximum number of tiles at a bazaar, and of choices of a castle.
MAX_BAZAAR_TILES: Final = 6
MAX_CASTLE_CHOICES: Final = 16
#: Maximum number of meeples of a player on the board: seven followers, and one of each other kind.
MAX_MEEPLES_PER_PLAYER: Final = 13
#: Columns of ``figures`` for each meeple on the board.
MEEPLE_COLUMNS: Final[list[str]] = [
    *["player + 1", "kind + 1", "x", "y", "feature + 1", "corner + 1", "1 if it left the city of Carcassonne"],
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
    "clockwise quarter turns",
    "bridge (1 from north to south, 2 from east to west)",
]
FEATURE_COLUMNS: Final = [
    *["kind + 1", "open edges (cloister: empty cells around it)", "tiles", "shields"],
    *["viewer's strength", "strength of the strongest opponent", "number of opponents on it"],
    "adjacent complete cities (fields only)",
    *["1 with an inn", "a cathedral", "wine", "grain", "cloth", "a pig herd", "a princess", "a castle", "a barn"],
    *["viewer's builders", "opponents' builders", "viewer's pigs", "opponents' pigs"],
    *["1 if the decision is about it", "1 if the decision is about a tile that it is on"],
]
ACTION_COLUMNS: Final = [
    *["type + 1", "x", "y", "clockwise quarter turns (or side, corner, axis or quarter)"],
    "index + 1 in a list (or bid + 1)",
    "row + 1 of the feature that the figure goes to",
    "row + 1 of the feature to the north of the cell (or on the north side of its tile)",
    *["east", "south", "west", "4 * tile + quarter turns + 1 of the tile to place"],
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
            "1 for each module in play and each option without its default value: " + ", ".join(RULE_VOCABULARY),
        ),
        ("phase", (len(PHASE_VOCABULARY),), "one-hot, kind of the decision: " + ", ".join(PHASE_VOCABULARY)),
        ("turn", (len(TURN_FIELDS),), "; ".join(TURN_FIELDS)),
        ("hand", (1,), "tile in hand + 1"),
        ("laid", (1,), "last placed tile + 1"),
        ("facing", (4,), "one-hot, direction of the printed north of that tile: " + ", ".join(FACING_VOCABULARY)),
        ("left", (1,), "number of tiles left to play"),
        ("to_come", tiles, "number of each tile in the face-down piles, including the river"),
        ("aside", tiles, "number of each tile set aside until the first volcano"),
        ("count", (len(QUARTER_VOCABULARY),), "one-hot, quarter of the count: " + quarters),
        ("records", (len(RECORDS_FIELDS),), "for king and robber baron: " + ", ".join(RECORDS_FIELDS)),
        (
            "seats",
            (players, len(MEEPLE_VOCABULARY) + len(SEAT_FIELDS)),
            f"for each player: figures in the supply ({figures}), then " + ", ".join(SEAT_FIELDS),
        ),
        (
            "quarters",
            (players, len(QUARTER_VOCABULARY), len(MEEPLE_VOCABULARY)),
            f"for each player and quarter of Carcassonne ({quarters}): figures there ({figures})",
        ),
        ("won", (players,), "for each player: tile + 1 from the bazaar, to be played next"),
        ("auction", (len(AUCTION_FIELDS),), ", ".join(AUCTION_FIELDS)),
        ("stage", (len(AUCTION_STAGES),), "one-hot, what the auction waits for: " + ", ".join(AUCTION_STAGES)),
        ("bazaar", (MAX_BAZAAR_TILES,), "tile + 1 for each tile of the bazaar"),
        ("offered", (MAX_BAZAAR_TILES,), "one-hot, tile of the bazaar that is for sale"),
        ("choices", (MAX_CASTLE_CHOICES,), "points of each feature that the castle can score"),
        (
            "figures",
            (players * MAX_MEEPLES_PER_PLAYER, len(MEEPLE_COLUMNS)),
            "for each figure on the map, oldest first: " + ", ".join(MEEPLE_COLUMNS),
        ),
        (
            "cells",
            (int(MAX_JOURNEY_CELLS) + 2, 3),
            "for the dragon, the fairy, and each cell of the dragon's path: 1 if present, x, y",
        ),
        (
            "tiles",
            (int(TILE_ROWS), len(TILE_COLUMNS)),
            "for each tile on the map, oldest first: " + ", ".join(TILE_COLUMNS),
        ),
        (
            "features",
            (int(FEATURE_ROWS), len(FEATURE_COLUMNS)),
            "for each feature that is occupied, incomplete or the target of an action: " + ", ".join(FEATURE_COLUMNS),
        ),
        (
            "actions",
            (int(ACTION_ROWS), len(ACTION_COLUMNS)),
            "for each legal action: " + ", ".join(ACTION_COLUMNS) + "; types: " + ", ".join(ACTION_TYPE_VOCABULARY),
        ),
    ]
