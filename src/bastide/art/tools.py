"""Tools and arms. Each is held at the origin, or stands on it."""

from __future__ import annotations

from bastide.art.land import flame
from bastide.art.palette import GOLD, IRON, WOOD, Hue
from bastide.art.pen import INK, disc, faint, line, n, path, poly, put, rect
from bastide.art.riches import LILY


def hammer(long: float = 26) -> str:
    """Its grip at the origin, its head above."""
    return (
        line(f"M0 0V{n(-long)}", WOOD.deep, 3.4)
        + line(f"M-.6 0V{n(-long)}", WOOD.light, 1.2)
        + rect(-9, -long - 6, 18, 9, IRON.mid, 1.5)
        + rect(-9, -long - 6, 18, 3, IRON.light, 1.5)
        + rect(4, -long - 6, 5, 9, IRON.deep, 1.5)
    )


def axe(long: float = 34) -> str:
    return (
        line(f"M0 0V{n(-long)}", WOOD.deep, 3.6)
        + line(f"M-.6 0V{n(-long)}", WOOD.light, 1.2)
        + put(
            0,
            -long + 6,
            path("M-2-7H3Q10-9 15-14Q20-2 15 9Q10 3 3 3H-2z", IRON.mid)
            + path("M11-11L15-14Q20-2 15 9L11.5 5Q14-3 11-11z", "#e8edf2"),
        )
    )


def pick(long: float = 32) -> str:
    return (
        line(f"M0 0V{n(-long)}", WOOD.deep, 3.4)
        + line(f"M-.6 0V{n(-long)}", WOOD.light, 1.2)
        + path(
            f"M-18 {n(-long + 9)}Q-8 {n(-long - 4)} 0 {n(-long - 4)}T18 {n(-long + 9)}"
            f"Q8 {n(-long + 3)} 0 {n(-long + 3)}T-18 {n(-long + 9)}z",
            IRON.mid,
        )
        + path(f"M0 {n(-long - 4)}Q10 {n(-long - 4)} 18 {n(-long + 9)}Q8 {n(-long + 3)} 0 {n(-long + 3)}z", IRON.deep)
    )


def sword(long: float = 40) -> str:
    """Its point up, its pommel at the origin."""
    return (
        poly(f"-2.6 -11 -2.6 {n(-long)} 0 {n(-long - 6)} 2.6 {n(-long)} 2.6 -11", "#dfe6ee")
        + poly(f"0 -11 0 {n(-long - 6)} 2.6 {n(-long)} 2.6 -11", IRON.light)
        + rect(-1.5, -10, 3, 8, WOOD.deep)
        + rect(-8, -12, 16, 3, GOLD.mid, 1.5)
        + disc(0, -1, 2.6, GOLD.mid)
    )


def spear(long: float = 60) -> str:
    return (
        line(f"M0 0V{n(-long)}", WOOD.deep, 2)
        + path(f"M-3 {n(-long)}Q0 {n(-long - 14)} 0 {n(-long - 14)}T3 {n(-long)}L0 {n(-long + 3)}z", "#dfe6ee")
        + path(f"M0 {n(-long - 14)}L3 {n(-long)}L0 {n(-long + 3)}z", IRON.light)
    )


def halberd(long: float = 62) -> str:
    return (
        spear(long)
        + path(
            f"M1 {n(-long + 3)}Q9 {n(-long + 1)} 12 {n(-long - 5)}Q14 {n(-long + 8)} 9 {n(-long + 15)}"
            f"Q7 {n(-long + 9)} 1 {n(-long + 9)}z",
            IRON.light,
        )
        + path(f"M-1 {n(-long + 4)}L-8 {n(-long + 7)}L-1 {n(-long + 8)}z", IRON.mid)
    )


