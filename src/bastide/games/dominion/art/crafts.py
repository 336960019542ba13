"""Tools and trades: what is made by hand."""

from __future__ import annotations

from bastide.art.land import flame, hall, sky, window, wood
from bastide.art.palette import DAWN, FIRE, GOLD, IRON, LINEN, PINE, SLATE, STONE, WOOD
from bastide.art.pen import INK, disc, faint, line, n, oval, path, poly, put, rect, shadow
from bastide.art.tools import anvil, axe, hammer


def _sparks(x: float, y: float, places: tuple[tuple[float, float], ...]) -> str:
    return "".join(line(f"M{n(x + dx)} {n(y + dy)}l{n(dx * 0.4)} {n(dy * 0.4)}", FIRE.light, 1.8) for dx, dy in places)


def smithy() -> str:
    return (
        hall(IRON, STONE)
        + path("M70 66V30Q72 10 92 10T114 30V66z", STONE.deep)
        + path("M76 66V34Q78 18 92 18T108 34V66z", "#2a1512")
        + put(92, 64, flame(0, 0, 2))
        + faint(disc(84, 46, 46, FIRE.mid), 0.18)
        + rect(66, 62, 52, 6, STONE.mid)
        + put(
            50, 88, rect(-15, -22, 30, 22, WOOD.mid) + rect(4, -22, 11, 22, WOOD.deep) + line("M-15-8H15", IRON.deep, 2)
        )
        + put(52, 67, anvil(), 1.5)
        + rect(40, 23.5, 28, 4, FIRE.mid, 1)
        + rect(40, 23.5, 14, 1.8, FIRE.light, 1)
        + put(26, 44, hammer(26), 1.15, turn=38)
        + _sparks(50, 22, ((-16, -6), (-10, -12), (-2, -15), (8, -13), (16, -8), (20, -1)))
    )


def forge() -> str:
    return (
        rect(0, 0, 120, 90, "#3a1f22")
        + faint(disc(60, 50, 56, FIRE.deep), 0.5)
        + poly("14 90 22 34 44 22 44 0 76 0 76 22 98 34 106 90", STONE.deep)
        + poly("14 90 22 34 44 22 44 0 54 0 54 24 34 38 28 90", STONE.mid)
        + faint(
            line("M24 46H96M20 60H30M90 60H102M18 74H28M92 74H104M44 10H76M60 34V46M40 28V34M80 28V34", INK, 1), 0.5
        )
        + path("M34 90V62Q36 44 60 44T86 62V90z", "#200e10")
        + path("M40 90V66Q42 52 60 52T80 66V90z", FIRE.deep)
        + put(60, 90, flame(0, 0, 2.9))
        + put(44, 90, flame(0, 0, 1.5))
        + put(76, 90, flame(0, 0, 1.5))
        + rect(30, 42, 60, 5, IRON.mid, 1)
        + rect(30, 42, 60, 2, IRON.light, 1)
        + put(8, 80, path("M0-10L22-2V4L0 10z", WOOD.mid) + line("M4-10V10M10-7V8M16-5V6", WOOD.deep, 1.2))
        + "".join(
            disc(x, y, r, FIRE.light)
            for x, y, r in ((40, 30, 1.4), (50, 18, 1.8), (66, 26, 1.2), (78, 12, 1.6), (84, 30, 1.2), (58, 8, 1.2))
        )
    )


def workshop() -> str:
    saw = (
        path("M0 0L34-5V3L0 10z", "#dfe6ee")
        + line("M1 9L3 12L6 8L8.5 11L11.5 7L14 10L17 6.5L19.5 9L22.5 5.5L25 8L28 4.5L31 6.5L33 3", "#8b8f9b", 1.2)
        + path("M-14-4Q-6-8 1-3V10Q-6 16-13 10zM-9 0V7Q-5 9-3 5V2Q-5-2-9 0z", WOOD.deep, hollow=True)
    )
    stool = rect(-14, -20, 28, 5, WOOD.light, 2) + line("M-10-15L-13 0M10-15L13 0M-11-7H11", WOOD.mid, 3)
    return (
        hall(SLATE)
        + window(24, 34, 20, 28, ("#d9eee6",))
        + rect(52, 10, 62, 3, WOOD.deep)
        + put(66, 14, saw, 0.85, 78)
        + put(84, 40, hammer(20), 0.9)
        + put(102, 40, line("M0 0V-14", WOOD.deep, 3.2) + poly("-3 -14 3 -14 2.4 -28 -2.4 -28", "#dfe6ee"))
        + rect(0, 66, 120, 24, "#4a352c")
        + rect(4, 58, 112, 8, WOOD.light)
        + rect(4, 63, 112, 3, WOOD.deep)
        + rect(10, 66, 10, 24, WOOD.mid)
        + rect(98, 66, 10, 24, WOOD.mid)
        + put(42, 59, stool, 0.95)
        + put(
            84,
            58,
            rect(-10, -12, 20, 12, WOOD.mid)
            + rect(-10, -12, 7, 12, WOOD.light)
            + line("M-16-6H-10", IRON.deep, 3)
            + rect(-20, -10, 4, 8, IRON.mid),
        )
        + "".join(
            line(f"M{x} {y}q3-4 6 0q-2 3-4 1", GOLD.light, 1.3)
            for x, y in ((30, 72), (46, 78), (60, 72), (74, 82), (56, 86))
        )
        + rect(0, 84, 120, 6, WOOD.deep)
        + put(60, 88, path("M-26 0Q-10-8 0-6T26 0z", GOLD.mid))
    )


def woodcutter() -> str:
    def log(x: float, y: float) -> str:
        return put(
            x,
            y,
            rect(0, -7, 30, 14, WOOD.deep)
            + rect(0, -7, 30, 5, WOOD.mid)
            + disc(0, 0, 7, WOOD.light)
            + line("M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0", WOOD.mid, 1)
            + disc(0, 0, 1.2, WOOD.mid),
        )

    return (
        sky(DAWN, (30, 26, 9))
        + wood(62, PINE, "cutter", 1.9, 8)
        + rect(0, 60, 120, 30, "#5f8a55")
        + path("M0 60Q60 54 120 60V66H0z", "#7fa653")
        + log(80, 80)
        + log(86, 67)
        + log(96, 55)
        + shadow(44, 82, 26, 4)
        + path("M22 82L26 62H62L66 82Q44 88 22 82z", WOOD.mid)
        + path("M50 62H62L66 82Q58 85 50 85z", WOOD.deep)
        + oval(44, 62, 18, 5, WOOD.light)
        + line("M34 62A10 2.8 0 1 1 54 62", WOOD.mid, 1.1)
        + put(72, 26, axe(46), 1.25, turn=-142)
        + poly("16 88 24 82 28 89", LINEN.deep)
        + poly("62 90 70 86 72 91", LINEN.deep)
    )
