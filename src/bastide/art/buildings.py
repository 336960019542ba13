"""Buildings: each stands on the middle of its front, and is lit from the left."""

from __future__ import annotations

from bastide.art.palette import CRIMSON, GOLD, IRON, LINEN, ROOF, SLATE, STONE, WOOD, Hue
from bastide.art.pen import INK, faint, line, n, path, poly, put, rect

LIT = "#ffd97a"
DARK_PANE = "#4a3d45"


def house(
    wide: float = 14, long: float = 16, high: float = 12, wall: Hue = LINEN, roof: Hue = ROOF, pane: str = DARK_PANE
) -> str:
    """A gable to the front, and the roof running back to the right."""
    w, top = wide / 2, -high - wide * 0.55
    ridge = f"0 {n(top)} {n(long)} {n(top)}"
    parts = [
        poly(f"{n(w)} 0 {n(w)} {n(-high)} {n(w + long)} {n(-high)} {n(w + long)} 0", wall.deep),
        poly(f"{n(-w)} 0 {n(-w)} {n(-high)} 0 {n(top)} {n(w)} {n(-high)} {n(w)} 0", wall.light),
        poly(f"{ridge} {n(w + long + 1.5)} {n(-high + 1)} {n(w + 0.5)} {n(-high + 1)}", roof.mid),
        faint(
            line(
                f"M{n(w * 0.4)} {n(top * 0.86 - high * 0.08)}h{n(long)}"
                f"M{n(w * 0.75)} {n(-high - wide * 0.12)}h{n(long)}",
                roof.deep,
                0.8,
                "butt",
            ),
            0.8,
        ),
        line(f"M{n(-w - 1.2)} {n(-high + 1)}L0 {n(top)}L{n(w + 0.6)} {n(-high + 1)}", roof.deep, 2),
        rect(-wide * 0.14, -high * 0.58, wide * 0.28, high * 0.58, WOOD.deep, 0.6),
        rect(-wide * 0.12, -high - wide * 0.2, wide * 0.24, wide * 0.2, pane),
        rect(w + long * 0.22, -high * 0.7, long * 0.2, high * 0.34, pane),
        rect(w + long * 0.62, -high * 0.7, long * 0.2, high * 0.34, pane),
    ]
    return "".join(parts)


def chimney(x: float, y: float, smoke: bool = True) -> str:
    puff = faint(path("M1-4q-4-3 0-6t0-6q4 2 2 6t-.5 6z", "#fffdf4"), 0.75) if smoke else ""
    return put(x, y, rect(-1.5, -3, 3.4, 7, ROOF.deep) + rect(-2, -4, 4.4, 1.6, STONE.deep) + puff)


def battlement(x: float, y: float, wide: float, hue: Hue, teeth: int = 4, high: float = 3) -> str:
    step = wide / (teeth * 2 - 1)
    return "".join(
        rect(x + i * step * 2, y - high, step, high + 0.5, hue.light if i < teeth / 2 else hue.mid)
        for i in range(teeth)
    )


def tower(wide: float = 12, high: float = 34, hue: Hue = STONE, roof: Hue | None = ROOF, pane: str = DARK_PANE) -> str:
    """Round: lit on the left, in shade on the right; a pointed roof, or battlements."""
    w = wide / 2
    parts = [
        rect(-w, -high, wide, high, hue.mid),
        rect(-w, -high, wide * 0.34, high, hue.light),
        rect(w - wide * 0.3, -high, wide * 0.3, high, hue.deep),
        rect(-wide * 0.1, -high * 0.82, wide * 0.2, high * 0.15, pane, wide * 0.08),
        rect(-wide * 0.22, -high * 0.44, wide * 0.2, high * 0.13, pane, wide * 0.08),
    ]
    e = w + 1.4
    if roof is None:
        parts += [rect(-e, -high - 3, e * 2, 4, hue.mid), rect(-e, -high - 3, e * 0.7, 4, hue.light)]
        parts.append(battlement(-e, -high - 3, e * 2, hue, 4 if wide > 9 else 3, 3))
    else:
        tip = -high - wide * 1.25
        parts.append(poly(f"{n(-e)} {n(-high)} 0 {n(tip)} {n(e)} {n(-high)}", roof.mid))
        parts.append(poly(f"{n(-e)} {n(-high)} 0 {n(tip)} {n(-w * 0.2)} {n(-high)}", roof.light))
        parts.append(poly(f"{n(w * 0.45)} {n(-high)} 0 {n(tip)} {n(e)} {n(-high)}", roof.deep))
    return "".join(parts)


def pennant(high: float = 9, colour: str = CRIMSON.mid) -> str:
    return line(f"M0 0v{n(-high)}", WOOD.deep, 0.9) + poly(
        f"0 {n(-high)} 8 {n(-high + 2.2)} 0 {n(-high + 4.5)}", colour
    )


def rampart(wide: float, high: float, hue: Hue = STONE) -> str:
    """A wall with battlements, its left end at the origin."""
    seams = "".join(
        f"M{n(2 + (i * 7) % max(4, wide - 6))} {n(-high + 3 + (i * 5) % max(3, high - 4))}h4"
        for i in range(int(wide * high / 55))
    )
    return (
        rect(0, -high, wide, high, hue.mid)
        + battlement(0, -high, wide, hue, max(3, round(wide / 7)), 3.2)
        + faint(line(seams, hue.deep, 0.9), 0.7)
    )


