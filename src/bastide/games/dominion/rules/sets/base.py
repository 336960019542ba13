"""The base game: the kingdom cards of both editions.

Three of them were compulsory in the 1st edition and are optional in the 2nd: ``play_1e`` is what they said then.
"""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, card
from bastide.games.dominion.rules.effects import TO_DECK, TO_HAND
from bastide.games.dominion.rules.numbers import COPPER, CURSE, SILVER
from bastide.games.dominion.rules.phrases import (
    all_but,
    cost_of_it,
    discard,
    discard_any,
    draw_until,
    each_other,
    gain,
    gain_a,
    gain_up_to,
    may_play_from_hand,
    may_trash,
    play_from_hand,
    plus,
    plus_counted,
    reveal_hand,
    that_many,
    topdeck_from_hand,
    trash,
    trash_up_to,
    when,
)

BOTH: Final = ["base1", "base2"]

BUREAUCRAT: Final = card(
    "bureaucrat",
    cost=4,
    types=ACTION | ATTACK,
    sets=BOTH,
    play=[
        gain_a(SILVER, TO_DECK),
        each_other(topdeck_from_hand(VICTORY, openly=True), when(that_many(), [reveal_hand()], least=0, most=0)),
    ],
)
CELLAR: Final = card(
    "cellar",
    cost=2,
    types=ACTION,
    sets=BOTH,
    play=[plus(actions=1), discard_any(), plus_counted(cards=that_many())],
)
CHAPEL: Final = card("chapel", cost=2, types=ACTION, sets=BOTH, play=[trash_up_to(4)])
COUNCIL_ROOM: Final = card(
    "council_room", cost=5, types=ACTION, sets=BOTH, play=[plus(cards=4, buys=1), each_other(plus(cards=1))]
)
FESTIVAL: Final = card("festival", cost=5, types=ACTION, sets=BOTH, play=[plus(actions=2, buys=1, coins=2)])
GARDENS: Final = card("gardens", cost=4, types=VICTORY, sets=BOTH, point_per_cards=10)
LABORATORY: Final = card("laboratory", cost=5, types=ACTION, sets=BOTH, play=[plus(cards=2, actions=1)])
LIBRARY: Final = card("library", cost=5, types=ACTION, sets=BOTH, play=[draw_until(7, may_set_aside=ACTION)])
MARKET: Final = card("market", cost=5, types=ACTION, sets=BOTH, play=[plus(cards=1, actions=1, buys=1, coins=1)])
MILITIA: Final = card(
    "militia", cost=4, types=ACTION | ATTACK, sets=BOTH, play=[plus(coins=2), each_other(discard(all_but(3)))]
)
MINE: Final = card(
    "mine",
    cost=5,
    types=ACTION,
    sets=BOTH,
    play=[may_trash(TREASURE), when(that_many(), [gain_up_to(cost_of_it(plus=3), TREASURE, TO_HAND)])],
    play_1e=[trash(TREASURE), when(that_many(), [gain_up_to(cost_of_it(plus=3), TREASURE, TO_HAND)])],
)
MOAT: Final = card("moat", cost=2, types=ACTION | REACTION, sets=BOTH, play=[plus(cards=2)], shields=True)
MONEYLENDER: Final = card(
    "moneylender",
    cost=4,
    types=ACTION,
    sets=BOTH,
    play=[may_trash(only=COPPER), when(that_many(), [plus(coins=3)])],
    play_1e=[trash(only=COPPER), when(that_many(), [plus(coins=3)])],
)
REMODEL: Final = card(
    "remodel",
    cost=4,
    types=ACTION,
    sets=BOTH,
    play=[trash(), when(that_many(), [gain_up_to(cost_of_it(plus=2))])],
)
SMITHY: Final = card("smithy", cost=4, types=ACTION, sets=BOTH, play=[plus(cards=3)])
THRONE_ROOM: Final = card(
    "throne_room",
    cost=4,
    types=ACTION,
    sets=BOTH,
    play=[may_play_from_hand(ACTION, times=2)],
    play_1e=[play_from_hand(ACTION, times=2)],
)
VILLAGE: Final = card("village", cost=3, types=ACTION, sets=BOTH, play=[plus(cards=1, actions=2)])
WITCH: Final = card("witch", cost=5, types=ACTION | ATTACK, sets=BOTH, play=[plus(cards=2), each_other(gain_a(CURSE))])
WORKSHOP: Final = card("workshop", cost=3, types=ACTION, sets=BOTH, play=[gain(up_to=4)])
