"""Shapes of the players' meeples: wood in the colour of the seat, with its symbol.

A meeple is drawn around 0, 0 within about 30 by 30 and stands at y = 13. The files use ``currentColor`` for its colour;
the symbol of the seat is drawn on top.
"""

from __future__ import annotations

from typing import NamedTuple

from bastide.art.colour_theme import SEAT_SYMBOL_PATHS
from bastide.art.svg_shapes import filled_path, place_shape
from bastide.games.carcassonne.art.picture_folder import PICTURES
from bastide.games.carcassonne.rules.action_space import MEEPLE_IDS

#: Placeholder in the files for the colour of the seat.
SEAT_COLOUR_PLACEHOLDER = "currentColor"


class MeepleShape(NamedTuple):
    """The shape of a meeple, and where its seat symbol goes."""

    body: str
    #: Position (x, y) and scale of the seat's symbol.
    sign: tuple[float, float, float]


#: Position and scale of the seat's symbol where a picture needs another place than the usual one.
SIGN_BY_PICTURE = {
    "knight": (0, -0.2, 0.42),
    "highwayman": (0, -0.2, 0.42),
    "monk": (0, 0, 0.36),
    "heretic": (0, 0, 0.42),
    "farmer": (2.4, 5.6, 0.34),
    "follower": (0, -0.6, 0.42),
    "builder": (0, 5, 0.36),
    "pig": (-3, -0.6, 0.42),
    "mayor": (0, 5.6, 0.4),
    "wagon": (-4.6, -6, 0.42),
    "barn": (0, -4.6, 0.46),
}
USUAL_SIGN = (0, 5, 0.38)


def _load_shape(picture: str) -> MeepleShape:
    return MeepleShape(PICTURES.content(f"figures/{picture}"), SIGN_BY_PICTURE.get(picture, USUAL_SIGN))


#: A follower in the supply.
SUPPLY_FOLLOWER = _load_shape("follower")
#: Followers on the board, by role.
FOLLOWER_ROLES = {role: _load_shape(role) for role in ("knight", "highwayman", "monk", "heretic", "farmer")}
#: Kinds of meeples with a picture of their own, ``pictures/figures/ID.svg``. The others are drawn as followers.
OTHER_MEEPLES = {
    kind: _load_shape(kind) for kind in MEEPLE_IDS if kind != "follower" and kind in PICTURES.picture_names("figures")
}
#: Scale of the larger meeples.
MEEPLE_SCALES = {"big": 1.3, "barn": 1.1}


def meeple_shapes(kind: str, seat: int, role: str = "") -> str:
    """Return the SVG shapes of a meeple with its seat symbol, in the placeholder colour."""
    body, (x, y, size) = OTHER_MEEPLES.get(kind) or FOLLOWER_ROLES.get(role, SUPPLY_FOLLOWER)
    sign = place_shape(
        x - 10 * size, y - 10 * size, filled_path(SEAT_SYMBOL_PATHS[seat % len(SEAT_SYMBOL_PATHS)], "#ffffff"), size
    )
    scale = MEEPLE_SCALES.get(kind, 1)
    return place_shape(0, 0, body + sign, scale) if scale != 1 else body + sign
