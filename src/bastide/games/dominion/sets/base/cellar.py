"""Cellar."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus, PlusAsMany
from bastide.games.dominion.rules.effects.choice_shorthands import discard_any
from bastide.games.dominion.rules.effects.effect_amounts import THAT_MANY

card(
    "cellar",
    cost=2,
    types=ACTION,
    play=[Plus(actions=1), discard_any(), PlusAsMany(cards=THAT_MANY)],
    bot=BotHints(value=18, order=60),
)

SCENARIOS: Final = """
hand 0: cellar copper curse estate
deck 0: gold silver village
do: play cellar; discard estate; discard curse; done
then hand 0: copper gold silver
then left: 1/1/$0
"""
