"""Base game: plain kingdom cards of both editions."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, VICTORY
from bastide.games.dominion.rules.effects.automatic_effects import Plus

card("festival", cost=5, types=ACTION, play=[Plus(actions=2, buys=1, coins=2)], bot=BotHints(value=48, order=92))
card("gardens", cost=4, types=VICTORY, point_per_cards=10, bot=BotHints(value=12, endgame_value=50))
card("laboratory", cost=5, types=ACTION, play=[Plus(cards=2, actions=1)], bot=BotHints(value=55, order=89))
card("market", cost=5, types=ACTION, play=[Plus(cards=1, actions=1, buys=1, coins=1)], bot=BotHints(value=50, order=88))
card("smithy", cost=4, types=ACTION, play=[Plus(cards=3)], bot=BotHints(value=40, order=43, draw_order=8))
card("village", cost=3, types=ACTION, play=[Plus(cards=1, actions=2)], bot=BotHints(value=27, order=93))
