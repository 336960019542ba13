"""Council Room."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "council_room",
    cost=5,
    types=ACTION,
    play=[Plus(cards=4, buys=1), EachOther(Plus(cards=1))],
    bot=BotHints(value=50, order=45, draw_order=9),
)

SCENARIOS: Final = """
hand 0: council_room
hand 1: copper*3
do: play council_room
then hand_size 0: 4
then hand_size 1: 4
then left: 0/2/$0
"""
