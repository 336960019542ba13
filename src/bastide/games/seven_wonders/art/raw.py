"""The brown cards: where wood, stone, clay and ore come from."""

from __future__ import annotations

from bastide.art.antique import BRONZE, basket, bricks, logs, reeds
from bastide.art.goods import block, boulder
from bastide.art.land import cloud, flame, hill, mountains, sky, sparkle, tree, wood
from bastide.art.palette import (
    AZURE,
    CRIMSON,
    DAWN,
    DAY,
    DUSK,
    EARTH,
    EVENING,
    FIRE,
    GOLD,
    HAZE,
    IRON,
    LEAF,
    LINEN,
    PINE,
    ROOF,
    SLATE,
    STONE,
    STORM,
    WOOD,
)
from bastide.art.pen import INK, chance, disc, faint, line, n, oval, path, poly, put, rect, shadow
from bastide.art.people import little
from bastide.art.tools import axe, cart, ladder, lantern, pick
from bastide.art.vessels import vase

CLAY = ROOF._replace(light="#e8a07a", mid="#c9704c", deep="#8f4632")


def _lump(hue_: str, bright: str) -> str:
    """A piece of ore that glitters."""
    return (
        poly("-9 0 -10 -6 -4 -12 4 -11 10 -5 8 0", IRON.mid)
        + poly("-9 0 -10 -6 -4 -12 -3 -5", IRON.light)
        + poly("4 -11 10 -5 8 0 3 0 2 -5", IRON.deep)
        + poly("-4 -8 0 -9 1 -6 -3 -5", hue_)
        + poly("3 -5 6 -4 5 -2 2 -2", bright)
    )


def lumber_yard() -> str:
    return (
        sky(DAY, (98, 17, 8))
        + wood(58, PINE, "lumber", 1.3)
        + hill(64, LEAF.light, 4, 0)
        + hill(72, LEAF.mid, 4, 20)
        + shadow(58, 84, 36, 3)
        + put(56, 84, logs(4, 7.6))
        + put(100, 86, rect(-8, -9, 16, 9, WOOD.mid) + rect(-8, -9, 6, 9, WOOD.light) + oval(0, -9, 8, 3, "#e8c38d"))
        + put(101, 78, axe(32), turn=-32)
    )


def timber_yard() -> str:
    beams = "".join(
        put(
            14 + i * 3,
            84 - i * 7,
            rect(0, -6, 54, 6, WOOD.mid) + rect(0, -6, 54, 2, WOOD.light) + rect(48, -6, 6, 6, "#e8c38d"),
        )
        for i in range(5)
    )
    return (
        sky(DAWN, (22, 20, 8))
        + hill(62, LEAF.light, 6, 30)
        + wood(62, PINE, "timber", 0.9, 11)
        + hill(70, EARTH.light, 3, 0)
        + shadow(42, 85, 34, 3)
        + beams
        + shadow(92, 86, 22, 3)
        + put(72, 86, block(30, 18))
        + put(79, 65, block(20, 13))
        + put(62, 48, little(AZURE.mid, high=17))
    )


def tree_farm() -> str:
    rows = "".join(
        put(10 + i * 20 + (j % 2) * 9, 58 + j * 11, tree(LEAF), 0.62 + j * 0.2) for j in range(3) for i in range(6)
    )
    return (
        sky(DAY, (20, 16, 7))
        + cloud(86, 16)
        + hill(52, LEAF.light, 6, -20)
        + path("M0 54Q60 48 120 54V90H0z", EARTH.light)
        + faint(line("M0 60H120M0 71H120M0 82H120", EARTH.mid, 3), 0.6)
        + rows
        + put(92, 88, vase(CLAY, LINEN.light), 1)
        + put(110, 88, vase(CLAY, LINEN.light), 0.75)
    )


