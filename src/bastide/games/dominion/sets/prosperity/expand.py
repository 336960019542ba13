"""Expand."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.choice_effects import Gain
from bastide.games.dominion.rules.effects.choice_shorthands import trash
from bastide.games.dominion.rules.effects.effect_amounts import THAT_MANY, CostOfThose
from bastide.games.dominion.rules.effects.effect_base import When

card(
    "expand",
    cost=7,
    types=ACTION,
    play=[trash(), When(THAT_MANY, [Gain(limit=CostOfThose(plus=3))])],
    bot=BotHints(value=55, order=33, engine_order=2),
)

SCENARIOS: Final = """
hand 0: expand duchy
do: play expand; gain province
then pile 0: province
then trash: duchy
"""
