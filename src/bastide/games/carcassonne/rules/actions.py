"""The action space: what every number means, in every position.

Actions come in blocks, each with a name and a size. ``LAYOUT`` lists them in the order in which they were added: a new
figure or module appends its blocks at the end, and no number that was ever given moves. So a trained network, a saved
command and a count of lines of play stay true. A module declares its blocks (``Module.blocks``); a test holds them
against this list.

=====================================  =========================================================================
``cell * 4 + turn``                    lay the tile in hand there, turned so
``none``                               do nothing: place no figure, bring nobody out ...
``figure ID`` + feature                place this figure on that feature (its place in the list) of the tile
``fairy`` + cell                       move the fairy to the tile there
``to`` + cell                          a figure goes to the tile there (which one, and where on it, is asked next)
``dragon`` + side                      the dragon goes north, east, south or west
``knight`` + number                    send this figure home (its place in the list of figures on the map)
``send ID`` + quarter                  send this figure to that quarter of Carcassonne
``count`` + quarter                    move the count to that quarter
``barn`` + corner                      put the barn on that corner of the tile
``bridge`` + axis                      build a bridge on the tile, from north to south or from east to west
``give up``                            give a tile up that fits only with a bridge
``castle``                             turn the small city into a castle
``score`` + number                     the castle scores this one of what was completed beside it
``offer`` + number                     take this one of the tiles laid out at the bazaar, to offer or to keep
``bid`` + points                       bid so much for the tile
``buy``, ``sell``                      buy the tile from the highest bidder, or sell it
=====================================  =========================================================================
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.map.geometry import CELLS

#: No tile shows more features than this.
FEATURES: Final[i64] = 16
#: More figures than six players own.
FIGURES_ON_MAP: Final = 96
#: The quarters of Carcassonne.
QUARTERS: Final[i64] = 4
#: No tile completes more than this beside a castle.
SCORED_AT_ONCE: Final[i64] = 16
MOST_PLAYERS: Final[i64] = 6
#: The numbers that there are for bids, from 0 on (O-42).
BIDS: Final[i64] = 51

#: Every block in the order in which it was added, with its size. Append only.
LAYOUT: Final[list[tuple[str, int]]] = [
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


def first_numbers() -> dict[str, int]:
    """The first action of every block, by its name."""
    found: dict[str, int] = {}
    at = 0
    for name, size in LAYOUT:
        found[name] = at
        at += size
    return found


FIRST: Final[dict[str, int]] = first_numbers()
ACTION_SPACE: Final[i64] = sum([size for _, size in LAYOUT])

#: Every figure of the box, in the order in which they were added: its place here is its *code*.
FIGURE_IDS: Final[list[str]] = [name.removeprefix("figure ") for name, _ in LAYOUT if name.startswith("figure ")]
#: How many that are: the stride of lists that go by player and figure.
FIGURE_COUNT: Final[i64] = len(FIGURE_IDS)
#: By code: the first action that places this figure.
FIGURE_FIRST: Final[list[int]] = [FIRST[f"figure {figure}"] for figure in FIGURE_IDS]
#: By code: the first action that sends it to Carcassonne.
SEND_FIRST: Final[list[int]] = [FIRST[f"send {figure}"] for figure in FIGURE_IDS]

NONE: Final[i64] = CELLS * 4
TO: Final[i64] = FIRST["to"]
GIVE_UP: Final[i64] = FIRST["give up"]


def figure_action(code: i64, feature: i64) -> i64:
    """The action that puts this figure on that feature."""
    return FIGURE_FIRST[code] + feature


def placed_code(action: i64) -> i64:
    """The figure that an action places; -1: it places none."""
    code: i64 = 0
    while code < FIGURE_COUNT:
        first: i64 = FIGURE_FIRST[code]
        if first <= action < first + FEATURES:
            return code
        code += 1
    return -1
