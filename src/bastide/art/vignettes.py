"""The house's own small pictures: its sign, and what stands where there is nothing to show yet.

A vignette is a patch of land with one thing on it, without a sky: it lies on a light page and on a dark one.

>>> from bastide.art.vignettes import drawings
>>> drawings()["signpost"][:4]
'<svg'
"""

from __future__ import annotations

from collections.abc import Callable

from bastide.art.buildings import battlement, pennant, rampart, tower
from bastide.art.land import fir, poplar, sparkle, tree
from bastide.art.letters import book, candle, open_book
from bastide.art.palette import (
    AZURE,
    CRIMSON,
    EARTH,
    GOLD,
    LEAF,
    LINEN,
    PLUM,
    ROOF,
    STONE,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, WIDTH, disc, faint, line, oval, path, poly, put, rect, shadow, sheet
from bastide.art.riches import chest, coin, gem, stack

#: How high a vignette is; it is as wide as a scene.
HIGH = 80
#: The side of the house's sign.
SIGN = 64
#: Somebody standing, twenty-four high, and the half of them that lies in shade.
_RIGHT = "M0-24A5 5 0 0 1 5-18.5C9-18 13-15 13-12.5C13-11 9-10.5 7-10.5L12 0H3L0-5"
_FIGURE = f"{_RIGHT}L-3 0H-12L-7-10.5C-9-10.5-13-11-13-12.5C-13-15-9-18-5-18.5A5 5 0 0 1 0-24z"


def figure(hue: tuple[str, str, str], size: float = 1) -> str:
    """A follower in some colour, standing on the origin."""
    _, mid, deep = hue
    return shadow(0, 0, 12 * size, 2.4 * size) + put(0, 0, path(_FIGURE, mid) + path(f"{_RIGHT}z", deep), size)


def drawings() -> dict[str, str]:
    """Every picture of the house as an SVG, by its name: ``icon`` is its sign."""
    drawn: dict[str, Callable[[], str]] = {
        "bridge": bridge,
        "chest": solved,
        "gate": welcome,
        "laurel": laurel,
        "lens": lens,
        "shelf": shelf,
        "signpost": signpost,
        "table": table,
    }
    return {"icon": sheet(icon(), SIGN, SIGN)} | {name: sheet(draw(), WIDTH, HIGH) for name, draw in drawn.items()}


def icon(cut: bool = True) -> str:
    """A walled town on its hill under the evening sun, told at sixteen pixels; ``cut``: with its round corners."""
    # Cut to the rounded square by drawing nothing beyond it: the hill has its lower corners.
    hill = "M0 47Q32 36 64 47V50A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50z" if cut else "M-16 51Q32 33 80 51V80H-16z"
    return (
        (rect(0, 0, SIGN, SIGN, "#8c3b2a", 14) if cut else rect(-16, -16, SIGN + 32, SIGN + 32, "#8c3b2a"))
        + disc(46, 19, 8, GOLD.mid)
        + path(hill, LEAF.deep)
        + put(32, 33, tower(11, 16, LINEN, GOLD))
        + put(16, 52, tower(12, 26, LINEN, None))
        + put(48, 52, tower(12, 26, LINEN, None))
        + rect(20, 33, 24, 19, LINEN.mid)
        + battlement(20, 33, 24, LINEN, 4, 3.5)
        + path("M26 52v-7a6 6 0 0 1 12 0v7z", "#5a2418")
    )


def _ground(wide: float = 52, y: float = 66) -> str:
    """The patch of land."""
    return (
        faint(oval(64, y + 3.5, wide, 9, INK), 0.2)
        + oval(60, y + 1.5, wide, 9.5, LEAF.deep)
        + oval(60, y, wide, 9, LEAF.mid)
        + oval(54, y - 1.5, wide * 0.72, 5.5, LEAF.light)
    )


def table() -> str:
    """A table that is laid, and nobody there yet."""

    def chair(x: float, way: int) -> str:
        return put(
            x,
            66,
            rect(-7 * way - 2 if way > 0 else 5, -32, 4, 32, WOOD.deep, 1)
            + rect(-7, -15, 14, 3.5, WOOD.mid, 1)
            + line(f"M{5 * way}-12V0", WOOD.deep, 2.5),
        )

    return (
        _ground()
        + chair(20, 1)
        + chair(100, -1)
        + rect(40, 44, 5, 25, WOOD.deep)
        + rect(75, 44, 5, 25, WOOD.deep)
        + rect(30, 39, 60, 6.5, WOOD.mid, 2)
        + rect(30, 39, 60, 2.4, WOOD.light, 1.2)
        + put(60, 39, candle(13))
        + put(
            41,
            38.5,
            rect(-7, -4, 14, 4, LINEN.deep, 1)
            + rect(-7, -6, 14, 4, AZURE.deep, 1)
            + rect(-7, -7.5, 14, 3, AZURE.mid, 1),
        )
        + put(80, 39, figure(CRIMSON, 0.62))
    )


def welcome() -> str:
    """An open gate, and somebody before it who has not been here yet."""
    return (
        _ground()
        + put(90, 62, tree(), 1.3)
        + put(30, 62, poplar(), 1.2)
        + put(34, 62, rampart(52, 22))
        + put(34, 63, tower(13, 34, STONE, ROOF))
        + put(86, 63, tower(13, 34, STONE, ROOF))
        + put(34, 13.5, pennant(9))
        + put(86, 13.5, pennant(9, GOLD.mid))
        + path("M50 63V49a10 10 0 0 1 20 0v14z", GOLD.light)
        + path("M50 63V49a10 10 0 0 1 3-7v22z", WOOD.deep)
        + path("M70 63V49a10 10 0 0 0-3-7v22z", WOOD.mid)
        + path("M54 63h12l9 11H45z", EARTH.light)
        + put(60, 73, figure(CRIMSON, 0.75))
    )


def shelf() -> str:
    """A shelf with room for many stories."""
    return (
        faint(oval(64, 71, 46, 6, INK), 0.2)
        + rect(16, 8, 88, 62, WOOD.deep, 2)
        + rect(19, 11, 82, 26, "#4a2f20")
        + rect(19, 41, 82, 26, "#4a2f20")
        + rect(16, 37, 88, 4, WOOD.mid)
        + rect(16, 66, 88, 5, WOOD.mid, 1)
        + rect(16, 8, 88, 3, WOOD.light, 1)
        + put(24, 37, book(CRIMSON, 7, 20))
        + put(32, 37, book(AZURE, 6, 17))
        + put(43, 37, book(LEAF, 6, 19), turn=14)
        + put(86, 37, figure(PLUM, 0.7))
        + put(34, 66, candle(9))
        + put(78, 66, stack(GOLD, 3, 8))
    )


def lens() -> str:
    """A book in which it does not stand, searched through a glass."""
    return (
        faint(oval(64, 68, 46, 6, INK), 0.2)
        + put(58, 62, open_book(), 2)
        + line("M77 47l17 19", WOOD.deep, 7)
        + line("M78 47l16 18", WOOD.mid, 4)
        + disc(66, 34, 19, GOLD.deep)
        + disc(65.5, 33.5, 18, GOLD.mid)
        + disc(66, 34, 14.5, WATER.light)
        + path("M55 30a12 12 0 0 1 12-8l-1 3a9 9 0 0 0-8 6z", "#ffffff")
        + line("M60 39q3-3 6 0t6 0", WATER.deep, 1.5)
    )


def laurel() -> str:
    """Somebody to whom there is nothing to say: played as well as one can."""
    leaves = "".join(
        put(
            60 + side * (19 + (1 - abs(i - 2) / 3) * 5),
            56 - i * 9,
            path("M0 0Q7-2 9-9Q1-9 0 0z", LEAF.deep if i % 2 else LEAF.mid),
            1.1,
            flip=side < 0,
            turn=-16 * side + (10 - i * 6) * side,
        )
        for side in (-1, 1)
        for i in range(5)
    )
    return (
        _ground(44)
        + line("M40 58Q30 38 42 14M80 58Q90 38 78 14", LEAF.deep, 1.5)
        + leaves
        + put(60, 67, figure(AZURE, 1.7))
        + put(
            60,
            27.5,
            path("M-9 0L-10.5-10L-5-5L0-13L5-5L10.5-10L9 0z", GOLD.mid) + path("M0 0V-13L5-5L10.5-10L9 0z", GOLD.deep),
        )
        + sparkle(86, 14, 5, GOLD.light)
        + sparkle(33, 21, 4, GOLD.light)
    )


def solved() -> str:
    """A chest whose every lock has been opened."""
    full = "".join(put(x, y, coin(GOLD, 6)) for x, y in ((-11, -19), (-3, -23), (6, -21), (12, -18)))
    return (
        _ground(46)
        + put(60, 68, chest(full + put(0, -24, gem(CRIMSON, 6))), 1.45)
        + put(24, 68, stack(GOLD, 4, 8))
        + put(98, 68, coin(GOLD, 7))
        + sparkle(38, 20, 5, GOLD.light)
        + sparkle(86, 14, 6, GOLD.light)
        + sparkle(60, 8, 4, GOLD.light)
    )


def signpost() -> str:
    """A post whose arms point everywhere but here."""
    return (
        _ground()
        + put(22, 66, fir(), 1.3)
        + put(100, 64, tree(), 1.4)
        + path("M50 74Q66 66 58 58T66 50l4 1Q66 56 74 62T70 76z", EARTH.light)
        + rect(57.5, 10, 5, 58, WOOD.mid, 1)
        + rect(60.5, 10, 2, 58, WOOD.deep)
        + put(
            60, 20, poly("-3 -6 25 -6 32 0 25 6 -3 6", WOOD.light) + line("M3-1.500H20M3 2H14", WOOD.deep, 1.5), turn=-7
        )
        + put(
            60,
            35,
            poly("3 -6 -25 -6 -32 0 -25 6 3 6", WOOD.light) + line("M-3-1.500H-20M-3 2H-13", WOOD.deep, 1.5),
            turn=9,
        )
        + put(60, 48, poly("-3 -4.5 17 -4.5 22 0 17 4.5 -3 4.5", WOOD.mid) + line("M3 0H13", WOOD.deep, 1.5), turn=16)
        + shadow(60, 68, 9)
        + put(42, 71, figure(CRIMSON, 0.8))
    )


def bridge() -> str:
    """A bridge of which the middle is missing; somebody waits at its end."""
    half = "M-52 2V-24H-13L-17-18L-13-13L-16-7Q-31-6-33 10H-52z"
    stones = "M-48-16h9M-34-18h8M-44-8h7M-28-12h6M-47 0h6"
    return (
        _ground()
        + path("M34 74Q40 66 38 58H84Q80 66 88 73Q62 78 34 74z", WATER.mid)
        + line("M46 64h10M64 62h9M52 70h14M74 70h8", WATER.light, 1.4)
        + put(60, 58, path(half, STONE.light) + line(stones, STONE.mid, 1.5))
        + put(60, 58, path(half, STONE.mid) + line(stones, STONE.deep, 1.5), flip=True)
        + put(60, 58, path("M-54-24H-12V-28H-54z", STONE.mid) + path("M14-24H54V-28H14z", STONE.deep))
        + put(57, 66, poly("-6 0 -4 -6 4 -7 7 -1 3 2", STONE.mid) + poly("4 -7 7 -1 3 2 0 -2", STONE.deep))
        + put(30, 30, figure(CRIMSON, 0.95))
        + put(99, 31, fir(), 0.9)
    )
