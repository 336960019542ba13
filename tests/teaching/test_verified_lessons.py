"""Steps of lessons that ask for the best action accept exactly the answers that rollouts found to be best."""

from __future__ import annotations

import re

import pytest
from complete_languages import COMPLETE_LANGUAGES
from script_loader import load_script

from bastide.teaching.lesson_files import get_lessons
from bastide.teaching.lesson_session import LessonSession
from bastide.teaching.lesson_texts import get_reply
from bastide.teaching.verified_answers import get_verified_step, get_verified_steps

GAMES = ["carcassonne", "dominion", "seven_wonders"]
LEVELS = ["beginner", "intermediate", "advanced"]
#: Minimum number of positions of a lesson on strategy.
MIN_POSITIONS = 4
verify_lessons = load_script("tools/verify_lessons.py")


@pytest.mark.parametrize("game", GAMES)
def test_best_answers_are_verified_in_the_present_positions(game: str) -> None:
    verified = get_verified_steps(game)
    sessions: dict[str, LessonSession] = dict(verify_lessons.sessions_of_best_steps(game))
    outdated = [
        key for key, course in sessions.items() if key not in verified or verified[key].digest != course.state.digest()
    ]
    assert outdated == [], f"run tools/verify_lessons.py {game}"
    assert set(verified) == set(sessions), f"run tools/verify_lessons.py {game}"
    for key, course in sessions.items():
        accepted = verify_lessons.right_answers(course)
        assert accepted == set(verified[key].best), f"{key}: accept all equally good answers and no others"
        assert verified[key].master in accepted, f"{key}: master chooses another answer"
        assert verified[key].worse, f"{key}: no answer is clearly worse"
        told = [*verified[key].reasons, *(reason for each in verified[key].worse.values() for reason in each.reasons)]
        assert all({"player", "other_player"}.isdisjoint(each.facts) for each in told), "opponents have no names"


@pytest.mark.parametrize("game", GAMES)
def test_lessons_on_strategy_have_verified_positions_of_every_level(game: str) -> None:
    lessons = [lesson for lesson in get_lessons(game).values() if lesson.group == "strategy"]
    assert [lesson.level for lesson in lessons] == LEVELS
    for lesson in lessons:
        assert len(lesson.steps) >= MIN_POSITIONS
        assert all(step.best and step.has_position for step in lesson.steps)


def reply_text(course: LessonSession, language: str) -> str:
    return "".join(piece.text for piece in get_reply(course, language))


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_reply_says_what_a_worse_answer_costs(game: str, language: str) -> None:
    for name, lesson in get_lessons(game).items():
        if lesson.group != "strategy":
            continue
        for index, step in enumerate(lesson.steps):
            course = LessonSession(game, name, index)
            verified = get_verified_step(game, name, step.id)
            assert verified is not None
            for notation, worse in verified.worse.items():
                assert not course.answer(notation)
                reply = reply_text(course, language)
                if worse.win_chance is None:
                    assert not re.search(r"\d", reply)
                else:
                    cost = round(100 * worse.win_chance) or max(1, round(worse.points))
                    # One point is a word in Hebrew.
                    assert cost == 1 or str(cost) in reply
            assert course.answer(verified.best[0])
            reply = reply_text(course, language)
            assert reply
            assert "{" not in reply
            assert reply.rstrip().endswith(".")
