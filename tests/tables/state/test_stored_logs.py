"""Stored logs: they replay to the same table, and notation decides where action numbers have changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from table_harness import ME, OPEN, TableHarness, bot, fingerprint

from bastide.core.records.game_record import EXACT
from bastide.core.records.game_record import replay_record as run
from bastide.core.records.record_parser import parse_record
from bastide.hosting.api.user_name_validation import clean_name
from bastide.tables import record_import_export
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.log import (
    ActionsPlayed,
    AnyEntryData,
    GameStarted,
    LogEntry,
    SimultaneousActionChosen,
    TableCreated,
    decode_entry,
    encode_entry_data,
)
from bastide.tables.messages import SeatRequest
from bastide.tables.state.log_replay import copy_with_entries, replay_log
from bastide.tables.state.table_state import Table

#: Stored logs: a line with the expected state, then rows of seq, kind, seat, data, at.
STORED = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))
FINISHED = [path for path in STORED if path.stem != "carcassonne_all_modules"]


def read_stored_log(path: Path) -> tuple[dict[str, object], list[LogEntry]]:
    about, *rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return about, [decode_entry(*row) for row in rows]


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_stored_log_replays_exactly(path: Path) -> None:
    about, entries = read_stored_log(path)
    table = replay_log("desk", entries)
    assert table.state is not None
    assert table.replay_error is None
    assert table.state.digest() == about["digest"]
    assert (table.state.scores(), table.status, table.position) == (about["scores"], about["status"], about["position"])
    assert sum(len(step.moves) for step in table.steps) == about["actions"]


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_stored_entries_round_trip(path: Path) -> None:
    """Encoding decoded entries gives the stored text."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    for seq, kind, seat, data, at in rows:
        again = json.loads(encode_entry_data(decode_entry(seq, kind, seat, data, at).data))
        stored = json.loads(data)
        assert {name: again.pop(name) for name in stored} == stored
        assert not any(again.values()), "fields added later are omitted from old logs"


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_record_of_stored_log_is_exact(path: Path) -> None:
    _, entries = read_stored_log(path)
    table = replay_log("desk", entries)
    found = record_import_export.check_finished_game(table)
    assert found.fair
    assert run(parse_record(found.record), table.game).verdict == EXACT


def test_record_of_stored_log_can_be_imported() -> None:
    _, entries = read_stored_log(next(path for path in STORED if path.stem == "seven_wonders_whole"))
    text = record_import_export.write_finished_record(replay_log("desk", entries))
    fresh = Table("again")
    again = copy_with_entries(
        fresh, commands.number_drafts(fresh, record_import_export.import_record(text, "", "", clean_name), 1)
    )
    assert record_import_export.write_finished_record(again) == "".join(
        line for line in text.splitlines(True) if not line.startswith("proof:")
    )


# -- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "options", "drawn"),
    [
        ("dominion", (ME, OPEN), {"kingdom": "random"}, "kingdom"),
        ("seven_wonders", (ME, OPEN, OPEN), {"boards": "random"}, "boards"),
        ("carcassonne", (ME, OPEN), {"modules": "all"}, "modules"),
    ],
)
def test_new_table_stores_resolved_options(
    game: str, seats: tuple[SeatRequest, ...], options: dict[str, object], drawn: str
) -> None:
    desk = TableHarness(game, seats=seats, options=options)
    start = next(entry.data for entry in desk.log if isinstance(entry.data, GameStarted))
    assert start.options is not None
    assert isinstance(start.options[drawn], list), "resolved values, not names of random draws"
    assert desk.table.options[drawn] == options[drawn], "agreed options are unchanged"
    state = desk.state
    agreed = desk.table.game.new_state(len(seats), options, desk.table.seed)
    assert state.digest() == agreed.digest(), "the same game as anywhere else with this seed"
    assert dict(desk.table.game.resolve_options(len(seats), desk.table.options, desk.table.seed)) == start.options


def test_replay_does_not_draw_options_again() -> None:
    """The options in the start entry are played, whatever the agreed ones would resolve to now."""
    desk = TableHarness("dominion", options={"kingdom": "random"})
    made, rest = desk.log[0], desk.log[1:]
    assert isinstance(made.data, TableCreated)
    other = replace(made, data=replace(made.data, options={**made.data.options, "kingdom": "first_game_2e"}))
    assert fingerprint(replay_log("desk", [other, *rest])) == fingerprint(desk.table)


def test_played_options_are_shown_at_the_end() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN), options={"boards": "random"})
    assert desk.build_message("Ann").table.played is None
    desk.play_random_moves()
    shown = desk.build_message("Ann").table
    assert shown.played is not None
    assert isinstance(shown.played["boards"], list)
    assert shown.options["boards"] == "random"
    again = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN), seed=99, options=shown.played)
    assert again.table.options["boards"] == shown.played["boards"]


# -- notation and numbers ------------------------------------------------------------------------


def with_changed_numbers(what: AnyEntryData) -> AnyEntryData:
    if isinstance(what, ActionsPlayed):
        return replace(what, actions=[number + 1 for number in what.actions])
    return replace(what, action=what.action + 1) if isinstance(what, SimultaneousActionChosen) else what


@pytest.mark.parametrize("game", ["dominion", "carcassonne", "magpie", "seven_wonders"])
def test_notation_decides_if_numbers_changed(game: str) -> None:
    desk = TableHarness(game, seats=(ME, OPEN, OPEN))
    desk.play_random_moves(40)
    moved = [replace(entry, data=with_changed_numbers(entry.data)) for entry in desk.log]
    assert fingerprint(replay_log("desk", moved)) == fingerprint(desk.table)


# -- all kinds of entries ------------------------------------------------------------------------


def test_every_kind_of_entry_round_trips() -> None:
    desk = TableHarness("dominion", seats=(ME, OPEN, bot("random")))
    desk.play_random_moves(10)
    for entry in desk.log:
        stored = encode_entry_data(entry.data)
        assert "kind" not in json.loads(stored), "kind is stored in a separate column"
        assert decode_entry(entry.seq, entry.data.kind, entry.seat, stored, entry.at_ms) == entry
