"""Treasures: what shines lies before a burst of light."""

from __future__ import annotations

from bastide.art.buildings import column
from bastide.art.goods import block, boulder
from bastide.art.land import board, cloth, mountains, night, rays, sky, sparkle, water
from bastide.art.letters import scroll, wax
from bastide.art.palette import (
    AZURE,
    COPPER,
    CRIMSON,
    DAY,
    EARTH,
    GOLD,
    IRON,
    LINEN,
    NIGHT,
    PINE,
    PLATINUM,
    PLUM,
    SILVER,
    SLATE,
    STONE,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, oval, path, poly, put, rect, shadow
from bastide.art.riches import CROWN, bar, chest, coin, gem, heap, stack
from bastide.art.tools import pick
from bastide.art.vessels import crate


def copper() -> str:
    return (
        rays("#f7d9b4", "#dfa87a")
        + board(74, EARTH)
        + shadow(60, 78, 34, 3)
        + put(38, 66, coin(COPPER, 14), turn=-14)
        + put(84, 67, coin(COPPER, 13), turn=20)
        + put(61, 53, coin(COPPER, 22))
    )


def silver() -> str:
    return (
        rays("#f3f6fb", "#b3bfd2")
        + board(74, AZURE)
        + shadow(60, 80, 40, 3)
        + put(33, 80, stack(SILVER, 6, 11))
        + put(88, 80, stack(SILVER, 4, 11))
        + put(61, 49, coin(SILVER, 24, CROWN))
        + sparkle(48, 34, 6)
        + sparkle(90, 60, 4)
    )


def gold() -> str:
    return (
        rays("#fff4c4", "#e7b65a")
        + put(60, 88, heap(GOLD, 104, 36, "gold"))
        + put(60, 40, coin(GOLD, 25, CROWN))
        + put(26, 70, coin(GOLD, 11), turn=-20)
        + put(95, 72, coin(GOLD, 11), turn=20)
        + sparkle(46, 25, 7)
        + sparkle(96, 46, 5)
        + sparkle(22, 50, 4)
    )


def platinum() -> str:
    return (
        rays("#a9cbe0", "#4d7a9a", 60, 40)
        + board(76, NIGHT)
        + shadow(62, 80, 46, 3)
        + put(17, 80, bar(PLATINUM, 34, 14))
        + put(59, 80, bar(PLATINUM, 34, 14))
        + put(38, 62, bar(PLATINUM, 34, 14))
        + put(56, 43, coin(PLATINUM, 15, CROWN))
        + sparkle(42, 30, 7)
        + sparkle(84, 50, 6)
        + sparkle(24, 62, 4)
    )


def bank() -> str:
    columns = "".join(put(x, 70, column(30, STONE, 6)) for x in (28, 44, 60, 76, 92))
    return (
        rays("#fff2c8", "#dcb66a", 60, 30)
        + rect(0, 76, 120, 14, GOLD.deep)
        + poly("14 36 60 12 106 36", STONE.light)
        + poly("60 12 106 36 74 36", STONE.mid)
        + rect(14, 36, 92, 5, STONE.mid)
        + rect(20, 41, 80, 30, WOOD.deep)
        + columns
        + rect(16, 70, 88, 4, STONE.light)
        + rect(10, 74, 100, 5, STONE.mid)
        + rect(6, 79, 108, 5, STONE.deep)
        + put(60, 28, coin(GOLD, 7.5))
        + put(24, 89, stack(GOLD, 3, 8))
        + put(97, 89, stack(GOLD, 4, 8))
    )


def contraband() -> str:
    return (
        night("contraband", (28, 22, 10))
        + poly("120 14 98 24 90 44 100 60 120 62", NIGHT.deep)
        + poly("0 40 14 46 20 58 0 62", NIGHT.deep)
        + water(58, NIGHT, "smugglers")
        + faint(poly("20 58 36 58 44 90 12 90", "#fff6d8"), 0.18)
        + put(33, 62, crate(19))
        + put(55, 62, crate(23))
        + put(44, 42, crate(15))
        + path("M16 58Q60 66 106 56Q100 78 84 80H36Q22 76 16 58z", WOOD.deep)
        + path("M16 58Q60 66 106 56L104 62Q60 71 19 64z", WOOD.mid)
        + faint(line("M30 74Q60 79 92 73", WOOD.mid, 1.5), 0.8)
        + line("M96 58V34", WOOD.deep, 2)
        + put(96, 30, disc(0, 6, 5, "#ffd97a") + faint(disc(0, 6, 12, "#ffd97a"), 0.3))
    )


def hoard() -> str:
    return (
        rays("#fbe9a8", "#8d6a3c", 60, 34)
        + path("M0 0H120V90H112Q104 30 60 12Q16 30 8 90H0z", "#4a3a36")
        + put(60, 90, heap(GOLD, 112, 22, "hoard"))
        + put(
            60,
            78,
            chest(put(0, -16, heap(GOLD, 34, 14, "full") + put(-6, -12, gem(CRIMSON, 5)) + put(8, -10, gem(AZURE, 4)))),
            1.5,
        )
        + put(24, 82, gem(PINE, 6))
        + put(98, 80, coin(GOLD, 8), turn=15)
        + sparkle(60, 22, 6)
        + sparkle(34, 40, 4)
        + sparkle(90, 44, 4)
    )


def loan() -> str:
    return (
        cloth(EARTH)
        + board(72)
        + put(52, 44, scroll(46, 56), turn=-5)
        + put(66, 62, wax(8))
        + shadow(88, 82, 16, 3)
        + put(86, 84, stack(GOLD, 5, 13))
        + put(88, 55, coin(GOLD, 14), turn=12)
        + sparkle(82, 45, 4)
    )


def quarry() -> str:
    return (
        sky(DAY, (100, 20, 8))
        + mountains(58, SLATE)
        + poly("0 90 0 20 26 14 30 32 52 30 55 48 80 46 84 62 120 60 120 90", STONE.light)
        + poly("26 14 30 32 30 52 0 56 0 34", STONE.mid)
        + poly("52 30 55 48 55 66 30 68 30 52", STONE.mid)
        + poly("80 46 84 62 84 78 55 80 55 66", STONE.mid)
        + poly("0 56 30 52 55 66 84 78 120 76 120 90 0 90", STONE.deep)
        + faint(line("M8 24V50M18 22V48M40 38V60M66 54V74", STONE.deep, 1), 0.8)
        + shadow(88, 86, 26, 3)
        + put(64, 86, block(28, 17, LINEN))
        + put(84, 66, block(20, 13, LINEN))
        + put(40, 88, pick(46), 1.15, -26)
        + put(20, 88, boulder(STONE, 18, 11))
    )


def royal_seal() -> str:
    return (
        cloth(PLUM)
        + poly("14 8 96 2 110 78 22 88", LINEN.mid)
        + poly("14 8 96 2 98 14 17 24", LINEN.light)
        + line("M26 20L88 15M27 28L94 22M29 36L70 33", LINEN.deep, 1.6)
        + poly("48 58 38 88 50 82 56 92 62 60", CRIMSON.deep)
        + poly("66 60 74 90 82 80 94 84 80 54", CRIMSON.mid)
        + put(64, 55, wax(25, CRIMSON, CROWN))
    )


def talisman() -> str:
    chain = "M30 0Q32 26 60 32Q88 26 90 0"
    return (
        rays("#d8f2ea", "#3f6f78", 60, 54)
        + line(chain, GOLD.deep, 4)
        + line(chain, GOLD.light, 2, dash="3 3")
        + disc(60, 36, 5, GOLD.mid)
        + disc(61, 59, 25, GOLD.deep)
        + disc(60, 58, 24, GOLD.mid)
        + path("M42 44A24 24 0 0 1 76 40A30 30 0 0 0 42 74A24 24 0 0 1 42 44z", GOLD.light)
        + disc(60, 58, 17, "#245a57")
        + put(60, 59, gem(PINE, 14))
        + "".join(
            disc(60 + x, 58 + y, 1.8, GOLD.light)
            for x, y in ((-20, 0), (20, 0), (0, 20), (-14, 14), (14, 14), (-14, -14), (14, -14))
        )
        + sparkle(50, 46, 6)
        + sparkle(78, 74, 4)
    )


def venture() -> str:
    needle = poly("0 -17 4 0 -4 0", CRIMSON.mid) + poly("0 17 4 0 -4 0", SILVER.mid) + disc(0, 0, 2, INK)
    return (
        cloth(WOOD)
        + poly("4 14 44 8 80 16 116 8 116 80 80 88 44 80 4 86", LINEN.mid)
        + poly("4 14 44 8 44 80 4 86", LINEN.light)
        + poly("80 16 116 8 116 80 80 88", LINEN.deep)
        + path("M10 60Q18 46 30 54T44 70Q30 80 10 78z", "#bcd07a")
        + path("M84 22Q100 14 112 24Q108 40 96 36T84 22z", "#bcd07a")
        + line("M18 68Q30 44 44 40", CRIMSON.mid, 1.8, dash="3 3.5")
        + line("M96 24L104 32M104 24L96 32", CRIMSON.mid, 2.6)
        + shadow(62, 52, 28, 26)
        + disc(61, 49, 27, GOLD.deep)
        + disc(60, 48, 26, GOLD.mid)
        + disc(60, 48, 21, LINEN.light)
        + line("M60 30V34M60 62V66M42 48H46M74 48H78", INK, 1.6)
        + put(60, 48, needle, turn=38)
        + faint(path("M44 36A21 21 0 0 1 70 30Q52 36 46 60A21 21 0 0 1 44 36z", "#ffffff"), 0.45)
    )


def counting_house() -> str:
    frame = rect(-30, -44, 60, 44, WOOD.deep, 3) + rect(-26, -40, 52, 36, LINEN.mid)
    colours = (CRIMSON, AZURE, GOLD, PINE)
    rows = "".join(
        line(f"M-26 {y}H26", IRON.mid, 1.4)
        + "".join(oval(x, y, 3.4, 4, hue.mid) + oval(x - 1, y - 1.2, 1.2, 1.4, hue.light) for x in places)
        for y, hue, places in zip(
            (-35, -26, -17, -8),
            colours,
            ((-21, -14, -7, 14, 21), (-21, 0, 7, 14, 21), (-21, -14, 7, 14, 21), (-21, -14, -7, 0, 21)),
            strict=True,
        )
    )
    return (
        cloth(PINE)
        + board(70)
        + shadow(54, 74, 36, 3)
        + put(52, 74, frame + rows, 1.3)
        + put(98, 82, stack(GOLD, 8, 11))
        + put(78, 87, stack(COPPER, 3, 10))
        + put(22, 87, stack(COPPER, 4, 11))
    )


def mint() -> str:
    return (
        cloth(IRON)
        + board(72)
        + put(60, 78, rect(-24, -10, 48, 12, IRON.mid, 2) + rect(-24, -10, 48, 4, IRON.light, 2))
        + put(60, 62, coin(GOLD, 19, CROWN))
        + rect(51, 4, 18, 32, IRON.mid, 2)
        + rect(51, 4, 6, 32, IRON.light, 2)
        + rect(46, 0, 28, 10, WOOD.mid)
        + rect(49, 32, 22, 6, IRON.deep, 1)
        + put(22, 86, stack(GOLD, 6, 11))
        + put(98, 86, stack(GOLD, 4, 11))
        + put(100, 56, coin(GOLD, 9), turn=20)
        + "".join(
            line(f"M{x} {y}l{dx} {dy}", "#ffe796", 1.8)
            for x, y, dx, dy in (
                (38, 50, -8, -5),
                (36, 62, -9, 0),
                (82, 50, 8, -5),
                (84, 62, 8, 1),
                (44, 42, -5, -7),
                (76, 42, 5, -7),
            )
        )
    )
