"""Royal Seal."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import GAINING_IN_PLAY, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import TopdeckGained

card(
    "royal_seal",
    cost=5,
    types=TREASURE,
    coins=2,
    on={GAINING_IN_PLAY: [TopdeckGained()]},
    bot=BotHints(value=40, order=30),
)

SCENARIOS: Final = """
# the card is drawn in the clean-up
phase: buy
coins: 6
play: royal_seal
do: buy gold; use royal_seal
then hand 0: copper*4 gold
"""
