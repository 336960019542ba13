"""The action space: the meaning of every action number, independent of the position.

Actions come in named blocks. ``stable_numbering.json`` stores the blocks in the order in which they were added. New
meeples and modules append their blocks at the end, so existing numbers never change: trained networks, saved commands
and perft counts stay valid. The ``__init__.py`` of a module declares its new meeples and blocks::

    MEEPLES = ["mayor", "wagon"]
    ACTION_BLOCKS = [("barn", 4)]

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

from importlib import import_module
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from bastide.core.stable_numbering import NO_SUBJECT, ActionBlock, StableNumbering, block_name
from bastide.core.utilities.module_discovery import subpackage_names
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

#: Stable numbers of modules, meeples, tiles and actions.
NUMBERING: Final = StableNumbering("carcassonne", Path(__file__).with_name("stable_numbering.json"))
#: Package with one folder for each module.
MODULES_PACKAGE: Final = "bastide.games.carcassonne.modules"


def _number_modules() -> list[str]:
    """Number the modules with their meeples and actions. Return the ids of the modules in box order."""
    ids = NUMBERING.add_names("modules", subpackage_names(MODULES_PACKAGE))
    blocks: list[ActionBlock] = []
    for module in ids:
        declared = import_module(f"{MODULES_PACKAGE}.{module}")
        for name, size in getattr(declared, "ACTION_BLOCKS", []):
            blocks.append(ActionBlock(name, size, NO_SUBJECT))
        NUMBERING.add_names("meeples", getattr(declared, "MEEPLES", []))
    meeples = NUMBERING.names("meeples")
    blocks.append(ActionBlock("figure", int(MAX_FEATURES_PER_TILE), meeples, "meeples"))
    blocks.append(ActionBlock("send", int(QUARTER_COUNT), meeples, "meeples"))
    NUMBERING.add_actions(blocks)
    return ids


#: All modules in box order. Phases of the same step and tiles in the unshuffled pile are in this order.
BOX_ORDER: Final[list[str]] = _number_modules()
#: All action blocks with their sizes, in the order in which they were added.
ACTION_LAYOUT: Final[list[tuple[str, int]]] = [
    (block_name(block.verb, subject), block.size) for block in NUMBERING.blocks() for subject in block.subjects
]
#: First action of every block by name.
FIRST_ACTION: Final[dict[str, int]] = NUMBERING.first_actions()
ACTION_SPACE_SIZE: Final[i64] = NUMBERING.action_count()

#: All meeple kinds in the order in which they were added. The index is the *meeple code*.
MEEPLE_IDS: Final[list[str]] = NUMBERING.names("meeples")
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
