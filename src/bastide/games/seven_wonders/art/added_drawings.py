"""Pictures of the cards and Wonder boards that extensions add, for the page."""

from __future__ import annotations

from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.art import find_picture
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_EXTENSIONS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_EXTENSIONS


def draw_added(kind: str) -> dict[str, JsonData]:
    """Return the pictures, as SVG documents: by card id, or by board id and side."""
    if kind == "cards":
        return {card: find_picture(f"cards/{card}") for card in CARD_EXTENSIONS}
    if kind != "boards":
        return {}
    found: dict[str, JsonData] = {}
    for board in BOARD_EXTENSIONS:
        found[board] = {side: find_picture(f"wonders/{board}-{side}") for side in SIDES}
    return found
