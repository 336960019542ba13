"""What is bought, built and celebrated in the street."""

from __future__ import annotations

from bastide.art.buildings import DARK_PANE, awning, house, stump_wall, tent, tower
from bastide.art.goods import apple, boulder
from bastide.art.land import cloud, flag_line, hill, mountains, sky, sparkle
from bastide.art.palette import (
    AZURE,
    CRIMSON,
    DAWN,
    DAY,
    EARTH,
    EVENING,
    GOLD,
    HAZE,
    IRON,
    LEAF,
    LINEN,
    PINE,
    PLUM,
    ROOF,
    SLATE,
    STONE,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, path, poly, put, rect, shadow
from bastide.art.people import little
from bastide.art.riches import gem, heap, sack
from bastide.art.tools import cart, ladder, lantern, pick
from bastide.art.vessels import crate


def festival() -> str:
    colours = (CRIMSON.mid, GOLD.mid, AZURE.mid, LINEN.light)
    dancer = "".join(
        put(x, y, little(colour, high=17))
        for x, y, colour in ((20, 84, AZURE.mid), (32, 87, GOLD.deep), (92, 86, CRIMSON.deep), (103, 84, PINE.mid))
    )
    return (
        sky(EVENING, (100, 30, 9))
        + hill(66, LEAF.mid, 5, 0)
        + hill(76, LEAF.deep, 4, 20)
        + put(22, 74, tent(30, 34, AZURE, LINEN))
        + put(100, 74, tent(28, 32, PINE, GOLD))
        + shadow(62, 80, 34, 3)
        + put(60, 80, tent(60, 62, CRIMSON, LINEN))
        + dancer
        + flag_line(4, 9, colours)
        + "".join(
            disc(x, y, 1.6, colours[i % 3])
            for i, (x, y) in enumerate(((14, 40), (34, 32), (90, 40), (110, 50), (84, 28)))
        )
    )


def _stall(one: str, two: str) -> str:
    """Sixty wide, fifty high, its left foot at the origin."""
    fruit = "".join(
        put(8 + i * 6, -21 - (i % 2) * 2, apple((CRIMSON.mid, GOLD.mid, LEAF.mid)[i // 3 % 3], 3.6)) for i in range(9)
    )
    return (
        rect(4, -46, 3, 46, WOOD.deep)
        + rect(53, -46, 3, 46, WOOD.deep)
        + rect(6, -40, 48, 22, "#5b4038")
        + fruit
        + rect(2, -20, 56, 20, WOOD.mid)
        + rect(2, -20, 56, 3, WOOD.light)
        + faint(line("M16-17V0M30-17V0M44-17V0", WOOD.deep, 1), 0.8)
        + put(-3, -54, awning(66, 14, one, two, 8))
    )


def market() -> str:
    return (
        sky(DAY, (102, 16, 7))
        + cloud(30, 14)
        + put(8, 68, house(18, 12, 22, LINEN, SLATE))
        + put(92, 68, house(20, 20, 20, STONE, ROOF))
        + rect(0, 68, 120, 22, EARTH.light)
        + faint(line("M0 76H120M0 84H120M20 68L10 90M100 68L112 90", EARTH.mid, 1), 0.6)
        + shadow(60, 83, 40, 3)
        + put(23, 83, _stall(CRIMSON.mid, LINEN.light), 1.2)
        + put(58, 58, put(0, 0, little(PINE.mid, high=20)))
        + put(2, 89, crate(15))
        + "".join(put(5 + i * 5, 72 - i % 2, apple(LEAF.mid, 3)) for i in range(3))
        + put(107, 88, sack(), 0.8)
    )


def grand_market() -> str:
    return (
        sky(HAZE, (20, 18, 8))
        + put(34, 50, house(20, 16, 20, LINEN, ROOF))
        + put(74, 50, house(20, 22, 22, STONE, ROOF))
        + put(60, 50, tower(17, 29, LINEN, SLATE))
        + disc(60, 30, 6.5, GOLD.mid)
        + disc(60, 30, 5, LINEN.light)
        + line("M60 30V26.5M60 30L62.5 31", INK, 1.2)
        + rect(0, 50, 120, 40, EARTH.light)
        + put(-8, 74, _stall(AZURE.mid, LINEN.light), 0.72)
        + put(84, 74, _stall(PINE.mid, LINEN.light), 0.72)
        + shadow(61, 87, 34, 3)
        + put(31, 87, _stall(GOLD.mid, CRIMSON.mid), 0.95)
        + put(60, 69, little(PLUM.mid, high=16))
        + put(12, 89, little(CRIMSON.mid, high=19))
        + put(20, 87, little(PINE.mid, high=17))
        + put(106, 89, little(AZURE.mid, high=19))
    )


def remodel() -> str:
    scaffold = line("M68 84V24M88 84V24M108 84V24M64 64H112M64 44H112", WOOD.deep, 2.2) + line(
        "M64 63H112M64 43H112", WOOD.light, 1.6
    )
    return (
        sky(DAY, (18, 18, 7))
        + cloud(92, 14)
        + hill(72, LEAF.mid, 5, 0)
        + rect(0, 82, 120, 8, EARTH.mid)
        + rect(48, 44, 14, 40, LINEN.deep)
        + poly("34 28 62 28 62 49 52 49", ROOF.mid)
        + put(34, 84, house(34, 0, 36, LINEN, ROOF, DARK_PANE))
        + put(60, 84, stump_wall(38, 48, STONE.mid, STONE.deep))
        + line("M60 36L79 14L98 36M79 14V36", WOOD.mid, 2.6)
        + scaffold
        + ladder(112, 86, 103, 30, 8, 6)
        + put(80, 43, little(AZURE.mid, high=17))
        + put(96, 63, little(CRIMSON.mid, high=17))
        + put(8, 86, crate(12))
    )


def expand() -> str:
    crane = line("M0 0V-66M0-66L34-74M0-50L24-72M-10 0L0-20M10 0L0-20", WOOD.deep, 3) + line("M33-74V-50", INK, 1)
    return (
        sky(DAWN, (22, 28, 10))
        + mountains(64, EARTH, False)
        + rect(0, 76, 120, 14, EARTH.mid)
        + put(18, 80, house(16, 10, 14, LINEN, ROOF))
        + shadow(72, 82, 36, 3)
        + put(44, 82, stump_wall(64, 26, STONE.mid, STONE.deep))
        + put(44, 56, stump_wall(50, 14, STONE.light, STONE.deep))
        + put(44, 42, stump_wall(26, 14, STONE.light, STONE.deep))
        + rect(60, 66, 10, 16, WOOD.deep)
        + rect(80, 62, 8, 10, DARK_PANE)
        + rect(52, 48, 7, 8, DARK_PANE)
        + put(112, 82, crane, flip=True)
        + rect(72, 31, 14, 9, STONE.light)
        + rect(81, 31, 5, 9, STONE.mid)
        + line("M72 31L79 24L86 31", INK, 0.9)
        + put(57, 42, little(CRIMSON.mid, high=16))
        + put(84, 56, little(AZURE.mid, high=16))
        + put(98, 89, little(PINE.mid, high=16))
    )


def mine() -> str:
    ore = put(0, -18, heap(GOLD, 34, 12, "ore") + put(-5, -9, gem(GOLD, 4)) + put(7, -8, gem(GOLD, 3)))
    return (
        sky(DAWN, (100, 16, 7))
        + poly("0 90 0 30 24 8 50 18 74 2 104 24 120 16 120 90", EARTH.mid)
        + poly("24 8 50 18 38 40 12 52 0 46 0 30", EARTH.light)
        + poly("74 2 104 24 120 40 120 90 96 90 88 40", EARTH.deep)
        + path("M30 84V48Q32 28 58 28T86 48V84z", "#241a1c")
        + rect(27, 34, 7, 52, WOOD.mid)
        + rect(82, 34, 7, 52, WOOD.mid)
        + rect(22, 28, 72, 9, WOOD.mid)
        + rect(22, 28, 72, 3, WOOD.light)
        + rect(27, 34, 2.5, 52, WOOD.light)
        + put(58, 37, lantern(), 0.9)
        + poly("0 84 120 84 120 90 0 90", EARTH.deep)
        + line("M34 90L52 66M82 90L64 66M36 87H80M41 80H75M46 74H70", IRON.light, 1.6)
        + put(58, 86, cart(ore), 1.25)
        + put(104, 88, pick(30), turn=16)
        + put(12, 88, boulder(STONE, 18, 12))
        + sparkle(50, 56, 4)
        + sparkle(16, 56, 3, GOLD.light)
        + sparkle(104, 50, 3, GOLD.light)
    )
