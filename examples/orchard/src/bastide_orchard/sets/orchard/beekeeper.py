"""Beekeeper."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_shorthands import may_trash

card(
    "beekeeper",
    cost=4,
    types=ACTION,
    play=[Plus(cards=2, buys=1), may_trash()],
    bot=BotHints(value=48, order=45),
)

SCENARIOS: Final = """
hand 0: beekeeper curse
deck 0: gold silver copper
do: play beekeeper; trash curse
then hand 0: gold silver
then trash: curse
"""
