"""What stands in towns: houses, towers and gates. Each stands on the middle of its foot and is lit from the left."""

from __future__ import annotations

from bastide.art.buildings import DARK_PANE
from bastide.art.palette import AZURE, CRIMSON, GOLD, LINEN, ROOF, SLATE, STONE, WATER, WOOD, Hue
from bastide.art.pen import INK, disc, line, n, oval, path, poly, pool, rect, shade

#: Roofs as they come: most of them are of tiles.
TILED = Hue("#ee9a66", "#d2683f", "#98402f")
BURNT = Hue("#d98258", "#b34f36", "#7c312b")
RUSSET = Hue("#e8a878", "#c47a4a", "#8a4c33")


def broad(wide: float, roof: Hue, wall: Hue = LINEN, chimney: bool = False) -> str:
    """Its ridge runs from side to side: one sees its front and the slope above it."""
    w = wide / 2
    eave, ridge = -3, -8
    windows = "".join(f"M{n(-w + wide * t - 0.6)}-2.2h1.2v1.3h-1.2z" for t in (0.22, 0.78))
    return (
        shade(f"M{n(w)} 0 {n(w + 2.4)} -.8 {n(w + 2.4)} -3.6 {n(w)} -3z")
        + rect(-w, -3.2, wide, 3.2, wall.light)
        + path(f"{windows}M-.7-2.1h1.5V0h-1.5z", DARK_PANE)
        + poly(f"{n(-w - 0.7)} {eave} {n(w + 0.7)} {eave} {n(w - 0.5)} {ridge} {n(-w + 0.5)} {ridge}", roof.mid)
        + poly(f"{n(-w - 0.7)} {eave} {n(-w * 0.2)} {eave} {n(-w * 0.1)} {ridge} {n(-w + 0.5)} {ridge}", roof.light)
        + line(f"M{n(-w + 0.1)}-5.4H{n(w - 0.1)}", roof.deep, 0.5, "butt")
        + (rect(w * 0.3, -10, 1.5, 3, roof.deep) + rect(w * 0.3 - 0.3, -10.3, 2.1, 0.9, STONE.light) if chimney else "")
    )


def gabled(wide: float, long: float, roof: Hue, wall: Hue = LINEN) -> str:
    """Its gable looks at us: one sees both slopes, lit and in shade."""
    w = wide / 2
    eave = -3.4
    top = eave - wide * 0.52
    back = -long
    return (
        shade(f"M{n(w)} 0 {n(w + 2.6)} -.8 {n(w + 2.6)} {n(eave + back * 0.6)} {n(w)} {n(eave + back * 0.7)}z")
        + poly(f"{n(-w)} 0 {n(-w)} {eave} 0 {n(top)} {n(w)} {eave} {n(w)} 0", wall.light)
        + path(f"M-.8-2.4h1.6V0h-1.6zM-.6 {n(top * 0.72)}h1.2v1.3h-1.2z", DARK_PANE)
        + poly(
            f"{n(-w - 0.7)} {n(eave + 0.6)} 0 {n(top - 0.4)} 0 {n(top + back)} {n(-w - 0.7)} {n(eave + back + 0.6)}",
            roof.light,
        )
        + poly(
            f"{n(w + 0.7)} {n(eave + 0.6)} 0 {n(top - 0.4)} 0 {n(top + back)} {n(w + 0.7)} {n(eave + back + 0.6)}",
            roof.deep,
        )
    )


#: The houses of a town, from which it is built in turn.
HOUSES = [
    broad(8.5, TILED),
    gabled(6.4, 3.6, BURNT),
    broad(9.5, ROOF, STONE, True),
    gabled(6, 4, TILED),
    broad(7.6, RUSSET),
    gabled(7, 3.2, ROOF, STONE),
    broad(8, BURNT, LINEN, True),
    gabled(6.4, 3.4, RUSSET),
    broad(9, TILED, STONE),
    broad(7.4, SLATE, LINEN),
]


