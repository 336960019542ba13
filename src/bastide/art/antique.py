"""The ancient world: temples, statues, galleys and beasts, and what people wore. Each part stands on the origin."""

from __future__ import annotations

from bastide.art.buildings import column
from bastide.art.land import flame
from bastide.art.palette import AZURE, COPPER, CRIMSON, EARTH, GOLD, IRON, LEAF, LINEN, PINE, ROOF, STONE, WOOD, Hue
from bastide.art.pen import INK, disc, faint, line, n, oval, path, poly, put, rect

BRONZE = COPPER._replace(light="#f6c48c", mid="#d18f4f", deep="#8f5429")
MARBLE = LINEN._replace(light="#fffdf6", mid="#ebe3d3", deep="#b9ad99")
SAND = EARTH._replace(light="#f0d49a", mid="#e3bf7e", deep="#c99c58")


# -- what is built -----------------------------------------------------------------------------------------------------


def steps(wide: float, count: int = 3, high: float = 3, hue: Hue = STONE) -> str:
    """The lowest so wide; they end ``count * high`` above the ground."""
    parts = []
    for i in range(count):
        w, y = wide - i * high * 2.2, -(i + 1) * high
        parts.append(rect(-w / 2, y, w, high + 0.2, hue.mid) + rect(-w / 2, y, w, high * 0.35, hue.light))
        parts.append(faint(rect(w * 0.2, y, w * 0.3, high, hue.deep), 0.6))
    return "".join(parts)


def temple(
    wide: float = 60, high: float = 30, columns: int = 6, roof: Hue = ROOF, inside: str = "#6b4038", hue: Hue = MARBLE
) -> str:
    """From its front: steps, columns, a beam and a gable."""
    w, foot = wide / 2, -7.0
    top = foot - high
    gap = (wide - 8) / (columns - 1)
    return (
        steps(wide + 12, 3, 2.4)
        + rect(-w + 3, top, wide - 6, high, inside)
        + rect(-wide * 0.09, foot - high * 0.62, wide * 0.18, high * 0.62, INK)
        + "".join(
            put(-w + 4 + i * gap, foot, column(high, hue, max(2.6, wide / columns / 2.6))) for i in range(columns)
        )
        + rect(-w - 1, top - 5, wide + 2, 5, hue.mid)
        + rect(-w - 1, top - 5, wide + 2, 1.6, hue.light)
        + poly(f"{n(-w - 4)} {n(top - 5)} 0 {n(top - 5 - wide * 0.24)} {n(w + 4)} {n(top - 5)}", hue.light)
        + poly(f"0 {n(top - 5 - wide * 0.24)} {n(w + 4)} {n(top - 5)} {n(wide * 0.12)} {n(top - 5)}", hue.deep)
        + poly(f"{n(-w * 0.68)} {n(top - 6.6)} 0 {n(top - 6.2 - wide * 0.155)} {n(w * 0.68)} {n(top - 6.6)}", roof.mid)
        + line(f"M{n(-w - 4)} {n(top - 5)}L0 {n(top - 5 - wide * 0.24)}L{n(w + 4)} {n(top - 5)}", roof.deep, 1.6)
    )


def arcade(wide: float, high: float, arches: int, hue: Hue = STONE, inside: str = "#5d4236", pier: float = 0.26) -> str:
    """A wall of arches, its left foot at the origin."""
    step = wide / arches
    parts = [rect(0, -high, wide, high, hue.mid), rect(0, -high, wide, high * 0.1, hue.light)]
    for i in range(arches):
        x, half = step * (i + 0.5), step * (0.5 - pier / 2)
        spring = min(high * 0.78, high - half * 0.55)
        parts.append(
            path(
                f"M{n(x - half)} 0V{n(-spring + half)}A{n(half)} {n(half)} 0 0 1 {n(x + half)} {n(-spring + half)}V0z",
                inside,
            )
        )
        parts.append(faint(rect(x + half, -high * 0.9, step * pier * 0.5, high * 0.9, hue.deep), 0.5))
    return "".join(parts)


