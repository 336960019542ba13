"""Who a cookie belongs to. The cookie holds an opaque random word; the database holds only its hash."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from bastide.server.store.database import Connection
from bastide.server.store.people.rights import ids_of
from bastide.tables.errors import Refused
from bastide.tables.visitor import Visitor, lasting

DAY: Final = 86_400_000
#: A session that nobody has used for so long has ended: as long as browsers keep a cookie at all.
LIFETIME: Final = 400 * DAY
#: How long a process takes a session for valid without asking again, in seconds. Mostly it hears of its end at once;
#: so long it may take where it does not.
TRUST: Final = 1.0
REMEMBERED: Final = 20_000


class Person(msgspec.Struct, frozen=True):
    """Somebody, as the server knows them."""

    id: str
    name: str
    #: The name of the account; None for a guest, whom only a device knows.
    account: str | None
    #: Everyone who has turned out to be this person: guests who signed in to the account later, and oneself.
    ids: frozenset[str]
    #: Whom they have blocked, and who has blocked them.
    hidden: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()
    #: Until when they cannot chat, and cannot come in, and why not; 0: they can.
    muted: int = 0
    banned: int = 0
    reason: str = ""
    #: Which state of the person this is (``rights.changed``).
    version: int = 0

    def check_welcome(self, now: int) -> None:
        """Refused if they are banned."""
        if self.banned > now:
            raise banned(self.banned, self.reason)

    def visitor(self) -> Visitor:
        return Visitor(self.id, self.name, self.ids, self.hidden, self.shunned, self.muted)


def banned(until: int, reason: str) -> Refused:
    return Refused("banned", "you have been shut out", until=until, lasting=lasting(until), reason=reason)


class RightRow(NamedTuple):
    kind: str
    who: str
    until: int
    reason: str


def read_person(connection: Connection, id: str, now: int) -> Person:
    """Somebody, with all that they may and may not. There must be such a person."""
    sql = "select name, login, changed from people where id = ?"
    name, login, version = connection.fetch(tuple[str, str | None, int], sql, [id])[0]
    ids = frozenset(ids_of(connection, id))
    marks = ", ".join("?" * len(ids))
    sql = (
        f"select 'hidden', blocked, at, '' from blocks where person in ({marks})"
        f" union all select 'shunned', person, at, '' from blocks where blocked in ({marks})"
        f" union all select 'muted', person, until, '' from mutes where person in ({marks}) and until > ?"
        f" union all select 'banned', who, until, reason from bans"
        f" where kind = 'person' and who in ({marks}) and until > ?"
    )
    own = sorted(ids)
    rights = connection.fetch(RightRow, sql, [*own, *own, *own, now, *own, now])
    of = {kind: [each for each in rights if each.kind == kind] for kind in ("hidden", "shunned", "muted", "banned")}
    longest = max(of["banned"], key=lambda each: each.until, default=None)
    return Person(
        id=id,
        name=name,
        account=login,
        ids=ids,
        hidden=frozenset(each.who for each in of["hidden"]),
        shunned=frozenset(each.who for each in of["shunned"]),
        muted=max((each.until for each in of["muted"]), default=0),
        banned=longest.until if longest is not None else 0,
        reason=longest.reason if longest is not None else "",
        version=version,
    )


def read_session(connection: Connection, hash: str, now: int) -> tuple[Person, int] | None:
    """The person whose session this is, and when it was last used; None if it has ended."""
    sql = "select person, seen from sessions where hash = ? and seen > ?"
    rows = connection.fetch(tuple[str, int], sql, [hash, now - LIFETIME])
    return next(((read_person(connection, person, now), seen) for person, seen in rows), None)


class Remembered:
    """The people behind the sessions that were used lately, so that not every message asks the database."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    def get(self, hash: str) -> Person | None:
        until, person = self.known.get(hash, (0.0, None))
        return person if until > monotonic() else None

    def put(self, hash: str, person: Person) -> None:
        self.known[hash] = (monotonic() + TRUST, person)
        self.known.move_to_end(hash)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def forget(self, person: str) -> None:
        """Whatever is known of this person may have changed; of nobody in particular: of everybody."""
        for key, (_, each) in list(self.known.items()):
            if not person or person in each.ids:
                del self.known[key]
