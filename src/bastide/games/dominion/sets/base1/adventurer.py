"""Adventurer."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import DigFor, DiscardRevealed, TakeThose

card(
    "adventurer",
    cost=6,
    types=ACTION,
    play=[DigFor(TREASURE, count=2), TakeThose(), DiscardRevealed()],
    bot=BotHints(value=48, order=36, draw_order=4),
)

SCENARIOS: Final = """
hand 0: adventurer
deck 0: estate copper village gold silver
do: play adventurer
then hand 0: copper gold
then pile 0: estate village
then deck 0: silver
"""
