"""Shapes of the players' meeples: wood in the colour of the seat, with its symbol.

A meeple is drawn around 0, 0 within about 30 by 30 and stands at y = 13. The files use ``currentColor`` for its colour;
the symbol of the seat is drawn on top.
"""

from __future__ import annotations

from typing import NamedTuple

from bastide.art.light import SIGNS
from bastide.art.pen import path, put
from bastide.games.carcassonne.art.picture_folder import PICTURES

#: Placeholder in the files for the colour of the seat.
OWN_COLOUR = "currentColor"


class Figure(NamedTuple):
    """The shape of a meeple, and where its seat symbol goes."""

    body: str
    #: Position (x, y) and scale of the seat's symbol.
    sign: tuple[float, float, float]


def _figures(signs: dict[str, tuple[float, float, float]]) -> dict[str, Figure]:
    return {name: Figure(PICTURES.shapes(f"figures/{name}"), sign) for name, sign in signs.items()}


#: A follower in the supply.
STANDING = Figure(PICTURES.shapes("figures/follower"), (0, -0.6, 0.42))
#: Followers on the board, by role.
ROLES = _figures(
    {
        "knight": (0, -0.2, 0.42),
        "highwayman": (0, -0.2, 0.42),
        "monk": (0, 0, 0.36),
        "heretic": (0, 0, 0.42),
        "farmer": (2.4, 5.6, 0.34),
    }
)
#: Kinds of meeples other than followers.
KINDS = _figures(
    {
        "builder": (0, 5, 0.36),
        "pig": (-3, -0.6, 0.42),
        "mayor": (0, 5.6, 0.4),
        "wagon": (-4.6, -6, 0.42),
        "barn": (0, -4.6, 0.46),
    }
)
#: Scale of the larger meeples.
SIZES = {"big": 1.3, "barn": 1.1}


def figure_shapes(kind: str, seat: int, role: str = "") -> str:
    """Return the SVG shapes of a meeple with its seat symbol, in the placeholder colour."""
    body, (x, y, size) = KINDS.get(kind) or ROLES.get(role, STANDING)
    sign = put(x - 10 * size, y - 10 * size, path(SIGNS[seat % len(SIGNS)], "#ffffff"), size)
    scale = SIZES.get(kind, 1)
    return put(0, 0, body + sign, scale) if scale != 1 else body + sign
