"""A position as plain data, whole: written, and read back. Everything in it is called by its id."""

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


def snapshot(circle: Circle) -> dict[str, Plain]:
    """Everything, what players may remember of face-down cards included."""
    data = lasting(circle)
    for player, city in enumerate(listed(data["cities"])):
        assert isinstance(city, dict)
        city["under"] = _traces(circle.cities[player].under)
    data["discard"] = _traces(circle.discard)
    dug: list[Plain] = []
    for trace in circle.dug:
        dug.append(dug_plain(trace))
    data["dug"] = dug
    return data


def lasting(circle: Circle) -> dict[str, Plain]:
    """The position without who remembers what: face-down cards, and not where they came from."""
    cities: list[Plain] = []
    hands: list[Plain] = []
    choices: list[Plain] = []
    moves: list[Plain] = []
    for player in range(circle.players):
        city = circle.cities[player]
        cities.append(_plain_city(city))
        hands.append(card_ids(cards_in(city.hand)))
        choices.append(_plain_choice(int(city.choice)))
        moves.append(seen_move(int(city.move)))
    discard = [card_of(trace) for trace in circle.discard]
    discard.sort(key=lambda number: CARDS[number].id)
    return {
        "players": circle.players,
        "rng": circle.rng.snapshot(),
        "age": int(circle.age),
        "turn": int(circle.turn),
        "phase": PHASES[circle.phase],
        "cities": cities,
        "hands": hands,
        "choices": choices,
        "moves": moves,
        "discard": card_ids(discard),
        "digging": plain_ints(circle.digging),
    }


def card_ids(cards: list[int]) -> list[Plain]:
    ids: list[Plain] = []
    for number in cards:
        ids.append(CARDS[number].id)
    return ids


def _plain_city(city: City) -> Plain:
    return {
        "board": BOARD_IDS[city.board],
        "side": SIDES[city.side] if city.side >= 0 else None,
        "stages": int(city.stages),
        "coins": int(city.coins),
        "built": card_ids(city.built),
        "under": card_ids([card_of(trace) for trace in city.under]),
        "tokens": plain_ints(city.tokens),
    }


def _traces(traces: list[int]) -> list[Plain]:
    data: list[Plain] = []
    for trace in traces:
        data.append(trace_plain(trace))
    return data


def _plain_choice(action: int) -> Plain:
    return None if action == NOT_YET else written(action)


# -- and back --------------------------------------------------------------------------------------------------------


def restore(circle: Circle, data: Mapping[str, Plain]) -> None:
    """Fill an empty position with what ``snapshot`` wrote."""
    circle.rng = Rng.restore(word(data["rng"]))
    circle.age = whole(data["age"])
    circle.turn = whole(data["turn"])
    circle.phase = _index("phase", PHASES, data["phase"])
    circle.cities = [_read_city(city) for city in listed(data["cities"])]
    hands = [_read_cards(hand) for hand in listed(data["hands"])]
    choices = [_read_choice(choice) for choice in listed(data["choices"])]
    moves = [_read_move(move) for move in listed(data["moves"])]
    for name, entries in (("hands", len(hands)), ("choices", len(choices)), ("moves", len(moves))):
        if entries != len(circle.cities):
            raise ValueError(f"{len(circle.cities)} players have {entries} {name}")
    for player, city in enumerate(circle.cities):
        city.hand = hand_of(hands[player])
        city.choice = choices[player]
        city.move = moves[player]
    circle.discard = [read_trace(trace) for trace in listed(data["discard"])]
    circle.dug = [read_dug(trace) for trace in listed(data["dug"])]
    circle.digging = ints(data["digging"])


def _index(kind: str, known: list[str], data: Plain) -> int:
    """The place of a word in its list."""
    if word(data) not in known:
        raise ValueError(f"there is no {kind} {data!r}")
    return known.index(word(data))


def _read_cards(data: Plain) -> list[int]:
    return [NUMBER[word(card)] for card in listed(data)]


def _read_city(data: Plain) -> City:
    if not isinstance(data, dict):
        raise TypeError(f"expected a city, not {data!r}")
    side = -1 if data["side"] is None else _index("side", SIDES, data["side"])
    board = _index("board", BOARD_IDS, data["board"])
    stages = whole(data["stages"])
    if stages > 0 and not (side >= 0 and stages <= len(BOARDS[board].sides[side])):
        raise ValueError(f"{data['board']} cannot have {stages} stages")
    city = rebuilt(board, side, stages, _read_cards(data["built"]))
    city.coins = whole(data["coins"])
    city.under = [read_trace(trace) for trace in listed(data["under"])]
    city.tokens = ints(data["tokens"])
    return city


def _read_choice(data: Plain) -> int:
    if data is None:
        return NOT_YET
    action = read(word(data))
    if action < 0:
        raise ValueError(f"{data!r} is no action")
    return action


def _read_move(data: Plain) -> int:
    if data is None:
        return NOT_YET
    if not isinstance(data, dict):
        raise TypeError(f"expected a move, not {data!r}")
    doing = _index("move", DOINGS, data["do"])
    left, right = whole(data["left"]), whole(data["right"])
    if min(left, right) < 0 or left + right > MOST_COINS:
        raise ValueError(f"{data!r} is no move: nobody pays that")
    action = numbered(doing, NUMBER[word(data["card"])] if doing == BUILD else 0, int(pair_number(left, right)))
    if action < 0:
        raise ValueError(f"{data!r} is no move")
    return as_seen(action)
