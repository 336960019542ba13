"""Cards of Age III, without the guilds."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.cards.card_definition import Deck, card
from bastide.games.seven_wonders.rules.city.city_state import BLUE, BROWN, GREEN, GREY, RED, STAGES, YELLOW
from bastide.games.seven_wonders.rules.city.effects import coins, points, science, shields

#: Id, colour, minimum number of players for each copy, cost, effects; chain symbols needed and given.
DECK: Final = Deck(
    3,
    [
        card("pantheon", BLUE, "3 6", "OCCGPT", points(7), needs="star"),
        card("gardens", BLUE, "3 4", "WCC", points(5), needs="mask"),
        card("town-hall", BLUE, "3 6", "SSOG", points(6)),
        card("palace", BLUE, "3 7", "WSOCGPT", points(8)),
        card("senate", BLUE, "3 5", "WWSO", points(6), needs="temple-front"),
        card("haven", YELLOW, "3 4", "WOT", coins(1, per=BROWN), points(1, per=BROWN), needs="barrel"),
        card("lighthouse", YELLOW, "3 6", "SG", coins(1, per=YELLOW), points(1, per=YELLOW), needs="lighthouse"),
        card("chamber-of-commerce", YELLOW, "4 6", "CCP", coins(2, per=GREY), points(2, per=GREY)),
        card("ludus", YELLOW, "5 7", "SO", coins(3, per=RED), points(1, per=RED)),
        card("arena", YELLOW, "3 5", "SSO", coins(3, per=STAGES), points(1, per=STAGES), needs="lightning"),
        card("fortifications", RED, "3 7", "OOOC", shields(3), needs="castle"),
        card("circus", RED, "4 6", "SSSO", shields(3), needs="helmet"),
        card("arsenal", RED, "3 5", "WWOT", shields(3)),
        card("siege-workshop", RED, "3 5", "WCCC", shields(3), needs="saw"),
        card("castrum", RED, "4 7", "WCCP", shields(3)),
        card("lodge", GREEN, "3 6", "CCPT", science("compass"), needs="torch"),
        card("observatory", GREEN, "3 7", "OOGT", science("gear"), needs="planet"),
        card("university", GREEN, "3 4", "WWGP", science("tablet"), needs="scroll"),
        card("academy", GREEN, "3 7", "SSSG", science("compass"), needs="lyre"),
        card("study", GREEN, "3 5", "WPT", science("gear"), needs="feather"),
    ],
)
