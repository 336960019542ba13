"""The players' figures: wood in the colour of their seat, its sign on them, and what each of them is known by.

A figure is drawn around 0, 0 within about 30 by 30 and stands at y = 13. Its colour is ``currentColor``: whoever shows
it says which that is. The sign of its seat comes on top of it.
"""

from __future__ import annotations

from typing import NamedTuple

from bastide.art.light import SIGNS
from bastide.art.palette import CRIMSON, EARTH, GOLD, IRON, LINEN, PLUM, SILVER, WOOD
from bastide.art.pen import INK, disc, line, oval, path, pool, put, rect, shade

#: The colour that whoever shows a figure decides on.
OWN = "currentColor"


class Figure(NamedTuple):
    body: str
    #: Where the sign of the seat is drawn, and how large.
    sign: tuple[float, float, float]


def wood(outline: str, shaded: str = "", lit: str = "") -> str:
    """A piece of painted wood with a pale rim, so that it is seen on any ground; its right side lies in shade."""
    return (
        line(outline, "#fffaf0", 3)
        + path(outline, OWN)
        + (shade(shaded, 0.28) if shaded else "")
        + (line(lit, "#ffffff", 1) if lit else "")
    )


BODY = (
    "M0-15C3.3-15 5-12.6 5-10.2C5-8.8 4.4-7.8 3.8-7.1C8-6.3 12-4.6 12-2.4C12-.6 8.2-.3 6.2-.1"
    "C7.2 2.9 10.4 8.4 10.4 11.2C10.4 12.4 9.8 13 8.8 13H3C1.6 13 1 10.4 0 8C-1 10.4-1.6 13-3 13H-8.8"
    "C-9.8 13-10.4 12.4-10.4 11.2C-10.4 8.4-7.2 2.9-6.2-.1C-8.2-.3-12-.6-12-2.4C-12-4.6-8-6.3-3.8-7.1"
    "C-4.4-7.8-5-8.8-5-10.2C-5-12.6-3.3-15 0-15z"
)
_SHADED = (
    "M1.5-14.8C4-14.2 5-12.2 5-10.2C5-8.8 4.4-7.8 3.8-7.1C8-6.3 12-4.6 12-2.4C12-.6 8.2-.3 6.2-.1"
    "C7.2 2.9 10.4 8.4 10.4 11.2C10.4 12.4 9.8 13 8.8 13H4.6C6 11 3 2 3-2C3-5 4-9 1.5-14.8z"
)
_LIT = "M-9.6 10.8C-9 8-6.5 3-5.6-.4M-10.8-3C-9.5-4.6-6-5.8-3.6-6.3"
_FOOT = pool(3, 12.6, 11, 2.6)
MAN = wood(BODY, _SHADED, _LIT)

#: A helmet with a plume, and a sword.
_KNIGHT = (
    path("M-5.4-9C-5.6-13.6-3.2-16 0-16S5.6-13.6 5.4-9H2.6V-11H-2.6V-9z", SILVER.mid)
    + path("M1-15.9C4-15.4 5.6-13 5.4-9H2.6V-11H1z", SILVER.deep)
    + line("M-3.4-11H3.4", INK, 0.9)
    + path("M0-16Q-1-20 4-20.6Q8-20 7.6-16.4Q5-18.4 0-16z", OWN)
    + line("M0-16Q-1-20 4-20.6Q8-20 7.6-16.4Q5-18.4 0-16z", "#fffaf0", 0.8)
    + line("M11 1V-13", SILVER.light, 2)
    + line("M11.5 1V-13", SILVER.deep, 0.7)
    + line("M8.6-1.6H13.4", GOLD.deep, 1.6)
)
#: A broad hat, and a bundle on a stick.
_HIGHWAYMAN = (
    line("M4 4L13-14", WOOD.deep, 1.6)
    + path("M9-13Q9-18.5 13.5-18.5T17-13.5Q13-10.5 9-13z", GOLD.mid)
    + path("M13.5-18.5T17-13.5Q14.5-11.5 12-11.9Q14.5-15 13.5-18.5z", GOLD.deep)
    + path("M-9-11.5Q0-14.6 9-11.5Q5-9.5 0-9.6T-9-11.5z", WOOD.deep)
    + path("M-4.6-12Q-5-17.5 0-17.2T4.6-12Q0-13.2-4.6-12z", WOOD.mid)
    + line("M-4.5-12.6Q0-14 4.5-12.6", LINEN.light, 1)
)
#: A cowl, and a rope round the waist.
_MONK = (
    path("M-6-6.5C-7.5-13-4-17 0-17S7.5-13 6-6.5Q3-4.6 0-4.6T-6-6.5z", EARTH.mid)
    + path("M1.5-16.8C5.5-16 7-12 6-6.5Q4.5-5.5 2.5-5Q5-10 1.5-16.8z", EARTH.deep)
    + oval(0, -9.8, 3.1, 3.7, "#f6d3ad")
    + path("M-3.1-10.5Q-2.5-13.6 0-13.5T3.1-10.5Q0-12.4-3.1-10.5z", EARTH.deep)
    + line("M-6.3 3.6Q0 5.6 6.3 3.6M2 4.8V9.5", LINEN.light, 1.1)
)
#: A pointed hood with a star, and a torch.
_HERETIC = (
    path("M-6-6.5C-6.5-11-4-13 0-20.5C4-13 6.5-11 6-6.5Q3-4.6 0-4.6T-6-6.5z", PLUM.mid)
    + path("M.4-19.6C4-13 6.5-11 6-6.5Q4.5-5.5 2.5-5Q4-10 .4-19.6z", PLUM.deep)
    + oval(0, -9, 2.8, 3.2, INK)
    + disc(-1, -9.2, 0.6, GOLD.light)
    + disc(1, -9.2, 0.6, GOLD.light)
    + line("M11 1V-8", WOOD.deep, 1.6)
    + path("M8.8-8Q8.5-12 11-15Q13.5-12 13.2-8z", GOLD.mid)
)
#: Lying in the grass, one knee drawn up, a straw hat over the eyes.
_LYING = (("M-13.6 8.4H-2L8.6 4.6", 6.4), ("M-10.8 7.6L-7-2.6L-1.6 5.6", 4.8), ("M5.6 4L11.4-.2", 6.8))
_FARMER = (
    pool(0, 11, 15.5, 3)
    + "".join(line(way, "#fffaf0", width + 3) for way, width in _LYING)
    + disc(12.2, -2.8, 6.4, "#fffaf0")
    + "".join(line(way, OWN, width) for way, width in _LYING)
    + disc(12.2, -2.8, 4.9, OWN)
    + shade("M-16.8 8.4A3.2 3.2 0 0 0-13.6 11.6H-1.4L10 7.6L13 2Q4 8-4 8.4z", 0.28)
    + line("M-9.2 4.5L-7-1.2M-12.8 6.8H-11", "#ffffff", 1)
    + put(
        13.4,
        -4.6,
        path("M-4.6.4A4.6 4.6 0 0 1 4.6.4z", GOLD.mid)
        + path("M1-4.1A4.6 4.6 0 0 1 4.6.4H1.6z", GOLD.deep)
        + line("M-7.6.8Q0-1 7.6.8", GOLD.deep, 2)
        + line("M-4.4-.5Q0-1.7 4.4-.5", CRIMSON.mid, 1.1),
        turn=24,
    )
)

