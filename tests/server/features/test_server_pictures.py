"""Pictures of records over HTTP, and link previews of pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from running_server import RunningServer, expect_refusal, http_fetch
from script_loader import ROOT
from scripted_client import Client, Json
from two_nodes import NoRetryClient

from bastide.art.embedding.animated_picture import animate_record
from bastide.core import Recorder, get_game, parse_record
from bastide.core.records.game_record import Record

RECORD = ROOT / "tests" / "records" / "dominion" / "base2-first-game-2p-expert-medium.record"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("pictures")
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("<html><head><title>Bastide</title></head></html>")
    (static / "preview.jpg").write_bytes(b"a picture")
    with RunningServer(f"sqlite:///{folder / 'house.db'}", static) as server:
        yield server


def drawn(running: RunningServer, **asked: object) -> tuple[str, str]:
    """Request a picture; returns its text and content type."""
    answer = http_fetch(running.url, "/api/picture", asked)
    assert answer.status == 200, answer.text
    return answer.text, answer.headers["content-type"]


def test_picture_equals_the_one_drawn_by_the_engine(running: RunningServer) -> None:
    text = RECORD.read_text(encoding="utf-8")
    svg, media = drawn(running, record=text, at=150, viewer=1, language="he", dark=True)
    assert media == "image/svg+xml"
    assert svg == parse_record(text).svg(150, 1, "he", True)
    assert drawn(running, record=text, language="nobody's")[0] == parse_record(text).svg()


def test_animation_has_a_frame_for_each_position(running: RunningServer) -> None:
    text = RECORD.read_text(encoding="utf-8")
    answer = http_fetch(running.url, "/api/animation", {"record": text, "at": 20, "until": 25, "language": "de"})
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.count("class='frame'") == 6
    assert answer.text == animate_record(parse_record(text), 20, 25, language="de")


@pytest.mark.parametrize(
    ("asked", "code"),
    [({"at": 9, "until": 9}, "stretch-range"), ({"until": 32, "at": 1}, "stretch-length"), ({"at": 1}, "bad-message")],
)
def test_invalid_animation_requests_are_refused(running: RunningServer, asked: Json, code: str) -> None:
    record = RECORD.read_text(encoding="utf-8")
    assert expect_refusal(Client(running.url), "/api/animation", {"record": record, **asked})["code"] == code


def named(name: str) -> Record:
    record = Recorder(get_game("dominion"), 2, {"kingdom": "first_game_2e"}, 1, ["Ruth", "Noam"]).to_record()
    record.seats[0] = name
    return record


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "a\x01b", "]]>&lt;", "\u202eRuth", "N" * 5000])
def test_names_are_escaped_in_pictures(running: RunningServer, name: str) -> None:
    svg, _ = drawn(running, record=named(name).to_text())
    root = ElementTree.fromstring(svg)
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {
        *("svg", "title", "desc", "defs", "symbol", "use", "g", "path", "rect", "circle", "ellipse", "text")
    }
    assert len(svg) < 600_000


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"at": 10_000}, "at-range"),
        ({"viewer": 2}, "no-seat"),
        ({"viewer": -2}, "bad-message"),
        ({"at": -1}, "bad-message"),
        ({"record": "a letter"}, "no-record"),
        ({"record": RECORD.read_text(encoding="utf-8").replace("0 buy", "0 steal", 1)}, "record-diverged"),
    ],
)
def test_invalid_picture_requests_are_refused(running: RunningServer, asked: Json, code: str) -> None:
    problem = expect_refusal(
        Client(running.url), "/api/picture", {"record": RECORD.read_text(encoding="utf-8"), **asked}
    )
    assert (problem["status"], problem["code"]) == (400, code)


def test_pictures_are_rate_limited(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'house.db'}", settings={"rate_limit_factor": 1.0}) as server:
        eager = NoRetryClient(server.url)
        answers = [expect_refusal(eager, "/api/picture", {"record": "a letter"})["status"] for _ in range(40)]
        assert answers[:20] == [400] * 20
        assert answers.count(429) > 10, "burst of twenty, one more per five seconds"


# -- link previews ---------------------------------------------------------------------------------


def shown(url: str, path: str, language: str = "en") -> dict[str, str]:
    """Return the Open Graph tags of a page."""
    answer = http_fetch(url, path, accept_language=language)
    assert http_fetch(url, path, accept_language=language, if_none_match=answer.headers["etag"]).status == 304
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(text) for name, text in found}


def test_link_preview_describes_the_page(running: RunningServer) -> None:
    house = shown(running.url, "/")
    assert house["og:title"] == "Bastide"
    assert house["og:image"] == f"{running.url}/preview.jpg"
    assert shown(running.url, "/rules/dominion")["og:title"] == "Dominion"
    assert shown(running.url, "/rules/dominion", "he-IL, en;q=0.5")["og:title"] == "דומיניון"
    for path in ("/rules/nothing", "/table", "/table/", "/table/x", '/replay/"><script>', "/table/" + "a" * 200):
        assert shown(running.url, path) == house, path


def test_link_preview_of_private_table_hides_its_game(running: RunningServer, tmp_path: Path) -> None:
    ruth = running.connect_person("Ruth")
    seats = [{"kind": "me"}, {"kind": "open"}]
    public, private = (
        ruth.post("/api/tables", {"game": "dominion", "seats": seats, "options": {}, "public": listed})
        for listed in (True, False)
    )
    house = shown(running.url, "/")
    assert shown(running.url, f"/table/{public['table']}")["og:title"] == "Dominion"
    assert shown(running.url, f"/replay/{public['table']}")["og:title"] == "Dominion"
    assert shown(running.url, f"/table/{private['table']}") == house
    assert shown(running.url, f"/table/{private['table']}?invite={private['invite']}") == house
    # A server with a closed entrance reveals no tables.
    with RunningServer(
        running.database, running.static, settings={"entrance": "password", "server_password": "sesame"}
    ) as closed:
        assert shown(closed.url, f"/table/{public['table']}")["og:title"] == "Bastide"