def house(wide: float = 22, high: float = 18, wall: Hue = LINEN, doors: int = 1) -> str:
    """A flat roof with a parapet, as the sun asks for."""
    w = wide / 2
    return (
        rect(-w, -high, wide, high, wall.mid)
        + rect(-w, -high, wide * 0.42, high, wall.light)
        + rect(w - wide * 0.22, -high, wide * 0.22, high, wall.deep)
        + rect(-w - 1, -high - 2.4, wide + 2, 3.2, wall.light)
        + rect(w - wide * 0.22, -high - 2.4, wide * 0.22 + 1, 3.2, wall.mid)
        + "".join(
            path(f"M{n(-w + wide * (i + 0.55) / doors - 3)} 0v-7a3 3 0 0 1 6 0v7z", WOOD.deep) for i in range(doors)
        )
        + rect(-w + wide * 0.12, -high * 0.78, 3.4, 4, "#4a3d45")
        + rect(w - wide * 0.36, -high * 0.78, 3.4, 4, "#4a3d45")
    )


def brazier(high: float = 16) -> str:
    return (
        line(f"M-4 0L0 {n(-high + 3)}L4 0M0 0V{n(-high + 3)}", IRON.deep, 1.6)
        + path(f"M-6 {n(-high)}H6Q5 {n(-high + 5)} 0 {n(-high + 5)}T-6 {n(-high)}z", BRONZE.mid)
        + put(0, -high + 0.5, flame(0, 0, 0.75))
    )


def palm() -> str:
    """Twenty-eight high."""
    leaves = ((-14, -20), (-10, -30), (2, -35), (13, -31), (17, -20))
    return line("M0 0Q-3-12 2-25", WOOD.deep, 2.2) + "".join(
        path(f"M2-25Q{n(x / 2)} {n(y - 6)} {x} {y}Q{n(x / 2)} {n(y + 1)} 2-25z", PINE.mid if x < 0 else PINE.deep)
        for x, y in leaves
    )


def reeds(count: int = 5, high: float = 30) -> str:
    """Papyrus: stalks with tufts."""
    parts = []
    for i in range(count):
        x, tall = (i - (count - 1) / 2) * 5, high * (0.75 + 0.25 * ((i * 7) % 5) / 4)
        lean = (i - (count - 1) / 2) * 1.6
        tuft = "".join(
            f"M{n(x + lean)} {n(-tall)}l{n(dx)} {n(dy)}" for dx, dy in ((-5, -4), (-3, -7), (0, -8), (3, -7), (5, -4))
        )
        parts.append(line(f"M{n(x)} 0Q{n(x)} {n(-tall / 2)} {n(x + lean)} {n(-tall)}", LEAF.deep, 1.4))
        parts.append(line(tuft, LEAF.mid if i % 2 else LEAF.light, 1.3))
    return "".join(parts)


# -- what is made ------------------------------------------------------------------------------------------------------


def amphora(hue: Hue = ROOF, band: str = INK) -> str:
    """Two handles and a pointed foot, thirty high."""
    return (
        line("M-4-26Q-11-26-9-17M4-26Q11-26 9-17", hue.deep, 2)
        + path("M-4-30H4L3.4-24Q12-20 10-11Q8-4 2 0H-2Q-8-4-10-11Q-12-20-3.4-24z", hue.mid)
        + path("M1-30H4L3.4-24Q12-20 10-11Q8-4 2 0H.5Q7-9 4-19Q2-22 1-30z", hue.deep)
        + path("M-8-17Q-7-20-4-21.5Q-5-14-7-11Q-9-13-8-17z", hue.light)
        + line("M-10.4-14Q0-10.5 10.4-14", band, 2.2, "butt")
        + rect(-5, -31.4, 10, 2.6, hue.light, 1)
    )


