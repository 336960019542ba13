"""Counting House."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.choice_shorthands import take_any

card("counting_house", cost=5, types=ACTION, play=[take_any(only=COPPER)], bot=BotHints(value=15, order=24))

SCENARIOS: Final = """
hand 0: counting_house
discard 0: copper*3 gold
do: play counting_house; take copper; take copper; done
then hand 0: copper*2
then pile 0: copper gold
"""
