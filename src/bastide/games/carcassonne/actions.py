"""The action space: what every number means, in every position.

=====================================  =========================================================================
``cell * 4 + turn``                    lay the tile in hand there, turned so
``NONE``                               place no figure
``FIGURES + figure * 16 + feature``    place this figure on that feature (its place in the list) of the tile
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
ACTION_SPACE: Final[i64] = FIGURES + FIGURE_KINDS * FEATURES
