"""Device backup: export, import, merging and refusal of broken files."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from in_browser_server_harness import BOT, DeviceTab, MemoryStorage, open_tab, run_async

from bastide.core.game_registry import get_game
from bastide.core.records.game_record import replay_record
from bastide.core.records.record_parser import parse_record
from bastide.device.backup import parse_backup
from bastide.puzzles import get_pack
from bastide.tables.request_errors import RequestRefused


async def played(tab: DeviceTab, game: str, most: int) -> str:
    table = await tab.begin(game, [BOT, BOT])
    await tab.play(table, most)
    return table


async def full_device(drawer: MemoryStorage) -> tuple[DeviceTab, str, str]:
    """Return a device with a finished game, an unfinished one and a puzzle answer."""
    tab = await open_tab(drawer, "Ann")
    over, under_way = await played(tab, "seven_wonders", 1000), await played(tab, "carcassonne", 4)
    puzzle = get_pack("dominion").puzzles[0]
    await tab.ask("POST", "/api/puzzles", {"game": "dominion", "id": puzzle.id, "actions": puzzle.solution})
    return tab, over, under_way


async def everything(tab: DeviceTab) -> str:
    return json.dumps(await tab.ask("GET", "/api/device/everything"))


async def bring(tab: DeviceTab, text: str) -> tuple[int, int]:
    found = await tab.ask("POST", "/api/device/everything", {"text": text})
    return found["tables"], found["known"]


def kept(drawer: MemoryStorage) -> Any:
    return deepcopy((drawer.tables, drawer.notes))


@run_async
async def test_backup_is_continued_in_another_browser() -> None:
    drawer, elsewhere = MemoryStorage(), MemoryStorage()
    tab, over, under_way = await full_device(drawer)
    text = await everything(tab)
    await tab.close()

    other = await open_tab(elsewhere)
    assert await bring(other, text) == (2, 0)
    assert (await other.ask("GET", "/api/me"))["me"]["name"] == "Ann"
    assert {line["id"] for line in (await other.ask("GET", "/api/me/tables"))["tables"]} == {over, under_way}
    assert len((await other.ask("GET", "/api/me/puzzles/dominion"))["answered"]) == 1
    await other.watch(under_way)
    before = await other.until_asked(under_way)
    assert before["you"] == 0
    assert (await other.play(under_way, 3))["seq"] > before["seq"]
    await other.record(over)

    # Back on the first device, the continued table is updated and nothing is duplicated.
    text = await everything(other)
    await other.close()
    again = await open_tab(drawer)
    assert await bring(again, text) == (2, 1)
    assert await bring(again, text) == (2, 2)
    await again.watch(under_way)
    assert (await again.until_asked(under_way))["seq"] >= before["seq"]
    assert {table["id"] for table in json.loads(await everything(again))["tables"]} == {over, under_way}
    await again.close()


@run_async
async def test_import_keeps_the_owners_name() -> None:
    tab, over, under_way = await full_device(MemoryStorage())
    text = await everything(tab)
    await tab.close()
    other = await open_tab(name="Ben")
    own = await played(other, "dominion", 2)
    assert await bring(other, text) == (2, 0)
    assert (await other.ask("GET", "/api/me"))["me"]["name"] == "Ben"
    lines = (await other.ask("GET", "/api/me/tables"))["tables"]
    assert {line["id"]: line["you"] for line in lines} == {over: 0, under_way: 0, own: 0}
    await other.watch(under_way)
    assert (await other.until_asked(under_way))["you"] == 0
    await other.close()


@run_async
async def test_diverged_table_is_kept_twice() -> None:
    drawer, elsewhere = MemoryStorage(), MemoryStorage()
    tab = await open_tab(drawer, "Ann")
    table = await played(tab, "dominion", 2)
    other = await open_tab(elsewhere)
    await bring(other, await everything(tab))
    await other.watch(table)
    await other.play(table, 3)
    await tab.play(table, 3)
    mine = drawer.tables[table]
    assert await bring(tab, await everything(other)) == (1, 0)
    assert drawer.tables[table] == mine
    assert len(drawer.tables) == 2
    assert await bring(tab, await everything(other)) == (1, 1), "the copy exists already"
    await other.close()
    await tab.close()


@pytest.mark.parametrize(
    ("row", "column", "value"), [(2, None, "a missing row"), (0, 3, "{}"), (-1, 2, 60), (-1, 1, "flew")]
)
@run_async
async def test_backup_with_broken_table_changes_nothing(row: int, column: int | None, value: object) -> None:
    tab, _, _ = await full_device(MemoryStorage())
    file = await tab.ask("GET", "/api/device/everything")
    await tab.close()
    rows = file["tables"][-1]["rows"]
    if column is None:
        del rows[row]
    else:
        rows[row][column] = value
    drawer = MemoryStorage()
    other = await open_tab(drawer, "Ben")
    before = kept(drawer)
    assert await other.refused("POST", "/api/device/everything", {"text": json.dumps(file)}) == "broken-baggage"
    assert kept(drawer) == before
    assert (await other.ask("GET", "/api/me/tables"))["tables"] == []
    await other.close()


def describe_refusal(text: str) -> object:
    with pytest.raises(RequestRefused) as refused:
        parse_backup(text)
    return refused.value.details["problem"]


@run_async
async def test_invalid_and_newer_files_are_refused() -> None:
    tab, _, _ = await full_device(MemoryStorage())
    text = await everything(tab)
    await tab.close()
    drawer = MemoryStorage()
    other = await open_tab(drawer, "Ben")
    before = kept(drawer)

    async def refused(text: str) -> str:
        return await other.refused("POST", "/api/device/everything", {"text": text})

    assert await refused("") == "no-baggage"
    assert await refused(text[: len(text) // 2]) == "no-baggage"
    assert await refused('{"bastide": "server"}') == "no-baggage"
    assert await refused('{"format": 1, "tables": [{"id": "../../x", "rows": []}]}') == "no-baggage"
    assert await refused("[" * 100_000) == "no-baggage"
    for wrong, problem in (("\n", "empty"), ("bastide record 1\n", "record"), (text[:-9], "cut"), ("[]", "other")):
        assert describe_refusal(wrong) == problem
    assert await refused(text.replace('"format": 1', '"format": 2')) == "newer-baggage"
    drawer.full = True
    assert await refused(text) == "storage"
    drawer.full = False
    assert kept(drawer) == before
    assert await bring(other, text) == (2, 0)
    await other.close()


@run_async
async def test_unfinished_game_is_exported_and_continued() -> None:
    tab = await open_tab(name="Ann")
    table = await played(tab, "carcassonne", 5)
    text = await tab.ask("GET", f"/api/tables/{table}/so_far")
    record = parse_record(text)
    found = replay_record(record, get_game("carcassonne"))
    assert (found.verdict, found.state.is_over()) == ("exact", False)
    await tab.close()

    other = await open_tab(name="Ann")
    made = await other.ask("POST", "/api/play_on", {"record": text, "seats": [{"kind": "me"}, BOT, BOT], "start": True})
    await other.watch(made["table"])
    begun = await other.until_asked(made["table"])
    assert begun["table"]["origin"]["at"] == len(record.moves)
    assert (await other.play(made["table"]))["result"] is not None
    whole = await other.record(made["table"])
    assert [move.text for move in whole.moves][: len(record.moves)] == [move.text for move in record.moves]
    await other.close()
