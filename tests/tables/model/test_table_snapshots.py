"""Snapshots: a loaded table equals the replayed one and continues like it."""

from __future__ import annotations

import msgspec
import pytest
from table_desk import ME, OPEN, Desk, fingerprint

from bastide.tables import messages as wire
from bastide.tables.model import snapshots
from bastide.tables.model.replay import apply_entry, read, table_after
from bastide.tables.model.snapshots import Snapshot, restored, written
from bastide.tables.model.table import Table


def round_trip(table: Table) -> Table:
    found = restored(written(table))
    assert found is not None
    assert set(vars(found)) == set(vars(table))
    assert fingerprint(found) == fingerprint(table)
    assert found.times == table.times
    assert [each.entry for each in found.recent] == [each.entry for each in table.recent]
    assert repr([each.events for each in found.recent]) == repr([each.events for each in table.recent])
    assert found.seq == table.seq
    return found


@pytest.mark.parametrize("game", ["magpie", "dominion", "carcassonne", "seven_wonders"])
def test_snapshot_at_every_entry_continues_with_the_log(game: str) -> None:
    desk = Desk(game, seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60))
    desk.play_on(60)
    desk.do("Ann", wire.Chat(table="desk", text="well played"))
    if game == "carcassonne":
        desk.do("Ann", wire.Replace(table="desk", seat=desk.seat("Ann")))
        desk.do("Ben", wire.Abandon(table="desk"))
    for length in range(1, len(desk.log) + 1, 5):
        table = round_trip(read("desk", desk.log[:length]))
        for entry in desk.log[length:]:
            apply_entry(table, entry)
        assert fingerprint(table) == fingerprint(desk.table), length


def test_game_continues_from_snapshot() -> None:
    desk = Desk("dominion")
    desk.play_on(70)
    other = round_trip(desk.table)
    for _ in range(30):
        seat = desk.table.waiting_for()[0]
        assert other.state is not None
        action = other.state.legal_actions(seat)[-1]
        desk.act(desk.table.seats[seat].name, action)
        other = table_after(other, desk.log[other.seq :])
        assert fingerprint(other) == fingerprint(desk.table)
    for count in (1, 5, 40, 60):
        assert other.position_after(count).digest() == desk.table.position_after(count).digest()


def test_snapshot_of_another_program_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("magpie")
    text = written(desk.table)
    monkeypatch.setattr(snapshots, "program", lambda: "another")
    assert restored(text) is None


def test_snapshot_of_other_rules_is_ignored() -> None:
    desk = Desk("magpie")
    found = msgspec.json.decode(written(desk.table), type=Snapshot)
    changed = msgspec.structs.replace(found, rules=found.rules + 1)
    assert restored(msgspec.json.encode(changed).decode()) is None


@pytest.mark.parametrize(
    "kind", ["os:system", "bastide.core.registry:get_game", "bastide.tables.model.table:nothing", "x"]
)
def test_snapshot_accepts_only_known_classes(kind: str) -> None:
    desk = Desk("magpie")
    found = msgspec.json.decode(written(desk.table), type=Snapshot)
    changed = msgspec.structs.replace(found, rest={**found.rest, "seats": [kind, {"person": "eve"}]})
    assert restored(msgspec.json.encode(changed).decode()) is None


def test_invalid_text_is_ignored() -> None:
    for text in ("", "{}", "[]", "null", '["a","b",1,[],{}]', written(Desk("magpie").table)[:-2]):
        assert restored(text) is None
