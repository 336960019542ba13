"""Hot seat: several people share a device, and nobody sees hidden information of others."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from in_browser_server_harness import BOT, DeviceTab, MemoryStorage, open_tab, run_async

NAMES = ("Ann", "Ben", "Cleo")
GAMES = ("carcassonne", "dominion", "seven_wonders")


async def begun(tab: DeviceTab, game: str, people: int = 3, bots: int = 0, **more: object) -> str:
    """Start and watch a hot-seat table for this many people."""
    await tab.ask("POST", "/api/me", {"name": NAMES[0]})
    beside = [{"kind": "beside", "name": name} for name in NAMES[1:people]]
    return await tab.begin(game, [*beside, *[BOT] * bots], **more)


async def next_holder(tab: DeviceTab, table: str) -> int:
    """Return the seat that gets the device after the bots' moves; -1: nobody."""
    while True:
        found = tab.table(table)
        last = next((one["you"] for one in reversed(tab.told) if one["type"] == "table" and one["you"] >= 0), 0)
        to = int((await tab.ask("GET", f"/api/tables/{table}/hand?last={last}"))["to"])
        if to >= 0 or found["result"] is not None or is_asked(found):
            return to
        tab.news.clear()
        if tab.table(table) is found:
            await asyncio.wait_for(tab.news.wait(), 60)


def is_asked(found: dict[str, Any]) -> bool:
    return found["decision"] is not None and found["decision"]["chosen"] is None


async def pick_up(tab: DeviceTab, table: str, seat: int) -> dict[str, Any]:
    assert tab.table(table)["you"] == -1
    await tab.say(do="hold", table=table, id=6, seat=seat)
    found = tab.table(table)
    assert found["you"] == seat
    return found


async def hold_refusal(tab: DeviceTab, table: str, seat: int) -> str:
    """Return why the page may not take the device as the player of a seat."""
    await tab.say(do="hold", table=table, id=6, seat=seat)
    refused = tab.told[-1]
    assert refused["type"] == "refused"
    return str(refused["problem"]["code"])


