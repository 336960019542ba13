"""What a player knows of the face-down cards.

Hands travel. Who has held a hand knows what was in it; what others take out of it and construct lies open; what they
sell or put under their boards is hidden. So for one observer every hidden card of an Age belongs to one *pool*: cards
that the observer knows to be these, without knowing which lies where.

* What was taken out of a hand after the observer held it, and what is still in it: one pool for each time the
  observer held it (if it comes round again, the cards missed meanwhile are a pool of their own).
* Everything the observer never held: one pool for each Age, since the decks are known. Only in Age III it is not known
  which guilds are in the game: those in this pool are drawn anew from all guilds not located elsewhere.
* Own cards are known and stay where they are.

The pools follow from the traces of the cards, nothing else needs to be stored.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bastide.games.seven_wonders.rules.constants import LAST_TURN
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.state.face_down import age_of, by_of, card_of, turn_of, with_card
from bastide.games.seven_wonders.rules.state.hand import NO_CARDS, card_at, exchanged, size_of

#: The pool of a card that the observer knows.
KNOWN: Final = -1
#: That of the cards of Age III which the observer never held: only here it is not known which cards there are.
UNSEEN_GUILDS: Final = 3 << 8
#: A place is an index with this many bits, and above them where it is an index in.
_WHERE: Final = 8


def first_holder(age: i64, turn: i64, holder: i64, players: i64) -> i64:
    """Who was dealt the hand that a player holds in this turn. Hands go left in the Ages I and III, right in II."""
    passes: i64 = (turn if turn < LAST_TURN else LAST_TURN) - 1
    return (holder + passes) % players if age == 2 else (holder + LAST_TURN * players - passes) % players


def last_sight(age: i64, turn: i64, holder: i64, observer: i64, players: i64) -> i64:
    """The last turn up to this one in which the observer held the hand that ``holder`` holds now; 0 if never."""
    hand: i64 = first_holder(age, turn, holder, players)
    first: i64 = 1 + (hand + players - observer if age == 2 else observer + players - hand) % players
    now: i64 = turn if turn < LAST_TURN else LAST_TURN
    return first + (now - first) // players * players if first <= now else 0


def pool_of(age: i64, turn: i64, holder: i64, observer: i64, players: i64) -> i64:
    """The pool of a card in, or just out of, the hand that ``holder`` had in this turn."""
    if holder == observer:
        return KNOWN
    sight: i64 = last_sight(age, turn, holder, observer, players) if observer >= 0 else 0
    hand: i64 = first_holder(age, turn, holder, players) if sight > 0 else 0
    return age << 8 | hand << 4 | sight


def pool_of_trace(trace: i64, observer: i64, players: i64) -> i64:
    return pool_of(age_of(trace), turn_of(trace), by_of(trace), observer, players)


@mypyc_attr(acyclic=True)
@final
class CardPool:
    """Cards, and the places they lie in (see ``lay``)."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.places: list[int] = []
        self.cards: list[int] = []


def pools_of(circle: Circle, observer: i64) -> dict[int, CardPool]:
    pools: dict[int, CardPool] = {}
    players: i64 = circle.players
    for i in range(len(circle.discard)):
        trace: i64 = circle.discard[i]
        _put(pools, pool_of_trace(trace, observer, players), i, card_of(trace))
    for player in range(players):
        under = circle.cities[player].under
        for i in range(len(under)):
            trace = under[i]
            _put(pools, pool_of_trace(trace, observer, players), (1 + player) << _WHERE | i, card_of(trace))
        hand: i64 = circle.cities[player].hand
        if hand != NO_CARDS:
            key: i64 = pool_of(circle.age, circle.turn, player, observer, players)
            for i in range(size_of(hand)):
                _put(pools, key, (1 + players + player) << _WHERE | i, card_at(hand, i))
    return pools


def _put(pools: dict[int, CardPool], key: i64, place: i64, card: i64) -> None:
    if key == KNOWN:
        return
    pool = pools.get(key)
    if pool is None:
        pool = CardPool(int(key))
        pools[key] = pool
    pool.places.append(place)
    pool.cards.append(card)


def lay(circle: Circle, place: i64, card: i64) -> None:
    """Put a card in a place. Above the index, 0 is the discard; then come what is under the boards, and the hands."""
    where: i64 = place >> _WHERE
    index: i64 = place & ((1 << _WHERE) - 1)
    if where == 0:
        circle.discard[index] = with_card(circle.discard[index], card)
    elif where <= circle.players:
        under = circle.cities[where - 1].under
        under[index] = with_card(under[index], card)
    else:
        city = circle.cities[where - 1 - circle.players]
        city.hand = exchanged(city.hand, index, card)
