"""Generated TypeScript types, OpenAPI document, static files and catalogues of the server."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from complete_languages import COMPLETE_LANGUAGES
from running_server import RunningServer, expect_refusal, http_fetch
from script_loader import ROOT
from scripted_client import Client, start_table

from bastide.bots.difficulty_levels import LEVELS
from bastide.core import game_registry
from bastide.core.kit import Kit
from bastide.hosting.api import connection_and_lobby_messages
from bastide.hosting.api.http_status import STATUS_BY_CODE
from bastide.hosting.api.table_routes import describe_game
from bastide.locale import Catalogue
from bastide.server.api import typescript_messages
from bastide.tables import messages as wire
from bastide.tables.log import ENTRY_TYPES_BY_KIND
from bastide.tables.views.table_text import table_text


def test_typescript_types_are_up_to_date() -> None:
    stored = (ROOT / "web" / "src" / "base" / "server_message_types.ts").read_text(encoding="utf-8")
    generated = typescript_messages.generate_message_types()
    changed = sorted(set(stored.splitlines()) ^ set(generated.splitlines()))
    assert stored == generated, f"run `make messages`: web/src/base/server_message_types.ts differs in {changed[:20]}"


def test_every_message_class_has_a_type() -> None:
    text = typescript_messages.generate_message_types()
    for name in ("TableMessage", "Act", "RefusedMessage", "CreateTable", "Me"):
        assert f"export interface {name} {{" in text
    assert '  do: "act";' in text
    assert "  seat?: number | null;" in text, "client messages may omit defaults"
    assert "  clock: number | null;" in text, "server messages are complete"
    assert "export type ClientMessage = Watch | Leave | Sit" in text


def test_every_log_entry_has_a_message() -> None:
    """Every entry kind has a Fluent message, or one per reason or answer; actions are described by their events."""
    words = Catalogue("en")
    endings = {
        "proposed": ["take_back", "abandon"],
        "answered": ["yes", "no"],
        "let_in": ["yes", "no"],
        "finished": ["played", "resigned", "timed_out", "abandoned"],
    }
    assert len(ENTRY_TYPES_BY_KIND) == 28
    for kind in ENTRY_TYPES_BY_KIND.keys() - {"acted"}:
        for ending in endings.get(kind, [""]):
            assert words.has_message(f"server-log-{kind}" + (f"-{ending}" if ending else "")), kind


def test_shown_fields_of_log_entries_are_declared() -> None:
    for kind, what in ENTRY_TYPES_BY_KIND.items():
        assert what.kind == kind
        assert {*what.public_fields, *what.actor_fields} <= set(what.__struct_fields__)
        assert not {"invite", "host", "seed", "person", "seats", "actions", "action", "said"} & set(what.public_fields)


def test_every_error_code_has_an_http_status() -> None:
    words = Catalogue("en")
    assert all(400 <= status < 600 for status in STATUS_BY_CODE.values())
    assert [code for code in STATUS_BY_CODE if not words.has_message(f"error-{code}")] == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('{"do":"act","table":"abcd","position":3,"actions":[1,"buy gold"]}', wire.Act),
        ('{"do":"watch","table":"abcd","id":4}', connection_and_lobby_messages.Watch),
        ('{"do":"ping"}', connection_and_lobby_messages.Ping),
    ],
)
def test_client_messages_are_decoded(text: str, what: type) -> None:
    assert isinstance(msgspec.json.decode(text, type=connection_and_lobby_messages.ClientMessage), what)


def test_openapi_document_is_served(running: RunningServer) -> None:
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


def test_game_descriptions(running: RunningServer) -> None:
    client = Client(running.url)
    games = {game["id"]: game for game in client.get("/api/games")}
    assert games["dominion"] == client.get("/api/games/dominion")
    levels = {bot["name"]: bot["level"] for bot in games["carcassonne"]["bots"]}
    assert [levels[name] for name in LEVELS] == list(range(1, len(LEVELS) + 1))
    assert [bot["level"] for bot in games["dominion"]["bots"] if bot["name"] == "beginner"] == [1], "by game"
    assert "expert@0.1" not in levels, "a ruler for measurements, not an opponent to choose"
    assert levels["random"] is None
    assert "buylist" not in [bot["name"] for bot in games["dominion"]["bots"]], "it needs a strategy file"
    kingdom = next(option for option in games["dominion"]["options"] if option["id"] == "kingdom")
    assert kingdom["type"] == "several"
    tiles = client.get("/api/games/carcassonne/components/tiles")
    assert {"id"} <= set(tiles[0])


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
@pytest.mark.parametrize("name", ["error", "server", "dominion", "magpie"])
def test_catalogues_are_served(running: RunningServer, language: str, name: str) -> None:
    path = f"/locale/{language}/{name}.ftl"
    answer = http_fetch(running.url, path)
    assert f"{name}-" in answer.text
    assert http_fetch(running.url, path, if_none_match=answer.headers["etag"]).status == 304


@pytest.mark.parametrize("path", ["/locale/fr/error.ftl", "/locale/en/nothing.ftl", "/locale/en/..%2Fcatalogue.ftl"])
def test_unknown_catalogues_are_not_found(running: RunningServer, path: str) -> None:
    assert expect_refusal(Client(running.url), path)["status"] == 404


# -- pages ---------------------------------------------------------------------------------------


def test_missing_front_end_explains_how_to_build_it(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "nowhere") as server:
        assert "make web" in http_fetch(server.url, "/").text


def test_front_end_is_served_at_all_paths(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>page</title>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("nobody shall read this")
    with RunningServer(f"sqlite:///{tmp_path / 'x.db'}", static) as server:
        for path in ("/", "/table/abcd", "/new/dominion", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            answer = http_fetch(server.url, path)
            assert (answer.status, answer.text) == (200, "<title>page</title>"), path
            assert answer.headers["cache-control"] == "no-cache"
        assert "immutable" in http_fetch(server.url, "/assets/app-1a2b.js").headers["cache-control"]
        for path in ("/assets/gone.js", "/api/gone"):
            assert expect_refusal(Client(server.url), path)["status"] == 404


def test_page_without_javascript_says_so_in_the_language_of_the_browser(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<head></head><div id="app"></div>')
    with RunningServer(f"sqlite:///{tmp_path / 'x.db'}", tmp_path) as server:
        for wanted, language, direction in (("he-IL", "he", "rtl"), ("fr", "en", "ltr")):
            page = http_fetch(server.url, "/table/abcd", accept_language=wanted).text
            text = Catalogue(language).translate("device-needs-javascript")
            assert re.search(f'<noscript><p lang="{language}" dir="{direction}"[^>]*>{text}</p></noscript>', page)


def test_compressed_copies_are_served_to_browsers_that_accept_them(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(f"<title>{'page ' * 1000}</title>")
    script = static / "assets" / "app-1a2b.js"
    script.write_text("1 + " * 1000 + "1")
    copies = {"br": b"as brotli", "gzip": gzip.compress(script.read_bytes())}
    script.with_name("app-1a2b.js.br").write_bytes(copies["br"])
    script.with_name("app-1a2b.js.gz").write_bytes(copies["gzip"])
    with RunningServer(f"sqlite:///{tmp_path / 'x.db'}", static) as server:
        tags = set()
        for accepted, coding in (("gzip, deflate, br", "br"), ("gzip, br;q=0", "gzip"), ("deflate", None), ("", None)):
            answer = http_fetch(server.url, "/assets/app-1a2b.js", accept_encoding=accepted)
            assert answer.headers["content-encoding"] == coding
            assert answer.body == (copies[coding] if coding else script.read_bytes())
            assert answer.headers["content-type"].startswith("text/javascript")
            assert (answer.headers["vary"], answer.headers["content-length"]) == (
                "accept-encoding",
                str(len(answer.body)),
            )
            tags.add(answer.headers["etag"])
            again = http_fetch(
                server.url, "/assets/app-1a2b.js", accept_encoding=accepted, if_none_match=answer.headers["etag"]
            )
            assert again.status == 304
        assert len(tags) == 3
        page = http_fetch(server.url, "/", accept_encoding="gzip")
        assert gzip.decompress(page.body).decode() == (static / "index.html").read_text()
        words = http_fetch(server.url, "/locale/en/dominion.ftl", accept_encoding="gzip, br")
        assert words.headers["content-encoding"] == "gzip"
        assert "dominion" in gzip.decompress(words.body).decode()


# -- game pages ----------------------------------------------------------------------------------


@pytest.fixture
def with_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the game magpie a page in a temporary folder."""
    built = tmp_path / "magpie" / "built"
    (built / "assets").mkdir(parents=True)
    (built / "page.js").write_text("export const table = 1;")
    (built / "assets" / "crown-1a2b.svg").write_text("<svg/>")
    (tmp_path / "magpie" / "secret.txt").write_text("nobody shall read this")
    (tmp_path / "outside.js").write_text("nobody shall read this")
    (built / "link.js").symlink_to(tmp_path / "outside.js")
    kit = Kit(tmp_path / "magpie", "bastide_magpie", "game:GAME", page="built")
    monkeypatch.setitem(game_registry._kits, "magpie", kit)
    yield built
    describe_game.cache_clear()  # the description may be cached without the page


