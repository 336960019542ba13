"""Strategy trials over HTTP: strategies are text, and trials run with lower priority than tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from running_server import RunningServer, expect_refusal
from scripted_client import Client, Json, Refused
from table_harness import raises_refusal, visitor

from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.bots.background_jobs import BackgroundWorker
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import WorkerCall
from bastide.hosting.strategies.strategy_trial_messages import StartTrial
from bastide.hosting.strategies.strategy_trial_routes import TrialRoutes
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR

GAMES = ("carcassonne", "dominion", "seven_wonders")
#: Two strategies that buy nothing, with long conditions: a game between them never ends.
ENDLESS_STRATEGIES = {name: f"{name} when " + " or ".join(["in_play(cards) < 0"] * 80) for name in ("curse", "copper")}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(
        f"sqlite:///{tmp_path_factory.mktemp('trials') / 'house.db'}", settings={"trial_seconds": 60.0}
    ) as server:
        yield server


def wish(game: str, bots: list[str], **more: Any) -> Json:
    return {"game": game, "bots": bots, "games": 6, **more}


def finished(client: Client, trial: Json) -> Json:
    while trial["over"] is None:
        trial = client.get(f"/api/trials/{trial['id']}?wait=30")
    return trial


@pytest.mark.parametrize("game", GAMES)
def test_example_strategy_is_edited_and_tried(running: RunningServer, game: str) -> None:
    client = running.connect_person("Ada")
    ways = client.get(f"/api/games/{game}/strategies")
    example = ways["examples"][0]
    assert "expert" not in ways["rivals"]
    checked = client.post("/api/strategies", {"game": game, "name": "mine", "text": example["text"]})
    assert checked["problem"] is None
    bots = [f"{ways['kind']}:mine", ways["rivals"][0]]
    begun = client.post("/api/trials", wish(game, bots, texts={"mine": example["text"]}))
    trial = finished(client, begun)
    assert (trial["over"], trial["problem"]) == ("played", None)
    assert trial["played"] == trial["games"] == 6 * (1 if game != "seven_wonders" else 2)
    for language in ("en", "he"):
        with urlopen(f"{running.url}/api/trials/{trial['id']}/report?language={language}") as answer:
            page = answer.read().decode()
            policy = answer.headers["content-security-policy"]
        assert f'lang="{language}"' in page
        assert "mine" in page
        assert example["text"].splitlines()[-1].split()[0] in page  # the report contains the strategy
        assert "script" not in policy
        assert "default-src 'none'" in policy


def test_strategy_errors_name_the_line(running: RunningServer) -> None:
    client = running.connect_person("Ada")
    body = {"game": "dominion", "name": "mine", "text": "province\nsmithi up to 1"}
    problem = client.post("/api/strategies", body)["problem"]
    assert problem["details"]["line"] == 2
    assert "smithy" in problem["text"]
    refused = expect_refusal(
        client, "/api/trials", wish("dominion", ["buylist:mine", "big_money"], texts={"mine": body["text"]})
    )
    assert refused["details"]["line"] == 2
    options = {"kingdom": "first_game_2e"}
    odd = wish("dominion", ["buylist:mine", "big_money"], texts={"mine": "witch\nprovince"}, options=options)
    trial = finished(client, client.post("/api/trials", odd))
    assert trial["over"] == "played"
    assert [remark["code"] for remark in trial["remarks"]] == ["list-cards-missing"]


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("buylist:/etc/hostname", "trial-bot"),
        ("buylist:mine.txt", "trial-bot"),
        ("buylist:", "no-buy-list"),
        ("py:bot.py", "trial-bot"),
        ("py:mine", "trial-bot"),
        ("net:mine", "trial-bot"),
        ("expert", "trial-thinks"),
        ("expert:iterations=100000", "trial-bot"),
        ("nobody", "unknown-bot"),
    ],
)
def test_server_files_programs_and_slow_bots_are_refused(
    running: RunningServer, bot: str, code: str, tmp_path: Path
) -> None:
    client = running.connect_person("Mallory")
    refused = expect_refusal(client, "/api/trials", wish("dominion", [bot, "big_money"], texts={"mine": "province"}))
    assert refused["code"] == code or (bot.startswith("net") and refused["code"] == "unknown-bot")
    assert refused["status"] == 400


def test_endless_games_are_draws_and_the_next_trial_runs(running: RunningServer) -> None:
    client = running.connect_person("Mallory")
    endless = wish("dominion", ["buylist:curse", "buylist:copper"], texts=ENDLESS_STRATEGIES, games=3)
    trial = finished(client, client.post("/api/trials", endless))
    assert (trial["over"], trial["played"], trial["problem"]) == ("played", 3, None)
    [remark] = trial["remarks"]
    assert (remark["code"], remark["details"]) == ("trial-draws", {"games": 3, "decisions": 2000})
    after = finished(client, client.post("/api/trials", wish("dominion", ["big_money", "two_smithies"])))
    assert after["over"] == "played"


async def test_failed_trial_pauses_the_trials_of_its_address() -> None:
    now = [100.0]
    executor = FailingExecutor(WorkerProcess, 1)
    worker = BackgroundWorker(WorkerProcess)
    trials = TrialRoutes(executor, worker, 60.0, failure_pause_s=600.0, clock=lambda: now[0])
    body = StartTrial("dominion", ["big_money", "two_smithies"], games=1)

    async def start_and_fail(who: str, address: str) -> None:
        begun = await trials.start_trial(ApiRequest(visitor(who), body, {}, address=address), body)
        while (await trials.get_trial(ApiRequest(ANONYMOUS_VISITOR, None, {"trial": begun.id}))).over is None:
            await asyncio.sleep(0.01)

    await start_and_fail("Mallory", "192.0.2.7")
    for who, address in (("Mallory", "192.0.2.8"), ("Eve", "192.0.2.7")):
        with raises_refusal("trial-paused"):
            await start_and_fail(who, address)
    await start_and_fail("Ada", "192.0.2.9")
    now[0] += 601
    await start_and_fail("Mallory", "192.0.2.7")
    await trials.close()
    worker.close()
    executor.close()


class FailingExecutor(BotExecutor):
    """Bot executor whose background work fails."""

    async def run_in_background(self, owner: WorkOwner, about: str, work: WorkerCall) -> None:
        return None


def test_one_trial_per_person_stopped_only_by_its_owner(running: RunningServer) -> None:
    ada, mallory = running.connect_person("Ada"), running.connect_person("Mallory")
    long = wish("carcassonne", ["easy", "medium"], games=10_000)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: attempt(ada, long), range(8)))
    begun = [each for each in answers if "id" in each]
    assert len(begun) == 1
    assert {each["code"] for each in answers if "code" in each} == {"one-trial"}
    trial = begun[0]
    with pytest.raises(Refused) as refusal:
        stop(mallory, trial)
    assert refusal.value.problem["code"] == "not-yours"
    stop(ada, trial)
    ended = finished(ada, trial)
    assert ended["over"] == "stopped"
    assert ended["played"] < ended["games"]
    assert expect_refusal(ada, "/api/trials/nothing")["code"] == "no-trial"


def stop(client: Client, trial: Json) -> None:
    client._ask(Request(f"{client.server}/api/trials/{trial['id']}", method="DELETE"))


def attempt(client: Client, body: Json) -> Json:
    try:
        found: Json = client.post("/api/trials", body)
        return found
    except Refused as refusal:
        return dict(refusal.problem)


def test_trial_time_limit_and_disabled_trials(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'a.db'}", settings={"trial_seconds": 0.2}) as server:
        client = server.connect_person("Ada")
        trial = finished(client, client.post("/api/trials", wish("carcassonne", ["easy", "medium"], games=10_000)))
        assert trial["over"] == "time"
        assert 0 < trial["played"] < trial["games"]
        with urlopen(f"{server.url}/api/trials/{trial['id']}/report") as answer:
            assert b"<html" in answer.read()
    with RunningServer(f"sqlite:///{tmp_path / 'b.db'}", settings={"trial_seconds": 0}) as server:
        refused = expect_refusal(
            server.connect_person("Ada"), "/api/trials", wish("dominion", ["big_money", "two_smithies"])
        )
        assert refused["code"] == "no-trials"


@pytest.mark.parametrize(
    "change",
    [
        {"games": 0},
        {"games": 10_001},
        {"bots": ["big_money"]},
        {"bots": ["big_money"] * 9},
        {"texts": {"a/b": "province"}},
        {"texts": {"": "province"}},
        {"texts": {"mine": "x" * 10_001}},
        {"options": {"kingdom": 7}},
        {"options": {"nothing": True}},
        {"seats": 9},
        {"seats": 7},
        {"more": 1},
    ],
)
def test_invalid_trials_are_refused(running: RunningServer, change: Json) -> None:
    client = running.connect_person("Ada")
    refused = expect_refusal(client, "/api/trials", wish("dominion", ["big_money", "two_smithies"]) | change)
    assert refused["status"] == 400
