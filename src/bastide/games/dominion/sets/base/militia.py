"""Militia."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_shorthands import discard_down_to
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "militia",
    cost=4,
    types=ACTION | ATTACK,
    play=[Plus(coins=2), EachOther(discard_down_to(3))],
    bot=BotHints(value=42, order=41, engine_order=2),
)

SCENARIOS: Final = """
# a hand of three cards stays
players: 3
hand 0: militia
hand 1: copper*2 estate*3
hand 2: copper*3
do: play militia; discard estate; discard estate
then hand 1: copper*2 estate
then hand 2: copper*3
then left: 0/1/$2
"""
