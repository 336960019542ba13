"""The purple cards: each shows one of the guild, with the sign of the trade."""

from __future__ import annotations

from bastide.art.antique import (
    MARBLE,
    SAND,
    amphora,
    bricks,
    galley,
    house,
    logs,
    pedestal,
    statue,
    temple,
    toga,
    wreath,
)
from bastide.art.buildings import column
from bastide.art.land import board, hill, night, sky, water
from bastide.art.letters import open_book, scroll
from bastide.art.palette import (
    AZURE,
    BROWN_SKIN,
    CRIMSON,
    DAY,
    DUSK,
    EARTH,
    EVENING,
    GOLD,
    LEAF,
    LINEN,
    NIGHT,
    PINE,
    PLUM,
    ROOF,
    SKIN,
    SLATE,
    STONE,
    WATER,
    WOOD,
)
from bastide.art.pen import INK, disc, faint, line, oval, path, poly, put, rect, shadow
from bastide.art.people import arm, banner, bonnet, bust, cap, hood, mask, turban, wide_hat
from bastide.art.riches import coin, stack
from bastide.art.tools import hammer, pick
from bastide.art.vessels import flask, vase


def _plain(hue_light: str, hue_mid: str) -> str:
    """A wall in two tones, with light from the upper left."""
    return (
        rect(0, 0, 120, 90, hue_mid) + faint(disc(34, 24, 62, hue_light), 0.5) + faint(disc(34, 24, 38, hue_light), 0.5)
    )


def workers_guild() -> str:
    return (
        sky(DAY, (100, 16, 7))
        + hill(62, EARTH.light, 5, 20)
        + rect(0, 72, 120, 18, EARTH.mid)
        + put(20, 86, logs(2, 6))
        + put(102, 86, bricks(4, 4, 9, 5.5))
        + shadow(60, 88, 28, 3)
        + put(60, 92, bust(EARTH, skin=SKIN, hair=WOOD.deep, beard=WOOD.deep, hat=cap(ROOF), collar=LINEN.mid), 1.25)
        + put(92, 78, pick(44), turn=16)
        + arm("M78 84L92 66", EARTH, (93, 62))
    )


def craftsmens_guild() -> str:
    return (
        _plain(SLATE.light, SLATE.mid)
        + rect(0, 72, 120, 18, WOOD.mid)
        + rect(0, 72, 120, 2.5, WOOD.light)
        + put(56, 84, bust(PLUM, skin=BROWN_SKIN, hair=INK, collar=LINEN.light), 1.2)
        + rect(0, 74, 120, 16, WOOD.mid)
        + rect(0, 74, 120, 2.5, WOOD.light)
        + put(22, 75, vase(AZURE, GOLD.light), 1.05)
        + put(
            98,
            76,
            oval(0, -6, 15, 6, CRIMSON.mid)
            + oval(-14, -6, 4, 6, CRIMSON.light)
            + oval(-14, -6, 1.6, 2.6, CRIMSON.deep),
        )
        + put(100, 64, scroll(20, 12), turn=-8)
        + put(76, 72, hammer(24), turn=30)
        + arm("M70 80L78 72", PLUM, (77, 70), BROWN_SKIN)
    )


def magistrates_guild() -> str:
    return (
        _plain(AZURE.light, AZURE.mid)
        + put(14, 80, column(78, MARBLE, 9))
        + put(106, 80, column(78, MARBLE, 9))
        + rect(0, 78, 120, 12, STONE.mid)
        + put(60, 92, bust(MARBLE, hair="#b9ad99", stern=True) + toga(sash=PLUM) + wreath(), 1.3)
        + put(86, 72, scroll(16, 24, ""), turn=10)
        + arm("M80 86L86 76", MARBLE, (86, 74))
    )


def traders_guild() -> str:
    return (
        _plain(GOLD.light, GOLD.mid)
        + rect(0, 70, 120, 20, PLUM.deep)
        + put(58, 84, bust(CRIMSON, skin=BROWN_SKIN, hair=INK, beard=INK, hat=turban(LINEN)), 1.22)
        + rect(0, 76, 120, 14, PLUM.mid)
        + "".join(poly(f"{x} 76 {x + 10} 76 {x + 5} 84", GOLD.mid) for x in range(0, 120, 10))
        + put(22, 76, stack(GOLD, 5, 9))
        + put(98, 76, amphora(ROOF), 1.05)
        + put(80, 68, coin(GOLD, 9))
    )


