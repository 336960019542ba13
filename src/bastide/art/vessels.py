"""Vessels: barrels, crates, flasks and jars."""

from __future__ import annotations

from bastide.art.palette import CRIMSON, GOLD, IRON, LINEN, WOOD, Hue
from bastide.art.pen import disc, faint, line, n, oval, path, poly, put, rect


def barrel(r: float = 13) -> str:
    """Lying, its lid to the front, around its middle."""
    k = r / 13
    return put(
        0,
        0,
        disc(0, 0, 13, WOOD.deep)
        + disc(-0.4, -0.4, 11.4, WOOD.mid)
        + path("M-10.5-5A11.4 11.4 0 0 1 4-11.2Q-6-6-10.5-5z", WOOD.light)
        + line("M-4-10.5V10M3-11V10.5M9-7V7M-9.5-6V5.5", WOOD.deep, 0.9)
        + line("M-12.2 0A12.2 12.2 0 1 1 12.2 0A12.2 12.2 0 1 1-12.2 0", IRON.deep, 1.6)
        + rect(-2.2, 3, 4.4, 4.4, WOOD.deep, 1)
        + rect(-1, 5, 2, 5, GOLD.deep),
        k,
    )


def standing_barrel() -> str:
    return (
        path("M-9 0Q-12-11-9-22H9Q12-11 9 0z", WOOD.mid)
        + path("M-9 0Q-12-11-9-22H-4Q-6-11-4 0z", WOOD.light)
        + path("M9 0Q12-11 9-22H5Q7-11 5 0z", WOOD.deep)
        + line("M-10-5H10M-10-17H10", IRON.deep, 2, "butt")
        + oval(0, -22, 9, 2.4, WOOD.deep)
    )


def crate(size: float = 22) -> str:
    """A wooden box, seen from the front and a little from above."""
    s = size
    return (
        poly(f"0 {n(-s)} {n(s)} {n(-s)} {n(s * 1.25)} {n(-s * 1.22)} {n(s * 0.25)} {n(-s * 1.22)}", WOOD.light)
        + poly(f"{n(s)} {n(-s)} {n(s * 1.25)} {n(-s * 1.22)} {n(s * 1.25)} {n(-s * 0.22)} {n(s)} 0", WOOD.deep)
        + rect(0, -s, s, s, WOOD.mid)
        + line(f"M{n(s * 0.08)} {n(-s * 0.08)}L{n(s * 0.92)} {n(-s * 0.92)}", WOOD.light, s * 0.11, "butt")
        + line(f"M{n(s * 0.05)} {n(-s * 0.05)}H{n(s * 0.95)}V{n(-s * 0.95)}H{n(s * 0.05)}z", WOOD.deep, s * 0.1, "butt")
    )


def flask(liquid: Hue, r: float = 15) -> str:
    """A round one with a long neck, bubbling."""
    k = r / 15
    return put(
        0,
        0,
        faint(path("M-4-42H4V-28A15 15 0 1 1-4-28z", "#f4fbff"), 0.55)
        + path("M-13.5-17Q-6-20 0-17T13.5-17A14 14 0 1 1-13.5-17z", liquid.mid)
        + path("M4-16.5Q9-15.5 13.5-17A14 14 0 0 1-2-.5Q12-6 4-16.5z", liquid.deep)
        + disc(-4, -10, 2.4, liquid.light)
        + disc(3, -13, 1.6, liquid.light)
        + disc(0, -6, 1.3, liquid.light)
        + disc(0, -25, 1.7, liquid.light)
        + disc(1.5, -33, 1.2, liquid.light)
        + line("M-4-42V-28A15 15 0 1 0 4-28V-42", "#eaf4fa", 1.6)
        + line("M-6-42H6", "#ffffff", 2.6)
        + line("M-9.5-20A11 11 0 0 0-10.5-9", "#ffffff", 1.8),
        k,
    )


def bottle(hue: Hue, high: float = 18) -> str:
    k = high / 18
    return put(
        0,
        0,
        path("M-4.5 0V-9Q-4.5-11-1.8-12.5V-17H1.8V-12.5Q4.5-11 4.5-9V0z", hue.mid)
        + path("M1-17H1.8V-12.5Q4.5-11 4.5-9V0H1.5z", hue.deep)
        + rect(-2.4, -18.5, 4.8, 2.4, WOOD.light, 0.6)
        + rect(-4.5, -7.5, 9, 5, LINEN.light),
        k,
    )


def goblet(hue: Hue = GOLD) -> str:
    return (
        path("M-7-20H7Q7-10 1.5-9V-3L6 0H-6L-1.5-3V-9Q-7-10-7-20z", hue.mid)
        + path("M2-20H7Q7-10 1.5-9V-3L6 0H1z", hue.deep)
        + oval(0, -20, 7, 1.8, CRIMSON.deep)
        + line("M-4.5-17Q-4.5-13-2.5-12", hue.light, 1.2)
    )


def vase(hue: Hue, band: str = GOLD.mid) -> str:
    """A painted jar, thirty high."""
    return (
        path("M-5-30H5Q4-25 6-23Q14-18 12-9Q10-2 6 0H-6Q-10-2-12-9Q-14-18-6-23Q-4-25-5-30z", hue.mid)
        + path("M1-30H5Q4-25 6-23Q14-18 12-9Q10-2 6 0H1Q9-8 5-20z", hue.deep)
        + line("M-12.5-14Q0-10 12.5-14", band, 2.4, "butt")
        + line("M-11.5-8L-8-11L-4.5-7.5L0-10.5L4.5-7.5L8-11L11.5-8", LINEN.light, 1.2)
        + rect(-6, -31.5, 12, 3, hue.light, 1.2)
    )


def cauldron(liquid: Hue) -> str:
    """Full to the brim, thirty-four wide."""
    return (
        path("M-17-20Q-21-6-10-1H10Q21-6 17-20z", IRON.mid)
        + path("M6-20H17Q21-6 10-1H2Q13-8 6-20z", IRON.deep)
        + line("M-10-2L-13 2M10-2L13 2", IRON.deep, 3)
        + oval(0, -20, 19, 4.6, IRON.deep)
        + oval(0, -20.6, 16.5, 3.4, liquid.mid)
        + disc(-7, -22, 3, liquid.light)
        + disc(1, -23.5, 4, liquid.mid)
        + disc(8, -22, 2.4, liquid.light)
        + disc(3, -29, 1.8, liquid.light)
        + disc(-4, -31, 1.2, liquid.mid)
        + line("M-14-15Q-15-8-11-4", IRON.light, 1.6)
    )
