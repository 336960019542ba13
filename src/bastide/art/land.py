"""The land and the rooms: what lies behind a scene. Everything here fills the scene from side to side."""

from __future__ import annotations

from math import cos, pi, sin

from bastide.art.palette import DARK, GOLD, LEAF, LINEN, PINE, SNOW, STONE, WATER, WOOD, Hue
from bastide.art.pen import HEIGHT, INK, WIDTH, chance, disc, faint, line, n, oval, path, poly, put, rect


def sky(tones: tuple[str, str], sun: tuple[float, float, float] | None = None) -> str:
    """Two bands, and a sun or moon."""
    above, low = tones
    bands = faint(path("M0 40Q34 30 64 36T120 28V90H0z", low), 0.55) + path("M0 52Q40 42 74 49T120 44V90H0z", low)
    return rect(0, 0, WIDTH, HEIGHT, above) + bands + (orb(*sun) if sun else "")


def orb(x: float, y: float, r: float, colour: str = "#fff6d8") -> str:
    """A sun, a moon or a lamp, with its two rings of light."""
    return faint(disc(x, y, r * 2.3, colour), 0.18) + faint(disc(x, y, r * 1.6, colour), 0.3) + disc(x, y, r, colour)


def stars(seed: str, count: int = 16, wide: float = WIDTH) -> str:
    draw = chance(seed)
    return "".join(disc(draw() * wide, draw() * 44, 0.4 + draw() * 0.6, LINEN.light) for _ in range(count))


def night(seed: str, moon: tuple[float, float, float] | None = (92, 20, 9)) -> str:
    return sky(DARK, moon) + stars(seed)


def cloud(x: float, y: float, size: float = 1) -> str:
    return put(
        x,
        y,
        faint(path("M-13 3a4 4 0 0 1 2-7.5a7 7 0 0 1 13-2a5.5 5.5 0 0 1 9 4a3.2 3.2 0 0 1 1 5.5z", "#fffdf4"), 0.8),
        size,
    )


def hill(y: float, colour: str, rise: float = 6, shift: float = 0) -> str:
    """A swell of the ground from the left side to the right, highest where ``shift`` says."""
    top = 60 + shift
    return path(
        f"M0 {n(y)}C{n(top - 45)} {n(y - rise)} {n(top - 20)} {n(y - rise)} {n(top)} {n(y - rise * 0.8)}"
        f"S100 {n(y)} 120 {n(y - rise * 0.4)}V90H0z",
        colour,
    )


def fields(y: float, hue: Hue = LEAF) -> str:
    """Meadows in three tones, the nearest darkest."""
    return hill(y, hue.light, 7, -20) + hill(y + 9, hue.mid, 6, 25) + hill(y + 24, hue.deep, 7, -10)


def mountains(y: float, hue: Hue, snow: bool = True) -> str:
    """Three peaks, each with a side in the light."""
    parts = []
    for x, high, wide in ((22, 30, 30), (96, 34, 34), (60, 44, 42)):
        parts.append(poly(f"{x - wide} {y} {x} {y - high} {x + wide} {y}", hue.mid))
        parts.append(
            poly(
                f"{x} {y - high} {x + wide} {y} {n(x + wide * 0.1)} {y} {n(x + wide * 0.16)} {n(y - high * 0.5)}",
                hue.deep,
            )
        )
        if snow:
            a, b = wide * 0.26, high * 0.26
            parts.append(
                poly(
                    f"{x} {y - high} {n(x + a)} {n(y - high + b)} {n(x + a * 0.4)} {n(y - high + b * 0.8)} "
                    f"{x} {n(y - high + b * 1.2)} {n(x - a * 0.5)} {n(y - high + b * 0.8)} "
                    f"{n(x - a)} {n(y - high + b)}",
                    SNOW.light,
                )
            )
    return "".join(parts)


def water(y: float, hue: Hue = WATER, seed: str = "water") -> str:
    draw = chance(seed)
    parts = [rect(0, y, WIDTH, HEIGHT - y, hue.mid), faint(rect(0, y, WIDTH, 3, hue.light), 0.6)]
    for _ in range(9):
        x, down, long = draw() * 110, y + 5 + draw() * (HEIGHT - y - 6), 6 + draw() * 14
        parts.append(faint(line(f"M{n(x)} {n(down)}h{n(long)}", hue.light, 1.2), 0.8))
    return "".join(parts)


