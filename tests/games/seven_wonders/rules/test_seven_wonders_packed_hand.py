"""Packed hands compared with lists."""

from __future__ import annotations

import pytest

from bastide.core import Rng
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.rulebook_constants import HAND_SIZE
from bastide.games.seven_wonders.rules.state.packed_hand import (
    EMPTY_HAND,
    add_card,
    card_at,
    hand_contains,
    hand_size,
    pack_hand,
    remove_card,
    remove_duplicates,
    replace_card_at,
    sort_hand,
    unpack_hand,
)

LAST = len(CARDS) - 1


def drawn(seed: int) -> list[int]:
    """Return up to a whole hand, including the lowest and the highest card and duplicates."""
    rng = Rng(seed)
    few = [0, LAST, *(int(rng.below(len(CARDS))) for _ in range(3))]
    return [rng.choice(few) for _ in range(int(rng.below(HAND_SIZE + 1)))]


@pytest.mark.parametrize("seed", range(100))
def test_packed_hand_matches_list(seed: int) -> None:
    cards = drawn(seed)
    hand = pack_hand(cards)
    assert unpack_hand(hand) == cards
    assert hand_size(hand) == len(cards)
    assert [card_at(hand, place) for place in range(len(cards))] == cards
    assert [card for card in range(len(CARDS)) if hand_contains(hand, card)] == sorted(set(cards))
    for place in range(len(cards)):
        assert unpack_hand(replace_card_at(hand, place, 40)) == [*cards[:place], 40, *cards[place + 1 :]]
    cards.sort()
    hand = sort_hand(hand)
    assert unpack_hand(hand) == cards
    assert unpack_hand(remove_duplicates(hand)) == sorted(set(cards))
    for card in set(cards):
        left = cards.copy()
        left.remove(card)
        assert unpack_hand(remove_card(hand, card)) == left
        assert add_card(remove_card(hand, card), card) == hand


def test_packed_hand_refuses_too_many_cards() -> None:
    assert pack_hand([]) == EMPTY_HAND
    assert unpack_hand(pack_hand([LAST] * HAND_SIZE)) == [LAST] * HAND_SIZE
    with pytest.raises(ValueError, match="at most 7 cards, not 8"):
        pack_hand([LAST] * (HAND_SIZE + 1))
