"""The blue cards: what a city is proud of."""

from __future__ import annotations

from bastide.art.antique import (
    BRONZE,
    MARBLE,
    SAND,
    amphora,
    arcade,
    brazier,
    house,
    palm,
    pedestal,
    statue,
    steps,
    temple,
    toga,
    wreath,
)
from bastide.art.buildings import column
from bastide.art.goods import flower
from bastide.art.land import cloud, flame, hill, mountains, orb, poplar, sky, tree
from bastide.art.palette import (
    AZURE,
    BROWN_SKIN,
    CRIMSON,
    DAWN,
    DAY,
    DUSK,
    EVENING,
    GOLD,
    HAZE,
    IRON,
    LEAF,
    LINEN,
    PINE,
    PLUM,
    ROOF,
    SKIN,
    SLATE,
    STONE,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, oval, path, poly, put, rect, shadow
from bastide.art.people import banner, bust, little
from bastide.art.riches import scales


def well() -> str:
    return (
        sky(DAY, (22, 18, 8))
        + cloud(94, 14)
        + put(94, 64, house(30, 24))
        + put(14, 66, palm(), 1.4)
        + rect(0, 64, 120, 26, SAND.mid)
        + faint(line("M0 72H120M0 82H120M30 64L22 90M92 64L102 90", SAND.deep, 1), 0.7)
        + shadow(60, 84, 28, 3)
        + line("M40 66V26M80 66V26", WOOD.deep, 4)
        + poly("32 28 60 10 88 28 84 31 60 16 36 31", ROOF.mid)
        + poly("60 10 88 28 84 31 60 16", ROOF.deep)
        + line("M38 34H82", WOOD.mid, 4)
        + line("M60 34V52", LINEN.deep, 1.4)
        + path("M54 52H66L64 62H56z", WOOD.mid)
        + line("M54 54H66", IRON.deep, 1.4)
        + path("M34 64V80Q36 86 60 86T86 80V64z", STONE.mid)
        + path("M34 64V80Q35 84 46 85.5V66z", STONE.light)
        + path("M74 66V85.3Q85 84 86 80V64z", STONE.deep)
        + faint(line("M36 74Q60 80 84 74M50 68V77M68 68V77", STONE.deep, 1), 0.8)
        + oval(60, 64, 27, 6.5, STONE.light)
        + oval(60, 64.5, 22, 4.6, WATER.deep)
        + path("M55 57H65L64 63H56z", WOOD.mid)
        + put(98, 88, amphora(ROOF), 0.85)
    )


def baths() -> str:
    steam = "".join(faint(line(f"M{x} 56q-5-6 0-11t0-11", "#fffdf4", 2.4), 0.6) for x in (38, 60, 82))
    return (
        rect(0, 0, 120, 90, AZURE.mid)
        + faint(path("M60 0H120V58H80z", AZURE.deep), 0.6)
        + put(-2, 58, arcade(124, 50, 4, MARBLE, AZURE.deep, 0.3))
        + rect(0, 56, 120, 34, MARBLE.mid)
        + path("M16 64H104L114 90H6z", WATER.deep)
        + path("M20 66H100L108 90H12z", WATER.mid)
        + faint(line("M30 72H48M64 76H90M24 82H40M56 86H76", WATER.light, 1.6), 0.9)
        + put(
            44,
            82,
            disc(0, -11, 5, SKIN.light)
            + path("M-5-11Q-5-17 0-17T5-11Q0-14-5-11z", WOOD.deep)
            + path("M-10 0Q-10-7 0-7T10 0z", SKIN.mid),
        )
        + put(
            76,
            88,
            disc(0, -11, 5.4, BROWN_SKIN.light)
            + path("M-5.4-11Q-5.4-17 0-17T5.4-11Q0-14-5.4-11z", INK)
            + path("M-11 0Q-11-7 0-7T11 0z", BROWN_SKIN.mid),
        )
        + steam
        + put(60, 20, orb(0, 0, 3, GOLD.light))
    )


def altar() -> str:
    return (
        sky(EVENING, (60, 32, 15))
        + mountains(66, PLUM, False)
        + rect(0, 66, 120, 24, STONE.mid)
        + put(18, 72, column(44, MARBLE, 8))
        + put(102, 72, column(44, MARBLE, 8))
        + shadow(60, 86, 34, 3)
        + put(60, 87, steps(76, 2, 4))
        + rect(36, 52, 48, 27, MARBLE.mid)
        + rect(36, 52, 17, 27, MARBLE.light)
        + rect(72, 52, 12, 27, MARBLE.deep)
        + rect(32, 47, 56, 6, MARBLE.light)
        + path("M32 47Q30 40 37 42L38 47zM88 47Q90 40 83 42L82 47z", MARBLE.mid)
        + line("M40 57Q47 66 54 57T68 57T80 57", LEAF.deep, 2.2)
        + "".join(disc(x, 61.5, 1.6, CRIMSON.mid) for x in (47, 61, 74))
        + put(60, 46, flame(0, 0, 2))
        + "".join(disc(x, y, 0.9, GOLD.light) for x, y in ((52, 14), (66, 9), (58, 3), (71, 18)))
    )


def theater() -> str:
    """A mask that laughs and one that weeps."""

    face = "M-17-20Q0-27 17-20Q21 4 0 22Q-21 4-17-20z"
    happy = (
        path(face, GOLD.mid)
        + path("M0-23Q9-23.5 17-20Q21 4 0 22z", GOLD.deep)
        + path("M-12-9Q-7-14-3-8Q-8-10-12-9zM12-9Q7-14 3-8Q8-10 12-9z", INK)
        + path("M-11 3Q0 8 11 3Q8 15 0 15T-11 3z", INK)
        + line("M-13-15Q-8-18-3-14M13-15Q8-18 3-14", INK, 1.6)
        + path("M-2-5L0 2L3 1z", GOLD.deep)
    )
    sad = (
        path(face, MARBLE.light)
        + path("M0-23Q9-23.5 17-20Q21 4 0 22z", MARBLE.deep)
        + path("M-12-6Q-7-11-3-5Q-8-4-12-6zM12-6Q7-11 3-5Q8-4 12-6z", INK)
        + path("M-9 13Q-7 5 0 5T9 13Q0 8-9 13z", INK)
        + line("M-13-10Q-8-17-3-14M13-10Q8-17 3-14", INK, 1.6)
        + path("M-8-2q-3 5 0 6t0-6", WATER.mid)
    )
    return (
        rect(0, 0, 120, 90, CRIMSON.deep)
        + "".join(
            path(f"M{x} 0Q{x + 5} 40 {x - 2} 90H{x + 10}Q{x + 15} 40 {x + 10} 0z", CRIMSON.mid)
            for x in (2, 22, 44, 66, 88, 108)
        )
        + faint(disc(58, 40, 44, GOLD.light), 0.18)
        + rect(0, 78, 120, 12, WOOD.mid)
        + rect(0, 78, 120, 2.5, WOOD.light)
        + shadow(60, 82, 40, 3)
        + put(78, 50, sad, 1.3, turn=12)
        + put(46, 44, happy, 1.45, turn=-10)
    )


def statue_() -> str:
    return (
        sky(DAY, (96, 18, 8))
        + cloud(26, 16)
        + put(20, 66, temple(34, 18, 4), 0.9)
        + put(102, 66, poplar(), 1.5)
        + rect(0, 64, 120, 26, STONE.light)
        + faint(line("M0 72H120M0 82H120M40 64L30 90M80 64L92 90", STONE.deep, 0.9), 0.6)
        + shadow(60, 86, 30, 3)
        + put(60, 87, pedestal(36, 16))
        + put(60, 69, statue(BRONZE, spear=True), 1.12)
        + put(96, 88, little(AZURE.mid, high=17))
    )


def aqueduct() -> str:
    return (
        sky(DAY, (22, 18, 8))
        + cloud(92, 20)
        + mountains(60, SLATE, True)
        + hill(66, LEAF.light, 6, -20)
        + hill(76, LEAF.mid, 5, 20)
        + put(-6, 44, arcade(132, 20, 7, STONE, "#a9c7cf"))
        + put(-6, 84, arcade(132, 40, 4, STONE, "#8fae8c"))
        + rect(-2, 20, 124, 5, STONE.light)
        + rect(-2, 20, 124, 2, WATER.mid)
        + faint(line("M0 46H120", STONE.deep, 1.2), 0.9)
        + path("M0 82Q60 76 120 84V90H0z", LEAF.deep)
        + path("M52 90Q58 82 72 80L84 80Q70 84 70 90z", WATER.mid)
        + put(16, 88, tree(), 0.9)
        + put(104, 89, tree(), 1.1)
    )


def temple_() -> str:
    return (
        sky(DAWN, (24, 20, 9))
        + mountains(62, SLATE, False)
        + hill(70, LEAF.light, 5, 10)
        + put(12, 80, poplar(), 1.6)
        + put(108, 80, poplar(), 1.7)
        + rect(0, 78, 120, 12, STONE.light)
        + shadow(60, 83, 44, 3)
        + put(60, 83, temple(70, 36, 6, AZURE))
        + put(22, 89, brazier(16))
        + put(98, 89, brazier(16))
    )


def courthouse() -> str:
    return (
        rect(0, 0, 120, 90, AZURE.deep)
        + faint(path("M0 0H54L30 90H0z", AZURE.mid), 0.6)
        + put(14, 78, column(76, MARBLE, 10))
        + put(106, 78, column(76, MARBLE, 10))
        + rect(0, 76, 120, 14, STONE.mid)
        + rect(0, 76, 120, 2.5, STONE.light)
        + put(60, 88, pedestal(50, 16))
        + put(60, 70, put(0, 0, scales(), 1.45))
        + line("M30 4H90", GOLD.deep, 2)
    )


def pantheon() -> str:
    return (
        sky(DAY, (20, 16, 7))
        + cloud(98, 16)
        + put(10, 78, poplar(), 1.4)
        + put(111, 78, poplar(), 1.3)
        + path("M24 40Q26 8 60 8T96 40z", SLATE.mid)
        + path("M24 40Q26 8 56 8Q38 18 36 40z", SLATE.light)
        + path("M72 10Q96 14 96 40H84Q84 22 72 10z", SLATE.deep)
        + line("M28 30Q60 22 92 30M34 20Q60 13 86 20", SLATE.deep, 0.9)
        + rect(54, 5, 12, 4, GOLD.mid)
        + rect(20, 38, 80, 44, MARBLE.mid)
        + rect(20, 38, 80, 3, MARBLE.light)
        + rect(86, 41, 14, 41, MARBLE.deep)
        + rect(0, 80, 120, 10, STONE.light)
        + shadow(60, 85, 46, 3)
        + put(60, 86, temple(66, 28, 7, CRIMSON))
    )


def gardens() -> str:
    flowers = "".join(
        put(12 + i * 8, 86 - (i % 3) * 2, flower((CRIMSON.mid, GOLD.mid, PLUM.light, LINEN.light)[i % 4], 8))
        for i in range(13)
    )
    return (
        sky(DAY, (98, 16, 8))
        + cloud(26, 16)
        + put(4, 62, arcade(112, 24, 6, MARBLE, LEAF.deep))
        + "".join(put(x, 62, poplar(), 1.5) for x in (10, 36, 84, 110))
        + hill(66, LEAF.light, 3, 0)
        + path("M48 90L56 62H64L72 90z", SAND.light)
        + rect(0, 78, 40, 12, LEAF.mid)
        + rect(80, 78, 40, 12, LEAF.mid)
        + shadow(60, 77, 22, 3)
        + oval(60, 74, 24, 6, STONE.mid)
        + oval(60, 73, 21, 4.6, WATER.mid)
        + rect(57.5, 48, 5, 24, STONE.light)
        + oval(60, 56, 12, 3, STONE.light)
        + oval(60, 55.5, 10, 2, WATER.light)
        + oval(60, 47, 6, 2, STONE.light)
        + line("M60 46V34M60 40Q50 36 48 54M60 40Q70 36 72 54M60 36Q54 32 52 44M60 36Q66 32 68 44", WATER.light, 1.5)
        + flowers
    )


def town_hall() -> str:
    return (
        sky(HAZE, (22, 18, 8))
        + put(8, 74, house(24, 30))
        + put(112, 74, house(24, 26))
        + rect(0, 72, 120, 18, STONE.light)
        + faint(line("M0 79H120M36 72L28 90M84 72L92 90", STONE.deep, 0.9), 0.6)
        + shadow(60, 80, 44, 3)
        + rect(22, 34, 76, 46, LINEN.mid)
        + rect(22, 34, 28, 46, LINEN.light)
        + rect(82, 34, 16, 46, LINEN.deep)
        + put(24, 80, arcade(72, 22, 5, LINEN, "#5d4236"))
        + "".join(rect(x, 42, 6, 9, "#4a3d45", 2) for x in (29, 43, 71, 85))
        + rect(19, 31, 82, 5, LINEN.light)
        + rect(48, 12, 24, 24, LINEN.mid)
        + rect(48, 12, 9, 24, LINEN.light)
        + rect(66, 12, 6, 24, LINEN.deep)
        + poly("44 13 60 2 76 13", AZURE.mid)
        + poly("60 2 76 13 64 13", AZURE.deep)
        + put(60, 40, banner(AZURE, 22, 12, path("M0-5L1.5-1.5H5L2 .8L3 5L0 2.5L-3 5L-2 .8L-5-1.5H-1.5z", GOLD.light)))
        + disc(60, 23, 5.5, GOLD.mid)
        + disc(60, 23, 4, LINEN.light)
        + line("M60 23V20M60 23L62 24", INK, 1)
        + put(30, 88, little(CRIMSON.mid, high=16))
        + put(92, 89, little(PINE.mid, high=17))
    )


def palace() -> str:
    return (
        sky(DUSK, (96, 18, 8))
        + mountains(58, PLUM, False)
        + put(8, 80, palm(), 1.5)
        + put(110, 80, palm(), 1.4)
        + rect(0, 76, 120, 14, SAND.mid)
        + shadow(60, 82, 46, 3)
        + put(60, 82, steps(96, 2, 3))
        + rect(18, 46, 84, 30, MARBLE.mid)
        + put(20, 76, arcade(80, 24, 7, MARBLE, PLUM.deep))
        + rect(16, 43, 88, 4, GOLD.mid)
        + rect(30, 26, 60, 18, MARBLE.mid)
        + rect(30, 26, 22, 18, MARBLE.light)
        + rect(78, 26, 12, 18, MARBLE.deep)
        + "".join(path(f"M{x} 44v-8a3 3 0 0 1 6 0v8z", GOLD.light) for x in (36, 47, 67, 78))
        + rect(28, 23, 64, 4, GOLD.mid)
        + path("M44 23Q45 8 60 6T76 23z", AZURE.mid)
        + path("M44 23Q45 8 58 6Q50 12 50 23z", AZURE.light)
        + path("M66 8Q76 12 76 23H70Q70 14 66 8z", AZURE.deep)
        + line("M60 6V-2", GOLD.deep, 1.6)
        + disc(60, 1, 2.2, GOLD.light)
        + put(60, 76, path("M-6 0V-12A6 6 0 0 1 6-12V0z", INK))
        + put(24, 89, little(CRIMSON.mid, high=15))
        + put(96, 89, little(AZURE.mid, high=15))
    )


def senate() -> str:
    speaker = bust(MARBLE, hair="#b9ad99", collar=LINEN.mid) + toga()
    rows = "".join(
        put(
            10 + i * 14.5 + (j % 2) * 6,
            40 + j * 12,
            little(MARBLE.light if (i + j) % 3 else CRIMSON.light, high=13 + j * 2),
        )
        for j in range(2)
        for i in range(8)
    )
    return (
        rect(0, 0, 120, 90, CRIMSON.deep)
        + faint(rect(0, 0, 120, 26, INK), 0.25)
        + "".join(put(x, 34, column(34, MARBLE, 6)) for x in (6, 33, 60, 87, 114))
        + path("M0 34Q60 20 120 34V46Q60 32 0 46z", STONE.mid)
        + path("M0 46Q60 32 120 46V60Q60 46 0 60z", STONE.light)
        + path("M0 60Q60 46 120 60V90H0z", STONE.deep)
        + rows
        + shadow(60, 88, 30, 3)
        + put(
            60, 91, speaker + line("M16-12L27-28L26-38", MARBLE.mid, 7) + disc(26, -40, 4, SKIN.light) + wreath(), 1.05
        )
    )