def tree(hue: Hue = LEAF) -> str:
    """A round one, twenty high."""
    return (
        rect(-1.2, -8, 2.4, 8, WOOD.deep)
        + path(
            "M-7.5-9a5 5 0 0 1 1.5-7a6 6 0 0 1 11.5-1a5 5 0 0 1 2.5 8.5a5 5 0 0 1-7 1.5a5.5 5.5 0 0 1-8.5-2z",
            hue.deep,
        )
        + path("M-6.5-10.5a4 4 0 0 1 2-5a5 5 0 0 1 7-3.5q-1 5-4 7t-5 1.5z", hue.mid)
    )


def poplar(hue: Hue = PINE) -> str:
    return (
        rect(-0.8, -4, 1.6, 4, WOOD.deep)
        + path("M0-26Q5-15 3.5-6T0-3T-3.5-6T0-26z", hue.mid)
        + path("M0-26Q5-15 3.5-6T0-3z", hue.deep)
    )


def fir(hue: Hue = PINE) -> str:
    """A pointed one, twenty-four high."""
    left = "M0-24L-5-15h2.5L-7-8.5h3L-8.5-2h17L4-8.5h3L2.5-15H5z"
    return rect(-1.2, -3, 2.4, 4, WOOD.deep) + path(left, hue.mid) + path("M0-24V-2h8.5L4-8.5h3L2.5-15H5z", hue.deep)


def wood(y: float, hue: Hue, seed: str, size: float = 1.4, count: int = 9) -> str:
    """A row of firs from side to side, none like its neighbour."""
    draw = chance(seed)
    step = 124 / count
    return "".join(
        put(i * step + draw() * 5, y + draw() * 4, fir(hue), size * (0.75 + draw() * 0.5)) for i in range(count + 1)
    )


def hedge(x: float, y: float, long: float, hue: Hue = LEAF) -> str:
    bumps = max(2, round(long / 6))
    top = "".join(f"a{n(long / bumps / 2)} 3 0 0 1 {n(long / bumps)} 0" for _ in range(bumps))
    return path(f"M{n(x)} {n(y)}v-3{top}v3z", hue.deep) + faint(path(f"M{n(x)} {n(y - 3)}{top}z", hue.mid), 0.8)


def way(near: float, far: float, top: float, colour: str, wide: float = 26) -> str:
    """A path from the front to where it ends at ``far``."""
    bend = (near + far) / 2
    return path(
        f"M{n(near - wide / 2)} 90C{n(bend - 14)} 74 {n(far + 12)} {n(top + 9)} {n(far - 1)} {n(top)}h2.5"
        f"C{n(far + 18)} {n(top + 9)} {n(bend + 6)} 74 {n(near + wide / 2)} 90z",
        colour,
    )


def birds(x: float, y: float, colour: str = INK) -> str:
    return "".join(
        line(f"M{n(x + dx)} {n(y + dy)}q2-2.5 3.5 0q1.5-2.5 3.5 0", colour, 0.9)
        for dx, dy in ((0, 0), (9, -4), (12, 3))
    )


def rays(light: str, dark: str, x: float = 60, y: float = 45) -> str:
    """A burst of light behind a thing that is worth it."""
    parts = [rect(0, 0, WIDTH, HEIGHT, dark)]
    beams = "".join(
        f"M{n(x)} {n(y)}L{n(x + 110 * cos(a))} {n(y + 110 * sin(a))} "
        f"{n(x + 110 * cos(a + pi / 14))} {n(y + 110 * sin(a + pi / 14))}z"
        for a in (i * pi / 7 for i in range(14))
    )
    parts += [faint(path(beams, light), 0.55), faint(disc(x, y, 40, light), 0.5), faint(disc(x, y, 29, light), 0.6)]
    return "".join(parts)


def hall(wall: Hue, floor: Hue = WOOD) -> str:
    """A room: a wall with courses of stone, and a floor of boards."""
    parts = [rect(0, 0, WIDTH, HEIGHT, wall.mid)]
    rows = []
    for row in range(6):
        y = row * 11
        rows.append(f"M0 {y}H120" + "".join(f"M{x} {y}v11" for x in range(8 + (row % 2) * 12, 120, 24)))
    parts.append(faint(line("".join(rows), wall.deep, 0.8, "butt"), 0.5))
    parts.append(faint(path("M74 0H120V66H96z", wall.deep), 0.45))
    parts.append(rect(0, 66, WIDTH, 24, floor.mid))
    parts.append(
        faint(line("M0 72H120M0 80H120M14 66L2 90M42 66L36 90M78 66L84 90M106 66L118 90", floor.deep, 1, "butt"), 0.8)
    )
    parts.append(faint(rect(0, 66, WIDTH, 2.5, INK), 0.3))
    return "".join(parts)


