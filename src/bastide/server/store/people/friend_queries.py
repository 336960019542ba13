"""Queries for friendships, requests to become friends, and who is online.

A friendship is a row in each direction. A person names friends and requests by their ids, so that no person id is sent.
The sender of a request cannot tell whether it waits, was declined or comes from somebody who is blocked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from bastide.server.store.database import Connection
from bastide.server.store.people.random_tokens import new_id
from bastide.tables.request_errors import RequestRefused

#: Limits for one person.
MAX_FRIENDS: Final = 200
MAX_SENT_REQUESTS: Final = 50
#: Received requests that are listed, newest first.
MAX_RECEIVED_SHOWN: Final = 50
#: Number of rows that no list has.
NO_LIMIT: Final = 1 << 31
#: Key in the page settings; False: the person wants no requests.
REQUESTS_SETTING: Final = "friend_requests"
#: Leases of processes that have ended are deleted after this time.
STALE_LEASE_MS: Final = 3_600_000

#: The ids of a person: their own, and those of guests merged into the account.
IDS_OF: Final = "(select id from people where id = ? or merged_into = ?)"
SELECT_ONLINE: Final = "exists (select 1 from online_people where online_people.person = people.id and until > ?)"
#: Writes nothing about people without friends.
UPSERT_LEASE: Final = (
    "insert into online_people (person, process, until) select id, ?, ? from people"
    " where id = ? and deleted is null and exists (select 1 from friends where friends.person = people.id)"
    " on conflict (person, process) do update set until = excluded.until"
)


class Friend(NamedTuple):
    """A friend of a person. ``id`` names the friendship; ``person`` is the friend."""

    id: str
    person: str
    name: str
    since: int
    is_online: bool


class FriendRequest(NamedTuple):
    """A request to become friends, with the name of the other person."""

    id: str
    person: str
    name: str
    at: int
    is_declined: bool
    is_withdrawn: bool


class RequestRow(NamedTuple):
    """A request to become friends, as it is stored."""

    id: str
    sender: str
    recipient: str
    is_declined: bool
    is_withdrawn: bool


SELECT_REQUESTS: Final = "select id, sender, recipient, is_declined, is_withdrawn from friend_requests"


# -- people ------------------------------------------------------------------------------------


def lock_people(connection: Connection, *people: str) -> None:
    """Lock people for the transaction, always in the same order."""
    for person in sorted(people):
        connection.fetch(tuple[str], f"select id from people where id = ?{connection.for_update}", [person])


def find_account(connection: Connection, login: str) -> str:
    """Return the person with an account name; empty if there is none."""
    found = connection.fetch(tuple[str], "select id from people where login = ? and deleted is null", [login])
    return found[0][0] if found else ""


def account_of(connection: Connection, person: str) -> str:
    """Return the account into which a guest was merged, else the person."""
    found = connection.fetch(tuple[str], "select coalesce(merged_into, id) from people where id = ?", [person])
    return found[0][0] if found else person


def is_blocking(connection: Connection, person: str, other: str) -> bool:
    """Whether a person, under any of their ids, has blocked another."""
    sql = f"select 1 from blocks where person in {IDS_OF} and blocked in {IDS_OF} limit 1"
    return bool(connection.fetch(tuple[int], sql, [person, person, other, other]))


# -- friends -----------------------------------------------------------------------------------


def list_friends(connection: Connection, person: str, now: int) -> list[Friend]:
    """List the friends of a person, by name."""
    sql = (
        f"select friends.id, friend, name, since, {SELECT_ONLINE} from friends"
        " join people on people.id = friend where friends.person = ? and deleted is null order by lower(name), 1"
    )
    return connection.fetch(Friend, sql, [now, person])


def find_friend(connection: Connection, person: str, id: str) -> str:
    """Return the friend that a person means. Raises ``RequestRefused`` if there is none."""
    found = connection.fetch(tuple[str], "select friend from friends where person = ? and id = ?", [person, id])
    if not found or is_blocking(connection, person, found[0][0]) or is_blocking(connection, found[0][0], person):
        raise no_friend_error()
    return found[0][0]


def end_friendship(connection: Connection, person: str, other: str) -> None:
    sql = "delete from friends where (person = ? and friend = ?) or (person = ? and friend = ?)"
    connection.execute(sql, [person, other, other, person])


def end_by_block(connection: Connection, person: str, blocked: str) -> None:
    """End the friendship of a person with somebody whom they block; requests between them have no effect any more."""
    one, other = account_of(connection, person), account_of(connection, blocked)
    lock_people(connection, one, other)
    end_friendship(connection, one, other)
    connection.execute("delete from friend_requests where sender = ? and recipient = ?", [one, other])
    sql = "update friend_requests set is_declined = ? where sender = ? and recipient = ?"
    connection.execute(sql, [True, other, one])


def end_blocked_friendships(connection: Connection, person: str) -> None:
    """End friendships with people who are blocked since a guest was merged into the account."""
    for (friend,) in connection.fetch(tuple[str], "select friend from friends where person = ?", [person]):
        for one, other in ((person, friend), (friend, person)):
            if is_blocking(connection, one, other):
                end_by_block(connection, one, other)


# -- requests ----------------------------------------------------------------------------------


def list_received(connection: Connection, person: str, limit: int = MAX_RECEIVED_SHOWN) -> list[FriendRequest]:
    """List the requests that a person has not answered, newest first."""
    return _list_requests(connection, "sender", "recipient = ? and not is_declined", [person, limit])


def list_declined(connection: Connection, person: str) -> list[FriendRequest]:
    """List the requests that a person has declined."""
    return _list_requests(connection, "sender", "recipient = ? and is_declined", [person, NO_LIMIT])


def list_sent(connection: Connection, person: str) -> list[FriendRequest]:
    """List the requests that a person has sent and not withdrawn, newest first."""
    return _list_requests(connection, "recipient", "sender = ? and not is_withdrawn", [person, MAX_SENT_REQUESTS])


def _list_requests(
    connection: Connection, shown: str, condition: str, values: Sequence[str | int]
) -> list[FriendRequest]:
    sql = (
        f"select friend_requests.id, {shown}, name, at, is_declined, is_withdrawn from friend_requests"
        f" join people on people.id = {shown} where {condition} and deleted is null order by at desc, 1 limit ?"
    )
    return connection.fetch(FriendRequest, sql, values)


def send_request(connection: Connection, sender: str, recipient: str, now: int) -> bool:
    """Ask a person to become a friend. Returns whether they are friends now, because both have asked.

    Raises ``RequestRefused`` for reasons that concern the sender only: the recipient's decisions do not show.
    """
    if sender == recipient:
        raise RequestRefused("that-is-you", "you can't do this to yourself")
    lock_people(connection, sender, recipient)
    sql = "select login, settings from people where id = ? and deleted is null"
    found = connection.fetch(tuple[str | None, str | None], sql, [recipient])
    if not found or found[0][0] is None:
        raise RequestRefused("friend-guest", "this person has no account; only people with an account can be friends")
    if is_blocking(connection, sender, recipient):
        raise RequestRefused("friend-blocked", "you have blocked this person; unblock them first")
    if connection.fetch(tuple[str], "select id from friends where person = ? and friend = ?", [sender, recipient]):
        raise RequestRefused("already-friends", "you are friends already")
    own, reverse = _find_request(connection, sender, recipient), _find_request(connection, recipient, sender)
    is_blocked = is_blocking(connection, recipient, sender)
    if reverse is not None and not reverse.is_withdrawn and not is_blocked:
        _make_friends(connection, sender, recipient, now)
        return True
    if own is not None:
        connection.execute("update friend_requests set is_withdrawn = ?, at = ? where id = ?", [False, now, own.id])
        return False
    if len(list_sent(connection, sender)) >= MAX_SENT_REQUESTS:
        raise RequestRefused(
            "too-many-friend-requests",
            f"{MAX_SENT_REQUESTS} of your requests are unanswered; withdraw one first",
            most=MAX_SENT_REQUESTS,
        )
    is_unwanted = is_blocked or not accepts_requests(found[0][1])
    connection.execute(
        "insert into friend_requests (sender, recipient, id, at, is_declined, is_withdrawn) values (?, ?, ?, ?, ?, ?)",
        [sender, recipient, new_id(), now, is_unwanted, False],
    )
    return False


def accepts_requests(settings: str | None) -> bool:
    """Whether a person accepts requests, by their page settings."""
    return not settings or msgspec.json.decode(settings).get(REQUESTS_SETTING, True) is not False


def answer_request(connection: Connection, person: str, id: str, accept: bool, now: int) -> None:
    """Accept or decline a received request. Raises ``RequestRefused`` if there is none with this id."""
    sender = _require_received(connection, person, id).sender
    lock_people(connection, person, sender)
    _require_received(connection, person, id)  # it may have changed until the lock
    if not accept:
        connection.execute("update friend_requests set is_declined = ? where id = ?", [True, id])
    elif is_blocking(connection, person, sender) or is_blocking(connection, sender, person):
        raise no_request_error()
    else:
        _make_friends(connection, person, sender, now)


def remove_friend(connection: Connection, person: str, id: str) -> None:
    """End a friendship, or withdraw a sent request. Raises ``RequestRefused`` if there is none with this id."""
    friends = connection.fetch(tuple[str], "select friend from friends where person = ? and id = ?", [person, id])
    if friends:
        lock_people(connection, person, friends[0][0])
        end_friendship(connection, person, friends[0][0])
        return
    sent = connection.fetch(RequestRow, f"{SELECT_REQUESTS} where id = ? and sender = ?", [id, person])
    if not sent:
        raise no_friend_error()
    connection.execute("delete from friend_requests where id = ? and not is_declined", [id])
    connection.execute("update friend_requests set is_withdrawn = ? where id = ?", [True, id])


def _find_request(connection: Connection, sender: str, recipient: str) -> RequestRow | None:
    found = connection.fetch(RequestRow, f"{SELECT_REQUESTS} where sender = ? and recipient = ?", [sender, recipient])
    return found[0] if found else None


def _require_received(connection: Connection, person: str, id: str) -> RequestRow:
    sql = f"{SELECT_REQUESTS} where id = ? and recipient = ? and not is_declined"
    found = connection.fetch(RequestRow, sql, [id, person])
    if not found:
        raise no_request_error()
    return found[0]


def _make_friends(connection: Connection, person: str, other: str, now: int) -> None:
    for each in (person, other):
        if connection.fetch(tuple[int], "select count(*) from friends where person = ?", [each])[0][0] >= MAX_FRIENDS:
            raise RequestRefused(
                "too-many-friends", f"one of you has {MAX_FRIENDS} friends, which is the limit", most=MAX_FRIENDS
            )
    for one, two in ((person, other), (other, person)):
        connection.execute("delete from friend_requests where sender = ? and recipient = ?", [one, two])
        sql = "insert into friends (person, friend, id, since) values (?, ?, ?, ?)"
        connection.execute(sql, [one, two, new_id(), now])


def no_friend_error() -> RequestRefused:
    return RequestRefused("no-friend", "there is no such friend or request")


def no_request_error() -> RequestRefused:
    return RequestRefused("no-friend-request", "this request was withdrawn or answered already")


# -- deletion and presence ---------------------------------------------------------------------


def forget_person(connection: Connection, person: str) -> None:
    """Delete everything about a person who is being deleted."""
    connection.execute("delete from friends where person = ? or friend = ?", [person, person])
    connection.execute("delete from friend_requests where sender = ? or recipient = ?", [person, person])
    connection.execute("delete from online_people where person = ?", [person])


def write_online_leases(connection: Connection, process: str, leases: Sequence[tuple[str, int]], now: int) -> None:
    """Store until when people (with friends) are online by a process, and delete leases of ended processes."""
    connection.execute_many(UPSERT_LEASE, [(process, until, person) for person, until in leases])
    connection.execute("delete from online_people where until < ?", [now - STALE_LEASE_MS])
