"""Books, letters, and a candle to read by."""

from __future__ import annotations

from bastide.art.palette import CRIMSON, GOLD, IRON, LINEN, WOOD, Hue
from bastide.art.pen import disc, faint, line, n, oval, path, poly, put, rect
from bastide.art.riches import LILY


def book(hue: Hue, wide: float = 6, high: float = 18) -> str:
    """On its edge in a shelf."""
    return (
        rect(0, -high, wide, high, hue.mid, 0.5)
        + rect(0, -high, wide * 0.35, high, hue.light, 0.5)
        + rect(0.4, -high * 0.82, wide - 0.8, 1.6, GOLD.mid)
        + rect(0.4, -high * 0.25, wide - 0.8, 1.2, GOLD.mid)
    )


def open_book(wide: float = 44) -> str:
    w = wide / 2
    lines = "".join(
        f"M{n(-w + 5)} {n(-7 + i * 2.6)}L-4 {n(-5.4 + i * 2.6)}M4 {n(-5.4 + i * 2.6)}L{n(w - 5)} {n(-7 + i * 2.6)}"
        for i in range(3)
    )
    return (
        poly(f"{n(-w - 2)} 2 0 4 {n(w + 2)} 2 {n(w + 1)} -9 {n(-w - 1)} -9", CRIMSON.deep)
        + path(f"M0 2Q{n(-w * 0.5)}-3 {n(-w)} 0V-11Q{n(-w * 0.5)}-14 0-9z", LINEN.light)
        + path(f"M0 2Q{n(w * 0.5)}-3 {n(w)} 0V-11Q{n(w * 0.5)}-14 0-9z", LINEN.mid)
        + line(lines, LINEN.deep, 0.9)
    )


def scroll(wide: float = 26, high: float = 34, seal: str = "") -> str:
    """A sheet between two rolls, around its middle."""
    w, h = wide / 2, high / 2
    rows = "".join(f"M{n(-w + 4)} {n(-h + 7 + i * 5)}h{n(wide - 8 - (i % 3) * 4)}" for i in range(int((high - 12) / 5)))
    return (
        rect(-w, -h, wide, high, LINEN.mid)
        + rect(-w, -h, wide * 0.4, high, LINEN.light)
        + line(rows, LINEN.deep, 1.2)
        + rect(-w - 2.5, -h - 2.5, wide + 5, 5.5, LINEN.deep, 2.7)
        + rect(-w - 2.5, h - 2.5, wide + 5, 5.5, LINEN.deep, 2.7)
        + rect(-w - 2.5, -h - 2.5, wide + 5, 2.2, LINEN.light, 1.1)
        + rect(-w - 2.5, h - 2.5, wide + 5, 2.2, LINEN.light, 1.1)
        + (put(w * 0.4, h - 4, seal) if seal else "")
    )


def wax(r: float = 7, hue: Hue = CRIMSON, mark: str = LILY) -> str:
    """A seal around its middle, its edge as the wax ran."""
    return put(
        0,
        0,
        path("M-11-1Q-12-8-6-9Q-2-13 3-10.5Q10-11 10.5-4Q13 1 9.5 5Q8 11 1 10.5Q-5 12.5-8 7.5Q-12 4-11-1z", hue.mid)
        + path("M10.5-4Q13 1 9.5 5Q8 11 1 10.5Q-5 12.5-8 7.5Q6 9 10.5-4z", hue.deep)
        + disc(0, 0, 7.6, hue.deep)
        + disc(-0.3, -0.3, 7, hue.mid)
        + put(0, 0.4, path(mark, hue.light), 0.8),
        r / 11,
    )


def quill(colour: str = LINEN.light) -> str:
    """Its point at the origin, leaning to the right."""
    return (
        path("M2-6Q4-24 20-36Q24-22 12-12Q8-8 4-6z", colour)
        + path("M2-6Q10-18 20-36Q24-22 12-12Q8-8 4-6z", LINEN.deep)
        + line("M0 0Q6-18 20-36", WOOD.deep, 1.1)
    )


def inkwell() -> str:
    return path("M-6 0L-5-7H5L6 0z", IRON.mid) + rect(-3.5, -9.5, 7, 3, IRON.deep, 1) + rect(-5, -7, 3, 7, IRON.light)


def candle(high: float = 12, wax_hue: Hue = LINEN) -> str:
    return (
        rect(-2.2, -high, 4.4, high, wax_hue.mid)
        + rect(-2.2, -high, 1.6, high, wax_hue.light)
        + put(
            0,
            -high,
            faint(disc(0, -4, 9, GOLD.light), 0.3)
            + path("M0-8Q3.2-4 2.4-1.5A2.5 2.5 0 0 1-2.4-1.5Q-3-4 0-8z", "#ffab3d")
            + oval(0, -2, 1, 1.8, "#fff6c0"),
        )
    )
