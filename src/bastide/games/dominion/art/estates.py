"""Land, and what lies on it: the victory cards, the curse, and the villages."""

from __future__ import annotations

from bastide.art.buildings import LIT, chimney, church, gate, house, keep, pennant, rampart, tower
from bastide.art.goods import flower, ship
from bastide.art.land import birds, cloud, fields, hedge, hill, mountains, poplar, sky, stars, tree, water, way
from bastide.art.letters import candle
from bastide.art.palette import (
    AZURE,
    CRIMSON,
    DAWN,
    DAY,
    DUSK,
    EARTH,
    EVENING,
    GOLD,
    LEAF,
    LINEN,
    NIGHT,
    PINE,
    PLUM,
    ROOF,
    SLATE,
    STONE,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, chance, disc, faint, line, oval, path, poly, put, rect, shadow
from bastide.art.people import little


def estate() -> str:
    furrows = "".join(line(f"M{96 - i * 8} 90Q{100 - i * 5} 78 {108 - i * 2} 68", GOLD.deep, 1.3) for i in range(5))
    return (
        sky(DAY, (98, 20, 8))
        + cloud(28, 18)
        + fields(54)
        + path("M62 90Q80 68 120 62V90z", GOLD.mid)
        + furrows
        + way(40, 50, 62, EARTH.light)
        + put(92, 62, poplar())
        + put(101, 63, poplar(), 0.8)
        + shadow(56, 70, 32, 3)
        + put(45, 70, house(24, 28, 17, LINEN, ROOF), 1.1)
        + chimney(72, 42)
        + put(20, 73, tree(), 1.5)
        + hedge(2, 84, 26)
        + hedge(92, 80, 28)
    )


def duchy() -> str:
    return (
        sky(DAWN, (26, 26, 9))
        + cloud(90, 16)
        + hill(58, "#c9c083", 10, -30)
        + hill(64, LEAF.mid, 9, 4)
        + hill(80, LEAF.deep, 6, 30)
        + way(60, 58, 68, EARTH.light, 22)
        + shadow(60, 69, 36, 3)
        + put(48, 68, house(22, 26, 20, STONE, SLATE, LIT), 1.1)
        + put(31, 69, tower(14, 32, STONE, SLATE))
        + put(88, 69, tower(12, 24, STONE, SLATE))
        + put(31, 19.5, pennant(9))
        + put(88, 30, pennant(7))
        + put(10, 80, poplar(), 1.2)
        + put(18, 83, poplar(), 0.9)
        + put(106, 82, tree(), 1.3)
        + hedge(24, 80, 22)
        + hedge(74, 80, 24)
    )


def province() -> str:
    return (
        sky(DAY, (20, 20, 8))
        + mountains(60, SLATE)
        + cloud(96, 14)
        + hill(66, LEAF.light, 7, -20)
        + path("M14 78Q60 56 106 78L120 90H0z", LEAF.mid)
        + way(64, 60, 72, EARTH.light, 20)
        + shadow(60, 73, 40, 3)
        + put(60, 73, keep(STONE, ROOF))
        + put(12, 84, tree(), 1.2)
        + put(108, 86, tree(), 1.4)
        + put(96, 82, tree(), 0.9)
        + hedge(18, 88, 24)
    )


def colony() -> str:
    palm = line("M0 0Q-3-12 2-24", WOOD.deep, 2.4) + "".join(
        path(f"M2-24Q{x / 2} {y - 6} {x} {y}Q{x / 2} {y + 1} 2-24z", LEAF.deep)
        for x, y in ((-14, -20), (-9, -30), (4, -34), (14, -30), (18, -19))
    )
    return (
        sky(EVENING, (88, 40, 13))
        + birds(20, 16, ROOF.deep)
        + path("M-4 60Q10 44 34 50T58 60z", PINE.mid)
        + put(16, 54, palm, 0.9)
        + put(32, 56, palm, 0.7)
        + water(58, WATER, "colony")
        + faint(poly("76 58 100 58 108 90 68 90", "#fff0c0"), 0.3)
        + put(66, 76, ship(WOOD, LINEN), 1.15)
        + path("M20 79Q60 74 112 79Q60 84 20 79z", WATER.deep)
    )


def gardens() -> str:
    draw = chance("gardens")
    beds = "".join(
        put(
            10 + i * 9.2 + draw() * 3,
            86 - draw() * 6,
            flower((CRIMSON.mid, "#fff", GOLD.mid, PLUM.mid)[i % 4], 8 + draw() * 3),
        )
        for i in range(12)
    )
    topiary = (
        rect(-1, -8, 2, 8, WOOD.deep)
        + disc(0, -13, 7, LEAF.deep)
        + disc(-1.5, -14.5, 5, LEAF.mid)
        + disc(0, -24, 4.6, LEAF.deep)
        + disc(-1, -25, 3.2, LEAF.mid)
    )
    fountain = (
        path("M-20 0Q-18-8-14-8H14Q18-8 20 0z", STONE.mid)
        + oval(0, -8, 15, 2.6, WATER.mid)
        + rect(-2, -24, 4, 16, STONE.light)
        + path("M-9-24H9Q7-20 0-20T-9-24z", STONE.light)
        + line("M0-24V-36M0-36Q-10-38-11-22M0-36Q10-38 11-22M0-36Q-17-40-17-10M0-36Q17-40 17-10", WATER.mid, 2.4)
        + line("M0-24V-36M0-36Q-10-38-11-22M0-36Q10-38 11-22M0-36Q-17-40-17-10M0-36Q17-40 17-10", "#ffffff", 1.4)
    )
    return (
        sky(DAY, (100, 18, 7))
        + cloud(30, 16)
        + rect(0, 50, 120, 40, LEAF.mid)
        + hedge(-2, 54, 124, PINE)
        + poly("52 90 56 54 64 54 68 90", LINEN.mid)
        + poly("0 74 120 74 120 79 0 79", LINEN.mid)
        + put(60, 78, fountain, 1.35)
        + put(20, 72, topiary, 1.25)
        + put(100, 72, topiary, 1.25)
        + rect(0, 82, 46, 8, LEAF.deep)
        + rect(74, 82, 46, 8, LEAF.deep)
        + beds
    )


def curse() -> str:
    smoke = "".join(
        faint(path(d, PLUM.mid), o)
        for d, o in (
            ("M-4 90Q20 60 8 40T30 6Q24 34 34 46T22 90z", 0.5),
            ("M98 90Q112 66 102 46T112 8Q120 40 124 90z", 0.45),
            ("M74 30Q90 20 84 0H98Q98 22 80 34z", 0.3),
        )
    )
    skull = (
        path("M-24-22Q-26-50 0-51T24-22Q24-14 17-12V-2Q0 4-17-2V-12Q-24-14-24-22z", LINEN.light)
        + path("M6-51Q26-48 24-22Q24-14 17-12V-2Q10 1 2 1Q14-20 6-51z", LINEN.deep)
        + path(
            "M-16-28Q-15-35-8-34Q-2-32-4-24Q-7-17-13-20Q-17-22-16-28z"
            "M16-28Q15-35 8-34Q2-32 4-24Q7-17 13-20Q17-22 16-28z",
            PLUM.deep,
        )
        + disc(-9, -26, 2, "#d5f08a")
        + disc(9, -26, 2, "#d5f08a")
        + poly("0 -21 -3 -14 3 -14", PLUM.deep)
        + line("M-9-9V-1M-3-8V0M3-8V0M9-9V-1", LINEN.deep, 1.6)
    )
    return (
        rect(0, 0, 120, 90, PLUM.deep)
        + faint(disc(60, 44, 44, PLUM.mid), 0.5)
        + faint(disc(60, 44, 30, PLUM.light), 0.35)
        + smoke
        + stars("curse", 9)
        + path("M0 80Q60 68 120 80V90H0z", "#2b1838")
        + put(60, 78, skull)
        + put(60, 28, candle(8))
        + line("M54 29Q56 34 57 31M64 29Q65 36 66 31", LINEN.light, 2)
    )


def village() -> str:
    return (
        sky(DAWN, (92, 24, 9))
        + birds(52, 14)
        + hill(54, "#d7cf8a", 9, -30)
        + hill(60, LEAF.light, 8, 20)
        + hill(74, LEAF.mid, 7, -10)
        + put(28, 62, church(LINEN, SLATE), 0.95)
        + put(80, 60, house(12, 14, 9, LINEN, ROOF))
        + chimney(93, 43)
        + put(14, 68, tree(), 1.1)
        + way(64, 62, 62, EARTH.light, 30)
        + put(22, 80, house(18, 18, 13, LINEN, ROOF), 1.15)
        + put(80, 80, house(20, 18, 14, STONE, ROOF), 1.15)
        + chimney(38, 52)
        + put(58, 78, little(CRIMSON.mid))
        + put(66, 80, little(AZURE.mid), 1.1)
        + put(112, 84, tree(), 1.3)
        + hedge(0, 90, 24)
    )


def workers_village() -> str:
    def hut(lit: bool) -> str:
        return (
            rect(-11, -11, 22, 11, EARTH.light)
            + rect(3, -11, 8, 11, EARTH.mid)
            + rect(-3, -8, 6, 8, LIT if lit else WOOD.deep, 1)
            + path("M-16-9Q-8-14-5-26H5Q8-14 16-9Q0-13-16-9z", GOLD.mid)
            + path("M0-26H5Q8-14 16-9Q9-11 4-11z", GOLD.deep)
        )

    stalks = "".join(
        line(f"M{x} 90Q{x + 1} 82 {x + 2 - x % 3} {76 + x % 5}", GOLD.light if x % 2 else GOLD.mid, 1.6)
        for x in range(2, 120, 4)
    )
    digger = (
        little(AZURE.mid, high=24)
        + line("M3-14L9-12", "#f6d3ad", 3)
        + line("M8 0L11-24", WOOD.deep, 1.6)
        + poly("5 0 11 1 9.5 -6 6 -6", SLATE.mid)
    )
    porter = little(CRIMSON.mid, high=24) + path("M-7-17Q-8-27 0-29Q9-28 8-18Q0-21-7-17z", EARTH.light)
    return (
        sky(EVENING, (60, 34, 11))
        + hill(56, LEAF.light, 6, 30)
        + hill(64, EARTH.light, 6, -20)
        + put(26, 64, hut(True), 1.2)
        + put(94, 64, hut(True), 1.2)
        + put(60, 60, hut(False), 1)
        + rect(0, 74, 120, 16, EARTH.mid)
        + shadow(44, 79, 9, 2)
        + put(44, 79, digger, 1.2)
        + shadow(76, 79, 9, 2)
        + put(76, 79, porter, 1.2)
        + stalks
    )


def city() -> str:
    draw = chance("city")
    back = "".join(
        put(8 + i * 13, 58 - draw() * 4, house(9, 9, 8 + draw() * 6, STONE, (ROOF, SLATE, ROOF)[i % 3], LIT), 1)
        for i in range(9)
    )
    middle = "".join(
        put(4 + i * 16, 69 + draw() * 3, house(11, 11, 9 + draw() * 6, LINEN, (ROOF, ROOF, SLATE)[i % 3], LIT), 1)
        for i in range(8)
    )
    return (
        sky(DUSK, (94, 22, 8))
        + stars("city", 8)
        + put(34, 60, tower(11, 38, STONE, SLATE, LIT))
        + put(76, 60, tower(13, 44, STONE, ROOF, LIT))
        + put(56, 62, church(STONE, SLATE, LIT), 0.9)
        + back
        + middle
        + put(-2, 90, rampart(124, 16))
        + put(60, 90, rect(-14, -24, 28, 24, STONE.light) + gate(15, 19))
        + put(42, 90, tower(12, 25, STONE, None))
        + put(78, 90, tower(12, 25, STONE, None))
        + put(42, 61, pennant(10))
        + put(78, 61, pennant(10, AZURE.mid))
    )


def monument() -> str:
    return (
        sky(DUSK, (60, 46, 16))
        + hill(68, PLUM.mid, 5, 0)
        + hill(78, PLUM.deep, 4, -20)
        + birds(86, 20, NIGHT.deep)
        + shadow(62, 80, 34, 3)
        + rect(34, 72, 52, 8, STONE.mid)
        + rect(34, 72, 18, 8, STONE.light)
        + rect(40, 65, 40, 8, STONE.mid)
        + rect(40, 65, 14, 8, STONE.light)
        + poly("50 65 54 18 60 8 60 65", STONE.light)
        + poly("60 65 60 8 66 18 70 65", STONE.deep)
        + "".join(
            put(x, 81, flower(c, 5))
            for x, c in ((38, CRIMSON.mid), (44, LINEN.light), (78, GOLD.mid), (84, CRIMSON.mid))
        )
        + put(22, 82, little(NIGHT.deep, NIGHT.mid, NIGHT.deep, 18))
        + put(99, 84, little(NIGHT.deep, NIGHT.mid, NIGHT.deep, 16))
        + faint(line("M0 90H120", INK, 2), 0.2)
    )


def trade_route() -> str:
    wagon = (
        path("M-11-7Q-12-18 0-19T11-7z", LINEN.light)
        + path("M3-18.5Q12-17 11-7H5z", LINEN.deep)
        + rect(-11, -8, 22, 4, WOOD.mid)
        + "".join(disc(x, -3, 3.4, WOOD.deep) + disc(x, -3, 1.4, WOOD.light) for x in (-7, 7))
        + path("M13 0V-6Q14-9 18-9L22-12L23-8L20-6V0H18.5V-4H15V0z", EARTH.deep)
    )
    road = "M50 90C20 78 30 72 62 70S98 60 74 55S52 48 62 44"
    return (
        sky(DAY, (24, 18, 8))
        + mountains(50, SLATE)
        + hill(50, LEAF.light, 5, 24)
        + hill(64, LEAF.mid, 5, -24)
        + hill(84, LEAF.deep, 5, 30)
        + line(road, EARTH.mid, 11)
        + line(road, EARTH.light, 8)
        + put(84, 58, wagon, 0.7, flip=True)
        + put(46, 75, wagon, 1.35)
        + put(102, 70, tree(), 1.3)
        + put(14, 66, poplar(), 1)
        + put(22, 68, poplar(), 0.8)
        + put(104, 88, line("M0 0V-16", WOOD.deep, 2.2) + poly("-9 -16 7 -16 11 -13 7 -10 -9 -10", WOOD.light))
    )


def watchtower() -> str:
    legs = line("M-15 0L-9-44M15 0L9-44M-13-14L11-28M13-14L-11-28M-14-14H14M-11-28H11", WOOD.deep, 3)
    cabin = (
        rect(-15, -56, 30, 13, WOOD.mid)
        + rect(5, -56, 10, 13, WOOD.deep)
        + line("M-15-50H15", WOOD.light, 1.2)
        + line("M-12-56V-68M12-56V-68", WOOD.deep, 2.4)
        + rect(-12, -68, 24, 12, "#3a2b34")
        + poly("-20 -66 0 -80 20 -66", ROOF.mid)
        + poly("0 -80 20 -66 6 -66", ROOF.deep)
    )
    return (
        sky(DUSK, (28, 44, 10))
        + stars("watch", 8)
        + mountains(70, NIGHT, False)
        + hill(76, PINE.deep, 5, 0)
        + put(18, 82, poplar(PINE), 1.2)
        + put(98, 83, poplar(PINE), 1.4)
        + put(106, 84, poplar(PINE), 1.1)
        + shadow(62, 85, 24, 3)
        + put(
            60,
            85,
            legs
            + faint(disc(0, -61, 20, "#ffd97a"), 0.35)
            + cabin
            + put(0, -56, little(CRIMSON.mid, high=11))
            + disc(7, -62, 2.4, "#ffe38a"),
            1.02,
        )
    )


def moat() -> str:
    return (
        sky(DAY, (98, 16, 7))
        + cloud(26, 14)
        + hill(60, LEAF.light, 4, 0)
        + put(8, 64, rampart(104, 26))
        + put(12, 66, tower(17, 38, STONE, ROOF))
        + put(108, 66, tower(17, 38, STONE, ROOF))
        + rect(38, 22, 44, 44, STONE.light)
        + rect(68, 22, 14, 44, STONE.mid)
        + put(38, 23, "".join(rect(i * 9.8, -5, 5, 6, STONE.light if i < 3 else STONE.mid) for i in range(5)))
        + put(60, 66, gate(25, 34))
        + put(60, 17, pennant(11))
        + water(64, WATER, "moat")
        + line("M49 40L44 72M71 40L76 72", "#34353f", 1.5)
        + poly("47 65 73 65 82 86 38 86", WOOD.mid)
        + line("M46 70H75M43 76H77M41 81H80", WOOD.deep, 1.2)
        + faint(poly("0 66 34 66 30 74 0 74", STONE.deep), 0.25)
        + line("M4 90Q6 80 4 76M8 90Q9 82 12 78M110 90Q110 80 113 76M115 90Q116 84 118 80", PINE.deep, 1.8)
    )