def statue(hue: Hue = MARBLE, spear: bool = False) -> str:
    """Somebody in a long garment, an arm raised; fifty-two high."""
    return (
        (line("M15-2V-54", WOOD.deep, 1.8) + path("M13-53L15-60L17-53z", IRON.light) if spear else "")
        + line("M6-36L14-40L14-50" if not spear else "M6-36L13-33L15-38", hue.mid, 4)
        + line("M-6-36L-11-27L-8-20", hue.light, 4)
        + path("M-7-37Q0-41 7-37L6-22L9 0H-9L-6-22z", hue.mid)
        + path("M-7-37Q-3-40 0-40L-3-22L-4 0H-9L-6-22z", hue.light)
        + path("M3-39L7-37L6-22L9 0H4L3-20z", hue.deep)
        + line("M-5-30Q1-24 6-33M-2-20L-3-2M2-20L2-2", hue.deep, 1)
        + disc(0, -45.5, 5, hue.light)
        + path("M0-50.5Q5-50.5 5-45.5T0-40.5Q3-45 0-50.5z", hue.deep)
        + path("M-5-46Q-5-52 0-52T5-46Q0-49-5-46z", hue.mid)
    )


def pedestal(wide: float = 26, high: float = 12, hue: Hue = STONE) -> str:
    w = wide / 2
    return (
        rect(-w, -high, wide, high, hue.mid)
        + rect(-w, -high, wide * 0.4, high, hue.light)
        + rect(w - wide * 0.25, -high, wide * 0.25, high, hue.deep)
        + rect(-w - 2, -high - 2, wide + 4, 3, hue.light)
        + rect(-w - 2, -2.4, wide + 4, 2.4, hue.deep)
    )


def hoplon(hue: Hue = CRIMSON, mark: str = "", r: float = 14) -> str:
    """A round shield around its middle."""
    return put(
        0,
        0,
        disc(0.6, 0.8, 14, BRONZE.deep)
        + disc(0, 0, 13.6, BRONZE.mid)
        + disc(0, 0, 10.8, hue.mid)
        + path("M0-10.8A10.8 10.8 0 0 1 0 10.8Q7 0 0-10.8z", hue.deep)
        + path("M-9.5-8A13.6 13.6 0 0 1 4-13Q-6-9-9.5-8z", BRONZE.light)
        + (path(mark, GOLD.light) if mark else disc(0, 0, 3, BRONZE.light)),
        r / 14,
    )


#: What shields bear: twelve wide, around the middle.
LAMBDA = "M0-7L6.5 7H3.2L0-.5L-3.2 7H-6.5z"
SUN = "M0-8L1.8-3.5L6-6L3.5-1.8L8 0L3.5 1.8L6 6L1.8 3.5L0 8L-1.8 3.5L-6 6L-3.5 1.8L-8 0L-3.5-1.8L-6-6L-1.8-3.5z"


def logs(rows: int = 3, r: float = 6) -> str:
    """A stack of trunks, their ends to the front; the lowest row has one more than it has rows."""
    parts = []
    for row in range(rows):
        count = rows + 1 - row
        for i in range(count):
            x, y = (i - (count - 1) / 2) * r * 2.1, -r - row * r * 1.8
            parts.append(
                disc(x, y, r, WOOD.deep)
                + disc(x - 0.3, y - 0.3, r * 0.84, "#e8c38d")
                + line(
                    f"M{n(x - r * 0.5)} {n(y)}A{n(r * 0.5)} {n(r * 0.5)} 0 1 1 {n(x + r * 0.5)} {n(y)}", WOOD.light, 0.9
                )
                + disc(x, y, r * 0.18, WOOD.mid)
            )
    return "".join(parts)


def bricks(rows: int = 4, count: int = 4, wide: float = 10, high: float = 5, hue: Hue = ROOF) -> str:
    """Laid crosswise, growing narrower upwards."""
    parts = []
    for row in range(rows):
        left = -count * wide / 2 + row * wide / 2
        for i in range(count - row):
            x, y = left + i * wide, -(row + 1) * high
            parts.append(
                rect(x + 0.4, y + 0.4, wide - 0.8, high - 0.4, (hue.mid, hue.light, hue.deep)[(i + row * 2) % 3], 0.6)
            )
    return "".join(parts)


def basket(full: str = "", hue: Hue = WOOD) -> str:
    """Twenty wide, with what lies in it."""
    return (
        full
        + path("M-11-12H11L8 0H-8z", hue.mid)
        + path("M3-12H11L8 0H2z", hue.deep)
        + line("M-10-8.5H10M-9.4-5H9.4M-8.6-2H8.6", hue.light, 1, "butt")
        + line("M-11.5-12H11.5", hue.light, 2.2)
    )


