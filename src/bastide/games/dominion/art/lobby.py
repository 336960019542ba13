"""The picture that the lobby shows of the game: a hand of cards over the table, a deck, coins, and a candle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bastide.art.hero import HIGH, WIDE, by_lamp, hero, own, table_top
from bastide.art.letters import candle
from bastide.art.palette import COPPER, FIRE, GOLD, LINEN, SILVER
from bastide.art.pen import INK, disc, faint, line, oval, path, put, rect, sheet
from bastide.art.riches import coin, stack
from bastide.games.dominion.art.back import back

#: The hand, from the left to the right, with the colour of each card's bands.
HAND = (
    ("village", "#ded6c6"),
    ("witch", "#dba595"),
    ("gold", "#e9bf4d"),
    ("moat", "#86b3de"),
    ("province", "#8fbf7a"),
)
#: What lies behind it: a row of the supply.
SUPPLY = (("market", "#ded6c6"), ("laboratory", "#ded6c6"), ("throne_room", "#ded6c6"), ("festival", "#ded6c6"))

Scenes = Mapping[str, Callable[[], str]]


def lobby(card: tuple[float, float], scenes: Scenes) -> str:
    """A turn is about to begin; by lamplight the candle stands in its glow."""
    wide, high = card
    row = "".join(
        put(66 + i * 72, -52 + (i % 2) * 2, _pile(_face(scenes[name], band, wide, high), wide, high), 0.86)
        for i, (name, band) in enumerate(SUPPLY)
    )
    deck = put(8, 84, _pile(sheet(back(wide, high), wide, high), wide, high), 0.72, -8)
    coins = put(316, 130, stack(GOLD, 4, 13)) + put(340, 142, stack(SILVER, 3, 12)) + put(312, 152, coin(COPPER, 11))
    return hero(
        table_top()
        + row
        + by_lamp(faint(disc(322, 84, 130, FIRE.mid), 0.1) + faint(disc(322, 84, 78, FIRE.mid), 0.14))
        + deck
        + coins
        + own(
            put(
                334,
                110,
                faint(oval(3, 1, 13, 4.5, INK), 0.3)
                + oval(0, 0, 11, 4, GOLD.deep)
                + oval(0, -1, 9, 3, GOLD.mid)
                + candle(24),
                1.3,
            )
        )
        + own("".join(_held(i, _face(scenes[name], band, wide, high), card) for i, (name, band) in enumerate(HAND)))
    )


def _held(i: int, face: str, card: tuple[float, float]) -> str:
    """One of the hand, fanned out."""
    wide, high = card
    off = i - (len(HAND) - 1) / 2
    drawn = put(-wide / 2, -high, faint(rect(2, 3, wide, high, INK, 6), 0.3) + face)
    return put(WIDE / 2 + off * 47, HIGH + 27 + abs(off) ** 2 * 5, drawn, 1.12, off * 9)


def _pile(top: str, wide: float, high: float) -> str:
    """A card on others of its kind."""
    edges = "".join(rect(i * 0.7, i * 1.1, wide, high, (LINEN.mid, LINEN.deep)[i % 2], 6) for i in range(7, 0, -1))
    return faint(rect(8, 12, wide, high, INK, 6), 0.3) + edges + top


def _face(scene: Callable[[], str], band: str, wide: float, high: float) -> str:
    """A card, its name too small to be read: two bands of the colour of its type, its scene between them."""
    tall = high - 32
    scale = tall / 90
    shown = sheet(put((wide - 120 * scale) / 2, 0, scene(), scale), wide, tall)
    return (
        rect(-0.8, -0.8, wide + 1.6, high + 1.6, "#6f5f45", 6.5)
        + rect(0, 0, wide, high, band, 6)
        + put(0, 16, shown)
        + line(f"M{wide * 0.22:.0f} 8H{wide * 0.78:.0f}", "#4d4438", 3.4)
        + path(f"M6 {high - 8:.0f}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", GOLD.mid)
        + line(f"M{wide * 0.55:.0f} {high - 8:.0f}H{wide - 8:.0f}", "#6f5f45", 2.4)
    )
