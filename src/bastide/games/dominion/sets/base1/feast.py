"""Feast."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import TrashThis
from bastide.games.dominion.rules.effects.choice_effects import Gain

card("feast", cost=4, types=ACTION, play=[TrashThis(), Gain(up_to=5)], bot=BotHints(value=32, order=27))

SCENARIOS: Final = """
# played twice, it is trashed once and gains two cards
hand 0: throne_room feast
kingdom: market
do: play throne_room; play feast; gain market; gain market
then trash: feast
then pile 0: market*2
"""
