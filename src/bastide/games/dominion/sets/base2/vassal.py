"""Vassal."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import DiscardTop, Plus
from bastide.games.dominion.rules.effects.choice_shorthands import may_play_it

card(
    "vassal",
    cost=3,
    types=ACTION,
    play=[Plus(coins=2), DiscardTop(ACTION), may_play_it()],
    bot=BotHints(value=27, order=31),
)

SCENARIOS: Final = """
hand 0: vassal
deck 0: village gold copper
do: play vassal; play village
then in_play: vassal village
then hand 0: gold
then left: 2/1/$2
"""
