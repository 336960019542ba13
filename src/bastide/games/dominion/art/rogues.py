"""People whom one would rather not meet: those who attack."""

from __future__ import annotations

from bastide.art.land import hall, hill, night, sky, wood
from bastide.art.palette import (
    AZURE,
    BROWN_SKIN,
    CRIMSON,
    DUSK,
    EARTH,
    EVENING,
    FIRE,
    GOLD,
    IRON,
    LEAF,
    NIGHT,
    PINE,
    PLUM,
    ROOF,
    SILVER,
    SKIN,
    SLATE,
    STONE,
    STORM,
    VENOM,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, path, poly, put, rect
from bastide.art.people import arm, bust, cap, hood, kettle, mask, runner, wide_hat, witch_hat
from bastide.art.riches import coin, sack, stack
from bastide.art.tools import club, lantern, pitchfork, shield, spear, sword, torch
from bastide.art.vessels import bottle, cauldron


def militia() -> str:
    soldier = bust(CRIMSON, hair=WOOD.deep, hat=kettle(), stern=True)
    return (
        sky(STORM, (96, 20, 7))
        + hill(66, LEAF.deep, 5, 0)
        + "".join(put(x, 92, spear(66)) for x in (8, 46, 76, 114))
        + put(26, 88, soldier, 0.95)
        + put(96, 88, soldier, 0.95)
        + put(60, 94, bust(AZURE, hair=WOOD.deep, beard=WOOD.deep, hat=kettle(SILVER), stern=True, wide=44), 1.3)
        + put(84, 92, spear(74))
        + put(60, 84, shield(CRIMSON), 0.95)
    )


def witch() -> str:
    return (
        night("witch", (88, 26, 17))
        + wood(76, NIGHT, "witch", 1.4, 7)
        + rect(0, 74, 120, 16, NIGHT.deep)
        + put(
            46,
            92,
            bust(
                PLUM,
                skin=VENOM._replace(light="#cfe0a0", mid="#a9c07a", deep="#7f9a58"),
                hair=IRON.deep,
                hat=witch_hat(),
                stern=True,
            ),
            1.22,
        )
        + faint(disc(86, 62, 26, VENOM.mid), 0.3)
        + put(88, 86, cauldron(VENOM), 1.15)
        + arm("M52 88Q64 84 76 66", PLUM, (78, 64), VENOM._replace(light="#cfe0a0"), 9)
        + line("M80 40L86 66", WOOD.light, 2.4)
        + faint(path("M84 52Q76 40 86 32T84 14Q96 24 92 34T96 52z", VENOM.light), 0.35)
    )


def spy() -> str:
    return (
        hall(NIGHT)
        + faint(poly("120 10 120 70 60 48 60 40", GOLD.light), 0.3)
        + put(40, 92, bust(SLATE, stern=True) + hood(SLATE), 1.4)
        + put(
            47,
            38,
            line("M0 2L22-1", GOLD.deep, 8, "butt")
            + line("M20-.7L42-3.6", GOLD.mid, 11, "butt")
            + line("M40-3.3L56-5.5", GOLD.light, 14, "butt")
            + line("M0 2L3 1.6M21-1L23-1.3M42-3.6L44-3.9", IRON.deep, 12, "butt")
            + faint(disc(58, -5.5, 7, "#dff3ff"), 0.9),
        )
        + arm("M60 92Q80 78 75 46", SLATE, (74, 41), width=11)
        + poly("0 0 22 0 14 40 20 90 0 90", CRIMSON.deep)
        + poly("0 0 10 0 6 44 9 90 0 90", CRIMSON.mid)
        + line("M22 0Q14 44 20 90", CRIMSON.light, 1.4)
    )


def thief() -> str:
    return (
        night("thief", (60, 36, 27))
        + poly("0 90 0 70 18 58 36 70 36 74 120 66 120 90", "#1b1b3a")
        + poly("36 74 36 90 120 90 120 66", NIGHT.deep)
        + line("M40 78L118 71M44 84L118 78", NIGHT.mid, 1)
        + rect(94, 48, 10, 22, "#1b1b3a")
        + rect(92, 46, 14, 4, NIGHT.mid)
        + rect(10, 74, 8, 9, "#ffd97a")
        + put(58, 68, runner("#14132e"), 1.5)
        + put(72.5, 25, path("M-6-1Q0-3 7-1L6 2Q0 1-5 2z", CRIMSON.mid))
        + put(73, 25.5, disc(2, -1.2, 0.9, "#fff"))
        + put(36, 36, coin(GOLD, 4))
        + put(22, 60, coin(GOLD, 2.6))
        + put(14, 44, coin(GOLD, 2.2))
    )


def bandit() -> str:
    return (
        sky(DUSK, (94, 28, 10))
        + wood(72, PINE, "bandit", 2, 7)
        + rect(0, 72, 120, 18, PINE.deep)
        + put(
            54, 93, bust(EARTH, hair=WOOD.deep, stern=True) + mask(CRIMSON.mid) + wide_hat(EARTH, CRIMSON.light), 1.38
        )
        + put(96, 90, sack(EARTH, coin(GOLD, 5)), 1.2)
        + put(106, 90, stack(GOLD, 2, 6))
        + put(20, 90, sword(50), 1.15, -12)
        + arm("M32 95L25 89", EARTH, (20, 85), width=10)
    )


def goons() -> str:
    return (
        hall(IRON, STONE)
        + faint(disc(60, 20, 30, GOLD.light), 0.2)
        + put(60, 2, lantern())
        + put(92, 90, bust(PINE, hair="", beard=WOOD.deep, stern=True, wide=56), 1.25)
        + put(108, 62, club(), 1.2, 24)
        + put(38, 93, bust(CRIMSON, skin=SKIN, beard=ROOF.mid, stern=True, wide=58), 1.45)
        + put(38, 93, line("M4-44L7-34", CRIMSON.deep, 1.2), 1.45)
        + put(8, 82, club(), 1.4, -14)
        + arm("M14 97L11 86", CRIMSON, (9, 79), width=12)
    )


def mountebank() -> str:
    return (
        sky(EVENING, (16, 20, 8))
        + rect(0, 0, 120, 10, CRIMSON.deep)
        + "".join(
            path(f"M{x} 8h15a7.5 8 0 0 1-15 0z", CRIMSON.mid if i % 2 else GOLD.mid)
            for i, x in enumerate(range(0, 120, 15))
        )
        + put(
            46,
            88,
            bust(
                PLUM,
                hair=IRON.deep,
                collar=GOLD.mid,
                hat=path("M-8-42V-60H9V-42z", PLUM.deep)
                + rect(-8, -47, 17, 4, CRIMSON.mid)
                + path("M-15-41Q0-46 16-41Q0-38-15-41z", PLUM.deep),
            ),
            1.25,
        )
        + put(46, 88, line("M-5-32Q0-35 0-32.5Q0-35 5-32", IRON.deep, 1.6), 1.25)
        + rect(0, 76, 120, 14, WOOD.mid)
        + rect(0, 76, 120, 3, WOOD.light)
        + arm("M58 84Q80 76 83 50", PLUM, (84, 45), width=10)
        + put(84, 44, bottle(VENOM, 28))
        + faint(disc(84, 32, 17, VENOM.light), 0.3)
        + "".join(put(x, 78, bottle(hue, 18)) for x, hue in ((12, CRIMSON), (23, AZURE), (98, PLUM), (109, GOLD)))
    )


def rabble() -> str:
    """Angry faces in the light of their torches."""
    crowd = "".join(
        put(x, y, bust(robe, skin=skin, hair=hair, beard=beard, hat=hat, stern=True), size)
        + put(x, y, path("M-3.5-22Q0-25 3.5-22Q2.5-18 0-18T-3.5-22z", CRIMSON.deep), size)
        for x, y, size, robe, skin, hair, beard, hat in (
            (24, 84, 0.72, EARTH, SKIN, WOOD.deep, "", cap(LEAF)),
            (96, 84, 0.72, SLATE, SKIN, "#8a3a1e", "#8a3a1e", ""),
            (60, 98, 1.05, CRIMSON, SKIN, INK, "", wide_hat(WOOD)),
            (8, 104, 0.9, PLUM, BROWN_SKIN, INK, "", ""),
            (112, 104, 0.9, LEAF, SKIN, WOOD.deep, "", hood(EARTH)),
        )
    )
    return (
        night("rabble", None)
        + rect(0, 34, 120, 56, "#8a3b35")
        + faint(path("M0 44Q30 30 60 42T120 40V90H0z", FIRE.deep), 0.7)
        + poly("0 66 0 34 10 26 20 34 20 46 40 46 40 50 84 50 84 36 94 28 104 36 104 44 120 44 120 66", "#4c2436")
        + put(44, 74, torch(40), 1.25, -6)
        + put(10, 70, torch(34), 1.1, -10)
        + put(108, 72, torch(36), 1.15, 8)
        + put(78, 80, pitchfork(46), 1.1, 6)
        + crowd
    )