def window(
    x: float, y: float, w: float, h: float, panes: tuple[str, ...] = ("#fdf1c0",), frame: str = STONE.deep
) -> str:
    """A pointed window, its sill at ``y``, with light in it."""
    left, right = n(x - w / 2), n(x + w / 2)
    side, arch = n(h * 0.6), n(y - h * 0.85)
    top = f"M{left} {n(y)}v-{side}Q{left} {arch} {n(x)} {n(y - h)}Q{right} {arch} {right} {n(y - h * 0.6)}v{side}z"
    parts = [path(top, panes[0])]
    for i, pane in enumerate(panes[1:]):
        parts.append(
            rect(x - w / 2 + 1 + (i % 2) * (w / 2), y - h * 0.55 + (i // 2) * h * 0.2, w / 2 - 1.5, h * 0.17, pane)
        )
    parts.append(line(top + f"M{n(x)} {n(y)}v{n(-h)}M{n(x - w / 2)} {n(y - h * 0.36)}h{n(w)}", frame, 1.6))
    return "".join(parts)


def vault(wall: Hue, floor: Hue) -> str:
    """A cellar under its arches."""
    return (
        rect(0, 0, WIDTH, HEIGHT, wall.deep)
        + path("M6 70V40A54 36 0 0 1 114 40V70z", wall.mid)
        + faint(path("M60 4A54 36 0 0 1 114 40V70H92V44A44 38 0 0 0 60 8z", INK), 0.25)
        + faint(line("M6 70V40A54 36 0 0 1 114 40V70M18 70V42A42 30 0 0 1 102 42V70", wall.light, 1.2), 0.35)
        + rect(0, 68, WIDTH, 22, floor.mid)
        + faint(rect(0, 68, WIDTH, 4, INK), 0.3)
    )


def cloth(hue: Hue) -> str:
    """A table top before a dark wall, for things that lie there."""
    return (
        rect(0, 0, WIDTH, HEIGHT, hue.deep)
        + faint(disc(46, 30, 44, hue.mid), 0.55)
        + faint(disc(46, 30, 27, hue.mid), 0.6)
    )


def board(y: float, hue: Hue = WOOD) -> str:
    """A wooden table, seen from the front."""
    seams = (
        f"M0 {n(y + 9)}H120M22 {n(y)}L14 {n(y + 9)}M70 {n(y)}L72 {n(y + 9)}M40 {n(y + 9)}L30 90M96 {n(y + 9)}L104 90"
    )
    return (
        rect(0, y, WIDTH, HEIGHT - y, hue.mid)
        + rect(0, y, WIDTH, 1.8, hue.light)
        + faint(line(seams, hue.deep, 1, "butt"), 0.7)
    )


def flag_line(y: float, sag: float, colours: tuple[str, ...], count: int = 9) -> str:
    """Bunting from side to side."""
    parts = [line(f"M-2 {n(y)}Q60 {n(y + sag * 2)} 122 {n(y)}", WOOD.deep, 0.9)]
    for i in range(count):
        t = (i + 0.5) / count
        x, down = -2 + 124 * t, y + sag * 4 * t * (1 - t)
        parts.append(poly(f"{n(x - 4)} {n(down)} {n(x + 4)} {n(down)} {n(x)} {n(down + 8)}", colours[i % len(colours)]))
    return "".join(parts)


def sparkle(x: float, y: float, size: float = 4, colour: str = "#fffdf0") -> str:
    return put(x, y, path("M0-1Q.12-.12 1 0Q.12 .12 0 1Q-.12 .12-1 0Q-.12-.12 0-1z", colour), size)


def flame(x: float, y: float, size: float = 1) -> str:
    """A fire, fourteen high, with its glow."""
    return put(
        x,
        y,
        faint(disc(0, -6, 13, GOLD.light), 0.25)
        + path("M0-15C6-8 6-5 5-2A5.2 5.2 0 0 1-5-2C-6-6-1-8 0-15z", "#e2572b")
        + path("M.5-9.5C4-5 3.5-3 3-1.5A3.2 3.2 0 0 1-3-1.5C-3.5-4 0-5 .5-9.5z", "#ffab3d")
        + oval(0, -1.5, 1.4, 2, "#fff0a0"),
        size,
    )
