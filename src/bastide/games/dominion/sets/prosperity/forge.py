"""Forge."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.choice_effects import Gain
from bastide.games.dominion.rules.effects.choice_shorthands import trash_any
from bastide.games.dominion.rules.effects.effect_amounts import CostOfThose

card(
    "forge",
    cost=7,
    types=ACTION,
    play=[trash_any(), Gain(limit=CostOfThose(), exactly=True)],
    bot=BotHints(value=45, order=20, engine_order=1),
)

SCENARIOS: Final = """
# exactly the sum of the costs
hand 0: forge copper estate silver
kingdom: market
do: play forge; trash estate; trash silver; done
then illegal: gain silver
do: gain duchy
then pile 0: duchy
then hand 0: copper
"""