def forest_cave() -> str:
    return (
        sky(DUSK, (20, 16, 7))
        + wood(44, PINE, "behind", 1.5, 8)
        + poly("12 90 20 46 44 26 74 24 100 44 110 90", SLATE.mid)
        + poly("12 90 20 46 44 26 50 52 34 90", SLATE.light)
        + poly("74 24 100 44 110 90 92 90 84 52", SLATE.deep)
        + path("M36 88Q36 46 60 46T86 88z", "#221c26")
        + "".join(
            put(x, y, _lump(FIRE.mid, GOLD.light), s) for x, y, s in ((50, 86, 0.9), (66, 88, 1.1), (59, 79, 0.6))
        )
        + sparkle(54, 64, 3, GOLD.light)
        + sparkle(68, 60, 2.2, GOLD.light)
        + put(10, 88, tree(PINE), 1.9)
        + put(108, 90, tree(PINE), 2.1)
        + rect(0, 86, 120, 4, PINE.deep)
    )


def stone_pit() -> str:
    return (
        sky(DAY, (24, 16, 7))
        + mountains(50, STONE, False)
        + poly("0 90 0 44 30 40 30 56 58 54 58 68 120 62 120 90", STONE.mid)
        + poly("0 44 30 40 30 56 0 60", STONE.light)
        + poly("30 56 58 54 58 68 30 71", STONE.light)
        + faint(line("M0 70H58M12 60V90M44 71V90M0 80H120M76 68V80M98 66V80", STONE.deep, 1, "butt"), 0.8)
        + shadow(82, 86, 28, 3)
        + put(58, 86, block(24, 15))
        + put(86, 87, block(20, 12))
        + put(68, 66, block(22, 13))
        + put(20, 40, pick(26), turn=24)
    )


def quarry() -> str:
    crane = line("M-2 0L16-54M18 0L16-54M16-54L54-62M16-40L44-60", WOOD.deep, 3) + line("M52-62V-38", INK, 1)
    return (
        sky(DAWN, (100, 15, 7))
        + poly("0 90 0 18 22 18 22 34 42 34 42 50 66 50 66 90", LINEN.mid)
        + poly("0 18 22 18 22 34 0 34", LINEN.light)
        + poly("22 34 42 34 42 50 22 50", LINEN.light)
        + poly("42 50 66 50 66 66 42 66", LINEN.light)
        + faint(line("M0 50H42M0 66H66M12 34V50M30 50V66M10 66V82M52 66V82M0 82H66", STONE.deep, 1, "butt"), 0.7)
        + path("M0 82Q60 76 120 80V90H0z", STONE.mid)
        + put(54, 83, crane)
        + put(94, 56, block(20, 12, LINEN))
        + line("M96 44L106 34L116 44", INK, 0.9)
        + put(70, 87, block(22, 13, LINEN))
        + put(12, 18, little(CRIMSON.mid, high=15))
        + put(32, 34, little(PINE.mid, high=15))
        + put(108, 88, little(AZURE.mid, high=18))
    )


def clay_pool() -> str:
    return (
        sky(DAY, (98, 18, 8))
        + hill(46, LEAF.light, 6, -20)
        + path("M0 48Q60 42 120 50V90H0z", CLAY.light)
        + oval(58, 66, 46, 17, CLAY.deep)
        + oval(58, 64, 43, 14, CLAY.mid)
        + faint(line("M30 62Q44 58 56 62M52 70Q66 66 82 70M70 60H84", CLAY.light, 1.6), 0.9)
        + put(8, 62, reeds(4, 22))
        + put(112, 60, reeds(3, 20))
        + put(46, 70, little(LINEN.light, high=22))
        + put(88, 88, basket(path("M-9-11Q0-22 9-11z", CLAY.mid)), 1.15)
        + put(28, 88, vase(CLAY, CLAY.deep), 0.9)
    )


