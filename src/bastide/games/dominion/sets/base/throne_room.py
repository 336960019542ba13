"""Throne Room."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, PLAYED_1E
from bastide.games.dominion.rules.effects.choice_shorthands import may_play_from_hand, play_from_hand

card(
    "throne_room",
    cost=4,
    types=ACTION,
    play=[may_play_from_hand(ACTION, times=2)],
    on={PLAYED_1E: [play_from_hand(ACTION, times=2)]},
    bot=BotHints(value=40, order=98),
)

SCENARIOS: Final = """
hand 0: throne_room smithy
do: play throne_room; play smithy
then hand_size 0: 6
then in_play: smithy throne_room
then left: 0/1/$0
"""
