"""The emblems: what is printed on cards and boards instead of words, each twenty-four by twenty-four.

What is produced, and what is known, is a round token with the thing on it; coins, shields and laurels are what they
are; the symbols of chains are plain, dark on light, as one looks for them on two cards at once.
"""

from __future__ import annotations

from math import cos, pi, sin

from bastide.art.palette import (
    AZURE,
    CRIMSON,
    EARTH,
    GOLD,
    IRON,
    LEAF,
    LINEN,
    PINE,
    PLUM,
    ROOF,
    SILVER,
    SLATE,
    STONE,
    WATER,
    WOOD,
    Hue,
)
from bastide.art.pen import INK, disc, line, n, oval, path, poly, put, rect

SIZE = 24


def _token(hue: Hue, thing: str) -> str:
    """A round of one colour, lit from the upper left, and what lies on it."""
    return (
        disc(12, 12, 12, hue.deep)
        + disc(12, 12, 10.6, hue.mid)
        + path("M2 8A10.6 10.6 0 0 1 18 3.2Q7 4 2 8z", hue.light)
        + thing
    )


def _plate(thing: str) -> str:
    """What the symbols of chains stand on."""
    return disc(12, 12, 12, LINEN.deep) + disc(12, 12, 11, LINEN.light) + thing


def _cog(r: float, teeth: int, colour: str) -> str:
    points = []
    for i in range(teeth * 4):
        a = (i - 0.5) * 2 * pi / (teeth * 4)
        far = r if i % 4 in (0, 1) else r * 0.74
        points.append(f"{n(12 + far * cos(a))} {n(12 + far * sin(a))}")
    return poly(" ".join(points), colour)


def _leaves(right: bool) -> str:
    """One half of a wreath of laurel."""
    leaves = ((-2.6, 21.4, 70), (-6.4, 19.4, 40), (-9, 15.6, 14), (-9.8, 11, -8), (-8.8, 6.6, -30), (-6, 3, -52))
    half = "".join(
        put(x, y, path("M0 3.2Q-3.4 0 0-4Q3.4 0 0 3.2z", GOLD.deep if right else GOLD.mid), turn=turn)
        for x, y, turn in leaves
    )
    return put(12, 0, half, flip=right)


def _laurels(inside: str, room: float) -> str:
    """A wreath around so much room."""
    return _leaves(False) + _leaves(True) + disc(12, 11.8, room, LINEN.light) + inside


def _shield() -> str:
    out = "M3 3.5Q12 6 21 3.5V12Q20 19.5 12 23Q4 19.5 3 12z"
    return (
        path(out, CRIMSON.deep)
        + path("M4.6 5.5Q12 7.6 19.4 5.5V12Q18.5 18 12 21.2Q5.5 18 4.6 12z", CRIMSON.mid)
        + path("M4.6 5.5Q8 6.6 12 6.7V21.2Q5.5 18 4.6 12z", CRIMSON.light)
        + line("M12 7V21M5 12H19", LINEN.light, 2, "butt")
    )


def _card(x: float, y: float, turn: float, colour: str) -> str:
    return put(
        x,
        y,
        rect(-5.2, -7.6, 10.4, 15.2, INK, 1.6)
        + rect(-4.6, -7, 9.2, 14, LINEN.light, 1.2)
        + rect(-4.6, -7, 9.2, 4.4, colour, 1.2),
        turn=turn,
    )


