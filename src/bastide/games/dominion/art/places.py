"""Rooms and halls: what goes on under a roof."""

from __future__ import annotations

from bastide.art import land
from bastide.art.buildings import LIT, church
from bastide.art.goods import apple, roast, throne
from bastide.art.land import board, hall, hedge, hill, poplar, sky, sparkle, way, window
from bastide.art.letters import book, candle, open_book
from bastide.art.palette import (
    AZURE,
    COPPER,
    CRIMSON,
    DUSK,
    EARTH,
    GOLD,
    IRON,
    LEAF,
    LINEN,
    PINE,
    PLUM,
    ROOF,
    SLATE,
    STONE,
    VENOM,
    WOOD,
)
from bastide.art.pen import INK, chance, disc, faint, line, oval, path, poly, put, rect, shadow
from bastide.art.people import banner, bust, cap, crown
from bastide.art.riches import LILY, coin, heap, stack
from bastide.art.tools import ladder, lantern
from bastide.art.vessels import barrel, bottle, flask, goblet, standing_barrel


def cellar() -> str:
    return (
        land.vault(STONE, EARTH)
        + faint(disc(60, 30, 40, GOLD.light), 0.18)
        + put(60, 4, lantern(), 1.3)
        + shadow(34, 82, 24, 3)
        + shadow(86, 82, 24, 3)
        + put(33, 68, barrel(17))
        + put(69, 68, barrel(17))
        + put(51, 44, barrel(16))
        + put(98, 84, standing_barrel(), 1.2)
        + put(88, 88, bottle(PINE, 15))
        + put(12, 86, bottle(CRIMSON, 16))
        + put(19, 88, bottle(PINE, 13))
    )


def chapel() -> str:
    return (
        sky(DUSK, (90, 34, 10))
        + hill(64, PLUM.mid, 8, -10)
        + hill(74, PINE.mid, 7, 10)
        + way(60, 54, 72, LINEN.deep, 22)
        + shadow(62, 76, 34, 3)
        + put(46, 76, church(LINEN, ROOF, LIT), 1.3)
        + put(14, 82, poplar(), 1.3)
        + put(104, 82, poplar(), 1.5)
        + put(96, 84, poplar(), 1.1)
        + hedge(0, 90, 40, PINE)
        + hedge(84, 90, 40, PINE)
    )


def council_room() -> str:
    heads = "".join(
        put(x, y, bust(hue, hair=hair, beard=beard), 0.5)
        for x, y, hue, hair, beard in (
            (30, 56, AZURE, WOOD.deep, ""),
            (50, 51, PLUM, "#e3e6ea", "#e3e6ea"),
            (71, 51, PINE, IRON.deep, ""),
            (91, 56, CRIMSON, ROOF.mid, ROOF.mid),
        )
    )
    return (
        hall(SLATE)
        + window(38, 36, 13, 30)
        + window(82, 36, 13, 30)
        + put(60, 3, banner(CRIMSON, 30, 15, put(0, 0, path(LILY, GOLD.mid))))
        + heads
        + oval(60, 66, 53, 15, INK)
        + oval(60, 62, 52, 15, WOOD.deep)
        + oval(60, 60, 52, 14.5, WOOD.mid)
        + oval(56, 58.5, 44, 11, WOOD.light)
        + put(60, 64, candle(9))
        + put(38, 60, poly("-8 0 6 -3 10 3 -4 6", LINEN.light))
        + put(80, 60, poly("-8 -2 6 -4 8 3 -6 5", LINEN.light))
    )


def laboratory() -> str:
    return (
        hall(PINE)
        + rect(4, 24, 112, 3, WOOD.deep)
        + "".join(
            put(x, 24, bottle(hue, high))
            for x, hue, high in (
                (14, CRIMSON, 16),
                (25, GOLD, 13),
                (36, AZURE, 17),
                (86, PLUM, 15),
                (98, VENOM, 17),
                (109, COPPER, 13),
            )
        )
        + board(72)
        + faint(disc(60, 54, 32, VENOM.light), 0.35)
        + shadow(60, 75, 22, 3)
        + put(60, 76, flask(VENOM, 23))
        + shadow(26, 82, 12, 2.5)
        + put(26, 82, flask(CRIMSON, 11))
        + put(96, 83, flask(AZURE, 13))
        + "".join(disc(x, y, r, VENOM.light) for x, y, r in ((58, 8, 2.4), (63, 4, 1.6), (66, 10, 1.3)))
    )


def library() -> str:
    draw = chance("library")
    hues = (CRIMSON, AZURE, PINE, GOLD, PLUM, EARTH, ROOF, SLATE)
    parts = [rect(0, 0, 120, 90, WOOD.deep)]
    for shelf in range(4):
        y, x = 21 + shelf * 22.5, 3.0
        while x < 114:
            wide, high = 4 + draw() * 4, 13 + draw() * 5
            if draw() < 0.13:
                parts.append(put(x + 3, y, book(hues[int(draw() * 8)], 4.5, 15), turn=12))
                x += 9
            else:
                parts.append(put(x, y, book(hues[int(draw() * 8)], wide, high)))
                x += wide + 0.5
        parts.append(rect(0, y, 120, 3, WOOD.mid) + rect(0, y, 120, 1, WOOD.light))
    parts.append(faint(path("M80 0H120V90H100z", INK), 0.3))
    return (
        "".join(parts)
        + ladder(70, 90, 84, -4, 9, 11)
        + shadow(38, 84, 30, 3)
        + put(38, 82, open_book(48), 1.15)
        + put(12, 84, candle(14))
    )


