"""Lessons and topics are found by their files, in the order that these give."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bastide.core import get_game, get_kit
from bastide.teaching.lesson_files import LESSONS_FOLDER, get_lessons, read_lesson
from bastide.teaching.topic_order import list_topics, read_topic_folder

GAMES = ["carcassonne", "dominion", "seven_wonders"]
LESSON = """
order = 5
rule = "shuffle"

[[steps]]
id = "first"
right = ["buy silver"]
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_file_is_found_in_its_order(game: str) -> None:
    files = [path.stem for path in get_kit(game).folder.rglob(f"{LESSONS_FOLDER}/*.toml")]
    lessons = get_lessons(game)
    assert sorted(lessons) == sorted(files), "two lessons of a game have the same name"
    orders = [lesson.order for lesson in lessons.values()]
    assert orders == sorted(orders)
    doubled = [order for order, count in Counter(orders).items() if count > 1]
    assert doubled == [], "two files of teaching/lessons have the same `order`"


def test_module_lessons_follow_in_the_order_of_their_topics() -> None:
    modules = {path.stem for path in get_kit("carcassonne").folder.rglob(f"modules/*/{LESSONS_FOLDER}/*.toml")}
    lessons = list(get_lessons("carcassonne"))
    assert set(lessons[-len(modules) :]) == modules, "`order` of a module's lesson is above that of the game's"
    assert lessons[-len(modules) :] == [topic for topic in list_topics(get_game("carcassonne")) if topic in modules]


def test_faulty_lesson_is_refused_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(LESSON)
    assert read_lesson(path).order == 5
    path.write_text(LESSON.replace("order", "ordre"))
    with pytest.raises(ValueError, match=r"teaching/lessons/odd\.toml: .*`ordre`"):
        read_lesson(path)


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_file_is_found(game: str) -> None:
    topics = list_topics(get_game(game))
    assert topics[0] == "first"
    assert sorted(topics) == sorted(path.stem for path in get_kit(game).folder.rglob("teaching/en/*.md"))
    components = [topic for topic in topics if topic in get_game(game).component_kinds]
    assert topics[-len(components) :] == components


def test_topics_that_are_not_listed_follow(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for name in ("scoring", "first", "turn"):
        (tmp_path / "en" / f"{name}.md").write_text(f"# {name}")
    assert read_topic_folder(tmp_path).topics == ["first", "scoring", "turn"]
    assert read_topic_folder(tmp_path).order == 500
    (tmp_path / "rulebook.json").write_text('{"topics": ["turn"], "order": 3}')
    assert read_topic_folder(tmp_path).topics == ["turn", "first", "scoring"]
    assert read_topic_folder(tmp_path).order == 3
