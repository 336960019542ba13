"""Riches: coins and what they are kept in."""

from __future__ import annotations

from bastide.art.palette import CRIMSON, EARTH, GOLD, WOOD, Hue
from bastide.art.pen import INK, chance, disc, line, n, oval, path, poly, put, rect

#: What coins, seals and banners bear: twelve wide, around the middle.
LILY = (
    "M0-6C3-2 2 0 1.2 1H-1.2C-2 0-3-2 0-6zM1.8 1C3-2 6-2.5 6 .5C6 2.5 3.5 2.5 3.5 1z"
    "M-1.8 1C-3-2-6-2.5-6 .5C-6 2.5-3.5 2.5-3.5 1zM-3.6 1.6H3.6V3H-3.6zM-1 3H1L1.6 6H-1.6z"
)


CROWN = "M-6 4L-7-4L-3-.5L0-6L3-.5L7-4L6 4z"


def coin(hue: Hue, r: float = 12, mark: str = LILY) -> str:
    """Face on, around its middle: a rim, a field, a mark in relief."""
    k = r / 12
    return put(
        0,
        0,
        disc(0.6, 0.8, 12, hue.deep)
        + disc(0, 0, 11.4, hue.mid)
        + path("M-8-8A11.4 11.4 0 0 1 8-8A14 14 0 0 0-8 8A11.4 11.4 0 0 1-8-8z", hue.light)
        + line("M-8.4 0A8.4 8.4 0 1 1 8.4 0A8.4 8.4 0 1 1-8.4 0", hue.deep, 0.9)
        + put(0.5, 0.6, path(mark, hue.light))
        + path(mark, hue.deep),
        k,
    )


def stack(hue: Hue, count: int, r: float = 9) -> str:
    """Coins one upon the other, the lowest on the origin."""
    parts = []
    for i in range(count):
        y = -i * 3.2
        parts.append(
            path(
                f"M{n(-r)} {n(y - 3)}v2.6a{n(r)} {n(r * 0.36)} 0 0 0 {n(r * 2)} 0v-2.6z",
                hue.deep if i % 2 else hue.mid,
            )
        )
        parts.append(oval(0, y - 3, r, r * 0.36, hue.mid))
        parts.append(oval(-r * 0.08, y - 3.2, r * 0.84, r * 0.27, hue.light))
    parts.append(line(f"M{n(-r * 0.4)} {n(-count * 3.2)}h{n(r * 0.8)}", hue.deep, 0.9))
    return "".join(parts)


def heap(hue: Hue, wide: float, high: float, seed: str) -> str:
    """Many coins, poured out."""
    draw = chance(seed)
    w = wide / 2
    parts = [path(f"M{n(-w)} 0Q{n(-w * 0.5)} {n(-high * 0.9)} 0 {n(-high)}T{n(w)} 0z", hue.deep)]
    for i in range(int(wide * high / 26)):
        t = draw() * 2 - 1
        y = -draw() * high * (1 - t * t) * 0.95
        tone = (hue.light, hue.mid, hue.mid)[i % 3]
        parts.append(
            put(t * w * 0.92, y, oval(0, 0.7, 4, 2, hue.deep) + oval(0, 0, 4, 1.9, tone), turn=draw() * 50 - 25)
        )
    return "".join(parts)


def bar(hue: Hue, long: float = 26, high: float = 9) -> str:
    """An ingot, seen from its long side."""
    return (
        poly(f"0 0 {n(long)} 0 {n(long - 3)} {n(-high)} 3 {n(-high)}", hue.mid)
        + poly(f"3 {n(-high)} {n(long - 3)} {n(-high)} {n(long + 3)} {n(-high - 4.5)} 8 {n(-high - 4.5)}", hue.light)
        + poly(f"{n(long)} 0 {n(long - 3)} {n(-high)} {n(long + 3)} {n(-high - 4.5)} {n(long + 6)} -5", hue.deep)
        + line(f"M7 {n(-high * 0.35)}h{n(long - 14)}", hue.deep, 1)
    )


def gem(hue: Hue, r: float = 10) -> str:
    """Cut, around its middle."""
    k = r / 10
    return put(
        0,
        0,
        poly("-10 -3 -5 -9 5 -9 10 -3 0 10", hue.mid)
        + poly("-10 -3 -5 -9 0 -3", hue.light)
        + poly("-10 -3 -4 -3 0 10", hue.light)
        + poly("10 -3 4 -3 0 10", hue.deep)
        + poly("5 -9 10 -3 0 -3", hue.deep)
        + poly("-5 -9 5 -9 0 -3", "#ffffff"),
        k,
    )


def sack(hue: Hue = EARTH, mark: str = "") -> str:
    return (
        path("M-4-19Q-15-13-14-4Q-13 0 0 0T14-4Q15-13 4-19z", hue.mid)
        + path("M4-19Q15-13 14-4Q13 0 2 0Q10-8 2-19z", hue.deep)
        + path("M-4-19Q-8-25-6-26Q0-23 6-26Q8-25 4-19z", hue.light)
        + line("M-4.5-19H4.5", CRIMSON.deep, 2)
        + (put(-2, -8, mark) if mark else "")
    )


def chest(full: str = "", hue: Hue = WOOD) -> str:
    """Open to the front, forty wide, with what is ``full`` of lying behind its edge."""
    return (
        path("M-20-17Q-19-34 0-34T20-17z", hue.deep)
        + path("M-17-17Q-16-30 0-30T17-17z", INK)
        + full
        + rect(-21, -18, 42, 18, hue.mid, 1)
        + rect(-21, -18, 42, 4.5, hue.light, 1)
        + rect(9, -18, 12, 18, hue.deep, 1)
        + "".join(rect(x, -18, 4, 18, GOLD.deep) for x in (-17, 13))
        + rect(-4.5, -18, 9, 8, GOLD.mid, 1)
        + disc(0, -14.5, 1.6, INK)
        + rect(-0.7, -14.5, 1.4, 3, INK)
    )


def scales(pan: str = GOLD.mid) -> str:
    """A balance, forty-four high."""
    return (
        line("M0 0V-42M-20-36Q0-44 20-38", GOLD.deep, 2.4)
        + path("M-9 0Q-7-4 0-5T9 0z", GOLD.deep)
        + disc(0, -42, 2.6, GOLD.mid)
        + line("M-20-36L-28-18M-20-36L-12-18M20-38L12-22M20-38L28-22", GOLD.mid, 0.9)
        + path("M-29-18H-11Q-13-11-20-11T-29-18z", pan)
        + path("M11-22H29Q27-15 20-15T11-22z", pan)
    )
