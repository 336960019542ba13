"""Prosperity: Platinum, Colony and the plain kingdom cards."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, TREASURE, VICTORY
from bastide.games.dominion.rules.effects.automatic_effects import Plus

card("platinum", cost=9, types=TREASURE, coins=5, basic=True, bot=BotHints(value=95))
card("colony", cost=11, types=VICTORY, points=10, basic=True, bot=BotHints(value=130, endgame_value=180))
card("monument", cost=4, types=ACTION, play=[Plus(coins=2, tokens=1)], bot=BotHints(value=40, order=38))
card("workers_village", cost=4, types=ACTION, play=[Plus(cards=1, actions=2, buys=1)], bot=BotHints(value=35, order=94))
