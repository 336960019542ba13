"""Chapel."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.choice_shorthands import trash_up_to

card("chapel", cost=2, types=ACTION, play=[trash_up_to(4)], bot=BotHints(value=20, order=46, engine_order=8))

SCENARIOS: Final = """
# four cards at most
hand 0: chapel copper curse estate*3
do: play chapel; trash curse; trash estate; trash estate; trash estate
then hand 0: copper
then trash: curse estate*3
"""
