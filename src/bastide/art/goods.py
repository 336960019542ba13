"""Food, beasts, stones, a ship and a throne. Each stands on the origin."""

from __future__ import annotations

from bastide.art.palette import CRIMSON, GOLD, LEAF, LINEN, ROOF, STONE, WOOD, Hue
from bastide.art.pen import INK, disc, faint, line, n, oval, path, poly, put, rect


def roast() -> str:
    """A bird on its dish, forty-four wide."""
    return (
        oval(0, -2, 26, 4.5, "#dfe3ea")
        + oval(0, -3, 22, 3.2, "#fff")
        + "".join(disc(x, -4, 2.6, LEAF.mid) for x in (-19, -15, 16, 20))
        + path("M-17-6Q-16-23 2-24Q18-22 17-8Q14-3 0-3T-17-6z", ROOF.mid)
        + path("M-14-10Q-13-21 0-22Q-4-16-14-10z", ROOF.light)
        + path("M8-23Q18-20 17-8Q14-3 2-3Q14-10 8-23z", ROOF.deep)
        + path("M9-13Q18-21 22-18Q25-12 12-7z", WOOD.light)
        + line("M22-18L28-23", LINEN.light, 2.6)
        + disc(28.5, -24.5, 1.8, LINEN.light)
        + disc(29.5, -22, 1.8, LINEN.light)
    )


def apple(colour: str = CRIMSON.mid, r: float = 3.6) -> str:
    return put(
        0,
        0,
        disc(0, -3.6, 3.6, colour)
        + faint(disc(-1.2, -4.6, 1.1, "#fff"), 0.6)
        + line("M0-7Q.5-8.5 1.5-9", WOOD.deep, 0.8),
        r / 3.6,
    )


def flower(colour: str, high: float = 9) -> str:
    return (
        line(f"M0 0V{n(-high)}", LEAF.deep, 1.1)
        + "".join(disc(x, -high + y, 1.7, colour) for x, y in ((-1.7, 0), (1.7, 0), (0, -1.7), (0, 1.7)))
        + disc(0, -high, 1.2, GOLD.light)
    )


def hare(hue: Hue) -> str:
    """Sitting, looking to the left, thirty-two high."""
    return (
        path("M-6-20Q-12-32-9-38Q-5-36-3-24zM-1-22Q0-35 5-38Q7-32 3-21z", hue.mid)
        + path("M-7-24Q-9-31-8.5-34Q-6-31-5-25z", "#f0b9a6")
        + path("M-13-17Q-12-24-4-24Q4-23 5-15Q16-14 18-4Q18 0 12 0H-8Q-9-3-5-4Q-8-9-7-12Q-12-12-13-17z", hue.light)
        + path("M5-15Q16-14 18-4Q18 0 12 0H2Q12-4 5-15z", hue.mid)
        + disc(17.5, -4, 3.4, "#fff")
        + disc(-8, -18, 1.3, INK)
        + disc(-13, -16.5, 1, CRIMSON.deep)
        + path("M-2 0Q-1-9 6-9T12 0z", hue.mid)
    )


def ship(hull: Hue = WOOD, sail: Hue = LINEN, flag: str = CRIMSON.mid) -> str:
    """Under full sail to the right, its keel on the origin; sixty wide."""
    return (
        line("M-14-10V-54M8-10V-60M-26-12L-34-20", WOOD.deep, 1.8)
        + path("M-24-44Q-14-40-5-44Q1-34-3-24Q-13-20-24-24Q-20-34-24-44z", sail.light)
        + path("M-5-44Q1-34-3-24Q-8-22-12-22Q-6-33-9-42z", sail.deep)
        + path("M-3-52Q8-47 20-52Q26-41 22-31Q10-26-3-31Q1-41-3-52z", sail.light)
        + path("M20-52Q26-41 22-31Q16-28 10-28Q17-40 13-49z", sail.deep)
        + path("M-1-28Q10-24 23-28Q28-21 25-15Q12-10-1-15Q2-21-1-28z", sail.mid)
        + path("M28-13L38-22L30-9z", sail.mid)
        + path("M-33-20H-22V-12H22L34-14Q30 0 18 2H-20Q-31-2-33-20z", hull.mid)
        + path("M22-12L34-14Q30 0 18 2H4Q18-2 22-12z", hull.deep)
        + line("M-31-11H-22M-28-6H28", hull.light, 1.6)
        + "".join(disc(x, -8.5, 1.3, INK) for x in (-16, -8, 0, 8, 16))
        + poly("8 -60 17 -57 8 -54.5", flag)
        + poly("-14 -54 -6 -51.5 -14 -49", flag)
    )


def boulder(hue: Hue = STONE, wide: float = 20, high: float = 13) -> str:
    w = wide / 2
    return (
        poly(
            f"{n(-w)} 0 {n(-w * 0.8)} {n(-high * 0.6)} {n(-w * 0.1)} {n(-high)} {n(w * 0.7)} {n(-high * 0.7)} {n(w)} 0",
            hue.mid,
        )
        + poly(
            f"{n(-w)} 0 {n(-w * 0.8)} {n(-high * 0.6)} {n(-w * 0.1)} {n(-high)} {n(-w * 0.2)} {n(-high * 0.5)}",
            hue.light,
        )
        + poly(f"{n(w * 0.3)} {n(-high * 0.45)} {n(w * 0.7)} {n(-high * 0.7)} {n(w)} 0 {n(w * 0.2)} 0", hue.deep)
    )


def block(wide: float, high: float, hue: Hue = STONE) -> str:
    """Cut stone, its left foot at the origin."""
    d = high * 0.35
    return (
        rect(0, -high, wide, high, hue.mid)
        + poly(f"0 {n(-high)} {n(wide)} {n(-high)} {n(wide + d)} {n(-high - d)} {n(d)} {n(-high - d)}", hue.light)
        + poly(f"{n(wide)} 0 {n(wide)} {n(-high)} {n(wide + d)} {n(-high - d)} {n(wide + d)} {n(-d)}", hue.deep)
    )


def throne(hue: Hue = CRIMSON) -> str:
    """Forty wide, sixty high."""
    return (
        path("M-17-8V-50Q-17-58-11-60Q0-68 11-60Q17-58 17-50V-8z", GOLD.mid)
        + path("M6-64Q17-58 17-50V-8H8z", GOLD.deep)
        + path("M-12-22V-48Q-12-56 0-58T12-48V-22z", hue.mid)
        + path("M2-58Q12-56 12-48V-22H4z", hue.deep)
        + rect(-20, -24, 40, 8, hue.light, 2)
        + rect(-20, -16, 40, 10, hue.mid)
        + rect(-22, -34, 6, 34, GOLD.mid, 2)
        + rect(16, -34, 6, 34, GOLD.deep, 2)
        + disc(-19, -35, 4, GOLD.light)
        + disc(19, -35, 4, GOLD.mid)
        + rect(-20, -6, 40, 3, GOLD.deep)
        + "".join(disc(x, -40 + (i % 2) * 7, 1.2, GOLD.mid) for i, x in enumerate((-6, 0, 6)))
    )
