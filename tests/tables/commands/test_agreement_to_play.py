"""Nobody plays without having agreed: sitting down is an agreement, a reserved seat is not."""

from __future__ import annotations

import msgspec
import pytest
from table_harness import ME, OPEN, TableHarness, bot, raises_refusal

from bastide.hosting.lobby.table_summary import build_summary
from bastide.tables import messages as wire
from bastide.tables.commands import table_setup
from bastide.tables.state.table_state import Table


def list_agreed(desk: TableHarness) -> list[bool]:
    return [seat.agreed for seat in desk.build_message("Nobody").seats]


def make_rematch(people: int = 3, bots: int = 0) -> TableHarness:
    """Return the table of a rematch that Ann has asked for."""
    before = TableHarness(seats=(ME,) + (OPEN,) * (people - 1) + (bot("random"),) * bots)
    before.play_random_moves()
    desk = TableHarness(start=False)
    desk.table, desk.log = Table("desk"), []
    desk.write(table_setup.create_rematch(before.table, "the-invite", None, desk.make_context("Ann")))
    return desk


def test_sitting_down_counts_as_agreement() -> None:
    desk = TableHarness(seats=(ME, OPEN, bot("random")), start=False)
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    assert list_agreed(desk) == [True, True, True]
    desk.execute("Ann", wire.Start(table="desk"))


@pytest.mark.parametrize("other", ["random", None])
def test_change_by_host_withdraws_agreement(other: str | None) -> None:
    desk = TableHarness("dominion", seats=(ME, OPEN, OPEN, bot("easy")), start=False)
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.execute("Ann", wire.SetSeat(table="desk", seat=3, bot=other))
    assert list_agreed(desk) == [True, False, True, True]
    with raises_refusal("not-agreed"):
        desk.execute("Ann", wire.Start(table="desk"))
    desk.execute("Ben", wire.Agree(table="desk"))
    desk.execute("Ann", wire.Start(table="desk"))
    assert desk.table.status == "playing"


def test_change_cancels_called_start() -> None:
    desk = TableHarness("dominion", seats=(ME, OPEN, bot("easy")), start=False, part="ab" * 32)
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.execute("Ann", wire.Start(table="desk"))
    assert desk.list_entry_kinds(1) == ["called"]
    desk.execute("Ann", wire.SetSeat(table="desk", seat=2, bot="random"))
    assert not desk.table.is_start_called
    assert list_agreed(desk) == [True, False, True]


def test_commands_without_effect_append_nothing() -> None:
    desk = TableHarness(seats=(ME, OPEN, bot("random")), start=False)
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.execute("Ann", wire.SetSeat(table="desk", seat=2, bot="random"))
    assert list_agreed(desk) == [True, True, True]
    assert desk.list_entry_kinds(1) == ["sat"]
    desk.execute("Ben", wire.Stand(table="desk"))
    desk.execute("Ann", wire.SetSeat(table="desk", seat=1))
    assert desk.list_entry_kinds(1) == ["stood"]


def test_rematch_reserves_seats() -> None:
    desk = make_rematch()
    assert [seat.name for seat in desk.table.seats] == ["Ben", "Cleo", "Ann"]
    assert list_agreed(desk) == [False, False, True]
    for answers in (["Ben"], ["Cleo"]):
        with raises_refusal("not-agreed"):
            desk.execute("Ann", wire.Start(table="desk"))
        desk.execute(answers[0], wire.Agree(table="desk"))
    desk.execute("Ann", wire.Start(table="desk"))
    assert [seat.name for seat in desk.table.seats] == ["Ben", "Cleo", "Ann"]


def test_declined_or_unanswered_seats_stay_free() -> None:
    desk = make_rematch()
    desk.execute("Ben", wire.Stand(table="desk"))
    with raises_refusal("not-agreed"):
        desk.execute("Ann", wire.Start(table="desk"))
    desk.execute("Ann", wire.SetSeat(table="desk", seat=1, bot="random"))
    desk.execute("Ann", wire.Start(table="desk"))
    assert [seat.name or seat.bot for seat in desk.table.seats] == ["random", "Ann"]
    desk.execute("Ann", wire.Resign(table="desk"))
    placings = build_summary(desk.table).placings
    assert [each.name for each in placings] == ["", "Ann"], "people who did not agree have no result"


def test_only_the_seated_person_can_agree() -> None:
    desk = make_rematch(people=2, bots=1)
    desk.execute("Ann", wire.Agree(table="desk"))
    with raises_refusal("not-seated"):
        desk.execute("Dan", wire.Agree(table="desk"))
    with raises_refusal("not-host"):
        desk.execute("Ben", wire.Start(table="desk"))
    assert list_agreed(desk) == [False, True, True]


def test_agreement_is_refused_after_the_start() -> None:
    desk = TableHarness(seats=(ME, OPEN))
    with raises_refusal("already-started"):
        desk.execute("Ben", wire.Agree(table="desk"))
    desk.play_random_moves()
    with raises_refusal("table-finished"):
        desk.execute("Ben", wire.Agree(table="desk", part="ab" * 32))


def test_create_table_cannot_name_other_people() -> None:
    """Seats of a new table belong to the creator or a bot, or are free."""
    for seat in ({"kind": "person", "name": "Ben"}, {"kind": "open", "person": "ben"}, {"kind": "me", "name": "Ben"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": "magpie", "seats": [{"kind": "me"}, seat]}, wire.CreateTable)
