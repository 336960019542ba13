"""Tests of the functions on card bytes against lists."""

from __future__ import annotations

import random

import pytest

from bastide.core import get_game
from bastide.games.dominion.rules.cards.card_bytes import (
    contains_card,
    count_card,
    next_higher_card,
    remove_card,
    split_at_card,
    sum_over_cards,
    word_to_bytes,
)
from bastide.games.dominion.rules.cards.printed_card import ACTION, TREASURE, TYPES, VICTORY
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.turn.turn_phases import count_distinct_cards_of_type, nth_distinct_card_of_type


@pytest.mark.parametrize("size", [0, 1, 2, 6, 7, 8, 14, 15, 40])
def test_card_bytes_functions_match_lists(size: int) -> None:
    chance = random.Random(size)
    for _ in range(50):
        cards = [chance.randrange(12) for _ in range(size)]
        row = bytes(cards)
        for card in range(12):
            assert contains_card(row, card) == (card in cards)
            assert count_card(row, card) == cards.count(card)
            higher = [other for other in cards if other > card]
            assert next_higher_card(row, card) == (min(higher) if higher else -1)
            low, high = split_at_card(row, card)
            assert list(low) == [other for other in cards if other <= card]
            assert list(high) == [other for other in cards if other > card]
            if card in cards:
                rest = cards.copy()
                rest.remove(card)
                assert list(remove_card(row, card)) == rest
            else:
                with pytest.raises(ValueError, match=f"there is no card {card}"):
                    remove_card(row, card)
        assert sum_over_cards(row, bytes(range(12))) == sum(cards)


def test_highest_possible_card_number() -> None:
    row = bytes([255, 0, 255])
    assert next_higher_card(row, 254) == 255
    assert next_higher_card(row, 255) == -1
    assert split_at_card(row, 254) == (b"\x00", b"\xff\xff")
    assert word_to_bytes(255 << 48, 7) == bytes([255, 0, 0, 0, 0, 0, 0])
    assert word_to_bytes(255, 1) == b"\xff"


@pytest.mark.parametrize("highest", [10, 66])
def test_distinct_cards_of_a_type_are_counted_once(highest: int) -> None:
    chance = random.Random(highest)
    numbers = range(len(TYPES))[:highest]
    for _ in range(200):
        cards = [chance.choice(numbers) for _ in range(chance.randrange(12))]
        for types in (ACTION, TREASURE, ACTION | VICTORY):
            kinds = sorted({card for card in cards if TYPES[card] & types})
            assert count_distinct_cards_of_type(bytes(cards), types) == len(kinds)
            assert [nth_distinct_card_of_type(bytes(cards), types, place) for place in range(len(kinds))] == kinds


def test_drawn_cards_are_removed_from_the_deck() -> None:
    state = get_game("dominion").new_state(2, {}, 5)
    assert isinstance(state, DominionState)
    side, before = state.sides[0], state.sides[0].deck
    state.draw(0, 2)
    copy = side.clone()
    assert side.deck == copy.deck == before[:3]
    assert bytes(reversed(side.hand[-2:])) == before[3:]
    state.draw(0, 1)
    assert (len(side.deck), len(copy.deck)) == (2, 3)
    side.deck = b"\x00" + side.deck
    assert len(side.deck) == side.deck_size == 3
