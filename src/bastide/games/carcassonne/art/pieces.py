"""What stands on the map or at a seat and is no player's figure: dragon, fairy, count, goods, bridges and the like.

Each is drawn around 0, 0 within about 30 by 30.
"""

from __future__ import annotations

from bastide.art.buildings import church
from bastide.art.palette import AZURE, CRIMSON, FIRE, GOLD, LEAF, LINEN, MEADOW, PLUM, SKIN, SLATE, STONE, WATER, WOOD
from bastide.art.pen import INK, disc, faint, line, oval, path, poly, pool, put, rect, shade
from bastide.games.carcassonne.art import marks

RIM = "#fffaf0"


def _rimmed(outline: str, fill: str) -> str:
    return line(outline, RIM, 3) + path(outline, fill)


_DRAGON_BODY = (
    "M-15 11C-17 4-13-2-7-2C-4-2-2-1 0 1C3-1 4-5 3-9C2-13 5-17 10-16L16-12.5L15-9L10-9.5C12-3 10 6 5 10C2 13-4 14-8 12"
    "C-5 12-3 10-4 8C-5 6-8 6-9 8C-10 10-12 12-15 11z"
)
DRAGON = (
    pool(2, 12, 16, 3.4)
    + _rimmed("M-1 1L-13-13L-4-9L-3-16L3-8z", CRIMSON.deep)
    + line("M-1 0L-10-10.5M-1 0L-3.5-12", CRIMSON.mid, 1)
    + _rimmed(_DRAGON_BODY, CRIMSON.mid)
    + path("M10-9.5C12-3 10 6 5 10C2 13-4 14-8 12C2 11 8 3 6-9z", CRIMSON.deep)
    + path("M3-6C2-1 0 4-4 7C1 7 6 2 6-6z", FIRE.light)
    + line("M3-4.5L6-4M2-1L5.5 0M0 2.5L4 4", CRIMSON.mid, 0.9)
    + poly("7 -16 5 -20 10 -16.5", GOLD.deep)
    + disc(9.6, -13, 1.4, GOLD.light)
    + disc(10, -13, 0.7, INK)
    + path("M15.5-11L21-12L18-10L21.5-8.5L15-9z", FIRE.mid)
)
FAIRY = (
    pool(2, 14, 8, 2)
    + faint(disc(0, -2, 15, GOLD.light), 0.3)
    + _rimmed("M-2 0C-8-13-15-11-14.5-5S-7 4-2 2zM2 0C8-13 15-11 14.5-5S7 4 2 2z", AZURE.light)
    + path("M-2 2C-7 5-12 8-9 11S-3 8-1 3zM2 2C7 5 12 8 9 11S3 8 1 3z", WATER.light)
    + line("M-3 0Q-8-6-12-6M3 0Q8-6 12-6", "#ffffff", 0.9)
    + _rimmed("M-6 14Q-3 4-1.5-3H1.5Q3 4 6 14Q0 16-6 14z", LINEN.light)
    + path("M.5-3H1.5Q3 4 6 14Q4 15 2 15.2z", LINEN.deep)
    + disc(0, -6.5, 3.8, SKIN.light)
    + path("M-4-6.5Q-4.5-11 0-11T4-6.5Q1-9-4-6.5z", GOLD.mid)
    + line("M5 3L10-7", WOOD.deep, 1)
    + path(
        "M10-11l1 2.6 2.8.2-2.1 1.8.7 2.7L10-5.2 7.6-3.7l.7-2.7-2.1-1.8 2.8-.2z",
        GOLD.mid,
    )
)
COUNT = (
    pool(3, 13, 12, 2.6)
    + _rimmed("M-11 13Q-8-1-4-5H4Q8-1 11 13z", PLUM.deep)
    + path("M-11 13Q-8-1-4-5H-1Q-5 4-5 13z", PLUM.mid)
    + path("M-3-5H3L2 13H-2z", LINEN.light)
    + disc(0, 0, 1, GOLD.deep)
    + disc(0, 4.5, 1, GOLD.deep)
    + disc(0, 9, 1, GOLD.deep)
    + disc(0, -8.5, 4.8, SKIN.light)
    + path("M-3-6.5Q0-1.5 3-6.5Q0-5.5-3-6.5z", WOOD.deep)
    + _rimmed("M-6.5-11V-18L-3-15L0-19.5L3-15L6.5-18V-11z", GOLD.mid)
    + path("M1-18.5L3-15L6.5-18V-11H2z", GOLD.deep)
    + disc(0, -13, 1.1, CRIMSON.mid)
)


def _coin(rim: str, inside: str) -> str:
    return pool(1, 1.4, 15, 15) + disc(0, 0, 15, rim) + disc(0, -0.6, 13, LINEN.light) + inside


