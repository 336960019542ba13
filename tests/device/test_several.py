"""Several people at one device: it goes from hand to hand, and nobody sees what is another one's."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from device_scene import MemoryDrawer, Tab

from bastide.core.record import parse_record, replay
from bastide.core.registry import get_game

NAMES = ("Ann", "Ben", "Cleo")
GAMES = ("carcassonne", "dominion", "seven_wonders")


async def begun(tab: Tab, game: str, people: int = 3, bots: int = 0, **more: object) -> str:
    """A table for so many at this device, begun and watched."""
    await tab.ask("POST", "/api/me", {"name": NAMES[0]})
    seats: list[dict[str, str]] = [{"kind": "me"}]
    seats += [{"kind": "beside", "name": name} for name in NAMES[1:people]]
    seats += [{"kind": "bot", "bot": "easy"}] * bots
    made = await tab.ask("POST", "/api/tables", {"game": game, "seats": seats, "start": True, **more})
    table = str(made["table"])
    await tab.say(do="watch", table=table, id=1, since=0)
    return table


async def given(tab: Tab, table: str) -> int:
    """To whom the device is to be given, when bots have done what they do; -1: nobody else."""
    while True:
        found = tab.table(table)
        hand = await tab.ask("GET", f"/api/tables/{table}/hand")
        if hand["to"] >= 0 or found["result"] is not None or found["decision"] is not None:
            return int(hand["to"])
        tab.news.clear()
        if tab.table(table) is found:
            await asyncio.wait_for(tab.news.wait(), 60)


async def picked_up(tab: Tab, table: str) -> dict[str, Any]:
    """The table, with whoever has to answer at the device."""
    to = await given(tab, table)
    if to >= 0:
        assert tab.table(table)["you"] == -1
        await tab.ask("POST", f"/api/tables/{table}/hand", {"seat": to})
        assert tab.table(table)["you"] == to
    return tab.table(table)


async def act(tab: Tab, table: str, found: dict[str, Any], action: int | None = None) -> None:
    actions = [each["action"] for each in found["decision"]["actions"]]
    chosen = actions[len(actions) // 2] if action is None else action
    await tab.say(do="act", table=table, id=5, position=found["position"], actions=[chosen])


def check_eyes(told: list[dict[str, Any]], table: str) -> None:
    """Of what the page was told at each moment, nothing was for other eyes than those of who had the device."""
    game = get_game(next(one["table"]["game"] for one in told if one["type"] == "table"))
    assert game.id
    for message in told:
        if message["type"] == "table" and message["table"]["id"] == table and message["you"] < 0:
            assert message["decision"] is None
            assert message["invite"] is None


@pytest.mark.parametrize("game", GAMES)
def test_three_people_play_a_whole_game_and_only_who_has_the_device_sees_their_own(game: str) -> None:
    async def all_of_it() -> None:
        tab = Tab(MemoryDrawer())
        await tab.open()
        options = {"carcassonne": {"end": "hundred"}, "dominion": {}}.get(game, {})
        del options
        table = await begun(tab, game)
        holder = -1
        hands = 0
        for _ in range(150 if game != "seven_wonders" else 10_000):
            since = len(tab.told)
            to = await given(tab, table)
            if tab.table(table)["result"] is not None:
                break
            if to >= 0:
                hands += 1
                assert to != holder, "who has the device keeps it as long as they have to answer"
                # Nobody has it now: what the page was told since the last answer was nobody's own.
                assert await tab.refused("POST", f"/api/tables/{table}/act", {"position": 0, "actions": [0]}) == (
                    "not-seated"
                )
                others = [seat for seat in range(3) if seat not in tab.table(table)["waiting_for"]]
                for other in others:
                    assert await tab.refused("POST", f"/api/tables/{table}/hand", {"seat": other}) == "not-awaited"
                await tab.ask("POST", f"/api/tables/{table}/hand", {"seat": to})
                holder = to
            assert {one["you"] for one in tab.told[since:] if one["type"] == "table"} <= {holder, -1}
            since = len(tab.told)
            await act(tab, table, tab.table(table))
            seen = [one["you"] for one in tab.told[since:] if one["type"] == "table"]
            assert set(seen) <= ({holder, -1} if tab.table(table)["result"] is None else {holder, -1, 0})
        assert hands > 10
        if game == "seven_wonders":
            assert tab.table(table)["you"] == 0, "when all is over there is nothing to hide"
            record = parse_record(await tab.ask("GET", f"/api/tables/{table}/record"))
            assert replay(record, get_game(game)).verdict == "exact"
            assert [seat["name"] for seat in tab.table(table)["seats"]] == list(NAMES)
        await tab.close()

    asyncio.run(all_of_it())
