"""Face-down cards packed into one integer: the card, and when and by whom it was put away.

All players see *that* a card was put away, in which turn, and so from which of the passed hands. Whether a player knows
the card follows from this (see ``hidden_card_pools``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.json_data import JsonData, expect_int, expect_str
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS, CARDS
from bastide.games.seven_wonders.rules.rulebook_constants import AFTER_LAST_TURN, LAST_TURN

_CARD_MASK: Final[i64] = 0x7F
_AGE_SHIFT: Final[i64] = 7
_TURN_SHIFT: Final[i64] = 9
_PLAYER_SHIFT: Final[i64] = 12
_SEEN_SHIFT: Final[i64] = 15
_MAX_PLAYERS: Final = 7
_SEEN_BIT: Final = [1 << (15 + player) for player in range(_MAX_PLAYERS)]
_DUG_SHIFT: Final[i64] = 22
_NOT_DUG_MASK: Final[i64] = 0x3FFFFF


def pack_face_down_card(card: i64, age: i64, turn: i64, by: i64) -> i64:
    """Pack a card that ``by`` put away in this Age and turn."""
    return card | age << _AGE_SHIFT | turn << _TURN_SHIFT | by << _PLAYER_SHIFT


def card_number(face_down: i64) -> i64:
    """Return the card number."""
    return face_down & _CARD_MASK


def put_away_age(face_down: i64) -> i64:
    """Return the Age in which the card was put away."""
    return face_down >> _AGE_SHIFT & 3


def put_away_turn(face_down: i64) -> i64:
    """Return the turn in which the card was put away."""
    return face_down >> _TURN_SHIFT & 7


def put_away_by(face_down: i64) -> i64:
    """Return the player who put the card away."""
    return face_down >> _PLAYER_SHIFT & 7


def was_seen_by(face_down: i64, player: i64) -> bool:
    """Tell whether this player has looked at the card since."""
    return face_down >> (_SEEN_SHIFT + player) & 1 == 1


def mark_seen_by(face_down: i64, player: i64) -> i64:
    """Return the entry, marked as seen by this player."""
    return face_down | _SEEN_BIT[player]


def replace_card(face_down: i64, card: i64) -> i64:
    """Return the same entry with another card."""
    return face_down & ~_CARD_MASK | card


def time_index(age: i64, turn: i64) -> i64:
    """Return a number that orders Age and turn in time. Everything at the end of an Age has the same number."""
    return age << 3 | (AFTER_LAST_TURN if turn >= LAST_TURN else turn)


def put_away_time(face_down: i64) -> i64:
    """Return the time index at which the card was put away."""
    return put_away_age(face_down) << 3 | put_away_turn(face_down)


def mark_dug_up(face_down: i64, when: i64) -> i64:
    """Return the entry, marked as dug up at this time index."""
    return face_down | when << _DUG_SHIFT


def dug_up_time(face_down: i64) -> i64:
    """Return the time index at which the card was dug up."""
    return face_down >> _DUG_SHIFT


def clear_dug_up(face_down: i64) -> i64:
    """Return the entry as it was before the card was dug up."""
    return face_down & _NOT_DUG_MASK


def face_down_card_to_json(face_down: int) -> JsonData:
    """Return a face-down card as JSON data."""
    seen: list[JsonData] = []
    for player in range(_MAX_PLAYERS):
        if was_seen_by(face_down, player):
            seen.append(player)
    return {
        "card": CARDS[card_number(face_down)].id,
        "age": int(put_away_age(face_down)),
        "turn": int(put_away_turn(face_down)),
        "by": int(put_away_by(face_down)),
        "seen": seen,
    }


def dug_up_card_to_json(face_down: int) -> JsonData:
    """Return a dug-up card as JSON data, with the Age and turn in which it was dug up."""
    return [face_down_card_to_json(face_down), int(dug_up_time(face_down) >> 3), int(dug_up_time(face_down) & 7)]


def parse_dug_up_card(data: JsonData) -> int:
    """Parse a dug-up card from JSON data. TypeError or ValueError if it is invalid."""
    if not isinstance(data, list) or len(data) != 3:
        raise TypeError(f"expected a dug-up card, an Age and a turn, not {data!r}")
    age, turn = expect_int(data[1]), expect_int(data[2])
    if not (1 <= age <= 3 and 1 <= turn <= AFTER_LAST_TURN):
        raise ValueError(f"invalid time of a dug-up card: Age {age}, turn {turn}")
    return mark_dug_up(parse_face_down_card(data[0]), time_index(age, turn))


def parse_face_down_card(data: JsonData) -> int:
    """Parse a face-down card from JSON data. TypeError or ValueError if it is invalid."""
    if not isinstance(data, dict):
        raise TypeError(f"expected a face-down card, not {data!r}")
    age, turn, by = expect_int(data["age"]), expect_int(data["turn"]), expect_int(data["by"])
    if not (1 <= age <= 3 and 1 <= turn <= AFTER_LAST_TURN and 0 <= by < _MAX_PLAYERS):
        raise ValueError(f"invalid face-down card: {data!r}")
    face_down = pack_face_down_card(CARD_NUMBERS[expect_str(data["card"])], age, turn, by)
    seen = data["seen"]
    if not isinstance(seen, list):
        raise TypeError(f"expected a list of players, not {seen!r}")
    for player in seen:
        number = expect_int(player)
        if not 0 <= number < _MAX_PLAYERS:
            raise ValueError(f"unknown player {number}")
        face_down = mark_seen_by(face_down, number)
    return face_down
