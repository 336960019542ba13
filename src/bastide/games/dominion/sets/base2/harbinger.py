"""Harbinger."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_shorthands import may_topdeck_from_pile

card(
    "harbinger",
    cost=3,
    types=ACTION,
    play=[Plus(cards=1, actions=1), may_topdeck_from_pile()],
    bot=BotHints(value=28, order=84),
)

SCENARIOS: Final = """
hand 0: harbinger
deck 0: copper
discard 0: gold estate
do: play harbinger; topdeck gold
then hand 0: copper
then deck 0: gold
then pile 0: estate
"""
