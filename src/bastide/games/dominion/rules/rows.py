"""Cards in a row: every zone of a player is one, a byte for each card; the last card of a pile is its top.

Nothing ever changes a row: another one takes its place. So copies of a position share their zones, which is most of
what makes them cheap, and a compiled look through a hand reads bytes where a list would have to unpack numbers. A loop
over a row counts its places for the same reason. There can be no more than 256 kinds of cards.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from bastide.core.rng import Rng

#: A row of one card, by the number of the card.
ONE: Final[list[bytes]] = [bytes([card]) for card in range(256)]
#: As many cards fit into a word while a row is being put together.
WORD: Final[i64] = 7


def from_word(word: i64, size: i64) -> bytes:
    """The row of cards that were shifted into a word one after the other."""
    return int(word).to_bytes(int(size), "big")


def holds(cards: bytes, card: i64) -> bool:
    """Whether there is such a card."""
    size: i64 = len(cards)
    at: i64 = 0
    while at < size:
        found: i64 = cards[at]
        if found == card:
            return True
        at += 1
    return False


def copies(cards: bytes, card: i64) -> i64:
    """How many such cards there are."""
    size: i64 = len(cards)
    at: i64 = 0
    total: i64 = 0
    while at < size:
        found: i64 = cards[at]
        if found == card:
            total += 1
        at += 1
    return total


def less(cards: bytes, card: i64) -> bytes:
    """The row without the first such card; ValueError if there is none."""
    size: i64 = len(cards)
    at: i64 = 0
    while at < size:
        found: i64 = cards[at]
        if found == card:
            if at == 0:
                return cards[1:]
            if at == size - 1:
                return cards[:at]
            return cards[:at] + cards[at + 1 :]
        at += 1
    raise ValueError(f"there is no card {int(card)} in {list(cards)}")


def shuffled(cards: bytes, rng: Rng) -> bytes:
    """The cards in a random order: the very one into which ``Rng.shuffle`` would put a list of them."""
    left = list(cards)
    things = cast(list[object], left)  # moved as they are, like there
    done = b""
    word: i64 = 0
    size: i64 = 0
    last: i64 = len(cards) - 1
    while last >= 0:
        at: i64 = rng.below(last + 1) if last > 0 else 0
        card: i64 = left[at]
        things[at] = things[last]
        word = word << 8 | card
        size += 1
        if size == WORD:
            done = int(word).to_bytes(7, "little") + done
            word = 0
            size = 0
        last -= 1
    if size > 0:
        done = int(word).to_bytes(int(size), "little") + done
    return done


def parted(cards: bytes, last: i64) -> tuple[bytes, bytes]:
    """The cards up to this number, and the others, each in the order in which they lie."""
    lower = b""
    upper = b""
    below: i64 = 0
    above: i64 = 0
    fewer: i64 = 0
    more: i64 = 0
    size: i64 = len(cards)
    at: i64 = 0
    while at < size:
        card: i64 = cards[at]
        at += 1
        if card <= last:
            below = below << 8 | card
            fewer += 1
            if fewer == WORD:
                lower += from_word(below, fewer)
                below = 0
                fewer = 0
        else:
            above = above << 8 | card
            more += 1
            if more == WORD:
                upper += from_word(above, more)
                above = 0
                more = 0
    if fewer > 0:
        lower = lower + from_word(below, fewer) if lower else from_word(below, fewer)
    if more > 0:
        upper = upper + from_word(above, more) if upper else from_word(above, more)
    return lower, upper


def total(cards: bytes, marks: bytes) -> i64:
    """The sum of the marks of all cards; ``marks`` has one for each number."""
    size: i64 = len(cards)
    at: i64 = 0
    found: i64 = 0
    while at < size:
        card: i64 = cards[at]
        mark: i64 = marks[card]
        found += mark
        at += 1
    return found
