"""Contraband."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_effects import NameACard

card("contraband", cost=5, types=TREASURE, coins=3, play=[Plus(buys=1), NameACard()], bot=BotHints(value=38, order=20))

SCENARIOS: Final = """
hand 0: contraband gold*2
phase: buy
do: play contraband; name province; play gold; play gold
then left: 1/2/$9
then illegal: buy province
then legal: buy gold
"""
