"""Numbers in the texts of lessons are computed from the position or stated by the rulebook, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from complete_languages import COMPLETE_LANGUAGES
from lesson_walks import lesson_facts
from rule_text_words import NUMBER_WORDS, numbers_in

from bastide.core import get_kit
from bastide.teaching import get_rulebook
from bastide.teaching.lesson_facts import PositionFact, compute_fact
from bastide.teaching.lesson_files import get_lesson, get_lessons
from bastide.teaching.lesson_texts import get_catalogue, get_lesson_message, lesson_message_keys

GAMES = ["carcassonne", "dominion", "seven_wonders"]
LESSONS = [(game, name) for game in GAMES for name in get_lessons(game)]
LANGUAGES = [language for language in COMPLETE_LANGUAGES if language in NUMBER_WORDS]


#: Sections of the rulebook, besides the linked ones, that state numbers of a lesson.
STATED_RULES = {
    ("carcassonne", "features"): ["feature-city"],
    ("carcassonne", "ending"): ["feature-cloister"],
    ("carcassonne", "inns"): ["mark-inn"],
    ("carcassonne", "traders"): ["figure-builder"],
    ("carcassonne", "abbey"): ["feature-cloister"],
    ("carcassonne", "cult"): ["feature-cloister"],
    ("dominion", "trashing"): ["card-chapel"],
    ("dominion", "prosperity"): ["card-quarry"],
    ("seven_wonders", "turn"): ["age"],
    ("seven_wonders", "chains"): ["card-aqueduct"],
    ("seven_wonders", "stages"): ["board-gizah"],
    ("seven_wonders", "guilds"): ["card-craftsmens-guild"],
}
#: What texts say in words about the facts of a step.
STATEMENTS: dict[tuple[str, str, str], Callable[[dict[str, int]], bool]] = {
    ("seven_wonders", "military", "last"): lambda fact: (
        fact["own"] == fact["left"] == fact["other"] == 1 and fact["after"] == 2 and fact["points"] == 2
    ),
    ("seven_wonders", "military", "enough"): lambda fact: fact["own"] == 3 and fact["left"] == fact["other"] == 1,
    ("seven_wonders", "guilds", "count"): lambda fact: fact["grey"] == 2 and fact["points"] > fact["blue"],
    ("seven_wonders", "ending", "last"): lambda fact: (
        fact["own"] < min(fact["left"], fact["other"]) and fact["stage"] == fact["hall"] + 1
    ),
    ("seven_wonders", "science", "same"): lambda fact: fact["more"] > fact["blue"],
    ("dominion", "ending", "piles"): lambda fact: fact["own"] > fact["other"] and fact["empty"] == 3,
    ("dominion", "ending", "wait"): lambda fact: fact["lost"] < fact["other"] and fact["provinces"] == 1,
    ("dominion", "attacks", "militia"): lambda fact: fact["discarded"] == 2,
    ("dominion", "engine", "duchy"): lambda fact: fact["provinces"] == 2,
    ("dominion", "clog", "cellar"): lambda fact: fact["coppers"] == 1,
    ("carcassonne", "sharing", "shared"): lambda fact: fact["points"] == fact["other"],
    ("carcassonne", "inns", "majority"): lambda fact: fact["other"] == 0,
    ("carcassonne", "cult", "won"): lambda fact: fact["other"] == 0,
    ("carcassonne", "count", "figure"): lambda fact: fact["own"] == 0,
    ("carcassonne", "fields", "farmer"): lambda fact: fact["points"] > fact["road"],
}


@cache
def rule_numbers(game: str, language: str, sections: frozenset[str]) -> set[int]:
    """Return the numbers that sections of the rulebook state, and those printed on their components."""
    words = get_catalogue(language)
    texts = [
        words.translate(f"{game}-{section}.text") for section in sections if words.has_message(f"{game}-{section}")
    ]
    texts += [section.plain_text() for section in get_rulebook(game, language).sections() if section.id in sections]
    return {number for text in texts for number in numbers_in(text, language)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_numbers_are_facts_of_the_position_or_of_the_rules(game: str, name: str, language: str) -> None:
    lesson = get_lesson(game, name)
    unproved: dict[str, list[int]] = {}
    for message in lesson_message_keys(game, name)[1:]:
        step = message.partition(".")[0]
        facts = lesson_facts(game, name)[step]
        pieces = get_lesson_message(game, name, language, message, facts)
        asked = get_lesson_message(game, name, language, step, facts)
        sections = {
            lesson.rule,
            *STATED_RULES.get((game, name), []),
            *(piece.to for piece in [*pieces, *asked] if piece.to),
        }
        known = {0, 1, *facts.values(), *rule_numbers(game, language, frozenset(sections))}
        numbers = set(numbers_in("".join(piece.text for piece in pieces), language)) - known
        if numbers:
            unproved[message] = sorted(numbers)
    assert unproved == {}, "compute these numbers in [steps.facts], or link the rule that states them"


@pytest.mark.parametrize(("game", "name", "step"), STATEMENTS)
def test_statement_holds_in_the_position(game: str, name: str, step: str) -> None:
    facts = lesson_facts(game, name)[step]
    assert STATEMENTS[game, name, step](facts), facts


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_lesson_has_the_same_numbers_in_every_language(game: str, name: str) -> None:
    for message in lesson_message_keys(game, name):
        facts = lesson_facts(game, name).get(message.partition(".")[0])
        numbers = {
            language: {
                number
                for number in numbers_in(
                    "".join(piece.text for piece in get_lesson_message(game, name, language, message, facts)), language
                )
                if number > 2
            }
            for language in LANGUAGES
        }
        assert len({frozenset(each) for each in numbers.values()}) == 1, f"{message}: {numbers}"


def test_fact_is_read_from_the_view_or_after_an_action() -> None:
    text = get_lesson("seven_wonders", "ending").steps[0]
    state, seat = get_kit("seven_wonders").parse_position(text.position)
    facts = {
        "shields": PositionFact(value="cities.1.shields"),
        "sum": PositionFact(value="cities.1.shields + cities.2.shields"),
        "stage": PositionFact(gain="cities.0.points.wonder", by="stage with *"),
        "hand": PositionFact(value="hands.0.cards"),
        "halls": PositionFact(value="hands.0.cards=town-hall"),
        "points": PositionFact(value="scores.0"),
    }
    values = {name: compute_fact(fact, state, seat, text.then) for name, fact in facts.items()}
    assert values == {"shields": 7, "sum": 12, "stage": 7, "hand": 2, "halls": 1, "points": 12}


@pytest.mark.parametrize(
    ("fact", "problem"),
    [
        (PositionFact(value="cities.9.shields"), "the view has no"),
        (PositionFact(value="phase"), "not a number"),
        (PositionFact(value="age", by="fly"), "no legal action matches"),
    ],
)
def test_wrong_fact_is_rejected(fact: PositionFact, problem: str) -> None:
    state, seat = get_kit("seven_wonders").parse_position(get_lesson("seven_wonders", "ending").steps[0].position)
    with pytest.raises(ValueError, match=problem):
        compute_fact(fact, state, seat, [])
