"""Who may see whose profile.

An account has a profile. Its owner always sees it. Other people with an account see it, unless the owner does not want
to be listed or is banned, or one of them has blocked the other.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from bastide.server.store.database import Connection
from bastide.server.store.people.moderation_queries import merged_ids
from bastide.server.store.tables.leaderboard_queries import IS_HIDDEN
from bastide.server.store.tables.log_append import placeholder_batches
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor

#: Accounts of people by any of their ids, without deleted ones.
SELECT_ACCOUNTS: Final = (
    "select given.id, people.id, people.name, {hidden} or exists (select 1 from bans where kind = 'person'"
    " and who in (select id from people same where same.id = people.id or same.merged_into = people.id)"
    " and until > ?) from people given"
    " join people on people.id = coalesce(given.merged_into, given.id)"
    " where given.id in ({marks}) and people.login is not null and people.deleted is null"
)


class AccountRow(NamedTuple):
    """An account, by its own id or that of a merged guest."""

    given: str
    id: str
    name: str
    is_unlisted: bool


class ProfileOwner(NamedTuple):
    """The person of a profile."""

    id: str
    name: str
    #: All ids of the person.
    ids: list[str]
    is_own: bool
    is_listed: bool


def find_profile_owner(connection: Connection, id: str, viewer: Visitor, now: int) -> ProfileOwner:
    """Return the owner of a profile. Raises ``RequestRefused`` if the viewer may not see it, or there is none."""
    found = list_accounts(connection, [id], now).get(id)
    if (
        found is None
        or found.id != id
        or not (id == viewer.id or id in visible_profiles(connection, [id], viewer, now))
    ):
        raise RequestRefused("no-profile", "there is no such profile, or you may not see it")
    return ProfileOwner(id, found.name, merged_ids(connection, id), id == viewer.id, not found.is_unlisted)


def visible_profiles(connection: Connection, people: Collection[str], viewer: Visitor, now: int) -> dict[str, str]:
    """Return the ids of the profiles that a viewer may see, by person id; a merged guest has that of the account."""
    if not is_account(connection, viewer.id):
        return {}
    accounts = list_accounts(connection, people, now).values()
    blocked = set(viewer.blocked_ids | viewer.blocked_by_ids)
    for marks, ids in placeholder_batches(sorted(blocked)):
        sql = f"select merged_into from people where merged_into is not null and id in ({marks})"
        blocked |= {account for (account,) in connection.fetch(tuple[str], sql, ids)}
    return {
        each.given: each.id
        for each in accounts
        if each.id == viewer.id or not (each.is_unlisted or each.id in blocked or each.given in blocked)
    }


def list_accounts(connection: Connection, people: Collection[str], now: int) -> dict[str, AccountRow]:
    """Return the accounts of people by person id, without guests, bot accounts and deleted people."""
    found: dict[str, AccountRow] = {}
    for marks, ids in placeholder_batches(sorted({each for each in people if each})):
        rows = connection.fetch(AccountRow, SELECT_ACCOUNTS.format(marks=marks, hidden=IS_HIDDEN), [now, *ids])
        found |= {row.given: row for row in rows}
    return found


def is_account(connection: Connection, person: str) -> bool:
    """Return whether a person has an account."""
    sql = "select 1 from people where id = ? and login is not null and deleted is null"
    return bool(connection.fetch(tuple[int], sql, [person]))
