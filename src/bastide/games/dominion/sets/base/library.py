"""Library."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.choice_effects import DrawUntil

card(
    "library",
    cost=5,
    types=ACTION,
    play=[DrawUntil(7, may_set_aside=ACTION)],
    bot=BotHints(value=44, order=39, draw_order=3),
)

SCENARIOS: Final = """
hand 0: library copper*5
deck 0: village gold silver estate
do: play library; set aside village
then hand 0: copper*5 gold silver
then pile 0: village
"""