def galley(sail: Hue = CRIMSON, hull: Hue = WOOD, mark: str = "") -> str:
    """A square sail, oars, and a stern that curls up; eighty wide, heading to the right."""
    oars = "".join(f"M{n(-22 + i * 7)}-5l-5 9" for i in range(8))
    return (
        line("M0-8V-52", WOOD.deep, 2.2)
        + line("M-22-47H22", WOOD.deep, 1.8)
        + path("M-20-46H20Q25-30 18-17Q0-12-18-17Q-24-30-20-46z", sail.mid)
        + path("M8-46H20Q25-30 18-17Q12-15 6-14.5Q14-30 8-46z", sail.deep)
        + path("M-20-46H-10Q-15-30-9-15Q-14-16-18-17Q-24-30-20-46z", sail.light)
        + (put(-1, -31, path(mark, GOLD.light), 1.1) if mark else "")
        + line(oars, WOOD.light, 1.4)
        + path("M-40-26Q-46-18-37-10H30L44-13L36-3Q32 2 24 2H-28Q-40-2-40-12Q-36-20-40-26z", hull.mid)
        + path("M14-10H30L44-13L36-3Q32 2 24 2H4Q16-2 14-10z", hull.deep)
        + line("M-36-10H32", GOLD.mid, 1.6)
        + disc(33, -7, 1.8, LINEN.light)
        + disc(33.3, -7, 0.9, INK)
    )


# -- beasts ------------------------------------------------------------------------------------------------------------


def camel(hue: Hue = EARTH, load: Hue = CRIMSON) -> str:
    """Standing, looking to the right, forty high."""
    return (
        line("M-13-16V0M-8-16L-9 0M8-16L7 0M12-16L13 0", hue.mid, 2.6)
        + path(
            "M-17-18Q-18-27-10-27Q-4-38 2-27Q10-28 14-25L20-33Q20-39 25-39L31-37Q31-34 27-33"
            "L25-32L18-17Q14-13 8-15H-9Q-16-13-17-18z",
            hue.light,
        )
        + path("M18-17Q14-13 8-15H-9Q-16-13-17-18Q-8-17 0-18T18-21z", hue.mid)
        + line("M-17-22Q-20-18-19-13", hue.mid, 1.2)
        + path("M-9-26Q-4-38 2-27L5-17H-10z", load.mid)
        + path("M-1-33Q1-30 2-27L5-17H-1z", load.deep)
        + line("M-10-18H5", GOLD.mid, 1.4)
        + disc(26.5, -36.5, 0.8, INK)
    )


def horse(hue: Hue = WOOD, mane: str = INK) -> str:
    """Standing, looking to the right, forty-four high."""
    return (
        line("M-14-16V0M-9-16L-10 0M9-16L8 0M14-16L15 0", hue.deep, 3)
        + path(
            "M-19-22Q-19-29-10-29H8L17-41Q20-44 23-43L31-36Q31-32 27-32L22-34L18-21Q17-14 9-14H-11Q-19-14-19-22z",
            hue.mid,
        )
        + path("M-19-22Q-19-29-10-29H6Q-4-24-16-24z", hue.light)
        + path("M18-21Q17-14 9-14H-11Q-19-14-19-22Q-6-16 6-18T18-24z", hue.deep)
        + path("M6-28L17-42L20-44L20-40L12-27z", mane)
        + path("M-18-26Q-26-22-24-10Q-20-14-18-21z", mane)
        + disc(24, -38.5, 0.9, INK)
    )


def horse_head(hue: Hue = WOOD, mane: str = INK) -> str:
    """Looking to the right over the edge of its stall; forty high."""
    return (
        path("M-16 0Q-14-22 0-33L2-41L7-36Q18-31 24-20Q26-13 20-12Q14-14 9-15Q10-6 14 0z", hue.mid)
        + path("M9-15Q10-6 14 0H0Q2-12 6-20Q12-16 20-12Q14-14 9-15z", hue.deep)
        + path("M-16 0Q-14-22 0-33Q-4-18-8 0z", mane)
        + path("M0-33L2-41L6-36z", mane)
        + disc(9, -27, 1.5, INK)
        + disc(21.5, -16, 1, INK)
        + line("M8-34Q5-24 14-13M14-13L22-24", CRIMSON.mid, 1.5)
    )


