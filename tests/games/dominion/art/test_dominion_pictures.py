"""Tests of the card pictures."""

from __future__ import annotations

from bastide.art.svg_file_loader import svg_view_box
from bastide.games.dominion.art import CARD_SIZE, PICTURES, card_svg
from bastide.games.dominion.rules.cards.card_catalogue import list_printed_cards


def test_every_card_has_a_picture_and_every_picture_a_card() -> None:
    pictures, cards = set(PICTURES.picture_names("cards")), {str(card["id"]) for card in list_printed_cards()}
    undrawn, unused = sorted(cards - pictures), sorted(pictures - cards)
    assert not undrawn, f"draw pictures/cards/ID.svg (see docs/art.md) for: {', '.join(undrawn)}"
    assert not unused, f"no card uses these pictures, rename or delete them: {', '.join(unused)}"
    assert svg_view_box(PICTURES.svg("generic")) == "0 0 120 90"
    assert {svg_view_box(PICTURES.svg(f"cards/{name}")) for name in PICTURES.picture_names("cards")} == {"0 0 120 90"}


def test_card_back_has_card_proportions() -> None:
    width, height = CARD_SIZE
    assert svg_view_box(PICTURES.svg("back")) == f"0 0 {width} {height}"


def test_card_without_a_picture_gets_the_generic_one() -> None:
    assert card_svg("village") == PICTURES.svg("cards/village")
    assert card_svg("card_without_picture") == PICTURES.svg("generic")
