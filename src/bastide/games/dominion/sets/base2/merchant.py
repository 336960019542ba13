"""Merchant."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import SILVER
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import FirstPlayBonus, Plus

card(
    "merchant",
    cost=3,
    types=ACTION,
    play=[Plus(cards=1, actions=1), FirstPlayBonus(SILVER, coins=1)],
    bot=BotHints(value=30, order=83),
)

SCENARIOS: Final = """
# only the first Silver
hand 0: merchant silver*2
do: play merchant; play silver
then coins: 3
do: play silver
then coins: 5
"""
