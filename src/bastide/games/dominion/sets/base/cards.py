"""Base game: kingdom cards of both editions.

Three cards are mandatory in the 1st edition and optional in the 2nd; their 1st edition effect is on ``PLAYED_1E``.
"""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, CURSE, SILVER
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import (
    ACTION,
    ATTACK,
    ATTACKED_IN_HAND,
    PLAYED_1E,
    REACTION,
    TREASURE,
    VICTORY,
)
from bastide.games.dominion.rules.effects.automatic_effects import GainA, Plus, PlusAsMany, RevealHand, Unaffected
from bastide.games.dominion.rules.effects.choice_effects import DrawUntil, Gain
from bastide.games.dominion.rules.effects.choice_shorthands import (
    discard_any,
    discard_down_to,
    may_play_from_hand,
    may_trash,
    play_from_hand,
    reveal_and_topdeck,
    trash,
    trash_up_to,
)
from bastide.games.dominion.rules.effects.effect_amounts import THAT_MANY, CostOfThose
from bastide.games.dominion.rules.effects.effect_base import EachOther, When
from bastide.games.dominion.rules.state.card_moves import TO_DECK, TO_HAND

BOTH: Final = ["base1", "base2"]

BUREAUCRAT: Final = card(
    "bureaucrat",
    cost=4,
    types=ACTION | ATTACK,
    sets=BOTH,
    play=[
        GainA(SILVER, TO_DECK),
        EachOther(reveal_and_topdeck(VICTORY), When(THAT_MANY, [RevealHand()], least=0, most=0)),
    ],
)
CELLAR: Final = card(
    "cellar",
    cost=2,
    types=ACTION,
    sets=BOTH,
    play=[Plus(actions=1), discard_any(), PlusAsMany(cards=THAT_MANY)],
)
CHAPEL: Final = card("chapel", cost=2, types=ACTION, sets=BOTH, play=[trash_up_to(4)])
COUNCIL_ROOM: Final = card(
    "council_room", cost=5, types=ACTION, sets=BOTH, play=[Plus(cards=4, buys=1), EachOther(Plus(cards=1))]
)
FESTIVAL: Final = card("festival", cost=5, types=ACTION, sets=BOTH, play=[Plus(actions=2, buys=1, coins=2)])
GARDENS: Final = card("gardens", cost=4, types=VICTORY, sets=BOTH, point_per_cards=10)
LABORATORY: Final = card("laboratory", cost=5, types=ACTION, sets=BOTH, play=[Plus(cards=2, actions=1)])
LIBRARY: Final = card("library", cost=5, types=ACTION, sets=BOTH, play=[DrawUntil(7, may_set_aside=ACTION)])
MARKET: Final = card("market", cost=5, types=ACTION, sets=BOTH, play=[Plus(cards=1, actions=1, buys=1, coins=1)])
MILITIA: Final = card(
    "militia", cost=4, types=ACTION | ATTACK, sets=BOTH, play=[Plus(coins=2), EachOther(discard_down_to(3))]
)
MINE: Final = card(
    "mine",
    cost=5,
    types=ACTION,
    sets=BOTH,
    play=[may_trash(TREASURE), When(THAT_MANY, [Gain(limit=CostOfThose(plus=3), types=TREASURE, place=TO_HAND)])],
    on={
        PLAYED_1E: [trash(TREASURE), When(THAT_MANY, [Gain(limit=CostOfThose(plus=3), types=TREASURE, place=TO_HAND)])]
    },
)
MOAT: Final = card(
    "moat", cost=2, types=ACTION | REACTION, sets=BOTH, play=[Plus(cards=2)], on={ATTACKED_IN_HAND: [Unaffected()]}
)
MONEYLENDER: Final = card(
    "moneylender",
    cost=4,
    types=ACTION,
    sets=BOTH,
    play=[may_trash(only=COPPER), When(THAT_MANY, [Plus(coins=3)])],
    on={PLAYED_1E: [trash(only=COPPER), When(THAT_MANY, [Plus(coins=3)])]},
)
REMODEL: Final = card(
    "remodel",
    cost=4,
    types=ACTION,
    sets=BOTH,
    play=[trash(), When(THAT_MANY, [Gain(limit=CostOfThose(plus=2))])],
)
SMITHY: Final = card("smithy", cost=4, types=ACTION, sets=BOTH, play=[Plus(cards=3)])
THRONE_ROOM: Final = card(
    "throne_room",
    cost=4,
    types=ACTION,
    sets=BOTH,
    play=[may_play_from_hand(ACTION, times=2)],
    on={PLAYED_1E: [play_from_hand(ACTION, times=2)]},
)
VILLAGE: Final = card("village", cost=3, types=ACTION, sets=BOTH, play=[Plus(cards=1, actions=2)])
WITCH: Final = card("witch", cost=5, types=ACTION | ATTACK, sets=BOTH, play=[Plus(cards=2), EachOther(GainA(CURSE))])
WORKSHOP: Final = card("workshop", cost=3, types=ACTION, sets=BOTH, play=[Gain(up_to=4)])
