"""City."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.effect_amounts import EMPTY_PILES
from bastide.games.dominion.rules.effects.effect_base import When

card(
    "city",
    cost=5,
    types=ACTION,
    play=[
        Plus(cards=1, actions=2),
        When(EMPTY_PILES, [Plus(cards=1)], least=1),
        When(EMPTY_PILES, [Plus(coins=1, buys=1)], least=2),
    ],
    bot=BotHints(value=50, order=95),
)

SCENARIOS: Final = """
hand 0: city
supply: curse*0 estate*0
do: play city
then hand_size 0: 2
then left: 2/2/$1
"""
