"""Numbers of the basic cards. The rules themselves refer to no other card."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.stable_numbering import card_number

COPPER: Final = card_number("copper")
SILVER: Final = card_number("silver")
GOLD: Final = card_number("gold")
PLATINUM: Final = card_number("platinum")
ESTATE: Final = card_number("estate")
DUCHY: Final = card_number("duchy")
PROVINCE: Final = card_number("province")
COLONY: Final = card_number("colony")
CURSE: Final = card_number("curse")

#: The numbering begins with the basic Treasures, which only give coins. The other basic cards follow, then all kingdom
#: cards. No basic card is an Action.
LAST_BASIC_TREASURE: Final = PLATINUM
LAST_BASIC_CARD: Final = CURSE
