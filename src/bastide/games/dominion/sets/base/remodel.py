"""Remodel."""

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
    "remodel",
    cost=4,
    types=ACTION,
    play=[trash(), When(THAT_MANY, [Gain(limit=CostOfThose(plus=2))])],
    bot=BotHints(value=34, order=25, engine_order=7),
)

SCENARIOS: Final = """
hand 0: remodel estate
kingdom: market
do: play remodel
then illegal: gain market
do: gain remodel
then pile 0: remodel
then trash: estate
"""
