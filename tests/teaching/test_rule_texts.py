"""Rule texts are tied to scenarios that run, and say the same numbers and obligations in every language.

Most components of sets and modules have scenarios by their names: the section of a Dominion card has the ``SCENARIOS``
in the file of the card; the section of a Carcassonne module has the tests in the file named after the module that
mention the component. ``rule_text_scenarios.toml`` of a game lists scenarios for the other sections that state a rule:
ruling codes (``docs/rulings``; each has a test) or tests as ``FILE::TEST``.
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache

import pytest
from complete_languages import COMPLETE_LANGUAGES
from dominion_scenarios import card_scenarios, module_of_card
from link_rulings_to_tests import ROOT, first_line, read_rulings, ruling_codes_by_test
from rule_text_words import (
    MUST,
    NUMBER_WORDS,
    contains_words,
    is_permitted,
    numbers_in,
    says_may_or_must,
    states_a_rule,
)

from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.locale import Catalogue
from bastide.teaching import Section, get_rulebook

pytestmark = pytest.mark.once

GAMES = ["carcassonne", "dominion", "seven_wonders"]
LANGUAGES = [language for language in COMPLETE_LANGUAGES if language in NUMBER_WORDS]
#: Sections that describe a component. Their scenarios must mention it.
COMPONENT_SECTION = re.compile(r"(?:card|board|module|feature|figure|mark)-(.+)")
#: Printed texts of a component besides its section in the rulebook.
PRINTED_ATTRIBUTES = ("text", "text_1e")
#: Dominion cards without a file of their own. They have only numbers.
PLAIN_CARDS = {card.id for card in CARDS if not module_of_card(card)}
#: What to do about a section without scenarios.
ADVICE = {
    "carcassonne": "name the component in a test of test_carcassonne_MODULE.py",
    "dominion": "write SCENARIOS in the file of the card",
    "seven_wonders": "write a ruling with a test",
}


@cache
def rule_texts(game: str, language: str) -> dict[str, str]:
    """Return the rule texts of a game by section of the rulebook: the section, and what is printed on the component.

    Sections of single tiles are left out: they describe a picture.
    """
    catalogue = Catalogue(language)
    texts: dict[str, str] = {}
    for section in get_rulebook(game, language).sections():
        if section.kind == "tile":
            continue
        messages = [f"{game}-{section.id}.{attribute}" for attribute in PRINTED_ATTRIBUTES]
        printed = [catalogue.translate(message) for message in messages if catalogue.has_message(message)]
        texts[section.id] = "\n".join([section.plain_text(), *printed])
    return texts


@cache
def scenario_table(game: str) -> dict[str, list[str]]:
    path = ROOT / "tests" / "games" / game / "rules" / "rule_text_scenarios.toml"
    table: dict[str, list[str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return table


@cache
def scenario_sources(game: str) -> dict[str, str]:
    """Return the scenarios of a game by id, each with the source of its tests (and the text of the ruling)."""
    sources: dict[str, str] = {}
    for path in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        module = path.read_text(encoding="utf-8")
        lines = module.splitlines()
        nodes = {node.name: node for node in ast.parse(module).body if isinstance(node, ast.FunctionDef)}
        for test, codes in ruling_codes_by_test(module):
            node = nodes[test]
            source = "\n".join(lines[first_line(node, lines) : node.end_lineno])
            for name in [f"{path.name}::{test}", *codes]:
                sources[name] = f"{sources.get(name, '')}\n{source}"
    for ruling in read_rulings(ROOT / "docs" / "rulings" / f"{game}.md"):
        if ruling.code in sources:
            sources[ruling.code] += f"\n{ruling.decided}"
    return sources


@cache
def sections_with_scenarios_by_name(game: str) -> set[str]:
    """Return the sections whose scenarios are found by the names of cards, sets, modules and components."""
    if game == "dominion":
        cards = {scenario.card for scenario in card_scenarios()}
        sets = {module_of_card(card).split(".")[-2] for card in CARDS if card.id in cards}
        return {f"card-{card}" for card in cards} | {f"set-{each}" for each in sets}
    if game == "carcassonne":
        return {
            section.id
            for topic in get_rulebook(game, "en").topics
            if (tests := module_test_sources(topic.id))
            for section in topic.sections
            if section.id == f"module-{topic.id}" or any(mentions(test, component_of(section.id)) for test in tests)
        }
    return set()


def module_test_sources(module: str) -> list[str]:
    """Return the sources of the tests in files named after a Carcassonne module."""
    file = re.compile(rf"test_carcassonne_(?:\w+_)?{module}(?:_\w+)?\.py::.+")
    return [source for name, source in scenario_sources("carcassonne").items() if file.fullmatch(name)]


def component_of(section: str) -> str:
    component = COMPONENT_SECTION.fullmatch(section)
    return component[1] if component else section


def are_numbers_compared_with_print(game: str, section: Section) -> bool:
    """Return whether other tests compare all numbers printed on a component with the engine."""
    return game == "seven_wonders" or (game == "dominion" and section.component in PLAIN_CARDS)


def needs_scenario(game: str, language: str, section: Section) -> bool:
    if section.kind and are_numbers_compared_with_print(game, section):
        note = "\n".join(block.plain_text() for block in section.blocks)
        return says_may_or_must(rule_texts(game, language)[section.id], language) or states_a_rule(note, language)
    return states_a_rule(rule_texts(game, language)[section.id], language)


def mentions(source: str, component: str) -> bool:
    """Return whether a scenario names a component, written as in ids (kings_court) or sentences (King's Court)."""
    letters = "[\u2019']?".join("[-_ ]" if letter in "-_" else letter for letter in component)
    return re.search(rf"(?<![a-z]){letters}(?![a-rt-z])", source, re.IGNORECASE) is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_states_a_rule_has_scenarios(game: str) -> None:
    stated = {
        section.id
        for language in LANGUAGES
        for section in get_rulebook(game, language).sections()
        if section.id in rule_texts(game, language) and needs_scenario(game, language, section)
    }
    missing = sorted(stated - scenario_table(game).keys() - sections_with_scenarios_by_name(game))
    assert not missing, f"{', '.join(missing)}: {ADVICE[game]}, or list scenarios in rule_text_scenarios.toml"


@pytest.mark.parametrize("game", GAMES)
def test_table_names_existing_sections_and_scenarios(game: str) -> None:
    assert sorted(scenario_table(game).keys() - rule_texts(game, "en").keys()) == []
    unknown = {
        section: [name for name in names if name not in scenario_sources(game)]
        for section, names in scenario_table(game).items()
    }
    assert {section: names for section, names in unknown.items() if names} == {}
    assert [section for section, names in scenario_table(game).items() if not names] == []


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_mention_their_component(game: str) -> None:
    silent = [
        (section, name)
        for section, names in scenario_table(game).items()
        if COMPONENT_SECTION.fullmatch(section)
        for name in names
        if not mentions(scenario_sources(game)[name], component_of(section))
    ]
    assert silent == []


def test_new_cards_and_modules_have_scenarios_by_name() -> None:
    assert {"card-sentry", "set-base2"} <= sections_with_scenarios_by_name("dominion")
    assert sections_with_scenarios_by_name("dominion").isdisjoint({"card-gardens", "set-basic", "trash"})
    assert {"module-cult", "feature-shrine", "figure-wagon"} <= sections_with_scenarios_by_name("carcassonne")
    assert sections_with_scenarios_by_name("carcassonne").isdisjoint({"module-base", "feature-road", "sharing"})


@pytest.mark.parametrize("game", GAMES)
def test_languages_state_the_same_numbers(game: str) -> None:
    """From three on; smaller numbers are often articles or pronouns."""
    stated = {
        section: {
            language: {number for number in numbers_in(rule_texts(game, language)[section], language) if number > 2}
            for language in LANGUAGES
        }
        for section in rule_texts(game, "en")
    }
    assert {
        section: says for section, says in stated.items() if any(each != says["en"] for each in says.values())
    } == {}


@pytest.mark.parametrize("game", GAMES)
def test_languages_agree_on_what_players_may_and_must_do(game: str) -> None:
    stated = {
        section: {
            language: (is_permitted(text, language), contains_words(text, MUST, language))
            for language in LANGUAGES
            for text in [rule_texts(game, language)[section]]
        }
        for section in rule_texts(game, "en")
        if COMPONENT_SECTION.fullmatch(section)
    }
    assert {section: says for section, says in stated.items() if len({*says.values()}) > 1} == {}


def test_component_is_mentioned_as_whole_word() -> None:
    assert mentions("King\u2019s Court on Market", "kings_court")
    assert mentions('play("kings_court")', "kings_court")
    assert mentions("two inns", "inn")
    assert not mentions("the inner wall", "inn")
    assert not mentions("Grand Market", "mark")


@pytest.mark.parametrize(
    ("language", "text", "numbers"),
    [
        ("en", "Draw until you have 7 cards; three or fewer in Age III", [3, 3, 7]),
        ("de", "Zu fünft oder sechst sind es vier; Viertel zählen nicht.", [4, 5, 6]),
        ("cs", "Po šestém kole má deset karet ze čtyř.", [4, 6, 10]),
        ("he", "שנים עשר אריחים וארבעה שחקנים, עד 7", [4, 7, 12]),
    ],
)
def test_numbers_are_found_in_digits_and_words(language: str, text: str, numbers: list[int]) -> None:
    assert numbers_in(text, language) == numbers
