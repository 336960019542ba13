"""Lobby updates: subscribers receive public tables and their own, and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from running_server import RunningServer
from scripted_client import Json, LiveClient
from table_harness import ME, OPEN, visitor
from table_service_harness import RecordingClient, TableServiceScene

from bastide.hosting.lobby import lobby_service
from bastide.hosting.storage.log_store import StorageUnavailable, TableQuery
from bastide.tables import messages as wire


class LobbyScene(TableServiceScene):
    """Table service whose changes are delivered to the lobby at once."""

    async def make(self, *seats: wire.SeatRequest, public: bool = True) -> str:
        wish = wire.CreateTable(game="magpie", seats=list(seats), public=public)
        made = await self.service.create_table(wish, visitor("Ann"))
        await self.deliver(made.table)
        return made.table

    async def do(self, name: str, command: wire.TableCommand) -> None:
        await self.service.execute(command, visitor(name))
        await self.deliver(command.table)

    async def deliver(self, table: str) -> None:
        self.service.lobby.mark_changed(table)
        async with asyncio.timeout(10):
            while self.service.lobby._is_sending:
                await asyncio.sleep(0)

    async def enter(self, name: str, number: int = 1) -> RecordingClient:
        ear = RecordingClient(name)
        await self.service.lobby.subscribe(ear, number)
        return ear


def take_messages(ear: RecordingClient) -> list[Json]:
    """Return and clear the recorded messages."""
    heard = [json.loads(text) for text in ear.messages]
    ear.messages.clear()
    return heard


def listed_rows(ear: RecordingClient) -> list[tuple[str, str, int, list[str]]]:
    """Return the rows of the only message: table, status, own seat and names."""
    (message,) = take_messages(ear)
    assert message["type"] == "lobby"
    return [
        (line["id"], line["status"], line["you"], [seat["name"] or seat["bot"] or "" for seat in line["seats"]])
        for line in message["tables"]
    ]


@pytest.fixture
async def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LobbyScene]:
    monkeypatch.setattr(lobby_service, "BATCH_DELAY_S", 0.0)
    async with LobbyScene(tmp_path) as found:
        yield found


async def test_subscriber_gets_the_list_and_then_changes(scene: LobbyScene) -> None:
    first = await scene.make(ME, OPEN)
    ben = await scene.enter("Ben", 9)
    (whole,) = json.loads(ben.messages[0])["tables"]
    assert (whole["id"], json.loads(ben.messages[0])["id"]) == (first, 9)
    take_messages(ben)
    second = await scene.make(ME, OPEN)
    assert listed_rows(ben) == [(second, "open", -1, ["Ann", ""])]
    await scene.do("Cleo", wire.Sit(table=second))
    assert listed_rows(ben) == [(second, "open", -1, ["Ann", "Cleo"])]
    await scene.do("Ben", wire.Sit(table=first))
    assert listed_rows(ben) == [(first, "open", 1, ["Ann", "Ben"])]
    scene.service.lobby.unsubscribe(ben)
    await scene.do("Ann", wire.Start(table=first))
    assert take_messages(ben) == []


async def test_stranger_sees_only_start_and_end_of_a_game(scene: LobbyScene) -> None:
    table = await scene.make(ME, OPEN)
    await scene.do("Ben", wire.Sit(table=table))
    eve, ben = await scene.enter("Eve"), await scene.enter("Ben")
    take_messages(eve), take_messages(ben)
    await scene.do("Ann", wire.Start(table=table))
    assert [line[1] for line in listed_rows(eve)] == ["playing"]
    assert [line[1:3] for line in listed_rows(ben)] == [("playing", 1)]
    hosted = await scene.service.open_table(table)
    while not take_messages(ben):
        seat = hosted.table.waiting_for()[0]
        assert hosted.table.state is not None
        action = hosted.table.state.legal_actions(seat)[0]
        act = wire.Act(table=table, position=hosted.table.position, actions=[action])
        await scene.do(hosted.table.seats[seat].name, act)
    assert take_messages(eve) == [], "only seated people learn whose turn it is"
    await scene.do("Ann", wire.Chat(table=table, text="hello"))
    assert (take_messages(eve), take_messages(ben)) == ([], [])
    await scene.do("Ann", wire.Resign(table=table))
    assert [line[1] for line in listed_rows(eve)] == ["finished"]
    assert [line[1:3] for line in listed_rows(ben)] == [("finished", 1)]
    await scene.do("Ann", wire.Chat(table=table, text="well played"))
    assert (take_messages(eve), take_messages(ben)) == ([], [])


async def test_private_table_is_listed_only_for_seated_people(scene: LobbyScene) -> None:
    table = await scene.make(ME, OPEN, public=False)
    ann, ben, eve = [await scene.enter(name) for name in ("Ann", "Ben", "Eve")]
    assert [line[0] for line in listed_rows(ann)] == [table]
    assert (listed_rows(ben), listed_rows(eve)) == ([], [])
    invite = (await scene.service.open_table(table)).table.invite_token
    await scene.do("Ben", wire.Sit(table=table, invite=invite))
    assert listed_rows(ben) == [(table, "open", 1, ["Ann", "Ben"])]
    await scene.do("Ben", wire.Stand(table=table))
    (message,) = take_messages(ben)
    assert (message["tables"], message["gone"]) == ([], [table])
    assert [message["tables"][0]["seats"][1]["kind"] for message in take_messages(ann)] == ["person", "open"]
    assert take_messages(eve) == [], "private tables are not announced to strangers"


async def test_missed_changes_cause_a_new_list(scene: LobbyScene) -> None:
    ben = await scene.enter("Ben", 4)
    wish = wire.CreateTable(game="magpie", seats=[ME, OPEN], public=True)
    table = (await scene.service.create_table(wish, visitor("Ann"))).table  # not delivered to the lobby
    take_messages(ben)
    await scene.deliver("")
    (whole,) = take_messages(ben)
    assert (whole["id"], [line["id"] for line in whole["tables"]]) == (4, [table])


async def test_subscription_fails_as_a_whole_if_storage_is_unavailable(
    scene: LobbyScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(query: TableQuery) -> None:
        raise StorageUnavailable("away")

    monkeypatch.setattr(scene.store, "find_tables", away)
    with pytest.raises(Exception, match="couldn't save"):
        await scene.enter("Ben")
    assert not scene.service.lobby.subscribers


def test_lobby_over_websocket(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    ben.connect()
    first = ben.ask({"do": "lobby"})
    assert first["type"] == "lobby"
    wish = {"game": "magpie", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    made = ann.post("/api/tables", wish)
    assert [line["id"] for line in next_rows_of(ben, made["table"])] == [made["table"]]
    ben.send({"do": "sit", "table": made["table"]})
    assert next_rows_of(ben, made["table"])[0]["you"] == 1
    ann.do(made["table"], "start")
    assert next_rows_of(ben, made["table"])[0]["status"] == "playing"
    ben.send({"do": "leave_lobby"})
    assert ben.ask({"do": "ping"})["type"] == "pong"
    assert not running.server.service.lobby.subscribers
    ben.connection.close()


def next_rows_of(client: LiveClient, table: str) -> list[Json]:
    """Return the next rows of a table; tables of other tests are skipped."""
    while True:
        found = [line for line in client.hear("lobby")["tables"] if line["id"] == table]
        if found:
            return found


async def test_number_of_cached_lobby_rows_is_limited(scene: LobbyScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_service, "MAX_REMEMBERED_TABLES", 3)
    ear = await scene.enter("Eve")
    take_messages(ear)
    tables = [await scene.make(ME, OPEN) for _ in range(6)]
    assert [line["id"] for message in take_messages(ear) for line in message["tables"]] == tables
    assert list(scene.service.lobby._sent_summaries) == tables[-3:]
    # A table that was evicted counts as changed.
    await scene.do("Ben", wire.Sit(table=tables[0], seat=1))
    assert [line["id"] for message in take_messages(ear) for line in message["tables"]] == [tables[0]]