def clay_pit() -> str:
    """Terraces of clay and of ore."""
    return (
        sky(HAZE, (22, 16, 8))
        + path("M0 40Q60 30 120 42V90H0z", CLAY.light)
        + path("M8 48Q60 40 112 50L104 90H16z", CLAY.mid)
        + path("M20 58Q60 51 100 59L94 90H26z", CLAY.deep)
        + path("M33 68Q60 62 87 68L82 90H38z", "#5d2f28")
        + faint(line("M8 48Q60 40 112 50M20 58Q60 51 100 59M33 68Q60 62 87 68", CLAY.light, 1.4), 0.8)
        + ladder(86, 88, 98, 50, 6, 6)
        + put(50, 88, _lump(FIRE.mid, GOLD.light), 1.3)
        + put(66, 86, _lump(FIRE.mid, GOLD.light), 0.9)
        + put(34, 58, little(LINEN.mid, high=16))
        + put(20, 49, cart(path("M-15-18Q0-30 15-18z", CLAY.mid)), 0.75)
        + sparkle(56, 74, 2.4, GOLD.light)
    )


def excavation() -> str:
    return (
        sky(DAY, (98, 14, 6))
        + hill(40, LEAF.mid, 5, 0)
        + rect(0, 40, 120, 50, EARTH.light)
        + poly("18 40 102 40 88 90 32 90", EARTH.deep)
        + poly("18 40 40 40 44 90 32 90", EARTH.mid)
        + line("M21 52H99M26 66H94", CLAY.mid, 4, "butt")
        + line("M29 78H91", STONE.mid, 5, "butt")
        + ladder(78, 88, 86, 32, 8, 7)
        + put(46, 88, block(20, 12))
        + put(63, 70, little(CRIMSON.mid, high=19))
        + put(8, 42, path("M-12 0Q-6-14 4-14T20 0z", CLAY.mid))
        + put(106, 42, boulder(STONE, 18, 12))
        + line("M28 30L92 30M34 30V40M86 30V40", WOOD.deep, 2.4)
        + line("M60 30V54", INK, 1)
        + put(60, 62, basket(), 0.6)
    )


def ore_vein() -> str:
    draw = chance("vein")
    vein = "".join(
        poly(
            f"{n(x)} {n(y)} {n(x + 8)} {n(y - 7)} {n(x + 16)} {n(y - 2)} {n(x + 10)} {n(y + 7)}",
            (FIRE.mid, BRONZE.light, GOLD.light)[i % 3],
        )
        for i, (x, y) in enumerate((4 + i * 11.4, 66 - i * 5.4 + draw() * 9) for i in range(10))
    )
    return (
        rect(0, 0, 120, 90, SLATE.deep)
        + poly("0 0 50 0 40 30 18 44 0 38", SLATE.mid)
        + poly("50 0 120 0 120 34 88 42 62 26", IRON.mid)
        + poly("0 38 18 44 34 70 20 90 0 90", IRON.mid)
        + poly("40 30 62 26 88 42 78 72 50 78 34 70 18 44", SLATE.mid)
        + poly("88 42 120 34 120 90 84 90 78 72", IRON.deep)
        + poly("0 58 44 30 84 12 120 2 120 26 84 42 52 56 0 86", IRON.deep)
        + vein
        + sparkle(40, 40, 6)
        + sparkle(96, 16, 5)
        + put(92, 92, pick(50), 1.15, -34)
        + put(26, 90, _lump(FIRE.mid, GOLD.light), 1.5)
        + put(54, 91, _lump(GOLD.light, FIRE.mid), 1.1)
    )


def mine() -> str:
    return (
        sky(STORM, (100, 14, 6))
        + poly("0 90 0 40 26 14 60 4 96 18 120 46 120 90", STONE.mid)
        + poly("0 40 26 14 60 4 44 34 20 60 0 66", STONE.light)
        + poly("60 4 96 18 120 46 120 90 98 90 90 40", STONE.deep)
        + path("M32 86V46Q34 28 60 28T88 46V86z", "#221a1d")
        + line("M33 88V38M87 88V38M26 35H94", WOOD.mid, 7, "butt")
        + line("M31 88V38M26 33H94", WOOD.light, 2, "butt")
        + put(60, 38, lantern(), 0.9)
        + line("M38 90L52 66M82 90L68 66M42 84H78M46 76H74", IRON.light, 1.6)
        + put(60, 87, cart(put(-6, -18, _lump(FIRE.mid, GOLD.light), 1) + put(8, -18, boulder(STONE, 14, 10))), 1.2)
        + put(14, 88, boulder(STONE, 22, 14))
        + put(106, 88, _lump(FIRE.mid, GOLD.light), 1.2)
    )


