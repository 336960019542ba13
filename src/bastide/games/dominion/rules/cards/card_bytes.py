"""Cards in a row: every zone of a player is one, a byte for each card; the last card of a pile is its top.

Nothing ever changes a row: another one takes its place. So copies of a position share their zones, which is most of
what makes them cheap, and a compiled look through a hand reads bytes where a list would have to unpack numbers. A loop
over a row counts its places for the same reason. There can be no more than 256 kinds of cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: A row of one card, by the number of the card.
ONE: Final[list[bytes]] = [bytes([card]) for card in range(256)]
#: As many cards fit into a word while a row is being put together; with eight it would be a long number, compiled.
WORD: Final[i64] = 7


def from_word(word: i64, size: i64) -> bytes:
    """The row of cards that were shifted into a word one after the other."""
    if size == 1:
        return ONE[word]
    return int(word).to_bytes(int(size), "big")


def holds(cards: bytes, card: i64) -> bool:
    """Whether there is such a card."""
    size: i64 = len(cards)
    for at in range(size):
        found: i64 = cards[at]
        if found == card:
            return True
    return False


def copies(cards: bytes, card: i64) -> i64:
    """How many such cards there are."""
    size: i64 = len(cards)
    total: i64 = 0
    for at in range(size):
        found: i64 = cards[at]
        if found == card:
            total += 1
    return total


def less(cards: bytes, card: i64) -> bytes:
    """The row without the first such card; ValueError if there is none."""
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


def above(cards: bytes, last: i64) -> i64:
    """The lowest card that is higher than this one; -1 if there is none. So each kind comes up once, in order."""
    lowest: i64 = 256
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        if last < card < lowest:
            lowest = card
    if lowest == 256:
        return -1
    return lowest


def parted(cards: bytes, last: i64) -> tuple[bytes, bytes]:
    """The cards up to this number, and the others, each in the order in which they lie."""
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
            if fewer == WORD:
                lower = lower + from_word(below, fewer)
                below = 0
                fewer = 0
        else:
            over = over << 8 | card
            more += 1
            if more == WORD:
                upper = upper + from_word(over, more)
                over = 0
                more = 0
    if fewer == size:
        return cards, b""
    if fewer > 0:
        lower = lower + from_word(below, fewer) if lower else from_word(below, fewer)
    if more > 0:
        upper = upper + from_word(over, more) if upper else from_word(over, more)
    return lower, upper


def total(cards: bytes, marks: bytes) -> i64:
    """The sum of the marks of all cards; ``marks`` has one for each number."""
    size: i64 = len(cards)
    found: i64 = 0
    for at in range(size):
        card: i64 = cards[at]
        mark: i64 = marks[card]
        found += mark
    return found
