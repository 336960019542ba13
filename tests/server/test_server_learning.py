"""The rules over the wire: in the reader's language, once, and nothing else from a game's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from server_running import Running

from bastide.learn import Example, Rulebook


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("learning")
    server = Running(f"sqlite:///{folder / 'house.db'}")
    yield server
    server.stop()


def asked(running: Running, path: str, tag: str = "") -> tuple[int, bytes, str]:
    """What is answered: the status, the text, and the tag by which it is known again."""
    request = Request(f"{running.url}/api/games/{path}".rstrip("/"), headers={"If-None-Match": tag})
    try:
        with urlopen(request) as answer:
            return answer.status, answer.read(), answer.headers["etag"] or ""
    except HTTPError as refused:
        with refused:
            return refused.code, refused.read(), ""


def test_a_book_in_the_readers_language(running: Running) -> None:
    status, text, tag = asked(running, "dominion/rules?language=he")
    book = msgspec.json.decode(text, type=Rulebook)
    assert (status, book.game, book.language) == (200, "dominion", "he")
    assert asked(running, "dominion/rules?language=he", tag) == (304, b"", "")
    assert asked(running, "dominion/rules?language=de", tag)[0] == 200


@pytest.mark.parametrize("language", ["", "xx", "../en", "EN"])
def test_a_language_that_nobody_speaks_is_english(running: Running, language: str) -> None:
    _, text, _ = asked(running, f"seven_wonders/rules?language={language}")
    assert msgspec.json.decode(text, type=Rulebook).language == "en"


def test_a_position_that_the_rules_show(running: Running) -> None:
    found = msgspec.json.decode(asked(running, "carcassonne/examples/sharing")[1], type=Example)
    assert (found.players, found.you, found.waiting_for) == (2, -1, [0])


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nothing/rules", "unknown-game"),
        ("magpie/rules", "no-rules"),
        ("dominion/examples/nothing", "no-example"),
        ("dominion/examples/..%2Frulebook", "no-path"),
        ("nothing/examples/first", "unknown-game"),
    ],
)
def test_what_is_not_there(running: Running, path: str, code: str) -> None:
    status, text, _ = asked(running, path)
    assert status == 404
    assert msgspec.json.decode(text)["code"] == code


def test_games_say_whether_they_bring_rules(running: Running) -> None:
    games = {game["id"]: game["rules"] for game in msgspec.json.decode(asked(running, "")[1])}
    assert games == {"carcassonne": True, "dominion": True, "magpie": False, "seven_wonders": True}
