"""``bastide bot``: real processes play whole games on real servers, through restarts, crashes and bad settings."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from bot_account_helpers import EXAMPLES, BotProcess, Owner, play_out
from hang_limit import HANG_LIMIT_SECONDS
from running_server import RunningServer
from script_loader import node_command
from server_process import ServerProcess
from two_nodes import wait_until

from bastide.bots.external_engines.engine_bot import IdleEngines
from bastide.server.bot_client.account_connection import AccountConnection, JsonDict
from bastide.server.bot_client.bot_client import BotClient, BotTerms
from bastide.server.bot_client.seat_player import EngineSettings
from bastide.tables.request_errors import RequestRefused

PYTHON_ENGINE = shlex.join([sys.executable, str(EXAMPLES / "random_engine.py")])
NODE_ENGINE = shlex.join([*node_command(), str(EXAMPLES / "random_engine.mjs")])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(f"sqlite:///{tmp_path / 'bastide.db'}") as found:
        yield found


def write_engine(folder: Path, on_go: str) -> str:
    """Write an engine that does this when it is asked; returns its command."""
    (folder / "engine.py").write_text(
        f"""
import json, sys
for line in sys.stdin:
    command, _, data = line.strip().partition(" ")
    if command in ("bastide", "newgame"):
        print("ready", flush=True)
    elif command == "position":
        legal = json.loads(data)["legal"]
    elif command == "go":
        {on_go}
