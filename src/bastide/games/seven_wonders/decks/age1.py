"""Cards of Age I."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.cards.card_definition import Deck, card
from bastide.games.seven_wonders.rules.city.city_state import BLUE, BROWN, GREEN, GREY, RED, YELLOW
from bastide.games.seven_wonders.rules.city.effects import (
    LEFT,
    NEIGHBOURS,
    RIGHT,
    coins,
    goods_for_one_coin,
    points,
    produces,
    raw_for_one_coin,
    science,
    shields,
)

#: Id, colour, minimum number of players for each copy, cost, effects; chain symbols needed and given.
DECK: Final = Deck(
    1,
    [
        card("lumber-yard", BROWN, "3 4", "", produces("W")),
        card("stone-pit", BROWN, "3 5", "", produces("S")),
        card("clay-pool", BROWN, "3 5", "", produces("C")),
        card("ore-vein", BROWN, "3 4", "", produces("O")),
        card("tree-farm", BROWN, "6", "1", produces("W/C")),
        card("excavation", BROWN, "4", "1", produces("S/C")),
        card("clay-pit", BROWN, "3", "1", produces("O/C")),
        card("timber-yard", BROWN, "3", "1", produces("W/S")),
        card("forest-cave", BROWN, "5", "1", produces("W/O")),
        card("mine", BROWN, "6", "1", produces("S/O")),
        card("loom-1", GREY, "3 6", "", produces("T"), name="loom"),
        card("glassworks-1", GREY, "3 6", "", produces("G"), name="glassworks"),
        card("press-1", GREY, "3 6", "", produces("P"), name="press"),
        card("well", BLUE, "4 7", "", points(3), gives="hammer"),
        card("baths", BLUE, "3 7", "S", points(3), gives="water-drop"),
        card("altar", BLUE, "3 5", "", points(3), gives="star"),
        card("theater", BLUE, "3 6", "", points(3), gives="mask"),
        card("tavern", YELLOW, "4 5 7", "", coins(5)),
        card("east-trading-post", YELLOW, "3 7", "", raw_for_one_coin(RIGHT), gives="market-stall"),
        card("west-trading-post", YELLOW, "3 7", "", raw_for_one_coin(LEFT), gives="market-stall"),
        card("marketplace", YELLOW, "3 6", "", goods_for_one_coin(NEIGHBOURS), gives="camel"),
        card("stockade", RED, "3 7", "W", shields(1)),
        card("barracks", RED, "3 5", "O", shields(1)),
        card("guard-tower", RED, "3 4", "C", shields(1)),
        card("apothecary", GREEN, "3 5", "T", science("compass"), gives="horseshoe mortar"),
        card("workshop", GREEN, "3 7", "G", science("gear"), gives="target oil-lamp"),
        card("scriptorium", GREEN, "3 4", "P", science("tablet"), gives="scales book"),
    ],
)
