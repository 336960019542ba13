"""Poacher."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_shorthands import discard
from bastide.games.dominion.rules.effects.effect_amounts import EMPTY_PILES

card(
    "poacher",
    cost=4,
    types=ACTION,
    play=[Plus(cards=1, actions=1, coins=1), discard(EMPTY_PILES)],
    bot=BotHints(value=36, order=82),
)

SCENARIOS: Final = """
hand 0: poacher estate
deck 0: copper
supply: curse*0
do: play poacher; discard estate
then hand 0: copper
then left: 1/1/$1
"""
