"""Nobody plays without having agreed: sitting down is an agreement, a reserved seat is not."""

from __future__ import annotations

import msgspec
import pytest
from table_desk import ME, OPEN, Desk, bot, refused

from bastide.hosting.lobby.table_summary import summary
from bastide.tables import messages as wire
from bastide.tables.commands import seating
from bastide.tables.model.table import Table


def list_agreed(desk: Desk) -> list[bool]:
    return [seat.agreed for seat in desk.shown("Nobody").seats]


def make_rematch(people: int = 3, bots: int = 0) -> Desk:
    """Return the table of a rematch that Ann has asked for."""
    before = Desk(seats=(ME,) + (OPEN,) * (people - 1) + (bot("random"),) * bots)
    before.play_on()
    desk = Desk(start=False)
    desk.table, desk.log = Table("desk"), []
    desk.write(seating.again(before.table, "the-invite", None, desk.asking("Ann")))
    return desk


def test_sitting_down_counts_as_agreement() -> None:
    desk = Desk(seats=(ME, OPEN, bot("random")), start=False)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    assert list_agreed(desk) == [True, True, True]
    desk.do("Ann", wire.Start(table="desk"))


@pytest.mark.parametrize("other", ["random", None])
def test_change_by_host_withdraws_agreement(other: str | None) -> None:
    desk = Desk("dominion", seats=(ME, OPEN, OPEN, bot("easy")), start=False)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=3, bot=other))
    assert list_agreed(desk) == [True, False, True, True]
    with refused("not-agreed"):
        desk.do("Ann", wire.Start(table="desk"))
    desk.do("Ben", wire.Agree(table="desk"))
    desk.do("Ann", wire.Start(table="desk"))
    assert desk.table.status == "playing"


def test_change_cancels_called_start() -> None:
    desk = Desk("dominion", seats=(ME, OPEN, bot("easy")), start=False, part="ab" * 32)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.do("Ann", wire.Start(table="desk"))
    assert desk.kinds(1) == ["called"]
    desk.do("Ann", wire.SetSeat(table="desk", seat=2, bot="random"))
    assert not desk.table.called
    assert list_agreed(desk) == [True, False, True]


def test_commands_without_effect_append_nothing() -> None:
    desk = Desk(seats=(ME, OPEN, bot("random")), start=False)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=2, bot="random"))
    assert list_agreed(desk) == [True, True, True]
    assert desk.kinds(1) == ["sat"]
    desk.do("Ben", wire.Stand(table="desk"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=1))
    assert desk.kinds(1) == ["stood"]


def test_rematch_reserves_seats() -> None:
    desk = make_rematch()
    assert [seat.name for seat in desk.table.seats] == ["Ben", "Cleo", "Ann"]
    assert list_agreed(desk) == [False, False, True]
    for answers in (["Ben"], ["Cleo"]):
        with refused("not-agreed"):
            desk.do("Ann", wire.Start(table="desk"))
        desk.do(answers[0], wire.Agree(table="desk"))
    desk.do("Ann", wire.Start(table="desk"))
    assert [seat.name for seat in desk.table.seats] == ["Ben", "Cleo", "Ann"]


def test_declined_or_unanswered_seats_stay_free() -> None:
    desk = make_rematch()
    desk.do("Ben", wire.Stand(table="desk"))
    with refused("not-agreed"):
        desk.do("Ann", wire.Start(table="desk"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=1, bot="random"))
    desk.do("Ann", wire.Start(table="desk"))
    assert [seat.name or seat.bot for seat in desk.table.seats] == ["random", "Ann"]
    desk.do("Ann", wire.Resign(table="desk"))
    assert summary(desk.table).placings == (), "seats without agreement have no result"


def test_only_the_seated_person_can_agree() -> None:
    desk = make_rematch(people=2, bots=1)
    desk.do("Ann", wire.Agree(table="desk"))
    with refused("not-seated"):
        desk.do("Dan", wire.Agree(table="desk"))
    with refused("not-host"):
        desk.do("Ben", wire.Start(table="desk"))
    assert list_agreed(desk) == [False, True, True]


def test_agreement_is_refused_after_the_start() -> None:
    desk = Desk(seats=(ME, OPEN))
    with refused("already-started"):
        desk.do("Ben", wire.Agree(table="desk"))
    desk.play_on()
    with refused("table-finished"):
        desk.do("Ben", wire.Agree(table="desk", part="ab" * 32))


def test_create_table_cannot_name_other_people() -> None:
    """Seats of a new table belong to the creator or a bot, or are free."""
    for seat in ({"kind": "person", "name": "Ben"}, {"kind": "open", "person": "ben"}, {"kind": "me", "name": "Ben"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": "magpie", "seats": [{"kind": "me"}, seat]}, wire.CreateTable)
