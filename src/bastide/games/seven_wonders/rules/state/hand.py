"""A hand in one integer: it is passed on, copied and taken from without a list.

There is a byte for each card, the lowest first: the number of the card and one more, so that nothing is where no card
is. The cards are in order, and equal ones lie together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.constants import HAND

NO_CARDS: Final[i64] = 0
_BYTE: Final[i64] = 255


def hand_of(cards: list[int]) -> i64:
    """The hand that holds these cards, as they are ordered. ValueError if they are more than a hand can be."""
    if len(cards) > HAND:
        raise ValueError(f"a hand of {len(cards)} cards")
    hand: i64 = NO_CARDS
    for card in reversed(cards):
        hand = hand << 8 | (card + 1)
    return hand


def cards_in(hand: i64) -> list[int]:
    cards: list[int] = []
    while hand != 0:
        cards.append((hand & _BYTE) - 1)
        hand >>= 8
    return cards


def card_at(hand: i64, place: i64) -> i64:
    return (hand >> (8 * place) & _BYTE) - 1


def size_of(hand: i64) -> i64:
    """How many cards it holds."""
    size: i64 = 0
    while hand != 0:
        size += 1
        hand >>= 8
    return size


def holds(hand: i64, card: i64) -> bool:
    while hand != 0:
        if hand & _BYTE == card + 1:
            return True
        hand >>= 8
    return False


def different(hand: i64) -> i64:
    """The hand with equal cards once."""
    found: i64 = NO_CARDS
    at: i64 = 0
    before: i64 = 0
    while hand != 0:
        card: i64 = hand & _BYTE
        if card != before:
            found |= card << at
            at += 8
            before = card
        hand >>= 8
    return found


def with_card(hand: i64, card: i64) -> i64:
    """The hand with one card more, in its place."""
    at: i64 = 0
    while hand >> at != 0 and hand >> at & _BYTE <= card:
        at += 8
    return _below(hand, at) | (card + 1) << at | hand >> at << (at + 8)


def without(hand: i64, card: i64) -> i64:
    """The hand with one card less, which it holds."""
    at: i64 = 0
    while hand >> at & _BYTE != card + 1:
        at += 8
    return _below(hand, at) | hand >> (at + 8) << at


def exchanged(hand: i64, place: i64, card: i64) -> i64:
    """The hand with another card in a place, where it may be out of order."""
    at: i64 = 8 * place
    return _below(hand, at) | (card + 1) << at | hand >> (at + 8) << (at + 8)


def in_order(hand: i64) -> i64:
    found: i64 = NO_CARDS
    while hand != 0:
        found = with_card(found, (hand & _BYTE) - 1)
        hand >>= 8
    return found


def _below(hand: i64, at: i64) -> i64:
    """The lowest so many bits. (A mask made of a shifted 1 would not do: compiled, that literal has only 32 bits.)"""
    return hand ^ (hand >> at << at)
