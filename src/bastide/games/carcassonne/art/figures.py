"""The players' figures: wood in the colour of their seat, with its sign on them.

A figure is drawn around 0, 0 within about 30 by 30 and stands at y = 13. Its colour is ``currentColor`` in the file;
the sign of its seat is drawn on top of it.
"""

from __future__ import annotations

from typing import NamedTuple

from bastide.art.light import SIGNS
from bastide.art.pen import path, put
from bastide.games.carcassonne.art.picture_folder import PICTURES

#: What a seat's colour replaces.
OWN_COLOUR = "currentColor"


class Figure(NamedTuple):
    body: str
    #: Where the sign of the seat is drawn (x, y), and its scale.
    sign: tuple[float, float, float]


def _figures(signs: dict[str, tuple[float, float, float]]) -> dict[str, Figure]:
    return {name: Figure(PICTURES.shapes(f"figures/{name}"), sign) for name, sign in signs.items()}


#: A follower in the supply.
STANDING = Figure(PICTURES.shapes("figures/follower"), (0, -0.6, 0.42))
#: A follower by the feature that it stands on.
ROLES = _figures(
    {
        "knight": (0, -0.2, 0.42),
        "highwayman": (0, -0.2, 0.42),
        "monk": (0, 0, 0.36),
        "heretic": (0, 0, 0.42),
        "farmer": (2.4, 5.6, 0.34),
    }
)
#: Kinds of figures other than followers.
KINDS = _figures(
    {
        "builder": (0, 5, 0.36),
        "pig": (-3, -0.6, 0.42),
        "mayor": (0, 5.6, 0.4),
        "wagon": (-4.6, -6, 0.42),
        "barn": (0, -4.6, 0.46),
    }
)
#: Scale of figures that are larger than others.
SIZES = {"big": 1.3, "barn": 1.1}


def figure_shapes(kind: str, seat: int, role: str = "") -> str:
    """The figure of a seat, with its sign, in ``OWN_COLOUR``."""
    body, (x, y, size) = KINDS.get(kind) or ROLES.get(role, STANDING)
    sign = put(x - 10 * size, y - 10 * size, path(SIGNS[seat % len(SIGNS)], "#ffffff"), size)
    scale = SIZES.get(kind, 1)
    return put(0, 0, body + sign, scale) if scale != 1 else body + sign
