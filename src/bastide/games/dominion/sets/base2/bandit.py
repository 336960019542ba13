"""Bandit."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, GOLD
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import DiscardRevealed, GainA, RevealTop
from bastide.games.dominion.rules.effects.choice_shorthands import trash_revealed
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "bandit",
    cost=5,
    types=ACTION | ATTACK,
    play=[GainA(GOLD), EachOther(RevealTop(2), trash_revealed(TREASURE, but=COPPER), DiscardRevealed())],
    bot=BotHints(value=47, order=40),
)

SCENARIOS: Final = """
# Copper is spared
hand 0: bandit
deck 1: copper silver gold
do: play bandit
then pile 0: gold
then pile 1: copper
then trash: silver
"""
