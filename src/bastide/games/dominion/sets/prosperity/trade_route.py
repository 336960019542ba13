"""Trade Route."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus, PlusAsMany
from bastide.games.dominion.rules.effects.choice_shorthands import trash
from bastide.games.dominion.rules.effects.effect_amounts import TOKENS_ON_MAT

card(
    "trade_route",
    cost=3,
    types=ACTION,
    play=[Plus(buys=1), PlusAsMany(coins=TOKENS_ON_MAT), trash()],
    pile_tokens=True,
    bot=BotHints(value=24, order=21),
)

SCENARIOS: Final = """
hand 0: village workshop trade_route copper
do: play village; play workshop; gain estate; play trade_route
then mat: 1
then left: 0/2/$1
then trash: copper
"""
