"""Basic cards, used in every game; Platinum and Colony come with Prosperity."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import CURSE_TYPE, TREASURE, VICTORY

BASIC = ["basic"]

card("copper", cost=0, types=TREASURE, sets=BASIC, coins=1)
card("silver", cost=3, types=TREASURE, sets=BASIC, coins=2)
card("gold", cost=6, types=TREASURE, sets=BASIC, coins=3)
card("platinum", cost=9, types=TREASURE, sets=["basic", "prosperity"], coins=5)
card("estate", cost=2, types=VICTORY, sets=BASIC, points=1)
card("duchy", cost=5, types=VICTORY, sets=BASIC, points=3)
card("province", cost=8, types=VICTORY, sets=BASIC, points=6)
card("colony", cost=11, types=VICTORY, sets=["basic", "prosperity"], points=10)
card("curse", cost=0, types=CURSE_TYPE, sets=BASIC, points=-1)
