"""Everything that a released version stored can be read and continued; see the README here."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from in_browser_server_harness import MemoryStorage, open_tab
from postgres_server import PostgresServer
from running_server import RunningServer
from scripted_client import Client, is_asked

from bastide.core import EXACT, Rng, get_game, parse_record, replay_record
from bastide.server.store.database import database_from_url
from bastide.server.store.database.migrate import upgrade
from bastide.server.store.maintenance.backup import restore_backup
from bastide.server.store.maintenance.check_database import check_database_integrity, check_tables, table_id_batches

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if (path / "expected.json").is_file())
GAMES = sorted({path.stem for version in VERSIONS for path in (FOLDER / version / "snapshots").iterdir()})

pytestmark = pytest.mark.parametrize("version", VERSIONS)
#: Version and kind of database to the URL of a copy of the stored database.
OpenStored = Callable[[str, str], str]


def expected(version: str, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / version / "expected.json").read_text(encoding="utf-8"))[kind]
    return found


@pytest.fixture
def open_stored(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStored:
    """Copy a stored database of either kind; returns its URL."""

    def opened(version: str, kind: str) -> str:
        if kind == "sqlite":
            path = tmp_path / "stored.db"
            path.write_bytes(gzip.decompress((FOLDER / version / "server.sqlite.gz").read_bytes()))
            return f"sqlite:///{path}"
        server: PostgresServer = request.getfixturevalue("postgres_server")
        url = server.new_database()
        dump = gzip.decompress((FOLDER / version / "server.postgresql.sql.gz").read_bytes())
        subprocess.run([server.bin / "psql", "-q", "-v", "ON_ERROR_STOP=1", url], input=dump, check=True)
        return url

    return opened


def assert_server_continues(url: str, found: dict[str, Any]) -> None:
    """Sign in as before, see the tables, continue the running game and replay the finished ones."""
    upgrade(database_from_url(url))
    names = [name for batch in table_id_batches(url) for name in batch]
    assert set(names) >= {found["running"], found["resigned"], found["open"], *found["finished"].values()}
    assert check_database_integrity(url) == []
    assert check_tables(url, names).problems == []
    with RunningServer(url) as server:
        ann = Client(server.url, "Visitor")
        ann.post("/api/me/sign-in", {"account": found["account"], "passphrase": found["passphrase"]})
        assert ann.get("/api/me")["me"]["name"] == "Anna"
        assert ann.get("/api/me/settings")["settings"] == {"theme": "dark"}
        assert len(ann.get("/api/me/history")["games"]) >= len(found["finished"])
        assert ann.get("/api/me/puzzles/dominion")["answered"]
        for game, table in found["finished"].items():
            record = parse_record(ann.get(f"/api/tables/{table}/record"))
            assert replay_record(record, get_game(game)).verdict == EXACT
            assert ann.get(f"/api/tables/{table}/check")["findings"]
        shown = ann.table(found["running"])
        while not is_asked(shown):
            shown = ann.table(found["running"], since=shown["seq"], wait=10)
        action = shown["decision"]["actions"][0]["action"]
        ann.do(found["running"], "act", position=shown["position"], actions=[action])
        assert ann.table(found["running"])["seq"] > shown["seq"]


def test_sqlite_database_is_upgraded_and_continued(version: str, open_stored: OpenStored) -> None:
    assert_server_continues(open_stored(version, "sqlite"), expected(version, "sqlite"))


def test_postgresql_database_is_upgraded_and_continued(version: str, open_stored: OpenStored) -> None:
    assert_server_continues(open_stored(version, "postgresql"), expected(version, "postgresql"))


def test_backup_is_restored(version: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'restored.db'}"
    restore_backup(database_from_url(url), FOLDER / version / "server.backup")
    assert_server_continues(url, expected(version, "sqlite"))


def test_browser_export_is_imported_and_continued(version: str) -> None:
    text = gzip.decompress((FOLDER / version / "device.json.gz").read_bytes()).decode()

    async def scenario() -> None:
        tab = await open_tab(MemoryStorage())
        assert await tab.ask("POST", "/api/device/everything", {"text": text}) == {"tables": 2, "known": 0}
        assert (await tab.ask("GET", "/api/me"))["me"]["name"] == "Anna"
        lines = {line["status"]: line["id"] for line in (await tab.ask("GET", "/api/me/tables"))["tables"]}
        assert set(lines) == {"playing", "finished"}
        await tab.record(lines["finished"])
        await tab.watch(lines["playing"])
        before = await tab.until_asked(lines["playing"])
        assert (await tab.play(lines["playing"], 3))["seq"] > before["seq"]
        await tab.close()

    asyncio.run(scenario())


def test_tournament_is_resumed(version: str, tmp_path: Path) -> None:
    folder = tmp_path / "tournament"
    shutil.copytree(FOLDER / version / "tournament", folder)
    stored = (folder / "games.jsonl").read_bytes()
    bots = "big_money,one_smithy,random"
    command = [sys.executable, "-m", "bastide", "tournament", "dominion", "--bots", bots, "--games", "6"]
    options = ["--seed", "1", "--out", str(folder), "--resume", "--json"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=True)
    results = json.loads(done.stdout)
    assert [table["games"] for table in results["tables"]] == [6, 6, 6]
    assert (folder / "games.jsonl").read_bytes().startswith(stored)


@pytest.mark.parametrize("game_id", GAMES)
def test_snapshot_is_restored_and_played_on(version: str, game_id: str) -> None:
    """Snapshots stay readable as long as the rules version is the same."""
    game = get_game(game_id)
    data = json.loads((FOLDER / version / "snapshots" / f"{game_id}.json").read_text(encoding="utf-8"))
    if data["rules_version"] != game.rules_version:
        pytest.skip(f"the rules of {game_id} were corrected since {version}")
    state = game.restore(data["snapshot"])
    assert state.digest() == data["digest"]
    if "position" in data:
        assert game.position(data["position"]).digest() == data["digest"]
    chance = Rng(1)
    for _ in range(10):
        player = state.next_player_to_act()
        state.apply(player, chance.choice(state.legal_actions(player)))


@pytest.mark.parametrize("game_id", GAMES)
def test_record_replays_exactly(version: str, game_id: str) -> None:
    record = parse_record((FOLDER / version / "records" / f"{game_id}.record").read_text(encoding="utf-8"))
    assert replay_record(record, get_game(game_id)).verdict == EXACT