def shield(hue: Hue, mark: str = LILY, trim: str = GOLD.mid) -> str:
    """Around its middle, thirty high."""
    out = "M-13-15H13V-2Q13 10 0 16Q-13 10-13-2z"
    return (
        path(out, hue.mid)
        + path("M0-15H13V-2Q13 10 0 16z", hue.deep)
        + line(out, trim, 2)
        + put(0, -1, path(mark, trim), 1.3)
    )


def club() -> str:
    return (
        path("M-2 0L-5-26Q-5-32 0-32T5-26L2 0z", WOOD.mid)
        + path("M0 0L1-32Q5-31 5-26L2 0z", WOOD.deep)
        + "".join(disc(x, y, 1.4, "#dfe6ee") for x, y in ((-3, -27), (2.5, -25), (-2, -21), (2, -18)))
    )


def torch(long: float = 24) -> str:
    return (
        line(f"M0 0V{n(-long)}", WOOD.deep, 3) + rect(-2.6, -long - 3, 5.2, 5, WOOD.mid, 1) + flame(0, -long - 1, 0.85)
    )


def pitchfork(long: float = 34) -> str:
    return line(
        f"M0 0V{n(-long)}M-5 {n(-long - 9)}V{n(-long - 2)}Q-5 {n(-long)} 0 {n(-long)}"
        f"T5 {n(-long - 2)}V{n(-long - 9)}M0 {n(-long)}V{n(-long - 10)}",
        INK,
        1.7,
    )


def anvil() -> str:
    """Forty-six wide, thirty high, its horn to the left."""
    return (
        path("M-26-26Q-18-19-9-18H17V-27H-12Q-18-27-26-26z", IRON.mid)
        + path("M-26-26Q-20-27-12-27H17V-24H-14Q-20-24-26-26z", "#c4cad4")
        + path("M-6-18H10L8-9L14-4V0H-10V-4L-4-9z", IRON.deep)
        + path("M-6-18H0L-1-9L-6-4V0H-10V-4L-4-9z", IRON.mid)
    )


def wheel(r: float = 8) -> str:
    """Around its axle."""
    k = r / 8
    return put(
        0,
        0,
        line("M-7 0A7 7 0 1 1 7 0A7 7 0 1 1-7 0", WOOD.deep, 2)
        + line("M-7 0H7M0-7V7M-5-5L5 5M-5 5L5-5", WOOD.mid, 1.1, "butt")
        + disc(0, 0, 1.8, WOOD.deep),
        k,
    )


def cart(load: str = "") -> str:
    """Two wheels and what lies in it; the left wheel's foot at -12."""
    return (
        load
        + path("M-19-19H19L15-8H-15z", WOOD.mid)
        + path("M6-19H19L15-8H4z", WOOD.deep)
        + line("M-20-19H20", WOOD.light, 2)
        + put(-10, -7, wheel(7))
        + put(10, -7, wheel(7))
    )


def ladder(x1: float, y1: float, x2: float, y2: float, rungs: int = 7, wide: float = 6) -> str:
    steps = "".join(
        f"M{n(x1 + (x2 - x1) * i / (rungs + 1))} {n(y1 + (y2 - y1) * i / (rungs + 1))}h{n(wide)}"
        for i in range(1, rungs + 1)
    )
    return line(
        f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}M{n(x1 + wide)} {n(y1)}L{n(x2 + wide)} {n(y2)}", WOOD.deep, 1.6
    ) + line(steps, WOOD.light, 1.3)


def lantern(lit: bool = True) -> str:
    """Hanging from the origin."""
    return (
        (faint(disc(0, 11, 18, GOLD.light), 0.22) if lit else "")
        + line("M0 0V4", IRON.deep, 1.2)
        + poly("-5 8 0 3 5 8", IRON.deep)
        + rect(-4, 8, 8, 9, "#ffe38a")
        + line("M-4 8V17M4 8V17M0 8V17", IRON.deep, 1.1)
        + rect(-5.5, 16.5, 11, 2.4, IRON.deep)
    )
