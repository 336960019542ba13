"""Sessions: the person behind a session cookie, or the bot account behind an access token.

The cookie holds a random token, the database only its hash.
"""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from bastide.server.store.database import Connection
from bastide.server.store.people.bot_account_queries import find_token, owner_of
from bastide.server.store.people.moderation_actions import is_moderator
from bastide.server.store.people.moderation_queries import merged_ids
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import BOT_ACCOUNT_PREFIX, is_bot_account
from bastide.tables.visitor_and_command_context import Visitor, permanence_selector

DAY_MS: Final = 86_400_000
#: An unused session ends after this time, the longest for which browsers keep a cookie.
SESSION_LIFETIME_MS: Final = 400 * DAY_MS
#: How long a process caches a session. Changes usually arrive sooner through the change feed.
SESSION_CACHE_TTL_SECONDS: Final = 1.0
MAX_CACHED_SESSIONS: Final = 20_000


class Person(msgspec.Struct, frozen=True):
    """A guest or an account owner, with restrictions."""

    id: str
    name: str
    #: Account name; None for a guest.
    account: str | None
    #: The person's own id and the ids of all guests merged into the account.
    ids: frozenset[str]
    #: Ids of people whom they have blocked, and who have blocked them.
    blocked_ids: frozenset[str] = frozenset()
    blocked_by_ids: frozenset[str] = frozenset()
    #: End of a mute and of a ban (0: none), and the reason of the ban.
    muted_until_ms: int = 0
    banned_until_ms: int = 0
    ban_reason: str = ""
    is_moderator: bool = False
    #: Counts changes of the person (``moderation_queries.mark_people_changed``).
    version: int = 0
    #: Owner of a bot account, and the scopes of its token; None: a person.
    owner: str = ""
    scopes: frozenset[str] | None = None

    def check_not_banned(self, now: int) -> None:
        """Raise ``RequestRefused`` if they are banned."""
        if self.banned_until_ms > now:
            raise banned_error(self.banned_until_ms, self.ban_reason)

    def visitor(self) -> Visitor:
        """Return the person as a visitor of tables."""
        return Visitor(
            self.id,
            self.name,
            self.ids,
            self.blocked_ids,
            self.blocked_by_ids,
            self.muted_until_ms,
            bot_scopes=self.scopes,
            budget=f"{BOT_ACCOUNT_PREFIX}{self.owner}" if self.owner else "",
        )


def banned_error(until: int, reason: str) -> RequestRefused:
    """Return the error for a banned person or address."""
    return RequestRefused(
        "banned", "you are banned from this server", until=until, lasting=permanence_selector(until), reason=reason
    )


class RestrictionRow(NamedTuple):
    """A block, mute or ban of a person."""

    kind: str
    who: str
    until: int
    reason: str


def read_person(connection: Connection, id: str, now: int) -> Person:
    """Load a person with all restrictions. The person must exist. Those of its owner hold for a bot account."""
    sql = "select name, login, changed from people where id = ?"
    name, login, version = connection.fetch(tuple[str, str | None, int], sql, [id])[0]
    ids = frozenset(merged_ids(connection, id))
    owner = owner_of(connection, id)
    own = sorted({*ids, *(merged_ids(connection, owner) if owner else ())})
    placeholders = ", ".join("?" * len(own))
    sql = (
        f"select 'hidden', blocked, at, '' from blocks where person in ({placeholders})"
        f" union all select 'shunned', person, at, '' from blocks where blocked in ({placeholders})"
        f" union all select 'muted', person, until, '' from mutes where person in ({placeholders}) and until > ?"
        f" union all select 'banned', who, until, reason from bans"
        f" where kind = 'person' and who in ({placeholders}) and until > ?"
    )
    rights = connection.fetch(RestrictionRow, sql, [*own, *own, *own, now, *own, now])
    of = {kind: [each for each in rights if each.kind == kind] for kind in ("hidden", "shunned", "muted", "banned")}
    longest = max(of["banned"], key=lambda each: each.until, default=None)
    return Person(
        id=id,
        name=name,
        account=login,
        ids=ids,
        blocked_ids=frozenset(each.who for each in of["hidden"]),
        blocked_by_ids=frozenset(each.who for each in of["shunned"]),
        muted_until_ms=max((each.until for each in of["muted"]), default=0),
        banned_until_ms=longest.until if longest is not None else 0,
        ban_reason=longest.reason if longest is not None else "",
        is_moderator=is_moderator(connection, id),
        version=version,
        owner=owner,
        scopes=frozenset() if is_bot_account(id) else None,
    )


def read_session(connection: Connection, hash: str, now: int) -> tuple[Person, int] | None:
    """Return the person of a session and the time of its last use; None if it has ended."""
    sql = "select person, seen from sessions where hash = ? and seen > ?"
    rows = connection.fetch(tuple[str, int], sql, [hash, now - SESSION_LIFETIME_MS])
    return next(((read_person(connection, person, now), seen) for person, seen in rows), None)


def read_bot_token(connection: Connection, hash: str, now: int) -> tuple[Person, int] | None:
    """Return the bot account of a token and the time of its last use (0: never); None if it is not valid."""
    found = find_token(connection, hash, now)
    if found is None:
        return None
    person = read_person(connection, found.bot, now)
    return msgspec.structs.replace(person, scopes=frozenset(found.scopes.split())), found.used or 0


class SessionCache:
    """Cache of recently used sessions, so that not every message reads the database."""

    def __init__(self) -> None:
        self.entries: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    def get(self, hash: str) -> Person | None:
        """Return the cached person of a session; None if it is missing or expired."""
        until, person = self.entries.get(hash, (0.0, None))
        return person if until > monotonic() else None

    def put(self, hash: str, person: Person) -> None:
        """Cache the person of a session; evicts the oldest entry if the cache is full."""
        self.entries[hash] = (monotonic() + SESSION_CACHE_TTL_SECONDS, person)
        self.entries.move_to_end(hash)
        if len(self.entries) > MAX_CACHED_SESSIONS:
            self.entries.popitem(last=False)

    def invalidate(self, person: str) -> None:
        """Drop all entries of a person, or all entries (empty id)."""
        for key, (_, each) in list(self.entries.items()):
            if not person or person in each.ids or person == each.owner:
                del self.entries[key]
