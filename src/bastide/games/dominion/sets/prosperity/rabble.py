"""Rabble."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import DiscardRevealed, Plus, RevealTop
from bastide.games.dominion.rules.effects.choice_shorthands import put_back
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "rabble",
    cost=5,
    types=ACTION | ATTACK,
    play=[Plus(cards=3), EachOther(RevealTop(3), DiscardRevealed(ACTION | TREASURE), put_back())],
    bot=BotHints(value=49, order=44, draw_order=7, engine_order=1),
)

SCENARIOS: Final = """
hand 0: rabble
deck 1: copper estate village gold
do: play rabble
then hand_size 0: 3
then deck 1: estate gold
then pile 1: copper village
"""
