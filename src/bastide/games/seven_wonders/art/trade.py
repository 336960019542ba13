"""The yellow cards: where people buy, sell and meet."""

from __future__ import annotations

from bastide.art.antique import (
    BRONZE,
    MARBLE,
    SAND,
    SUN,
    amphora,
    arcade,
    basket,
    camel,
    galley,
    house,
    lion,
    palm,
    soldier,
    statue,
    temple,
)
from bastide.art.buildings import awning, column
from bastide.art.land import board, cloud, flame, hall, hill, orb, sky, sparkle, stars, water
from bastide.art.letters import scroll
from bastide.art.palette import (
    AZURE,
    BROWN_SKIN,
    CRIMSON,
    DARK,
    DAWN,
    DAY,
    DUSK,
    EARTH,
    EVENING,
    GOLD,
    HAZE,
    LEAF,
    LINEN,
    PINE,
    PLUM,
    ROOF,
    SILVER,
    STONE,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, n, oval, path, poly, put, rect, shadow
from bastide.art.people import bust, little, turban
from bastide.art.riches import coin, heap, scales, stack
from bastide.art.vessels import crate, goblet


def tavern() -> str:
    return (
        rect(0, 0, 120, 90, "#7a4c34")
        + faint(disc(60, 34, 50, GOLD.mid), 0.22)
        + "".join(rect(8, 12 + i * 16, 104, 3, WOOD.deep) for i in range(2))
        + "".join(put(16 + i * 15, 12, amphora((ROOF, WOOD, CRIMSON)[i % 3]), 0.36) for i in range(7))
        + "".join(put(16 + i * 15, 28, amphora((WOOD, CRIMSON, ROOF)[i % 3]), 0.36) for i in range(7))
        + put(60, 74, bust(LINEN, skin=BROWN_SKIN, hair=INK, beard=INK, collar=CRIMSON.mid), 1.05)
        + board(68)
        + rect(0, 66, 120, 5, WOOD.light)
        + put(28, 72, goblet(BRONZE), 1.3)
        + put(92, 72, goblet(BRONZE), 1.3)
        + put(60, 80, oval(0, -3, 20, 4, BRONZE.deep) + oval(0, -4, 18, 3.2, BRONZE.light))
        + "".join(disc(52 + i * 4, 73 - (i % 2) * 3, 3, PLUM.mid if i % 2 else PLUM.deep) for i in range(5))
        + put(104, 88, stack(GOLD, 3, 6))
    )


def _post(flip: bool) -> str:
    """A stall by the road, the goods on the side where they come from."""
    stall = (
        rect(-24, -44, 3, 44, WOOD.deep)
        + rect(21, -44, 3, 44, WOOD.deep)
        + rect(-22, -38, 44, 20, "#6b4a34")
        + put(0, -16, little(CRIMSON.mid, high=22))
        + rect(-26, -18, 52, 18, WOOD.mid)
        + rect(-26, -18, 52, 3, WOOD.light)
        + put(-29, -50, awning(58, 12, GOLD.mid, LINEN.light, 8))
        + put(-16, -18, _wares())
    )
    goods = put(0, 0, crate(14)) + put(20, 2, basket(path("M-9-11Q0-20 9-11z", ROOF.mid)), 0.8)
    return put(0, 0, stall + put(30, 2, goods), flip=flip)


def _wares() -> str:
    return (
        "".join(disc(x, -3.4, 3.4, WOOD.deep) + disc(x, -3.4, 2.6, "#e8c38d") for x in (0, 7))
        + rect(26, -6, 8, 6, STONE.light)
        + rect(31, -6, 3, 6, STONE.deep)
    )


def east_trading_post() -> str:
    """The sun rises behind the road to the right."""
    return (
        sky(DAWN, (96, 44, 13))
        + hill(60, SAND.light, 6, 34)
        + hill(70, SAND.mid, 5, -20)
        + path("M52 90Q80 76 98 56L102 56Q96 76 92 90z", LINEN.mid)
        + put(92, 66, camel(), 0.55)
        + put(110, 63, camel(EARTH, AZURE), 0.4)
        + shadow(40, 85, 34, 3)
        + put(40, 84, _post(False), 1.1)
    )


def west_trading_post() -> str:
    """The sun sets behind the sea to the left."""
    return (
        sky(EVENING, (24, 44, 13))
        + water(52, WATER, "west")
        + put(26, 60, galley(LINEN, WOOD), 0.42)
        + hill(70, SAND.mid, 4, 20)
        + rect(0, 76, 120, 14, SAND.deep)
        + line("M0 72H40M8 72V84M22 72V84M36 72V84", WOOD.deep, 3)
        + shadow(82, 86, 34, 3)
        + put(80, 85, _post(True), 1.1)
    )


def marketplace() -> str:
    return (
        sky(DAY, (100, 16, 7))
        + put(0, 46, arcade(120, 30, 7, LINEN, "#8a6a4c"))
        + rect(0, 46, 120, 44, SAND.light)
        + put(
            28,
            72,
            rect(-20, -14, 40, 14, WOOD.mid)
            + put(-24, -34, awning(48, 10, AZURE.mid, LINEN.light, 6))
            + line("M-20-24V0M20-24V0", WOOD.deep, 2),
        )
        + put(
            92,
            72,
            rect(-20, -14, 40, 14, WOOD.mid)
            + put(-24, -34, awning(48, 10, CRIMSON.mid, LINEN.light, 6))
            + line("M-20-24V0M20-24V0", WOOD.deep, 2),
        )
        + "".join(
            put(14 + i * 7, 58, path("M-3 0V-5L-1.5-7V-9H1.5V-7L3-5V0z", (WATER.mid, AZURE.mid, LEAF.mid)[i % 3]))
            for i in range(5)
        )
        + "".join(
            put(
                76 + i * 8,
                58,
                oval(0, -2, 4, 2.6, (PLUM.mid, CRIMSON.mid, GOLD.mid)[i % 3]) + oval(-3.5, -2, 1, 2.4, LINEN.light),
            )
            for i in range(5)
        )
        + put(60, 76, little(PLUM.mid, high=24))
        + put(46, 86, little(PINE.mid, high=22))
        + put(78, 88, little(CRIMSON.deep, high=23))
        + put(14, 89, basket("".join(put(x, -10 - x % 2, _roll()) for x in (-6, 0, 6))), 0.9)
        + put(106, 89, amphora(ROOF), 0.85)
    )


def _roll() -> str:
    return rect(-2, -10, 4, 12, LINEN.mid, 1) + rect(-2, -10, 1.6, 12, LINEN.light, 1)


def caravansery() -> str:
    return (
        sky(DUSK, (22, 20, 8))
        + hill(60, SAND.mid, 6, -20)
        + put(4, 66, arcade(112, 34, 5, SAND, "#6b4a3c"))
        + rect(46, 22, 28, 44, SAND.mid)
        + rect(46, 22, 10, 44, SAND.light)
        + rect(67, 22, 7, 44, SAND.deep)
        + path("M52 66V42A8 8 0 0 1 68 42V66z", "#3d2b2c")
        + rect(43, 19, 34, 4, SAND.light)
        + put(104, 68, palm(), 1.7)
        + rect(0, 66, 120, 24, SAND.light)
        + shadow(40, 87, 24, 2.5)
        + put(40, 87, camel(), 1.05)
        + shadow(84, 89, 20, 2.5)
        + put(84, 89, camel(EARTH, AZURE), 0.9)
        + put(14, 88, little(LINEN.light, high=22))
    )


def forum() -> str:
    return (
        sky(DAY, (60, 20, 10))
        + put(28, 56, temple(40, 20, 5))
        + put(94, 56, temple(36, 18, 5, AZURE))
        + rect(0, 56, 120, 34, STONE.light)
        + faint(line("M0 64H120M0 76H120M48 56L30 90M72 56L90 90M60 56V90", STONE.deep, 0.9), 0.6)
        + shadow(60, 76, 14, 2)
        + put(60, 76, column(48, MARBLE, 7))
        + rect(54, 24, 12, 3, GOLD.mid)
        + put(60, 25, statue(BRONZE), 0.4)
        + "".join(
            put(x, y, little(colour, high=h))
            for x, y, colour, h in (
                (20, 80, MARBLE.light, 20),
                (30, 83, CRIMSON.mid, 21),
                (44, 88, MARBLE.mid, 22),
                (78, 84, AZURE.mid, 21),
                (90, 88, MARBLE.light, 22),
                (104, 80, PLUM.mid, 20),
            )
        )
    )


def vineyard() -> str:
    def grapes(x: float, y: float) -> str:
        return "".join(
            disc(x + dx, y + dy, 2.4, PLUM.mid if (dx + dy) % 2 else PLUM.deep)
            for dx, dy in ((-4, 0), (0, 0), (4, 0), (-2, 4), (2, 4), (0, 8))
        )

    rows = "".join(
        line(f"M{n(60 + (i - 3) * 9)} 44L{n(60 + (i - 3) * 26)} 66", LEAF.deep, 4)
        + line(f"M{n(60 + (i - 3) * 9)} 43L{n(60 + (i - 3) * 26)} 64", LEAF.light, 1.4)
        for i in range(7)
    )
    return (
        sky(EVENING, (28, 20, 9))
        + hill(40, LEAF.light, 8, 10)
        + put(90, 40, house(20, 14, LINEN))
        + path("M0 44Q60 38 120 44V90H0z", EARTH.light)
        + rows
        + line("M14 90V54M60 92V50M106 90V54M6 58Q60 52 114 58", WOOD.deep, 2.6)
        + "".join(
            path(f"M{x} {y}q6-8 12 0q-2 8-6 9q-5-1-6-9z", LEAF.mid if i % 2 else LEAF.deep)
            for i, (x, y) in enumerate(((8, 58), (22, 52), (38, 54), (52, 50), (66, 53), (80, 52), (96, 56)))
        )
        + grapes(26, 66)
        + grapes(48, 64)
        + grapes(74, 65)
        + grapes(94, 67)
        + put(
            60,
            89,
            basket(
                "".join(
                    disc(x, -12 - (i % 2) * 3, 3, PLUM.mid if i % 2 else PLUM.deep)
                    for i, x in enumerate((-8, -4, 0, 4, 8))
                )
            ),
            1.1,
        )
    )


def bazar() -> str:
    return (
        rect(0, 0, 120, 90, "#5a3a3c")
        + path("M0 0H120V18Q90 40 60 18Q30 40 0 18z", CRIMSON.mid)
        + path("M60 0H120V18Q90 40 60 18z", CRIMSON.deep)
        + line("M0 18Q30 40 60 18Q90 40 120 18", GOLD.mid, 2)
        + put(60, 84, bust(PLUM, skin=BROWN_SKIN, hair=INK, beard=INK, hat=turban(LINEN)), 1.1)
        + rect(0, 66, 120, 24, PLUM.deep)
        + "".join(poly(f"{x} 66 {x + 8} 66 {x + 4} 74", GOLD.mid) for x in range(0, 120, 8))
        + put(20, 66, amphora(BRONZE), 0.95)
        + put(98, 66, amphora(AZURE, GOLD.light), 0.95)
        + put(
            42,
            66,
            put(0, 0, path("M-5 0V-9L-2-12V-17H2V-12L5-9V0z", WATER.mid) + path("M1-17H2V-12L5-9V0H2z", WATER.deep)),
        )
        + put(80, 66, path("M-9 0Q-8-10 0-12T9 0z", GOLD.mid) + path("M1-12Q8-9 9 0H3z", GOLD.deep))
        + put(34, 88, heap(GOLD, 34, 9, "bazar"))
        + put(
            88,
            88,
            oval(0, -4, 16, 4.5, CRIMSON.mid)
            + oval(-15, -4, 3, 4.5, CRIMSON.light)
            + oval(-15, -4, 1.2, 2, CRIMSON.deep),
        )
    )


def haven() -> str:
    return (
        sky(DAY, (22, 18, 8))
        + cloud(92, 16)
        + hill(54, LEAF.light, 8, 34)
        + "".join(put(x, 54, house(13, 11, LINEN)) for x in (76, 92, 108))
        + water(54, WATER, "haven")
        + shadow(52, 78, 40, 2.5)
        + put(50, 76, galley(GOLD, WOOD, SUN), 1.02)
        + rect(84, 74, 36, 16, STONE.mid)
        + rect(84, 74, 36, 3, STONE.light)
        + put(92, 76, crate(11))
        + put(111, 76, amphora(ROOF), 0.6)
        + put(12, 88, galley(CRIMSON, WOOD), 0.34)
    )


def lighthouse() -> str:
    return (
        sky(DARK)
        + stars("beacon", 22)
        + faint(poly("60 20 120 2 120 34", GOLD.light), 0.4)
        + faint(poly("60 20 0 6 0 34", GOLD.light), 0.4)
        + water(68, WATER._replace(light="#6fa3c8", mid="#2f5f8a", deep="#20466b"), "beacon")
        + path("M24 78Q40 68 60 68T98 78Q60 90 24 78z", STONE.deep)
        + poly("44 72 49 46 71 46 76 72", STONE.light)
        + poly("64 72 63 46 71 46 76 72", STONE.deep)
        + rect(46, 43, 28, 4, LINEN.light)
        + poly("50 43 52 28 68 28 70 43", STONE.light)
        + poly("62 43 62 28 68 28 70 43", STONE.deep)
        + rect(49, 25, 22, 4, LINEN.light)
        + line("M54 25V15M66 25V15", STONE.light, 2.4, "butt")
        + path("M50 15Q60 4 70 15z", ROOF.mid)
        + put(60, 25, flame(0, 0, 0.75))
        + orb(60, 20, 5, "#ffe38a")
        + path("M56 72v-7a4 4 0 0 1 8 0v7z", GOLD.mid)
        + rect(57, 52, 4, 7, GOLD.light)
        + put(18, 80, galley(LINEN, WOOD), 0.36)
    )


def chamber_of_commerce() -> str:
    return (
        hall(GOLD._replace(light="#f6dca0", mid="#d9b36a", deep="#a5793d"), WOOD)
        + put(16, 66, column(64, MARBLE, 8))
        + put(104, 66, column(64, MARBLE, 8))
        + put(60, 66, put(0, 0, scales(), 1.25))
        + board(66)
        + rect(0, 64, 120, 4, WOOD.light)
        + put(24, 78, stack(GOLD, 6, 10))
        + put(96, 80, stack(SILVER, 4, 10))
        + put(76, 84, coin(GOLD, 7))
        + put(40, 78, scroll(18, 12), turn=-6)
    )


def ludus() -> str:
    return (
        sky(HAZE, (20, 16, 7))
        + put(-4, 52, arcade(128, 34, 7, SAND, "#7a5238"))
        + path("M0 52Q60 46 120 52V90H0z", SAND.light)
        + shadow(34, 84, 20, 3)
        + put(34, 85, soldier(CRIMSON), 1.55)
        + shadow(86, 84, 20, 3)
        + put(88, 85, soldier(AZURE, "#9a6744"), 1.55, flip=True)
        + line("M54 44L66 30M66 44L54 30", "#dfe6ee", 2)
        + sparkle(60, 37, 5, GOLD.light)
        + "".join(
            put(10 + i * 20, 52, put(0, 0, disc(0, -12, 3, (CRIMSON.mid, LINEN.light, AZURE.mid)[i % 3])))
            for i in range(6)
        )
    )


def arena() -> str:
    return (
        sky(DAY, (98, 14, 6))
        + cloud(22, 14)
        + path("M4 70Q6 30 60 26T116 70L108 80H12z", STONE.mid)
        + put(6, 52, arcade(108, 20, 9, STONE, "#5d4236"))
        + put(8, 74, arcade(104, 22, 8, STONE, "#5d4236"))
        + path("M6 33Q60 12 114 33V38Q60 20 6 38z", STONE.light)
        + "".join(
            put(x, y, line("M0 0V-10", WOOD.deep, 1.2) + poly("0 -10 9 -7.5 0 -5", colour))
            for x, y, colour in (
                (12, 32, CRIMSON.mid),
                (36, 24, GOLD.mid),
                (60, 22, CRIMSON.mid),
                (84, 25, GOLD.mid),
                (108, 32, CRIMSON.mid),
            )
        )
        + path("M0 76Q60 66 120 76V90H0z", SAND.light)
        + shadow(60, 86, 22, 2.5)
        + put(58, 87, lion(), 1.05)
        + faint(rect(96, 33, 18, 40, INK), 0.18)
    )
