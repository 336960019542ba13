"""Bank."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import PlusAsMany
from bastide.games.dominion.rules.effects.effect_amounts import InPlay

card("bank", cost=7, types=TREASURE, play=[PlusAsMany(coins=InPlay(TREASURE))], bot=BotHints(value=65, order=-10))

SCENARIOS: Final = """
# counts itself
hand 0: bank copper*2
phase: buy
do: play copper; play copper; play bank
then coins: 5
"""
