"""Numbers of the kingdom cards that the bots treat specially."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.stable_numbering import card_number

BISHOP: Final = card_number("bishop")
BUREAUCRAT: Final = card_number("bureaucrat")
CELLAR: Final = card_number("cellar")
CHAPEL: Final = card_number("chapel")
EXPAND: Final = card_number("expand")
FORGE: Final = card_number("forge")
GARDENS: Final = card_number("gardens")
GRAND_MARKET: Final = card_number("grand_market")
HARBINGER: Final = card_number("harbinger")
KINGS_COURT: Final = card_number("kings_court")
LIBRARY: Final = card_number("library")
MINE: Final = card_number("mine")
MINT: Final = card_number("mint")
MONEYLENDER: Final = card_number("moneylender")
MOUNTEBANK: Final = card_number("mountebank")
REMODEL: Final = card_number("remodel")
ROYAL_SEAL: Final = card_number("royal_seal")
THRONE_ROOM: Final = card_number("throne_room")
TRADE_ROUTE: Final = card_number("trade_route")
VASSAL: Final = card_number("vassal")
VAULT: Final = card_number("vault")
WATCHTOWER: Final = card_number("watchtower")
