"""Moat."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACKED_IN_HAND, REACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus, Unaffected

card(
    "moat",
    cost=2,
    types=ACTION | REACTION,
    play=[Plus(cards=2)],
    on={ATTACKED_IN_HAND: [Unaffected()]},
    bot=BotHints(value=18, order=19, draw_order=5),
)

SCENARIOS: Final = """
hand 0: witch
hand 1: moat copper*4
do: play witch; use moat
then hand 1: copper*4 moat
then supply curse: 10
"""
