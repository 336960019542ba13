"""Every lesson can be completed by every right answer, and every other action has a reply."""

from __future__ import annotations

import re

import pytest
from complete_languages import COMPLETE_LANGUAGES
from fluent_variables import variables_of
from lesson_walks import actions_by_reply, lesson_facts

from bastide.core import BastideError, IllegalAction, get_kit
from bastide.games.carcassonne.rules.parsed_board_text import objects_under_key
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES
from bastide.locale import Catalogue, catalogue_text
from bastide.teaching import get_rulebook
from bastide.teaching.lesson_files import get_lesson, get_lessons
from bastide.teaching.lesson_session import LessonSession, resume_lesson
from bastide.teaching.lesson_texts import fluent_message_id, get_lesson_message, lesson_message_keys
from bastide.teaching.rulebook_loader import find_example_files

GAMES = ["carcassonne", "dominion", "seven_wonders"]
ALL = [(game, name) for game in GAMES for name in get_lessons(game)]
#: Maximum number of paths that are tried; many differ only in the order of equal picks.
MAX_PATHS = 300
#: Letters that occur in every text of this language.
LETTERS = {"he": "[א-ת]", "cs": "[a-zěščřžýáíéůú]", "de": "[a-zäöüß]", "en": "[a-z]"}


def message_text(game: str, name: str, language: str, message: str) -> str:
    facts = lesson_facts(game, name).get(message.partition(".")[0])
    return "".join(piece.text for piece in get_lesson_message(game, name, language, message, facts))


def lesson_paths(game: str, name: str) -> tuple[list[list[str]], dict[str, set[str]]]:
    """Return every path through a lesson, and for each step the possible replies."""
    done: list[list[str]] = []
    told: dict[str, set[str]] = {}
    open_ways: list[list[str]] = [[]]
    while open_ways and len(done) < MAX_PATHS:
        taken = open_ways.pop()
        course = resume_lesson(game, name, taken)
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
    for step in get_lesson(game, name).steps:
        wanted = {"right", *step.wrong, *(["toward"] if step.toward else [])}
        assert wanted <= told[step.id], f"{step.id}: no action gets the reply {wanted - told[step.id]}"


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_lesson_has_messages_in_language(game: str, name: str, language: str) -> None:
    sections = {section.id for section in get_rulebook(game, language).sections()}
    rule = get_lesson(game, name).rule
    assert rule in sections, f"{name}.toml: there is no section {rule!r} in the rulebook of {game}"
    for message in lesson_message_keys(game, name):
        pieces = get_lesson_message(game, name, language, message)
        text = message_text(game, name, language, message)
        missing = f"write {fluent_message_id(game, name, message)} to locale/{language}.ftl in the folder of the lesson"
        assert text, missing
        assert not text.startswith("lesson-"), missing
        assert re.search(LETTERS[language], text), message
        assert not re.search(r"\[\[|\]\]|\*\*|\{", text), message
        assert {piece.to for piece in pieces if piece.to} <= sections, message


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_catalogues_match_lessons(game: str, language: str) -> None:
    written = {
        name: variables
        for name, variables in variables_of(catalogue_text(language, "lesson")).items()
        if name.startswith(f"lesson-{game}-")
    }
    needed: dict[str, set[str]] = {}
    for name in get_lessons(game):
        for message in lesson_message_keys(game, name):
            facts = lesson_facts(game, name).get(message.partition(".")[0], {})
            needed[fluent_message_id(game, name, message)] = set(facts)
    assert set(written) - set(needed) == set(), f"remove these from {language}.ftl: no lesson has them"
    words = Catalogue(language)
    unknown = {name: extra for name, variables in written.items() if (extra := variables - needed[name])}
    assert unknown == {}, "compute these variables in the facts of the step"
    missing = {one for one in set(needed) - set(written) if one.partition(".")[2] not in ("else", "toward")}
    assert missing == set(), f"write these to locale/{language}.ftl in the folder of the lesson"
    assert words.has_message("lesson-else")
    assert words.has_message("lesson-toward")


#: Words for which the rules pages have another term, forms of address that they do not use, and controls that touch
#: devices do not have.
UNUSED_WORDS = {
    "en": r"mouse|wheel|hover|\bkey\b",
    "de": r"Tableau|Landschaftskarte|\bWissenschaft\b|Zivilgebäude|Mausrad|Taste\b",
    "cs": r"kolečk|klávesa|klávesou|\b(?:postavte|vyberte|přiložte|vyložte|kupte|zahoďte)",
    "he": "שרשר|מייצר|גלגלת|מקש|דרכים",
}


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_lessons_use_the_terms_of_the_rules_on_every_device(game: str, name: str, language: str) -> None:
    for message in lesson_message_keys(game, name):
        text = message_text(game, name, language, message)
        assert not re.search(UNUSED_WORDS[language], text, re.IGNORECASE), f"{message}: {text}"


