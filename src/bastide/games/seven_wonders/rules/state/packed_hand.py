"""Hands packed into one integer, so that they are passed and cloned without lists.

Each card has one byte, the lowest first: the card number plus one, so that 0 is no card. The cards are sorted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.rulebook_constants import HAND_SIZE

EMPTY_HAND: Final[i64] = 0
_BYTE_MASK: Final[i64] = 255


def pack_hand(cards: list[int]) -> i64:
    """Pack sorted cards into a hand. ValueError if there are more than HAND_SIZE."""
    if len(cards) > HAND_SIZE:
        raise ValueError(f"a hand holds at most {HAND_SIZE} cards, not {len(cards)}")
    hand: i64 = EMPTY_HAND
    for card in reversed(cards):
        hand = hand << 8 | (card + 1)
    return hand


def unpack_hand(hand: i64) -> list[int]:
    """Return the cards of a hand as a list."""
    cards: list[int] = []
    while hand != 0:
        cards.append((hand & _BYTE_MASK) - 1)
        hand >>= 8
    return cards


def card_at(hand: i64, place: i64) -> i64:
    """Return the card at a place."""
    return (hand >> (8 * place) & _BYTE_MASK) - 1


def hand_size(hand: i64) -> i64:
    """Return the number of cards."""
    size: i64 = 0
    while hand != 0:
        size += 1
        hand >>= 8
    return size


def hand_contains(hand: i64, card: i64) -> bool:
    """Tell whether a card is in the hand."""
    while hand != 0:
        if hand & _BYTE_MASK == card + 1:
            return True
        hand >>= 8
    return False


def remove_duplicates(hand: i64) -> i64:
    """Return the hand with one copy of each card."""
    found: i64 = EMPTY_HAND
    at: i64 = 0
    before: i64 = 0
    while hand != 0:
        card: i64 = hand & _BYTE_MASK
        if card != before:
            found |= card << at
            at += 8
            before = card
        hand >>= 8
    return found


def add_card(hand: i64, card: i64) -> i64:
    """Add a card at its sorted place."""
    at: i64 = 0
    while hand >> at != 0 and hand >> at & _BYTE_MASK <= card:
        at += 8
    return _low_bits(hand, at) | (card + 1) << at | hand >> at << (at + 8)


def remove_card(hand: i64, card: i64) -> i64:
    """Remove one copy of a card, which must be in the hand."""
    at: i64 = 0
    while hand >> at & _BYTE_MASK != card + 1:
        at += 8
    return _low_bits(hand, at) | hand >> (at + 8) << at


def replace_card_at(hand: i64, place: i64, card: i64) -> i64:
    """Replace the card at a place. The result may be unsorted."""
    at: i64 = 8 * place
    return _low_bits(hand, at) | (card + 1) << at | hand >> (at + 8) << (at + 8)


def sort_hand(hand: i64) -> i64:
    """Sort the cards of a hand."""
    found: i64 = EMPTY_HAND
    while hand != 0:
        found = add_card(found, (hand & _BYTE_MASK) - 1)
        hand >>= 8
    return found


def _low_bits(hand: i64, at: i64) -> i64:
    """Return the lowest ``at`` bits. (A mask of a shifted 1 would not do: compiled, that literal has only 32 bits.)"""
    return hand ^ (hand >> at << at)
