"""Stable numbering: existing numbers stay, new names and actions get the next ones, and writing appends them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.core import game_ids
from bastide.core.stable_numbering import (
    NO_SUBJECT,
    NUMBERINGS,
    ActionBlock,
    StableNumbering,
    format_additions,
    missing_from_numbering,
    parse_additions,
    write_all_numberings,
)

TEXT = """[
 {
  "names": {
   "cards": ["altar", "well"]
  },
  "actions": [
   {"verb": "pass", "size": 1},
   {"verb": "build", "size": 2, "of": "cards"},
   {"verb": "sell", "size": 1, "of": ["well"]}
  ]
 }
]
"""


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "stable_numbering.json"
    path.write_text(TEXT, encoding="utf-8")
    yield path
    NUMBERINGS.pop("example", None)


def required_actions(cards: list[str]) -> list[ActionBlock]:
    return [
        ActionBlock("pass", 1, NO_SUBJECT),
        ActionBlock("build", 2, cards, "cards"),
        ActionBlock("sell", 1, cards, "cards"),
    ]


def test_stored_file_numbers_names_and_actions(file: Path) -> None:
    numbering = StableNumbering("example", file)
    assert numbering.numbers("cards") == {"altar": 0, "well": 1}
    assert numbering.first_actions() == {"pass": 0, "build altar": 1, "build well": 3, "sell well": 5}
    assert numbering.action_count() == 6
    assert numbering.new.is_empty()


def test_new_names_and_actions_get_the_next_numbers(file: Path) -> None:
    numbering = StableNumbering("example", file)
    before = numbering.first_actions()
    assert numbering.add_names("cards", ["well", "baths", "altar"]) == ["altar", "well", "baths"]
    assert numbering.add_name("boards", "gizah") == 0
    numbering.add_actions(required_actions(numbering.names("cards")))
    numbering.add_actions(required_actions(numbering.names("cards")))
    assert numbering.numbers("cards") == {"altar": 0, "well": 1, "baths": 2}
    assert numbering.first_actions() == before | {"build baths": 6, "sell altar": 8, "sell baths": 9}
    assert numbering.new.describe() == [
        *["cards: baths", "boards: gizah"],
        *["actions: build baths", "actions: sell altar", "actions: sell baths"],
    ]


def test_subject_that_needs_more_actions_gets_a_new_block(file: Path) -> None:
    numbering = StableNumbering("example", file)
    numbering.add_actions([ActionBlock("build", 5, ["altar"])])
    assert numbering.first_actions()["build altar"] == 6
    assert numbering.action_count() == 11


def test_writing_appends_and_is_idempotent(file: Path) -> None:
    numbering = StableNumbering("example", file)
    numbering.add_name("cards", "baths")
    numbering.add_actions(required_actions(numbering.names("cards")))
    expected = (numbering.numbers("cards").copy(), numbering.first_actions())
    assert numbering.write() == ["cards: baths", "actions: build baths", "actions: sell altar", "actions: sell baths"]
    written = file.read_text(encoding="utf-8")
    assert written.startswith(TEXT.removesuffix("\n]\n"))
    assert '{"verb": "build", "size": 2, "of": "cards"}' in written.removeprefix(TEXT[:-3])
    assert '{"verb": "sell", "size": 1, "of": ["altar", "baths"]}' in written
    assert numbering.write() == []
    again = StableNumbering("example", file)
    again.add_actions(required_actions(again.names("cards")))
    assert (again.numbers("cards"), again.first_actions()) == expected
    assert again.write() == []
    assert file.read_text(encoding="utf-8") == written


def test_format_is_the_inverse_of_parse() -> None:
    assert format_additions(parse_additions(TEXT)) == TEXT


def test_name_that_is_listed_twice_is_refused(file: Path) -> None:
    file.write_text(TEXT.replace('"well"]\n  }', '"altar"]\n  }'), encoding="utf-8")
    with pytest.raises(ValueError, match="'altar' is twice in the list 'cards'"):
        StableNumbering("example", file)


def test_installed_games_are_written_only_when_something_is_new() -> None:
    assert [missing_from_numbering(game) for game in game_ids()] == [[] for _ in game_ids()]
    assert write_all_numberings() == {"carcassonne": [], "dominion": [], "seven_wonders": []}