def _resources() -> dict[str, str]:
    return {
        "wood": _token(
            WOOD._replace(light="#a97a4c", mid="#7d5230", deep="#4d3220"),
            rect(5, 8, 12, 8, "#d9ab72", 1)
            + rect(5, 8, 12, 2.6, "#efcd9c", 1)
            + line("M7 13H12M9 11.8H14", WOOD.mid, 1)
            + oval(17, 12, 2.8, 4.2, "#f3dcb4")
            + oval(17, 12, 1.2, 2, WOOD.light),
        ),
        "stone": _token(
            SLATE._replace(light="#a2a2a2", mid="#77757a", deep="#4c4a52"),
            poly("5 15 5 9.5 12 7 19 9.5 19 15 12 18", STONE.mid)
            + poly("5 9.5 12 7 19 9.5 12 12", LINEN.light)
            + poly("12 12 19 9.5 19 15 12 18", STONE.deep),
        ),
        "ore": _token(
            Hue("#7d8696", "#4a5263", "#2b303d"),
            poly("5 16 6 10 11 6.5 17 8.5 19.5 14 17 17.5 9 18", IRON.light)
            + poly("5 16 6 10 11 6.5 10 12", SILVER.mid)
            + poly("17 8.5 19.5 14 17 17.5 13 14", "#3b3d47")
            + poly("10 12 13 10.5 14.5 13 12 15", GOLD.mid)
            + poly("8 15 10 14 10.5 16.5 8.5 17", GOLD.mid),
        ),
        "clay": _token(
            ROOF._replace(light="#e08a66", mid="#b9532f", deep="#7d3420"),
            rect(8, 6.5, 8, 4.6, "#f3b593", 0.8)
            + rect(4.6, 12, 7, 4.8, "#e79a74", 0.8)
            + rect(12.4, 12, 7, 4.8, "#f3b593", 0.8)
            + rect(8, 9.8, 8, 1.3, "#c9704c", 0.4)
            + rect(4.6, 15.5, 7, 1.3, "#c9704c", 0.4)
            + rect(12.4, 15.5, 7, 1.3, "#c9704c", 0.4),
        ),
        "glass": _token(
            WATER._replace(light="#8fd0dd", mid="#2f8aa3", deep="#195b72"),
            path("M10 4.5H14V9Q18 11 18 15Q18 19.5 12 19.5T6 15Q6 11 10 9z", "#d9f3f6")
            + path("M6.4 13.5Q12 15.5 17.6 13.5Q18.4 19.5 12 19.5T6.4 13.5z", "#7fc6d6")
            + rect(9.2, 4, 5.6, 1.8, LINEN.light, 0.8)
            + line("M8.6 12.5Q8 14 8.4 16", "#ffffff", 1.3),
        ),
        "papyrus": _token(
            Hue("#d8c98a", "#a5903f", "#6d5d20"),
            rect(7, 6, 10, 12, LINEN.light)
            + rect(5.4, 4.6, 13.2, 3.4, LINEN.mid, 1.7)
            + rect(5.4, 16, 13.2, 3.4, LINEN.mid, 1.7)
            + line("M9 10.2H15M9 12.4H15M9 14.4H13", EARTH.mid, 1),
        ),
        "cloth": _token(
            PLUM._replace(light="#c78abf", mid="#8c4488", deep="#57275a"),
            path("M5 9Q12 5 19 9V15.5Q12 19.5 5 15.5z", "#e7b6dd")
            + path("M5 9Q12 13 19 9V15.5Q12 19.5 5 15.5z", "#c988bd")
            + line("M5 12.4Q12 16.4 19 12.4", GOLD.light, 1.6)
            + line("M7 17.8V19.4M10 19V20.6M14 19V20.6M17 17.8V19.4", "#e7b6dd", 1.2),
        ),
    }


def _science() -> dict[str, str]:
    green = LEAF._replace(light="#7fbf83", mid="#2f7d4a", deep="#1a5230")
    return {
        "compass": _token(
            green,
            line("M12 6L7.6 18.4M12 6L16.4 18.4", LINEN.light, 2.2)
            + line("M8.2 14.5Q12 17.5 15.8 14.5", LINEN.light, 1.5)
            + disc(12, 5.8, 2, GOLD.light),
        ),
        "gear": _token(green, _cog(8, 8, LINEN.light) + disc(12, 12, 2.8, green.mid)),
        "tablet": _token(
            green,
            path("M6.5 18.5V9Q6.5 4.8 12 4.8T17.5 9V18.5z", LINEN.light)
            + line("M9 10H15M9 12.8H15M9 15.6H13", green.deep, 1.3),
        ),
    }