""",
        encoding="utf-8",
    )
    return shlex.join([sys.executable, str(folder / "engine.py")])


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_both_example_engines_play_a_whole_game(server: RunningServer, tmp_path: Path, game: str) -> None:
    ann = Owner(server.url, "Ann")
    bots = [ann.create_bot("Python"), ann.create_bot("Node")]
    engines = [PYTHON_ENGINE, NODE_ENGINE]
    processes = [
        BotProcess(server.url, ann.create_token(bot), engine, tmp_path)
        for bot, engine in zip(bots, engines, strict=True)
    ]
    with processes[0], processes[1]:
        table = ann.open_table(game, bots, hints=False)
        ann.start_when_agreed(table)
        final = play_out(ann, table)
        assert final["result"]["reason"] == "played", [each.output for each in processes]
        assert [seat["bot"] for seat in final["seats"]] == [None] * 3, "no bot of the server has played"
        assert ann.get(f"/api/tables/{table}/check")["verdict"] == "exact"
        for each in processes:
            wait_until(lambda each=each: "Game over" in each.output, HANG_LIMIT_SECONDS)  # type: ignore[misc]


def test_bastide_bot_is_an_engine_and_the_clock_runs(server: RunningServer, tmp_path: Path) -> None:
    ann = Owner(server.url, "Ann")
    bot = ann.create_bot()
    with BotProcess(server.url, ann.create_token(bot), "beginner", tmp_path, "--seconds", "0.2") as process:
        table = ann.open_table("dominion", [bot], clock={"kind": "bank", "seconds": 600, "increment": 5})
        ann.start_when_agreed(table)
        final = play_out(ann, table)
        assert final["result"]["reason"] == "played", process.output


def test_game_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "server.log") as node:
        ann = Owner(node.url, "Ann")
        bot = ann.create_bot()
        with BotProcess(node.url, ann.create_token(bot), PYTHON_ENGINE, tmp_path) as process:
            table = ann.open_table("dominion", [bot])
            ann.start_when_agreed(table)
            stops: list[Callable[[], object]] = [node.kill, node.stop]
            for restarts, stop in enumerate(stops, start=1):
                seen = ann.table(table)["seq"]
                stop()
                node.start()
                # After the first connection and each restart.
                wait_until(lambda: process.output.count("is online") > restarts, HANG_LIMIT_SECONDS)  # noqa: B023
                wait_until(lambda: ann.is_online(bot), HANG_LIMIT_SECONDS)
                assert ann.table(table)["seq"] >= seen
            final = play_out(ann, table)
            assert final["result"]["reason"] == "played", process.output


def test_two_bots_on_two_processes(tmp_path: Path, database_url: str) -> None:
    """The bots and the host use different processes on one database."""
    with RunningServer(database_url) as one, RunningServer(database_url) as two:
        ann = Owner(one.url, "Ann")
        bots = [ann.create_bot("One"), ann.create_bot("Two")]
        first = BotProcess(one.url, ann.create_token(bots[0]), PYTHON_ENGINE, tmp_path)
        second = BotProcess(two.url, ann.create_token(bots[1]), PYTHON_ENGINE, tmp_path)
        with first, second:
            table = ann.open_table("carcassonne", bots)
            ann.start_when_agreed(table)
            assert play_out(ann, table)["result"]["reason"] == "played", [first.output, second.output]


class BehindConnection(AccountConnection):
    """Connection to a server with two processes: the first answer about each position comes from the one behind."""

    def __init__(self, server: str, token: str) -> None:
        super().__init__(server, token)
        self.known: set[object] = set()

    def get(self, path: str) -> JsonDict:
        found = super().get(path)
        if not path.endswith("/sample") or found["position"] in self.known:
            return found
        self.known.add(found["position"])
        if len(self.known) % 2:
            raise RequestRefused("not-to-move", "it isn't your turn")
        return {**found, "position": int(str(found["position"])) - 1}


def test_bot_asks_again_if_a_process_of_the_server_is_behind(server: RunningServer) -> None:
    ann = Owner(server.url, "Ann")
    bot = ann.create_bot()
    connection = BehindConnection(server.url, ann.create_token(bot))
    settings = EngineSettings(PYTHON_ENGINE, IdleEngines(), 1000)
    client = BotClient(connection, BotTerms(False, (), 1), settings, lambda message, /, **values: None)
    Thread(target=client.run, daemon=True).start()
    table = ann.open_table("magpie", [bot])
    ann.start_when_agreed(table)
    assert play_out(ann, table)["result"]["reason"] == "played"
    assert connection.known
    settings.engines.close()


@pytest.mark.parametrize(
    ("on_go", "problem"),
    [("sys.exit(3)", "exit code 3"), ("print('bestaction fly', flush=True)", "is not a legal action")],
)
def test_bot_resigns_after_its_engine_failed_too_often(
    server: RunningServer, tmp_path: Path, on_go: str, problem: str
) -> None:
    ann = Owner(server.url, "Ann")
    bot = ann.create_bot()
    engine = write_engine(tmp_path, on_go)
    with BotProcess(server.url, ann.create_token(bot), engine, tmp_path) as process:
        table = ann.open_table("dominion", [bot])
        ann.start_when_agreed(table)
        final = play_out(ann, table)
        assert final["result"]["reason"] == "resigned"
        assert final["seats"][1 - final["you"]]["resigned"]
        wait_until(lambda: "the bot resigns" in process.output, HANG_LIMIT_SECONDS)
        assert process.output.count(problem) == 3
        wait_until(lambda: ann.is_online(bot), HANG_LIMIT_SECONDS)


def test_crashing_engine_is_started_again(server: RunningServer, tmp_path: Path) -> None:
    ann = Owner(server.url, "Ann")
    bot = ann.create_bot()
    marker = tmp_path / "crashed"
    crash_once = (
        f"import os; os.path.exists({str(marker)!r}) or (open({str(marker)!r}, 'w').close(), os._exit(4));"
        " print('bestaction ' + ([a for a in legal if 'curse' not in a] or legal)[-1], flush=True)"
    )
    with BotProcess(server.url, ann.create_token(bot), write_engine(tmp_path, crash_once), tmp_path) as process:
        table = ann.open_table("dominion", [bot])
        ann.start_when_agreed(table)
        assert play_out(ann, table)["result"]["reason"] == "played", process.output
        assert process.output.count("exit code 4") == 1


def test_engine_gets_the_clocks(server: RunningServer, tmp_path: Path) -> None:
    ann = Owner(server.url, "Ann")
    bot = ann.create_bot()
    file = tmp_path / "go.json"
    end_turn = "print('bestaction ' + ('end turn' if 'end turn' in legal else legal[-1]), flush=True)"
    keep = f"open({str(file)!r}, 'w').write(line.strip()); {end_turn}"
    with BotProcess(server.url, ann.create_token(bot), write_engine(tmp_path, keep), tmp_path):
        table = ann.open_table("dominion", [bot], clock={"kind": "bank", "seconds": 600, "increment": 5}, shuffle=False)
        ann.start_when_agreed(table)
        shown = ann.table(table)
        while shown["waiting_for"] == [0]:
            actions = {each["notation"]: each["action"] for each in shown["decision"]["actions"]}
            ann.do(table, "act", position=shown["position"], actions=[actions["end turn"]])
            shown = ann.table(table)
        wait_until(lambda: file.exists() and file.read_text().endswith("}"), HANG_LIMIT_SECONDS)
    told = json.loads(file.read_text().partition(" ")[2])
    assert told["milliseconds"] == 1000
    assert [round(left / 60_000) for left in told["clocks"]] == [10, 10]


def test_limit_and_games_are_respected(server: RunningServer, tmp_path: Path) -> None:
    ann = Owner(server.url, "Ann")
    bot = ann.create_bot()
    options = ("--games", "dominion,carcassonne", "--most", "2", "--anyone")
    with BotProcess(server.url, ann.create_token(bot), PYTHON_ENGINE, tmp_path, *options):
        first, second = ann.open_table("dominion", [bot]), ann.open_table("carcassonne", [bot])
        for table in (first, second):
            ann.start_when_agreed(table)
        eve = Owner(server.url, "Eve")
        (listed,) = eve.get("/api/bots")["bots"]
        assert listed["busy"]
        for table in (first, second):
            assert play_out(ann, table)["result"]["reason"] == "played"
        wait_until(lambda: not eve.get("/api/bots")["bots"][0]["busy"], HANG_LIMIT_SECONDS)


def test_revoked_token_ends_the_program(server: RunningServer, tmp_path: Path) -> None:
    ann = Owner(server.url, "Ann")
    bot = ann.create_bot()
    with BotProcess(server.url, ann.create_token(bot), PYTHON_ENGINE, tmp_path) as process:
        wait_until(lambda: ann.is_online(bot), HANG_LIMIT_SECONDS)
        ann.post("/api/me/bots/tokens/remove", {"bot": bot, "token": ann.bots()[0]["tokens"][0]["id"]})
        assert process.process.wait(HANG_LIMIT_SECONDS) == 2, process.output
        assert "error" in process.output.lower()


class StrangeServer(BaseHTTPRequestHandler):
    """Answers /page with HTML, and everything else with a redirect."""

    def do_GET(self) -> None:
        if self.path.startswith("/page"):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>")
        else:
            self.send_response(302)
            self.send_header("Location", "http://127.0.0.1:1/steal")
            self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def strange_url() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), StrangeServer)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def run_bot(tmp_path: Path, server: str, token: str, engine: str = PYTHON_ENGINE, *options: str) -> str:
    """Run a program that cannot start; returns its error."""
    (tmp_path / "token").write_text(token, encoding="utf-8")
    words = ["bot", "--server", server, "--token-file", str(tmp_path / "token"), "--engine", engine, *options]
    done = subprocess.run(
        [sys.executable, "-m", "bastide", "--lang", "en", *words],
        capture_output=True,
        text=True,
        timeout=HANG_LIMIT_SECONDS,
        env=dict(os.environ),
    )
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_bad_settings_are_named(server: RunningServer, tmp_path: Path, strange_url: str) -> None:
    ann = Owner(server.url, "Ann")
    token = ann.create_token(ann.create_bot())
    assert "this token is wrong" in run_bot(tmp_path, server.url, "bastide-bot-wrong")
    assert "contains no token" in run_bot(tmp_path, server.url, "")
    assert "contains no token" in run_bot(tmp_path, server.url, "two words")
    assert "not the address of a server" in run_bot(tmp_path, "play.example.org", token)
    assert "can\u2019t reach http://127.0.0.1:1" in run_bot(tmp_path, "http://127.0.0.1:1", token)
    assert "doesn\u2019t answer like a Bastide server" in run_bot(tmp_path, strange_url, token)
    assert "doesn\u2019t answer like a Bastide server" in run_bot(tmp_path, f"{strange_url}/page", token)
    assert "cannot be started" in run_bot(tmp_path, server.url, token, "./no-such-engine")
    assert "ended with exit code 5" in run_bot(
        tmp_path, server.url, token, shlex.join([sys.executable, "-c", "raise SystemExit(5)"])
    )
    assert "chess" in run_bot(tmp_path, server.url, token, PYTHON_ENGINE, "--games", "chess")
