"""Grand Market."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus

card(
    "grand_market",
    cost=6,
    types=ACTION,
    play=[Plus(cards=1, actions=1, buys=1, coins=2)],
    forbidden_with=COPPER,
    bot=BotHints(value=72, order=91),
)

SCENARIOS: Final = """
kingdom: grand_market
phase: buy
coins: 6
play: copper
then illegal: buy grand_market

kingdom: grand_market
phase: buy
coins: 6
play: silver
then legal: buy grand_market
"""
