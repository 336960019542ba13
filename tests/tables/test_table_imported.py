"""Games that were read in from records say so for ever, claim no proof of fairness, and have names like everybody's."""

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


def record() -> str:
    desk = Desk("magpie")
    desk.play_on()
    return records.written(desk.table)


def read_in(text: str) -> Table:
    table = Table("in")
    return table_after(table, commands.entries(table, records.imported(text, "invite", "eve", clean_name), 7))


def test_a_game_that_was_read_in_says_so_in_every_answer() -> None:
    table = read_in(record())
    message = table_message.Telling(table, DESERTED, 9).to(-1, [])
    assert message.table.imported
    assert message.fairness is None, "nothing was promised before its first card"
    checked = records.checked(table)
    assert (checked.imported, checked.fair, checked.findings) == (True, False, [])
    listed = summary(table)
    assert line("in", listed, 0, 0, ()).imported
    assert listed.placings == (), "it moves no rating"


def test_a_game_of_this_server_is_none() -> None:
    desk = Desk("magpie")
    desk.play_on()
    assert not desk.shown("Ann").table.imported
    assert desk.shown("Ann").fairness is not None
    assert records.checked(desk.table).fair
    assert not line("in", summary(desk.table), 0, 0, ()).imported


@pytest.mark.parametrize(
    "name", ["<b>Ann</b>", "\u202eAnn", "x" * 25, "Ann\u200b", "...", "A" + "\u0301" * 9, "(bot)" * 9, "Ann\x07"]
)
def test_names_in_records_are_names_like_all(name: str) -> None:
    text = record().replace("seat: Ann", f"seat: {name}")
    with refused("record-name"):
        read_in(text)


def test_bots_in_records_keep_their_remark_and_names_are_put_in_form() -> None:
    text = record().replace("seat: Ann", "seat: random (bot)").replace("seat: Ben", "seat: Ben   Bo")
    assert [seat.name for seat in read_in(text).seats] == ["random (bot)", "Ben Bo"]
    text = record().replace("seat: Ann", "seat: random:seed=<b>").replace("seat: Ben", "seat: random")
    assert [seat.name for seat in read_in(text).seats] == ["random (bot)", "random (bot)"]
