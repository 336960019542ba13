"""The picture that the lobby shows of the game."""

from __future__ import annotations

from bastide.art.buildings import church, gate, house, pennant, rampart, tower
from bastide.art.land import birds, cloud, fields, hedge, orb, poplar, sky, tree
from bastide.art.palette import CRIMSON, DAY, EARTH, GOLD, LEAF, LINEN, ROOF, SLATE, STONE
from bastide.art.pen import WIDTH, line, path, put, shadow, stretch

#: A follower, standing: twenty-four high.
_RIGHT = "M0-24A5 5 0 0 1 5-18.5C9-18 13-15 13-12.5C13-11 9-10.5 7-10.5L12 0H3L0-5"
FOLLOWER = f"{_RIGHT}L-3 0H-12L-7-10.5C-9-10.5-13-11-13-12.5C-13-15-9-18-5-18.5A5 5 0 0 1 0-24z"


def lobby() -> str:
    """A walled city on its hill, a road that leads to it, and somebody on the way."""
    roofs = "".join(
        put(x, y, house(13, 13, 9, (LINEN, STONE)[i % 2], (ROOF, ROOF, SLATE)[i % 3]))
        for i, (x, y) in enumerate(
            ((112, 66), (134, 62), (182, 62), (204, 68), (122, 76), (146, 74), (172, 76), (194, 79))
        )
    )
    road = "M30 146C70 120 130 132 150 116S160 104 160 101"
    return (
        put(0, 0, stretch(sky(DAY), 320 / WIDTH), 1.56)
        + orb(266, 28, 13)
        + cloud(70, 26, 1.6)
        + birds(214, 22)
        + put(0, 28, stretch(fields(46), 320 / WIDTH), 1.1)
        + path("M0 112Q160 104 320 114V140H0z", LEAF.mid)
        + path("M70 118Q90 84 160 80T254 116Q160 132 70 118z", LEAF.light)
        + put(128, 70, tower(13, 42, STONE, ROOF))
        + put(192, 70, tower(11, 34, STONE, SLATE))
        + put(158, 68, church(LINEN, SLATE), 0.95)
        + roofs
        + put(92, 102, rampart(136, 22))
        + put(94, 104, tower(17, 36, STONE, ROOF))
        + put(226, 104, tower(17, 36, STONE, ROOF))
        + put(94, 46.5, pennant(11))
        + put(226, 46.5, pennant(11, GOLD.mid))
        + put(145, 102, tower(12, 30, STONE, None))
        + put(176, 102, tower(12, 30, STONE, None))
        + put(160.5, 102, gate(18, 20))
        + line(road, EARTH.mid, 13, "butt")
        + line(road, LINEN.mid, 9.5, "butt")
        + "".join(
            put(x, y, tree(), s) for x, y, s in ((30, 124, 1.5), (54, 128, 1.1), (264, 126, 1.6), (294, 132, 1.3))
        )
        + put(282, 118, poplar(), 1.2)
        + hedge(196, 132, 60)
        + shadow(96, 133, 13, 2.5)
        + put(
            96,
            133,
            path(FOLLOWER, CRIMSON.mid) + path(f"{_RIGHT}z", CRIMSON.deep),
            1.35,
        )
    )
