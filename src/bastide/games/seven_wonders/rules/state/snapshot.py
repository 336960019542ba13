"""Snapshots: a complete position as JSON data, and back. Cards and boards are written by id."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.plain import Plain, ints, listed, plain_ints, whole, word
from bastide.core.randomness.rng import Rng
from bastide.games.seven_wonders.rules.actions import (
    BUILD,
    DOINGS,
    as_seen,
    numbered,
    read,
    written,
)
from bastide.games.seven_wonders.rules.cards.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.city.boards import BOARD_IDS, BOARDS, SIDES
from bastide.games.seven_wonders.rules.city.city import City
from bastide.games.seven_wonders.rules.constants import NOT_YET, PHASES
from bastide.games.seven_wonders.rules.display.meaning import seen_move
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.state.face_down import card_of, dug_plain, read_dug, read_trace, trace_plain
from bastide.games.seven_wonders.rules.state.hand import cards_in, hand_of
from bastide.games.seven_wonders.rules.turn.construction import rebuilt
from bastide.games.seven_wonders.rules.turn.trade import MOST_COINS, pair_number


def snapshot(state: Circle) -> dict[str, Plain]:
    """Return the whole position, including the knowledge about face-down cards."""
    data = lasting(state)
    for player, city in enumerate(listed(data["cities"])):
        assert isinstance(city, dict)
        city["under"] = _face_down_to_json(state.cities[player].under)
    data["discard"] = _face_down_to_json(state.discard)
    dug: list[Plain] = []
    for face_down in state.dug:
        dug.append(dug_plain(face_down))
    data["dug"] = dug
    return data


def lasting(state: Circle) -> dict[str, Plain]:
    """Return the position without knowledge: face-down cards without their origin."""
    cities: list[Plain] = []
    hands: list[Plain] = []
    choices: list[Plain] = []
    moves: list[Plain] = []
    for player in range(state.players):
        city = state.cities[player]
        cities.append(_city_to_json(city))
        hands.append(card_ids(cards_in(city.hand)))
        choices.append(_choice_to_json(int(city.choice)))
        moves.append(seen_move(int(city.move)))
    discard = [card_of(face_down) for face_down in state.discard]
    discard.sort(key=lambda number: CARDS[number].id)
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
        "discard": card_ids(discard),
        "digging": plain_ints(state.digging),
    }


def card_ids(cards: list[int]) -> list[Plain]:
    """Return the ids of cards as JSON data."""
    ids: list[Plain] = []
    for number in cards:
        ids.append(CARDS[number].id)
    return ids


def _city_to_json(city: City) -> Plain:
    return {
        "board": BOARD_IDS[city.board],
        "side": SIDES[city.side] if city.side >= 0 else None,
        "stages": int(city.stages),
        "coins": int(city.coins),
        "built": card_ids(city.built),
        "under": card_ids([card_of(face_down) for face_down in city.under]),
        "tokens": plain_ints(city.tokens),
    }


def _face_down_to_json(face_down_cards: list[int]) -> list[Plain]:
    data: list[Plain] = []
    for face_down in face_down_cards:
        data.append(trace_plain(face_down))
    return data


def _choice_to_json(action: int) -> Plain:
    return None if action == NOT_YET else written(action)


# -- reading ---------------------------------------------------------------------------------------------------------


def restore(state: Circle, data: Mapping[str, Plain]) -> None:
    """Fill an empty state from a snapshot."""
    state.rng = Rng.restore(word(data["rng"]))
    state.age = whole(data["age"])
    state.turn = whole(data["turn"])
    state.phase = _index_of_id("phase", PHASES, data["phase"])
    state.cities = [_parse_city(city) for city in listed(data["cities"])]
    hands = [_parse_cards(hand) for hand in listed(data["hands"])]
    choices = [_parse_choice(choice) for choice in listed(data["choices"])]
    moves = [_parse_move(move) for move in listed(data["moves"])]
    for name, entries in (("hands", len(hands)), ("choices", len(choices)), ("moves", len(moves))):
        if entries != len(state.cities):
            raise ValueError(f"{len(state.cities)} players have {entries} {name}")
    for player, city in enumerate(state.cities):
        city.hand = hand_of(hands[player])
        city.choice = choices[player]
        city.move = moves[player]
    state.discard = [read_trace(face_down) for face_down in listed(data["discard"])]
    state.dug = [read_dug(face_down) for face_down in listed(data["dug"])]
    state.digging = ints(data["digging"])


def _index_of_id(kind: str, known: list[str], data: Plain) -> int:
    """Return the index of an id in its list. ValueError if it is unknown."""
    if word(data) not in known:
        raise ValueError(f"unknown {kind} {data!r}")
    return known.index(word(data))


def _parse_cards(data: Plain) -> list[int]:
    return [NUMBER[word(card)] for card in listed(data)]


def _parse_city(data: Plain) -> City:
    if not isinstance(data, dict):
        raise TypeError(f"expected a city, not {data!r}")
    side = -1 if data["side"] is None else _index_of_id("side", SIDES, data["side"])
    board = _index_of_id("board", BOARD_IDS, data["board"])
    stages = whole(data["stages"])
    if stages > 0 and not (side >= 0 and stages <= len(BOARDS[board].sides[side])):
        raise ValueError(f"{data['board']} cannot have {stages} stages")
    city = rebuilt(board, side, stages, _parse_cards(data["built"]))
    city.coins = whole(data["coins"])
    city.under = [read_trace(face_down) for face_down in listed(data["under"])]
    city.tokens = ints(data["tokens"])
    return city


def _parse_choice(data: Plain) -> int:
    if data is None:
        return NOT_YET
    action = read(word(data))
    if action < 0:
        raise ValueError(f"invalid action {data!r}")
    return action


def _parse_move(data: Plain) -> int:
    if data is None:
        return NOT_YET
    if not isinstance(data, dict):
        raise TypeError(f"expected a move, not {data!r}")
    action_type = _index_of_id("move", DOINGS, data["do"])
    left, right = whole(data["left"]), whole(data["right"])
    if min(left, right) < 0 or left + right > MOST_COINS:
        raise ValueError(f"invalid payment in move {data!r}")
    action = numbered(
        action_type, NUMBER[word(data["card"])] if action_type == BUILD else 0, int(pair_number(left, right))
    )
    if action < 0:
        raise ValueError(f"invalid move {data!r}")
    return as_seen(action)
