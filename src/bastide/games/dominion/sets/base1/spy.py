"""Spy."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK
from bastide.games.dominion.rules.effects.automatic_effects import Plus, RevealTop
from bastide.games.dominion.rules.effects.choice_shorthands import you_discard_or_put_back
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "spy",
    cost=4,
    types=ACTION | ATTACK,
    play=[Plus(cards=1, actions=1), EachOther(RevealTop(1), you_discard_or_put_back(), and_you=True)],
    bot=BotHints(value=36, order=86),
)

SCENARIOS: Final = """
hand 0: spy
deck 0: copper estate gold
deck 1: gold silver
do: play spy; discard estate; discard gold
then hand 0: copper
then deck 0: gold
then deck 1: silver
then left: 1/1/$0
"""