def turret(roof: Hue | None, wide: float = 6.4, high: float = 9) -> str:
    """A round tower of a wall."""
    w = wide / 2
    body = (
        shade(f"M{n(w - 0.6)} .6 {n(w + 3.4)} -.6 {n(w + 3.4)} {n(-high * 0.6)} {n(w)} {n(-high)}z")
        + path(f"M{n(-w)} {n(-high)}V0A{n(w)} 1.4 0 0 0 {n(w)} 0V{n(-high)}z", STONE.mid)
        + path(f"M{n(-w)} {n(-high)}V0A{n(w)} 1.4 0 0 0 {n(-w * 0.3)} 1.3V{n(-high)}z", STONE.light)
        + path(f"M{n(w)} {n(-high)}V0A{n(w)} 1.4 0 0 1 {n(w * 0.4)} 1.2V{n(-high)}z", STONE.deep)
        + rect(-0.6, -high * 0.55, 1.2, 2, DARK_PANE)
    )
    e = w + 0.9
    if roof is None:
        teeth = "".join(f"M{n(-e + e * 2 * t)} {n(-high - 2.6)}h1.4v2h-1.4z" for t in (0, 0.29, 0.58, 0.82))
        return body + rect(-e, -high - 1, e * 2, 2.2, STONE.light) + path(teeth, STONE.light)
    tip = -high - wide * 1.05
    return (
        body
        + poly(f"{n(-e)} {n(-high + 0.4)} 0 {n(tip)} {n(e)} {n(-high + 0.4)}", roof.mid)
        + poly(f"{n(-e)} {n(-high + 0.4)} 0 {n(tip)} {n(-w * 0.2)} {n(-high + 0.4)}", roof.light)
        + poly(f"{n(w * 0.5)} {n(-high + 0.4)} 0 {n(tip)} {n(e)} {n(-high + 0.4)}", roof.deep)
    )


TOWERS = [turret(None), turret(SLATE), turret(ROOF), turret(None, 7)]
#: On every tower of a finished city.
FLAG = (
    line("M0-9V-19", WOOD.deep, 0.9)
    + poly("0 -19 7 -17 0 -14.6", CRIMSON.mid)
    + poly("0 -17.4 5 -16.9 7 -17 0 -14.6", CRIMSON.deep)
)

_POSTS = (
    rect(-5.4, -7.4, 3.6, 8, STONE.mid)
    + rect(-5.4, -7.4, 1.3, 8, STONE.light)
    + rect(1.8, -7.4, 3.6, 8, STONE.mid)
    + rect(4.2, -7.4, 1.2, 8, STONE.deep)
    + path("M-5.9-9.4h1.4v1h1.3v-1h1.4v2.6h-4.1zM1.4-9.4h1.4v1h1.3v-1h1.4v2.6h-4.1z", STONE.light)
)
#: The gates of a wall that looks to the north, east, south and west.
GATES = [
    rect(-2, -5.6, 4, 4.4, STONE.deep) + _POSTS,
    rect(-2, -6.4, 4, 3, STONE.mid) + _POSTS,
    rect(-2, -6.4, 4, 7, STONE.mid) + path("M-1.7.6V-3.2A1.7 1.7 0 0 1 1.7-3.2V.6z", INK) + _POSTS,
    rect(-2, -6.4, 4, 3, STONE.mid) + _POSTS,
]

#: In the middle of a square.
WELL = [
    pool(0.8, 0.6, 4.2, 1.9)
    + oval(0, 0, 3.8, 1.9, STONE.mid)
    + path("M-3.8-1.8V0A3.8 1.9 0 0 0 3.8 0V-1.8z", STONE.deep)
    + oval(0, -1.8, 3.8, 1.9, STONE.light)
    + oval(0, -1.8, 2.7, 1.2, WATER.mid)
]

#: Stalls in the streets.
STALLS = [
    pool(0.8, 0, 3.4, 1.1)
    + line("M-2.4-3V0M2.4-3V0", WOOD.deep, 0.7)
    + rect(-2.6, -1.8, 5.2, 1.4, WOOD.light)
    + path("M-3.4-3L-2.4-5.6H2.4L3.4-3z", hue.mid)
    + path("M-1.2-3L-.8-5.6H.8L1.2-3z", LINEN.light)
    for hue in (CRIMSON, AZURE, GOLD)
]


def spire(hue: Hue) -> str:
    """A tower among the houses, higher than they are."""
    return (
        shade("M2.4 0 5 -1 5 -7 2.4 -8z")
        + rect(-2.6, -11, 5.2, 11, LINEN.mid)
        + rect(-2.6, -11, 1.8, 11, LINEN.light)
        + rect(1.2, -11, 1.4, 11, LINEN.deep)
        + path("M-.7-9.4h1.4v2.2h-1.4zM-.7-5h1.4v2h-1.4z", DARK_PANE)
        + poly("-3.4 -10.8 0 -18.4 3.4 -10.8", hue.mid)
        + poly("-3.4 -10.8 0 -18.4 -.7 -10.8", hue.light)
        + poly("1.4 -10.8 0 -18.4 3.4 -10.8", hue.deep)
        + disc(0, -18.6, 0.7, GOLD.mid)
    )


SPIRES = [spire(SLATE), spire(ROOF), spire(AZURE)]