def _things() -> dict[str, str]:
    return {
        "raw": disc(12, 12, 12, "#4d3220")
        + path("M12 12V1.4A10.6 10.6 0 0 0 1.4 12z", "#b98a57")
        + path("M12 12V1.4A10.6 10.6 0 0 1 22.6 12z", STONE.mid)
        + path("M12 12V22.6A10.6 10.6 0 0 1 1.4 12z", ROOF.mid)
        + path("M12 12V22.6A10.6 10.6 0 0 0 22.6 12z", "#4a5263")
        + rect(4, 6.6, 6, 3.4, "#efcd9c", 0.8)
        + poly("14 9.6 14 7 17 5.4 20 7 20 9.6 17 10.6", LINEN.light)
        + rect(5, 14.4, 5, 3.2, "#f3b593", 0.6)
        + poly("14 18 15 14.4 18.4 14 19.4 17", GOLD.mid),
        "goods": disc(12, 12, 12, "#4c4a52")
        + path("M12 12V1.4A10.6 10.6 0 0 0 2.8 17.3z", "#2f8aa3")
        + path("M12 12V1.4A10.6 10.6 0 0 1 21.2 17.3z", "#a5903f")
        + path("M12 12L2.8 17.3A10.6 10.6 0 0 0 21.2 17.3z", "#8c4488")
        + path("M6.4 5.6H8.8V8.4Q11 10 10 12.4H5.2Q4.2 10 6.4 8.4z", "#d9f3f6")
        + rect(14, 5.6, 5.4, 7, LINEN.light, 0.8)
        + path("M8 16.4Q12 14.4 16 16.4V19.4Q12 21.4 8 19.4z", "#e7b6dd"),
        "coin": disc(12.4, 12.6, 11.2, GOLD.deep)
        + disc(11.8, 11.8, 11, GOLD.mid)
        + path("M2.4 7A11 11 0 0 1 17 2Q7 4 2.4 7z", GOLD.light)
        + line("M3.8 11.8A8 8 0 1 1 19.8 11.8A8 8 0 1 1 3.8 11.8", GOLD.deep, 1),
        "shield": _shield(),
        "points": _laurels(
            path("M12 6.5L13.5 10L17 10.3L14.4 12.6L15.2 16L12 14.2L8.8 16L9.6 12.6L7 10.3L10.5 10z", GOLD.mid), 7
        ),
        "victory": _laurels("", 8.2),
        "stage": poly("1 21 12 3 23 21", "#eccb84")
        + poly("12 3 23 21 15 21", "#a5793d")
        + line("M4.6 15.2H19.4M8 9.4H16", EARTH.mid, 1),
        "hand": _card(7, 13, -16, CRIMSON.mid) + _card(12, 11.6, 0, AZURE.mid) + _card(17, 13, 16, LEAF.deep),
        "discard": _card(8, 9, -12, IRON.mid)
        + _card(14.5, 10, 10, IRON.light)
        + line("M12 14.5V21.5M8.8 18.5L12 21.7L15.2 18.5", CRIMSON.mid, 2.2),
        "win": disc(12, 12, 12, GOLD.deep)
        + disc(12, 12, 11, GOLD.mid)
        + disc(12, 12, 9.4, CRIMSON.mid)
        + path("M3.5 8A9.4 9.4 0 0 1 17 4.2Q8 5 3.5 8z", CRIMSON.light),
        "defeat": path("M3 3H21V12Q20 19.5 12 23Q4 19.5 3 12z", IRON.light)
        + path("M4.4 4.4H19.6V12Q18.6 18.2 12 21.4Q5.4 18.2 4.4 12z", IRON.deep)
        + path("M4.4 4.4H12V21.4Q5.4 18.2 4.4 12z", IRON.mid),
        "day": disc(12, 12, 11, GOLD.light)
        + "".join(put(12, 12, poly("0 0 -2.2 -10.8 2.2 -10.8", GOLD.mid), turn=45 * i) for i in range(8))
        + disc(12, 12, 6, GOLD.deep)
        + disc(11.7, 11.7, 5.4, GOLD.mid),
        "night": disc(12, 12, 11, "#3c4075")
        + path("M15 4.5A8 8 0 1 0 19.5 15A6.6 6.6 0 0 1 15 4.5z", "#fff6d8")
        + disc(17.6, 8, 1.1, "#fff6d8"),
    }


