"""Name overrides: the built-in neutral names, and custom folders."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from complete_languages import COMPLETE_LANGUAGES
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from trademark_titles import TRADEMARK_TITLES

from bastide.cli.app import run_command_line
from bastide.core import BastideError, JsonData, game_ids
from bastide.locale import Catalogue, catalogue_text, game_title_messages
from bastide.locale import name_overrides as names
from bastide.locale.name_overrides import NameOverrides, active_names, use_names
from bastide.teaching.rulebook_loader import read_topic_texts

BUILT_IN_GAMES = ("carcassonne", "dominion", "seven_wonders")


@pytest.fixture(autouse=True)
def reset_names_after_test() -> Iterator[None]:
    """Reset the overrides of the process after each test."""
    yield
    names.reset_names()


def all_texts(language: str) -> str:
    """Return all texts of games, command line and rulebooks in a language."""
    own = ("cli", "lesson", "web", "word", "server", "puzzle", "picture")
    said = [catalogue_text(language, prefix) for prefix in (*BUILT_IN_GAMES, *own)]
    for game in BUILT_IN_GAMES:
        said += [str(text) for text in read_topic_texts(game, language).values()]
    return "\n".join([game_title_messages(language), *said])


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_neutral_names_contain_no_trademarks(language: str) -> None:
    assert any(title in all_texts(language) for title in TRADEMARK_TITLES)
    use_names("neutral")
    said = all_texts(language)
    assert [line for line in said.splitlines() if any(title in line for title in TRADEMARK_TITLES)] == []


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_overrides_keep_all_messages(language: str) -> None:
    def ids(prefix: str) -> dict[str, set[str]]:
        found = FluentParser().parse(catalogue_text(language, prefix)).body
        assert not [entry for entry in found if isinstance(entry, Junk)]
        messages = [entry for entry in found if isinstance(entry, Message)]
        return {message.id.name: {each.id.name for each in message.attributes} for message in messages}

    before = {prefix: ids(prefix) for prefix in (*BUILT_IN_GAMES, "cli", "lesson")}
    about = Catalogue(language).translate("dominion.about")
    use_names("neutral")
    assert {prefix: ids(prefix) for prefix in before} == before
    # Attributes that the overrides do not mention stay.
    assert Catalogue(language).translate("dominion.about") == about
    titles = {Catalogue(language).translate(game) for game in game_ids()}
    assert len(titles) == len(game_ids())


def test_custom_folder_overrides_names(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("dominion = Hausspiel\ndominion-card-moat = Ditch\n", encoding="utf-8")
    (tmp_path / "words.toml").write_text('[en]\n"card" = "leaf"\n"cards" = "leaves"\n', encoding="utf-8")
    use_names(str(tmp_path))
    words = Catalogue("en")
    assert words.translate("dominion") == "Hausspiel"
    assert words.translate("dominion-card-moat") == "Ditch"
    # Words are replaced in text, longest first, but not in ids, variables or attribute names.
    assert "better leaves" in words.translate("dominion.about")
    assert words.translate("dominion-card-village") == "Village"
    assert Catalogue("de").translate("dominion") == "Dominion"


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({}, "none of: LANGUAGE.ftl"),
        ({"en.ftl": "dominion = Crowns\nthis is no message\n"}, "line 2"),
        ({"words.toml": "[en]\nDominion = \n"}, "line 2"),
        ({"words.toml": '[en]\n"" = "x"\n'}, "takes lines like"),
        ({"words.toml": 'Dominion = "x"\n'}, "takes lines like"),
    ],
)
def test_invalid_overrides_are_rejected_with_place(files: dict[str, str], problem: str, tmp_path: Path) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(BastideError, match=problem):
        NameOverrides(tmp_path)


@pytest.mark.parametrize("language", [code for code in COMPLETE_LANGUAGES if code != "en"])
@pytest.mark.parametrize(
    "files",
    [
        {},
        {"en.ftl": "dominion = Crowns\nthis is no message\n"},
        {"words.toml": "[en]\nDominion = \n"},
        {"words.toml": '[en]\n"word" = "x'},
        {"words.toml": '[en]\n"" = "x"\n'},
    ],
)
def test_reason_for_rejection_is_in_the_language(language: str, files: dict[str, str], tmp_path: Path) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(BastideError) as raised:
        NameOverrides(tmp_path)
    details = cast(dict[str, JsonData], raised.value.details)
    said = Catalogue(language).translate("error-bad-names", details).replace(str(tmp_path), "")
    assert not re.search(r"\b(the|is not|like|contains|Expected|Invalid|Unterminated)\b", said), said


def test_unknown_name_set_keeps_active_names(tmp_path: Path) -> None:
    use_names("neutral")
    before = active_names()
    with pytest.raises(BastideError, match="did you mean 'neutral'"):
        use_names("neutrl")
    assert active_names() is before


#: Runs the commands given in the environment.
RUN_COMMANDS = """
import io, sys
from bastide.cli.app import run_command_line
for command in (["--help"], ["games"], ["rules", "carcassonne", "count"], ["play", "dominion", "--bots", "big_money"]):
    sys.stdin = io.StringIO("1\\n")
    run_command_line(["--lang", sys.argv[1], *command])
"""


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_terminal_game_uses_neutral_names(language: str) -> None:
    """In a separate process, because overrides are set before any text is read."""
    environment = {**os.environ, "BASTIDE_NAMES": "neutral"}
    heard = subprocess.run(
        [sys.executable, "-c", RUN_COMMANDS, language], env=environment, capture_output=True, text=True, check=True
    )
    lines = (heard.stdout + heard.stderr).splitlines()
    assert len(lines) > 100
    assert [line for line in lines if any(title in line for title in TRADEMARK_TITLES)] == []


def test_names_command_line_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["--lang", "en", "--names", "neutral", "games"]) == 0
    assert "Cards & Crowns" in capsys.readouterr().out
    assert run_command_line(["--lang", "en", "games"]) == 0
    assert "Cards & Crowns" not in capsys.readouterr().out
    assert run_command_line(["--lang", "de", "--names", "nobody", "games"]) == 2
    assert "Die Namen in nobody sind nicht verwendbar" in capsys.readouterr().err
