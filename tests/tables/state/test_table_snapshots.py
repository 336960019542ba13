"""Snapshots: a loaded table equals the replayed one and continues like it."""

from __future__ import annotations

import msgspec
import pytest
from table_harness import ME, OPEN, TableHarness, fingerprint

from bastide.tables import messages as wire
from bastide.tables.state import table_snapshots
from bastide.tables.state.log_replay import apply_entry, copy_with_entries, replay_log
from bastide.tables.state.table_snapshots import TableSnapshot, dump_snapshot, load_snapshot
from bastide.tables.state.table_state import Table


def round_trip(table: Table) -> Table:
    found = load_snapshot(dump_snapshot(table))
    assert found is not None
    assert set(vars(found)) == set(vars(table))
    assert fingerprint(found) == fingerprint(table)
    assert found.quota_counts == table.quota_counts
    assert [each.entry for each in found.recent_entries] == [each.entry for each in table.recent_entries]
    assert repr([each.events for each in found.recent_entries]) == repr([each.events for each in table.recent_entries])
    assert found.seq == table.seq
    return found


@pytest.mark.parametrize("game", ["magpie", "dominion", "carcassonne", "seven_wonders"])
def test_snapshot_at_every_entry_continues_with_the_log(game: str) -> None:
    desk = TableHarness(game, seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60))
    desk.play_random_moves(60)
    desk.execute("Ann", wire.Chat(table="desk", text="well played"))
    if game == "carcassonne":
        desk.execute("Ann", wire.Replace(table="desk", seat=desk.seat("Ann")))
        desk.execute("Ben", wire.Abandon(table="desk"))
    for length in range(1, len(desk.log) + 1, 5):
        table = round_trip(replay_log("desk", desk.log[:length]))
        for entry in desk.log[length:]:
            apply_entry(table, entry)
        assert fingerprint(table) == fingerprint(desk.table), length


def test_game_continues_from_snapshot() -> None:
    desk = TableHarness("dominion")
    desk.play_random_moves(70)
    other = round_trip(desk.table)
    for _ in range(30):
        seat = desk.table.waiting_for()[0]
        assert other.state is not None
        action = other.state.legal_actions(seat)[-1]
        desk.act(desk.table.seats[seat].name, action)
        other = copy_with_entries(other, desk.log[other.seq :])
        assert fingerprint(other) == fingerprint(desk.table)
    for count in (1, 5, 40, 60):
        assert other.build_state_after(count).digest() == desk.table.build_state_after(count).digest()


def test_snapshot_of_another_program_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = TableHarness("magpie")
    text = dump_snapshot(desk.table)
    monkeypatch.setattr(table_snapshots, "get_source_fingerprint", lambda: "another")
    assert load_snapshot(text) is None


def test_snapshot_of_other_rules_is_ignored() -> None:
    desk = TableHarness("magpie")
    found = msgspec.json.decode(dump_snapshot(desk.table), type=TableSnapshot)
    changed = msgspec.structs.replace(found, rules=found.rules + 1)
    assert load_snapshot(msgspec.json.encode(changed).decode()) is None


@pytest.mark.parametrize(
    "kind", ["os:system", "bastide.core.game_registry:get_game", "bastide.tables.state.table_state:nothing", "x"]
)
def test_snapshot_accepts_only_known_classes(kind: str) -> None:
    desk = TableHarness("magpie")
    found = msgspec.json.decode(dump_snapshot(desk.table), type=TableSnapshot)
    changed = msgspec.structs.replace(found, rest={**found.rest, "seats": [kind, {"person": "eve"}]})
    assert load_snapshot(msgspec.json.encode(changed).decode()) is None


def test_invalid_text_is_ignored() -> None:
    for text in ("", "{}", "[]", "null", '["a","b",1,[],{}]', dump_snapshot(TableHarness("magpie").table)[:-2]):
        assert load_snapshot(text) is None
