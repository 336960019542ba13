"""Shapes of pieces that belong to no player: dragon, fairy, count, goods, bridges and others.

Each is drawn around 0, 0 within about 30 by 30.
"""

from __future__ import annotations

from bastide.art.pen import put
from bastide.games.carcassonne.art.picture_folder import PICTURES
from bastide.games.carcassonne.art.tile_parts import part

_FILES = ("dragon", "fairy", "count", "king", "robber", "abbey", "castle", "bridge")
_BRIDGE = PICTURES.shapes("pieces/bridge")

#: Every piece by its name in the rules.
PIECES: dict[str, str] = {
    **{name: PICTURES.shapes(f"pieces/{name}") for name in _FILES},
    "bridge-ew": _BRIDGE,
    "bridge-ns": put(0, 0, _BRIDGE, turn=90),
    "bridge-span": PICTURES.shapes("pieces/bridge-span"),
    "tile": PICTURES.shapes("pieces/tile"),
    "portal": put(0, 2, part("portal"), 1.5),
    "princess": put(0, 0, part("princess"), 1.8),
    **{name: put(0, 0, part(name), 1.9) for name in ("wine", "grain", "cloth")},
}
