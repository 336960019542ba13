"""The action space: the meaning of every action number, independent of the position.

Actions come in named blocks. ``ACTION_LAYOUT`` lists the blocks in the order in which they were added. New meeples and
modules append their blocks at the end, so existing numbers never change: trained networks, saved commands and perft
counts stay valid. A module declares its blocks in ``ExpansionModule.action_blocks``; a test compares them.

=====================================  =========================================================================
``cell * 4 + rotation``                lay the tile in hand there with this rotation
``none``                               do nothing: place no meeple, redeploy nobody ...
``figure ID`` + feature                place this meeple on the feature with this index on the tile
``fairy`` + cell                       move the fairy to the tile on the cell
``to`` + cell                          a meeple goes to the tile on the cell (meeple and feature are asked next)
``dragon`` + side                      the dragon goes north, east, south or west
``knight`` + number                    return this meeple to its owner (index in the meeples on the board)
``send ID`` + quarter                  send this meeple to that quarter of Carcassonne
``count`` + quarter                    move the count to that quarter
``barn`` + corner                      put the barn on that corner of the tile
``bridge`` + axis                      build a bridge on the tile, from north to south or from east to west
``give up``                            give up a tile that fits only with a bridge
``castle``                             turn the small city into a castle
``score`` + number                     the castle scores this completed feature next to it
``offer`` + number                     choose this bazaar tile, to offer or to keep
``bid`` + points                       bid this many points for the tile
``buy``, ``sell``                      buy the tile from the highest bidder, or sell it
=====================================  =========================================================================
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT

#: Maximum number of features on a tile.
MAX_FEATURES_PER_TILE: Final[i64] = 16
#: Upper bound of the meeples of six players.
MAX_MEEPLES_ON_BOARD: Final = 96
#: Number of quarters of Carcassonne.
QUARTER_COUNT: Final[i64] = 4
#: Maximum number of features that one tile completes next to a castle.
MAX_CASTLE_SOURCES: Final[i64] = 16
MAX_PLAYERS: Final[i64] = 6
#: Number of possible bids, from 0 (O-42).
BID_COUNT: Final[i64] = 51

#: All action blocks with their sizes, in the order in which they were added. Append only.
ACTION_LAYOUT: Final[list[tuple[str, int]]] = [
    ("place", 161604),
    ("none", 1),
    ("figure follower", 16),
    ("figure big", 16),
    ("figure builder", 16),
    ("figure pig", 16),
    ("figure mayor", 16),
    ("figure wagon", 16),
    ("figure barn", 16),
    ("unused figure", 16),
    ("fairy", 40401),
    ("to", 40401),
    ("dragon", 4),
    ("knight", 96),
    ("send follower", 4),
    ("send big", 4),
    ("send builder", 4),
    ("send pig", 4),
    ("send mayor", 4),
    ("send wagon", 4),
    ("send barn", 4),
    ("unused send", 4),
    ("count", 4),
    ("barn", 4),
    ("bridge", 2),
    ("give up", 1),
    ("castle", 1),
    ("score", 16),
    ("offer", 6),
    ("bid", 51),
    ("buy", 1),
    ("sell", 1),
]


def first_action_of_blocks() -> dict[str, int]:
    """Return the first action of every block by name."""
    found: dict[str, int] = {}
    at = 0
    for name, size in ACTION_LAYOUT:
        found[name] = at
        at += size
    return found


FIRST_ACTION: Final[dict[str, int]] = first_action_of_blocks()
ACTION_SPACE_SIZE: Final[i64] = sum([size for _, size in ACTION_LAYOUT])

#: All meeple kinds in the order in which they were added. The index is the *meeple code*.
MEEPLE_IDS: Final[list[str]] = [name.removeprefix("figure ") for name, _ in ACTION_LAYOUT if name.startswith("figure ")]
#: Stride of lists that are indexed by player and meeple code.
MEEPLE_CODE_COUNT: Final[i64] = len(MEEPLE_IDS)
#: By meeple code: the first action that places it.
FIRST_MEEPLE_ACTION: Final[list[int]] = [FIRST_ACTION[f"figure {meeple}"] for meeple in MEEPLE_IDS]
#: By meeple code: the first action that sends it to Carcassonne.
FIRST_SEND_ACTION: Final[list[int]] = [FIRST_ACTION[f"send {meeple}"] for meeple in MEEPLE_IDS]

ACTION_NONE: Final[i64] = CELL_COUNT * 4
ACTION_MOVE_TO: Final[i64] = FIRST_ACTION["to"]
ACTION_GIVE_UP: Final[i64] = FIRST_ACTION["give up"]


def meeple_action(code: i64, feature: i64) -> i64:
    """Return the action that places a meeple on a feature."""
    return FIRST_MEEPLE_ACTION[code] + feature


def meeple_code_of_action(action: i64) -> i64:
    """Return the code of the meeple that an action places, or -1."""
    code: i64 = 0
    while code < MEEPLE_CODE_COUNT:
        first: i64 = FIRST_MEEPLE_ACTION[code]
        if first <= action < first + MAX_FEATURES_PER_TILE:
            return code
        code += 1
    return -1