KING = _coin(
    GOLD.deep,
    path("M-9.5 7V-6.5L-4.5-1.5L0-10L4.5-1.5L9.5-6.5V7z", GOLD.mid)
    + path("M1-8.5L4.5-1.5L9.5-6.5V7H3z", GOLD.deep)
    + line("M-9.5 4.2H9.5", CRIMSON.mid, 1.8, "butt")
    + "".join(disc(x, y, 1.4, CRIMSON.mid) for x, y in ((-9.5, -7), (0, -10.6), (9.5, -7))),
)
ROBBER = _coin(
    WOOD.deep,
    path("M-9 10C-9-3-5-10 0-10S9-3 9 10Q0 13-9 10z", WOOD.mid)
    + path("M1-10C6-9 9-3 9 10Q6 11.3 3 11.6Q7 2 1-10z", WOOD.deep)
    + oval(0, -0.5, 4.8, 5.6, SKIN.light)
    + path("M-5.5-3H5.5V.6Q3 2.4 0 .6Q-3 2.4-5.5.6z", INK)
    + disc(-2.3, -1, 0.9, "#ffffff")
    + disc(2.3, -1, 0.9, "#ffffff"),
)
ABBEY = shade("M-14-13H17V17H-14z") + rect(-15, -15, 30, 30, MEADOW.mid, 2) + put(-7, 11, church(LINEN, SLATE), 0.56)
CASTLE = (
    shade("M-14 13H18L22 8V-4L14-8z", 0.22)
    + _rimmed("M-15 13V-11h5v4h4v-4H-2V-16H2V-11H6v4h4v-4h5V13z", STONE.mid)
    + path("M-15 13V-11h5v4h3V13z", STONE.light)
    + path("M7 13V-7h3v-4h5V13z", STONE.deep)
    + path("M-4 13V5a4 4 0 0 1 8 0V13z", INK)
    + path("M-11-3h2v4h-2zM9-3h2v4H9zM-1-5h2v4h-2z", INK)
    + line("M0-16V-22", WOOD.deep, 1.2)
    + poly("0 -22 8 -20 0 -17.5", CRIMSON.mid)
)
_DECK = (
    shade("M-16 8H17V10.5H-15z", 0.25)
    + line("M-16-7.5H16V7.5H-16z", RIM, 3)
    + rect(-16, -7.5, 32, 15, WOOD.deep)
    + rect(-16, -5, 32, 10, WOOD.light)
    + line("M-12-5V5M-8-5V5M-4-5V5M0-5V5M4-5V5M8-5V5M12-5V5", WOOD.mid, 0.9, "butt")
    + line("M-16-7H16M-16 7H16", WOOD.light, 1.1, "butt")
)
#: A wooden bridge from side to side of a tile.
SPAN = (
    shade("M-50 9H50V12H-50z", 0.25)
    + rect(-50, -8, 100, 16, WOOD.deep)
    + rect(-50, -5.4, 100, 10.8, WOOD.light)
    + line("".join(f"M{x}-5.4V5.4" for x in range(-46, 50, 4)), WOOD.mid, 0.9, "butt")
    + line("M-50-7H50M-50 7H50", WOOD.light, 1.2, "butt")
    + "".join(rect(x, y, 3, 3, WOOD.mid) for x in (-50, -26, -1.5, 23, 47) for y in (-9, 6))
)
#: The back of a tile.
TILE = (
    shade("M-13-12H16V16H-13z")
    + rect(-14, -14, 28, 28, LEAF.deep, 2.5)
    + rect(-12, -12, 24, 24, "#4f8054", 1.5)
    + path("M-8 8V-3h3v2h3v-6h4v6h3v-2h3V8z", LEAF.light)
    + path("M-1.8 8V4a1.8 1.8 0 0 1 3.6 0V8z", LEAF.deep)
)
PORTAL = put(0, 2, marks.PORTAL, 1.5)
PRINCESS = put(0, 0, marks.PRINCESS, 1.8)
WINE, GRAIN, CLOTH = (put(0, 0, mark, 1.9) for mark in (marks.WINE, marks.GRAIN, marks.CLOTH))

#: Every piece by the name that the game has for it.
PIECES: dict[str, str] = {
    "dragon": DRAGON,
    "fairy": FAIRY,
    "count": COUNT,
    "king": KING,
    "robber": ROBBER,
    "abbey": ABBEY,
    "castle": CASTLE,
    "bridge": _DECK,
    "bridge-ew": _DECK,
    "bridge-ns": put(0, 0, _DECK, turn=90),
    "bridge-span": SPAN,
    "tile": TILE,
    "portal": PORTAL,
    "princess": PRINCESS,
    "wine": WINE,
    "grain": GRAIN,
    "cloth": CLOTH,
}