_BUILDER = (
    pool(3, 12.6, 9, 2.4)
    + wood(
        "M-5.5 13V3.5C-8.5 2-9-3-6.5-5.5L-3.6-6.6C-4.6-7.8-5-9-5-10.2A4.8 4.8 0 0 1 4.6-10.2C4.6-9 4.2-7.8 3.4-6.6"
        "L6-7.5L8.5-13L11.5-11.5L9-4.5L5.5-1V13H1V6.5H-1V13z",
        "M1.5-14.9C4-14 4.6-12 4.6-10.2C4.6-9 4.2-7.8 3.4-6.6L6-7.5L8.5-13L11.5-11.5L9-4.5L5.5-1V13H2.6V-2z",
    )
    + line("M10-11V-18", WOOD.deep, 1.8)
    + rect(5.8, -20.4, 8.4, 4, IRON.mid, 0.8)
    + rect(5.8, -20.4, 8.4, 1.5, IRON.light, 0.6)
    + path("M-5.2-10.4A5 5 0 0 1 4.8-10.4z", GOLD.mid)
    + line("M-6.5-10.2H6", GOLD.deep, 1.4)
    + path("M-4.5 1H4.5V9H-4.5z", LINEN.mid)
    + path("M1.5 1H4.5V9H1.5z", LINEN.deep)
)
_PIG = (
    pool(2, 11.4, 13, 2.8)
    + wood(
        "M-13 1C-13-5.5-8-8.5-1-8.5C1.5-8.5 3.5-8 5-7.3L8.5-10.5L9.3-5.8C10.6-4.6 11.4-3.4 11.8-2L14.5-1.4V3.6L11.5 4.4"
        "C10.6 6 9.5 7 8 7.5V12H4V8.4H-4.5V12H-8.5V7.4C-11.5 6.2-13 4-13 1z",
        "M9.3-5.8C10.6-4.6 11.4-3.4 11.8-2L14.5-1.4V3.6L11.5 4.4C10.6 6 9.5 7 8 7.5V12H4V8.4H-4.5V12H-8.5V7.4"
        "C-10 6.8-11 6-11.8 5C-4 7 6 6 9.3-5.8z",
        "M-11.2-2C-10-5.6-6-6.9-1-6.9",
    )
    + path("M5-7.3L8.5-10.5L9.3-5.8z", "#f0a8a8")
    + disc(8.8, -2.6, 1.1, "#ffffff")
    + disc(9.1, -2.5, 0.6, INK)
    + line("M13.2-.2V2.2", INK, 0.8)
    + line("M-13 0Q-16-1-15-4Q-13.5-5-13.6-3", OWN, 1.6)
)
#: A robe to the ground, a tall hat, and the chain of the office.
_MAYOR = (
    pool(3, 12.6, 11, 2.6)
    + wood(
        "M0-15C3.3-15 5-12.6 5-10.2C5-8.8 4.4-7.8 3.8-7.1C8-6.3 12-4.6 12-2.4C12-.6 9.4-.1 7.4 0L11 13H-11"
        "L-7.4 0C-9.4-.1-12-.6-12-2.4C-12-4.6-8-6.3-3.8-7.1C-4.4-7.8-5-8.8-5-10.2C-5-12.6-3.3-15 0-15z",
        "M1.5-14.8C4-14.2 5-12.2 5-10.2C5-8.8 4.4-7.8 3.8-7.1C8-6.3 12-4.6 12-2.4C12-.6 9.4-.1 7.4 0L11 13H5"
        "C6 6 3 2 3-2C3-5 4-9 1.5-14.8z",
        "M-9.3 10.5L-6.3-.4M-10.8-3C-9.5-4.6-6-5.8-3.6-6.3",
    )
    + path("M-10.4 10.6H10.4L11 13H-11z", LINEN.light)
    + line("M-5-6Q0 2.4 5-6", GOLD.mid, 1.7)
    + disc(0, -1.4, 2, GOLD.light)
    + path("M-4.4-12.2L-5.2-19H5.2L4.4-12.2z", INK)
    + path("M-7.4-12.8Q0-15 7.4-12.8Q4-10.8 0-10.8T-7.4-12.8z", INK)
    + line("M-4.5-14.2Q0-15.6 4.5-14.2", GOLD.mid, 1.5)
)
_WAGON = (
    pool(3, 13, 15, 2.6)
    + wood(
        "M-13.5-1C-14-9-11-13-5-13S4-9 3.8-1H13V-.2L14.5 5.5H-13.5z",
        "M-5-13C1-13 4-9 3.8-1H13V-.2L14.5 5.5H-1C1 0 0-8-5-13z",
    )
    + line("M-10.5-1.4C-10.8-8-9-11-6.6-12.4M-3.5-12.4C-.6-11 1-7 .8-1.4", "#ffffff", 1)
    + line("M-13.5-1H4", LINEN.light, 1.2)
    + "".join(
        disc(x, 8, 5, "#fffaf0")
        + disc(x, 8, 4.6, WOOD.deep)
        + disc(x, 8, 3, WOOD.light)
        + line(f"M{x - 3} 8H{x + 3}M{x} 5V11", WOOD.deep, 0.9)
        + disc(x, 8, 1.2, WOOD.deep)
        for x in (-8, 8)
    )
)
_BARN = (
    pool(4, 15.6, 17, 3)
    + wood("M-15 16V-2L-10-11L0-17L10-11L15-2V16z", "M0-17L10-11L15-2V16H7V-3z")
    + path(
        "M-16.5-1L-10.8-12L0-18.6L10.8-12L16.5-1L13.6 .4L8.9-9.2L0-14.6L-8.9-9.2L-13.6.4z",
        LINEN.light,
    )
    + rect(-5, 5, 10, 11, LINEN.light)
    + path("M-4 6H4V15.4H-4z", WOOD.mid)
    + line("M-4 6L4 15.4M4 6L-4 15.4", LINEN.light, 1.1)
)

