"""Texts of cards and boards state the numbers, chains and starting resources of the engine, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from complete_languages import COMPLETE_LANGUAGES
from rule_text_words import NUMBER_WORDS, digits_in

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.game import GAME
from bastide.locale import Catalogue

pytestmark = pytest.mark.once

LANGUAGES = [language for language in COMPLETE_LANGUAGES if language in NUMBER_WORDS]
CARD_FACTS = {str(facts["id"]): facts for facts in GAME.list_components("cards")}
BOARD_FACTS = {str(facts["id"]): facts for facts in GAME.list_components("boards")}


def numbers_of_effect(effect: dict[str, Any]) -> list[int]:
    """Return the numbers that the text of an effect states."""
    if effect["effect"] == "produce":
        return [len(effect["symbols"])]
    return [effect["amount"]] if "amount" in effect else []


def numbers_of_effects(effects: list[dict[str, Any]]) -> list[int]:
    """Return the numbers above one that the text of some effects states, in ascending order."""
    return sorted(number for effect in effects for number in numbers_of_effect(effect) if number > 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARD_FACTS)
def test_numbers_in_card_text_are_those_of_the_engine(card: str, language: str) -> None:
    facts: Any = CARD_FACTS[card]
    text = Catalogue(language).translate(f"seven_wonders-card-{card}.text")
    assert digits_in(text) == numbers_of_effects(facts["effects"]), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_chains_in_card_text_are_those_of_the_engine(language: str) -> None:
    catalogue = Catalogue(language)
    names = {card.id: catalogue.translate(f"seven_wonders-card-{card.id}") for card in CARDS}
    for card in CARDS:
        text = catalogue.translate(f"seven_wonders-card-{card.id}.text")
        before = [other for other in CARDS if card.needed_chain and card.needed_chain in other.given_chains]
        after = [other for other in CARDS if other.needed_chain and other.needed_chain in card.given_chains]
        missing = [names[other.id] for other in before + after if names[other.id] not in text]
        assert missing == [], (card.id, text)
        assert text.count(": ") >= bool(before) + bool(after), (card.id, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARD_FACTS)
def test_numbers_in_board_text_are_those_of_the_engine(board: str, language: str) -> None:
    facts: Any = BOARD_FACTS[board]
    for side, stages in facts["sides"].items():
        expected: list[int] = []
        for number, stage in enumerate(stages, 1):
            expected += [number, *stage["cost"]["resources"].values()]
            expected += numbers_of_effects(stage["effects"])
        text = Catalogue(language).translate(f"seven_wonders-board-{board}.{side}")
        assert digits_in(text) == sorted(each for each in expected if each > 1), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARD_FACTS)
def test_resources_in_board_text_are_those_of_the_engine(board: str, language: str) -> None:
    """The cost of each stage is in brackets: ``1 (2 stone): ...``."""
    facts: Any = BOARD_FACTS[board]
    catalogue = Catalogue(language)
    (start,) = facts["start"]["symbols"][0]
    assert catalogue.translate(f"seven_wonders-resource-{start}") in catalogue.translate(
        f"seven_wonders-board-{board}.text"
    )
    for side, stages in facts["sides"].items():
        text = catalogue.translate(f"seven_wonders-board-{board}.{side}")
        for number, stage in enumerate(stages, 1):
            cost = text.split(f"{number} (")[1].split(")")[0]
            for resource, units in stage["cost"]["resources"].items():
                assert catalogue.translate(f"seven_wonders-resource-{resource}") in cost, (side, number, cost)
                assert str(units) in cost
