"""Witch."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import CURSE
from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK
from bastide.games.dominion.rules.effects.automatic_effects import GainA, Plus
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "witch",
    cost=5,
    types=ACTION | ATTACK,
    play=[Plus(cards=2), EachOther(GainA(CURSE))],
    bot=BotHints(value=68, order=47, draw_order=6, engine_order=5),
)

SCENARIOS: Final = """
# the Curses run out
players: 3
hand 0: witch
supply: curse*1
do: play witch
then hand_size 0: 2
then pile 1: curse
then pile 2:
"""
