"""Shapes of pieces that belong to no player: dragon, fairy, count, goods, bridges and others.

Each is drawn around 0, 0 within about 30 by 30.
"""

from __future__ import annotations

from bastide.art.svg_shapes import place_shape
from bastide.games.carcassonne.art.picture_folder import PICTURES
from bastide.games.carcassonne.art.tile_part_families import load_part_shapes

_BRIDGE = PICTURES.content("pieces/bridge")

#: Every piece by its name in the rules.
PIECES: dict[str, str] = {
    **{name: PICTURES.content(f"pieces/{name}") for name in PICTURES.picture_names("pieces")},
    "bridge-ew": _BRIDGE,
    "bridge-ns": place_shape(0, 0, _BRIDGE, turn=90),
    "portal": place_shape(0, 2, load_part_shapes("portal"), 1.5),
    "princess": place_shape(0, 0, load_part_shapes("princess"), 1.8),
    **{name: place_shape(0, 0, load_part_shapes(name), 1.9) for name in ("wine", "grain", "cloth")},
}
