"""Hoard."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import GOLD
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import BUYING_IN_PLAY, TREASURE, VICTORY
from bastide.games.dominion.rules.effects.automatic_effects import GainA
from bastide.games.dominion.rules.effects.effect_base import WhenBuying

card(
    "hoard",
    cost=6,
    types=TREASURE,
    coins=2,
    on={BUYING_IN_PLAY: [WhenBuying(GainA(GOLD), types=VICTORY)]},
    bot=BotHints(value=62, order=40),
)

SCENARIOS: Final = """
phase: buy
coins: 5
play: hoard
do: buy duchy
then pile 0: duchy gold hoard
"""
