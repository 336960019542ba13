"""King's Court."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.choice_shorthands import may_play_from_hand

card("kings_court", cost=7, types=ACTION, play=[may_play_from_hand(ACTION, times=3)], bot=BotHints(value=75, order=99))

SCENARIOS: Final = """
hand 0: kings_court monument
do: play kings_court; play monument
then coins: 6
then tokens 0: 3
"""
