"""Numbers of the kingdom cards that the bots treat specially."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.layout import number

BISHOP: Final = number("bishop")
BUREAUCRAT: Final = number("bureaucrat")
CELLAR: Final = number("cellar")
CHAPEL: Final = number("chapel")
EXPAND: Final = number("expand")
FORGE: Final = number("forge")
GARDENS: Final = number("gardens")
GRAND_MARKET: Final = number("grand_market")
HARBINGER: Final = number("harbinger")
KINGS_COURT: Final = number("kings_court")
LIBRARY: Final = number("library")
MINE: Final = number("mine")
MINT: Final = number("mint")
MONEYLENDER: Final = number("moneylender")
MOUNTEBANK: Final = number("mountebank")
REMODEL: Final = number("remodel")
ROYAL_SEAL: Final = number("royal_seal")
THRONE_ROOM: Final = number("throne_room")
TRADE_ROUTE: Final = number("trade_route")
VASSAL: Final = number("vassal")
VAULT: Final = number("vault")
WATCHTOWER: Final = number("watchtower")
