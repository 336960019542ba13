"""Packed hands compared with lists."""

from __future__ import annotations

import pytest

from bastide.core import Rng
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.constants import HAND
from bastide.games.seven_wonders.rules.state.hand import (
    NO_CARDS,
    card_at,
    cards_in,
    different,
    exchanged,
    hand_of,
    holds,
    in_order,
    size_of,
    with_card,
    without,
)

LAST = len(CARDS) - 1


def drawn(seed: int) -> list[int]:
    """Return up to a whole hand, including the lowest and the highest card and duplicates."""
    rng = Rng(seed)
    few = [0, LAST, *(int(rng.below(len(CARDS))) for _ in range(3))]
    return [rng.choice(few) for _ in range(int(rng.below(HAND + 1)))]


@pytest.mark.parametrize("seed", range(100))
def test_packed_hand_matches_list(seed: int) -> None:
    cards = drawn(seed)
    hand = hand_of(cards)
    assert cards_in(hand) == cards
    assert size_of(hand) == len(cards)
    assert [card_at(hand, place) for place in range(len(cards))] == cards
    assert [card for card in range(len(CARDS)) if holds(hand, card)] == sorted(set(cards))
    for place in range(len(cards)):
        assert cards_in(exchanged(hand, place, 40)) == [*cards[:place], 40, *cards[place + 1 :]]
    cards.sort()
    hand = in_order(hand)
    assert cards_in(hand) == cards
    assert cards_in(different(hand)) == sorted(set(cards))
    for card in set(cards):
        left = cards.copy()
        left.remove(card)
        assert cards_in(without(hand, card)) == left
        assert with_card(without(hand, card), card) == hand


def test_packed_hand_refuses_too_many_cards() -> None:
    assert hand_of([]) == NO_CARDS
    assert cards_in(hand_of([LAST] * HAND)) == [LAST] * HAND
    with pytest.raises(ValueError, match="at most 7 cards, not 8"):
        hand_of([LAST] * (HAND + 1))
