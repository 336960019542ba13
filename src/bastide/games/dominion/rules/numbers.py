"""The numbers of the basic cards. Every card has one (see ``cards``); the rules themselves speak only of these."""

from __future__ import annotations

from typing import Final

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
PLATINUM: Final = 3
ESTATE: Final = 4
DUCHY: Final = 5
PROVINCE: Final = 6
COLONY: Final = 7
CURSE: Final = 8

#: The basic Treasures come first and do nothing but pay; the basic cards come before all others and are no Actions.
LAST_PLAIN: Final = 3
LAST_BASIC: Final = 8

#: How many different cards there are, the basic ones included.
KINDS: Final = 66
