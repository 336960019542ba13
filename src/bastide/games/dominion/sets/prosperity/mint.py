"""Mint."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, BOUGHT, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import GainACopy, TrashInPlay
from bastide.games.dominion.rules.effects.choice_shorthands import may_reveal

card(
    "mint",
    cost=5,
    types=ACTION,
    play=[may_reveal(TREASURE), GainACopy()],
    on={BOUGHT: [TrashInPlay(TREASURE)]},
    bot=BotHints(value=38, order=30),
)

SCENARIOS: Final = """
hand 0: mint gold
do: play mint; reveal gold
then hand 0: gold
then pile 0: gold

# buying it costs the Treasures in play
kingdom: mint
phase: buy
coins: 5
play: copper gold
do: buy mint
then trash: copper gold
then pile 0: mint
"""
