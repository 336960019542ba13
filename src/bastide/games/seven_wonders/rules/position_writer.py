"""Write positions as text: the counterpart of ``position_parser``."""

from __future__ import annotations

from bastide.core.state import State
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.rulebook_constants import PHASE_IDS
from bastide.games.seven_wonders.rules.state.face_down_card import card_number
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import unpack_hand


def write_position(state: State) -> list[str]:
    """Return the labelled parts of a position."""
    assert isinstance(state, SevenWondersState)
    parts = [
        f"players: {state.players}",
        f"age: {int(state.age)}",
        f"turn: {int(state.turn)}",
        f"phase: {PHASE_IDS[state.phase]}",
    ]
    for player, city in enumerate(state.cities):
        board = BOARD_IDS[city.board] + (f" {SIDES[city.side]}" if city.side >= 0 else "")
        fields = [board, f"{int(city.stages)} stages", f"{int(city.coins)} coins", write_cards(city.built)]
        parts.append(f"city {player}: {', '.join(fields)}")
        if city.cards_under_board:
            parts.append(f"under {player}: {write_cards([card_number(each) for each in city.cards_under_board])}")
        if city.tokens:
            parts.append(f"conflicts {player}: {' '.join([str(token) for token in city.tokens])}")
    for player, city in enumerate(state.cities):
        parts.append(f"hand {player}: {write_cards(unpack_hand(city.hand))}")
    if state.discard:
        parts.append(f"discard: {write_cards([card_number(each) for each in state.discard])}")
    return parts


def write_cards(cards: list[int]) -> str:
    """Return card ids in their order."""
    return " ".join([CARDS[card].id for card in cards])
