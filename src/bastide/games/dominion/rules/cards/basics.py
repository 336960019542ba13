"""Numbers of the basic cards. The rules themselves refer to no other card."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.layout import number

COPPER: Final = number("copper")
SILVER: Final = number("silver")
GOLD: Final = number("gold")
PLATINUM: Final = number("platinum")
ESTATE: Final = number("estate")
DUCHY: Final = number("duchy")
PROVINCE: Final = number("province")
COLONY: Final = number("colony")
CURSE: Final = number("curse")

#: The numbering begins with the basic Treasures, which only give coins. The other basic cards follow, then all kingdom
#: cards. No basic card is an Action.
LAST_PLAIN: Final = PLATINUM
LAST_BASIC: Final = CURSE
