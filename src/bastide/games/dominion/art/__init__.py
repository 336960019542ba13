"""The scenes of the cards: one function for each card, under the card's name, in the files of this folder.

>>> from bastide.games.dominion.art import drawings
>>> drawings()["village"][:4]
'<svg'
"""

from __future__ import annotations

from collections.abc import Callable

from bastide.art.palette import AZURE, CRIMSON, GOLD, LEAF, LINEN, PINE, STONE
from bastide.art.pen import INK, disc, faint, line, path, put, rect, sheet
from bastide.games.dominion.art import back, crafts, estates, folk, money, places, rogues, town

#: How wide and how high a card is.
CARD = (75, 120)


def scenes() -> dict[str, Callable[[], str]]:
    """Who draws which card."""
    return {
        name: drawn
        for module in (money, estates, places, town, crafts, folk, rogues)
        for name, drawn in sorted(vars(module).items())
        if callable(drawn) and drawn.__module__ == module.__name__ and not name.startswith("_")
    }


def drawings() -> dict[str, str]:
    """Every picture as an SVG, by its name: the scenes by their cards, the back of all cards, the lobby's picture."""
    found = {name: sheet(draw()) for name, draw in scenes().items()}
    return {"back": sheet(back.back(*CARD), *CARD), "lobby": sheet(lobby(), 320, 140), **found}


def lobby() -> str:
    """A hand of cards, fanned out over the table."""
    shown = (("village", STONE), ("witch", CRIMSON), ("gold", GOLD), ("moat", AZURE), ("province", LEAF))
    parts = [
        rect(0, 0, 320, 140, PINE.deep),
        faint(disc(160, 60, 150, PINE.mid), 0.6),
        faint(disc(160, 50, 95, PINE.mid), 0.6),
    ]
    for i, (name, hue) in enumerate(shown):
        turn = (i - 2) * 13
        face = (
            faint(rect(-41, -124, 86, 130, INK, 7), 0.25)
            + rect(-43, -128, 86, 134, LINEN.light, 7)
            + path("M-43-111V-121A7 7 0 0 1-36-128H36A7 7 0 0 1 43-121V-111z", hue.mid)
            + put(-43, -111, sheet(scenes()[name]()), 86 / 120)
            + line("M-30-36H30M-24-27H24", LINEN.deep, 4)
        )
        parts.append(put(160 + (i - 2) * 50, 150 + abs(i - 2) * 9, face, turn=turn))
    return "".join(parts)
