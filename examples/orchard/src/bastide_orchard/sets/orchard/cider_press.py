"""Cider Press."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.basic_card_numbers import SILVER
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import BOUGHT, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import GainA

card("cider_press", cost=5, types=TREASURE, coins=2, on={BOUGHT: [GainA(SILVER)]})