async def act(tab: DeviceTab, table: str, *wanted: str) -> None:
    """Answer the decision with the first of the wanted options, or else with the middle option."""
    found = tab.table(table)
    actions = found["decision"]["actions"]
    named = [each for word in wanted for each in actions if word in each["notation"]]
    action = (named or actions[len(actions) // 2 :])[0]["action"]
    await tab.say(do="act", table=table, id=5, position=found["position"], actions=[action])


def viewers(told: list[dict[str, Any]]) -> set[int]:
    """Return the viewers of the table messages that the page has received."""
    return {one["you"] for one in told if one["type"] == "table"}


@pytest.mark.parametrize("game", GAMES)
@run_async
async def test_page_gets_hidden_information_only_of_the_holder(game: str) -> None:
    tab = await open_tab()
    table = await begun(tab, game)
    holder, hands = -1, 0
    while hands < 40:
        since = len(tab.told)
        to = await next_holder(tab, table)
        if tab.table(table)["result"] is not None:
            break
        if to >= 0:
            hands += 1
            assert to != holder, "the holder keeps the device while they have to answer"
            asked = {"position": tab.table(table)["position"], "actions": [0]}
            assert await tab.refused("POST", f"/api/tables/{table}/act", asked) == "not-seated"
            for other in set(range(4)) - set(tab.table(table)["waiting_for"]):
                assert await hold_refusal(tab, table, other) == "not-awaited"
            assert viewers(tab.told[since:]) <= {-1}
            await pick_up(tab, table, to)
            holder = to
        await act(tab, table)
        last = tab.table(table)
        assert viewers(tab.told[since:]) <= {holder, -1, *([0] if last["result"] else [])}
        if last["result"] is None and is_asked(last) is False and last["waiting_for"]:
            assert last["you"] == -1, "the page shows nobody's cards until the hand-over"
    assert hands == 40 or game == "seven_wonders"
    await tab.close()


@run_async
async def test_whole_game_record_and_rematch() -> None:
    tab = await open_tab()
    table = await begun(tab, "seven_wonders")
    while (to := await next_holder(tab, table)) >= 0 or tab.table(table)["result"] is None:
        if to >= 0:
            await pick_up(tab, table, to)
        await act(tab, table)
    over = tab.table(table)
    assert over["you"] == 0, "a finished game needs no hand-over"
    assert [seat["name"] for seat in over["seats"]] == list(NAMES)
    await tab.record(table)

    again = (await tab.ask("POST", f"/api/tables/{table}/rematch"))["rematch"]
    await tab.watch(again)
    found = tab.table(again)
    assert (found["table"]["status"], found["you"]) == ("playing", -1)
    assert [seat["name"] for seat in found["seats"]] == ["Ben", "Cleo", "Ann"]
    assert await next_holder(tab, again) == 0
    lines = (await tab.ask("GET", "/api/me/tables"))["tables"]
    assert {line["id"] for line in lines} == {table, again}
    await tab.close()

    # A table that must be loaded first has the same viewer.
    later = await open_tab(tab.drawer)
    await later.watch(table)
    assert later.table(table)["you"] == 0
    assert (await later.ask("POST", f"/api/tables/{table}/rematch"))["rematch"] == again
    await later.close()


@run_async
async def test_holder_is_asked_again_after_reload() -> None:
    drawer = MemoryStorage()
    tab = await open_tab(drawer)
    table = await begun(tab, "dominion", people=2)
    await pick_up(tab, table, 0)
    await tab.say(do="leave", table=table, id=2)
    await tab.watch(table)
    assert tab.table(table)["you"] == -1
    await pick_up(tab, table, await next_holder(tab, table))
    # A closed connection releases the device, too.
    tab.device.disconnect(1)
    tab.device.connect(1)
    assert (await tab.ask("GET", f"/api/tables/{table}"))["you"] == -1
    await tab.close()

    again = await open_tab(drawer)
    await again.watch(table)
    assert again.table(table)["you"] == -1
    assert again.table(table)["decision"] is None
    assert await next_holder(again, table) == 0
    await again.close()


@run_async
async def test_all_players_are_connected_and_nobody_spectates() -> None:
    tab = await open_tab()
    table = await begun(tab, "dominion", people=2)
    found = tab.table(table)
    assert [seat["connected"] for seat in found["seats"]] == [True, True]
    assert found["onlookers"]["count"] == 0
    found = await pick_up(tab, table, 0)
    assert [seat["connected"] for seat in found["seats"]] == [True, True]
    await tab.close()


@run_async
async def test_attack_causes_hand_over_during_a_turn() -> None:
    tab = await open_tab()
    table = await begun(tab, "dominion", people=2, options={"kingdom": "first_game_2e"})
    asked: set[str] = set()
    while "militia" not in asked:
        to = await next_holder(tab, table)
        if to >= 0:
            await pick_up(tab, table, to)
        found = tab.table(table)
        assert found["result"] is None
        if found["decision"]["source"] == "militia":
            # The attacked player answers, and then the turn continues.
            asked.add("militia")
            turn = 1 - found["you"]
            while tab.table(table)["you"] == found["you"]:
                await act(tab, table)
            assert await next_holder(tab, table) == turn
            continue
        await act(tab, table, "militia", "all treasures", "end turn")
    await tab.close()


@run_async
async def test_take_back_after_the_turn_needs_consent() -> None:
    tab = await open_tab()
    table = await begun(tab, "carcassonne", people=2)
    await pick_up(tab, table, 0)
    while tab.table(table)["you"] == 0:
        await act(tab, table)
    found = tab.table(table)
    steps = found["seq"]
    body = {"position": found["position"], "last": 0}
    # The next tile is visible, so the take-back needs consent, and the others get the device first.
    assert await tab.refused("POST", f"/api/tables/{table}/hand/back", body) == "take-back-consent"
    await tab.ask("POST", f"/api/tables/{table}/hand/back", {**body, "ask": True})
    assert await next_holder(tab, table) == 1
    found = await pick_up(tab, table, 1)
    number = found["proposals"][0]["number"]
    await tab.say(do="answer", table=table, id=9, proposal=number, yes=True)
    assert tab.table(table)["seq"] > steps
    assert (tab.table(table)["you"], await next_holder(tab, table)) == (-1, 0)
    found = await pick_up(tab, table, 0)
    assert is_asked(found)
    await tab.close()


@run_async
async def test_no_take_back_before_anybody_had_the_device() -> None:
    tab = await open_tab()
    table = await begun(tab, "carcassonne", people=2)
    body = {"position": tab.table(table)["position"], "last": 0}
    assert await tab.refused("POST", f"/api/tables/{table}/hand/back", body) == "nothing-to-take-back"
    await tab.close()


@run_async
async def test_single_person_with_bots_keeps_the_device() -> None:
    tab = await open_tab()
    table = await begun(tab, "dominion", people=2, bots=1)
    await pick_up(tab, table, 0)
    await tab.say(do="replace", table=table, id=4, seat=0)
    assert tab.table(table)["you"] == 1
    for _ in range(5):
        found = await tab.until_asked(table)
        assert (found["you"], await next_holder(tab, table)) == (1, -1)
        await act(tab, table)
    assert viewers(tab.told[-5:]) == {1}
    await tab.close()

    again = await open_tab(tab.drawer)
    await again.watch(table)
    assert again.table(table)["you"] == 1
    await again.close()


@run_async
async def test_single_player_table_has_no_hand_over() -> None:
    tab = await open_tab()
    table = await begun(tab, "dominion", people=1, bots=1)
    assert tab.table(table)["you"] == 0
    assert await tab.ask("GET", f"/api/tables/{table}/hand") == {"to": -1}
    assert await hold_refusal(tab, table, 0) == "own-device"
    assert await tab.refused("POST", f"/api/tables/{table}/hand/back", {"position": 0, "last": 0}) == "own-device"
    await tab.close()


@run_async
async def test_hot_seat_names_are_valid_and_distinct() -> None:
    tab = await open_tab()
    await tab.ask("POST", "/api/me", {"name": "Ann"})

    async def wished(*names: str) -> str:
        seats = [{"kind": "me"}, *({"kind": "beside", "name": name} for name in names)]
        return await tab.refused("POST", "/api/tables", {"game": "dominion", "seats": seats, "start": True})

    assert await wished("ANN") == "names-alike"
    assert await wished("Ben", "ben") == "names-alike"
    assert await wished("") == "bad-name"
    assert await wished("<b>") == "bad-name"
    assert (await tab.ask("GET", "/api/me/tables"))["tables"] == []
    await tab.close()
