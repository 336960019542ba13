"""Access requests at private tables, and chat of spectators."""

from __future__ import annotations

import pytest
from table_desk import ME, OPEN, Desk, refused, visitor

from bastide.tables import messages as wire
from bastide.tables.commands import access_requests as door
from bastide.tables.commands import checks
from bastide.tables.commands.access_requests import EVER, WAITING
from bastide.tables.commands.chat import ALL_LINES, LINES
from bastide.tables.visitor import NOBODY

KNOCK = wire.Knock(table="desk")


def let_in(knock: int, yes: bool) -> wire.LetIn:
    return wire.LetIn(table="desk", knock=knock, yes=yes)


def access_status(desk: Desk, name: str) -> wire.Door:
    return door.seen_from_outside(desk.table, visitor(name))


# -- access requests ---------------------------------------------------------------------------


def test_access_request_is_accepted() -> None:
    desk = Desk(seats=(ME, OPEN), start=False)
    assert access_status(desk, "Eve") == wire.Door("magpie", "Ann", "none")
    desk.do("Eve", KNOCK)
    assert access_status(desk, "Eve").knock == "waiting"
    assert access_status(desk, "Ben").knock == "none"
    (waiting,) = desk.shown("Ann").knocks
    assert waiting.name == "Eve"
    assert desk.shown("Ben").knocks == [], "only the host sees the request"
    with refused("no-table"):
        checks.check_may_see(desk.table, visitor("Eve"), None)
    for stranger in ("Ben", "Eve"):
        with refused("not-host"):
            desk.do(stranger, let_in(waiting.number, True))
    desk.do("Ann", let_in(waiting.number, True))
    assert access_status(desk, "Eve").knock == "welcome"
    assert desk.shown("Ann").knocks == []
    desk.do("Eve", wire.Sit(table="desk"))
    assert desk.seat("Eve") == 1
    with refused("nobody-knocks"):
        desk.do("Ann", let_in(waiting.number, False))


def test_declined_request_cannot_be_repeated() -> None:
    desk = Desk(seats=(ME, OPEN), start=False)
    desk.do("Eve", KNOCK)
    with refused("knocked-already"):
        desk.do("Eve", KNOCK)
    desk.do("Ann", let_in(desk.table.seq, False))
    assert access_status(desk, "Eve").knock == "declined"
    with refused("not-let-in"):
        desk.do("Eve", KNOCK)
    with refused("no-table"):
        desk.do("Eve", wire.Sit(table="desk"))
    desk.do("Eve", wire.Sit(table="desk", invite="the-invite"))


def test_number_of_access_requests_is_limited() -> None:
    desk = Desk(seats=(ME, OPEN), start=False)
    for number in range(EVER):
        if number >= WAITING:
            with refused("door-busy"):
                desk.do("Late", KNOCK)
            desk.do("Ann", let_in(next(iter(door.waiting(desk.table))), False))
        desk.do(f"Eve{number}", KNOCK)
    for knock in list(door.waiting(desk.table)):
        desk.do("Ann", let_in(knock, False))
    with refused("door-busy"):
        desk.do("Late", KNOCK)


def test_access_request_is_refused_where_not_needed() -> None:
    public = Desk(seats=(ME, OPEN), start=False, public=True)
    with refused("door-open"):
        public.do("Eve", KNOCK)
    private = Desk(seats=(ME, OPEN), start=False)
    with refused("door-open"):
        private.do("Ann", KNOCK)
    with refused("no-table"):
        door.knock(private.table, private.asking("Ann").__class__(NOBODY, private.bits, private.now))
    private.do("Ann", wire.Abandon(table="desk"))
    with refused("no-table"):
        access_status(private, "Eve")
    with refused("no-table"):
        private.do("Eve", KNOCK)


def test_request_accepted_during_game_allows_watching() -> None:
    desk = Desk(seats=(ME, OPEN))
    desk.do("Eve", KNOCK)
    desk.do("Ann", let_in(desk.table.seq, True))
    checks.check_may_see(desk.table, visitor("Eve"), None)
    assert desk.shown("Eve").you == -1
    assert desk.shown("Eve").invite is None


# -- spectators ----------------------------------------------------------------------------------


def chat(text: str = "well played", invite: str | None = None) -> wire.Chat:
    return wire.Chat(table="desk", text=text, invite=invite)


@pytest.mark.parametrize("public", [True, False])
def test_spectators_may_chat_where_allowed(public: bool) -> None:
    invite = None if public else "the-invite"
    silent = Desk(seats=(ME, OPEN), public=public)
    with refused("not-seated"):
        silent.do("Eve", chat(invite=invite))
    desk = Desk(seats=(ME, OPEN), public=public, talk=True)
    desk.do("Eve", chat("hello\u202e", invite))
    (said,) = desk.shown("Ann", desk.table.seq - 1).happened
    assert (said.seat, said.data) == (-1, {"text": "hello", "name": "Eve"})
    desk.do("Ann", chat())
    (said,) = desk.shown("Eve", desk.table.seq - 1).happened
    assert (said.seat, said.data) == (0, {"text": "well played", "name": ""})
    if not public:
        with refused("no-table"):
            desk.do("Eve", chat())


def test_spectator_chat_is_limited() -> None:
    desk = Desk(seats=(ME, OPEN), public=True, talk=True)
    for number in range(ALL_LINES):
        who = f"Eve{number // LINES}"
        desk.do(who, chat())
        if number % LINES == LINES - 1:
            with refused("said-enough"):
                desk.do(who, chat())
    with refused("said-enough"):
        desk.do("Somebody", chat())
    desk.do("Ben", chat())
