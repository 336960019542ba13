"""Cards as immutable bytes: the representation of a player's zones, one byte per card, the top card last.

Copies of a state share these bytes, so cloning is cheap. Compiled code reads a byte without unboxing an int; therefore
the loops here count indices. There can be at most 256 different cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: The bytes of a single card, by card number.
SINGLE_CARD: Final[list[bytes]] = [bytes([card]) for card in range(256)]
#: Cards packed into one ``i64`` while bytes are assembled; eight would overflow it.
CARDS_PER_WORD: Final[i64] = 7


def word_to_bytes(word: i64, size: i64) -> bytes:
    """Return the bytes of ``size`` cards that were shifted into a word one after the other."""
    if size == 1:
        return SINGLE_CARD[word]
    return int(word).to_bytes(int(size), "big")


def contains_card(cards: bytes, card: i64) -> bool:
    """Whether the cards include ``card``."""
    size: i64 = len(cards)
    for at in range(size):
        found: i64 = cards[at]
        if found == card:
            return True
    return False


def count_card(cards: bytes, card: i64) -> i64:
    """Count the copies of ``card``."""
    size: i64 = len(cards)
    total: i64 = 0
    for at in range(size):
        found: i64 = cards[at]
        if found == card:
            total += 1
    return total


def remove_card(cards: bytes, card: i64) -> bytes:
    """Return the cards without the first copy of ``card``; raises ValueError if there is none."""
    size: i64 = len(cards)
    for at in range(size):
        found: i64 = cards[at]
        if found == card:
            if at == 0:
                return cards[1:]
            if at == size - 1:
                return cards[:at]
            return cards[:at] + cards[at + 1 :]
    raise ValueError(f"there is no card {int(card)} in {list(cards)}")


def next_higher_card(cards: bytes, last: i64) -> i64:
    """Return the lowest card above ``last``; -1 if there is none. Iterates over distinct cards in order."""
    lowest: i64 = 256
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        if last < card < lowest:
            lowest = card
    if lowest == 256:
        return -1
    return lowest


def split_at_card(cards: bytes, last: i64) -> tuple[bytes, bytes]:
    """Split into the cards up to ``last`` and the others, each in their order."""
    lower = b""
    upper = b""
    below: i64 = 0
    over: i64 = 0
    fewer: i64 = 0
    more: i64 = 0
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        if card <= last:
            below = below << 8 | card
            fewer += 1
            if fewer == CARDS_PER_WORD:
                lower = lower + word_to_bytes(below, fewer)
                below = 0
                fewer = 0
        else:
            over = over << 8 | card
            more += 1
            if more == CARDS_PER_WORD:
                upper = upper + word_to_bytes(over, more)
                over = 0
                more = 0
    if fewer == size:
        return cards, b""
    if fewer > 0:
        lower = lower + word_to_bytes(below, fewer) if lower else word_to_bytes(below, fewer)
    if more > 0:
        upper = upper + word_to_bytes(over, more) if upper else word_to_bytes(over, more)
    return lower, upper


def sum_over_cards(cards: bytes, marks: bytes) -> i64:
    """Sum ``marks[card]`` over the cards."""
    size: i64 = len(cards)
    found: i64 = 0
    for at in range(size):
        card: i64 = cards[at]
        mark: i64 = marks[card]
        found += mark
    return found
