"""What grows and grazes in the fields. Trees and beasts stand on their feet; plots lie flat around their middle."""

from __future__ import annotations

from bastide.art.palette import CRIMSON, GOLD, LEAF, LINEN, MEADOW, PINE, SNOW, STONE, WOOD, Hue
from bastide.art.pen import INK, disc, line, n, path, pool, rect


def round_tree(r: float, hue: Hue) -> str:
    """A crown on a short trunk."""
    return (
        pool(r * 0.5, 0.2, r * 1.1, r * 0.42)
        + rect(-0.6, -r * 0.8, 1.2, r * 0.8, WOOD.deep)
        + disc(0, -r * 1.5, r, hue.deep)
        + disc(-r * 0.18, -r * 1.68, r * 0.78, hue.mid)
        + disc(-r * 0.36, -r * 1.9, r * 0.4, hue.light)
    )


def poplar(high: float) -> str:
    w = high * 0.17
    return (
        pool(1, 0.2, w * 1.3, 1)
        + path(
            f"M0 0C{n(-w * 1.9)} {n(-high * 0.25)} {n(-w)} {n(-high * 0.8)} 0 {n(-high)}"
            f"C{n(w)} {n(-high * 0.8)} {n(w * 1.9)} {n(-high * 0.25)} 0 0z",
            PINE.mid,
        )
        + path(
            f"M0 0C{n(-w * 1.9)} {n(-high * 0.25)} {n(-w)} {n(-high * 0.8)} 0 {n(-high)}"
            f"Q{n(-w * 0.4)} {n(-high * 0.5)} 0 0z",
            LEAF.mid,
        )
    )


def bush(r: float) -> str:
    return (
        pool(r * 0.3, 0, r * 1.5, r * 0.5)
        + disc(-r * 0.6, -r * 0.7, r * 0.8, LEAF.deep)
        + disc(r * 0.6, -r * 0.7, r * 0.7, LEAF.deep)
        + disc(-r * 0.1, -r * 1.1, r * 0.7, LEAF.mid)
    )


TREES = [
    round_tree(3.2, LEAF),
    round_tree(2.7, PINE),
    poplar(10),
    round_tree(3.6, LEAF),
    bush(2.2),
    round_tree(2.9, Hue(MEADOW.light, "#8fb455", LEAF.deep)),
]


def fruit_tree(fruit: str) -> str:
    r = 2.3
    spots = ((-0.9, -4.4), (0.8, -3.6), (-0.2, -2.8), (0.6, -4.9))
    return round_tree(r, LEAF) + line("".join(f"M{x} {y}h0" for x, y in spots), fruit, 1)


ORCHARD = [fruit_tree(CRIMSON.mid), fruit_tree(GOLD.mid), fruit_tree(CRIMSON.light)]

_SHEEP = (
    pool(0.5, 0, 2.6, 0.8)
    + line("M-1.2 0V-1M1 0V-1", INK, 0.6)
    + path("M-2.4-1.4a1.2 1.2 0 0 1 .6-1.8a1.4 1.4 0 0 1 2.2-.6a1.3 1.3 0 0 1 1.9 1a1.1 1.1 0 0 1-.4 1.8z", SNOW.light)
    + disc(2.3, -2.6, 0.9, INK)
)
_COW = (
    pool(0.6, 0, 3.6, 1)
    + line("M-2 0V-1.6M1.6 0V-1.6", WOOD.deep, 0.8)
    + path("M-3-3.8Q0-4.4 2.6-3.8L4.6-4.6L5-3.2L3.4-2.6L2.6-1.4H-2.6Q-3.2-2.4-3-3.8z", LINEN.light)
    + path("M-1.8-4Q-.4-4.2.6-4.1Q.8-2.8-.8-2.4Q-2-2.8-1.8-4z", WOOD.deep)
)
_STACK = (
    pool(0.8, 0, 3, 1)
    + path("M-2.5 0Q-3-3.6 0-4.8Q3-3.6 2.5 0z", GOLD.mid)
    + path("M.4-4.6Q3-3.6 2.5 0H.8Q2-2.4.4-4.6z", GOLD.deep)
    + path("M-2.2-1.6Q-2-3.8 0-4.8Q-1-3-.9-1.2z", GOLD.light)
)
#: Beasts, and what is left of the harvest.
BEASTS = [_SHEEP, _COW, _SHEEP, _STACK, _SHEEP]


