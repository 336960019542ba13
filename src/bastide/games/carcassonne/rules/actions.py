"""The action space: what every number means, in every position.

=====================================  =========================================================================
``cell * 4 + turn``                    lay the tile in hand there, turned so
``NONE``                               do nothing: place no figure, bring nobody out ...
``FIGURES + figure * 16 + feature``    place this figure on that feature (its place in the list) of the tile
``FAIRY + cell``                       move the fairy to the tile there
``TO + cell``                          a figure goes to the tile there (which one, and where on it, is asked next)
``DRAGON + side``                      the dragon goes north, east, south or west
``KNIGHT + number``                    send this figure home (its place in the list of figures on the map)
``SEND + figure * 4 + quarter``        send this figure to that quarter of Carcassonne
``COUNT + quarter``                    move the count to that quarter
``BARN + corner``                      put the barn on that corner of the tile
``BRIDGE + axis``                      build a bridge on the tile, from north to south or from east to west
``GIVE_UP``                            give a tile up that fits only with a bridge
``CASTLE``                             turn the small city into a castle
``SCORE + number``                     the castle scores this one of what was completed beside it
``OFFER + number``                     take this one of the tiles laid out at the bazaar, to offer or to keep
``BID + points``                       bid so much for the tile
``BUY``, ``SELL``                      buy the tile from the highest bidder, or sell it
=====================================  =========================================================================
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.figures import FIGURE_KINDS
from bastide.games.carcassonne.rules.geometry import CELLS

NONE: Final[i64] = CELLS * 4
FIGURES: Final[i64] = NONE + 1
#: No tile shows more features than this.
FEATURES: Final[i64] = 16
FAIRY: Final[i64] = FIGURES + FIGURE_KINDS * FEATURES
TO: Final[i64] = FAIRY + CELLS
DRAGON: Final[i64] = TO + CELLS
KNIGHT: Final[i64] = DRAGON + 4
#: More figures than six players own.
FIGURES_ON_MAP: Final[i64] = 96
SEND: Final[i64] = KNIGHT + FIGURES_ON_MAP
QUARTERS: Final[i64] = 4
COUNT: Final[i64] = SEND + FIGURE_KINDS * QUARTERS
BARN: Final[i64] = COUNT + QUARTERS
BRIDGE: Final[i64] = BARN + 4
GIVE_UP: Final[i64] = BRIDGE + 2
CASTLE: Final[i64] = GIVE_UP + 1
SCORE: Final[i64] = CASTLE + 1
#: No tile completes more than this beside a castle.
SCORED_AT_ONCE: Final[i64] = 16
OFFER: Final[i64] = SCORE + SCORED_AT_ONCE
MOST_PLAYERS: Final[i64] = 6
BID: Final[i64] = OFFER + MOST_PLAYERS
#: A round of the scoring track. The rules know no limit; an action space needs one.
MOST_BID: Final[i64] = 50
BUY: Final[i64] = BID + MOST_BID + 1
SELL: Final[i64] = BUY + 1
ACTION_SPACE: Final[i64] = SELL + 1
