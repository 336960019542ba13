"""Alexandria, Babylon and Gizah."""

from __future__ import annotations

from bastide.art.antique import palm
from bastide.art.buildings import house
from bastide.art.goods import ship
from bastide.art.land import cloud, flame, hill, mountains, orb, poplar, tree, water
from bastide.art.palette import (
    CRIMSON,
    DAWN,
    DAY,
    EARTH,
    EVENING,
    GOLD,
    LEAF,
    LINEN,
    PINE,
    PLUM,
    ROOF,
    STONE,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, chance, disc, faint, line, n, path, poly, put, rect, shadow
from bastide.games.seven_wonders.art.wonder import Wonder, wide


def _course(i: int) -> str:
    """One of the twelve courses of the pyramid: a side in the light, one in shade, and the seams of its stones."""
    middle, foot, high, half = 160.0, 78.0, 70.0, 66.0
    low, top = foot - high * i / 12, foot - high * (i + 1) / 12
    wide_, narrow = half * (1 - i / 12), half * (1 - (i + 1) / 12)
    left, right = (LINEN.light, LINEN.deep) if i == 11 else ("#eccb84", "#b98e4d")
    edge = f"{n(middle + narrow * 0.35)} {n(top)} {n(middle + wide_ * 0.35)} {n(low)}"
    stones = [middle - wide_ + wide_ * 1.3 * (j + i % 2 / 2) / 6 for j in range(1, 6)] if i < 10 else []
    seams = f"M{n(middle - wide_)} {n(low)}H{n(middle + wide_)}" + "".join(f"M{n(x)} {n(low)}V{n(top)}" for x in stones)
    return (
        poly(f"{n(middle - wide_)} {n(low)} {n(middle - narrow)} {n(top)} {edge}", left)
        + poly(f"{edge} {n(middle + wide_)} {n(low)} {n(middle + narrow)} {n(top)}", right)
        + faint(line(seams, EARTH.mid, 0.7, "butt"), 0.6)
    )


def gizah() -> Wonder:
    """Twelve courses of stone, so that they can be laid in two, three or four stages."""
    courses = tuple(_course(i) for i in range(12))
    sphinx = (
        path("M0 0V-5Q1-9 6-9H28L30-18Q31-24 37-24T44-18L45-8H50V0z", "#b98e4d")
        + path("M30-18L28-6H33zM44-18L47-6H42z", "#a5793d")
        + disc(37, -18, 4, "#ecd09a")
        + rect(0, -2, 54, 2, "#a5793d")
    )
    small = poly("0 0 20 -24 40 0", "#d9b46c") + poly("20 -24 40 0 27 0", "#a87d43")
    land = (
        wide(hill(66, "#f0d49a", 7, -30) + hill(74, "#e3bf7e", 6, 20))
        + put(232, 74, small, 1.15)
        + put(276, 76, small, 0.8)
        + wide(hill(84, "#c99c58", 5, -20))
        + put(16, 80, palm(), 1.1)
        + put(84, 84, palm(), 0.8)
        + put(288, 86, palm(), 1)
        + put(24, 86, sphinx, 0.95)
    )
    lights = (*[""] * 11, orb(160, 11, 2, GOLD.light))
    return Wonder(DAWN, (262, 24, 9), land, courses, lights)


def alexandria() -> Wonder:
    pieces = (
        rect(124, 70, 72, 10, STONE.mid)
        + rect(124, 70, 72, 3, STONE.light)
        + rect(172, 70, 24, 10, STONE.deep)
        + path("M154 80V74a6 6 0 0 1 12 0V80z", INK),
        poly("139 70 143 52 177 52 181 70", STONE.light)
        + poly("168 70 167 52 177 52 181 70", STONE.deep)
        + rect(152, 58, 4, 6, EARTH.deep)
        + rect(162, 58, 4, 6, EARTH.deep),
        poly("143 52 146 36 174 36 177 52", STONE.light)
        + poly("167 52 166 36 174 36 177 52", STONE.deep)
        + rect(141, 34, 38, 3.5, LINEN.light)
        + rect(157, 41, 4, 6, EARTH.deep),
        poly("149 34 151 22 169 22 171 34", LINEN.light)
        + poly("164 34 163.5 22 169 22 171 34", LINEN.deep)
        + rect(148, 20, 24, 3, STONE.light)
        + rect(158, 25, 4, 5, EARTH.deep),
        rect(153, 12, 3, 8, STONE.light)
        + rect(164, 12, 3, 8, STONE.deep)
        + rect(158.5, 12, 3, 8, STONE.mid)
        + path("M151 12Q160 2 169 12z", ROOF.mid)
        + path("M160 4.5Q165 6 169 12H161z", ROOF.deep),
        line("M160 6V1", GOLD.deep, 1.4) + disc(160, 1.5, 1.6, GOLD.light) + put(160, 19.5, flame(0, 0, 0.55)),
    )
    land = (
        cloud(60, 18)
        + wide(hill(62, "#cfc48a", 5, -36))
        + "".join(put(x, 62, house(9, 10, 7, LINEN, ROOF)) for x in (18, 40, 66))
        + put(86, 63, palm(), 0.6)
        + wide(water(60, WATER, "pharos"))
        + path("M96 84Q104 76 128 77H192Q216 76 226 84Q160 92 96 84z", EARTH.light)
        + path("M110 86Q160 90 212 86Q196 80 160 82T110 86z", EARTH.mid)
        + put(272, 74, ship(WOOD, LINEN), 0.62)
        + put(46, 84, ship(WOOD, LINEN), 0.4)
    )
    beam = (
        faint(poly("160 16 320 -4 320 30", "#d6dcff"), 0.2)
        + faint(poly("160 15 320 4 320 22", "#fff6d8"), 0.24)
        + faint(poly("160 16 0 -4 0 30", "#d6dcff"), 0.2)
        + faint(poly("160 15 0 4 0 22", "#fff6d8"), 0.24)
        + orb(160, 15, 4, "#ffe38a")
    )
    window = "".join(rect(x, 58, 4, 6, "#ffd97a") for x in (152, 162))
    return Wonder(
        DAY,
        (252, 20, 8),
        land,
        pieces,
        ("", window, rect(157, 41, 4, 6, "#ffd97a"), rect(158, 25, 4, 5, "#ffd97a"), "", beam),
    )


def babylon() -> Wonder:
    draw = chance("babylon")
    pieces, lights = [], []
    for level, (half, foot, high) in enumerate(((72, 78, 20), (50, 58, 20), (29, 38, 19))):
        arches = "".join(
            path(f"M{n(160 - half + 7 + i * 16)} {foot}v-8a4.5 4.5 0 0 1 9 0v8z", "#5d4236")
            for i in range(int((half * 2 - 8) / 16))
        )
        pieces.append(
            rect(160 - half, foot - high, half * 2, high, "#d9a066")
            + rect(160 - half, foot - high, half * 0.5, high, "#eec08a")
            + rect(160 + half * 0.55, foot - high, half * 0.45, high, "#a97042")
            + arches
            + rect(160 - half - 2, foot - high - 1, half * 2 + 4, 3, LINEN.mid)
            + rect(160 - half - 2, foot - high - 1, half * 2 + 4, 1.2, LINEN.light)
        )
        green = []
        for i in range(int(half / 3.2)):
            x = 160 - half + 3 + i * 6.4
            long = 5 + draw() * 9
            green.append(
                path(
                    f"M{n(x - 3)} {n(foot - high)}q3-4 6 0l-1.5 {n(long)}q-1.5 3-3 0z",
                    (LEAF.mid, LEAF.deep, PINE.mid)[i % 3],
                )
            )
            if draw() < 0.4:
                green.append(disc(x, foot - high + long * 0.6, 1.3, (CRIMSON.light, PLUM.light, GOLD.light)[i % 3]))
        shrubs = "".join(
            put(160 - half + 8 + i * half / 2.2, foot - high, (tree, poplar)[(i + level) % 2](), 0.55)
            for i in range(5)
            if abs(-half + 8 + i * half / 2.2) > (50, 29, -1)[level] or level == 2
        )
        pieces.append(shrubs + "".join(green))
        lights.append(
            "".join(
                path(f"M{n(160 - half + 8 + i * 16)} {foot}v-7a3.5 3.5 0 0 1 7 0v7z", "#ffc765")
                for i in range(0, int((half * 2 - 8) / 16), 2)
            )
        )
        lights.append("")
    fall = line("M160 20V78", WATER.light, 4) + line("M159 20V78", "#ffffff", 1.2)
    pieces[-1] += fall
    land = (
        wide(
            mountains(66, EARTH._replace(mid="#c9a878", deep="#b08c5c"), False)
            + hill(70, LEAF.light, 5, -20)
            + hill(78, LEAF.mid, 4, 20)
        )
        + put(28, 80, palm(), 1.2)
        + put(50, 84, palm(), 0.9)
        + put(276, 82, palm(), 1.2)
        + put(296, 85, palm(), 0.9)
        + wide(rect(0, 82, 120, 8, WATER.mid))
        + faint(line("M20 86H60M110 87H150M200 85H250M280 88H310", WATER.light, 1.2), 0.8)
        + put(244, 80, house(10, 10, 8, LINEN, ROOF))
        + put(60, 80, house(10, 10, 8, LINEN, ROOF))
        + shadow(160, 79, 76, 2)
    )
    return Wonder(EVENING, (62, 24, 9), land, tuple(pieces), tuple(lights))
