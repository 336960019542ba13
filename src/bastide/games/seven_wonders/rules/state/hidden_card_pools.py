"""Pools of hidden cards: what a player knows about face-down cards and other hands.

A player who has held a hand knows its cards. Cards that others take out of it and construct are public; cards that they
sell or put under their boards are hidden. So for one observer every hidden card of an Age belongs to one *pool*: the
observer knows the cards of the pool, but not which card is in which place.

* Cards that left a hand after the observer held it, and cards still in it, form one pool for each time the observer
  held the hand. If the hand comes round again, the cards that are missing by then are a pool of their own.
* All cards that the observer never held form one pool for each Age, because the decks are known. Only in Age III the
  guilds are unknown: those in this pool are drawn again from all guilds that are not known to be elsewhere.
* The observer's own cards are known and stay where they are.

The pools follow from the packed face-down cards alone; nothing else is stored.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bastide.games.seven_wonders.rules.rulebook_constants import LAST_TURN
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.face_down_card import (
    card_number,
    put_away_age,
    put_away_by,
    put_away_turn,
    replace_card,
)
from bastide.games.seven_wonders.rules.state.packed_hand import EMPTY_HAND, card_at, hand_size, replace_card_at

#: Pool key of a card that the observer knows.
KNOWN_CARD: Final = -1
#: Pool key of the cards of Age III that the observer never held. Only in this pool the set of cards is unknown.
UNSEEN_AGE_3_POOL: Final = 3 << 8
#: A place is an index in the lowest bits, and above them the list that the index refers to.
_INDEX_BITS: Final = 8


def first_holder(age: i64, turn: i64, holder: i64, players: i64) -> i64:
    """Return who was dealt the hand that a player holds now. Hands go left in the Ages I and III, right in Age II."""
    passes: i64 = (turn if turn < LAST_TURN else LAST_TURN) - 1
    return (holder + passes) % players if age == 2 else (holder + LAST_TURN * players - passes) % players


def last_turn_held(age: i64, turn: i64, holder: i64, observer: i64, players: i64) -> i64:
    """Return the last turn so far in which the observer held the hand that ``holder`` holds now; 0 if never."""
    hand: i64 = first_holder(age, turn, holder, players)
    first: i64 = 1 + (hand + players - observer if age == 2 else observer + players - hand) % players
    now: i64 = turn if turn < LAST_TURN else LAST_TURN
    return first + (now - first) // players * players if first <= now else 0


def hand_pool_key(age: i64, turn: i64, holder: i64, observer: i64, players: i64) -> i64:
    """Return the pool key of a card in the hand that ``holder`` had in this turn, or just taken out of it."""
    if holder == observer:
        return KNOWN_CARD
    sight: i64 = last_turn_held(age, turn, holder, observer, players) if observer >= 0 else 0
    hand: i64 = first_holder(age, turn, holder, players) if sight > 0 else 0
    return age << 8 | hand << 4 | sight


def face_down_pool_key(face_down: i64, observer: i64, players: i64) -> i64:
    """Return the pool key of a face-down card."""
    return hand_pool_key(put_away_age(face_down), put_away_turn(face_down), put_away_by(face_down), observer, players)


@mypyc_attr(acyclic=True)
@final
class CardPool:
    """Hidden cards, and the places where they may be (see ``put_card_in_place``)."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.places: list[int] = []
        self.cards: list[int] = []


def find_card_pools(state: SevenWondersBaseState, observer: i64) -> dict[int, CardPool]:
    """Return the pools of an observer by key. Known cards belong to none."""
    pools: dict[int, CardPool] = {}
    players: i64 = state.players
    for i in range(len(state.discard)):
        face_down: i64 = state.discard[i]
        _add_to_pool(pools, face_down_pool_key(face_down, observer, players), i, card_number(face_down))
    for player in range(players):
        under = state.cities[player].cards_under_board
        for i in range(len(under)):
            face_down = under[i]
            _add_to_pool(
                pools,
                face_down_pool_key(face_down, observer, players),
                (1 + player) << _INDEX_BITS | i,
                card_number(face_down),
            )
        hand: i64 = state.cities[player].hand
        if hand != EMPTY_HAND:
            key: i64 = hand_pool_key(state.age, state.turn, player, observer, players)
            for i in range(hand_size(hand)):
                _add_to_pool(pools, key, (1 + players + player) << _INDEX_BITS | i, card_at(hand, i))
    return pools


def _add_to_pool(pools: dict[int, CardPool], key: i64, place: i64, card: i64) -> None:
    if key == KNOWN_CARD:
        return
    pool = pools.get(key)
    if pool is None:
        pool = CardPool(int(key))
        pools[key] = pool
    pool.places.append(place)
    pool.cards.append(card)


def put_card_in_place(state: SevenWondersBaseState, place: i64, card: i64) -> None:
    """Put a card in a place. List 0 is the discard pile; then come the cards under the boards, and the hands."""
    list_number: i64 = place >> _INDEX_BITS
    index: i64 = place & ((1 << _INDEX_BITS) - 1)
    if list_number == 0:
        state.discard[index] = replace_card(state.discard[index], card)
    elif list_number <= state.players:
        under = state.cities[list_number - 1].cards_under_board
        under[index] = replace_card(under[index], card)
    else:
        city = state.cities[list_number - 1 - state.players]
        city.hand = replace_card_at(city.hand, index, card)
