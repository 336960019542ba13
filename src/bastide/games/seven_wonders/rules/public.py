"""A position as plain data: whole (snapshots), and as far as a viewer may see it (views)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bastide.core.plain import Plain, ints, plain_ints, whole, word
from bastide.core.rng import Rng
from bastide.games.seven_wonders.rules.actions import BUILD, DOING, DOINGS, PAIR, SUBJECT, read, written
from bastide.games.seven_wonders.rules.boards import BOARD_IDS, BOARDS, SIDES
from bastide.games.seven_wonders.rules.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.city import City
from bastide.games.seven_wonders.rules.constants import DIGGING, NOT_YET, PHASES
from bastide.games.seven_wonders.rules.construction import rebuilt
from bastide.games.seven_wonders.rules.scoring import CATEGORIES, score_sheet
from bastide.games.seven_wonders.rules.traces import card_of, dug_plain, read_dug, read_trace, trace_plain
from bastide.games.seven_wonders.rules.trade import LEFT_PART, RIGHT_PART

if TYPE_CHECKING:
    from bastide.games.seven_wonders.rules.state import SevenWondersState


def card_ids(cards: list[int]) -> list[Plain]:
    ids: list[Plain] = []
    for number in cards:
        ids.append(CARDS[number].id)
    return ids


def _side_name(city: City) -> Plain:
    return SIDES[city.side] if city.side >= 0 else None


# -- the whole position ----------------------------------------------------------------------------------------------


def plain_position(state: SevenWondersState) -> dict[str, Plain]:
    cities: list[Plain] = []
    hands: list[Plain] = []
    choices: list[Plain] = []
    moves: list[Plain] = []
    for player in range(state.players):
        cities.append(_plain_city(state.cities[player]))
        hands.append(card_ids(state.hands[player]))
        choices.append(_plain_action(state.choices[player]))
        moves.append(_plain_action(state.moves[player]))
    discard: list[Plain] = []
    for trace in state.discard:
        discard.append(trace_plain(trace))
    dug: list[Plain] = []
    for trace in state.dug:
        dug.append(dug_plain(trace))
    return {
        "players": state.players,
        "rng": state.rng.snapshot(),
        "age": int(state.age),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "cities": cities,
        "hands": hands,
        "choices": choices,
        "moves": moves,
        "discard": discard,
        "dug": dug,
        "digging": plain_ints(state.digging),
    }


def _plain_city(city: City) -> Plain:
    under: list[Plain] = []
    for trace in city.under:
        under.append(trace_plain(trace))
    return {
        "board": BOARD_IDS[city.board],
        "side": _side_name(city),
        "stages": int(city.stages),
        "coins": int(city.coins),
        "built": card_ids(city.built),
        "under": under,
        "tokens": plain_ints(city.tokens),
    }


def _plain_action(action: int) -> Plain:
    return None if action == NOT_YET else written(action)


def read_position(state: SevenWondersState, data: Mapping[str, Plain]) -> None:
    """Fill an empty state with what ``plain_position`` wrote."""
    state.rng = Rng.restore(word(data["rng"]))
    state.age = whole(data["age"])
    state.turn = whole(data["turn"])
    state.phase = _numbered("phase", PHASES, data["phase"])
    state.cities = [_read_city(city) for city in _items(data["cities"])]
    state.hands = [_read_cards(hand) for hand in _items(data["hands"])]
    state.choices = [_read_action(action) for action in _items(data["choices"])]
    state.moves = [_read_action(action) for action in _items(data["moves"])]
    state.discard = [read_trace(trace) for trace in _items(data["discard"])]
    state.dug = [read_dug(trace) for trace in _items(data["dug"])]
    state.digging = ints(data["digging"])


def _items(data: Plain) -> list[Plain]:
    if not isinstance(data, list):
        raise TypeError(f"expected a list, not {data!r}")
    return data


def _numbered(kind: str, known: list[str], data: Plain) -> int:
    """The number of a word in its list."""
    if word(data) not in known:
        raise ValueError(f"there is no {kind} {data!r}")
    return known.index(word(data))


def _read_cards(data: Plain) -> list[int]:
    return [NUMBER[word(card)] for card in _items(data)]


def _read_city(data: Plain) -> City:
    if not isinstance(data, dict):
        raise TypeError(f"expected a city, not {data!r}")
    side = -1 if data["side"] is None else _numbered("side", SIDES, data["side"])
    board = _numbered("board", BOARD_IDS, data["board"])
    stages = whole(data["stages"])
    if stages > 0 and not (side >= 0 and stages <= len(BOARDS[board].sides[side])):
        raise ValueError(f"{data['board']} cannot have {stages} stages")
    city = rebuilt(board, side, stages, _read_cards(data["built"]))
    city.coins = whole(data["coins"])
    city.under = [read_trace(trace) for trace in _items(data["under"])]
    city.tokens = ints(data["tokens"])
    return city


def _read_action(data: Plain) -> int:
    if data is None:
        return NOT_YET
    action = read(word(data))
    if action < 0:
        raise ValueError(f"{data!r} is no action")
    return action


# -- what a viewer may see -------------------------------------------------------------------------------------------


def visible(state: SevenWondersState, viewer: int) -> dict[str, Plain]:
    cities: list[Plain] = []
    hands: list[Plain] = []
    choices: list[Plain] = []
    moves: list[Plain] = []
    for player in range(state.players):
        mine = player == viewer
        cities.append(_visible_city(state, player, mine))
        hand = state.hands[player]
        hands.append({"count": len(hand), "cards": card_ids(hand) if mine else None})
        choice = state.choices[player]
        known = mine and choice != NOT_YET
        choices.append({"made": choice != NOT_YET, "choice": state.meaning(player, choice) if known else None})
        moves.append(_visible_move(state.moves[player]))
    digs = state.phase == DIGGING and state.digging[0] == viewer
    found = [card_of(trace) for trace in state.discard]
    found.sort()
    return {
        "players": state.players,
        "age": int(state.age),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "cities": cities,
        "hands": hands,
        "choices": choices,
        "moves": moves,
        "discard": {"count": len(found), "cards": card_ids(found) if digs else None},
        "dug": card_ids([card_of(trace) for trace in state.dug]),
        "digging": plain_ints(state.digging),
    }


def _visible_city(state: SevenWondersState, player: int, mine: bool) -> Plain:
    city = state.cities[player]
    sheet = score_sheet(state.cities, player)
    points: dict[str, Plain] = {}
    points.update(zip(CATEGORIES, sheet, strict=True))
    return {
        "board": BOARD_IDS[city.board],
        "side": _side_name(city),
        "stages": int(city.stages),
        "stages_in_all": int(city.stages_in_all),
        "coins": int(city.coins),
        "built": card_ids(city.built),
        "under": card_ids([card_of(trace) for trace in city.under]) if mine else None,
        "tokens": plain_ints(city.tokens),
        "shields": int(city.shields),
        "points": points,
    }


def _visible_move(move: int) -> Plain:
    """What everybody saw a player do: the card only if it was constructed."""
    if move == NOT_YET:
        return None
    return {
        "do": DOINGS[DOING[move]],
        "card": CARDS[SUBJECT[move]].id if DOING[move] == BUILD else None,
        "left": LEFT_PART[PAIR[move]],
        "right": RIGHT_PART[PAIR[move]],
    }
