"""Mountebank."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, CURSE
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK
from bastide.games.dominion.rules.effects.automatic_effects import GainA, Plus
from bastide.games.dominion.rules.effects.choice_shorthands import may_discard_a
from bastide.games.dominion.rules.effects.effect_amounts import THAT_MANY
from bastide.games.dominion.rules.effects.effect_base import EachOther, When

card(
    "mountebank",
    cost=5,
    types=ACTION | ATTACK,
    play=[
        Plus(coins=2),
        EachOther(may_discard_a(CURSE), When(THAT_MANY, [GainA(CURSE), GainA(COPPER)], least=0, most=0)),
    ],
    bot=BotHints(value=70, order=48, engine_order=4),
)

SCENARIOS: Final = """
players: 3
hand 0: mountebank
hand 1: copper curse
do: play mountebank; discard curse
then pile 1: curse
then pile 2: copper curse
then coins: 2
"""
