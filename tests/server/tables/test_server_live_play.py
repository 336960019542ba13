"""Live play on a real server over HTTP and WebSockets."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec import convert
from running_server import RunningServer, expect_refusal
from sampled_cases import sample_cases
from scripted_client import Client, Json, LiveClient, main, play_by_requests, play_live, random_chooser, start_table

from bastide.core.game_registry import game_ids, get_game
from bastide.core.records.game_record import EXACT, replay_record
from bastide.core.records.record_parser import parse_record
from bastide.tables.views.view_diff import ViewChange, apply_changes

# -- whole games ---------------------------------------------------------------------------------


WAYS = ["requests", "live"]


@pytest.mark.parametrize(
    ("game", "way"), [(game, way) for game in game_ids() for way in sample_cases(f"a whole game of {game}", WAYS, 1)]
)
def test_two_people_and_bot_play_full_game(running: RunningServer, game: str, way: str) -> None:
    people = running.connect_people("Ann", "Ben")
    table = start_table([*people], game)
    if way == "requests":
        end = play_by_requests([*people], table, random_chooser(5))
    else:
        end = play_live(people, table, random_chooser(5))
    assert end["result"]["reason"] == "played"
    record = parse_record(people[1].get(f"/api/tables/{table}/record"))
    assert record.seats[:2] == ["Ann", "Ben"]
    result = replay_record(record, get_game(game))
    assert result.verdict == EXACT
    assert result.state.scores() == end["result"]["scores"]
    assert people[0].get(f"/api/tables/{table}/check")["fair"]
    assert str(record.seed) == end["fairness"]["seed"]


def test_scripted_client_example_prints_its_games(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["scripted_client.py", "--server", running.url, "magpie"])
    main()
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("magpie")]  # the server logs, too
    assert [line.partition(":")[0] for line in told] == ["magpie by requests", "magpie by WebSocket"]
    assert all(line.endswith("exact") for line in told)


def test_rate_limited_client_retries_after_the_given_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[int] = []

    def sleep(seconds: int) -> None:
        waited.append(seconds)
        time.sleep(seconds)

    monkeypatch.setattr("scripted_client.sleep", sleep)
    with RunningServer(
        f"sqlite:///{tmp_path / 'strict.db'}", settings={"rate_limit_factor": 0.05}
    ) as strict:  # burst of ten, two per second
        ann = Client(strict.url, "Ann")
        while not waited:  # as soon as the requests come faster than the limit
            assert ann.get("/api/games")
        assert ann.get("/api/games")
    with RunningServer(f"sqlite:///{tmp_path / 'fewer.db'}", settings={"rate_limit_factor": 0.25}) as fewer:
        people = [LiveClient(fewer.url, name) for name in ("Ann", "Ben")]
        asking = play_by_requests([*people], start_table([*people], "magpie"), random_chooser(1))
        listening = play_live(people, start_table([*people], "magpie"), random_chooser(1))
        assert asking["result"]["reason"] == listening["result"]["reason"] == "played"


# -- a connection --------------------------------------------------------------------------------


@pytest.fixture
def pair(running: RunningServer) -> Iterator[tuple[LiveClient, LiveClient, str]]:
    """Ann and Ben at a Dominion table, both watching; Ann is to move."""
    ann, ben = running.connect_people("Ann", "Ben")
    table = start_table([ann, ben], "dominion", bots=0)
    yield ann, ben, table
    for client in (ann, ben):
        if hasattr(client, "connection"):
            client.connection.close()


def act(client: LiveClient, shown: Json, *actions: int | str) -> Json:
    table, position = shown["table"]["id"], shown["position"]
    return client.ask({"do": "act", "table": table, "position": position, "actions": list(actions)})


def test_every_player_receives_their_own_view(pair: tuple[LiveClient, LiveClient, str]) -> None:
    ann, ben, table = pair
    first, other = ann.watch(table), ben.watch(table)
    assert first["decision"]["kind"] == "buy"
    assert other["decision"] is None
    assert other["waiting_for"] == [0]
    assert "hand" in first["view"]["sides"][0]
    assert "hand" not in other["view"]["sides"][0]
    answer = act(ann, first, "play all treasures")
    told = ben.hear("table")
    assert told["seq"] == answer["seq"] == first["seq"] + 1
    assert (answer["type"], answer["answers"], told["answers"]) == ("table", [ann.asked], [])
    (news,) = told["happened"]
    assert (news["kind"], news["seat"]) == ("acted", 0)
    assert {event["kind"] for event in news["events"]} == {"play_treasures"}


def test_client_can_receive_view_changes(running: RunningServer) -> None:
    ann, ben, cleo, dan = running.connect_people("Ann", "Ben", "Cleo", "Dan")
    made = ann.post("/api/tables", {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True})
    table, invite = made["table"], made["invite"]
    views: dict[LiveClient, Json | None] = {}
    lean = dict.fromkeys((ann, ben, cleo, dan), 0)

    def check_changes(client: LiveClient, told: Json) -> None:
        """Check that a view assembled from changes equals the full view."""
        if told["changes"] is None:
            views[client] = told["view"]
        else:
            assert told["view"] is None
            assert told["changes"]["since"] < told["seq"]
            lean[client] += 1
            known = views[client]
            assert known is not None
            views[client] = apply_changes(known, convert(told["changes"]["changes"], list[ViewChange]))
        assert views[client] == client.get(f"/api/tables/{table}?invite={invite}")["view"]

    for client in (ann, ben, cleo):
        client.connect()
        # Ben is a spectator first and then takes the seat, which changes his audience.
        client.send({"do": "watch", "table": table, "since": 0, "invite": invite, "changes": True})
        check_changes(client, client.hear("table"))
    check_changes(dan, dan.watch(table))
    for command in ({"do": "sit", "table": table, "seat": 1, "invite": invite}, {"do": "start", "table": table}):
        answers = (ben if command["do"] == "sit" else ann).ask(command)
        assert answers["type"] == "table"
        for client in (ann, ben, cleo, dan):
            mine = answers["answers"] and client is (ben if command["do"] == "sit" else ann)
            check_changes(client, answers if mine else client.hear("table"))
    for said in ("play all treasures", "end turn", "play all treasures", "end turn"):
        mover = next(client for client in (ann, ben) if client.get(f"/api/tables/{table}")["decision"])
        shown = mover.get(f"/api/tables/{table}")
        check_changes(mover, act(mover, shown, said))
        for client in (ann, ben, cleo, dan):
            if client is not mover:
                check_changes(client, client.hear("table"))
    assert (lean[ann], lean[ben], lean[cleo], lean[dan]) == (4, 4, 4, 0)
    # A new watch request starts with a full view.
    ann.send({"do": "watch", "table": table, "since": 1, "changes": True})
    again = ann.hear("table")
    assert (again["changes"], again["view"]) == (None, views[ann])


def test_refused_action_returns_the_current_table(
    pair: tuple[LiveClient, LiveClient, str],
) -> None:
    ann, ben, table = pair
    first = ann.watch(table)
    assert act(ann, first, "play all treasures")["type"] == "table"
    stale = act(ann, first, "end turn")
    assert (stale["type"], stale["problem"]["code"]) == ("refused", "stale")
    assert stale["table"]["position"] > first["position"]
    illegal = act(ann, stale["table"], "buy province")
    assert illegal["problem"]["code"] in ("not-understood", "refused")
    assert illegal["table"]["seq"] == stale["table"]["seq"]
    other = ben.watch(table)
    assert act(ben, other, "end turn")["problem"]["code"] == "not-to-move"


def test_reconnect_delivers_missed_entries(pair: tuple[LiveClient, LiveClient, str]) -> None:
    ann, ben, table = pair
    seen = ben.watch(table)["seq"]
    ben.connection.close()
    shown = ann.watch(table)
    for word in ("play all treasures", "end turn"):
        act(ann, shown, word)
        shown = ann.table(table)
    again = ben.watch(table, since=seen)
    assert [each["seq"] for each in again["happened"]] == [seen + 1, seen + 2]
    whole = ben.get(f"/api/tables/{table}?since=0")
    assert [each["seq"] for each in whole["happened"]] == list(range(1, whole["seq"] + 1))


def test_several_tabs_share_one_seat(running: RunningServer, pair: tuple[LiveClient, LiveClient, str]) -> None:
    ann, _, table = pair
    tab = LiveClient(running.url)
    tab.cookie = ann.cookie
    first, second = ann.watch(table), tab.watch(table)
    assert (first["view"], first["decision"], first["you"]) == (second["view"], second["decision"], second["you"])
    act(tab, second, "play all treasures")
    assert ann.hear("table")["position"] > first["position"]
    assert act(ann, first, "play all treasures")["problem"]["code"] == "stale"
    tab.connection.close()


def test_command_is_answered_once_to_its_sender(
    running: RunningServer, pair: tuple[LiveClient, LiveClient, str]
) -> None:
    ann, ben, table = pair
    tab = LiveClient(running.url)
    tab.cookie = ann.cookie
    first = ann.watch(table)
    assert tab.watch(table)["answers"] == ben.watch(table)["answers"] == [0]
    ann.send({"do": "watch", "table": table, "since": first["seq"], "id": 50})
    assert ann.hear("table")["answers"] == [50]
    ann.send({"do": "pick", "table": table, "position": first["position"], "actions": ["play copper"], "id": 51})
    ann.send({"do": "ping", "id": 52})
    heard: list[Json] = []
    while not heard or heard[-1]["type"] != "pong":
        heard.append(json.loads(ann.socket.recv(timeout=30)))
    (answer,) = [message for message in heard if message["type"] not in ("presence", "pong")]
    assert (answer["type"], answer["answers"]) == ("table", [51])
    assert [each["kind"] for each in answer["happened"]] == ["acted"]
    others = [client.hear("table") for client in (tab, ben)]
    assert [message["answers"] for message in others] == [[], []], "command ids belong to one connection"
    assert others[0]["view"] == answer["view"]
    tab.connection.close()


def test_sender_who_does_not_watch_gets_done(pair: tuple[LiveClient, LiveClient, str]) -> None:
    ann, _, table = pair
    ann.connect()
    done = ann.ask({"do": "chat", "table": table, "text": "hello"})
    assert (done["type"], done["table"]) == ("done", table)
    assert done["seq"] == ann.table(table)["seq"]


def test_may_take_back_request(pair: tuple[LiveClient, LiveClient, str]) -> None:
    ann, ben, table = pair
    first = ann.watch(table)
    assert not first["can_take_back"]
    after = act(ann, first, "play all treasures")
    assert after["can_take_back"]
    asked = {"do": "may_take_back", "table": table, "position": after["position"]}
    told = ann.ask(asked)
    assert (told["type"], told["possible"], told["consent"]) == ("take_back", True, False)
    assert ann.do(table, "may_take_back", position=after["position"])["consent"] is False
    after = act(ann, after, "end turn")
    assert ann.ask({**asked, "position": after["position"]})["consent"] is True
    assert ann.ask(asked)["problem"]["code"] == "stale"
    assert not ben.table(table)["can_take_back"]


def test_spectators_see_public_information_only(running: RunningServer) -> None:
    ann, ben, eve = running.connect_people("Ann", "Ben", "Eve")
    table = start_table([ann, ben], "dominion", bots=0, public=True)
    shown = eve.watch(table)
    assert shown["you"] == -1
    assert shown["invite"] is None
    assert all("hand" not in side for side in shown["view"]["sides"])
    assert act(eve, shown, "end turn")["problem"]["code"] == "not-seated"
    nobody = LiveClient(running.url)
    assert nobody.watch(table)["view"] == {**shown["view"]}
    for client in (eve, nobody):
        client.connection.close()


def test_lists_of_tables(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    public = start_table([ann, ben], "magpie", bots=0, public=True)
    private = start_table([ann, ben], "magpie", bots=0)
    lobby = [line["id"] for line in ben.get("/api/tables?game=magpie&status=playing")["tables"]]
    assert public in lobby
    assert private not in lobby
    mine = {line["id"]: line["you"] for line in ben.get("/api/me/tables")["tables"]}
    assert mine == {public: 1, private: 1}
    assert expect_refusal(Client(running.url), "/api/me/tables")["status"] == 401
    assert expect_refusal(ben, "/api/tables?status=lost")["code"] == "bad-message"


def test_chat_rematch_and_resignation(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    table = start_table([ann, ben], "magpie", bots=0)
    ben.watch(table)
    ann.do(table, "chat", text="<b>hello</b>\u202e")
    (said,) = ben.hear("table")["happened"]
    assert said["data"] == {"text": "<b>hello</b>", "name": ""}, "unchanged: the page escapes it"
    ann.do(table, "resign")
    end = ben.hear("table")
    assert end["result"]["places"] == [2, 1]
    done = [client.do(table, "rematch") for client in (ann, ben)]
    assert done[0]["rematch"] == done[1]["rematch"]
    fresh = ben.table(done[0]["rematch"])
    assert [seat["name"] for seat in fresh["seats"]] == ["Ben", "Ann"]
    assert ben.hear("table")["rematch"] == done[0]["rematch"]
    ann.do(done[0]["rematch"], "start")
    ben.connection.close()


def test_why_not_request(pair: tuple[LiveClient, LiveClient, str]) -> None:
    ann, _, table = pair
    shown = ann.watch(table)
    legal = ann.do(table, "why", position=shown["position"], action="end turn")
    assert legal["legal"]
    # Illegal actions are understood in notation, too.
    refusal = ann.do(table, "why", position=shown["position"], action="buy province")
    assert not refusal["legal"]
    assert refusal["problem"]["code"] == "refused"
    reason = refusal["problem"]["details"]["reason"]
    assert isinstance(reason["code"], str)
    assert (
        reason
        == ann.ask({"do": "why", "table": table, "position": shown["position"], "action": "buy province"})["problem"][
            "details"
        ]["reason"]
    )
    nonsense = ann.do(table, "why", position=shown["position"], action="buy the moon")
    assert nonsense["problem"]["code"] == "not-understood"


def test_long_poll_waits_for_changes(pair: tuple[LiveClient, LiveClient, str]) -> None:
    ann, ben, table = pair
    shown = ann.watch(table)
    seq = shown["seq"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(ben.table, table, seq, 30)
        assert ann.hear("presence")["connected"] == [True, True]  # his request has arrived, and is waiting
        assert not waiting.done()
        ann.do(table, "act", position=shown["position"], actions=["play all treasures"])
        assert [each["seq"] for each in waiting.result(30)["happened"]] == [seq + 1]


def test_take_back_over_the_wire(pair: tuple[LiveClient, LiveClient, str]) -> None:
    ann, ben, table = pair
    ben.watch(table)
    shown = ann.table(table)
    ann.do(table, "act", position=shown["position"], actions=["play all treasures"])
    after = ben.hear("table")
    ann.do(table, "take_back", position=after["position"])
    back = ben.hear("table")
    assert back["view"] == {**shown["view"], "viewer": 1, "sides": back["view"]["sides"]}
    assert back["happened"][0]["data"]["undone"] == [after["seq"]]


def test_invalid_requests_are_refused(running: RunningServer) -> None:
    ann = running.connect_person("Ann")
    table = start_table([ann, running.connect_person("Ben")], "magpie", bots=0)
    assert expect_refusal(ann, "/api/nothing")["code"] == "no-path"
    assert expect_refusal(ann, "/api/games/ludo")["status"] == 404
    assert expect_refusal(ann, "/api/games/dominion/components/tiles")["status"] == 404
    assert expect_refusal(ann, "/api/tables/xxxxxxxx")["code"] == "no-table"
    assert expect_refusal(ann, "/api/tables", {"game": "dominion"})["code"] == "bad-message"
    assert (
        expect_refusal(ann, f"/api/tables/{table}/act", {"do": "resign", "position": 1, "actions": [1]})["status"]
        == 400
    )
    assert (
        expect_refusal(ann, f"/api/tables/{table}/act", {"table": "x", "position": 1, "actions": [1]})["status"] == 400
    )
    assert expect_refusal(ann, f"/api/tables/{table}?since=-1")["code"] == "bad-message"
    assert expect_refusal(Client(running.url), "/api/tables", {"game": "magpie", "seats": []})["code"] == "who-are-you"
    assert expect_refusal(ann, "/api/games", {})["status"] == 405


def test_record_export_and_import(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    table = start_table([ann, ben], "magpie", bots=0)
    assert expect_refusal(ann, f"/api/tables/{table}/record")["code"] == "not-finished"
    play_by_requests([ann, ben], table, random_chooser(3))
    record = ann.get(f"/api/tables/{table}/record")
    made = ben.post("/api/records", {"record": record})
    game = "".join(line for line in record.splitlines(keepends=True) if not line.startswith("proof: "))
    assert ben.get(f"/api/tables/{made['table']}/record") == game, "the proof is that of the table where it was played"
    shown = ben.get(f"/api/tables/{made['table']}")
    assert shown["result"] == ann.table(table)["result"]
    replayed = Client(running.url).post("/api/replay", {"record": record, "viewer": 1, "first": 2, "count": 3})
    assert replayed["verdict"] == "exact"
    assert [step["number"] for step in replayed["steps"]] == [2, 3, 4]
    assert [step["decision"] for step in replayed["steps"]] == [None] * 3
    # On request the first position has the viewer's legal actions, if the viewer has to decide.
    for step in replayed["steps"]:
        page = {"record": record, "viewer": 1, "first": step["number"], "count": 2, "decision": True}
        asked = Client(running.url).post("/api/replay", page)["steps"]
        assert bool(asked[0]["decision"]) == (1 in step["waiting_for"])
        assert asked[1]["decision"] is None
    assert expect_refusal(ann, "/api/replay", {"record": "nonsense"})["code"] == "no-record"


# -- restart ---------------------------------------------------------------------------------------


def test_restarted_server_continues_games(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'days.db'}"
    with RunningServer(database) as first:
        ann, ben = first.connect_people("Ann", "Ben")
        table = start_table([ann, ben], "seven_wonders", bots=1)
        shown = ann.table(table)
        ann.do(table, "act", position=shown["position"], actions=[shown["decision"]["actions"][0]["action"]])
        while not (shown := ann.table(table, since=shown["seq"], wait=20))["view"]["choices"][2]["made"]:
            pass  # wait for the bot, because the comparison below needs a table at rest
        before = [client.table(table) for client in (ann, ben)]
    with RunningServer(database) as second:
        for client, then in zip((ann, ben), before, strict=True):
            client.server = second.url
            now = client.table(table)
            for name in ("view", "decision", "position"):
                assert now[name] == then[name]
        end = play_by_requests([ann, ben], table, random_chooser(8))
        assert end["result"]["reason"] == "played"
        assert ann.get(f"/api/tables/{table}/check")["fair"]
