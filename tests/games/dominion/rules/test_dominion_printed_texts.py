"""Card texts state the numbers of the engine, in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from complete_languages import COMPLETE_LANGUAGES
from rule_text_words import NUMBER_WORDS, digits_in

from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import CARDS, CURSE_TYPE, PLAYED, PLAYED_1E, Card
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.locale import Catalogue

pytestmark = pytest.mark.once

LANGUAGES = [language for language in COMPLETE_LANGUAGES if language in NUMBER_WORDS]
#: What a card adds, and the beginnings of its names in each language.
UNITS = {
    "cards": "Card Karte kart קלפ קלף",
    "actions": "Action Aktion akc פעול",
    "buys": "Buy Kauf Käufe nákup רכיש",
    "coins": "coin Geld minc מטבע",
    "tokens": "VP Siegpunktmarker žeton אסימון",
}
#: Sentence of a card text such as "+2 Cards".
PLUS_SENTENCE = re.compile(r"\+(\d+) (\w+)[^:.]*")


def card_text(card: Card, attribute: str, language: str) -> str:
    return Catalogue(language).translate(f"dominion-card-{card.id}.{attribute}")


def unit_of(word: str) -> str:
    return next(unit for unit, names in UNITS.items() if word.startswith(tuple(names.split())))


def bonuses_in_text(text: str) -> Counter[str]:
    """Return what the sentences "+2 Cards", "+1 Buy" of a text add up to, without those that have a condition."""
    bonuses = Counter[str]()
    for sentence in text.rstrip(".").split(". "):
        if (plus := PLUS_SENTENCE.fullmatch(sentence)) and len(sentence.split()) <= 4:
            bonuses[unit_of(plus[2])] += int(plus[1])
    return bonuses


def bonuses_of_effects(card: Card, trigger: int) -> Counter[str]:
    """Return what a card adds when it is played, without the coins of a Treasure, whose text has no plus."""
    bonuses = Counter(coins=-card.coins)
    for effect in CARD_EFFECTS[trigger][card.number].effects:
        if isinstance(effect, Plus):
            for unit in UNITS:
                bonuses[unit] += getattr(effect, unit)
    return +bonuses


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_bonuses_in_card_text_are_those_of_the_engine(card: Card, language: str) -> None:
    assert bonuses_in_text(card_text(card, "text", language)) == bonuses_of_effects(card, PLAYED)
    if card.has_effect_on(PLAYED_1E):
        assert bonuses_in_text(card_text(card, "text_1e", language)) == bonuses_of_effects(card, PLAYED_1E)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_coins_and_points_in_card_text_are_those_of_the_engine(card: Card, language: str) -> None:
    text = card_text(card, "text", language)
    first = text.split(". ")[0]
    if card.coins > 1:
        assert digits_in(first) == [card.coins]
    if card.points > 1:
        assert digits_in(first) == [card.points]
    if card.point_per_cards:
        assert digits_in(text) == [card.point_per_cards]
    if card.discount or card.cheaper_by:
        assert (card.discount or card.cheaper_by) in digits_in(text)
    assert (card.points < 0) == bool(card.types & CURSE_TYPE)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_card_text_has_the_same_digits_in_every_language(card: Card) -> None:
    for attribute in ("text", "text_1e") if card.has_effect_on(PLAYED_1E) else ("text",):
        digits = {language: digits_in(card_text(card, attribute, language)) for language in LANGUAGES}
        assert len({*map(tuple, digits.values())}) == 1, digits


def test_changed_number_is_noticed() -> None:
    assert bonuses_in_text("+2 Karten. +1 Kauf. Jeder Mitspieler darf 2 Handkarten ablegen.") == {"cards": 2, "buys": 1}
    assert bonuses_in_text("+1 karta. +2 akce. Je-li prázdný alespoň jeden balíček: +1 karta.") == {
        "cards": 1,
        "actions": 2,
    }
