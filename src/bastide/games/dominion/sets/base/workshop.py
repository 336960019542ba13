"""Workshop."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.choice_effects import Gain

card("workshop", cost=3, types=ACTION, play=[Gain(up_to=4)], bot=BotHints(value=24, order=23, engine_order=4))

SCENARIOS: Final = """
hand 0: workshop
kingdom: market militia
do: play workshop
then illegal: gain market
do: gain militia
then pile 0: militia
"""