def _chains() -> dict[str, str]:
    """Dark on light: one shape each, that nothing else is taken for."""
    return {
        "hammer": line("M8 19L14 10", WOOD.mid, 2.4) + put(14.6, 8.6, rect(-5.5, -3, 11, 5.6, IRON.deep, 1), turn=-30),
        "water-drop": path("M12 4Q18 11.5 18 15A6 6 0 0 1 6 15Q6 11.5 12 4z", WATER.deep)
        + line("M8.8 15Q9 17.6 11.4 18", WATER.light, 1.4),
        "star": path(
            "M12 3.6L14.4 9.4L20.6 9.8L15.8 13.8L17.4 19.8L12 16.4L6.6 19.8L8.2 13.8L3.4 9.8L9.6 9.4z", GOLD.deep
        ),
        "mask": path("M5 6Q12 3.6 19 6Q20.5 15 12 20.5Q3.5 15 5 6z", CRIMSON.deep)
        + path(
            "M7.2 9.6Q9.4 7.6 11 10Q9 10.6 7.2 9.6zM16.8 9.6Q14.6 7.6 13 10Q15 10.6 16.8 9.6z"
            "M8 13.5Q12 15.5 16 13.5Q14.8 17.5 12 17.5T8 13.5z",
            LINEN.light,
        ),
        "market-stall": path("M4.5 10L6.5 5H17.5L19.5 10z", CRIMSON.mid)
        + path("M9 10L9.8 5H14.2L15 10z", LINEN.deep)
        + line("M6 10.5V19M18 10.5V19M5 15H19", WOOD.deep, 1.8),
        "camel": put(
            11,
            19.5,
            path(
                "M-8-6.5Q-8.4-10-5-10.2Q-3-16.4 0-10.6Q3-9.4 4.6-10.6Q5.6-11.6 5.8-14Q6-16 8-16L11.4-14.4"
                "Q11.4-12.8 9-12.6Q8.8-8 5.6-6L6.4 0H4.2L3-5.4H1.6L1.2 0H-.8L-1-5.4H-3L-4.4 0H-6.4L-6-5Q-7.8-5-8-6.5z",
                EARTH.deep,
            ),
        ),
        "horseshoe": path("M6 19V11A6 6 0 0 1 18 11V19H14.5V11A2.5 2.5 0 0 0 9.5 11V19z", IRON.deep)
        + "".join(disc(x, y, 0.8, LINEN.light) for x, y in ((7.7, 15), (16.3, 15), (8.2, 10), (15.8, 10))),
        "mortar": line("M13 10L18 4", IRON.deep, 2.2)
        + path("M5 10H19Q18.5 16 14 17.5L15 20H9L10 17.5Q5.5 16 5 10z", PINE.deep),
        "target": disc(12, 12, 8, CRIMSON.deep)
        + disc(12, 12, 5.6, LINEN.light)
        + disc(12, 12, 3.2, CRIMSON.deep)
        + disc(12, 12, 1.1, LINEN.light),
        "oil-lamp": path("M3.5 12Q8 9 14 10L20.5 7.5Q19 14 14.5 16H16V18.5H7.5V16H9Q5.5 15 3.5 12z", WOOD.deep)
        + path("M20 7Q17.5 5 20 2Q22.5 5 20 7z", ROOF.mid),
        "scales": line("M12 5V19M6 7.5H18M8.5 19H15.5", GOLD.deep, 1.7)
        + path("M2.8 14H9.2Q8.5 17 6 17T2.8 14zM14.8 14H21.2Q20.5 17 18 17T14.8 14z", GOLD.deep)
        + line("M6 7.5L3.5 14M6 7.5L8.5 14M18 7.5L15.5 14M18 7.5L20.5 14", GOLD.deep, 0.9),
        "book": path("M12 8Q8 5 4 6.5V17.5Q8 16 12 18.5Q16 16 20 17.5V6.5Q16 5 12 8z", AZURE.deep)
        + line(
            "M12 8V18M6.5 10Q8.5 9.5 10 10.5M6.5 13Q8.5 12.5 10 13.5"
            "M17.5 10Q15.5 9.5 14 10.5M17.5 13Q15.5 12.5 14 13.5",
            LINEN.light,
            1.1,
        ),
        "lighthouse": poly("8.5 20 10 10 14 10 15.5 20", SLATE.deep)
        + rect(8.5, 8, 7, 2.2, SLATE.deep)
        + rect(10.2, 4.5, 3.6, 3.6, GOLD.deep)
        + line("M16 6L20 4.5M16 7.5H20M8 6L4 4.5M8 7.5H4", GOLD.deep, 1.3),
        "barrel": path("M7.5 5H16.5Q19 12 16.5 19H7.5Q5 12 7.5 5z", WOOD.deep)
        + line("M6.5 8.5H17.5M6.5 15.5H17.5", WOOD.light, 1.5),
        "castle": path("M5 20V6H8V8.5H10.5V6H13.5V8.5H16V6H19V20H14.5V16.5A2.5 2.5 0 0 0 9.5 16.5V20z", SLATE.deep),
        "helmet": path("M7 20V11Q7 6 12.5 6T18 11V13H14V15.5H17L16 20H12.5V15H11V20z", IRON.deep)
        + path("M5.5 12Q4.5 3.5 12.5 3.2Q18.5 3 19.5 9Q15 4.5 10.5 6Q7 7.5 5.5 12z", CRIMSON.mid),
        "lightning": poly("13.5 3 5.5 13.5 11 13.5 9.5 21 18.5 9.5 12.5 9.5", GOLD.deep),
        "torch": line("M12 20.5V12", WOOD.deep, 3)
        + path("M12 3Q17 7.5 15.5 11Q14.5 13 12 13T8.5 11Q7 8.5 10 6.5Q11.5 5.5 12 3z", ROOF.mid),
        "planet": disc(12, 12, 5.6, PLUM.deep)
        + put(12, 12, line("M-9.5 0A9.5 3 0 1 0 9.5 0", GOLD.deep, 1.7), turn=-22),
        "saw": path("M4 9.5L15.5 7.5V14L14 12.8L12.5 14.5L11 13.2L9.5 14.8L8 13.5L6.5 15L5 13.7L4 14.5z", IRON.mid)
        + path("M15.5 6.5L20 6Q21 10.5 18.5 14.5L15.5 14z", WOOD.deep),
        "temple-front": poly("4 9.5 12 4.5 20 9.5", SLATE.deep)
        + line("M6.5 11V17.5M10.2 11V17.5M13.8 11V17.5M17.5 11V17.5", SLATE.deep, 2, "butt")
        + rect(4, 17.8, 16, 2.2, SLATE.deep),
        "scroll": rect(6.5, 6, 11, 12, LINEN.deep)
        + rect(5, 4.5, 14, 3.2, EARTH.deep, 1.6)
        + rect(5, 16.3, 14, 3.2, EARTH.deep, 1.6)
        + rect(10.6, 8, 2.8, 8, CRIMSON.mid),
        "lyre": line("M8 5Q4.5 11 8 16Q12 19 16 16Q19.5 11 16 5M8.5 8H15.5", GOLD.deep, 2)
        + line("M10.4 8.5V16.5M12 8.5V17M13.6 8.5V16.5", GOLD.deep, 0.9)
        + rect(9.5, 18, 5, 2.2, GOLD.deep, 1),
        "feather": path("M6 19.5Q7.5 8 19 4Q19.5 13 11.5 16.5Q9.5 17.2 8 17z", AZURE.deep)
        + line("M5 20.5Q9 12.5 17 6.5", LINEN.light, 1),
    }


def emblems() -> dict[str, str]:
    """By the names that cards and boards have for them."""
    return {**_resources(), **_science(), **_things(), **{name: _plate(thing) for name, thing in _chains().items()}}
