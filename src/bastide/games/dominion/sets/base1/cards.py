"""Base game: plain kingdom cards of the 1st edition only."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION
from bastide.games.dominion.rules.effects.automatic_effects import Plus

card("woodcutter", cost=3, types=ACTION, play=[Plus(buys=1, coins=2)], bot=BotHints(value=22, order=29))
