"""Imported records: marked as imported, without fairness proof, with validated names."""

from __future__ import annotations

import pytest
from table_harness import TableHarness, raises_refusal

from bastide.hosting.api.user_name_validation import clean_name
from bastide.hosting.lobby.table_summary import build_list_entry, build_summary
from bastide.tables import record_import_export
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.state.log_replay import copy_with_entries
from bastide.tables.state.table_state import Table
from bastide.tables.views import table_message_builder
from bastide.tables.visitor_and_command_context import NOBODY_PRESENT


def make_record() -> str:
    desk = TableHarness("magpie")
    desk.play_random_moves()
    return record_import_export.write_finished_record(desk.table)


def import_table(text: str) -> Table:
    table = Table("in")
    return copy_with_entries(
        table, commands.number_drafts(table, record_import_export.import_record(text, "invite", "eve", clean_name), 7)
    )


def test_imported_game_is_marked_in_every_message() -> None:
    table = import_table(make_record())
    message = table_message_builder.TableMessageBuilder(table, NOBODY_PRESENT, 9).build_message(-1, [])
    assert message.table.imported
    assert message.fairness is None, "imported games have no seed commitment"
    checked = record_import_export.check_finished_game(table)
    assert (checked.imported, checked.fair, checked.findings) == (True, False, [])
    listed = build_summary(table)
    assert build_list_entry("in", listed, 0, 0, ()).imported
    assert listed.placings == (), "imported games are not rated"


def test_own_game_is_not_marked_as_imported() -> None:
    desk = TableHarness("magpie")
    desk.play_random_moves()
    assert not desk.build_message("Ann").table.imported
    assert desk.build_message("Ann").fairness is not None
    assert record_import_export.check_finished_game(desk.table).fair
    assert not build_list_entry("in", build_summary(desk.table), 0, 0, ()).imported


@pytest.mark.parametrize(
    "name", ["<b>Ann</b>", "\u202eAnn", "x" * 25, "Ann\u200b", "...", "A" + "\u0301" * 9, "(bot)" * 9, "Ann\x07"]
)
def test_invalid_names_in_records_are_refused(name: str) -> None:
    text = make_record().replace("seat: Ann", f"seat: {name}")
    with raises_refusal("record-name"):
        import_table(text)


def test_bot_suffix_is_kept_and_names_are_normalized() -> None:
    text = make_record().replace("seat: Ann", "seat: random (bot)").replace("seat: Ben", "seat: Ben   Bo")
    assert [seat.name for seat in import_table(text).seats] == ["random (bot)", "Ben Bo"]
    text = make_record().replace("seat: Ann", "seat: random:seed=<b>").replace("seat: Ben", "seat: random")
    assert [seat.name for seat in import_table(text).seats] == ["random (bot)", "random (bot)"]