def throne_room() -> str:
    return (
        hall(PLUM, STONE)
        + put(22, 4, banner(AZURE, 46, 20, put(0, 0, path(LILY, GOLD.mid), 1.4)))
        + put(98, 4, banner(AZURE, 46, 20, put(0, 0, path(LILY, GOLD.mid), 1.4)))
        + faint(poly("60 -10 20 90 100 90", GOLD.light), 0.16)
        + poly("36 78 84 78 100 90 20 90", CRIMSON.mid)
        + rect(26, 74, 68, 5, STONE.mid)
        + rect(26, 74, 68, 1.8, STONE.light)
        + rect(32, 69, 56, 5, STONE.mid)
        + rect(32, 69, 56, 1.8, STONE.light)
        + poly("46 69 74 69 84 90 36 90", CRIMSON.mid)
        + poly("46 69 50 69 42 90 36 90", CRIMSON.light)
        + put(60, 70, throne(), 1.02)
    )


def kings_court() -> str:
    return (
        hall(CRIMSON, STONE)
        + put(14, 2, banner(GOLD, 40, 16))
        + put(106, 2, banner(GOLD, 40, 16))
        + faint(disc(60, 38, 40, GOLD.light), 0.25)
        + put(
            60,
            92,
            bust(PLUM, hair="#e3e6ea", beard="#e3e6ea", collar=LINEN.light, hat=put(0, 1, crown(), 1.05), wide=52),
            1.32,
        )
        + put(20, 92, bust(AZURE, hair=WOOD.deep, hat=cap(AZURE)), 0.72)
        + put(101, 92, bust(PINE, hair=ROOF.mid, hat=cap(PINE)), 0.72)
        + line("M86 92V44", GOLD.mid, 3)
        + put(86, 40, disc(0, 0, 5, GOLD.mid) + disc(-1.5, -1.5, 2, GOLD.light))
    )


def feast() -> str:
    return (
        hall(CRIMSON)
        + window(24, 34, 13, 28)
        + window(96, 34, 13, 28)
        + faint(disc(60, 48, 40, GOLD.light), 0.22)
        + path("M0 68Q60 62 120 68V90H0z", LINEN.mid)
        + path("M0 68Q60 62 120 68V72Q60 66 0 72z", LINEN.light)
        + faint(line("M20 90L24 72M60 90V70M98 90L95 72", LINEN.deep, 1.4), 0.8)
        + put(58, 72, roast(), 1.55)
        + put(102, 78, goblet(), 1.15)
        + put(12, 70, candle(20))
        + put(18, 82, apple(CRIMSON.mid, 5))
        + put(27, 84, apple(LEAF.mid, 5))
        + put(90, 85, apple(GOLD.mid, 4.5))
    )


def vault() -> str:
    door = "M-26 0V-44Q-24-66 0-68Q24-66 26-44V0z"
    studs = "".join(disc(x, y, 1.5, IRON.light) for y in (-12, -34, -54) for x in (-18, -6, 6, 18))
    return (
        hall(STONE, STONE)
        + put(
            54,
            84,
            path("M-34 0V-46Q-32-76 0-78Q32-76 34-46V0z", STONE.deep)
            + path(door, WOOD.mid)
            + path("M4-68Q24-66 26-44V0H10z", WOOD.deep)
            + line("M-13-62V0M0-68V0M13-62V0", WOOD.deep, 1.4),
        )
        + put(
            54,
            84,
            rect(-26, -15, 52, 6, IRON.mid)
            + rect(-26, -37, 52, 6, IRON.mid)
            + rect(-22, -57, 44, 6, IRON.mid)
            + rect(-26, -15, 52, 2, IRON.light)
            + rect(-26, -37, 52, 2, IRON.light)
            + rect(-22, -57, 44, 2, IRON.light)
            + studs,
        )
        + put(
            54,
            62,
            rect(-10, -8, 20, 22, GOLD.deep, 2)
            + rect(-10, -8, 18, 20, GOLD.mid, 2)
            + line("M-6-8V-15A6 6 0 0 1 6-15V-8", GOLD.light, 3.4)
            + disc(-1, 0, 3, INK)
            + poly("-2 1 0 1 1.5 8 -3.5 8", INK),
        )
        + put(102, 88, heap(GOLD, 46, 22, "vault"))
        + put(20, 88, stack(GOLD, 5, 10))
        + put(34, 90, stack(GOLD, 2, 9))
        + put(98, 58, coin(GOLD, 9), turn=20)
        + sparkle(104, 70, 4)
    )
