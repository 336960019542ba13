"""Quarry."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, TREASURE

card("quarry", cost=4, types=TREASURE, coins=1, discounts=ACTION, discount=2, bot=BotHints(value=28, order=60))

SCENARIOS: Final = """
kingdom: market
phase: buy
coins: 3
play: quarry
then legal: buy market
then illegal: buy duchy
"""
