"""Card of Age I."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.cards.card_definition import Deck, added_card
from bastide.games.seven_wonders.rules.city.city_state import BROWN, YELLOW
from bastide.games.seven_wonders.rules.city.effects import ALL_THREE, coins

DECK: Final = Deck(1, [added_card("cider-house", YELLOW, "tavern", "", coins(1, per=BROWN, of=ALL_THREE))])
