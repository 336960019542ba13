"""The cards that the bots' judgement knows by name, as numbers."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards import find_card

BISHOP: Final = find_card("bishop").number
BUREAUCRAT: Final = find_card("bureaucrat").number
CELLAR: Final = find_card("cellar").number
CHAPEL: Final = find_card("chapel").number
EXPAND: Final = find_card("expand").number
FORGE: Final = find_card("forge").number
GARDENS: Final = find_card("gardens").number
GRAND_MARKET: Final = find_card("grand_market").number
HARBINGER: Final = find_card("harbinger").number
KINGS_COURT: Final = find_card("kings_court").number
LIBRARY: Final = find_card("library").number
MINE: Final = find_card("mine").number
MINT: Final = find_card("mint").number
MONEYLENDER: Final = find_card("moneylender").number
MOUNTEBANK: Final = find_card("mountebank").number
REMODEL: Final = find_card("remodel").number
ROYAL_SEAL: Final = find_card("royal_seal").number
THRONE_ROOM: Final = find_card("throne_room").number
TRADE_ROUTE: Final = find_card("trade_route").number
VASSAL: Final = find_card("vassal").number
VAULT: Final = find_card("vault").number
WATCHTOWER: Final = find_card("watchtower").number
