"""Error rates on a device: stored by the review of a game, listed, and part of the backup."""

from __future__ import annotations

import json
from typing import Any

from in_browser_server_harness import BOT, DeviceTab, MemoryStorage, open_tab, run_async

from bastide.device.browser_error_rate_store import DeviceErrorRateRepository
from bastide.hosting.storage.error_rate_store import MAX_SHOWN_GAMES, ErrorRate, ReviewedSeat


async def finished_game(tab: DeviceTab, seats: list[dict[str, str]]) -> str:
    table = await tab.begin("dominion", seats)
    await tab.play(table, 2)
    await tab.say(do="resign", table=table, id=7)
    await tab.until_asked(table)
    return table


async def review(tab: DeviceTab, table: str) -> dict[str, Any]:
    found: dict[str, Any] = await tab.ask("POST", f"/api/tables/{table}/review", {})
    while not found["finished"]:
        found = await tab.ask("GET", f"/api/reviews/{found['id']}?wait=5")
    return found


async def rates(tab: DeviceTab) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await tab.ask("GET", "/api/me/error-rates"))["games"]
    return found


@run_async
async def test_review_stores_the_error_rate_which_a_backup_keeps() -> None:
    drawer = MemoryStorage()
    tab = await open_tab(drawer, "Ann")
    table = await finished_game(tab, [BOT])
    assert await rates(tab) == []
    found = await review(tab, table)
    (rate,) = await rates(tab)
    assert (rate["table"], rate["game"], rate["decisions"]) == (table, "dominion", found["decisions"][0])
    assert (rate["cost"], rate["point_cost"]) == (found["costs"][0], found["point_costs"][0])
    text = json.dumps(await tab.ask("GET", "/api/device/everything"))
    await tab.close()

    later, other = await open_tab(drawer), await open_tab()
    assert await rates(later) == [rate]
    await other.ask("POST", "/api/device/everything", {"text": text})
    assert await rates(other) == [rate]
    await later.close()
    await other.close()


@run_async
async def test_game_of_several_people_at_one_device_counts_for_nobody() -> None:
    """The device cannot know who made which decision."""
    tab = await open_tab(name="Ann")
    table = await tab.begin("dominion", [{"kind": "beside", "name": "Ben"}])
    holder = await tab.ask("GET", f"/api/tables/{table}/hand")
    await tab.say(do="hold", table=table, id=6, seat=holder["to"])
    await tab.play(table, 2)
    await tab.say(do="resign", table=table, id=7)
    assert tab.table(table)["result"] is not None
    found = await review(tab, table)
    assert sum(found["decisions"]) == 2
    assert await rates(tab) == []
    await tab.close()


def test_last_games_of_each_kind_are_listed_oldest_first() -> None:
    stored = DeviceErrorRateRepository()
    for number in range(MAX_SHOWN_GAMES + 2):
        for game in ("dominion", "carcassonne"):
            seat = ReviewedSeat("ann", f"{game}{number}", 0, number)
            stored.save(seat, game, ErrorRate(10, 0.1, 1.0))
    listed = [rate.table for rate in stored.list_last_games()]
    assert len(listed) == 2 * MAX_SHOWN_GAMES
    assert (listed[0], listed[-1]) == ("carcassonne2", f"dominion{MAX_SHOWN_GAMES + 1}")
