"""Talisman."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import BUYING_IN_PLAY, TREASURE, VICTORY
from bastide.games.dominion.rules.effects.automatic_effects import GainACopy
from bastide.games.dominion.rules.effects.effect_base import WhenBuying

card(
    "talisman",
    cost=4,
    types=TREASURE,
    coins=1,
    on={BUYING_IN_PLAY: [WhenBuying(GainACopy(), but=VICTORY, most_cost=4)]},
    bot=BotHints(value=26, order=50),
)

SCENARIOS: Final = """
kingdom: militia
phase: buy
coins: 4
play: talisman
do: buy militia
then pile 0: militia*2 talisman

# no Victory card
phase: buy
coins: 2
play: talisman
do: buy estate
then pile 0: estate talisman
"""
