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
#: Colours of paving and streets, and their replacement: a city is one area in the colour of its roofs, without streets.
CITY_AREA_COLOURS: Final = tuple((paving, "#cc8a64") for paving in (PAVING.mid, PAVING.deep, PAVING.light))
#: Colour of a finished city.
FINISHED_CITY_COLOUR: Final = "#dfae57"
#: Wall of a city along ``WALL_PATH_PLACEHOLDER``: a dark line with a light one on it.
SMALL_WALL: Final = stroked_path(WALL_PATH_PLACEHOLDER, "#6f5c49", 6.4) + stroked_path(
    WALL_PATH_PLACEHOLDER, STONE.light, 3.4
)


def _roof(x: int, y: int) -> str:
    """Return a small gable roof, only slightly lighter and darker than its city."""
    return (
        f"<path d='M{x} {y}h9v4h-9z' fill='#fff' fill-opacity='.17'/>"
        f"<path d='M{x} {y + 4}h9v4h-9z' fill='#5a2b12' fill-opacity='.13'/>"
    )


#: Pattern of roofs over a city; it repeats at the borders of tiles in every orientation.
ROOF_PATTERN: Final = (
    "<pattern id='roofs' width='25' height='25' patternUnits='userSpaceOnUse'>"
    + _roof(2, 3)
    + _roof(14, 15)
    + "</pattern>"
)
