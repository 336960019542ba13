"""Peddler."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus

card(
    "peddler",
    cost=8,
    types=ACTION,
    play=[Plus(cards=1, actions=1, coins=1)],
    cheaper_per=ACTION,
    cheaper_by=2,
    bot=BotHints(value=45, order=85),
)

SCENARIOS: Final = """
kingdom: peddler
phase: buy
coins: 4
play: village*2
then legal: buy peddler

kingdom: peddler
phase: buy
coins: 3
play: village*2
then illegal: buy peddler
"""
