"""Basic cards, used in every game."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.bot_hints import BotHints
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import CURSE_TYPE, TREASURE, VICTORY

card("copper", cost=0, types=TREASURE, coins=1, bot=BotHints(value=4))
card("silver", cost=3, types=TREASURE, coins=2, bot=BotHints(value=30))
card("gold", cost=6, types=TREASURE, coins=3, bot=BotHints(value=60))
card("estate", cost=2, types=VICTORY, points=1, bot=BotHints(value=3, endgame_value=25))
card("duchy", cost=5, types=VICTORY, points=3, bot=BotHints(value=15, endgame_value=50))
card("province", cost=8, types=VICTORY, points=6, bot=BotHints(value=90, endgame_value=120))
card("curse", cost=0, types=CURSE_TYPE, points=-1, bot=BotHints(value=-30))
