"""Moneylender."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, PLAYED_1E
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_shorthands import may_trash, trash
from bastide.games.dominion.rules.effects.effect_amounts import THAT_MANY
from bastide.games.dominion.rules.effects.effect_base import When

card(
    "moneylender",
    cost=4,
    types=ACTION,
    play=[may_trash(only=COPPER), When(THAT_MANY, [Plus(coins=3)])],
    on={PLAYED_1E: [trash(only=COPPER), When(THAT_MANY, [Plus(coins=3)])]},
    bot=BotHints(value=36, order=32, engine_order=5),
)

SCENARIOS: Final = """
hand 0: moneylender copper*2
do: play moneylender; trash copper
then hand 0: copper
then coins: 3

# no Copper, no coins
hand 0: moneylender silver
do: play moneylender
then coins: 0
"""
