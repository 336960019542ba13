"""Invitations: the host keeps a seat for somebody, who is asked; nobody plays who has not said yes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from table_desk import ME, OPEN, Desk, refused, visitor

from bastide.tables import messages as wire
from bastide.tables.commands import access_requests as door
from bastide.tables.commands import checks
from bastide.tables.commands import decide as commands
from bastide.tables.errors import Refused
from bastide.tables.log import Invited
from bastide.tables.log.quotas import MAX_ENTRIES_PER_PERSON
from bastide.tables.model.replay import read
from bastide.tables.visitor import Visitor

START = wire.Start(table="desk")
AGREE = wire.Agree(table="desk")
STAND = wire.Stand(table="desk")


def desk_with(seats: int = 3) -> Desk:
    return Desk(seats=(ME, *[OPEN] * (seats - 1)), start=False)


def invite(desk: Desk, guest: str | Visitor, by: str = "Ann") -> None:
    whom = visitor(guest) if isinstance(guest, str) else guest
    desk.write(commands.invite(desk.table, whom, desk.asking(by)))


def free(desk: Desk, seat: int) -> None:
    desk.do("Ann", wire.SetSeat(table="desk", seat=seat))


def test_who_is_invited_sees_the_table_and_says_yes() -> None:
    desk = desk_with(2)
    invite(desk, "Ben")
    checks.check_may_see(desk.table, visitor("Ben"), None)
    assert [seat.agreed for seat in desk.shown("Ben").seats] == [True, False]
    with refused("not-agreed"):
        desk.do("Ann", START)
    desk.do("Ben", AGREE)
    desk.do("Ann", START)
    assert desk.table.status == "playing"


def test_who_says_no_is_not_asked_again() -> None:
    desk = desk_with()
    invite(desk, "Ben")
    desk.do("Ben", STAND)
    assert desk.seat("Ben") < 0
    with refused("guest-declined"):
        invite(desk, "Ben")
    # Under any of the names that they have: an account takes its guests along.
    with refused("guest-declined"):
        invite(desk, Visitor("account", "Benedict", frozenset(["account", "ben"])))
    # Who changes their mind and sits down is there like anybody else, also after another seat.
    desk.do("Ben", wire.Sit(table="desk", seat=2, invite="the-invite"))
    desk.do("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
    free(desk, 1)
    invite(desk, "Ben")
    assert desk.seat("Ben") >= 0


def test_only_the_host_invites_and_only_before_the_game() -> None:
    desk = desk_with()
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    for other in ("Ben", "Eve"):
        with refused("not-host"):
            invite(desk, "Cleo", by=other)
    invite(desk, "Cleo")
    for seated in ("Ann", "Ben", "Cleo"):
        with refused("guest-seated"):
            invite(desk, seated)
    with refused("table-full"):
        invite(desk, "Dan")
    desk.do("Cleo", AGREE)
    desk.do("Ann", START)
    with refused("already-started"):
        invite(desk, "Dan")


def test_nobody_is_invited_to_whom_they_have_blocked_or_who_has_blocked_them() -> None:
    desk = desk_with()
    desk.do("Cleo", wire.Sit(table="desk", invite="the-invite"))
    ben = visitor("Ben")
    for other in ("ann", "cleo"):
        for field in ("hidden", "shunned"):
            with refused("no-companion"):
                invite(desk, replace(ben, **{field: frozenset([other])}))
    invite(desk, replace(ben, hidden=frozenset(["eve"]), shunned=frozenset(["eve"])))


def test_nobody_is_invited_who_could_be_taken_for_somebody_there() -> None:
    desk = desk_with()
    with refused("guest-alike"):
        invite(desk, Visitor("other", "A n n", frozenset(["other"])))


def test_an_invitation_that_is_over_says_so() -> None:
    desk = desk_with()
    invite(desk, "Ben")
    free(desk, 1)
    told = "invitation-over"
    with refused(told):
        checks.check_may_see(desk.table, visitor("Ben"), None)
    with refused(told):
        desk.do("Ben", AGREE)
    with refused("no-table"):
        checks.check_may_see(desk.table, visitor("Eve"), None)
    assert door.seen_from_outside(desk.table, visitor("Ben")).knock == "none", "they may ask like anybody else"
    # A link is a link.
    checks.check_may_see(desk.table, visitor("Ben"), "the-invite")
    desk.do("Cleo", wire.Sit(table="desk", invite="the-invite"))
    desk.do("Ann", START)
    for status in ("playing", "finished"):
        with pytest.raises(Refused) as caught:
            desk.do("Ben", AGREE)
        assert (caught.value.code, caught.value.details) == (told, {"status": status})
        if status == "playing":
            desk.do("Ann", wire.Resign(table="desk"))


def test_so_many_invitations_and_no_more() -> None:
    desk = desk_with()
    for number in range(MAX_ENTRIES_PER_PERSON[Invited.kind]):
        invite(
            desk,
            Visitor(f"p{number}", f"Guest {chr(97 + number // 26)}{chr(97 + number % 26)}", frozenset([f"p{number}"])),
        )
        free(desk, 1)
    with refused("often-enough"):
        invite(desk, "Ben")


def test_the_table_is_the_same_for_who_reads_its_log() -> None:
    desk = desk_with()
    for name in ("Ben", "Cleo"):
        invite(desk, name)
    desk.do("Ben", STAND)
    again = read("desk", desk.log)
    assert (again.invited, again.got_up) == (desk.table.invited, desk.table.got_up)
    assert (set(again.invited), set(again.got_up)) == ({"ben", "cleo"}, {"ben"})
