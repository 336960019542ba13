"""Invitations: the host reserves a seat for a person, who plays only after agreeing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from table_harness import ME, OPEN, TableHarness, raises_refusal, visitor

from bastide.tables import messages as wire
from bastide.tables.commands import access_requests as door
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.commands import permission_checks
from bastide.tables.log import PersonInvited
from bastide.tables.log.entry_quotas import MAX_ENTRIES_PER_PERSON
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.log_replay import replay_log
from bastide.tables.visitor_and_command_context import Visitor

START = wire.Start(table="desk")
AGREE = wire.Agree(table="desk")
STAND = wire.Stand(table="desk")


def make_open_table(seats: int = 3) -> TableHarness:
    return TableHarness(seats=(ME, *[OPEN] * (seats - 1)), start=False)


def invite(desk: TableHarness, guest: str | Visitor, by: str = "Ann") -> None:
    whom = visitor(guest) if isinstance(guest, str) else guest
    desk.write(commands.decide_invitation(desk.table, whom, desk.make_context(by)))


def free_seat(desk: TableHarness, seat: int) -> None:
    desk.execute("Ann", wire.SetSeat(table="desk", seat=seat))


def test_invited_person_sees_table_and_agrees() -> None:
    desk = make_open_table(2)
    invite(desk, "Ben")
    permission_checks.check_may_see(desk.table, visitor("Ben"), None)
    assert [seat.agreed for seat in desk.build_message("Ben").seats] == [True, False]
    with raises_refusal("not-agreed"):
        desk.execute("Ann", START)
    desk.execute("Ben", AGREE)
    desk.execute("Ann", START)
    assert desk.table.status == "playing"


def test_declined_invitation_is_not_repeated() -> None:
    desk = make_open_table()
    invite(desk, "Ben")
    desk.execute("Ben", STAND)
    assert desk.seat("Ben") < 0
    with raises_refusal("guest-declined"):
        invite(desk, "Ben")
    # Also under other ids of the same account.
    with raises_refusal("guest-declined"):
        invite(desk, Visitor("account", "Benedict", frozenset(["account", "ben"])))
    # A person who declined may still sit down, and change seats.
    desk.execute("Ben", wire.Sit(table="desk", seat=2, invite="the-invite"))
    desk.execute("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
    free_seat(desk, 1)
    invite(desk, "Ben")
    assert desk.seat("Ben") >= 0


def test_only_host_invites_and_only_before_start() -> None:
    desk = make_open_table()
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    for other in ("Ben", "Eve"):
        with raises_refusal("not-host"):
            invite(desk, "Cleo", by=other)
    invite(desk, "Cleo")
    for seated in ("Ann", "Ben", "Cleo"):
        with raises_refusal("guest-seated"):
            invite(desk, seated)
    with raises_refusal("table-full"):
        invite(desk, "Dan")
    desk.execute("Cleo", AGREE)
    desk.execute("Ann", START)
    with raises_refusal("already-started"):
        invite(desk, "Dan")


def test_blocked_people_cannot_be_invited() -> None:
    desk = make_open_table()
    desk.execute("Cleo", wire.Sit(table="desk", invite="the-invite"))
    ben = visitor("Ben")
    for other in ("ann", "cleo"):
        for field in ("blocked_ids", "blocked_by_ids"):
            with raises_refusal("no-companion"):
                invite(desk, replace(ben, **{field: frozenset([other])}))
    invite(desk, replace(ben, blocked_ids=frozenset(["eve"]), blocked_by_ids=frozenset(["eve"])))


def test_guest_with_confusable_name_is_refused() -> None:
    desk = make_open_table()
    with raises_refusal("guest-alike"):
        invite(desk, Visitor("other", "A n n", frozenset(["other"])))


def test_expired_invitation_is_explained() -> None:
    desk = make_open_table()
    invite(desk, "Ben")
    free_seat(desk, 1)
    told = "invitation-over"
    with raises_refusal(told):
        permission_checks.check_may_see(desk.table, visitor("Ben"), None)
    with raises_refusal(told):
        desk.execute("Ben", AGREE)
    with raises_refusal("no-table"):
        permission_checks.check_may_see(desk.table, visitor("Eve"), None)
    assert door.describe_to_stranger(desk.table, visitor("Ben")).knock == "none", "they may request access like others"
    # The invite link still gives access.
    permission_checks.check_may_see(desk.table, visitor("Ben"), "the-invite")
    desk.execute("Cleo", wire.Sit(table="desk", invite="the-invite"))
    desk.execute("Ann", START)
    for status in ("playing", "finished"):
        with pytest.raises(RequestRefused) as caught:
            desk.execute("Ben", AGREE)
        assert (caught.value.code, caught.value.details) == (told, {"status": status})
        if status == "playing":
            desk.execute("Ann", wire.Resign(table="desk"))


def test_invitations_have_a_quota() -> None:
    desk = make_open_table()
    for number in range(MAX_ENTRIES_PER_PERSON[PersonInvited.kind]):
        invite(
            desk,
            Visitor(f"p{number}", f"Guest {chr(97 + number // 26)}{chr(97 + number % 26)}", frozenset([f"p{number}"])),
        )
        free_seat(desk, 1)
    with raises_refusal("often-enough"):
        invite(desk, "Ben")


def test_replayed_table_is_equal() -> None:
    desk = make_open_table()
    for name in ("Ben", "Cleo"):
        invite(desk, name)
    desk.execute("Ben", STAND)
    again = replay_log("desk", desk.log)
    assert (again.invited_people, again.people_who_stood_up) == (
        desk.table.invited_people,
        desk.table.people_who_stood_up,
    )
    assert (set(again.invited_people), set(again.people_who_stood_up)) == ({"ben", "cleo"}, {"ben"})
