"""Thief."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import DiscardRevealed, RevealTop
from bastide.games.dominion.rules.effects.choice_shorthands import gain_any_of_those, you_trash_revealed
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "thief",
    cost=4,
    types=ACTION | ATTACK,
    play=[
        EachOther(RevealTop(2), you_trash_revealed(TREASURE), DiscardRevealed(), collect=True),
        gain_any_of_those(),
    ],
    bot=BotHints(value=16, order=22),
)

SCENARIOS: Final = """
hand 0: thief
deck 1: gold silver copper
do: play thief; trash gold; gain gold
then pile 0: gold
then pile 1: silver
then trash:
"""
