"""The grey cards: what is woven, blown and pressed."""

from __future__ import annotations

from bastide.art.antique import basket, reeds
from bastide.art.land import flame, hall, window
from bastide.art.letters import scroll
from bastide.art.palette import AZURE, CRIMSON, FIRE, GOLD, LEAF, LINEN, PLUM, SLATE, STONE, WATER, WOOD
from bastide.art.pen import disc, faint, line, oval, path, put, rect, shadow
from bastide.art.people import bust
from bastide.art.vessels import bottle


def loom() -> str:
    warp = "".join(f"M{32 + i * 4} 16V74" for i in range(15))
    bands = "".join(
        rect(32, 42 + i * 4, 56, 4.2, colour)
        for i, colour in enumerate(
            (PLUM.mid, GOLD.mid, PLUM.mid, CRIMSON.mid, LINEN.light, CRIMSON.mid, PLUM.deep, GOLD.mid)
        )
    )
    return (
        hall(LINEN, WOOD)
        + window(14, 46, 15, 30)
        + shadow(60, 86, 40, 3)
        + line("M26 88V8M94 88V8", WOOD.deep, 5)
        + line("M24.5 88V8M92.5 88V8", WOOD.light, 1.6)
        + rect(20, 10, 80, 7, WOOD.mid, 2)
        + rect(20, 10, 80, 2.5, WOOD.light, 1)
        + line(warp, LINEN.light, 1.2, "butt")
        + bands
        + faint(line("M32 50L40 42L48 50L56 42L64 50L72 42L80 50L88 42", LINEN.light, 1.2), 0.9)
        + rect(20, 74, 80, 7, WOOD.mid, 2)
        + rect(28, 34, 64, 3.4, WOOD.deep, 1.5)
        + put(64, 40, path("M-10 0Q0-5 10 0Q0 5-10 0z", WOOD.light) + rect(-4, -1.2, 8, 2.4, PLUM.mid, 1))
        + put(
            106,
            88,
            basket(disc(-5, -13, 5, PLUM.mid) + disc(4, -14, 5, CRIMSON.mid) + disc(0, -18, 4.4, GOLD.mid)),
            0.95,
        )
    )


def glassworks() -> str:
    return (
        rect(0, 0, 120, 90, "#41303c")
        + faint(disc(30, 50, 46, FIRE.mid), 0.22)
        + path("M2 90V34Q6 16 28 16T54 34V90z", STONE.mid)
        + path("M2 90V34Q6 16 28 16Q16 22 14 38V90z", STONE.light)
        + path("M16 74V54Q18 44 28 44T40 54V74z", FIRE.deep)
        + put(28, 74, flame(0, 0, 1.5))
        + rect(0, 82, 120, 8, WOOD.deep)
        + put(92, 90, bust(WATER, hair=WOOD.deep, collar=LINEN.light), 1.15)
        + line("M90 46L62 36", "#c4cad4", 2.6)
        + faint(disc(50, 32, 15, WATER.light), 0.85)
        + disc(50, 32, 12, WATER.mid)
        + path("M40 27Q44 20 52 20Q45 24 43 32z", "#ffffff")
        + faint(disc(54, 36, 5, FIRE.mid), 0.6)
        + put(60, 84, bottle(WATER, 22))
        + put(47, 84, bottle(AZURE, 16))
        + put(72, 84, bottle(LEAF, 14))
    )


def press() -> str:
    sheets = "".join(rect(34, 62 - i * 3, 52, 2.6, (LINEN.light, LINEN.mid)[i % 2]) for i in range(4))
    return (
        hall(SLATE, WOOD)
        + put(14, 72, reeds(5, 42))
        + shadow(60, 86, 40, 3)
        + line("M30 86V12M90 86V12", WOOD.mid, 6, "butt")
        + line("M28.5 86V12M88.5 86V12", WOOD.light, 1.8, "butt")
        + rect(24, 10, 72, 9, WOOD.mid, 1)
        + rect(24, 10, 72, 3, WOOD.light, 1)
        + rect(55, 18, 10, 26, "#c4cad4")
        + line("M55 22L65 25M55 28L65 31M55 34L65 37", "#7a8698", 1.5, "butt")
        + line("M40 27H80", WOOD.deep, 3.4)
        + rect(33, 43, 54, 9, WOOD.deep, 1)
        + rect(33, 43, 54, 3, WOOD.mid, 1)
        + sheets
        + rect(26, 65, 68, 12, WOOD.mid, 1)
        + rect(26, 65, 68, 3.5, WOOD.light, 1)
        + put(106, 76, scroll(16, 24), turn=8)
        + put(104, 88, oval(0, -3, 11, 3.6, LINEN.deep) + oval(-11, -3, 2, 3.6, LINEN.light))
    )
