"""Goons."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK, BUYING_IN_PLAY
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.choice_shorthands import discard_down_to
from bastide.games.dominion.rules.effects.effect_base import EachOther

card(
    "goons",
    cost=6,
    types=ACTION | ATTACK,
    play=[Plus(buys=1, coins=2), EachOther(discard_down_to(3))],
    on={BUYING_IN_PLAY: [Plus(tokens=1)]},
    bot=BotHints(value=74, order=49, engine_order=3),
)

SCENARIOS: Final = """
hand 0: goons
do: play goons; buy copper; buy estate
then hand_size 1: 3
then tokens 0: 2
"""
