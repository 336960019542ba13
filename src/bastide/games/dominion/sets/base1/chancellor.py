"""Chancellor."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_effects import MayDiscardDeck

card("chancellor", cost=3, types=ACTION, play=[Plus(coins=2), MayDiscardDeck()], bot=BotHints(value=20, order=28))

SCENARIOS: Final = """
hand 0: chancellor
deck 0: gold silver
do: play chancellor; discard deck
then deck 0:
then pile 0: gold silver
then coins: 2
"""