def lion(hue: Hue = EARTH) -> str:
    """Standing, looking to the right, thirty high."""
    return (
        line("M-14-13V0M-9-13V0M9-13V0M14-13V0", hue.mid, 3)
        + line("M-16-18Q-25-20-24-29", hue.mid, 1.8)
        + disc(-24, -30, 2.4, WOOD.deep)
        + path("M-18-18Q-17-24-10-24H10V-10H-12Q-18-11-18-18z", hue.light)
        + path("M10-10H-12Q-18-11-18-18Q-6-12 10-15z", hue.mid)
        + disc(14, -21, 10, WOOD.deep)
        + disc(15, -21, 8, WOOD.mid)
        + disc(16.5, -21, 5.6, hue.light)
        + path("M18-20Q23-20 22.5-16.5Q19-14.5 16-17z", hue.light)
        + disc(17, -22.5, 0.9, INK)
        + disc(22, -18.5, 1, INK)
    )


# -- people ------------------------------------------------------------------------------------------------------------


def crested(hue: Hue = BRONZE, crest: Hue = CRIMSON) -> str:
    """A helmet for a bust that leaves eyes and mouth free, its crest from ear to ear of the horse it came from."""
    return (
        path("M-13-43Q-16-62 0-64T17-40Q19-34 16-28Q13-44 0-52Q-8-50-13-43z", crest.mid)
        + path("M4-64Q17-60 17-40Q19-34 16-28Q14-42 4-50z", crest.deep)
        + path(
            "M-11-24V-40Q-11-53 0-53.5T11-40V-24L5.5-23L4.5-33Q8-35 8-38Q4-41 1.5-38L1-33H-1L-1.5-38Q-4-41-8-38"
            "Q-8-35-4.5-33L-5.5-23z",
            hue.mid,
        )
        + path("M0-53.5Q11-53 11-40V-24L5.5-23L4.5-33Q8-35 8-38Q4-41 1.5-38z", hue.deep)
        + line("M-8-45Q-5-50 0-51", hue.light, 1.4)
    )


def wreath(hue: Hue = LEAF) -> str:
    """Laurel around the head of a bust."""
    leaves = (
        (-9.5, -40, 60),
        (-8.5, -43.5, 40),
        (-5.5, -46.3, 20),
        (-2, -47.6, 5),
        (2, -47.6, -5),
        (5.5, -46.3, -20),
        (8.5, -43.5, -40),
        (9.5, -40, -60),
    )
    return "".join(
        put(x, y, oval(0, 0, 2.8, 1.4, hue.deep if i % 2 else hue.mid), turn=turn)
        for i, (x, y, turn) in enumerate(leaves)
    )


def toga(robe: Hue = MARBLE, sash: Hue = CRIMSON) -> str:
    """What is worn over a bust's breast: a fold from the left shoulder."""
    return (
        path("M-7-24Q-16-20-18-8L-19 0H14Q4-12-7-24z", robe.light)
        + line("M-7-24Q6-12 15 0", sash.mid, 3.4)
        + line("M-12-18Q-6-8-6 0M-15-10Q-12-4-12 0", robe.deep, 1)
    )


def soldier(hue: Hue = CRIMSON, skin: str = "#dba880") -> str:
    """Small, with spear, shield and crest; thirty high."""
    return (
        line("M8 0V-34", WOOD.deep, 1.4)
        + path("M6.6-33L8-39L9.4-33z", IRON.light)
        + line("M-2.5-8V0M2.5-8V0", skin, 2.4)
        + path("M-5-8L-4-19Q0-21 4-19L5-8z", hue.mid)
        + path("M1-20L4-19L5-8H1z", hue.deep)
        + line("M4-17L8-14", skin, 2.2)
        + disc(0, -23, 3.4, skin)
        + path("M-4-22Q-4-28 0-28T4-22L2.5-21V-24H-2.5V-21z", BRONZE.mid)
        + path("M-4-25Q-4-31 1-31Q6-30 5-24Q3-28-1-28z", hue.deep)
        + put(-3.5, -13, hoplon(AZURE, "", 6))
    )
