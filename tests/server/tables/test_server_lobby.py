"""The lobby: who listens hears what is open to them, what is their own, and of nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from scripted_client import Json, LiveClient
from server_running import Running
from server_scene import Ear, Scene
from table_desk import ME, OPEN, visitor

from bastide.hosting.lobby import lobby
from bastide.hosting.storage.log_store import TableQuery, Unavailable
from bastide.tables import messages as wire


class Hall(Scene):
    """A house whose news are passed on at once."""

    async def make(self, *seats: wire.SeatWish, public: bool = True) -> str:
        wish = wire.CreateTable(game="magpie", seats=list(seats), public=public)
        made = await self.house.create(wish, visitor("Ann"))
        await self.pass_on(made.table)
        return made.table

    async def do(self, name: str, command: wire.TableCommand) -> None:
        await self.house.do(command, visitor(name))
        await self.pass_on(command.table)

    async def pass_on(self, table: str) -> None:
        self.house.lobby.note(table)
        async with asyncio.timeout(10):
            while self.house.lobby._telling:
                await asyncio.sleep(0)

    async def enter(self, name: str, number: int = 1) -> Ear:
        ear = Ear(name)
        await self.house.lobby.enter(ear, number)
        return ear


def news(ear: Ear) -> list[Json]:
    """What was heard since somebody last asked."""
    heard = [json.loads(text) for text in ear.heard]
    ear.heard.clear()
    return heard


def lines(ear: Ear) -> list[tuple[str, str, int, list[str]]]:
    """The only message: table, status, own seat, who sits where."""
    (message,) = news(ear)
    assert message["type"] == "lobby"
    return [
        (line["id"], line["status"], line["you"], [seat["name"] or seat["bot"] or "" for seat in line["seats"]])
        for line in message["tables"]
    ]


@pytest.fixture
async def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "GATHERED", 0.0)
    async with Hall(tmp_path) as found:
        yield found


async def test_who_enters_is_sent_the_list_and_then_what_changes(scene: Hall) -> None:
    first = await scene.make(ME, OPEN)
    ben = await scene.enter("Ben", 9)
    (whole,) = json.loads(ben.heard[0])["tables"]
    assert (whole["id"], json.loads(ben.heard[0])["id"]) == (first, 9)
    news(ben)
    second = await scene.make(ME, OPEN)
    assert lines(ben) == [(second, "open", -1, ["Ann", ""])]
    await scene.do("Cleo", wire.Sit(table=second))
    assert lines(ben) == [(second, "open", -1, ["Ann", "Cleo"])]
    await scene.do("Ben", wire.Sit(table=first))
    assert lines(ben) == [(first, "open", 1, ["Ann", "Ben"])]
    scene.house.lobby.leave(ben)
    await scene.do("Ann", wire.Start(table=first))
    assert news(ben) == []


async def test_a_strangers_game_is_no_news_but_its_beginning_and_end_are(scene: Hall) -> None:
    table = await scene.make(ME, OPEN)
    await scene.do("Ben", wire.Sit(table=table))
    eve, ben = await scene.enter("Eve"), await scene.enter("Ben")
    news(eve), news(ben)
    await scene.do("Ann", wire.Start(table=table))
    assert [line[1] for line in lines(eve)] == ["playing"]
    assert [line[1:3] for line in lines(ben)] == [("playing", 1)]
    hosted = await scene.house.open(table)
    while not news(ben):
        seat = hosted.table.waiting_for()[0]
        assert hosted.table.state is not None
        action = hosted.table.state.legal_actions(seat)[0]
        act = wire.Act(table=table, position=hosted.table.position, actions=[action])
        await scene.do(hosted.table.seats[seat].name, act)
    assert news(eve) == [], "whose turn it is, is for those who sit there"
    await scene.do("Ann", wire.Chat(table=table, text="hello"))
    assert (news(eve), news(ben)) == ([], [])
    await scene.do("Ann", wire.Resign(table=table))
    assert [line[1] for line in lines(eve)] == ["finished"]
    assert [line[1:3] for line in lines(ben)] == [("finished", 1)]
    await scene.do("Ann", wire.Chat(table=table, text="well played"))
    assert (news(eve), news(ben)) == ([], [])


async def test_a_private_table_is_for_those_who_sit_there_and_gone_when_they_leave(scene: Hall) -> None:
    table = await scene.make(ME, OPEN, public=False)
    ann, ben, eve = [await scene.enter(name) for name in ("Ann", "Ben", "Eve")]
    assert [line[0] for line in lines(ann)] == [table]
    assert (lines(ben), lines(eve)) == ([], [])
    invite = (await scene.house.open(table)).table.invite
    await scene.do("Ben", wire.Sit(table=table, invite=invite))
    assert lines(ben) == [(table, "open", 1, ["Ann", "Ben"])]
    await scene.do("Ben", wire.Stand(table=table))
    (message,) = news(ben)
    assert (message["tables"], message["gone"]) == ([], [table])
    assert [message["tables"][0]["seats"][1]["kind"] for message in news(ann)] == ["person", "open"]
    assert news(eve) == [], "a stranger hears nothing of it"


async def test_when_something_may_have_been_missed_everybody_gets_a_new_list(scene: Hall) -> None:
    ben = await scene.enter("Ben", 4)
    wish = wire.CreateTable(game="magpie", seats=[ME, OPEN], public=True)
    table = (await scene.house.create(wish, visitor("Ann"))).table  # nobody has passed this on
    news(ben)
    await scene.pass_on("")
    (whole,) = news(ben)
    assert (whole["id"], [line["id"] for line in whole["tables"]]) == (4, [table])


async def test_who_cannot_be_sent_the_list_is_not_told_half_of_it(scene: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(query: TableQuery) -> None:
        raise Unavailable("away")

    monkeypatch.setattr(scene.store, "tables", away)
    with pytest.raises(Exception, match="stored"):
        await scene.enter("Ben")
    assert not scene.house.lobby.watchers


def test_over_the_wire(running: Running) -> None:
    ann, ben = running.people("Ann", "Ben")
    ben.connect()
    first = ben.ask({"do": "lobby"})
    assert first["type"] == "lobby"
    wish = {"game": "magpie", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    made = ann.post("/api/tables", wish)
    assert [line["id"] for line in heard_of(ben, made["table"])] == [made["table"]]
    ben.send({"do": "sit", "table": made["table"]})
    assert heard_of(ben, made["table"])[0]["you"] == 1
    ann.do(made["table"], "start")
    assert heard_of(ben, made["table"])[0]["status"] == "playing"
    ben.send({"do": "leave_lobby"})
    assert ben.ask({"do": "ping"})["type"] == "pong"
    assert not running.server.house.lobby.watchers
    ben.connection.close()


def heard_of(client: LiveClient, table: str) -> list[Json]:
    """The next lines about a table. (Other tests of this server have theirs.)"""
    while True:
        found = [line for line in client.hear("lobby")["tables"] if line["id"] == table]
        if found:
            return found


async def test_what_has_been_told_is_remembered_of_so_many_tables(scene: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "REMEMBERED", 3)
    ear = await scene.enter("Eve")
    news(ear)
    tables = [await scene.make(ME, OPEN) for _ in range(6)]
    assert [line["id"] for message in news(ear) for line in message["tables"]] == tables
    assert list(scene.house.lobby._told) == tables[-3:]
    # Of one that was forgotten, everything is news.
    await scene.do("Ben", wire.Sit(table=tables[0], seat=1))
    assert [line["id"] for message in news(ear) for line in message["tables"]] == [tables[0]]
