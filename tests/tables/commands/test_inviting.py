"""Invitations: the host reserves a seat for a person, who plays only after agreeing."""

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


def make_open_table(seats: int = 3) -> Desk:
    return Desk(seats=(ME, *[OPEN] * (seats - 1)), start=False)


def invite(desk: Desk, guest: str | Visitor, by: str = "Ann") -> None:
    whom = visitor(guest) if isinstance(guest, str) else guest
    desk.write(commands.invite(desk.table, whom, desk.asking(by)))


def free_seat(desk: Desk, seat: int) -> None:
    desk.do("Ann", wire.SetSeat(table="desk", seat=seat))


def test_invited_person_sees_table_and_agrees() -> None:
    desk = make_open_table(2)
    invite(desk, "Ben")
    checks.check_may_see(desk.table, visitor("Ben"), None)
    assert [seat.agreed for seat in desk.shown("Ben").seats] == [True, False]
    with refused("not-agreed"):
        desk.do("Ann", START)
    desk.do("Ben", AGREE)
    desk.do("Ann", START)
    assert desk.table.status == "playing"


def test_declined_invitation_is_not_repeated() -> None:
    desk = make_open_table()
    invite(desk, "Ben")
    desk.do("Ben", STAND)
    assert desk.seat("Ben") < 0
    with refused("guest-declined"):
        invite(desk, "Ben")
    # Also under other ids of the same account.
    with refused("guest-declined"):
        invite(desk, Visitor("account", "Benedict", frozenset(["account", "ben"])))
    # A person who declined may still sit down, and change seats.
    desk.do("Ben", wire.Sit(table="desk", seat=2, invite="the-invite"))
    desk.do("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
    free_seat(desk, 1)
    invite(desk, "Ben")
    assert desk.seat("Ben") >= 0


def test_only_host_invites_and_only_before_start() -> None:
    desk = make_open_table()
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


def test_blocked_people_cannot_be_invited() -> None:
    desk = make_open_table()
    desk.do("Cleo", wire.Sit(table="desk", invite="the-invite"))
    ben = visitor("Ben")
    for other in ("ann", "cleo"):
        for field in ("hidden", "shunned"):
            with refused("no-companion"):
                invite(desk, replace(ben, **{field: frozenset([other])}))
    invite(desk, replace(ben, hidden=frozenset(["eve"]), shunned=frozenset(["eve"])))


def test_guest_with_confusable_name_is_refused() -> None:
    desk = make_open_table()
    with refused("guest-alike"):
        invite(desk, Visitor("other", "A n n", frozenset(["other"])))


def test_expired_invitation_is_explained() -> None:
    desk = make_open_table()
    invite(desk, "Ben")
    free_seat(desk, 1)
    told = "invitation-over"
    with refused(told):
        checks.check_may_see(desk.table, visitor("Ben"), None)
    with refused(told):
        desk.do("Ben", AGREE)
    with refused("no-table"):
        checks.check_may_see(desk.table, visitor("Eve"), None)
    assert door.seen_from_outside(desk.table, visitor("Ben")).knock == "none", "they may request access like others"
    # The invite link still gives access.
    checks.check_may_see(desk.table, visitor("Ben"), "the-invite")
    desk.do("Cleo", wire.Sit(table="desk", invite="the-invite"))
    desk.do("Ann", START)
    for status in ("playing", "finished"):
        with pytest.raises(Refused) as caught:
            desk.do("Ben", AGREE)
        assert (caught.value.code, caught.value.details) == (told, {"status": status})
        if status == "playing":
            desk.do("Ann", wire.Resign(table="desk"))


def test_invitations_have_a_quota() -> None:
    desk = make_open_table()
    for number in range(MAX_ENTRIES_PER_PERSON[Invited.kind]):
        invite(
            desk,
            Visitor(f"p{number}", f"Guest {chr(97 + number // 26)}{chr(97 + number % 26)}", frozenset([f"p{number}"])),
        )
        free_seat(desk, 1)
    with refused("often-enough"):
        invite(desk, "Ben")


def test_replayed_table_is_equal() -> None:
    desk = make_open_table()
    for name in ("Ben", "Cleo"):
        invite(desk, name)
    desk.do("Ben", STAND)
    again = read("desk", desk.log)
    assert (again.invited, again.got_up) == (desk.table.invited, desk.table.got_up)
    assert (set(again.invited), set(again.got_up)) == ({"ben", "cleo"}, {"ben"})