#: A figure by itself: in the supply, before a question.
_STANDING = Figure(_FOOT + MAN, (0, -0.6, 0.42))


def _as(attributes: str) -> Figure:
    return Figure(_FOOT + MAN + attributes, (0, -0.2, 0.42))


#: Who a follower is, by what it stands on.
ROLES: dict[str, Figure] = {
    "knight": _as(_KNIGHT),
    "highwayman": _as(_HIGHWAYMAN),
    "monk": Figure(_FOOT + MAN + _MONK, (0, 0, 0.36)),
    "heretic": Figure(_FOOT + MAN + _HERETIC, (0, 0, 0.42)),
    "farmer": Figure(_FARMER, (2.4, 5.6, 0.34)),
}
#: What each kind of figure looks like that is not a follower.
KINDS: dict[str, Figure] = {
    "builder": Figure(_BUILDER, (0, 5, 0.36)),
    "pig": Figure(_PIG, (-3, -0.6, 0.42)),
    "mayor": Figure(_MAYOR, (0, 5.6, 0.4)),
    "wagon": Figure(_WAGON, (-4.6, -6, 0.42)),
    "barn": Figure(_BARN, (0, -4.6, 0.46)),
}
#: How much larger a figure is than others.
SIZES = {"big": 1.3, "barn": 1.1}


def figure(kind: str, role: str = "") -> Figure:
    """What a figure looks like in this role; a follower that stands nowhere has none."""
    return KINDS.get(kind) or ROLES.get(role, _STANDING)


def drawn(kind: str, seat: int, role: str = "") -> str:
    """The figure of a seat, with its sign, in the colour of whoever shows it."""
    body, (x, y, size) = figure(kind, role)
    sign = put(x - 10 * size, y - 10 * size, path(SIGNS[seat % len(SIGNS)], "#ffffff"), size)
    scale = SIZES.get(kind, 1)
    return put(0, 0, body + sign, scale) if scale != 1 else body + sign
