"""Guild."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.cards.card_definition import Deck, guild
from bastide.games.seven_wonders.rules.city.city_state import BLUE, YELLOW
from bastide.games.seven_wonders.rules.city.effects import points

DECK: Final = Deck(3, [guild("gardeners-guild", "WWCG", points(1, per=BLUE | YELLOW))])
