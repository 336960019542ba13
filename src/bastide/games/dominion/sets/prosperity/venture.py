"""Venture."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import DigFor, DiscardRevealed, PlayIt

card(
    "venture",
    cost=5,
    types=TREASURE,
    coins=1,
    play=[DigFor(TREASURE), DiscardRevealed(but_those=True), PlayIt()],
    bot=BotHints(value=52, order=10),
)

SCENARIOS: Final = """
hand 0: venture
phase: buy
deck 0: estate gold copper
do: play venture
then in_play: gold venture
then pile 0: estate
then coins: 4
"""
