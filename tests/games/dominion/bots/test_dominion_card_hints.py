"""Tests of the hints that cards give to bots, and of the estimates for cards without hints."""

from __future__ import annotations

import pytest

from bastide.games.dominion.bots.card_choices.card_values import (
    CARD_VALUES,
    ENDGAME_VALUES,
    IS_DRAW_CARD,
    MIN_NONTERMINAL_ORDER,
    MIN_VILLAGE_ORDER,
    PLAY_ORDER,
    TREASURES_AFTER_BASIC,
    TREASURES_BEFORE_BASIC,
    estimate_endgame_value,
    estimate_order,
    estimate_value,
)
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.printed_card import ACTION, CARDS
from bastide.games.dominion.rules.cards.stable_numbering import card_id


def test_hints_are_used() -> None:
    bishop = find_card("bishop")
    assert (bishop.bot_hints.value, bishop.bot_hints.order) == (38, 35)
    assert (CARD_VALUES[bishop.number], PLAY_ORDER[bishop.number]) == (38, 35)
    assert ENDGAME_VALUES[find_card("duchy").number] == 50
    assert estimate_value(bishop) != 38


def test_treasures_are_played_in_the_order_of_their_hints() -> None:
    first = ["loan", "quarry", "talisman", "hoard", "royal_seal", "contraband", "venture"]
    assert [card_id(card) for card in TREASURES_BEFORE_BASIC] == first
    assert [card_id(card) for card in TREASURES_AFTER_BASIC] == ["bank"]


def test_cards_that_draw_are_found_by_their_effects() -> None:
    names = {"council_room", "smithy", "rabble", "witch", "moat", "adventurer", "library", "watchtower", "vault"}
    listed = [card for card in CARDS if {"base1", "base2", "prosperity"} & set(card.sets)]
    assert {card.id for card in listed if IS_DRAW_CARD[card.number] == 1} == names


@pytest.mark.parametrize(
    "ascending",
    [
        "curse estate duchy province colony",
        "copper silver gold platinum",
        "woodcutter smithy laboratory",
        "moat village market grand_market",
        "estate moat",
        "copper talisman royal_seal",
    ],
)
def test_estimated_values_rank_plain_cards_sensibly(ascending: str) -> None:
    values = [estimate_value(find_card(name)) for name in ascending.split()]
    assert values == sorted(set(values))


def test_estimated_order_groups_actions_as_their_hints_do() -> None:
    """The estimate tells terminals, Actions that give back their Action, and Villages apart.

    Throne Room and King's Court count as Villages, which only their hints say.
    """

    def group(order: int) -> int:
        return 2 if order >= MIN_VILLAGE_ORDER else 1 if order >= MIN_NONTERMINAL_ORDER else 0

    found = {card.id: group(estimate_order(card)) for card in CARDS if card.types & ACTION}
    expected = {card.id: group(PLAY_ORDER[card.number]) for card in CARDS if card.types & ACTION}
    assert {name for name in found if found[name] != expected[name]} == {"throne_room", "kings_court"}


def test_estimated_order_plays_a_treasure_that_counts_treasures_last() -> None:
    assert estimate_order(find_card("bank")) < 0 < estimate_order(find_card("hoard"))


def test_estimated_endgame_values_rank_victory_cards() -> None:
    values = [estimate_endgame_value(find_card(name)) for name in ("market", "estate", "duchy", "province", "colony")]
    assert values == sorted(set(values))
    assert values[0] == 0
