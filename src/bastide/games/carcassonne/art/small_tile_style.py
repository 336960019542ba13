"""Style of tiles on a small map, where houses and trees would only be noise.

The page draws them in ``page/board/calm_tile_svg.ts``: areas of city, road, river and field, and the items that matter
in the rules.
"""

from __future__ import annotations

from typing import Final

from bastide.art.colour_palette import PAVING, STONE
from bastide.art.svg_shapes import stroked_path
from bastide.games.carcassonne.art.tile_composition import WALL_PATH_PLACEHOLDER

#: Families that are omitted, because they have no meaning in the rules.
DECORATIVE_FAMILIES: Final = (
    *("house", "spire", "stall", "well", "tower", "gate", "tree", "orchard", "beast", "milestone", "thicket", "farm"),
    "rocks",
)
#: Colours of paving and streets, and their replacements: a city is one area in the colour of its roofs.
CITY_AREA_COLOURS: Final = ((PAVING.mid, "#cf8f68"), (PAVING.deep, "#c38059"), (PAVING.light, "#dcaa84"))
#: Wall of a city along ``WALL_PATH_PLACEHOLDER``: a dark line with a light one on it.
SMALL_WALL: Final = stroked_path(WALL_PATH_PLACEHOLDER, "#6f5c49", 5) + stroked_path(
    WALL_PATH_PLACEHOLDER, STONE.light, 2.2
)
