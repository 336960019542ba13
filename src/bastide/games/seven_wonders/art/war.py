"""The red cards: walls, weapons and those who bear them."""

from __future__ import annotations

from bastide.art.antique import (
    BRONZE,
    LAMBDA,
    SAND,
    SUN,
    arcade,
    crested,
    hoplon,
    horse,
    horse_head,
    house,
    soldier,
)
from bastide.art.buildings import battlement, gate, pennant, rampart, tent, tower
from bastide.art.land import cloud, flame, hall, hill, mountains, sky, stars, wood
from bastide.art.palette import (
    AZURE,
    CRIMSON,
    DARK,
    DAWN,
    DAY,
    DUSK,
    EARTH,
    EVENING,
    FIRE,
    GOLD,
    IRON,
    LEAF,
    LINEN,
    PINE,
    ROOF,
    SLATE,
    STONE,
    STORM,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, path, poly, put, rect, shadow
from bastide.art.people import banner, bust, little
from bastide.art.tools import spear, sword, wheel
from bastide.art.vessels import crate


def stockade() -> str:
    stakes = "".join(
        put(
            4 + i * 9.4,
            84 - (i % 3),
            poly("-5 0 -5 -38 0 -47 5 -38 5 0", WOOD.mid)
            + poly("-5 0 -5 -38 0 -47 -1.5 -38 -2 0", WOOD.light)
            + poly("5 0 5 -38 0 -47 2.5 -38 2.5 0", WOOD.deep),
        )
        for i in range(13)
    )
    return (
        sky(STORM, (96, 16, 7))
        + wood(50, PINE, "stockade", 1.2)
        + hill(60, LEAF.mid, 5, 0)
        + put(60, 54, soldier(CRIMSON), 1.1)
        + put(28, 54, soldier(CRIMSON), 1)
        + put(94, 54, soldier(CRIMSON), 1)
        + stakes
        + line("M-2 62H122M-2 74H122", "#c9a36a", 2.4)
        + rect(0, 82, 120, 8, EARTH.deep)
        + poly("46 88 60 78 74 88", EARTH.mid)
    )


def barracks() -> str:
    racks = "".join(put(x, 72, spear(44), 0.95) for x in (14, 21, 28))
    return (
        hall(CRIMSON._replace(light="#d98a74", mid="#a8563f", deep="#6f332b"), WOOD)
        + line("M8 44H34M8 66H34", WOOD.deep, 3)
        + racks
        + put(98, 30, hoplon(AZURE, LAMBDA, 13))
        + put(98, 60, hoplon(CRIMSON, SUN, 13))
        + shadow(60, 88, 26, 3)
        + put(60, 92, bust(CRIMSON, hat=crested(), collar=BRONZE.mid), 1.3)
    )


def guard_tower() -> str:
    return (
        sky(DARK, (96, 18, 8))
        + stars("guard", 18)
        + mountains(72, SLATE, False)
        + hill(78, PINE.deep, 5, 0)
        + shadow(60, 86, 24, 3)
        + poly("42 86 46 34 74 34 78 86", STONE.mid)
        + poly("42 86 46 34 56 34 54 86", STONE.light)
        + poly("67 34 74 34 78 86 68 86", STONE.deep)
        + faint(line("M45 48H75M44 60H76M43 72H77M58 48V60M64 60V72M56 72V86", STONE.deep, 1), 0.8)
        + path("M54 86V74A6 6 0 0 1 66 74V86z", "#3d2b2c")
        + rect(57, 52, 6, 9, "#ffd97a", 2)
        + rect(38, 30, 44, 6, STONE.mid)
        + rect(38, 30, 15, 6, STONE.light)
        + battlement(38, 30, 44, STONE, 5, 5)
        + put(52, 30, soldier(CRIMSON), 0.7)
        + put(68, 27, flame(0, 0, 1.2))
        + rect(0, 84, 120, 6, PINE.deep)
    )


def stables() -> str:
    return (
        rect(0, 0, 120, 90, WOOD.deep)
        + faint(line("M0 12H120M0 28H120M0 44H120", INK, 1.2), 0.4)
        + faint(disc(56, 30, 44, GOLD.mid), 0.2)
        + rect(-2, 4, 124, 5, WOOD.mid)
        + line("M12 8V90M60 8V90M108 8V90", WOOD.mid, 6, "butt")
        + line("M10 8V90M58 8V90M106 8V90", WOOD.light, 1.6, "butt")
        + put(34, 66, horse_head(WOOD._replace(light="#e0b486", mid="#b8804e", deep="#835431")), 1.3)
        + put(84, 66, horse_head(LINEN, "#93806a"), 1.3)
        + rect(0, 62, 120, 16, WOOD.mid)
        + rect(0, 62, 120, 3, WOOD.light)
        + faint(line("M20 66V78M40 66V78M80 66V78M100 66V78", WOOD.deep, 1.2), 0.9)
        + rect(0, 78, 120, 12, GOLD.deep)
        + "".join(
            line(f"M{x} 90l{d}-9", GOLD.mid, 1.2)
            for x, d in ((6, 4), (18, -5), (30, 3), (44, 6), (58, -4), (70, 5), (84, -3), (98, 4), (110, -5))
        )
        + put(60, 26, path("M-7 8V0A7 7 0 0 1 7 0V8H3.5V0A3.5 3.5 0 0 0-3.5 0V8z", IRON.light))
    )


def archery_range() -> str:
    def target(x: float, y: float, r: float) -> str:
        return put(
            x,
            y,
            line("M-6 10L-10 34M6 10L10 34", WOOD.deep, 2.6)
            + "".join(disc(0, 0, 16 - i * 4, (LINEN.light, CRIMSON.mid, LINEN.light, GOLD.mid)[i]) for i in range(4))
            + faint(path("M0-16A16 16 0 0 1 0 16Q9 0 0-16z", INK), 0.18),
            r / 16,
        )

    return (
        sky(DAY, (22, 16, 7))
        + wood(48, PINE, "range", 1, 10)
        + hill(52, LEAF.light, 4, 0)
        + hill(66, LEAF.mid, 4, 20)
        + shadow(66, 83, 24, 3)
        + target(66, 44, 26)
        + target(104, 40, 11)
        + line("M30 24L64 42", WOOD.deep, 2)
        + poly("30 24 26 18 34 20 37 27", CRIMSON.mid)
        + line("M40 62L70 50", WOOD.deep, 2)
        + poly("40 62 33 61 37 68 45 61", AZURE.mid)
        + put(16, 89, line("M0 0Q16-26 0-52", WOOD.mid, 3.4) + line("M0 0V-52", LINEN.light, 1))
    )


def walls() -> str:
    return (
        sky(DAWN, (98, 20, 9))
        + mountains(56, SLATE, False)
        + put(34, 58, house(16, 14))
        + put(60, 58, house(18, 18))
        + put(86, 58, house(14, 12))
        + put(-4, 82, rampart(128, 32, STONE))
        + put(14, 84, tower(20, 46, STONE, None))
        + put(106, 84, tower(20, 46, STONE, None))
        + rect(44, 42, 32, 42, STONE.light)
        + battlement(44, 42, 32, STONE, 5, 5)
        + put(60, 84, gate(18, 28))
        + put(14, 32, pennant(12))
        + put(106, 32, pennant(12))
        + path("M0 82H120V90H0z", LEAF.deep)
        + path("M46 90L52 82H68L76 90z", SAND.mid)
    )


def training_ground() -> str:
    dummy = (
        line("M0 0V-40M-16-30H16", WOOD.deep, 4)
        + path("M-8-10V-34H8V-10z", SAND.mid)
        + path("M2-10V-34H8V-10z", SAND.deep)
        + line("M-8-28H8M-8-18H8", CRIMSON.deep, 1.6)
        + disc(0, -42, 7, SAND.light)
        + line("M-3-43H-1M2-43H4M-2-39H3", INK, 1.2)
        + put(-14, -26, hoplon(AZURE, "", 9))
    )
    return (
        sky(DAY, (96, 16, 7))
        + cloud(26, 14)
        + put(0, 54, rampart(120, 18, SAND))
        + rect(0, 54, 120, 36, SAND.light)
        + faint(line("M0 66H120M0 80H120", SAND.deep, 1), 0.5)
        + shadow(80, 84, 16, 3)
        + put(80, 85, dummy, 1.25)
        + shadow(38, 86, 16, 3)
        + put(36, 87, soldier(CRIMSON), 1.5)
        + put(108, 66, soldier(AZURE), 0.7)
        + put(96, 62, soldier(AZURE), 0.65)
    )


def fortifications() -> str:
    return (
        sky(STORM, (22, 16, 7))
        + put(60, 50, tower(26, 36, STONE, ROOF))
        + put(0, 60, rampart(120, 20, SLATE))
        + put(24, 64, tower(18, 36, SLATE, None))
        + put(96, 64, tower(18, 36, SLATE, None))
        + put(0, 80, rampart(120, 18, STONE))
        + put(6, 84, tower(16, 28, STONE, None))
        + put(114, 84, tower(16, 28, STONE, None))
        + rect(42, 52, 36, 30, STONE.light)
        + rect(66, 52, 12, 30, STONE.deep)
        + battlement(42, 52, 36, STONE, 5, 5)
        + put(60, 82, gate(16, 22))
        + put(60, 0, put(0, 0, pennant(8)))
        + put(34, 56, banner(CRIMSON, 14, 7))
        + put(86, 56, banner(CRIMSON, 14, 7))
        + rect(0, 80, 120, 10, EARTH.deep)
        + "".join(poly(f"{x} 90 {x + 3} 78 {x + 6} 90", WOOD.mid) for x in (2, 14, 26, 88, 100, 112))
    )


def circus() -> str:
    chariot = (
        put(20, 0, horse(WOOD), 0.95)
        + put(14, 2, horse(LINEN, "#93806a"), 0.95)
        + path("M-32-10Q-34-26-26-26L-12-14V-6H-32z", CRIMSON.mid)
        + path("M-20-20L-12-14V-6H-20z", CRIMSON.deep)
        + line("M-14-10H2", WOOD.deep, 2)
        + put(-22, -6, wheel(8))
        + put(-26, -20, little(GOLD.mid, high=24))
        + line("M-22-32L10-32", INK, 0.8)
    )
    return (
        sky(DAY, (20, 14, 6))
        + put(-2, 40, arcade(124, 24, 9, STONE, "#7a5238"))
        + "".join(
            disc(4 + i * 6.3, 14 - (i * 5) % 4, 2.2, (CRIMSON.mid, LINEN.light, AZURE.mid, GOLD.mid, LEAF.mid)[i % 5])
            for i in range(19)
        )
        + rect(0, 40, 120, 50, SAND.light)
        + rect(0, 44, 120, 8, STONE.mid)
        + rect(0, 44, 120, 2, STONE.light)
        + put(96, 46, poly("-4 0 -2 -26 0 -30 2 -26 4 0", CRIMSON.light))
        + faint(path("M0 76Q20 70 34 78T60 84L20 90H0z", SAND.deep), 0.6)
        + shadow(64, 84, 44, 3)
        + put(64, 85, chariot, 1.08)
    )


def arsenal() -> str:
    return (
        rect(0, 0, 120, 90, "#4a3436")
        + faint(disc(50, 34, 48, FIRE.mid), 0.14)
        + rect(0, 76, 120, 14, WOOD.deep)
        + rect(0, 76, 120, 2.5, WOOD.mid)
        + line("M6 22H114M6 66H114", WOOD.mid, 4, "butt")
        + "".join(put(x, 74, sword(46)) for x in (16, 30, 90, 104))
        + shadow(60, 82, 28, 3)
        + put(60, 48, hoplon(CRIMSON, LAMBDA, 29))
        + put(32, 86, hoplon(AZURE, SUN, 11))
        + put(90, 87, crate(12))
    )


def siege_workshop() -> str:
    catapult = (
        line("M-34 0H36", WOOD.mid, 6, "butt")
        + line("M-34-2H36", WOOD.light, 1.6, "butt")
        + line("M-4-2L8-34L20-2M8-34L-14-2", WOOD.deep, 4.5)
        + line("M-30-6L26-52", WOOD.mid, 4.5)
        + line("M-30-8L25-53", WOOD.light, 1.4)
        + path("M20-54Q30-62 36-52Q32-46 24-48z", WOOD.deep)
        + disc(28, -57, 7, STONE.mid)
        + path("M22-60A7 7 0 0 1 32-62Q25-60 22-60z", STONE.light)
        + rect(-38, -14, 12, 12, IRON.mid)
        + rect(-38, -14, 4, 12, IRON.light)
        + line("M-26-8Q-8-18 8-34", LINEN.deep, 1.4)
        + put(-24, 2, wheel(9))
        + put(24, 2, wheel(9))
    )
    return (
        sky(DUSK, (20, 20, 9))
        + hill(66, EARTH.light, 5, 20)
        + rect(0, 70, 120, 20, EARTH.mid)
        + put(98, 72, rampart(30, 22, SLATE))
        + shadow(58, 84, 42, 3)
        + put(56, 78, catapult, 1.05)
        + put(106, 89, disc(0, -5, 5, STONE.mid) + disc(-9, -4, 4, STONE.deep) + disc(8, -4, 4.4, STONE.light))
        + put(12, 89, little(CRIMSON.mid, high=20))
    )


def castrum() -> str:
    return (
        sky(EVENING, (60, 26, 12))
        + hill(56, LEAF.mid, 6, 0)
        + "".join(put(x, 60, tent(20, 20, LINEN, CRIMSON)) for x in (20, 46, 74, 100))
        + rect(0, 60, 120, 30, LEAF.deep)
        + "".join(poly(f"{x} 72 {x} 60 {x + 3} 55 {x + 6} 60 {x + 6} 72", WOOD.mid) for x in range(-2, 122, 7))
        + line("M0 66H120", WOOD.deep, 1.6)
        + rect(44, 46, 32, 26, WOOD.deep)
        + path("M52 72V58H68V72z", INK)
        + rect(40, 42, 40, 5, WOOD.mid)
        + battlement(40, 42, 40, WOOD, 6, 4)
        + put(60, 38, line("M0 6V-30", WOOD.deep, 2) + put(0, -28, banner(CRIMSON, 20, 14, path(SUN, GOLD.light))))
        + path("M46 90L54 72H66L76 90z", SAND.mid)
        + put(34, 88, soldier(CRIMSON), 0.95)
        + put(88, 88, soldier(CRIMSON), 0.95)
    )
