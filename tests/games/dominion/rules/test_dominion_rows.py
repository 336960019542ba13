"""Rows of cards do what lists of them would."""

from __future__ import annotations

import random

import pytest

from bastide.games.dominion.rules.rows import above, copies, from_word, holds, less, parted, total


@pytest.mark.parametrize("size", [0, 1, 2, 6, 7, 8, 14, 15, 40])
def test_a_row_is_like_a_list(size: int) -> None:
    chance = random.Random(size)
    for _ in range(50):
        cards = [chance.randrange(12) for _ in range(size)]
        row = bytes(cards)
        for card in range(12):
            assert holds(row, card) == (card in cards)
            assert copies(row, card) == cards.count(card)
            higher = [other for other in cards if other > card]
            assert above(row, card) == (min(higher) if higher else -1)
            low, high = parted(row, card)
            assert list(low) == [other for other in cards if other <= card]
            assert list(high) == [other for other in cards if other > card]
            if card in cards:
                rest = cards.copy()
                rest.remove(card)
                assert list(less(row, card)) == rest
            else:
                with pytest.raises(ValueError, match=f"there is no card {card}"):
                    less(row, card)
        assert total(row, bytes(range(12))) == sum(cards)


def test_the_highest_card_there_can_be() -> None:
    row = bytes([255, 0, 255])
    assert above(row, 254) == 255
    assert above(row, 255) == -1
    assert parted(row, 254) == (b"\x00", b"\xff\xff")
    assert from_word(255 << 48, 7) == bytes([255, 0, 0, 0, 0, 0, 0])
