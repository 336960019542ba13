"""Imported records: marked as imported, without fairness proof, with validated names."""

from __future__ import annotations

import pytest
from table_desk import Desk, refused

from bastide.hosting.api.user_names import clean_name
from bastide.hosting.lobby.table_summary import line, summary
from bastide.tables import records
from bastide.tables.commands import decide as commands
from bastide.tables.model.replay import table_after
from bastide.tables.model.table import Table
from bastide.tables.views import table_message
from bastide.tables.visitor import DESERTED


def make_record() -> str:
    desk = Desk("magpie")
    desk.play_on()
    return records.written(desk.table)


def import_table(text: str) -> Table:
    table = Table("in")
    return table_after(table, commands.entries(table, records.imported(text, "invite", "eve", clean_name), 7))


def test_imported_game_is_marked_in_every_message() -> None:
    table = import_table(make_record())
    message = table_message.Telling(table, DESERTED, 9).to(-1, [])
    assert message.table.imported
    assert message.fairness is None, "imported games have no seed commitment"
    checked = records.checked(table)
    assert (checked.imported, checked.fair, checked.findings) == (True, False, [])
    listed = summary(table)
    assert line("in", listed, 0, 0, ()).imported
    assert listed.placings == (), "imported games are not rated"


def test_own_game_is_not_marked_as_imported() -> None:
    desk = Desk("magpie")
    desk.play_on()
    assert not desk.shown("Ann").table.imported
    assert desk.shown("Ann").fairness is not None
    assert records.checked(desk.table).fair
    assert not line("in", summary(desk.table), 0, 0, ()).imported


@pytest.mark.parametrize(
    "name", ["<b>Ann</b>", "\u202eAnn", "x" * 25, "Ann\u200b", "...", "A" + "\u0301" * 9, "(bot)" * 9, "Ann\x07"]
)
def test_invalid_names_in_records_are_refused(name: str) -> None:
    text = make_record().replace("seat: Ann", f"seat: {name}")
    with refused("record-name"):
        import_table(text)


def test_bot_suffix_is_kept_and_names_are_normalized() -> None:
    text = make_record().replace("seat: Ann", "seat: random (bot)").replace("seat: Ben", "seat: Ben   Bo")
    assert [seat.name for seat in import_table(text).seats] == ["random (bot)", "Ben Bo"]
    text = make_record().replace("seat: Ann", "seat: random:seed=<b>").replace("seat: Ben", "seat: random")
    assert [seat.name for seat in import_table(text).seats] == ["random (bot)", "random (bot)"]
