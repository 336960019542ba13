"""Every lesson can be completed by every right answer, and every other action has a reply."""

from __future__ import annotations

import re

import pytest
from fluent_words import variables_of

from bastide.core import BastideError, IllegalAction, get_kit
from bastide.learn import rulebook
from bastide.learn.course import Course, taken_so_far
from bastide.learn.lessons import lesson, lessons
from bastide.learn.spoken import message_id, messages, spoken
from bastide.locale import LANGUAGES, Catalogue
from bastide.locale.catalogue import lesson_words

GAMES = ["carcassonne", "dominion", "seven_wonders"]
ALL = [(game, name) for game in GAMES for name in lessons(game)]
#: Maximum number of paths that are tried; many differ only in the order of equal picks.
MAX_PATHS = 300
#: Letters that occur in every text of this language.
LETTERS = {"he": "[א-ת]", "cs": "[a-zěščřžýáíéůú]", "de": "[a-zäöüß]", "en": "[a-z]"}


def actions_by_reply(course: Course) -> dict[str, list[str]]:
    """Return all legal actions by the reply they get."""
    step = course.step
    assert step is not None
    course.go_on()
    found: dict[str, list[str]] = {}
    for action in course.state.legal_actions(course.seat):
        notation = course.state.notation(course.seat, action)
        found.setdefault(step.answer_to(notation), []).append(notation)
    return found


def lesson_paths(game: str, name: str) -> tuple[list[list[str]], dict[str, set[str]]]:
    """Return every path through a lesson, and for each step the possible replies."""
    done: list[list[str]] = []
    told: dict[str, set[str]] = {}
    open_ways: list[list[str]] = [[]]
    while open_ways and len(done) < MAX_PATHS:
        taken = open_ways.pop()
        course = taken_so_far(game, name, taken)
        if course.step is None:
            done.append(taken)
            continue
        answers = actions_by_reply(course)
        told.setdefault(course.step.id, set()).update(answers)
        fit = answers.get("right", []) + answers.get("toward", [])
        assert fit, f"{name} {course.step.id}: no action leads on after {taken}"
        open_ways += [[*taken, notation] for notation in fit]
    return done, told


@pytest.mark.parametrize(("game", "name"), ALL)
def test_lesson_paths_and_replies_are_complete(game: str, name: str) -> None:
    done, told = lesson_paths(game, name)
    assert done
    for step in lesson(game, name).steps:
        wanted = {"right", *step.wrong, *(["toward"] if step.toward else [])}
        assert wanted <= told[step.id], f"{step.id}: no action gets the reply {wanted - told[step.id]}"


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lesson_has_messages_in_language(game: str, name: str, language: str) -> None:
    said = spoken(game, name, language)
    sections = {section.id for section in rulebook(game, language).sections()}
    assert lesson(game, name).rule in sections
    for message in messages(game, name):
        text = "".join(piece.text for piece in said[message])
        assert text, message
        assert not text.startswith("lesson-"), message
        assert re.search(LETTERS[language], text), message
        assert not re.search(r"\[\[|\]\]|\*\*", text), message
        assert {piece.to for piece in said[message] if piece.to} <= sections, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_catalogues_match_lessons(game: str, language: str) -> None:
    paths = lesson_words(game, language)
    assert [path.parent for path in paths] == [path.parent for path in lesson_words(game, "en")]
    written: set[str] = set()
    for path in paths:
        found = variables_of(path.read_text(encoding="utf-8"))
        assert not any(found.values()), "a lesson has no variables"
        written |= set(found)
    needed = {message_id(game, name, message) for name in lessons(game) for message in messages(game, name)}
    assert written - needed == set()
    words = Catalogue(language)
    missing = {one for one in needed - written if one.partition(".")[2] not in ("else", "toward")}
    assert missing == set()
    assert words.has("lesson-else")
    assert words.has("lesson-toward")
    if language != "en":
        english = set()
        for path in lesson_words(game, "en"):
            english |= set(variables_of(path.read_text(encoding="utf-8")))
        assert written == english


def test_wrong_answer_changes_nothing() -> None:
    course = Course("dominion", "turn")
    before = course.state.digest()
    assert not course.answer("buy curse")
    assert (course.verdict, course.told, course.at, course.taken) == ("wrong", "treasures.early", 0, [])
    assert course.state.digest() == before
    assert course.answer("play all treasures")
    assert (course.verdict, course.told, course.at) == ("right", "treasures.right", 1)


def test_small_steps_reach_same_goal() -> None:
    course = Course("dominion", "turn")
    for number in range(4):
        assert course.at == 0
        assert course.answer("play copper")
        assert course.verdict == ("right" if number == 3 else "toward")
    assert course.at == 1


def test_other_players_follow_lesson() -> None:
    course = taken_so_far("dominion", "turn", ["play all treasures"])
    course.answer("buy silver")
    assert [deed.player for deed in course.deeds] == [0, 1, 1]
    assert course.state.actors() == [0]


def test_new_position_waits_for_continue() -> None:
    course = Course("dominion", "clog")
    course.answer("buy silver")
    assert course.rests
    assert course.state.actors() == [1]
    again = taken_so_far("dominion", "clog", course.taken)
    assert not again.rests
    assert again.verdict == "begun"
    assert again.state.actors() == [0]


def test_picks_are_answered_in_turn() -> None:
    course = taken_so_far("dominion", "clog", ["buy silver", "play cellar"])
    course.pick(["discard estate"] * 3)
    assert course.step is None, "a question with only one way to end is ended"
    wrong = taken_so_far("dominion", "clog", ["buy silver", "play cellar"])
    wrong.pick(["discard estate", "discard copper", "discard estate"])
    assert (wrong.verdict, wrong.told) == ("wrong", "discard.copper")
    assert wrong.taken[-1] == "discard estate"
    early = taken_so_far("dominion", "clog", ["buy silver", "play cellar"])
    early.pick(["discard estate"])
    assert (early.verdict, early.told) == ("wrong", "discard.done")


@pytest.mark.parametrize(
    ("name", "taken"),
    [("turn", ["buy curse"]), ("turn", ["fly"]), ("turn", ["play all treasures", "buy silver", *["end turn"] * 9])],
)
def test_invalid_path_is_rejected(name: str, taken: list[str]) -> None:
    with pytest.raises(BastideError, match="does not go this way"):
        taken_so_far("dominion", name, taken)


def test_unknown_lessons_are_rejected() -> None:
    with pytest.raises(BastideError, match="has no lesson"):
        Course("dominion", "../rulebook")
    assert lessons("magpie") == {}
    with pytest.raises(IllegalAction):
        Course("dominion", "turn").answer("buy province")
    over = taken_so_far("dominion", "trashing", ["play chapel", *["trash estate"] * 3, "done"])
    with pytest.raises(BastideError, match="is over"):
        over.answer("end actions")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_mistakes_do_not_reuse_reserved_keys(game: str, name: str) -> None:
    steps = lesson(game, name).steps
    assert steps[0].position
    assert len({step.id for step in steps}) == len(steps)
    for step in steps:
        assert not {"right", "toward", "else"} & set(step.wrong)


def test_every_game_and_module_has_lessons() -> None:
    modules = {path.name for path in (get_kit("carcassonne").folder / "modules").iterdir() if path.is_dir()}
    assert modules - {"base", "__pycache__"} <= set(lessons("carcassonne"))
    assert "prosperity" in lessons("dominion")
    assert [len(lessons(game)) >= 9 for game in GAMES] == [True] * 3
