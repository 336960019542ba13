"""Families of tile parts: everything that can stand or lie on a tile. Members of a family alternate."""

from __future__ import annotations

from bastide.art.svg_shapes import place_shape
from bastide.games.carcassonne.art.picture_folder import PICTURES

#: Colours of windows: in the files, and in a finished city.
DARK_WINDOW_COLOUR = "#4a3d45"
LIT_WINDOW_COLOUR = "#ffd97a"


def load_part_shapes(name: str) -> str:
    """Return the SVG shapes of a tile part by file name."""
    return PICTURES.content(f"tile_parts/{name}")


#: Flag on every tower of a finished city.
FLAG_SHAPES = load_part_shapes("flag")

#: Families of numbered pictures, with the number of members: ``house-1.svg`` to ``house-10.svg``.
_NUMBERED = {
    "house": 10,
    "spire": 3,
    "stall": 3,
    "tower": 4,
    "tree": 6,
    "orchard": 3,
    "glade": 3,
    "small_plot": 5,
    "plot": 5,
    "large_plot": 5,
}
#: Families of named pictures. Gates and mouths face north, east, south and west.
_NAMED = {
    "beast": ("sheep", "cow", "sheep", "haystack", "sheep"),
    "gate": ("gate-north", "gate-east", "gate-south", "gate-east"),
    "mouth": ("mouth-north", "mouth-south", "mouth-south", "mouth-south"),
}
#: Marks are enlarged on tiles, so that they are recognizable at 48 pixels per tile.
_ENLARGED = {
    "shield": 1.25,
    "wine": 1.2,
    "grain": 1.2,
    "cloth": 1.2,
    "princess": 1.15,
    "pig_herd": 1.4,
    "portal": 1.3,
}
_ORDER = (
    *("house", "spire", "stall", "well", "tower", "gate", "tree", "orchard", "beast", "milestone", "glade"),
    *("small_plot", "plot", "large_plot", "cloister", "abbey", "shrine", "volcano", "inn", "cathedral", "village"),
    *("thicket", "farm", "rocks", "mouth", "bazaar"),
    *("quarter_castle", "quarter_market", "quarter_blacksmith", "quarter_cathedral"),
    *("shield", "wine", "grain", "cloth", "princess", "pig_herd", "dragon", "portal"),
)


def _members(family: str) -> list[str]:
    if family in _NUMBERED:
        return [load_part_shapes(f"{family}-{number}") for number in range(1, _NUMBERED[family] + 1)]
    if family in _ENLARGED:
        return [place_shape(0, 0, load_part_shapes(family), _ENLARGED[family])]
    return [load_part_shapes(name) for name in _NAMED.get(family, (family,))]


PART_FAMILIES: dict[str, list[str]] = {family: _members(family) for family in _ORDER}
