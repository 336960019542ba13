"""The green cards: where people heal, measure, write and teach."""

from __future__ import annotations

from math import cos, pi, sin

from bastide.art.antique import BRONZE, MARBLE, SAND, basket, temple, toga
from bastide.art.buildings import column
from bastide.art.land import (
    board,
    flame,
    hall,
    hill,
    mountains,
    night,
    orb,
    poplar,
    sky,
    stars,
    tree,
    window,
)
from bastide.art.letters import candle, inkwell, open_book, quill, scroll
from bastide.art.palette import (
    AZURE,
    BROWN_SKIN,
    CRIMSON,
    DAWN,
    DAY,
    GOLD,
    HAZE,
    IRON,
    LEAF,
    LINEN,
    NIGHT,
    PINE,
    PLUM,
    ROOF,
    SKIN,
    SLATE,
    STONE,
    VENOM,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, n, oval, path, poly, put, rect, shadow
from bastide.art.people import bust, little
from bastide.art.tools import hammer
from bastide.art.vessels import bottle, flask


def _cog(r: float, teeth: int, colour: str, hole: str) -> str:
    """A toothed wheel around its middle."""
    points = []
    for i in range(teeth * 4):
        a = i * 2 * pi / (teeth * 4)
        far = r if i % 4 in (0, 1) else r * 0.78
        points.append(f"{n(far * cos(a))} {n(far * sin(a))}")
    return poly(" ".join(points), colour) + disc(0, 0, r * 0.5, hole) + disc(0, 0, r * 0.16, colour)


def _shelf(y: float, seed: int, left: float = 6, right: float = 114) -> str:
    """Scrolls lying in a rack, their ends to the front."""
    count = int((right - left) / 8)
    return "".join(
        disc(left + 4 + i * 8, y - 4, 3.6, (LINEN.mid, LINEN.light, LINEN.deep, ROOF.light)[(i * 3 + seed) % 4])
        + disc(left + 4 + i * 8, y - 4, 1.4, (CRIMSON.mid, WOOD.mid, AZURE.mid)[(i + seed) % 3])
        for i in range(count)
    ) + rect(left - 2, y, right - left + 4, 2.6, WOOD.deep)


def apothecary() -> str:
    mortar = (
        line("M4-20L16-44", WOOD.deep, 6)
        + line("M3.5-21L15-44", WOOD.light, 2.5)
        + path("M-20-22H20Q19-6 8-3V0H-8V-3Q-19-6-20-22z", STONE.mid)
        + path("M6-22H20Q19-6 8-3V0H2Q10-8 6-22z", STONE.deep)
        + path("M-20-22H-10Q-10-8-4-3H-8Q-19-6-20-22z", STONE.light)
        + oval(0, -22, 20, 4.6, STONE.light)
        + oval(0, -22, 16.5, 3.2, LEAF.deep)
    )
    hanging = "".join(
        put(
            x,
            6,
            line("M0 0V6", WOOD.deep, 1)
            + path("M-7 24Q-6 8 0 5Q6 8 7 24Q0 20-7 24z", hue.mid)
            + line("M0 7V21M0 10L-4 20M0 10L4 20", hue.deep, 1),
        )
        for x, hue in ((18, LEAF), (38, PLUM), (82, LEAF), (102, VENOM))
    )
    return (
        hall(LINEN, WOOD)
        + line("M0 8H120", WOOD.deep, 2.4)
        + hanging
        + board(64)
        + shadow(56, 78, 26, 3)
        + put(56, 80, mortar, 1.25)
        + put(98, 80, bottle(VENOM, 24))
        + put(112, 80, bottle(ROOF, 17))
        + put(16, 82, basket(disc(-5, -12, 4, LEAF.mid) + disc(3, -13, 4.4, LEAF.deep)), 0.9)
    )


def workshop() -> str:
    return (
        hall(STONE, WOOD)
        + window(18, 46, 18, 34)
        + line("M44 14H114", WOOD.deep, 3)
        + put(54, 40, hammer(20), 0.9)
        + put(74, 14, line("M0 0V6M0 6L-6 24M0 6L6 24", IRON.deep, 2.2))
        + put(92, 16, poly("-2 0 2 0 6 22 -6 22", "#dfe6ee") + rect(-3, -4, 6, 6, WOOD.mid, 1))
        + put(107, 16, rect(-1.5, 0, 3, 14, WOOD.mid) + rect(-2, 14, 4, 10, IRON.light))
        + board(64)
        + put(50, 56, _cog(23, 12, BRONZE.deep, STONE.mid))
        + put(49, 55, _cog(23, 12, BRONZE.mid, STONE.mid))
        + put(81, 60, _cog(14, 9, IRON.mid, STONE.mid))
        + rect(0, 74, 120, 16, WOOD.mid)
        + rect(0, 74, 120, 3, WOOD.light)
        + put(
            100,
            75,
            put(0, 0, rect(-14, -5, 28, 5, WOOD.light) + line("M-10-5Q-12-12-4-10M4-5Q2-10 8-9", "#e8c38d", 1.6)),
        )
    )


def scriptorium() -> str:
    return (
        hall(SAND, WOOD)
        + window(98, 44, 18, 34)
        + rect(6, 8, 58, 40, WOOD.mid)
        + rect(8, 10, 54, 36, "#4a3328")
        + _shelf(26, 0, 10, 60)
        + _shelf(44, 2, 10, 60)
        + board(62)
        + shadow(60, 80, 34, 3)
        + put(
            56,
            74,
            poly("-32 8 -26 -14 28 -14 34 8", LINEN.light)
            + poly("10 8 12 -14 28 -14 34 8", LINEN.mid)
            + line("M-20-8H20M-22-3H22M-24 2H16", WOOD.mid, 1.2)
            + rect(-36, 5, 74, 5.5, LINEN.deep, 2.7)
            + rect(-28, -16, 60, 4.5, LINEN.deep, 2.2),
        )
        + put(78, 74, quill(), 1.25)
        + put(106, 80, inkwell(), 1.3)
        + put(14, 82, candle(16))
    )


def dispensary() -> str:
    snake = (
        line("M0 0V-56", WOOD.mid, 4.4)
        + line("M-1 0V-56", WOOD.light, 1.4)
        + line("M-2-4Q-14-9-1-14T-1-26T-1-38T8-46", LEAF.deep, 4.4)
        + line("M-2-4Q-14-9-1-14T-1-26T-1-38T8-46", LEAF.light, 1.4)
        + oval(10, -47, 4.5, 3, LEAF.deep)
        + disc(11, -48, 0.8, INK)
        + disc(0, -57, 4, GOLD.mid)
    )
    return (
        rect(0, 0, 120, 90, PINE.mid)
        + faint(disc(60, 36, 46, PINE.light), 0.5)
        + faint(disc(60, 36, 28, LINEN.light), 0.35)
        + put(16, 76, column(62, MARBLE, 8))
        + put(104, 76, column(62, MARBLE, 8))
        + rect(0, 12, 120, 4, MARBLE.light)
        + rect(0, 72, 120, 18, MARBLE.mid)
        + rect(0, 72, 120, 2.5, MARBLE.light)
        + shadow(60, 82, 22, 3)
        + put(60, 82, snake, 1.15)
        + put(36, 82, flask(VENOM, 9))
        + put(84, 82, flask(CRIMSON, 9))
    )


def laboratory() -> str:
    return (
        rect(0, 0, 120, 90, NIGHT.deep)
        + faint(disc(46, 40, 44, NIGHT.mid), 0.8)
        + faint(disc(46, 44, 26, VENOM.mid), 0.22)
        + "".join(put(84 + i * 11, 30, bottle((CRIMSON, AZURE, GOLD)[i], 14)) for i in range(3))
        + rect(74, 30, 42, 3, WOOD.mid)
        + board(70)
        + line("M28 72L34 58M64 72L58 58M28 58H64", IRON.deep, 2.4)
        + put(46, 72, flame(0, 0, 0.95))
        + put(46, 58, flask(VENOM, 15))
        + line("M46 16Q62 10 72 20T86 52", WATER.light, 3)
        + put(88, 78, flask(AZURE, 10))
        + put(108, 80, _cog(9, 8, BRONZE.mid, WOOD.mid))
        + put(18, 84, open_book(26))
    )


def library() -> str:
    return (
        rect(0, 0, 120, 90, WOOD.deep)
        + rect(6, 4, 108, 64, "#4a3328")
        + _shelf(18, 0)
        + _shelf(33, 1)
        + _shelf(48, 2)
        + _shelf(63, 0)
        + line("M42 2V68M78 2V68", WOOD.mid, 4, "butt")
        + rect(0, 68, 120, 22, WOOD.mid)
        + faint(line("M0 75H120M0 83H120", WOOD.deep, 1), 0.7)
        + shadow(60, 86, 26, 3)
        + put(60, 91, bust(LEAF, hair="#b9ad99", beard="#cfc6b6", collar=LINEN.light), 1.1)
        + put(60, 87, scroll(34, 16))
        + line("M96 84L104 20M104 84L112 20M97 74H105M98 64H106M100 52H107M101 40H109M103 28H110", WOOD.light, 1.8)
    )


def school() -> str:
    pupils = "".join(
        put(x, 92, bust(hue, hair=hair, wide=30), 0.62)
        for x, hue, hair in ((22, CRIMSON, WOOD.deep), (46, AZURE, INK), (72, GOLD, WOOD.mid), (98, PINE, INK))
    )
    return (
        sky(DAY, (100, 16, 7))
        + hill(56, LEAF.light, 6, 20)
        + put(14, 70, column(66, MARBLE, 9))
        + put(106, 70, column(66, MARBLE, 9))
        + rect(0, 2, 120, 6, MARBLE.light)
        + rect(0, 66, 120, 24, STONE.light)
        + rect(58, 20, 40, 28, WOOD.deep)
        + rect(60, 22, 36, 24, "#3f4f45")
        + line("M66 40L76 27L84 40zM88 28V40M66 44H90", LINEN.light, 1.4)
        + put(40, 72, bust(LINEN, beard="#cfc6b6", hair="#b9ad99", wide=32) + toga(sash=LEAF), 1.05)
        + line("M54 52L70 38", WOOD.mid, 2)
        + pupils
    )


def lodge() -> str:
    """Where those meet who keep the knowledge of herbs: a round hut among trees, a light in it."""
    return (
        night("lodge", (94, 18, 8))
        + hill(62, PINE.mid, 6, -20)
        + "".join(put(x, 70, tree(PINE), s) for x, s in ((8, 2), (112, 2.1), (24, 1.5), (98, 1.5)))
        + hill(74, PINE.deep, 4, 0)
        + shadow(60, 84, 34, 3)
        + rect(32, 50, 56, 34, STONE.mid)
        + rect(32, 50, 18, 34, STONE.light)
        + rect(74, 50, 14, 34, STONE.deep)
        + path("M22 52Q40 22 60 14Q80 22 98 52Q60 44 22 52z", WOOD.mid)
        + path("M22 52Q40 22 60 14Q50 30 46 47z", WOOD.light)
        + path("M60 14Q80 22 98 52Q88 49 78 47.5Q72 28 60 14z", WOOD.deep)
        + path("M51 84V66A9 9 0 0 1 69 66V84z", GOLD.light)
        + put(60, 84, little(PINE.deep, high=15))
        + disc(60, 36, 6.5, GOLD.mid)
        + disc(60, 36, 5, LINEN.light)
        + poly("60 31.5 61.6 36 60 40.5 58.4 36", CRIMSON.mid)
        + rect(38, 60, 7, 8, GOLD.light, 2)
        + rect(76, 60, 7, 8, GOLD.mid, 2)
    )


def observatory() -> str:
    rings = (
        line("M-26 0A26 26 0 1 1 26 0A26 26 0 1 1-26 0", BRONZE.mid, 3)
        + put(0, 0, line("M-26 0A26 9 0 1 1 26 0A26 9 0 1 1-26 0", BRONZE.light, 2.4), turn=-24)
        + put(0, 0, line("M-26 0A26 9 0 1 1 26 0A26 9 0 1 1-26 0", BRONZE.deep, 2.4), turn=58)
        + orb(0, 0, 5, GOLD.light)
    )
    return (
        night("observatory", (100, 16, 7))
        + stars("more", 20)
        + mountains(78, NIGHT, False)
        + rect(0, 78, 120, 12, SLATE.deep)
        + shadow(60, 84, 28, 3)
        + line("M44 84L60 66L76 84", BRONZE.deep, 4)
        + rect(36, 82, 48, 4, STONE.mid)
        + put(60, 42, rings, 1.1)
        + put(100, 88, little(PLUM.mid, high=24))
        + line("M18 24L30 18L34 28L24 34z", LINEN.mid, 0.8)
        + "".join(disc(x, y, 1.4, LINEN.light) for x, y in ((18, 24), (30, 18), (34, 28), (24, 34)))
    )


def university() -> str:
    return (
        sky(HAZE, (98, 16, 8))
        + put(8, 76, poplar(), 1.5)
        + put(112, 76, poplar(), 1.5)
        + rect(0, 74, 120, 16, LEAF.mid)
        + rect(14, 42, 92, 36, LINEN.mid)
        + rect(14, 42, 24, 36, LINEN.light)
        + rect(90, 42, 16, 36, LINEN.deep)
        + rect(11, 39, 98, 4, ROOF.mid)
        + "".join(path(f"M{x} 70v-12a4 4 0 0 1 8 0v12z", "#4a3d45") for x in (19, 31, 81, 93))
        + path("M44 30Q46 10 60 9T76 30z", LEAF.deep)
        + path("M44 30Q46 10 58 9Q50 16 50 30z", LEAF.mid)
        + rect(42, 28, 36, 4, LINEN.light)
        + shadow(60, 82, 28, 3)
        + put(60, 83, temple(44, 30, 5, LEAF))
        + put(28, 89, little(PLUM.mid, high=17))
        + put(92, 89, little(AZURE.mid, high=17))
        + put(100, 88, little(CRIMSON.mid, high=16))
    )


def academy() -> str:
    """Two who walk and talk, beneath the olive trees."""
    return (
        sky(DAWN, (60, 24, 11))
        + mountains(58, SLATE, False)
        + put(60, 56, temple(38, 18, 5, LEAF), 0.8)
        + hill(62, LEAF.light, 5, 0)
        + hill(72, LEAF.mid, 4, -20)
        + put(12, 74, tree(), 2.4)
        + put(108, 74, tree(), 2.4)
        + shadow(46, 88, 16, 3)
        + put(42, 93, bust(LINEN, beard="#cfc6b6", hair="#b9ad99") + toga(sash=LEAF), 1.05)
        + put(82, 93, bust(AZURE, skin=BROWN_SKIN, beard=INK, hair=INK, collar=LINEN.light), 1.05)
        + line("M62 78L70 66", SKIN.light, 4)
    )


def study() -> str:
    return (
        rect(0, 0, 120, 90, "#3d3038")
        + faint(disc(36, 44, 50, GOLD.mid), 0.22)
        + faint(disc(36, 46, 28, GOLD.light), 0.22)
        + rect(70, 6, 44, 50, WOOD.mid)
        + rect(72, 8, 40, 46, "#4a3328")
        + _shelf(22, 1, 74, 110)
        + _shelf(37, 0, 74, 110)
        + _shelf(52, 2, 74, 110)
        + board(64)
        + put(
            28,
            70,
            path("M-14 0H14L10-4H-10zM-3-4H3V-10H-3z", BRONZE.mid)
            + path("M-16-14Q-8-20 6-18L18-22L14-12Q8-8-4-8T-16-14z", BRONZE.light)
            + path("M6-18L18-22L14-12Q8-8-2-8Q8-12 6-18z", BRONZE.deep)
            + flame(17, -21, 1.1),
        )
        + put(70, 82, open_book(56), 1.15)
        + put(94, 74, quill(), 1.1)
        + put(106, 86, inkwell(), 1.2)
        + put(26, 88, _cog(9, 8, IRON.light, WOOD.mid))
    )
