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
=====================================  =========================================================================
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.figures import FIGURE_KINDS
from bastide.games.carcassonne.geometry import CELLS

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
ACTION_SPACE: Final[i64] = COUNT + QUARTERS
