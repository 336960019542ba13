"""Fair sharing of bot workers: many tables, slow bots, hanging bots and dead workers do not delay other people's bots.

Runs with one worker and default limits.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import hanging_bot_plugin
import pytest
from attack_findings import AddFinding, Finding
from linux_processes import children_of, send_signal
from server_process import ServerProcess
from simulated_players import Player, http_call

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
#: Number of measured moves of a quick bot.
MOVES = 100 if SOAK else 15
#: Maximum delay of a bot caused by others, in seconds.
LATEST = 1.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(
        f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "log", rate_limit_factor="1", workers="1"
    ) as found:
        yield found


def table_of(player: Player, url: str, game: str, *seats: str) -> str:
    """Create and start a table with these bots, with or without ``me``."""
    wished = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    wish = {"game": game, "seats": wished, "start": True}
    status, text, _ = http_call(url, "POST", "/api/tables", wish, player.cookie)
    assert status == 201, text
    return str(json.loads(text)["table"])


async def bot_delays(player: Player, moves: int) -> list[float]:
    """Play against a bot; returns the delay of each bot move in milliseconds."""
    rng = random.Random(1)
    delays: list[float] = []
    while len(delays) < moves:
        assert await player.until(lambda: player.decision is not None or player.over)
        if player.over:
            break
        begun = monotonic()
        assert await player.act(rng) is not None
        if player.decision is None and not player.over:  # the bot's turn
            assert await player.until(lambda: player.decision is not None or player.over, 60)
            delays.append((monotonic() - begun) * 1000)
    return delays


async def seated(server: ServerProcess, name: str, game: str, bot: str) -> Player:
    """Return a player at a table against a bot."""
    player = Player(name)
    player.sign_in_as_guest(server.url)
    player.table = table_of(player, server.url, game, "me", bot)
    await player.connect(server.url)
    assert await player.until(lambda: player.seq > 0, 60)
    return player


def p99(delays: list[float]) -> float:
    return sorted(delays)[max(0, round(len(delays) * 0.99) - 1)]


async def test_many_expert_tables_do_not_delay_an_easy_bot(server: ServerProcess, found: AddFinding) -> None:
    """A client plays at all of them and answers at once, so that the experts are always busy."""
    greedy = Player("Greedy")
    greedy.sign_in_as_guest(server.url)
    programs: list[Player] = []
    tasks = []
    for _ in range(28):
        program = Player("Greedy")
        program.cookie = greedy.cookie
        program.table = table_of(greedy, server.url, "carcassonne", "me", "expert", "expert", "expert")
        await program.connect(server.url)
        programs.append(program)
        tasks.append(asyncio.create_task(bot_delays(program, 1000)))
    async with asyncio.timeout(60):
        while sum(program.seq > 0 and program.decision is None for program in programs) < 20:
            await asyncio.sleep(0.05)  # until most tables wait for their experts
    delays: list[float] = []
    while len(delays) < MOVES:  # a game may end early
        ann = await seated(server, "Ann", "dominion", "easy")
        delays += await bot_delays(ann, MOVES - len(delays))
        await ann.leave()
    for playing in tasks:
        playing.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for program in programs:
        await program.leave()
    found(
        Finding(
            "28 busy tables of `expert` bots on one worker",
            f"{len(delays)} answers of an `easy` bot, slowest {max(delays):.0f} ms",
            p99(delays),
        )
    )
    assert max(delays) < LATEST * 1000


async def test_hanging_bot_is_stopped_and_replaced(tmp_path: Path, found: AddFinding) -> None:
    """Everyone at its table is informed, and the bots of other tables still answer."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "log", bot_timeout_seconds="3")
    plugins = os.pathsep.join([hanging_bot_plugin.install_hanging_bot(tmp_path), os.environ.get("PYTHONPATH", "")])
    server.environment["PYTHONPATH"] = plugins
    with server:
        ann = await seated(server, "Ann", "dominion", "easy")
        await bot_delays(ann, 1)
        ben = await seated(server, "Ben", "dominion", "hanging")
        begun = monotonic()
        delays, went_on = await asyncio.gather(bot_delays(ann, MOVES), bot_delays(ben, 3))
        seconds = monotonic() - begun
        log = json.loads(http_call(server.url, "GET", f"/api/tables/{ben.table}", cookie=ben.cookie)[1])["happened"]
        stopped = [each for each in log if each["kind"] == "stopped"]
        assert [each["data"] for each in stopped] == [{"bot": "hanging"}], "everybody is informed once"
        assert went_on
        assert max(delays) < (LATEST + 2) * 1000  # at first it ran in the quick lane
        found(
            Finding(
                "a bot that never answers",
                f"stopped; its seat resumed after {max(went_on) / 1000:.1f} s, all informed within {seconds:.0f} s",
                p99(delays),
            )
        )
        await ann.leave()
        await ben.leave()


def bot_worker_pids(pid: int) -> list[int]:
    """Return the pids of the bot workers: grandchildren of the server that are not other helpers."""
    return [each for child in children_of(pid) for each in children_of(child)]


async def test_killed_workers_are_replaced(server: ServerProcess, found: AddFinding) -> None:
    """The table continues within two seconds, plus the bot's thinking time."""
    ann = await seated(server, "Ann", "dominion", "easy")
    delays = await bot_delays(ann, 2)
    rng = random.Random(2)
    killed = 0
    late = []
    while killed < (20 if SOAK else 4):
        assert await ann.until(lambda: ann.decision is not None or ann.over)
        if ann.over:
            break
        workers = bot_worker_pids(server.pid)
        begun = monotonic()
        acting = asyncio.ensure_future(ann.act(rng))
        # Killing one may end the others before their turn.
        killed += sum(send_signal(pid, signal.SIGKILL) for pid in workers)
        await acting
        if ann.decision is None and not ann.over:
            assert await ann.until(lambda: ann.decision is not None or ann.over, 20)
            late.append((monotonic() - begun) * 1000)
    await ann.leave()
    assert killed
    assert late
    found(Finding("Busy workers killed", f"{killed} killed, every table resumed", p99(late)))
    assert max(late) < 2000 + max(delays)
