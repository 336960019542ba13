"""The basic cards by name: of all cards, the rules themselves speak only of these."""

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

#: The layout begins with the basic Treasures, which do nothing but pay; the basic cards come before all others, and
#: none of them is an Action.
LAST_PLAIN: Final = PLATINUM
LAST_BASIC: Final = CURSE
