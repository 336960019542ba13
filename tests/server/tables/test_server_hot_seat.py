"""Hot seat on a server: people who share the host's device have seats that only this device can play."""

from __future__ import annotations

from running_server import RunningServer, catch_refusal, expect_refusal
from scripted_client import Json, LiveClient

SHARED = [{"kind": "me"}, {"kind": "beside", "name": "Ben"}]


def begin_shared(ann: LiveClient, *others: Json, start: bool = True, **more: object) -> Json:
    """Create a Dominion table at which Ann and Ben share a device."""
    made: Json = ann.post("/api/tables", {"game": "dominion", "seats": [*SHARED, *others], "start": start, **more})
    return made


def hold(client: LiveClient, table: str, seat: int) -> Json:
    return client.ask({"do": "hold", "table": table, "seat": seat})


def act_until_released(client: LiveClient, table: str, shown: Json) -> Json:
    """Play the first legal actions of the holder until the device must be handed over."""
    while shown["you"] >= 0:
        action = shown["decision"]["actions"][-1]["action"]
        shown = client.ask({"do": "act", "table": table, "position": shown["position"], "actions": [action]})
    return shown


def test_connection_sees_only_the_seat_that_holds_the_device(running: RunningServer) -> None:
    ann = running.connect_person("Ann")
    table = begin_shared(ann)["table"]
    shown = ann.watch(table)
    assert (shown["you"], shown["decision"]) == (-1, None)
    assert [seat["same_device"] for seat in shown["seats"]] == [True, True]
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"]
    for seat in (0, 1, 0):
        assert ann.get(f"/api/tables/{table}/hand?last={seat}") == {"to": seat}
        assert hold(ann, table, 1 - seat)["problem"]["code"] == "not-awaited"
        shown = hold(ann, table, seat)
        assert shown["you"] == seat
        shown = act_until_released(ann, table, shown)
        assert (shown["you"], shown["decision"]) == (-1, None)
    # A new connection starts without a holder.
    hold(ann, table, 1)
    ann.connection.close()
    assert ann.watch(table)["you"] == -1


def test_strangers_cannot_play_for_people_on_a_shared_device(running: RunningServer) -> None:
    ann, eve = running.connect_people("Ann", "Eve")
    made = begin_shared(ann, public=True)
    table = made["table"]
    ann.watch(table)
    shown = eve.watch(table)
    assert shown["you"] == -1
    assert eve.get(f"/api/tables/{table}/hand") == {"to": -1}
    assert hold(eve, table, 0)["problem"]["code"] == "own-device"
    act = {"do": "act", "table": table, "position": shown["position"], "actions": [0]}
    assert eve.ask(act)["problem"]["code"] == "not-seated"
    back = {"position": shown["position"], "last": 0}
    assert expect_refusal(eve, f"/api/tables/{table}/hand/back", back)["code"] == "own-device"
    # The device is held by one connection: requests of the same person elsewhere see no cards.
    hold(ann, table, 0)
    assert ann.get(f"/api/tables/{table}")["you"] == -1


def test_shared_device_plays_with_a_person_by_link(running: RunningServer) -> None:
    ann, cleo = running.connect_people("Ann", "Cleo")
    made = begin_shared(ann, {"kind": "open"}, start=False)
    table = made["table"]
    shown = ann.watch(table)
    assert (shown["you"], shown["table"]["host"]) == (0, 0), "before the game the device shows the host's seat"
    cleo.do(table, "sit", invite=made["invite"])
    ann.ask({"do": "start", "table": table})
    seen = cleo.watch(table)
    assert seen["you"] == 2
    assert hold(cleo, table, 0)["problem"]["code"] == "own-device"
    act_until_released(ann, table, hold(ann, table, 0))
    assert hold(ann, table, 1)["you"] == 1
    assert hold(ann, table, 2)["problem"]["code"] == "not-awaited"
    line = next(each for each in ann.get("/api/me/tables")["tables"] if each["id"] == table)
    assert (line["you"], line["host"]) == (0, 0)


def test_hot_seat_games_count_for_nobody(running: RunningServer) -> None:
    ann, cleo = running.connect_people("Ann", "Cleo")
    made = begin_shared(ann, {"kind": "open"}, start=False)
    table = made["table"]
    cleo.do(table, "sit", invite=made["invite"])
    ann.watch(table)
    ann.ask({"do": "start", "table": table})
    act_until_released(ann, table, hold(ann, table, 0))
    hold(ann, table, 1)
    ann.ask({"do": "resign", "table": table})
    # Only Ann plays on the device now, so it is hers.
    ann.ask({"do": "resign", "table": table})
    over = cleo.get(f"/api/tables/{table}")
    assert over["result"] is not None
    for person in (ann, cleo):
        assert person.get("/api/me/ratings")["ratings"] == []
        assert person.get("/api/me/history")["games"] == []
    review = ann.post(f"/api/tables/{table}/review", {})
    assert review
    assert ann.get("/api/me/error-rates") == {"games": []}


def test_rematch_seats_the_people_of_the_device_again(running: RunningServer) -> None:
    ann = running.connect_person("Ann")
    table = begin_shared(ann)["table"]
    ann.watch(table)
    hold(ann, table, 0)
    shown = ann.ask({"do": "resign", "table": table})
    while shown["result"] is None:
        shown = ann.ask({"do": "resign", "table": table})
    again = ann.ask({"do": "rematch", "table": table})["rematch"]
    ann.connection.close()
    shown = ann.watch(again)
    assert (shown["table"]["status"], shown["you"]) == ("playing", -1)
    assert [seat["name"] for seat in shown["seats"]] == ["Ben", "Ann"]
    assert hold(ann, again, 0)["you"] == 0


def test_names_on_a_shared_device_are_distinct(running: RunningServer) -> None:
    ann = running.connect_person("Ann")
    seats = [{"kind": "me"}, {"kind": "beside", "name": "ANN"}]
    refused = catch_refusal(lambda: ann.post("/api/tables", {"game": "dominion", "seats": seats, "start": True}))
    assert refused["code"] == "names-alike"