def gate(wide: float, high: float, inside: str = INK) -> str:
    """The opening alone: an arch with its portcullis."""
    w = wide / 2
    bars = "".join(f"M{n(-w + wide * t)} 0v{n(-high + abs(t - 0.5) * w)}" for t in (0.2, 0.4, 0.6, 0.8))
    return path(f"M{n(-w)} 0V{n(-high + w)}A{n(w)} {n(w)} 0 0 1 {n(w)} {n(-high + w)}V0z", inside) + faint(
        line(bars + f"M{n(-w)} {n(-high * 0.5)}h{n(wide)}", IRON.light, 1, "butt"), 0.8
    )


def keep(hue: Hue = STONE, roof: Hue = ROOF, pane: str = DARK_PANE) -> str:
    """A castle on its own ground, seventy wide and sixty high."""
    return "".join(
        [
            put(-12, -8, tower(13, 36, hue, roof, pane)),
            put(14, -8, tower(11, 27, hue, roof, pane)),
            put(1, -8, tower(9, 46, hue, roof, pane)),
            put(1, -64.5, pennant(8)),
            put(-12, -60, pennant(7, GOLD.mid)),
            put(-32, 0, rampart(64, 19, hue)),
            put(-32, 0, tower(11, 25, hue, None, pane)),
            put(32, 0, tower(11, 25, hue, None, pane)),
            rect(-9, -24, 18, 24, hue.light),
            battlement(-9, -24, 18, hue, 4, 3),
            gate(11, 16),
        ]
    )


def church(wall: Hue = LINEN, roof: Hue = SLATE, pane: str = DARK_PANE) -> str:
    """A nave to the right and a steeple with a cross."""
    return (
        put(10, 0, house(16, 20, 16, wall, roof, pane))
        + put(-4, 0, tower(12, 30, wall, roof, pane))
        + put(-4, -44.5, line("M0 1v-8M-2.6-4.5h5.2", WOOD.deep, 1.3))
        + path("M-7 0v-6a3 3 0 0 1 6 0v6z", WOOD.deep)
    )


def column(high: float, hue: Hue = STONE, wide: float = 5) -> str:
    w = wide / 2
    return (
        rect(-w, -high, wide, high, hue.mid)
        + rect(-w, -high, wide * 0.4, high, hue.light)
        + rect(w * 0.5, -high, w * 0.5, high, hue.deep)
        + rect(-w - 1, -2.5, wide + 2, 2.5, hue.deep)
        + rect(-w - 1.2, -high - 1, wide + 2.4, 2.6, hue.light)
    )


def awning(wide: float, high: float, one: str, two: str, stripes: int = 6) -> str:
    """A striped roof of cloth with a scalloped hem, its upper left corner at the origin."""
    step = wide / stripes
    parts = []
    for i in range(stripes):
        colour = one if i % 2 == 0 else two
        parts.append(
            path(
                f"M{n(i * step + (1 - i / stripes) * 4)} 0H{n((i + 1) * step + (1 - (i + 1) / stripes) * 8 - 4)}"
                f"L{n((i + 1) * step)} {n(high)}a{n(step / 2)} {n(step / 2.2)} 0 0 1 {n(-step)} 0z",
                colour,
            )
        )
    return "".join(parts) + faint(rect(0, high - 1.2, wide, 1.6, INK), 0.2)


def tent(wide: float, high: float, one: Hue, two: Hue) -> str:
    """A striped pavilion with a pennant."""
    w, eave = wide / 2, -high * 0.55
    parts = [rect(-w * 0.86, eave, wide * 0.86, -eave, one.mid)]
    for i in range(3):
        parts.append(rect(-w * 0.86 + wide * 0.86 * (i * 2 + 1) / 7, eave, wide * 0.86 / 7, -eave, two.light))
    parts.append(poly(f"{n(-w)} {n(eave)} 0 {n(-high)} {n(w)} {n(eave)}", one.mid))
    parts.append(poly(f"{n(-w * 0.6)} {n(eave)} 0 {n(-high)} {n(-w * 0.2)} {n(eave)}", two.light))
    parts.append(poly(f"{n(w * 0.2)} {n(eave)} 0 {n(-high)} {n(w * 0.6)} {n(eave)}", two.mid))
    parts.append(poly(f"{n(w * 0.6)} {n(eave)} 0 {n(-high)} {n(w)} {n(eave)}", one.deep))
    hem = "".join(f"a{n(wide / 16)} 3 0 0 1 {n(-wide / 8)} 0" for _ in range(8))
    parts.append(path(f"M{n(w)} {n(eave - 0.5)}{hem}z", one.deep))
    parts.append(path(f"M-4 0L0 {n(eave + 3)}L4 0z", INK))
    parts.append(put(0, -high, pennant(9, GOLD.mid)))
    return "".join(parts)


def stump_wall(wide: float, high: float, colour: str, seam: str) -> str:
    """Courses of cut stone, its left foot at the origin."""
    lines = "".join(
        f"M0 {n(-high * i / 4)}h{n(wide)}"
        + "".join(f"M{n(wide * (j + 0.5 * (i % 2)) / 5)} {n(-high * i / 4)}v{n(-high / 4)}" for j in range(1, 5))
        for i in range(4)
    )
    return rect(0, -high, wide, high, colour) + line(lines, seam, 0.8, "butt")
