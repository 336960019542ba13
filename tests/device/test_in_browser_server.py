"""In-browser server: requests and messages answered without a network."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from in_browser_server_harness import BOT, DeviceTab, MemoryStorage, open_tab, run_async

from bastide.core import get_game
from bastide.device import browser_log_store
from bastide.device.bots import time_budgets

GAMES = ("carcassonne", "dominion", "seven_wonders")


async def seated(tab: DeviceTab, game: str, bots: int = 1) -> str:
    """Set a name, then start and watch a table with bots."""
    await tab.ask("POST", "/api/me", {"name": "Ann"})
    tab.device.disconnect(1)  # as the page does when the name changes
    tab.device.connect(1)
    return await tab.begin(game, [BOT] * bots)


@pytest.mark.parametrize("game", GAMES)
@run_async
async def test_game_continues_after_the_tab_was_closed(game: str) -> None:
    drawer = MemoryStorage()
    tab = await open_tab(drawer)
    table = await seated(tab, game, bots=2 if game == "seven_wonders" else 1)
    before = await tab.play(table, 6)
    await tab.close()

    again = await open_tab(drawer)
    assert (await again.ask("GET", "/api/me"))["me"]["name"] == "Ann"
    assert [line["id"] for line in (await again.ask("GET", "/api/me/tables"))["tables"]] == [table]
    await again.watch(table)
    found = await again.until_asked(table)
    assert (found["view"], found["seq"]) == (before["view"], before["seq"])
    assert (await again.play(table, 2))["seq"] > found["seq"]
    await again.close()


@run_async
async def test_whole_game_and_its_record() -> None:
    tab = await open_tab()
    table = await seated(tab, "seven_wonders", bots=2)
    assert (await tab.play(table))["result"] is not None
    record = await tab.record(table)
    # And the reverse: an imported record is stored as a table.
    made = await tab.ask("POST", "/api/records", {"record": record.to_text()})
    assert (await tab.ask("GET", f"/api/tables/{made['table']}"))["result"] is not None
    await tab.close()


@run_async
async def test_levels_that_are_weaker_here_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_budgets, "measure_iteration_seconds", lambda game, level: 1.0)
    monkeypatch.setattr(time_budgets, "iteration_times", time_budgets.IterationTimes())
    tab = await open_tab()
    found = await tab.ask("GET", "/api/device/carcassonne/levels")
    assert found == {
        "levels": [{"name": name, "seconds": 5.0, "is_weaker": True} for name in ("hard", "expert", "master")]
    }
    await tab.close()


@run_async
async def test_unsaved_moves_are_not_shown() -> None:
    drawer = MemoryStorage()
    tab = await open_tab(drawer)
    table = await seated(tab, "dominion")
    found = await tab.until_asked(table)
    drawer.full = True
    await tab.say(
        do="act", table=table, id=9, position=found["position"], actions=[found["decision"]["actions"][0]["action"]]
    )
    refusals = [one for one in tab.told if one["type"] == "refused"]
    assert [one["problem"]["code"] for one in refusals] == ["storage"]
    assert tab.table(table)["seq"] == found["seq"]
    # The storage stays unavailable, although it can be read.
    await asyncio.sleep(0.1)
    assert [one["waits"] for one in tab.told if one["type"] == "waiting"] == [True]
    drawer.full = False
    while [one["waits"] for one in tab.told if one["type"] == "waiting"] != [True, False]:
        tab.news.clear()
        await asyncio.wait_for(tab.news.wait(), 60)
    assert (await tab.play(table, 2))["seq"] > found["seq"]
    await tab.close()


@run_async
async def test_used_up_quota_is_not_mistaken_for_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_log_store, "RETRY_SECONDS", 0.0)
    drawer = MemoryStorage()
    tab = await open_tab(drawer)
    table = await seated(tab, "dominion")
    found = await tab.until_asked(table)
    drawer.is_quota_used = True
    action = found["decision"]["actions"][0]["action"]
    await tab.say(do="act", table=table, id=9, position=found["position"], actions=[action])
    for _ in range(100):  # many retries
        await asyncio.sleep(0)
    assert [one["waits"] for one in tab.told if one["type"] == "waiting"] == [True]
    drawer.is_quota_used = False
    assert (await tab.play(table, 2))["seq"] > found["seq"]
    assert drawer.notes[browser_log_store.PROBE_NOTE] == ""
    await tab.close()


@run_async
async def test_log_written_by_another_tab_is_not_overwritten() -> None:
    drawer = MemoryStorage()
    one, other = DeviceTab(drawer), DeviceTab(drawer)
    await one.open()
    table = await seated(one, "dominion")
    await one.until_asked(table)
    await other.open()
    other.device.disconnect(1)
    other.device.connect(1)
    await other.watch(table)
    await one.play(table, 2)
    length = len(drawer.tables[table][0])
    found = other.table(table)
    await other.say(
        do="act", table=table, id=3, position=found["position"], actions=[found["decision"]["actions"][0]["action"]]
    )
    assert other.told[-1]["type"] in ("refused", "waiting")
    assert len(drawer.tables[table][0]) == length
    await other.close()
    await one.close()


@run_async
async def test_unknown_and_invalid_requests_are_refused() -> None:
    tab = await open_tab()
    assert await tab.refused("POST", "/api/tables", {"game": "dominion", "seats": [{"kind": "me"}]}) == "who-are-you"
    assert await tab.refused("GET", "/api/nothing") == "no-path"
    assert await tab.refused("GET", "/api/tables/0123456789abcdef") == "no-table"
    assert await tab.refused("POST", "/api/me", {"name": "Ann", "more": 1}) == "bad-message"
    assert await tab.refused("POST", "/api/me", {"name": "x" * 70_000}) == "too-large"
    games = await tab.ask("GET", "/api/games")
    assert {"carcassonne", "dominion", "seven_wonders"} <= {one["id"] for one in games}
    lessons = await tab.ask("GET", "/api/games/dominion/lessons?language=he")
    assert lessons
    await tab.close()


def test_start_of_the_device_imports_only_what_it_needs() -> None:
    code = "import sys, bastide.device.in_browser_server, bastide.device.bots.preload; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    server_libraries = {"starlette", "sqlalchemy", "structlog", "prometheus_client", "numpy", "uvicorn"}
    assert not server_libraries & {name.partition(".")[0] for name in loaded}
    # Only trials of strategies need simulations.
    assert "bastide.sim" not in loaded


@run_async
async def test_analysis_board_without_a_network() -> None:
    tab = await open_tab()
    text = "game: magpie | exact: " + get_game("magpie").new_state(2, {}, 3).position().partition("exact: ")[2]
    tree = await tab.ask("POST", "/api/analysis", {"text": text})
    shown = await tab.ask("POST", "/api/analysis/position", {"text": text})
    assert (tree["game"], shown["you"]) == ("magpie", 0)
    found = await tab.ask("POST", "/api/analysis/evaluation", {"text": text, "player": 0})
    assert found["lines"][0]["notation"] in [action["notation"] for action in shown["decision"]["actions"]]
    node = {"parent": 0, "notation": found["lines"][0]["notation"], "comment": "Best."}
    saved = await tab.ask("POST", "/api/analysis/text", {"text": text, "nodes": [{}, node]})
    assert saved["text"].endswith('# comment 1 = "Best."\n')
    await tab.close()