def test_game_description_names_its_page(running: RunningServer, with_page: Path) -> None:
    client = Client(running.url)
    info = client.get("/api/games/magpie")
    assert info["page"] == {"module": "/games/magpie/page/page.js", "style": None, "picture": None}
    (with_page / "page.css").write_text("")
    assert client.get("/api/games/magpie")["page"]["style"] == "/games/magpie/page/page.css"
    assert {game["id"]: game["page"] for game in client.get("/api/games")}["magpie"] is not None
    (with_page / "page.js").unlink()
    assert client.get("/api/games/magpie")["page"] is None, "pages that are not built are not listed"


def test_game_page_files_are_served_with_etag(running: RunningServer, with_page: Path) -> None:
    status, text, headers = http_fetch(running.url, "/games/magpie/page/page.js")
    assert (status, text) == (200, b"export const table = 1;")
    assert headers["content-type"].startswith(("text/javascript", "application/javascript")), "required by browsers"
    assert headers["cache-control"] == "no-cache"
    assert http_fetch(running.url, "/games/magpie/page/page.js", if_none_match=headers["etag"]).status == 304
    status, _, headers = http_fetch(running.url, "/games/magpie/page/assets/crown-1a2b.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert "immutable" in headers["cache-control"]
    # An SVG file may contain styles, but must not load or run anything.
    policy = {rule.split()[0]: rule.split()[1:] for rule in headers["content-security-policy"].split("; ")}
    assert policy == {
        "default-src": ["'none'"],
        "style-src": ["'unsafe-inline'"],
        "frame-ancestors": ["'none'"],
        "sandbox": [],
    }


@pytest.mark.parametrize(
    "path",
    [
        "magpie/page/",
        "magpie/page/gone.js",
        "magpie/page/assets",
        "magpie/page/../secret.txt",
        "magpie/page/%2e%2e/secret.txt",
        "magpie/page/..%2fsecret.txt",
        "magpie/page/assets/..%2f..%2fsecret.txt",
        "magpie/page/link.js",
        "magpie/page/%2fetc%2fpasswd",
        "magpie/page//etc/passwd",
        "magpie/page/page.js%00.txt",
        "no_such_game/page/page.js",
    ],
)
def test_files_outside_the_page_folder_are_not_served(running: RunningServer, with_page: Path, path: str) -> None:
    status, text, _ = http_fetch(running.url, f"/games/{path}")
    assert status == 404
    assert b"nobody shall" not in text
    assert b"no-path" in text


def test_game_description_lists_its_languages(running: RunningServer) -> None:
    games = {game["id"]: game for game in Client(running.url).get("/api/games")}
    assert set(games["dominion"]["languages"]) >= set(COMPLETE_LANGUAGES)
    for game in games.values():
        assert "en" in game["languages"]


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne", "magpie"])
def test_table_as_text_in_every_language(running: RunningServer, game: str) -> None:
    ann, ben, eve = running.connect_people("Ann", "Ben", "Eve")
    table = start_table([ann, ben], game, bots=1, public=True)
    texts = {language: ann.get(f"/api/tables/{table}/text?language={language}") for language in COMPLETE_LANGUAGES}
    assert all("Ann" in text or len(text.splitlines()) > 1 for text in texts.values())
    assert len(set(texts.values())) > 1
    assert ann.get(f"/api/tables/{table}/text?language=tlh") == texts["en"]
    hosted = running.run_on_loop(running.server.service.open_table(table))
    state = hosted.table.state
    assert state is not None
    seen = [table_text(hosted.table, viewer, "en") for viewer in (0, 1, -1)]
    assert [client.get(f"/api/tables/{table}/text") for client in (ann, ben, eve)] == seen
