"""Shapes of the players' meeples: wood in the colour of the seat, with its symbol.

A meeple is drawn around 0, 0 within about 30 by 30 and stands at y = 13. The files use ``currentColor`` for its colour;
the symbol of the seat is drawn on top.
"""

from __future__ import annotations

from typing import NamedTuple

from bastide.art.colour_theme import SEAT_SYMBOL_PATHS
from bastide.art.svg_shapes import filled_path, place_shape
from bastide.games.carcassonne.art.picture_folder import PICTURES

#: Placeholder in the files for the colour of the seat.
SEAT_COLOUR_PLACEHOLDER = "currentColor"


class MeepleShape(NamedTuple):
    """The shape of a meeple, and where its seat symbol goes."""

    body: str
    #: Position (x, y) and scale of the seat's symbol.
    sign: tuple[float, float, float]


def _figures(signs: dict[str, tuple[float, float, float]]) -> dict[str, MeepleShape]:
    return {name: MeepleShape(PICTURES.content(f"figures/{name}"), sign) for name, sign in signs.items()}


#: A follower in the supply.
SUPPLY_FOLLOWER = MeepleShape(PICTURES.content("figures/follower"), (0, -0.6, 0.42))
#: Followers on the board, by role.
FOLLOWER_ROLES = _figures(
    {
        "knight": (0, -0.2, 0.42),
        "highwayman": (0, -0.2, 0.42),
        "monk": (0, 0, 0.36),
        "heretic": (0, 0, 0.42),
        "farmer": (2.4, 5.6, 0.34),
    }
)
#: Kinds of meeples other than followers.
OTHER_MEEPLES = _figures(
    {
        "builder": (0, 5, 0.36),
        "pig": (-3, -0.6, 0.42),
        "mayor": (0, 5.6, 0.4),
        "wagon": (-4.6, -6, 0.42),
        "barn": (0, -4.6, 0.46),
    }
)
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
