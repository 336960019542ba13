"""Watchtower."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, GAINING_IN_HAND, REACTION
from bastide.games.dominion.rules.effects.choice_effects import DrawUntil
from bastide.games.dominion.rules.effects.choice_shorthands import trash_or_topdeck_gained

card(
    "watchtower",
    cost=3,
    types=ACTION | REACTION,
    play=[DrawUntil(6)],
    on={GAINING_IN_HAND: [trash_or_topdeck_gained()]},
    bot=BotHints(value=26, order=18, draw_order=2),
)

SCENARIOS: Final = """
hand 0: watchtower copper*3
do: play watchtower
then hand_size 0: 6

hand 0: watchtower
phase: buy
do: buy curse; use watchtower; trash curse
then trash: curse
"""
