"""Guild cards. The number of players plus two of them, drawn at random, join the deck of Age III."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.cards.card_definition import Deck, guild
from bastide.games.seven_wonders.rules.city.city_state import (
    BLUE,
    BROWN,
    GREEN,
    GREY,
    PURPLE,
    RED,
    STAGES,
    WHOLE_WONDER,
    YELLOW,
)
from bastide.games.seven_wonders.rules.city.effects import ALL_THREE, NEIGHBOURS, points, science

#: Id, cost, effects.
DECK: Final = Deck(
    3,
    [
        guild("workers-guild", "WSOOC", points(1, per=BROWN, of=NEIGHBOURS)),
        guild("craftsmens-guild", "SSOO", points(2, per=GREY, of=NEIGHBOURS)),
        guild("magistrates-guild", "WWWST", points(1, per=BLUE, of=NEIGHBOURS)),
        guild("traders-guild", "GPT", points(1, per=YELLOW, of=NEIGHBOURS)),
        guild("spies-guild", "CCG", points(1, per=RED, of=NEIGHBOURS)),
        guild("philosophers-guild", "CCCPT", points(1, per=GREEN, of=NEIGHBOURS)),
        guild("shipowners-guild", "WWWGP", points(1, per=BROWN | GREY | PURPLE)),
        guild("scientists-guild", "WWOOP", science("any")),
        guild("decorators-guild", "SOOT", points(7, per=WHOLE_WONDER)),
        guild("builders-guild", "SSSCCG", points(1, per=STAGES, of=ALL_THREE)),
    ],
)
