"""Lessons and topics are found by their files, in the order that these give."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bastide.core import get_game, get_kit
from bastide.teaching.lesson_files import (
    LESSONS_FOLDER,
    MODULE_LESSON_FILE,
    find_lesson_files,
    get_lessons,
    read_lesson,
)
from bastide.teaching.rulebook_loader import module_leads
from bastide.teaching.topic_order import find_noted_modules, list_pages, list_topics

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
    folder = get_kit(game).folder
    files = [*folder.rglob(f"{LESSONS_FOLDER}/*.toml"), *folder.rglob(MODULE_LESSON_FILE)]
    lessons = get_lessons(game)
    assert sorted(find_lesson_files(game).values()) == sorted(files), "two lessons of a game have the same name"
    orders = [lesson.order for lesson in lessons.values()]
    assert orders == sorted(orders)
    doubled = [order for order, count in Counter(orders).items() if count > 1]
    assert doubled == [], "two lessons have the same `order`"


def test_module_lessons_follow_in_the_order_of_their_topics() -> None:
    modules = {path.parent.name for path in get_kit("carcassonne").folder.glob(f"modules/*/{MODULE_LESSON_FILE}")}
    lessons = list(get_lessons("carcassonne"))
    assert set(lessons[-len(modules) :]) == modules, "`order` of a module's lesson is above that of the game's"
    assert lessons[-len(modules) :] == [topic for topic in list_topics(get_game("carcassonne")) if topic in modules]


def test_faulty_lesson_is_refused_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "lessons" / "odd.toml"
    path.parent.mkdir()
    path.write_text(LESSON)
    assert read_lesson(path).order == 5
    path.write_text(LESSON.replace("order", "ordre"))
    with pytest.raises(ValueError, match=r"lessons/odd\.toml: .*`ordre`"):
        read_lesson(path)


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_file_is_found(game: str) -> None:
    topics = list_topics(get_game(game))
    assert topics[0] == "first"
    folder = get_kit(game).folder
    pages = [path.stem for path in folder.rglob("teaching/en/*.md")]
    assert sorted(topics) == sorted([*pages, *(module.name for module in find_noted_modules(folder))])
    components = [topic for topic in topics if topic in get_game(game).component_kinds]
    assert topics[-len(components) :] == components


def test_topics_that_are_not_listed_follow(tmp_path: Path) -> None:
    teaching = tmp_path / "teaching"
    (teaching / "en").mkdir(parents=True)
    for name in ("scoring", "first", "turn"):
        (teaching / "en" / f"{name}.md").write_text(f"# {name}")
    assert list_pages(tmp_path) == ["first", "scoring", "turn"]
    (teaching / "rulebook.json").write_text('{"topics": ["turn"]}')
    assert list_pages(tmp_path) == ["turn", "first", "scoring"]


def test_modules_with_notes_are_topics_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "teaching").mkdir()
    (tmp_path / "teaching/rulebook.json").write_text('{"modules": "modules", "linked": ["role", "refuse"]}')
    texts = {
        "abbots": "magpie-module-abbots = Abbots\n    .note = New.\nmagpie-tile-abbots_road = Road\n",
        "bards": """magpie-module-bards = Bards
    .note = Songs.
magpie-figure-bard = bard
    .text = Sings.
    .note = He sings.
magpie-role-bard = bard
magpie-refuse-no_song = Sing first.
magpie-log-sing = He sings.
""",
        "cooks": "magpie-module-cooks = Cooks\n",
    }
    for name, text in texts.items():
        (tmp_path / "modules" / name / "locale").mkdir(parents=True)
        (tmp_path / "modules" / name / "locale/en.ftl").write_text(text)
    assert [path.name for path in find_noted_modules(tmp_path)] == ["abbots", "bards"]
    bards = tmp_path / "modules/bards"
    (bards / "teaching").mkdir()
    (bards / "teaching/rulebook.json").write_text('{"order": 10}')
    assert [path.name for path in find_noted_modules(tmp_path)] == ["bards", "abbots"]
    leads = module_leads("magpie", bards, ["role", "refuse"])
    assert leads == {"role-bard": "figure-bard", "refuse-no_song": "module-bards"}
