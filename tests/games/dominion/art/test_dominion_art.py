"""Every card has a scene of its own."""

from __future__ import annotations

from bastide.games.dominion.art import CARD, drawings
from bastide.games.dominion.rules.cards.cards import card_facts


def test_every_card_has_a_scene_and_every_scene_a_card() -> None:
    assert sorted(drawings()) == sorted(["back", "lobby", *(str(card["id"]) for card in card_facts())])


def test_the_back_has_the_shape_of_a_card() -> None:
    width, height = CARD
    assert f"viewBox='0 0 {width} {height}'" in drawings()["back"]
