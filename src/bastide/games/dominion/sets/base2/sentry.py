"""Sentry."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus, RevealTop
from bastide.games.dominion.rules.effects.choice_shorthands import trash_discard_or_put_back

card(
    "sentry",
    cost=5,
    types=ACTION,
    play=[Plus(cards=1, actions=1), RevealTop(2, openly=False), trash_discard_or_put_back()],
    bot=BotHints(value=54, order=87, engine_order=6),
)

SCENARIOS: Final = """
hand 0: sentry
deck 0: gold curse silver
do: play sentry; trash curse; topdeck silver
then hand 0: gold
then deck 0: silver
then trash: curse
"""
