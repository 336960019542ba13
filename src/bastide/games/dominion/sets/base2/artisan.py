"""Artisan."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.choice_effects import Gain
from bastide.games.dominion.rules.effects.choice_shorthands import topdeck_from_hand
from bastide.games.dominion.rules.state.card_moves import TO_HAND

card(
    "artisan",
    cost=6,
    types=ACTION,
    play=[Gain(up_to=5, place=TO_HAND), topdeck_from_hand()],
    bot=BotHints(value=58, order=37, engine_order=3),
)

SCENARIOS: Final = """
hand 0: artisan estate
kingdom: market
do: play artisan; gain market; topdeck estate
then hand 0: market
then deck_top 0: estate
"""
