"""Views of a position: public information and the viewer's own cards."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.display.action_description import describe_action, describe_public_move
from bastide.games.seven_wonders.rules.rulebook_constants import (
    AFTER_LAST_TURN,
    CHOOSE_CARD,
    CHOOSE_SIDE,
    DIGGING,
    GAME_OVER,
    LAST_TURN,
    NOT_CHOSEN,
    PHASE_IDS,
)
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.face_down_card import card_number
from bastide.games.seven_wonders.rules.state.packed_hand import unpack_hand
from bastide.games.seven_wonders.rules.turn.scoring import SCORE_CATEGORIES, score_sheet


class PileView(TypedDict):
    """Hidden cards: the number is public, the cards are shown only to viewers who may see them."""

    count: int
    cards: list[str] | None


class CityView(TypedDict):
    """A city. ``cards_under_board`` is visible to its owner, and to everybody after the game."""

    board: str
    side: Literal["day", "night"] | None
    stages: int
    stages_in_all: int
    coins: int
    built: list[str]
    under: list[str] | None
    tokens: list[int]
    shields: int
    points: dict[str, int]


class ActionView(TypedDict, total=False):
    """An action as data: card or side, coins to the bank and to the neighbours, and the resources bought."""

    do: str
    card: str
    side: str
    bank: int
    left: int
    left_player: int
    left_resources: list[str]
    right: int
    right_player: int
    right_resources: list[str]


class ChoiceView(TypedDict):
    """Whether a player has chosen. Only that player sees the choice."""

    made: bool
    choice: ActionView | None


class MoveView(TypedDict):
    """The last move of a player as the others saw it: the card is named only if it was constructed."""

    do: str
    card: str | None
    left: int
    right: int


class SevenWondersView(TypedDict):
    """The whole view. ``direction`` is where the hands are passed after this turn, if they are.

    ``discard`` shows its cards to the player who digs, and to everybody after the game.
    """

    players: int
    age: int
    turn: int
    phase: Literal["sides", "cards", "last_card", "digging", "over"]
    direction: Literal["left", "right"] | None
    cities: list[CityView]
    hands: list[PileView]
    choices: list[ChoiceView]
    moves: list[MoveView | None]
    discard: PileView
    dug: list[str]
    digging: list[int]


def build_view(state: SevenWondersBaseState, viewer: int) -> SevenWondersView:
    """Return what a viewer may see of a position; -1 is a spectator."""
    over = state.phase == GAME_OVER
    is_digging = state.phase == DIGGING and state.digging[0] == viewer
    found = [card_number(face_down) for face_down in state.discard]
    found.sort()
    players = range(state.players)
    return {
        "players": state.players,
        "age": int(state.age),
        "turn": min(int(state.turn), LAST_TURN),
        "phase": _phase(state),
        "direction": _direction(state),
        "cities": [_city(state, player, over or player == viewer) for player in players],
        "hands": [_pile(unpack_hand(state.cities[player].hand), player == viewer) for player in players],
        "choices": [_choice(state, player, player == viewer) for player in players],
        "moves": [cast("MoveView | None", describe_public_move(move)) for move in state.moves],
        "discard": _pile(found, over or is_digging),
        "dug": _ids([card_number(face_down) for face_down in state.dug]),
        "digging": state.digging.copy(),
    }


def _phase(state: SevenWondersBaseState) -> Literal["sides", "cards", "last_card", "digging", "over"]:
    """Return the phase. The extra card after the sixth turn is a phase of its own."""
    if state.phase == CHOOSE_CARD and state.turn == AFTER_LAST_TURN:
        return "last_card"
    return cast(Literal["sides", "cards", "digging", "over"], PHASE_IDS[state.phase])


def _direction(state: SevenWondersBaseState) -> Literal["left", "right"] | None:
    if state.phase in (CHOOSE_SIDE, GAME_OVER) or state.turn >= LAST_TURN:
        return None
    return "right" if state.age == 2 else "left"


def _ids(cards: list[int]) -> list[str]:
    return [CARDS[number].id for number in cards]


def _pile(cards: list[int], shown: bool) -> PileView:
    return {"count": len(cards), "cards": _ids(cards) if shown else None}


def _city(state: SevenWondersBaseState, player: int, shown: bool) -> CityView:
    city = state.cities[player]
    points: dict[str, int] = {}
    points.update(zip(SCORE_CATEGORIES, score_sheet(state.cities, player), strict=True))
    return {
        "board": BOARD_IDS[city.board],
        "side": None if city.side < 0 else "night" if city.side else "day",
        "stages": int(city.stages),
        "stages_in_all": int(city.stage_count),
        "coins": int(city.coins),
        "built": _ids(city.built),
        "under": _ids([card_number(face_down) for face_down in city.cards_under_board]) if shown else None,
        "tokens": city.tokens.copy(),
        "shields": int(city.shields),
        "points": points,
    }


def _choice(state: SevenWondersBaseState, player: int, shown: bool) -> ChoiceView:
    choice = int(state.cities[player].choice)
    if choice == NOT_CHOSEN or not shown:
        return {"made": choice != NOT_CHOSEN, "choice": None}
    return {"made": True, "choice": cast(ActionView, describe_action(state, player, choice))}