def sawmill() -> str:
    blade = "".join("l-4 5l-4-5" for _ in range(9))
    return (
        sky(DAY, (20, 16, 7))
        + hill(50, PINE.light, 6, 20)
        + rect(0, 58, 120, 32, EARTH.light)
        + line("M14 58V18M106 58V18", WOOD.deep, 4)
        + poly("4 20 60 2 116 20 110 24 60 9 10 24", ROOF.mid)
        + poly("60 2 116 20 110 24 60 9", ROOF.deep)
        + line("M30 82L22 90M92 82L100 90M34 82L42 90M88 82L80 90", WOOD.deep, 3.4)
        + shadow(60, 87, 46, 2.5)
        + rect(8, 62, 96, 20, WOOD.mid)
        + rect(8, 62, 96, 6, WOOD.light)
        + line("M20 72H50M60 76H84M30 78H44", WOOD.deep, 1)
        + oval(104, 72, 5, 10, "#e8c38d")
        + line("M102 72A2 4 0 1 1 106 72", WOOD.mid, 0.9)
        + put(62, 46, path(f"M-38-4H38V6H36{blade}H-38z", "#dfe6ee") + rect(-38, -4, 76, 3, IRON.light), turn=-12)
        + put(18, 52, little(CRIMSON.mid, high=22))
        + put(100, 44, little(AZURE.mid, high=22))
        + "".join(disc(56 + i * 3, 84 + i % 2 * 2, 1, "#e8c38d") for i in range(8))
    )


def brickyard() -> str:
    kiln = (
        path("M-24 0V-22Q-22-46 0-48T24-22V0z", CLAY.mid)
        + path("M-24 0V-22Q-22-46-4-48Q-14-30-12 0z", CLAY.light)
        + path("M10-46Q24-40 24-22V0H14z", CLAY.deep)
        + path("M-9 0V-10Q-9-20 0-20T9-10V0z", INK)
        + flame(0, -0.5, 0.95)
        + rect(-5, -52, 10, 6, CLAY.deep)
        + faint(path("M0-54q-8-6 0-12t0-14q9 5 5 13t-2 13z", "#fffdf4"), 0.75)
    )
    return (
        sky(EVENING, (100, 20, 8))
        + hill(62, EARTH.light, 5, -20)
        + rect(0, 66, 120, 24, EARTH.mid)
        + shadow(40, 80, 28, 3)
        + put(38, 80, kiln)
        + shadow(86, 87, 26, 3)
        + put(86, 87, bricks(6, 5, 10, 5.6, CLAY))
        + put(14, 89, bricks(2, 2, 10, 5, CLAY))
        + put(62, 86, little(LINEN.light, high=19))
    )


def foundry() -> str:
    return (
        rect(0, 0, 120, 90, "#3a2a2c")
        + faint(disc(52, 44, 60, FIRE.deep), 0.28)
        + faint(disc(52, 48, 40, FIRE.mid), 0.25)
        + path("M8 84V30Q10 6 36 6T62 30V84z", STONE.deep)
        + path("M8 84V30Q10 6 36 6Q22 12 20 34V84z", STONE.mid)
        + path("M22 74V48Q24 36 36 36T50 48V74z", FIRE.deep)
        + put(36, 74, flame(0, 0, 2.1))
        + rect(0, 82, 120, 8, IRON.deep)
        + line("M50 62L70 66Q76 68 77 76", FIRE.mid, 5)
        + line("M50 61L70 65Q75 67 76 76", FIRE.light, 1.8)
        + poly("64 76 112 76 108 86 68 86", IRON.mid)
        + rect(67, 76, 42, 3, FIRE.mid)
        + line("M88 72L104 34", WOOD.mid, 2.6)
        + put(104, 82, little("#5f3e29", high=40))
        + "".join(disc(x, y, 0.9, FIRE.light) for x, y in ((58, 40), (66, 30), (74, 50), (80, 24), (60, 20)))
    )
