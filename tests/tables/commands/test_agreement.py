"""Nobody plays who has not agreed: to sit down is to agree, to be put somewhere is not."""

from __future__ import annotations

import msgspec
import pytest
from table_desk import ME, OPEN, Desk, bot, refused

from bastide.hosting.lobby.table_summary import summary
from bastide.tables import messages as wire
from bastide.tables.commands import seating
from bastide.tables.model.table import Table


def agreed(desk: Desk) -> list[bool]:
    return [seat.agreed for seat in desk.shown("Nobody").seats]


def rematch(people: int = 3, bots: int = 0) -> Desk:
    """The table of a rematch for which Ann has asked."""
    before = Desk(seats=(ME,) + (OPEN,) * (people - 1) + (bot("random"),) * bots)
    before.play_on()
    desk = Desk(start=False)
    desk.table, desk.log = Table("desk"), []
    desk.write(seating.again(before.table, "the-invite", None, desk.asking("Ann")))
    return desk


def test_to_sit_down_is_to_agree() -> None:
    desk = Desk(seats=(ME, OPEN, bot("random")), start=False)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    assert agreed(desk) == [True, True, True]
    desk.do("Ann", wire.Start(table="desk"))


@pytest.mark.parametrize("other", ["random", None])
def test_what_the_host_changes_withdraws_the_agreement(other: str | None) -> None:
    desk = Desk("dominion", seats=(ME, OPEN, OPEN, bot("easy")), start=False)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=3, bot=other))
    assert agreed(desk) == [True, False, True, True]
    with refused("not-agreed"):
        desk.do("Ann", wire.Start(table="desk"))
    desk.do("Ben", wire.Agree(table="desk"))
    desk.do("Ann", wire.Start(table="desk"))
    assert desk.table.status == "playing"


def test_a_start_that_was_called_is_called_off_by_a_change() -> None:
    desk = Desk("dominion", seats=(ME, OPEN, bot("easy")), start=False, part="ab" * 32)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.do("Ann", wire.Start(table="desk"))
    assert desk.kinds(1) == ["called"]
    desk.do("Ann", wire.SetSeat(table="desk", seat=2, bot="random"))
    assert not desk.table.called
    assert agreed(desk) == [True, False, True]


def test_what_changes_nothing_is_not_written_down() -> None:
    desk = Desk(seats=(ME, OPEN, bot("random")), start=False)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=2, bot="random"))
    assert agreed(desk) == [True, True, True]
    assert desk.kinds(1) == ["sat"]
    desk.do("Ben", wire.Stand(table="desk"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=1))
    assert desk.kinds(1) == ["stood"]


def test_a_rematch_keeps_seats_for_those_who_are_asked() -> None:
    desk = rematch()
    assert [seat.name for seat in desk.table.seats] == ["Ben", "Cleo", "Ann"]
    assert agreed(desk) == [False, False, True]
    for answers in (["Ben"], ["Cleo"]):
        with refused("not-agreed"):
            desk.do("Ann", wire.Start(table="desk"))
        desk.do(answers[0], wire.Agree(table="desk"))
    desk.do("Ann", wire.Start(table="desk"))
    assert [seat.name for seat in desk.table.seats] == ["Ben", "Cleo", "Ann"]


def test_who_says_no_or_never_comes_is_not_seated() -> None:
    desk = rematch()
    desk.do("Ben", wire.Stand(table="desk"))
    with refused("not-agreed"):
        desk.do("Ann", wire.Start(table="desk"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=1, bot="random"))
    desk.do("Ann", wire.Start(table="desk"))
    assert [seat.name or seat.bot for seat in desk.table.seats] == ["random", "Ann"]
    desk.do("Ann", wire.Resign(table="desk"))
    assert summary(desk.table).placings == (), "nobody has lost or won against who never came"


def test_nobody_agrees_for_another() -> None:
    desk = rematch(people=2, bots=1)
    desk.do("Ann", wire.Agree(table="desk"))
    with refused("not-seated"):
        desk.do("Dan", wire.Agree(table="desk"))
    with refused("not-host"):
        desk.do("Ben", wire.Start(table="desk"))
    assert agreed(desk) == [False, True, True]


def test_an_agreement_is_for_a_table_that_has_not_begun() -> None:
    desk = Desk(seats=(ME, OPEN))
    with refused("already-started"):
        desk.do("Ben", wire.Agree(table="desk"))
    desk.play_on()
    with refused("table-finished"):
        desk.do("Ben", wire.Agree(table="desk", part="ab" * 32))


def test_nobody_can_be_named_when_a_table_is_made() -> None:
    """Seats of a new table are the maker's, a bot's or free: there is no word for another person."""
    for seat in ({"kind": "person", "name": "Ben"}, {"kind": "open", "person": "ben"}, {"kind": "me", "name": "Ben"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": "magpie", "seats": [{"kind": "me"}, seat]}, wire.CreateTable)
