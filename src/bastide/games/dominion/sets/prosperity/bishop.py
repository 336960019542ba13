"""Bishop."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus, PlusAsMany
from bastide.games.dominion.rules.effects.choice_shorthands import may_trash, trash
from bastide.games.dominion.rules.effects.effect_amounts import CostOfThose
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "bishop",
    cost=4,
    types=ACTION,
    play=[
        Plus(coins=1, tokens=1),
        trash(),
        PlusAsMany(tokens=CostOfThose(divided_by=2)),
        EachOther(may_trash()),
    ],
    bot=BotHints(value=38, order=35),
)

SCENARIOS: Final = """
hand 0: bishop gold
hand 1: copper curse
do: play bishop; trash curse
then tokens 0: 4
then tokens 1: 0
then hand 1: copper
then coins: 1
"""
