"""What goes over the wire is described once: the page's types, the OpenAPI document and the texts follow from it."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest
from scripted_client import Client
from server_running import Running, expect_refusal

from bastide.locale import LANGUAGES, Catalogue
from bastide.server import messages, typescript
from bastide.server.errors import STATUS
from bastide.tables import messages as wire
from bastide.tables.log import KINDS

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_up_to_date() -> None:
    """`make messages` writes them."""
    assert (ROOT / "web" / "src" / "lib" / "messages.ts").read_text(encoding="utf-8") == typescript.written()


def test_every_message_has_its_type() -> None:
    text = typescript.written()
    for name in ("TableMessage", "Act", "RefusedMessage", "CreateTable", "Me"):
        assert f"export interface {name} {{" in text
    assert '  do: "act";' in text
    assert "  seat?: number | null;" in text, "what is sent may leave defaults out"
    assert "  clock: number | null;" in text, "what is received is whole"
    assert "export type ClientMessage = Watch | Leave | Sit" in text


def test_every_entry_of_a_log_can_be_told() -> None:
    """In a message of its own, or in one for each reason or answer; an action is told by its events."""
    words = Catalogue("en")
    endings = {
        "proposed": ["take_back", "replace", "abandon"],
        "answered": ["yes", "no"],
        "finished": ["played", "resigned", "timed_out", "abandoned"],
    }
    assert len(KINDS) == 18
    for kind in KINDS.keys() - {"acted"}:
        for ending in endings.get(kind, [""]):
            assert words.has(f"server-log-{kind}" + (f"-{ending}" if ending else "")), kind


def test_what_is_shown_of_an_entry_is_named_for_every_kind() -> None:
    for kind, what in KINDS.items():
        assert what.kind == kind
        assert {*what.shown, *what.own} <= set(what.__struct_fields__)
        assert not {"invite", "host", "seed", "person", "seats", "actions", "action", "said"} & set(what.shown)


def test_every_code_has_a_status_that_fits() -> None:
    words = Catalogue("en")
    assert all(400 <= status < 600 for status in STATUS.values())
    assert [code for code in STATUS if not words.has(f"error-{code}")] == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('{"do":"act","table":"abcd","position":3,"actions":[1,"buy gold"]}', wire.Act),
        ('{"do":"watch","table":"abcd","id":4}', messages.Watch),
        ('{"do":"ping"}', messages.Ping),
    ],
)
def test_messages_are_read(text: str, what: type) -> None:
    assert isinstance(msgspec.json.decode(text, type=messages.ClientMessage), what)


def test_the_api_describes_itself(running: Running) -> None:
    document = Client(running.url).get("/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    paths = document["paths"]
    for path in ("/api/games", "/api/tables", "/api/tables/{table}/act", "/api/me", "/api/replay"):
        assert path in paths
    body = paths["/api/tables/{table}/act"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert set(body["properties"]) == {"id", "position", "actions"}
    assert set(body["required"]) == {"position", "actions"}
    names = [operation["operationId"] for each in paths.values() for operation in each.values()]
    assert len(set(names)) == len(names)
    text = msgspec.json.encode(document).decode()
    for reference in set(re.findall(r'"#/components/schemas/(\\w+)"', text)):
        assert reference in document["components"]["schemas"]


def test_games_are_described_for_forms(running: Running) -> None:
    client = Client(running.url)
    games = {game["id"]: game for game in client.get("/api/games")}
    assert games["dominion"] == client.get("/api/games/dominion")
    levels = {bot["name"]: bot["level"] for bot in games["carcassonne"]["bots"]}
    assert levels["easy"] == 1
    assert levels["expert"] == 4
    assert levels["random"] is None
    assert "buylist" not in [bot["name"] for bot in games["dominion"]["bots"]], "it needs a file"
    kingdom = next(option for option in games["dominion"]["options"] if option["id"] == "kingdom")
    assert kingdom["type"] == "several"
    tiles = client.get("/api/games/carcassonne/components/tiles")
    assert {"id"} <= set(tiles[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["error", "server", "dominion", "magpie"])
def test_texts_are_served(running: Running, language: str, name: str) -> None:
    address = f"{running.url}/locale/{language}/{name}.ftl"
    with urlopen(address, timeout=10) as answer:
        assert f"{name}-" in answer.read().decode()
        tag = answer.headers["etag"]
    again = Request(address, headers={"If-None-Match": tag})
    with pytest.raises(Exception, match="304"):
        urlopen(again, timeout=10)


@pytest.mark.parametrize("path", ["/locale/fr/error.ftl", "/locale/en/nothing.ftl", "/locale/en/..%2Fcatalogue.ftl"])
def test_other_texts_are_not(running: Running, path: str) -> None:
    assert expect_refusal(Client(running.url), path)["status"] == 404


# -- pages ---------------------------------------------------------------------------------------


def test_without_a_front_end_the_first_page_says_how_to_get_it(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "nowhere")
    with urlopen(server.url + "/", timeout=10) as answer:
        assert "make web" in answer.read().decode()
    server.stop()


def test_the_front_end_is_served_with_its_paths(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>page</title>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    server = Running(f"sqlite:///{tmp_path / 'x.db'}", static)
    for path in ("/", "/table/abcd", "/new/dominion", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
        with urlopen(server.url + path, timeout=10) as answer:
            assert answer.read() == b"<title>page</title>", path
            assert answer.headers["cache-control"] == "no-cache"
    with urlopen(server.url + "/assets/app-1a2b.js", timeout=10) as answer:
        assert "immutable" in answer.headers["cache-control"]
    for path in ("/assets/gone.js", "/api/gone"):
        assert expect_refusal(Client(server.url), path)["status"] == 404
    server.stop()
