"""Loan."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import DigFor, DiscardRevealed
from bastide.games.dominion.rules.effects.choice_shorthands import trash_or_discard_revealed

card(
    "loan",
    cost=3,
    types=TREASURE,
    coins=1,
    play=[DigFor(TREASURE), trash_or_discard_revealed(TREASURE), DiscardRevealed()],
    bot=BotHints(value=24, order=70),
)

SCENARIOS: Final = """
hand 0: loan
phase: buy
deck 0: estate copper gold
do: play loan; trash copper
then pile 0: estate
then trash: copper
then deck 0: gold
then coins: 1
"""
