"""Snapshots: a complete position as JSON data, and back. Cards and boards are written by id."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.json_data import JsonData, expect_int, expect_ints, expect_list, expect_str, ints_to_json
from bastide.core.randomness.rng import Rng
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_TYPE_IDS,
    BUILD,
    action_notation,
    action_number,
    parse_notation,
    public_action,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS, CARDS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.city_state import City
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS, BOARDS
from bastide.games.seven_wonders.rules.display.action_description import describe_public_move
from bastide.games.seven_wonders.rules.rulebook_constants import NOT_CHOSEN, PHASE_IDS
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.face_down_card import (
    card_number,
    dug_up_card_to_json,
    face_down_card_to_json,
    parse_dug_up_card,
    parse_face_down_card,
)
from bastide.games.seven_wonders.rules.state.packed_hand import pack_hand, unpack_hand
from bastide.games.seven_wonders.rules.turn.construction import rebuild_city
from bastide.games.seven_wonders.rules.turn.payment_options import MAX_PAYMENT_COINS, payment_number


def make_snapshot(state: SevenWondersBaseState) -> dict[str, JsonData]:
    """Return the whole position, including the knowledge about face-down cards."""
    data = digest_data(state)
    for player, city in enumerate(expect_list(data["cities"])):
        assert isinstance(city, dict)
        city["under"] = _face_down_to_json(state.cities[player].cards_under_board)
    data["discard"] = _face_down_to_json(state.discard)
    dug: list[JsonData] = []
    for face_down in state.dug:
        dug.append(dug_up_card_to_json(face_down))
    data["dug"] = dug
    data["added"] = card_ids(state.added)
    return data


def digest_data(state: SevenWondersBaseState) -> dict[str, JsonData]:
    """Return the position without knowledge: face-down cards without their origin."""
    cities: list[JsonData] = []
    hands: list[JsonData] = []
    choices: list[JsonData] = []
    moves: list[JsonData] = []
    for player in range(state.players):
        city = state.cities[player]
        cities.append(_city_to_json(city))
        hands.append(card_ids(unpack_hand(city.hand)))
        choices.append(_choice_to_json(int(city.choice)))
        moves.append(describe_public_move(int(city.public_move)))
    discard = [card_number(face_down) for face_down in state.discard]
    discard.sort(key=lambda number: CARDS[number].id)
    added: dict[str, JsonData] = {"added": card_ids(state.added)} if state.added else {}
    return {
        "players": state.players,
        "rng": state.rng.snapshot(),
        "age": int(state.age),
        "turn": int(state.turn),
        "phase": PHASE_IDS[state.phase],
        "cities": cities,
        "hands": hands,
        "choices": choices,
        "moves": moves,
        "discard": card_ids(discard),
        "digging": ints_to_json(state.digging),
        **added,
    }


def card_ids(cards: list[int]) -> list[JsonData]:
    """Return the ids of cards as JSON data."""
    ids: list[JsonData] = []
    for number in cards:
        ids.append(CARDS[number].id)
    return ids


def _city_to_json(city: City) -> JsonData:
    return {
        "board": BOARD_IDS[city.board],
        "side": SIDES[city.side] if city.side >= 0 else None,
        "stages": int(city.stages),
        "coins": int(city.coins),
        "built": card_ids(city.built),
        "under": card_ids([card_number(face_down) for face_down in city.cards_under_board]),
        "tokens": ints_to_json(city.tokens),
    }


def _face_down_to_json(face_down_cards: list[int]) -> list[JsonData]:
    data: list[JsonData] = []
    for face_down in face_down_cards:
        data.append(face_down_card_to_json(face_down))
    return data


def _choice_to_json(action: int) -> JsonData:
    return None if action == NOT_CHOSEN else action_notation(action)


# -- reading ---------------------------------------------------------------------------------------------------------


def restore_snapshot(state: SevenWondersBaseState, data: Mapping[str, JsonData]) -> None:
    """Fill an empty state from a snapshot."""
    state.rng = Rng.restore(expect_str(data["rng"]))
    state.age = expect_int(data["age"])
    state.turn = expect_int(data["turn"])
    state.phase = _index_of_id("phase", PHASE_IDS, data["phase"])
    state.cities = [_parse_city(city) for city in expect_list(data["cities"])]
    hands = [_parse_cards(hand) for hand in expect_list(data["hands"])]
    choices = [_parse_choice(choice) for choice in expect_list(data["choices"])]
    moves = [_parse_move(move) for move in expect_list(data["moves"])]
    for name, entries in (("hands", len(hands)), ("choices", len(choices)), ("moves", len(moves))):
        if entries != len(state.cities):
            raise ValueError(f"{len(state.cities)} players have {entries} {name}")
    for player, city in enumerate(state.cities):
        city.hand = pack_hand(hands[player])
        city.choice = choices[player]
        city.public_move = moves[player]
    state.discard = [parse_face_down_card(face_down) for face_down in expect_list(data["discard"])]
    state.dug = [parse_dug_up_card(face_down) for face_down in expect_list(data["dug"])]
    state.digging = expect_ints(data["digging"])
    state.added = _parse_cards(data.get("added", []))


def _index_of_id(kind: str, known: list[str], data: JsonData) -> int:
    """Return the index of an id in its list. ValueError if it is unknown."""
    if expect_str(data) not in known:
        raise ValueError(f"unknown {kind} {data!r}")
    return known.index(expect_str(data))


def _parse_cards(data: JsonData) -> list[int]:
    return [CARD_NUMBERS[expect_str(card)] for card in expect_list(data)]


def _parse_city(data: JsonData) -> City:
    if not isinstance(data, dict):
        raise TypeError(f"expected a city, not {data!r}")
    side = -1 if data["side"] is None else _index_of_id("side", SIDES, data["side"])
    board = _index_of_id("board", BOARD_IDS, data["board"])
    stages = expect_int(data["stages"])
    if stages > 0 and not (side >= 0 and stages <= len(BOARDS[board].sides[side])):
        raise ValueError(f"{data['board']} cannot have {stages} stages")
    city = rebuild_city(board, side, stages, _parse_cards(data["built"]))
    city.coins = expect_int(data["coins"])
    city.cards_under_board = [parse_face_down_card(face_down) for face_down in expect_list(data["under"])]
    city.tokens = expect_ints(data["tokens"])
    return city


def _parse_choice(data: JsonData) -> int:
    if data is None:
        return NOT_CHOSEN
    action = parse_notation(expect_str(data))
    if action < 0:
        raise ValueError(f"invalid action {data!r}")
    return action


def _parse_move(data: JsonData) -> int:
    if data is None:
        return NOT_CHOSEN
    if not isinstance(data, dict):
        raise TypeError(f"expected a move, not {data!r}")
    action_type = _index_of_id("move", ACTION_TYPE_IDS, data["do"])
    left, right = expect_int(data["left"]), expect_int(data["right"])
    if min(left, right) < 0 or left + right > MAX_PAYMENT_COINS:
        raise ValueError(f"invalid payment in move {data!r}")
    action = action_number(
        action_type,
        CARD_NUMBERS[expect_str(data["card"])] if action_type == BUILD else 0,
        int(payment_number(left, right)),
    )
    if action < 0:
        raise ValueError(f"invalid move {data!r}")
    return public_action(action)
