"""Éphesos, Halikarnassós, Olympía and Rhódos."""

from __future__ import annotations

from bastide.art.buildings import column, house
from bastide.art.goods import ship
from bastide.art.land import birds, cloud, flame, hill, mountains, orb, poplar, tree, water
from bastide.art.palette import (
    AZURE,
    COPPER,
    CRIMSON,
    DAWN,
    DAY,
    EVENING,
    GOLD,
    LEAF,
    LINEN,
    PINE,
    PLUM,
    ROOF,
    SLATE,
    STONE,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, n, path, poly, put, rect, shadow
from bastide.games.seven_wonders.art.wonder import Wonder, wide


def _steps(x: float, y: float, wide_: float, count: int = 3, high: float = 3) -> str:
    """Steps up to a temple, the lowest so wide, around the middle."""
    parts = []
    for i in range(count):
        w = wide_ - i * 7
        parts.append(
            rect(x - w / 2, y - (i + 1) * high, w, high, STONE.mid)
            + rect(x - w / 2, y - (i + 1) * high, w, 1, LINEN.light)
            + rect(x + w * 0.25, y - (i + 1) * high, w * 0.25, high, STONE.deep)
        )
    return "".join(parts)


def _columns(places: tuple[float, ...], foot: float, high: float, thick: float = 5) -> str:
    return "".join(put(x, foot, column(high, LINEN, thick)) for x in places)


def ephesos() -> Wonder:
    pieces = (
        _steps(160, 80, 140),
        rect(108, 36, 104, 35, "#8a5a4a") + rect(150, 46, 20, 25, "#4c2f2c") + rect(108, 36, 104, 3, "#6d4236"),
        _columns((104, 118, 132, 146), 71, 34),
        _columns((174, 188, 202, 216), 71, 34),
        rect(94, 30, 132, 7, LINEN.mid)
        + rect(94, 30, 132, 2, LINEN.light)
        + "".join(rect(97 + i * 8.2, 32.5, 4, 3.5, AZURE.mid) for i in range(16)),
        poly("90 30 160 6 230 30", LINEN.light)
        + poly("160 6 230 30 178 30", LINEN.deep)
        + poly("112 28 160 11 208 28", CRIMSON.mid)
        + line("M90 30L160 6L230 30", GOLD.mid, 2)
        + disc(160, 21, 5, GOLD.mid)
        + disc(159, 20, 2.5, GOLD.light)
        + path("M157 7V1.5H163V7z", GOLD.mid),
    )
    land = (
        cloud(250, 16)
        + wide(mountains(66, SLATE, False) + hill(70, LEAF.light, 5, 20) + hill(80, LEAF.mid, 4, -20))
        + "".join(
            put(x, 80, poplar(), s) for x, s in ((38, 1.4), (50, 1.1), (62, 1.3), (262, 1.3), (276, 1.5), (290, 1.1))
        )
        + shadow(160, 81, 76, 2.5)
        + wide(hill(90, LEAF.deep, 3, 0))
    )
    fires = put(126, 79, flame(0, 0, 0.5)) + put(194, 79, flame(0, 0, 0.5))
    return Wonder(
        DAY,
        (70, 20, 8),
        land,
        pieces,
        (fires, rect(151, 47, 18, 24, "#ffb84d"), "", "", "", orb(160, 20, 2.4, "#ffe38a")),
    )


def halikarnassos() -> Wonder:
    tiers = []
    for i in range(7):
        half, y = 42 - i * 5.2, 32 - i * 3
        tiers.append(
            rect(160 - half, y - 3, half * 2, 3.2, LINEN.light)
            + rect(160 + half * 0.3, y - 3, half * 0.7, 3.2, LINEN.deep)
            + faint(rect(160 - half, y - 0.6, half * 2, 0.8, INK), 0.25)
        )
    horses = "".join(
        put(x, 11, path("M0 0V-4Q-1-7 3-8L5-11L8-9L6-7V0H4.5V-3H1.5V0z", GOLD.mid if i else GOLD.deep), 0.85)
        for i, x in enumerate((163, 167))
    )
    chariot = (
        horses
        + path("M151 11V5H160V11z", GOLD.deep)
        + disc(155, 10, 2.2, GOLD.light)
        + disc(155, 1.5, 1.6, GOLD.light)
        + path("M153 6L154 3H157L158 6z", GOLD.mid)
    )
    pieces = (
        _steps(160, 81, 128, 2)
        + rect(106, 59, 108, 16, STONE.mid)
        + rect(106, 59, 40, 16, STONE.light)
        + rect(186, 59, 28, 16, STONE.deep),
        rect(104, 55, 112, 5, LINEN.light)
        + "".join(
            put(
                112 + i * 10.5,
                74,
                rect(-3, -11, 6, 11, "#a08f78")
                + disc(0, -9, 1.8, LINEN.light)
                + path("M-2 0L-1.5-7H1.5L2 0z", LINEN.mid),
            )
            for i in range(10)
        ),
        rect(118, 36, 84, 19, "#6d5a70") + _columns((118, 132, 146, 160, 174, 188, 202), 55, 18, 4.5),
        rect(112, 32, 96, 5, LINEN.mid) + rect(112, 32, 96, 1.8, LINEN.light) + rect(112, 35.5, 96, 1.2, CRIMSON.mid),
        "".join(tiers),
        chariot,
    )
    land = (
        birds(70, 22)
        + wide(hill(62, "#b7c79a", 8, -30))
        + wide(water(66, WATER, "halikarnassos"))
        + wide(hill(78, LEAF.mid, 5, 0))
        + "".join(put(x, 70, house(9, 9, 7, LINEN, ROOF)) for x in (30, 52, 74, 240, 262, 284))
        + "".join(put(x, 82, poplar(), s) for x, s in ((92, 1.2), (84, 0.9), (228, 1.2), (238, 0.9)))
        + shadow(160, 81, 70, 2.5)
        + wide(hill(90, LEAF.deep, 3, 10))
    )
    torches = "".join(put(x, 58, flame(0, 0, 0.4)) for x in (108, 212))
    return Wonder(
        EVENING,
        (262, 26, 9),
        land,
        pieces,
        (torches, "", rect(121, 38, 78, 3, "#ffb84d"), "", "", orb(160, 6, 1.6, "#ffe38a")),
    )


def olympia() -> Wonder:
    """Zeus of gold and ivory on his throne, between the columns of his temple."""
    pieces = (
        _steps(160, 81, 96, 2)
        + rect(120, 68, 80, 7.5, GOLD.deep)
        + rect(120, 68, 80, 2.5, GOLD.mid)
        + "".join(disc(126 + i * 7.5, 72.5, 1.4, GOLD.light) for i in range(10)),
        rect(131, 26, 58, 42, WOOD.mid)
        + rect(131, 26, 58, 3, GOLD.mid)
        + rect(172, 29, 17, 39, WOOD.deep)
        + rect(127, 47, 10, 21, GOLD.mid)
        + rect(183, 47, 10, 21, GOLD.deep)
        + disc(132, 46, 4, GOLD.light)
        + disc(188, 46, 4, GOLD.mid),
        path("M139 68Q137 52 145 47H175Q183 52 181 68z", GOLD.mid)
        + path("M139 68Q137 52 145 47H153Q146 56 149 68z", GOLD.light)
        + path("M168 47H175Q183 52 181 68H172z", GOLD.deep)
        + line("M156 50Q154 60 157 68M165 50Q167 60 165 68", GOLD.deep, 1.1),
        path("M144 49Q143 33 151 30H169Q177 33 176 49Q160 53 144 49z", LINEN.light)
        + path("M165 30H169Q177 33 176 49Q172 51 167 51z", LINEN.deep)
        + path("M166 30Q156 42 144 49L146 40Q154 36 160 30z", GOLD.mid),
        line("M147 34L134 42L133 47", LINEN.mid, 5.5)
        + line("M173 34L187 38L189 28", LINEN.deep, 5.5)
        + line("M190 66V12", GOLD.deep, 2)
        + disc(190, 11, 3, GOLD.light)
        + put(131, 46, path("M-3 0L-2-8Q-6-10-7-7Q-5-12 0-11Q5-12 7-7Q6-10 2-8L3 0z", GOLD.light)),
        disc(160, 22, 8, LINEN.light)
        + path("M160 14Q168 14 168 22Q168 28 163 30Q166 22 160 14z", LINEN.deep)
        + path("M152.5 22Q153 34 160 36Q167 34 167.5 22Q164 26 160 26T152.5 22z", "#c9a36a")
        + disc(157, 21, 1, INK)
        + disc(163, 21, 1, INK)
        + path("M151 19Q152 11 160 11T169 19Q165 15 160 15T151 19z", LEAF.mid)
        + "".join(disc(x, y, 1.4, LEAF.deep) for x, y in ((153, 15), (158, 12), (163, 12), (167, 15))),
    )
    back = wide(mountains(70, PLUM, True)) + wide(hill(74, LEAF.light, 5, 10) + hill(82, LEAF.mid, 4, -20))
    temple = (
        rect(92, 14, 136, 64, "#7d4a46")
        + rect(92, 14, 136, 4, "#5f3634")
        + rect(112, 18, 96, 60, "#93574e")
        + _columns((98, 222), 78, 60, 10)
        + _columns((76, 244), 78, 60, 9)
        + rect(66, 10, 188, 7, LINEN.mid)
        + rect(66, 10, 188, 2.5, LINEN.light)
        + poly("64 10 160 -22 256 10", LINEN.light)
    )
    land = (
        back
        + "".join(put(x, 82, tree(), s) for x, s in ((22, 1.3), (44, 1), (282, 1.3), (302, 1)))
        + shadow(160, 79, 94, 2.5)
        + temple
        + _steps(160, 84, 200, 2)
        + wide(hill(92, LEAF.deep, 3, 0))
    )
    bowls = put(114, 76, flame(0, 0, 0.75)) + put(206, 76, flame(0, 0, 0.75))
    return Wonder(DAWN, (286, 22, 8), land, pieces, (bowls, "", "", "", "", orb(190, 11, 2, "#ffe38a")))


def rhodos() -> Wonder:
    """Helios of bronze, astride the mouth of the harbour."""
    bronze = COPPER._replace(light="#f6c48c", mid="#d18f4f", deep="#8f5429")
    pieces = (
        "".join(
            put(
                x,
                84,
                rect(-17, -12, 34, 12, STONE.mid)
                + rect(-17, -12, 12, 12, STONE.light)
                + rect(8, -12, 9, 12, STONE.deep)
                + rect(-19, -14, 38, 3.5, LINEN.light),
            )
            for x in (128, 192)
        ),
        poly("122 70 136 70 148 48 156 48 155 44 145 44", bronze.mid)
        + poly("122 70 128 70 149 44 145 44", bronze.light)
        + poly("198 70 184 70 172 48 164 48 165 44 175 44", bronze.deep)
        + rect(120, 67, 18, 4, bronze.deep, 1.5)
        + rect(182, 67, 18, 4, bronze.deep, 1.5),
        path("M145 50Q146 42 148 40H172Q174 42 175 50Q160 58 145 50z", LINEN.light)
        + path("M164 40H172Q174 42 175 50Q170 53 165 54z", LINEN.deep)
        + line("M152 42L150 52M158 42V54", LINEN.deep, 1)
        + rect(147, 38, 26, 3.5, GOLD.mid),
        path("M147 39Q145 26 149 23H171Q175 26 173 39z", bronze.mid)
        + path("M147 39Q145 26 149 23H155Q150 30 152 39z", bronze.light)
        + path("M166 23H171Q175 26 173 39H167z", bronze.deep)
        + line("M154 29Q160 32 166 29M160 30V37", bronze.deep, 1),
        line("M150 26L139 33L141 43", bronze.light, 5)
        + line("M171 26L181 18L180 8", bronze.deep, 5)
        + disc(160, 17, 6.5, bronze.light)
        + path("M160 10.5Q166.5 11 166.5 17T160 23.5Q164 17 160 10.5z", bronze.deep)
        + disc(157.5, 16.5, 0.9, INK)
        + disc(162.5, 16.5, 0.9, INK),
        "".join(
            poly(f"{n(160 + a)} 11.5 {n(160 + a * 2)} {n(3 + abs(a) * 0.7)} {n(162.4 + a)} 11.5", GOLD.mid)
            for a in (-6.5, -3.6, -1, 2, 5)
        )
        + path("M153 13Q160 8 167 13L166 15Q160 11 154 15z", GOLD.light)
        + path("M176 8H185L183 3H178z", GOLD.deep)
        + put(180.5, 4, flame(0, 0, 0.55)),
    )
    land = (
        cloud(92, 16)
        + wide(hill(62, "#b9c79a", 9, -34) + hill(66, "#a3b784", 7, 36))
        + "".join(put(x, 66, house(9, 9, 7, LINEN, ROOF)) for x in (26, 46, 66, 248, 268, 288))
        + wide(water(64, WATER, "rhodos"))
        + put(160, 76, ship(WOOD, LINEN), 0.26)
        + path("M0 70Q60 68 112 78V90H0z", STONE.mid)
        + path("M0 70Q60 68 112 78V80Q60 71 0 73z", STONE.light)
        + path("M320 70Q260 68 208 78V90H320z", STONE.mid)
        + path("M320 70Q260 68 208 78V80Q260 71 320 73z", STONE.light)
        + put(40, 74, poplar(PINE), 0.9)
        + put(284, 74, poplar(PINE), 0.9)
    )
    torch = orb(180.5, 0, 4, "#ffb84d")
    return Wonder(
        DAY,
        (238, 20, 8),
        land,
        pieces,
        ("".join(put(x, 70, flame(0, 0, 0.45)) for x in (112, 208)), "", "", "", "", torch),
    )