def test_wrong_answer_changes_nothing() -> None:
    course = LessonSession("dominion", "turn")
    before = course.state.digest()
    assert not course.answer("buy curse")
    assert (course.verdict, course.message_key, course.step_index, course.notations) == (
        "wrong",
        "treasures.early",
        0,
        [],
    )
    assert course.state.digest() == before
    assert course.answer("play all treasures")
    assert (course.verdict, course.message_key, course.step_index) == ("right", "treasures.right", 1)


def test_small_steps_reach_same_goal() -> None:
    course = LessonSession("dominion", "turn")
    for number in range(4):
        assert course.step_index == 0
        assert course.answer("play copper")
        assert course.verdict == ("right" if number == 3 else "toward")
    assert course.step_index == 1


def test_other_players_follow_lesson() -> None:
    course = resume_lesson("dominion", "turn", ["play all treasures"])
    course.answer("buy silver")
    assert [deed.player for deed in course.played_actions] == [0, 1, 1]
    assert course.state.players_to_act() == [0]


def test_new_position_waits_for_continue() -> None:
    course = LessonSession("dominion", "clog")
    course.answer("buy silver")
    assert course.is_paused
    assert course.state.players_to_act() == [1]
    again = resume_lesson("dominion", "clog", course.notations)
    assert not again.is_paused
    assert again.verdict == "begun"
    assert again.state.players_to_act() == [0]


def test_picks_are_answered_in_turn() -> None:
    course = resume_lesson("dominion", "clog", ["buy silver", "play cellar"])
    course.answer_with_picks(["discard estate"] * 3)
    assert course.step is None, "a question with only one way to end is ended"
    wrong = resume_lesson("dominion", "clog", ["buy silver", "play cellar"])
    wrong.answer_with_picks(["discard estate", "discard copper", "discard estate"])
    assert (wrong.verdict, wrong.message_key) == ("wrong", "discard.copper")
    assert wrong.notations[-1] == "discard estate"
    early = resume_lesson("dominion", "clog", ["buy silver", "play cellar"])
    early.answer_with_picks(["discard estate"])
    assert (early.verdict, early.message_key) == ("wrong", "discard.done")


@pytest.mark.parametrize(
    ("name", "taken"),
    [("turn", ["buy curse"]), ("turn", ["fly"]), ("turn", ["play all treasures", "buy silver", *["end turn"] * 9])],
)
def test_invalid_path_is_rejected(name: str, taken: list[str]) -> None:
    with pytest.raises(BastideError, match="doesn't fit the lesson"):
        resume_lesson("dominion", name, taken)


def test_unknown_lessons_are_rejected() -> None:
    with pytest.raises(BastideError, match="has no lesson"):
        LessonSession("dominion", "../rulebook")
    assert get_lessons("magpie") == {}
    with pytest.raises(IllegalAction):
        LessonSession("dominion", "turn").answer("buy province")
    over = resume_lesson("dominion", "trashing", ["play chapel", *["trash estate"] * 3, "done"])
    with pytest.raises(BastideError, match="is over"):
        over.answer("end actions")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_mistakes_do_not_reuse_reserved_keys(game: str, name: str) -> None:
    steps = get_lesson(game, name).steps
    assert steps[0].has_position
    assert len({step.id for step in steps}) == len(steps)
    for step in steps:
        assert not {"right", "toward", "else"} & set(step.wrong)


def test_every_game_and_module_has_lessons() -> None:
    modules = {path.name for path in (get_kit("carcassonne").folder / "modules").iterdir() if path.is_dir()}
    without = modules - {"base", "__pycache__"} - set(get_lessons("carcassonne"))
    assert without == set(), "write lesson.toml in the folder of each of these modules"
    assert "prosperity" in get_lessons("dominion")
    assert [len(get_lessons(game)) >= 9 for game in GAMES] == [True] * 3


def test_positions_with_the_count_show_the_whole_city() -> None:
    """With The Count of Carcassonne, the twelve tiles of the city are on the table from the start."""
    city = {tile.id for tile in ALL_TILES if tile.module == "count"}
    texts = {
        f"{name}/{step.id}": step.position
        for name, lesson in get_lessons("carcassonne").items()
        for step in lesson.steps
    }
    texts |= {name: path.read_text(encoding="utf-8") for name, path in find_example_files("carcassonne").items()}
    played = {name: text for name, text in texts.items() if re.search(r"^modules:.*\bcount\b", text, re.MULTILINE)}
    assert len(city) == 12
    assert played
    for name, text in played.items():
        view = get_kit("carcassonne").parse_position(text)[0].view(0)
        assert city <= {tile["tile"] for tile in objects_under_key(view, "board")}, name
