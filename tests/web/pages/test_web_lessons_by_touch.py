"""Browser tests that solve lessons on a phone by taps alone, in all languages."""

from __future__ import annotations

import pytest
from browser_testing import NewVisitor
from layout_checks import LANGUAGES
from lesson_taps import TouchWalk
from sampled_cases import sample_cases

from bastide.teaching.lesson_files import get_lessons

GAMES = ("dominion", "seven_wonders", "carcassonne")


def lessons_of(game: str) -> list[tuple[str, str, str]]:
    return [(game, name, language) for name in get_lessons(game) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("game", "name", "language"),
    [case for game in GAMES for case in sample_cases(f"tapped lessons of {game}", lessons_of(game), 1)],
)
def test_lesson_is_solved_by_taps_alone(new_visitor: NewVisitor, game: str, name: str, language: str) -> None:
    person = new_visitor(language, width=390, height=844, touch=True)
    assert TouchWalk(person, game, name, language).walk() == []
