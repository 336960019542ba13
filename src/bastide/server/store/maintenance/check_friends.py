"""Consistency checks of friendships and of the queue of people who look for opponents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bastide.core.json_data import JsonData
from bastide.server.people.match_queue import COLUMNS, MatchRequest
from bastide.server.store.database import Connection

#: Friendships in one direction only, with oneself, or of people without an account.
WRONG_FRIENDSHIPS: Final = (
    "select count(*) from friends join people on people.id = friends.person where friends.person = friend"
    " or (login is null and deleted is null) or not exists"
    " (select 1 from friends reverse where reverse.person = friends.friend and reverse.friend = friends.person)"
)
#: Friendships of people of whom one has blocked the other, also as a guest before the account.
BLOCKED_FRIENDSHIPS: Final = (
    "select count(*) from friends join blocks on"
    " (select coalesce(merged_into, id) from people where id = blocks.person) = friends.person"
    " and (select coalesce(merged_into, id) from people where id = blocks.blocked) = friends.friend"
)
#: Requests to oneself, and requests between friends.
WRONG_REQUESTS: Final = (
    "select count(*) from friend_requests where sender = recipient or exists"
    " (select 1 from friends where friends.person = sender and friends.friend = recipient)"
)


def check_friends(connection: Connection) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check all rows; yields the problem codes ``friends`` and ``match-requests`` with the number of wrong rows."""
    wrong = sum(
        connection.fetch(tuple[int], sql)[0][0] for sql in (WRONG_FRIENDSHIPS, BLOCKED_FRIENDSHIPS, WRONG_REQUESTS)
    )
    if wrong:
        yield "friends", {"rows": wrong}
    requests = connection.fetch(MatchRequest, f"select {COLUMNS} from match_requests")
    wrong = sum(
        each.until < each.since
        or bool(each.table) != bool(each.people)
        or (bool(each.people) and each.person not in each.list_people())
        for each in requests
    )
    if wrong:
        yield "match-requests", {"rows": wrong}