def plot(wide: float, high: float, lean: float, ground: str, rows: str, count: int, crop: str = "") -> str:
    """A tilled piece of land, turned a little: its soil, its rows, and a hedge along one side."""
    w, h = wide / 2, high / 2
    shape = (
        f"M{n(-w + lean)} {n(-h)}Q{n(lean)} {n(-h - 0.8)} {n(w + lean)} {n(-h + 0.3)}"
        f"Q{n(w)} 0 {n(w - lean)} {n(h)}Q0 {n(h + 0.8)} {n(-w - lean)} {n(h - 0.3)}"
        f"Q{n(-w - 0.6)} 0 {n(-w + lean)} {n(-h)}z"
    )
    strokes = ""
    for i in range(count):
        t = (i + 0.8) / (count + 0.6)
        y = -h + high * t
        shift = lean * (1 - 2 * t)
        strokes += f"M{n(-w + shift + 1)} {n(y)}H{n(w + shift - 1)}"
    hedge = (
        f"M{n(-w - lean)} {n(h + 0.6)}Q0 {n(h + 1.6)} {n(w - lean)} {n(h + 0.9)}"
        f"Q{n(w + 1)} 0 {n(w + lean + 0.8)} {n(-h + 1)}"
    )
    return (
        path(shape, ground)
        + line(strokes, rows, 1.1, "round", crop)
        + line(hedge, "#6a9a4a", 1.6)
        + line(hedge, "#8db85a", 0.8, "round", "1.2 1.6")
    )


def plots(wide: float, high: float) -> list[str]:
    """The same piece of land with one crop or another."""
    rows = max(3, round(high / 2.4))
    return [
        plot(wide, high, 1.6, "#e6cf78", "#d0ad4e", rows),
        plot(wide, high, -1.4, "#bdd583", "#8fb455", rows),
        plot(wide, high, 1.2, "#cfa878", "#b08658", rows),
        plot(wide, high, -1.8, "#9cc063", "#5e8f4a", max(2, rows - 1), "1.4 2"),
        plot(wide, high, 1.8, "#d9dc8c", "#b8bf62", rows),
    ]


def glade(r: float, bulge: float) -> str:
    """Grass that lies in the sun."""
    return path(
        f"M{n(-r)} {n(r * 0.1)}C{n(-r)} {n(-r * 0.7)} {n(-r * bulge)} {n(-r * 0.6)} {n(-r * 0.1)} {n(-r * 0.8)}"
        f"S{n(r * 0.9)} {n(-r * 0.7)} {n(r * 0.9)} {n(-r * 0.1)}S{n(r * bulge)} {n(r * 0.6)} {n(r * 0.1)} {n(r * 0.7)}"
        f"S{n(-r)} {n(r * 0.6)} {n(-r)} {n(r * 0.1)}z",
        "#b2d075",
    )


GLADES = [glade(17, 0.4), glade(15, 0.7), glade(18, 0.55)]
SMALL_PLOTS = plots(11, 8)
PLOTS = plots(17, 12)
LARGE_PLOTS = plots(24, 16)

#: Beside roads.
MILESTONE = [
    pool(0.6, 0, 1.6, 0.6)
    + path("M-1.1 0V-2.2A1.1 1.1 0 0 1 1.1-2.2V0z", STONE.light)
    + path("M.3 0V-3.2A1.1 1.1 0 0 1 1.1-2.2V0z", STONE.deep)
]
