"""A trace: a card that lies face down, with where it came from.

Everybody saw *that* somebody put a card there, in which turn, and so from which of the travelling hands. What the
card is, each player knows or does not know by that (knowledge.py). A trace is one integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.plain import Plain, whole, word
from bastide.games.seven_wonders.rules.cards.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.constants import AFTER_LAST_TURN, LAST_TURN

_CARD: Final[i64] = 0x7F
_AGE_AT: Final[i64] = 7
_TURN_AT: Final[i64] = 9
_BY_AT: Final[i64] = 12
_SEEN_AT: Final[i64] = 15
_SEEN_BITS: Final = 7
_SEEN_BY: Final = [1 << (15 + player) for player in range(_SEEN_BITS)]
_DUG_AT: Final[i64] = 22
_NOT_DUG: Final[i64] = 0x3FFFFF


def trace_of(card: i64, age: i64, turn: i64, by: i64) -> i64:
    return card | age << _AGE_AT | turn << _TURN_AT | by << _BY_AT


def card_of(trace: i64) -> i64:
    return trace & _CARD


def age_of(trace: i64) -> i64:
    return trace >> _AGE_AT & 3


def turn_of(trace: i64) -> i64:
    return trace >> _TURN_AT & 7


def by_of(trace: i64) -> i64:
    """Who put the card there."""
    return trace >> _BY_AT & 7


def seen_by(trace: i64, player: i64) -> bool:
    """Whether this player has looked at the card since."""
    return trace >> (_SEEN_AT + player) & 1 == 1


def shown_to(trace: i64, player: i64) -> i64:
    return trace | _SEEN_BY[player]


def with_card(trace: i64, card: i64) -> i64:
    """The same trace, but of another card."""
    return trace & ~_CARD | card


def moment(age: i64, turn: i64) -> i64:
    """When something was put away, in the order of time; all that ends an Age happens together."""
    return age << 3 | (AFTER_LAST_TURN if turn >= LAST_TURN else turn)


def put_away(trace: i64) -> i64:
    """The moment when the card was put away."""
    return age_of(trace) << 3 | turn_of(trace)


def dug_trace(trace: i64, when: i64) -> i64:
    """The trace of a card that was dug up at this moment."""
    return trace | when << _DUG_AT


def dug_up(trace: i64) -> i64:
    """The moment when the card was dug up."""
    return trace >> _DUG_AT


def put_back(trace: i64) -> i64:
    """The trace as it was before the card was dug up."""
    return trace & _NOT_DUG


def trace_plain(trace: int) -> Plain:
    seen: list[Plain] = []
    for player in range(_SEEN_BITS):
        if seen_by(trace, player):
            seen.append(player)
    return {
        "card": CARDS[card_of(trace)].id,
        "age": int(age_of(trace)),
        "turn": int(turn_of(trace)),
        "by": int(by_of(trace)),
        "seen": seen,
    }


def dug_plain(trace: int) -> Plain:
    """The trace of a dug-up card, with the moment of the digging."""
    return [trace_plain(trace), int(dug_up(trace) >> 3), int(dug_up(trace) & 7)]


def read_dug(data: Plain) -> int:
    if not isinstance(data, list) or len(data) != 3:
        raise TypeError(f"expected a dug-up card, an Age and a turn, not {data!r}")
    age, turn = whole(data[1]), whole(data[2])
    if not (1 <= age <= 3 and 1 <= turn <= AFTER_LAST_TURN):
        raise ValueError(f"nothing is dug up in Age {age}, turn {turn}")
    return dug_trace(read_trace(data[0]), moment(age, turn))


def read_trace(data: Plain) -> int:
    if not isinstance(data, dict):
        raise TypeError(f"expected a face-down card, not {data!r}")
    age, turn, by = whole(data["age"]), whole(data["turn"]), whole(data["by"])
    if not (1 <= age <= 3 and 1 <= turn <= AFTER_LAST_TURN and 0 <= by < _SEEN_BITS):
        raise ValueError(f"no card was put away like this: {data!r}")
    trace = trace_of(NUMBER[word(data["card"])], age, turn, by)
    seen = data["seen"]
    if not isinstance(seen, list):
        raise TypeError(f"expected a list of players, not {seen!r}")
    for player in seen:
        number = whole(player)
        if not 0 <= number < _SEEN_BITS:
            raise ValueError(f"there is no player {number}")
        trace = shown_to(trace, number)
    return trace
