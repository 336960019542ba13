"""The scenes of the cards: one function for each card, under the card's name, in the files of this folder.

>>> from bastide.games.dominion.art import drawings
>>> drawings()["village"][:4]
'<svg'
"""

from __future__ import annotations

from collections.abc import Callable

from bastide.art.pen import sheet
from bastide.games.dominion.art import back, crafts, estates, folk, lobby, money, places, rogues, town

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
    return {"back": sheet(back.back(*CARD), *CARD), "lobby": lobby.lobby(CARD, scenes()), **found}
