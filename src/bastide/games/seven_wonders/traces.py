"""A trace: a card that lies face down, with where it came from.

Everybody saw *that* somebody put a card there, in which turn, and so from which of the travelling hands. What the
card is, each player knows or does not know by that (knowledge.py). A trace is one integer.
"""

from __future__ import annotations

from typing import Final

from bastide.core.plain import Plain, whole, word
from bastide.games.seven_wonders.cards import CARDS, NUMBER
from bastide.games.seven_wonders.constants import AFTER_LAST_TURN, LAST_TURN

_CARD_BITS: Final = 7
_CARD: Final = (1 << _CARD_BITS) - 1
_AGE_AT: Final = 7
_TURN_AT: Final = 9
_BY_AT: Final = 12
_SEEN_AT: Final = 15
_SEEN_BITS: Final = 7
_DUG_AT: Final = 22
_LABEL: Final = (1 << _DUG_AT) - 1 - _CARD


def trace_of(card: int, age: int, turn: int, by: int) -> int:
    return card | age << _AGE_AT | turn << _TURN_AT | by << _BY_AT


def card_of(trace: int) -> int:
    return trace & _CARD


def age_of(trace: int) -> int:
    return trace >> _AGE_AT & 3


def turn_of(trace: int) -> int:
    return trace >> _TURN_AT & 7


def by_of(trace: int) -> int:
    """Who put the card there."""
    return trace >> _BY_AT & 7


def seen_by(trace: int, player: int) -> bool:
    """Whether this player has looked at the card since."""
    return trace >> (_SEEN_AT + player) & 1 == 1


def shown_to(trace: int, player: int) -> int:
    return trace | 1 << (_SEEN_AT + player)


def with_card(trace: int, card: int) -> int:
    """The same trace, but of another card."""
    return trace & ~_CARD | card


def moment(age: int, turn: int) -> int:
    """When something was put away, in the order of time; all that ends an Age happens together."""
    return age << 3 | (AFTER_LAST_TURN if turn >= LAST_TURN else turn)


def put_away(trace: int) -> int:
    """The moment when the card was put away."""
    return age_of(trace) << 3 | turn_of(trace)


def dug_trace(trace: int, age: int, turn: int) -> int:
    """The trace of a card that was dug up in this turn."""
    return trace | moment(age, turn) << _DUG_AT


def dug_up(trace: int) -> int:
    """The moment when the card was dug up."""
    return trace >> _DUG_AT


def swap_origins(first: int, second: int) -> int:
    """The first trace, but put away by whom and when the second was."""
    return first & ~_LABEL | second & _LABEL


def trace_plain(trace: int) -> Plain:
    seen: list[Plain] = []
    for player in range(_SEEN_BITS):
        if seen_by(trace, player):
            seen.append(player)
    return {
        "card": CARDS[card_of(trace)].id,
        "age": age_of(trace),
        "turn": turn_of(trace),
        "by": by_of(trace),
        "seen": seen,
    }


def dug_plain(trace: int) -> Plain:
    """The trace of a dug-up card, with the moment of the digging."""
    return [trace_plain(trace), dug_up(trace) >> 3, dug_up(trace) & 7]


def read_dug(data: Plain) -> int:
    if not isinstance(data, list) or len(data) != 3:
        raise TypeError(f"expected a dug-up card, an Age and a turn, not {data!r}")
    age, turn = whole(data[1]), whole(data[2])
    if not (1 <= age <= 3 and 1 <= turn <= AFTER_LAST_TURN):
        raise ValueError(f"nothing is dug up in Age {age}, turn {turn}")
    return dug_trace(read_trace(data[0]), age, turn)


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
