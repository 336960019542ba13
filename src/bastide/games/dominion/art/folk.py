"""People: one of them large, with what makes them who they are."""

from __future__ import annotations

from bastide.art.buildings import rampart
from bastide.art.goods import hare
from bastide.art.land import board, cloud, flame, hall, hill, mountains, night, sky, sparkle, window, wood
from bastide.art.letters import inkwell, quill, scroll, wax
from bastide.art.palette import (
    AZURE,
    BROWN_SKIN,
    COPPER,
    CRIMSON,
    DAWN,
    DAY,
    EARTH,
    EVENING,
    GOLD,
    IRON,
    LEAF,
    LINEN,
    NIGHT,
    PINE,
    PLUM,
    ROOF,
    SILVER,
    SKIN,
    SLATE,
    SNOW,
    STONE,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, path, poly, put, rect, shadow
from bastide.art.people import (
    arm,
    banner,
    bonnet,
    bust,
    cap,
    helm,
    hood,
    kneeling,
    mitre,
    turban,
)
from bastide.art.riches import CROWN, LILY, coin, heap, scales, stack
from bastide.art.tools import halberd, lantern, sword
from bastide.art.vessels import bottle, vase


def bureaucrat() -> str:
    return (
        hall(SLATE)
        + window(22, 44, 18, 34)
        + rect(84, 8, 32, 40, WOOD.deep)
        + "".join(rect(87, y, 26, 9, LINEN.deep) + rect(87, y, 26, 3, LINEN.light) for y in (12, 24, 36))
        + put(56, 86, bust(IRON, hair=WOOD.deep, collar=LINEN.light, hat=cap(CRIMSON), stern=True), 1.25)
        + board(74)
        + put(54, 84, poly("-24 2 -16 -8 18 -8 24 2", LINEN.light) + line("M-12-4H12M-14-1H10", LINEN.deep, 1))
        + put(38, 80, line("M-6-18L2-6L14-1", IRON.mid, 8) + disc(15, -1, 4, SKIN.light))
        + put(56, 82, quill(), 0.95)
        + put(90, 84, inkwell(), 1.2)
        + put(104, 87, stack(SILVER, 4, 9))
        + put(18, 84, wax(7))
    )


def moneylender() -> str:
    return (
        hall(PINE)
        + window(98, 40, 16, 32)
        + put(42, 86, bust(PLUM, hair=IRON.deep, beard=IRON.deep, collar=GOLD.mid, hat=cap(PLUM)), 1.3)
        + board(74)
        + shadow(88, 80, 20, 3)
        + put(88, 80, scales(), 1.1)
        + put(66, 58, "")
        + put(66, 61, coin(GOLD, 4.5))
        + put(110, 55, stack(GOLD, 2, 5))
        + put(20, 86, stack(COPPER, 5, 11))
        + put(42, 88, stack(GOLD, 3, 11))
        + put(64, 88, stack(COPPER, 2, 10))
    )


def adventurer() -> str:
    return (
        rect(0, 0, 120, 90, EARTH.deep)
        + path("M0 0H120V90H104V44Q100 10 60 8T18 44V90H0z", STONE.mid)
        + path("M0 0H40Q20 20 18 44V90H0z", STONE.light)
        + faint(
            line("M0 20H30M0 40H18M0 60H18M0 76H18M104 30H120M104 50H120M104 70H120M40 0V12M80 0V12", STONE.deep, 1.4),
            0.8,
        )
        + path("M24 90V46Q28 16 60 14T98 46V90z", "#2a1d24")
        + faint(disc(82, 72, 16, GOLD.mid), 0.45)
        + put(84, 84, heap(GOLD, 40, 16, "deep"))
        + sparkle(90, 66, 4, GOLD.light)
        + sparkle(76, 74, 3, GOLD.light)
        + rect(18, 82, 86, 8, STONE.deep)
        + put(
            50,
            90,
            path("M-15 0Q-18-26-7-40H7Q16-28 15 0z", CRIMSON.mid)
            + path("M-15 0Q-18-26-7-40H-1Q-9-20-6 0z", CRIMSON.light)
            + disc(0, -46, 8, WOOD.deep)
            + path("M-14-46Q0-54 14-46Q0-42-14-46z", EARTH.mid)
            + path("M-8-47Q-6-57 0-57T8-47z", EARTH.mid)
            + line("M-12 0L-9-8M8 0V-4", WOOD.deep, 3)
            + line("M8-32L18-42", CRIMSON.deep, 6)
            + disc(19, -43, 3.4, SKIN.light)
            + line("M18-36L20-56", WOOD.light, 2.6),
        )
        + put(70, 36, flame(0, 0, 1.2))
    )


def chancellor() -> str:
    return (
        hall(CRIMSON)
        + put(18, 2, banner(AZURE, 44, 18, put(0, 0, path(LILY, GOLD.mid), 1.2)))
        + window(100, 40, 16, 32)
        + put(56, 92, bust(AZURE, hair=SNOW.mid, beard=SNOW.light, hat=cap(AZURE), wide=46), 1.4)
        + put(56, 92, line("M-18-22Q0 0 18-22", GOLD.mid, 3.6) + put(0, -8, coin(GOLD, 6)))
        + put(92, 66, scroll(24, 34, wax(6)), turn=8)
        + arm("M74 96L84 80", AZURE, (85, 74), width=11)
    )


def artisan() -> str:
    return (
        hall(EARTH)
        + window(98, 38, 18, 30, ("#d9eee6",))
        + rect(4, 30, 40, 3, WOOD.deep)
        + put(14, 30, vase(AZURE), 0.6)
        + put(32, 30, vase(PINE), 0.55)
        + put(44, 90, bust(LINEN, skin=BROWN_SKIN, hair=IRON.deep, hat=bonnet(CRIMSON)), 1.3)
        + put(44, 92, path("M-10 0V-16H10V0z", EARTH.mid))
        + board(78)
        + shadow(82, 82, 16, 3)
        + put(80, 80, rect(-14, -3, 28, 4, WOOD.deep, 1) + put(0, -3, vase(ROOF), 1.3))
        + arm("M52 84Q62 80 66 64", LINEN, (67, 59), BROWN_SKIN, 9)
        + line("M68 58L74 48", WOOD.deep, 2)
        + line("M73 50L76 45", AZURE.mid, 2.6)
        + put(18, 88, bottle(CRIMSON, 10))
        + put(28, 88, bottle(GOLD, 10))
        + put(104, 88, bottle(AZURE, 11))
    )


def harbinger() -> str:
    trumpet = (
        line("M0 0L38-10", GOLD.deep, 5)
        + line("M0-.6L38-10.6", GOLD.light, 2.2)
        + path("M36-13L54-22Q58-12 53-3L37-7z", GOLD.mid)
        + path("M44-9L54-12Q56-8 53-3L37-7z", GOLD.deep)
    )
    return (
        sky(DAWN, (98, 40, 15))
        + mountains(72, PLUM, False)
        + hill(78, LEAF.deep, 4, 0)
        + put(34, 92, bust(AZURE, hair=ROOF.mid, collar=GOLD.mid, hat=cap(CRIMSON)), 1.3)
        + put(
            66,
            47,
            poly("0 -2 24 -8 26 20 19 15 13 24 7 18 2 25", CRIMSON.mid)
            + poly("15 -6 24 -8 26 20 19 15", CRIMSON.deep)
            + put(12, 7, path(LILY, GOLD.mid), 1),
        )
        + put(44, 52, trumpet, 1.2)
        + arm("M46 92Q68 84 63 54", AZURE, (62, 49), width=10)
        + line("M108 14l6-4M110 24l8 0M108 34l6 4", GOLD.deep, 1.8)
    )


def merchant() -> str:
    rolls = "".join(
        put(
            x,
            y,
            rect(0, -5, 30, 10, hue.mid)
            + rect(0, -5, 30, 3.5, hue.light)
            + disc(0, 0, 5, hue.deep)
            + disc(0, 0, 2, LINEN.light),
        )
        for x, y, hue in ((84, 84, CRIMSON), (88, 74, AZURE), (80, 64, GOLD))
    )
    return (
        sky(EVENING, (26, 28, 10))
        + hill(64, GOLD.mid, 6, 20)
        + hill(74, GOLD.deep, 4, -20)
        + put(
            50,
            92,
            bust(PINE, skin=BROWN_SKIN, hair=IRON.deep, beard=IRON.deep, collar=GOLD.mid, hat=turban(CRIMSON), wide=44),
            1.38,
        )
        + rolls
        + arm("M34 95L24 84", PINE, (22, 79), BROWN_SKIN, 10)
        + put(22, 68, coin(SILVER, 8))
        + sparkle(18, 62, 3)
    )


def poacher() -> str:
    return (
        night("poacher", (26, 22, 9))
        + wood(66, PINE, "poacher", 2, 7)
        + put(88, 80, bust(EARTH, stern=True) + hood(PINE), 1.15)
        + rect(104, 0, 16, 90, "#2b2026")
        + rect(104, 0, 5, 90, WOOD.deep)
        + line("M70 82Q82 58 72 34", WOOD.light, 2.6)
        + line("M70 82L72 34", LINEN.deep, 0.8)
        + rect(0, 74, 120, 16, SNOW.mid)
        + path("M0 74Q40 68 70 74T120 72V80H0z", SNOW.light)
        + shadow(44, 84, 22, 3)
        + put(44, 84, hare(EARTH._replace(light="#d9b58a", mid="#b48a60")), 1.35)
        + line("M10 86Q4 74 12 70T22 80", IRON.deep, 1.4)
    )


def sentry() -> str:
    return (
        night("sentry", (26, 22, 11))
        + mountains(74, NIGHT, False)
        + put(60, 90, bust(AZURE, collar=IRON.light) + helm(SILVER, CRIMSON.mid), 1.38)
        + put(96, 92, halberd(66), 1.1)
        + arm("M80 95L94 77", AZURE, (96, 71), IRON, 10)
        + put(-4, 92, rampart(48, 18))
        + put(84, 92, rampart(40, 14))
        + put(20, 50, lantern(), 1.1)
        + line("M20 50V44H8", IRON.deep, 1.8)
    )


def vassal() -> str:
    return (
        hall(STONE, CRIMSON)
        + put(92, 4, banner(AZURE, 54, 26, put(0, 0, path(CROWN, GOLD.mid), 1.5)))
        + window(24, 36, 16, 32)
        + shadow(46, 86, 30, 3)
        + put(42, 86, kneeling(PINE), 1.75)
        + put(70, 60, sword(30), 1.05, 62)
        + poly("0 86 120 86 120 90 0 90", CRIMSON.deep)
    )


def bishop() -> str:
    crozier = line("M0 0V-62Q0-76 10-76T18-66Q16-60 10-63", GOLD.deep, 3.6) + line(
        "M-.6 0V-62Q-.6-75 10-75.6", GOLD.light, 1.2
    )
    return (
        hall(PLUM, STONE)
        + window(24, 60, 26, 52, ("#fdf1c0", AZURE.mid, CRIMSON.mid, GOLD.mid, PINE.mid))
        + window(104, 50, 16, 38, ("#fdf1c0", CRIMSON.mid, AZURE.mid))
        + put(60, 94, bust(CRIMSON, hair=SNOW.mid, collar=LINEN.light, hat=put(0, 2, mitre())), 1.28)
        + put(60, 94, rect(-3, -22, 6, 24, GOLD.mid) + line("M-4-12H4", CRIMSON.deep, 2))
        + put(90, 94, crozier, 1.08)
        + arm("M76 96L88 78", CRIMSON, (89, 72), width=10)
    )


def peddler() -> str:
    pack = (
        path("M-26-18Q-30-52-6-58Q10-56 10-20z", EARTH.mid)
        + path("M-6-58Q10-56 10-20H-2Q4-44-6-58z", EARTH.deep)
        + line("M-27-32Q-8-28 10-34", WOOD.deep, 2)
        + put(-18, -62, rect(-12, -3, 34, 9, CRIMSON.mid, 4) + disc(-10, 1.5, 4.5, CRIMSON.deep))
        + put(-28, -26, disc(0, 4, 6, COPPER.mid) + disc(-1.5, 2.5, 3, COPPER.light) + line("M0-2V-8", IRON.deep, 1.2))
        + put(-18, -16, rect(-4, 0, 9, 8, SILVER.mid, 1) + line("M5 2H9", SILVER.deep, 1.6))
    )
    man = (
        path("M-2-38Q10-40 14-30L18-4H-4z", PINE.mid)
        + path("M10-36Q14-34 14-30L18-4H10z", PINE.deep)
        + line("M2-4L-6 14M12-4L18 14", WOOD.deep, 6)
        + line("M-8 15H-1M17 15H24", INK, 4)
        + disc(14, -45, 8, SKIN.light)
        + path("M6-44Q4-56 15-55T23-47Q16-49 12-46T9-38Q6-40 6-44z", WOOD.deep)
        + path("M2-50Q12-57 27-50Q14-48 2-50z", EARTH.deep)
        + path("M6-51Q8-60 15-60T23-51z", EARTH.deep)
        + disc(18.5, -45, 1.1, INK)
        + line("M8-30L18-20L27-24", PINE.light, 6)
        + disc(28, -24, 3.4, SKIN.light)
    )
    return (
        sky(DAY, (102, 18, 7))
        + cloud(24, 14)
        + hill(62, LEAF.light, 7, 24)
        + hill(72, LEAF.mid, 5, -20)
        + path("M0 82Q60 74 120 80V90H0z", EARTH.light)
        + shadow(58, 84, 30, 3)
        + put(58, 70, pack + man + line("M30 16L27-44", WOOD.deep, 2.4), 0.98)
    )
