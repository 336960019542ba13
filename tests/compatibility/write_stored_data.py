"""Write everything that this version of Bastide stores: ``python tests/compatibility/write_stored_data.py VERSION``.

The files are the fixtures of ``test_stored_data.py``. Existing folders are never overwritten.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
sys.path[:0] = [str(ROOT / name) for name in ("tests/server", "tests/server/store", "tests/device", "tests/support")]
sys.path.insert(0, str(ROOT / "examples"))

from in_browser_server_harness import BOT, MemoryStorage, open_tab  # noqa: E402  # found by the path above
from postgres_server import PostgresServer  # noqa: E402
from running_server import RunningServer, http_fetch  # noqa: E402
from scripted_client import Client, is_asked, play_by_requests, random_chooser, start_table  # noqa: E402

from bastide.core import Recorder, game_ids, get_game  # noqa: E402
from bastide.puzzles import get_pack  # noqa: E402
from bastide.server.store.database import database_from_url  # noqa: E402
from bastide.server.store.maintenance.backup import write_backup  # noqa: E402

GAMES = ("dominion", "seven_wonders", "carcassonne")
ACCOUNT, PASSPHRASE = "anna", "correct horse battery"
#: Files of a tournament folder that are written again at its end.
TOURNAMENT_SUMMARIES = ("results.json", "report.html")


def play_actions(client: Client, table: str, count: int) -> None:
    """Play some actions of one person against bots."""
    choose = random_chooser(5)
    while count:
        shown = client.table(table)
        if is_asked(shown):
            client.do(table, "act", position=shown["position"], actions=[choose(shown)])
            count -= 1
        else:
            client.table(table, since=shown["seq"], wait=10)


def fill_server(url: str, database: str) -> dict[str, Any]:
    """Use a server like people do: accounts, all games, chat, undo, puzzles, a daily deal and moderation."""
    ann, ben = Client(url, "Anna"), Client(url, "Ben")
    ann.post("/api/me/account", {"account": ACCOUNT, "passphrase": PASSPHRASE})
    http_fetch(url, "/api/me/settings", {"settings": {"theme": "dark"}}, method="PUT", cookie=ann.cookie)
    finished: dict[str, str] = {}
    for number, game in enumerate(GAMES):
        table = start_table([ann, ben], game, bots=1 if game == "seven_wonders" else 0)
        ann.do(table, "chat", text="Good luck! בהצלחה")
        play_by_requests([ann, ben], table, random_chooser(number))
        finished[game] = table
    running = start_table(
        [ann], "carcassonne", {"modules": "all"}, bots=2, clock={"kind": "bank", "seconds": 900, "increment": 10}
    )
    play_actions(ann, running, 6)
    taken_back = start_table([ann, ben], "dominion", bots=0)
    players = [ann, ben]
    first = next(client for client in players if is_asked(client.table(taken_back)))
    shown = first.table(taken_back)
    first.do(taken_back, "act", position=shown["position"], actions=["play all treasures"])
    first.do(taken_back, "take_back", position=first.table(taken_back)["position"], ask=True)
    other = players[1 - players.index(first)]
    other.do(taken_back, "resign")
    lobby = ben.post("/api/tables", {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True})
    for game in GAMES:
        puzzle = get_pack(game).puzzles[0]
        ann.post("/api/puzzles", {"game": game, "id": puzzle.id, "actions": puzzle.solution})
    deal = ann.post("/api/deals", {"game": "dominion"})
    play_actions(ann, deal["table"], 2)
    ben.post(
        f"/api/tables/{finished['dominion']}/report", {"seat": ben_sees(ben, finished["dominion"]), "text": "spam"}
    )
    eve = Client(url, "Eve")
    eve.post(f"/api/tables/{lobby['table']}/block", {"seat": 0})
    for arguments in (
        ["mute", "Eve", "--for", "1d"],
        ["ban", "--address", "192.0.2.0/24", "--for", "12h", "--reason", "spam"],
        ["invite", "--uses", "3", "--for", "4w"],
    ):
        run_bastide("admin", *arguments, "--database", database)
    return {
        "finished": finished,
        "running": running,
        "resigned": taken_back,
        "open": lobby["table"],
        "deal": deal["table"],
        "account": ACCOUNT,
        "passphrase": PASSPHRASE,
        "records": {game: ann.get(f"/api/tables/{table}/record") for game, table in finished.items()},
    }


def ben_sees(ben: Client, table: str) -> int:
    """Return the seat of the other person at a table."""
    shown = ben.table(table)
    return int(
        next(seat for seat, each in enumerate(shown["seats"]) if seat != shown["you"] and each["kind"] == "person")
    )


def run_bastide(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "bastide", *arguments], check=True, stdout=subprocess.DEVNULL)


def write_databases(target: Path, work: Path) -> None:
    """Write the databases of both kinds, the backup, the records and the expected ids."""
    path = work / "server.db"
    expected: dict[str, Any] = {}
    with RunningServer(f"sqlite:///{path}") as server:
        expected["sqlite"] = fill_server(server.url, f"sqlite:///{path}")
    write_backup(database_from_url(f"sqlite:///{path}"), target / "server.backup")
    subprocess.run(
        [sys.executable, "-c", f"import sqlite3; sqlite3.connect({str(path)!r}).execute('vacuum')"], check=True
    )
    (target / "server.sqlite.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    postgres = PostgresServer()
    try:
        url = postgres.ready_database()
        with RunningServer(url) as server:
            expected["postgresql"] = fill_server(server.url, url)
        command = [str(postgres.bin / "pg_dump"), "--no-owner", "--no-privileges", "--inserts", url]
        dump = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        (target / "server.postgresql.sql.gz").write_bytes(gzip.compress(dump, mtime=0))
    finally:
        postgres.close()
    for found in expected.values():
        for game, record in found.pop("records").items():
            (target / "records").mkdir(exist_ok=True)
            (target / "records" / f"{game}.record").write_text(record, encoding="utf-8")
    (target / "expected.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


async def write_device(target: Path) -> None:
    """Write the export of a browser with a finished game, a running one and a puzzle answer."""
    tab = await open_tab(MemoryStorage(), "Anna")
    for game, most in (("seven_wonders", 1000), ("carcassonne", 4)):
        await tab.play(await tab.begin(game, [BOT, BOT]), most)
    puzzle = get_pack("dominion").puzzles[0]
    await tab.ask("POST", "/api/puzzles", {"game": "dominion", "id": puzzle.id, "actions": puzzle.solution})
    text = json.dumps(await tab.ask("GET", "/api/device/everything"))
    await tab.close()
    (target / "device.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def write_tournament(target: Path) -> None:
    """Write the folder of a tournament that was interrupted after some games."""
    folder = target / "tournament"
    run_bastide(*tournament_command(folder, 4))
    for name in TOURNAMENT_SUMMARIES:
        (folder / name).unlink()


def tournament_command(folder: Path, games: int) -> list[str]:
    bots = "big_money,one_smithy,random"
    return ["tournament", "dominion", "--bots", bots, "--games", str(games), "--seed", "1", "--out", str(folder)]


def write_snapshots(target: Path) -> None:
    """Write a position in the middle of a game of each kind, with all options that add rules."""
    (target / "snapshots").mkdir()
    options: dict[str, dict[str, Any]] = {
        "carcassonne": {"modules": "all"},
        "dominion": {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True},
    }
    for game_id in GAMES:
        game = get_game(game_id)
        recorder = Recorder(game, 3, options.get(game_id, {}), 7, ["A", "B", "C"])
        chance = random.Random(1)
        for _ in range(40):
            player = recorder.state.next_player_to_act()
            recorder.apply(player, chance.choice(recorder.state.legal_actions(player)))
        state = recorder.state
        data = {"rules_version": game.rules_version, "digest": state.digest(), "snapshot": state.snapshot()}
        data["position"] = state.position()
        (target / "snapshots" / f"{game_id}.json").write_text(json.dumps(data) + "\n", encoding="utf-8")


def main() -> None:
    version = sys.argv[1]
    target = FOLDER / version
    if target.exists():
        sys.exit(f"{target} exists already; stored data of a release never changes")
    assert set(GAMES) <= set(game_ids())
    warnings.simplefilter("ignore")
    os.environ["BASTIDE_PURE"] = "1"
    with tempfile.TemporaryDirectory() as work:
        made = Path(work) / version
        made.mkdir()
        write_databases(made, Path(work))
        asyncio.run(write_device(made))
        write_tournament(made)
        write_snapshots(made)
        shutil.copytree(made, target)
    print(f"{target}: {sum(path.stat().st_size for path in target.rglob('*') if path.is_file()):,} bytes")


if __name__ == "__main__":
    main()
