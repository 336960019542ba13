"""Access requests at private tables, and chat of spectators."""

from __future__ import annotations

import pytest
from table_harness import ME, OPEN, TableHarness, raises_refusal, visitor

from bastide.tables import messages as wire
from bastide.tables.commands import access_requests as door
from bastide.tables.commands import permission_checks
from bastide.tables.commands.access_requests import MAX_PENDING_REQUESTS, MAX_REQUESTS_PER_TABLE
from bastide.tables.commands.chat import MAX_LINES_PER_SPECTATOR, MAX_SPECTATOR_LINES
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR

KNOCK = wire.RequestAccess(table="desk")


def let_in(knock: int, yes: bool) -> wire.AnswerAccessRequest:
    return wire.AnswerAccessRequest(table="desk", knock=knock, yes=yes)


def access_status(desk: TableHarness, name: str) -> wire.AccessRequestStatus:
    return door.describe_to_stranger(desk.table, visitor(name))


# -- access requests ---------------------------------------------------------------------------


def test_access_request_is_accepted() -> None:
    desk = TableHarness(seats=(ME, OPEN), start=False)
    assert access_status(desk, "Eve") == wire.AccessRequestStatus("magpie", "Ann", "none")
    desk.execute("Eve", KNOCK)
    assert access_status(desk, "Eve").knock == "waiting"
    assert access_status(desk, "Ben").knock == "none"
    (waiting,) = desk.build_message("Ann").knocks
    assert waiting.name == "Eve"
    assert desk.build_message("Ben").knocks == [], "only the host sees the request"
    with raises_refusal("no-table"):
        permission_checks.check_may_see(desk.table, visitor("Eve"), None)
    for stranger in ("Ben", "Eve"):
        with raises_refusal("not-host"):
            desk.execute(stranger, let_in(waiting.number, True))
    desk.execute("Ann", let_in(waiting.number, True))
    assert access_status(desk, "Eve").knock == "welcome"
    assert desk.build_message("Ann").knocks == []
    desk.execute("Eve", wire.Sit(table="desk"))
    assert desk.seat("Eve") == 1
    with raises_refusal("nobody-knocks"):
        desk.execute("Ann", let_in(waiting.number, False))


def test_declined_request_cannot_be_repeated() -> None:
    desk = TableHarness(seats=(ME, OPEN), start=False)
    desk.execute("Eve", KNOCK)
    with raises_refusal("knocked-already"):
        desk.execute("Eve", KNOCK)
    desk.execute("Ann", let_in(desk.table.seq, False))
    assert access_status(desk, "Eve").knock == "declined"
    with raises_refusal("not-let-in"):
        desk.execute("Eve", KNOCK)
    with raises_refusal("no-table"):
        desk.execute("Eve", wire.Sit(table="desk"))
    desk.execute("Eve", wire.Sit(table="desk", invite="the-invite"))


def test_number_of_access_requests_is_limited() -> None:
    desk = TableHarness(seats=(ME, OPEN), start=False)
    for number in range(MAX_REQUESTS_PER_TABLE):
        if number >= MAX_PENDING_REQUESTS:
            with raises_refusal("door-busy"):
                desk.execute("Late", KNOCK)
            desk.execute("Ann", let_in(next(iter(door.list_pending_requests(desk.table))), False))
        desk.execute(f"Eve{number}", KNOCK)
    for knock in list(door.list_pending_requests(desk.table)):
        desk.execute("Ann", let_in(knock, False))
    with raises_refusal("door-busy"):
        desk.execute("Late", KNOCK)


def test_access_request_is_refused_where_not_needed() -> None:
    public = TableHarness(seats=(ME, OPEN), start=False, public=True)
    with raises_refusal("door-open"):
        public.execute("Eve", KNOCK)
    private = TableHarness(seats=(ME, OPEN), start=False)
    with raises_refusal("door-open"):
        private.execute("Ann", KNOCK)
    with raises_refusal("no-table"):
        door.request_access(
            private.table, private.make_context("Ann").__class__(ANONYMOUS_VISITOR, private.bits, private.now)
        )
    private.execute("Ann", wire.Abandon(table="desk"))
    with raises_refusal("no-table"):
        access_status(private, "Eve")
    with raises_refusal("no-table"):
        private.execute("Eve", KNOCK)


def test_request_accepted_during_game_allows_watching() -> None:
    desk = TableHarness(seats=(ME, OPEN))
    desk.execute("Eve", KNOCK)
    desk.execute("Ann", let_in(desk.table.seq, True))
    permission_checks.check_may_see(desk.table, visitor("Eve"), None)
    assert desk.build_message("Eve").you == -1
    assert desk.build_message("Eve").invite is None


# -- spectators ----------------------------------------------------------------------------------


def chat(text: str = "well played", invite: str | None = None) -> wire.Chat:
    return wire.Chat(table="desk", text=text, invite=invite)


@pytest.mark.parametrize("public", [True, False])
def test_spectators_may_chat_where_allowed(public: bool) -> None:
    invite = None if public else "the-invite"
    silent = TableHarness(seats=(ME, OPEN), public=public)
    with raises_refusal("not-seated"):
        silent.execute("Eve", chat(invite=invite))
    desk = TableHarness(seats=(ME, OPEN), public=public, talk=True)
    desk.execute("Eve", chat("hello\u202e", invite))
    (said,) = desk.build_message("Ann", desk.table.seq - 1).happened
    assert (said.seat, said.data) == (-1, {"text": "hello", "name": "Eve"})
    desk.execute("Ann", chat())
    (said,) = desk.build_message("Eve", desk.table.seq - 1).happened
    assert (said.seat, said.data) == (0, {"text": "well played", "name": ""})
    if not public:
        with raises_refusal("no-table"):
            desk.execute("Eve", chat())


def test_spectator_chat_is_limited() -> None:
    desk = TableHarness(seats=(ME, OPEN), public=True, talk=True)
    for number in range(MAX_SPECTATOR_LINES):
        who = f"Eve{number // MAX_LINES_PER_SPECTATOR}"
        desk.execute(who, chat())
        if number % MAX_LINES_PER_SPECTATOR == MAX_LINES_PER_SPECTATOR - 1:
            with raises_refusal("said-enough"):
                desk.execute(who, chat())
    with raises_refusal("said-enough"):
        desk.execute("Somebody", chat())
    desk.execute("Ben", chat())
