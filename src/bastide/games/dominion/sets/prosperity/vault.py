"""Vault."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus, PlusAsMany
from bastide.games.dominion.rules.effects.choice_shorthands import discard_any, may_discard_two
from bastide.games.dominion.rules.effects.effect_amounts import THAT_MANY
from bastide.games.dominion.rules.effects.effect_base import EachOther, When

card(
    "vault",
    cost=5,
    types=ACTION,
    play=[
        Plus(cards=2),
        discard_any(),
        PlusAsMany(coins=THAT_MANY),
        EachOther(may_discard_two(), When(THAT_MANY, [Plus(cards=1)], least=2)),
    ],
    bot=BotHints(value=50, order=42, draw_order=1),
)

SCENARIOS: Final = """
hand 0: vault estate*2
hand 1: copper estate*2
do: play vault; discard estate; discard estate; done; discard estate; discard estate
then hand 0: copper*2
then hand 1: copper*2
then coins: 2
"""
