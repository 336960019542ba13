"""Tests of the card pictures."""

from __future__ import annotations

from bastide.art.picture_files import view_box_of
from bastide.games.dominion.art import CARD, PICTURES
from bastide.games.dominion.rules.cards.cards import card_facts


def test_every_card_has_a_picture_and_every_picture_a_card() -> None:
    assert PICTURES.names("cards") == sorted(str(card["id"]) for card in card_facts())
    assert {view_box_of(PICTURES.svg(f"cards/{name}")) for name in PICTURES.names("cards")} == {"0 0 120 90"}


def test_card_back_has_card_proportions() -> None:
    width, height = CARD
    assert view_box_of(PICTURES.svg("back")) == f"0 0 {width} {height}"
