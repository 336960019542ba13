"""Bureaucrat."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import SILVER
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK, VICTORY
from bastide.games.dominion.rules.effects.automatic_effects import GainA, RevealHand
from bastide.games.dominion.rules.effects.choice_shorthands import reveal_and_topdeck
from bastide.games.dominion.rules.effects.effect_amounts import THAT_MANY
from bastide.games.dominion.rules.effects.effect_base import EachOther, When
from bastide.games.dominion.rules.state.card_moves import TO_DECK

card(
    "bureaucrat",
    cost=4,
    types=ACTION | ATTACK,
    play=[
        GainA(SILVER, TO_DECK),
        EachOther(reveal_and_topdeck(VICTORY), When(THAT_MANY, [RevealHand()], least=0, most=0)),
    ],
    bot=BotHints(value=30, order=26),
)

SCENARIOS: Final = """
hand 0: bureaucrat
hand 1: copper duchy estate
do: play bureaucrat; topdeck estate
then deck_top 0: silver
then deck_top 1: estate
then hand 1: copper duchy
"""
