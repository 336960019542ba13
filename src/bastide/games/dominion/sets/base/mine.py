"""Mine."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, PLAYED_1E, TREASURE
from bastide.games.dominion.rules.effects.choice_effects import Gain
from bastide.games.dominion.rules.effects.choice_shorthands import may_trash, trash
from bastide.games.dominion.rules.effects.effect_amounts import THAT_MANY, CostOfThose
from bastide.games.dominion.rules.effects.effect_base import When
from bastide.games.dominion.rules.state.card_moves import TO_HAND

card(
    "mine",
    cost=5,
    types=ACTION,
    play=[may_trash(TREASURE), When(THAT_MANY, [Gain(limit=CostOfThose(plus=3), types=TREASURE, place=TO_HAND)])],
    on={
        PLAYED_1E: [trash(TREASURE), When(THAT_MANY, [Gain(limit=CostOfThose(plus=3), types=TREASURE, place=TO_HAND)])]
    },
    bot=BotHints(value=42, order=34),
)

SCENARIOS: Final = """
hand 0: mine silver
do: play mine; trash silver; gain gold
then hand 0: gold
then trash: silver
"""
