"""Cards of Age II."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.cards.card_definition import Deck, card
from bastide.games.seven_wonders.rules.city.city_state import BLUE, BROWN, GREEN, GREY, RED, YELLOW
from bastide.games.seven_wonders.rules.city.effects import (
    ALL_THREE,
    coins,
    points,
    produces,
    produces_for_owner,
    science,
    shields,
)

#: Id, colour, minimum number of players for each copy, cost, effects; chain symbols needed and given.
DECK: Final = Deck(
    2,
    [
        card("sawmill", BROWN, "3 4", "1", produces("WW")),
        card("quarry", BROWN, "3 4", "1", produces("SS")),
        card("brickyard", BROWN, "3 4", "1", produces("CC")),
        card("foundry", BROWN, "3 4", "1", produces("OO")),
        card("loom-2", GREY, "3 5", "", produces("T"), name="loom"),
        card("glassworks-2", GREY, "3 5", "", produces("G"), name="glassworks"),
        card("press-2", GREY, "3 5", "", produces("P"), name="press"),
        card("statue", BLUE, "3 7", "WOO", points(4), needs="hammer"),
        card("aqueduct", BLUE, "3 7", "SSS", points(5), needs="water-drop"),
        card("temple", BLUE, "3 6", "WCG", points(4)),
        card("courthouse", BLUE, "3 5", "CCT", points(4), needs="scales"),
        card("caravansery", YELLOW, "3 5 6", "WW", produces_for_owner("W/S/O/C"), needs="camel", gives="lighthouse"),
        card("forum", YELLOW, "3 6 7", "CC", produces_for_owner("G/P/T"), needs="market-stall", gives="barrel"),
        card("vineyard", YELLOW, "3 6", "", coins(1, per=BROWN, of=ALL_THREE)),
        card("bazar", YELLOW, "4 7", "", coins(2, per=GREY, of=ALL_THREE)),
        card("stables", RED, "3 5", "WOC", shields(2), needs="horseshoe"),
        card("archery-range", RED, "3 6", "WWO", shields(2), needs="target"),
        card("walls", RED, "3 7", "SSS", shields(2), gives="castle"),
        card("training-ground", RED, "4 6 7", "WOO", shields(2), gives="helmet"),
        card("dispensary", GREEN, "3 4", "OOG", science("compass"), needs="mortar", gives="lightning torch"),
        card("laboratory", GREEN, "3 5", "CCP", science("gear"), needs="oil-lamp", gives="planet saw"),
        card("library", GREEN, "3 6", "SST", science("tablet"), needs="book", gives="temple-front scroll"),
        card("school", GREEN, "3 7", "WP", science("tablet"), gives="lyre feather"),
    ],
)
