"""What a tile is known by: cloisters, shrines, volcanoes, inns and the like. Each is drawn around its place."""

from __future__ import annotations

from bastide.art.buildings import DARK_PANE, church, house
from bastide.art.goods import boulder
from bastide.art.palette import (
    AZURE,
    CRIMSON,
    EARTH,
    FIRE,
    GOLD,
    IRON,
    LEAF,
    LINEN,
    PLUM,
    ROOF,
    SLATE,
    STONE,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, oval, path, poly, pool, put, rect, shade
from bastide.games.carcassonne.art.growth import fruit_tree, round_tree
from bastide.games.carcassonne.art.houses import WELL, gabled

#: A church beside its cloister garth, behind a low wall.
CLOISTER = (
    shade("M-20 12L-14 15H22L19-2z", 0.16)
    + path("M-20-3L-15-9H16L19-3V11H-20z", LEAF.light)
    + line("M-20 -3L-15-9H16L19-3", STONE.mid, 1.6)
    + put(10, 1, round_tree(2.6, LEAF))
    + put(15, 5, round_tree(2.2, LEAF))
    + put(-9, 9, church(LINEN, ROOF), 0.62)
    + line("M-20-3V11H-3M3 11H19V-3", STONE.deep, 2.6, "butt")
    + line("M-20-3V9.6H-3M3 9.6H19V-3", STONE.light, 1.4, "butt")
)

#: An abbey fills its tile: a large church, its wings round a garth, an orchard.
ABBEY = (
    path("M-40-22H40V36H-40z", LEAF.light)
    + line("M-40 36V-22H40V36", STONE.deep, 3.4, "butt")
    + line("M-40 35V-23H40V35", STONE.light, 1.8, "butt")
    + "".join(put(x, y, round_tree(2.8, LEAF)) for x, y in ((33, -13), (26, -16), (-33, -10), (-34, 2)))
    + path("M-4 2H35V24H-4z", EARTH.light)
    + path("M3 6H30V22H3z", LEAF.mid)
    + line("M16.5 6V22M3 14H30", EARTH.light, 2.2, "butt")
    + put(20, 4, house(13, 13, 10, LINEN, ROOF, DARK_PANE))
    + put(17, 17, WELL[0], 1.1)
    + put(-17, 14, church(LINEN, SLATE), 1.15)
    + "".join(put(x, y, fruit_tree(CRIMSON.mid)) for y in (23, 31) for x in (-33, -26, -19))
    + put(0, 33, house(13, 24, 8, LINEN, ROOF, DARK_PANE))
    + line("M-40-22V36H-14M-6 36H40V-22", STONE.deep, 3.4, "butt")
    + line("M-40-23V34.4H-14M-6 34.4H40V-23", STONE.light, 1.8, "butt")
)

#: Columns under a gable, and a star.
SHRINE = (
    shade("M-14 13L20 13L20-2L14-6z", 0.18)
    + rect(-17, 10, 34, 3.4, STONE.mid)
    + rect(-15, 7.4, 30, 3, STONE.light)
    + rect(-13, -4, 26, 11.6, PLUM.deep)
    + "".join(
        rect(x, -4, 3.4, 11.6, LINEN.light) + rect(x + 2.2, -4, 1.2, 11.6, LINEN.deep) for x in (-13, -6.4, 3, 9.6)
    )
    + poly("-17 -4 0 -17 17 -4", PLUM.mid)
    + poly("-17 -4 0 -17 -2 -4", PLUM.light)
    + poly("7 -4 0 -17 17 -4", PLUM.deep)
    + path("M0-13.6l1.3 2.8 3 .3-2.3 2 .7 3-2.7-1.6-2.7 1.6.7-3-2.3-2 3-.3z", GOLD.light)
)

#: The dragon's mountain.
VOLCANO = (
    shade("M-24 15L24 17L30 10L10-6z", 0.2)
    + faint(disc(0, -15, 9, FIRE.mid), 0.25)
    + path("M-25 15C-14 10-11-8-7-12H7C11-8 14 10 25 15Q0 20-25 15z", EARTH.deep)
    + path("M-25 15C-14 10-11-8-7-12H-2C-5-4-8 8-10 17Q-19 17-25 15z", EARTH.mid)
    + path("M7-12C11-8 14 10 25 15Q19 16.5 13 17.3C9 8 6-4 5-12z", "#3d2c24")
    + path("M-6-12Q-4-4-7 4Q-4 3-2 9Q0 3 3 2Q1-6 6-12z", FIRE.deep)
    + path("M-3-12Q-2-6-3 0Q-1 0-1 4Q1-2 1-4Q0-8 3-12z", FIRE.mid)
    + oval(0, -12, 7, 2.2, FIRE.mid)
    + oval(0, -12, 4.6, 1.3, FIRE.light)
    + faint(path("M-2-14q-4-4 0-7t-1-6q5 1 4 6t1 7z", "#8d847c"), 0.85)
    + faint(path("M3-14q4-3 2-6t2-5q3 3 1 7t-2 5z", "#a79c8c"), 0.8)
)

#: An inn by its lake.
INN = (
    oval(9.5, 4, 8, 4.6, LEAF.deep)
    + oval(9.5, 4, 7.2, 3.9, WATER.deep)
    + oval(9.5, 3.7, 6.4, 3.2, WATER.mid)
    + line("M6 3.4q1.5-1 3 0t3 0M9 5.4q1.5-1 3 0", WATER.light, 0.7)
    + put(-3, 6, gabled(8, 4, ROOF), 1.25)
    + line("M3.5 6V-5H7.5", WOOD.deep, 0.9)
    + rect(4.6, -4.6, 4, 3.6, GOLD.mid, 0.6)
    + path("M5.6-3.8h2v1.6q-1 1-2 0z", WOOD.deep)
)

#: Two towers, a nave, a rose window: the largest thing in any city.
CATHEDRAL = (
    shade("M-20 21H26L34 14V-6L20-14z", 0.2)
    + poly("-14 -2 0 -18 14 -2 14 20 -14 20", LINEN.mid)
    + poly("-14 -2 0 -18 0 -30 -14 -14", SLATE.light)
    + poly("14 -2 0 -18 0 -30 14 -14", SLATE.deep)
    + rect(-22, -14, 10, 34, LINEN.light)
    + rect(-15, -14, 3, 34, LINEN.mid)
    + rect(12, -14, 10, 34, LINEN.mid)
    + rect(18, -14, 4, 34, LINEN.deep)
    + poly("-23.4 -14 -17 -32 -10.6 -14", SLATE.mid)
    + poly("-23.4 -14 -17 -32 -18 -14", SLATE.light)
    + poly("10.6 -14 17 -32 23.4 -14", SLATE.mid)
    + poly("19 -14 17 -32 23.4 -14", SLATE.deep)
    + disc(0, 0, 5.4, STONE.deep)
    + disc(0, 0, 4.4, AZURE.mid)
    + line("M0-4.4V4.4M-4.4 0H4.4M-3-3L3 3M-3 3L3-3", LINEN.light, 0.7, "butt")
    + path("M-4 20V13a4 4 0 0 1 8 0V20z", WOOD.deep)
    + path(
        "M-19-8h2.6v5h-2.6zM-19 2h2.6v5h-2.6zM15.6-8h2.6v5h-2.6zM15.6 2h2.6v5h-2.6zM-10 6h2.4v6H-10zM7.6 6H10v6H7.6z",
        DARK_PANE,
    )
    + line("M-17-32v-4M-18.8-34.4h3.6M17-32v-4M15.2-34.4h3.6", GOLD.deep, 1)
)

#: Where roads meet: a well and a tree.
VILLAGE = put(0, 2, WELL[0], 1.2)
#: Where a road loses itself in the grass.
THICKET = put(-4, 2, round_tree(3.4, LEAF)) + put(4, 1, round_tree(2.8, LEAF)) + put(0, 5, round_tree(2.4, LEAF))
#: A house by itself, at the end of a road.
FARM = put(0, 5, gabled(9, 5, ROOF), 1.3)
#: The rocks of a spring.
ROCKS = put(-6, -2, boulder(STONE, 9, 6)) + put(3, -5, boulder(STONE, 8, 6)) + put(-1, -3, boulder(SLATE, 6, 4))

#: The mouth of a tunnel that looks to the north, east, south and west.
_MOUND = path("M-9 6Q-9-8 0-8T9 6z", LEAF.deep) + path("M-9 6Q-9-8 0-8Q-5-4-5 6z", LEAF.mid)
_ARCH = path("M-6 6V0A6 6 0 0 1 6 0V6z", STONE.light) + path("M-4.2 6V0.4A4.2 4.2 0 0 1 4.2.4V6z", INK)
MOUTHS = [_MOUND, _MOUND + _ARCH, _MOUND + _ARCH, _MOUND + _ARCH]

#: Stalls under awnings, and who would look at them.
BAZAAR = (
    pool(0, 7, 13, 4)
    + put(
        -6,
        4,
        rect(-5, -5, 10, 5, WOOD.light)
        + line("M-5-9V0M5-9V0", WOOD.deep, 1)
        + path("M-7-8L-5-13H5L7-8z", CRIMSON.mid)
        + path("M-3-8L-2.2-13H-.5L-.8-8zM2-8L1.5-13H3.2L4.5-8z", LINEN.light),
    )
    + put(
        7,
        8,
        rect(-5, -5, 10, 5, WOOD.light)
        + line("M-5-9V0M5-9V0", WOOD.deep, 1)
        + path("M-7-8L-5-13H5L7-8z", AZURE.mid)
        + path("M-3-8L-2.2-13H-.5L-.8-8zM2-8L1.5-13H3.2L4.5-8z", LINEN.light),
    )
    + disc(-8, -2.4, 1.3, GOLD.mid)
    + disc(-5.5, -2.4, 1.3, CRIMSON.mid)
    + disc(5, 1.6, 1.3, LEAF.mid)
    + disc(8, 1.6, 1.3, GOLD.mid)
)

_SEAL = pool(1, 1.5, 13.4, 13.4) + disc(0, 0, 13, STONE.deep) + disc(0, -0.6, 12.2, LINEN.light)
#: The signs of Carcassonne's four quarters.
QUARTERS = {
    "castle": _SEAL + path("M-8 6V-6h3.2v3h3v-3h3.6v3h3v-3H8V6z", ROOF.mid) + path("M-2 6V1a2 2 0 0 1 4 0V6z", INK),
    "market": _SEAL
    + path("M-8-1L-6-6H6L8-1z", LEAF.deep)
    + path("M-3-1L-2.3-6H-.6L-.8-1zM2-1L1.5-6H3.4L4.6-1z", LINEN.light)
    + line("M-6-1V6M6-1V6", WOOD.deep, 1.4)
    + rect(-6, 1.6, 12, 2.6, WOOD.mid),
    "blacksmith": _SEAL
    + path("M-9-4.6H5.5Q5.5-.6 9-.6Q7 2.6 3.5 2.6V5H6V7H-5V5H-2V2Q-8 2-9-4.6z", IRON.deep)
    + path("M-9-4.6H5.5V-3H-8.5z", IRON.light),
    "cathedral": _SEAL + path("M-1.5-8.5h3v4h4v3h-4V7h-3V-1.5h-4v-3h4z", PLUM.deep),
}