def spies_guild() -> str:
    return (
        night("spies", (96, 18, 9))
        + put(20, 90, house(34, 52, SLATE))
        + put(108, 90, house(34, 44, SLATE))
        + rect(0, 84, 120, 6, NIGHT.deep)
        + put(62, 93, bust(NIGHT, hat=hood(NIGHT)) + mask(NIGHT.deep), 1.35)
        + line("M84 84L92 66", "#dfe6ee", 2.6)
        + line("M81 80L88 83", GOLD.mid, 2.4)
    )


def philosophers_guild() -> str:
    return (
        sky(DUSK, (24, 22, 10))
        + put(98, 74, temple(30, 20, 4, LEAF), 0.9)
        + hill(72, LEAF.mid, 4, 0)
        + put(56, 92, bust(LINEN, hair="#d9d2c4", beard="#efe9dc") + toga(sash=PLUM), 1.35)
        + line("M76 84L84 66L78 56", LINEN.mid, 8)
        + disc(77, 54, 5, SKIN.light)
        + put(28, 88, scroll(22, 14), turn=-12)
    )


def shipowners_guild() -> str:
    return (
        sky(DAY, (22, 18, 8))
        + water(48, WATER, "owners")
        + put(84, 60, galley(CRIMSON, WOOD), 0.78)
        + rect(0, 80, 120, 10, WOOD.mid)
        + rect(0, 80, 120, 2.5, WOOD.light)
        + put(
            38, 92, bust(AZURE, skin=SKIN, hair=WOOD.deep, beard=WOOD.deep, hat=wide_hat(PLUM), collar=GOLD.mid), 1.25
        )
        + put(70, 74, scroll(18, 16), turn=-8)
        + arm("M52 88L62 80", AZURE, (63, 78))
    )


def scientists_guild() -> str:
    return (
        _plain(PINE.mid, PINE.deep)
        + put(
            24,
            30,
            line("M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0M-11 0A11 4 0 1 1 11 0", GOLD.mid, 2)
            + disc(0, 0, 3, GOLD.light),
        )
        + rect(86, 14, 26, 34, STONE.light, 3)
        + line("M90 22H108M90 29H108M90 36H102", STONE.deep, 1.6)
        + put(60, 86, bust(PLUM, hair="#d8cfbf", beard="#efe8da", collar=LINEN.light), 1.3)
        + board(74)
        + put(26, 78, flask(AZURE, 11))
        + put(96, 86, open_book(34))
    )


def decorators_guild() -> str:
    return (
        _plain(LINEN.light, LINEN.mid)
        + rect(0, 76, 120, 14, STONE.mid)
        + put(86, 80, pedestal(30, 10))
        + put(86, 70, statue(MARBLE), 1.05)
        + put(38, 92, bust(ROOF, hair=WOOD.deep, collar=LINEN.light, hat=bonnet(PLUM)), 1.22)
        + arm("M54 82L70 66", ROOF, (71, 64))
        + line("M70 66L79 54", WOOD.deep, 2)
        + path("M78 55L82 48L84 54L80 57z", GOLD.mid)
        + put(18, 6, banner(PLUM, 26, 14))
        + put(44, 6, banner(GOLD, 20, 12))
    )


def builders_guild() -> str:
    course = "".join(
        poly(
            f"{6 + i * 9} {70 - i * 9} {11 + i * 9} {61 - i * 9} {109 - i * 9} {61 - i * 9} {114 - i * 9} {70 - i * 9}",
            SAND.light if i % 2 else SAND.mid,
        )
        for i in range(4)
    )
    return (
        sky(EVENING, (98, 20, 9))
        + hill(66, SAND.mid, 4, 0)
        + course
        + poly("60 34 78 34 114 70 84 70", SAND.deep)
        + line("M80 34V8M80 12H98M98 12V24", WOOD.deep, 2.6)
        + rect(92, 24, 12, 8, STONE.light)
        + rect(0, 70, 120, 20, SAND.deep)
        + put(44, 92, bust(AZURE, skin=BROWN_SKIN, hair=INK, hat=cap(LINEN), collar=GOLD.mid), 1.2)
        + put(84, 82, poly("0 0 24 0 0 -22", WOOD.mid) + poly("4 -3 14 -3 4 -12", SAND.deep))
        + put(72, 80, hammer(20), turn=-20)
    )
