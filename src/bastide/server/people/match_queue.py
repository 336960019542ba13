"""Queue of people who look for opponents, in the database.

A process pairs people in a transaction that holds the lock of the queue, so that everybody is matched once, whichever
process is faster. A request ends with its lease, which the person's page renews.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.server.operations import metrics
from bastide.server.people.friend_messages import MatchSettings
from bastide.server.people.sessions import Person, read_person
from bastide.server.ratings.rating_model import NEW_RATING
from bastide.server.store.database import Connection, SqlValue
from bastide.server.store.tables.results_and_ratings import read_ratings

#: A request ends after this time unless the page renews it.
LEASE_MS: Final = 30_000
#: A match is kept for this long for people whose page does not answer.
MATCH_KEPT_MS: Final = 600_000
#: Requests are deleted this long after their end.
KEEP_ENDED_MS: Final = 60_000
#: Number of waiting people that are examined.
MAX_CANDIDATES: Final = 200

COLUMNS: Final = "person, game, pace, rated, rating, max_difference, since, until, table_id, people"


class MatchRequest(NamedTuple):
    """A person who looks for opponents."""

    person: str
    game: str
    pace: str
    rated: bool
    rating: float
    max_difference: int | None
    since: int
    until: int
    #: Table and people (JSON list of ids) of the match; empty while the person waits.
    table: str
    people: str

    @property
    def settings(self) -> MatchSettings:
        return MatchSettings(self.game, self.pace, self.rated, self.max_difference)  # type: ignore[arg-type]  # stored

    def list_people(self) -> list[str]:
        """Return the people of the match, the one who has waited longest first; empty while the person waits."""
        return msgspec.json.decode(self.people, type=list[str]) if self.people else []

    def fits(self, other: MatchRequest) -> bool:
        """Whether the ratings are close enough for both."""
        difference = abs(self.rating - other.rating)
        return all(each.max_difference is None or difference <= each.max_difference for each in (self, other))


def count_players(game: Game) -> int:
    """Return the number of people of a match: two, or as many as the game needs."""
    return max(2, game.min_players)


def find_request(connection: Connection, person: str, now: int) -> MatchRequest | None:
    """Return the request of a person; None if there is none or it has ended."""
    found = connection.fetch(
        MatchRequest, f"select {COLUMNS} from match_requests where person = ? and until > ?", [person, now]
    )
    return found[0] if found else None


def join_queue(connection: Connection, person: str, settings: MatchSettings, now: int) -> MatchRequest | None:
    """Look for opponents. Replaces an earlier request of the person, unless it has just been matched."""
    connection.lock_match_queue()
    connection.execute("delete from match_requests where until < ?", [now - KEEP_ENDED_MS])
    earlier = find_request(connection, person, now)
    if earlier is not None and earlier.people:
        return earlier
    ratings = read_ratings(connection, [person], settings.game, settings.pace, "people")
    since = earlier.since if earlier is not None and earlier.settings == settings else now
    connection.execute("delete from match_requests where person = ?", [person])
    connection.execute(
        f"insert into match_requests ({COLUMNS}) select id, ?, ?, ?, ?, ?, ?, ?, '', '' from people"
        " where id = ? and deleted is null",
        [
            *(settings.game, settings.pace, settings.rated, ratings.get(person, NEW_RATING).rating),
            *(settings.max_difference, since, now + LEASE_MS, person),
        ],
    )
    return _match(connection, person, now)


def renew_request(connection: Connection, person: str, now: int) -> MatchRequest | None:
    """Renew the lease of a person's request; None if they do not look for opponents any more."""
    connection.lock_match_queue()
    if find_request(connection, person, now) is None:
        return None
    connection.execute("update match_requests set until = ? where person = ?", [now + LEASE_MS, person])
    return _match(connection, person, now)


def leave_queue(connection: Connection, person: str) -> None:
    """End the request of a person."""
    connection.execute("delete from match_requests where person = ?", [person])


def reset_match(connection: Connection, table: str) -> None:
    """Let the people of a match wait again, because one of them was deleted before the game began."""
    connection.execute("update match_requests set table_id = '', people = '' where table_id = ?", [table])


def _match(connection: Connection, person: str, now: int) -> MatchRequest | None:
    """Match a person who waits with others, if there are enough; returns their request."""
    own = find_request(connection, person, now)
    waiting = connection.fetch(tuple[int], "select count(*) from match_requests where people = '' and until > ?", [now])
    metrics.MATCH_REQUESTS.set(waiting[0][0])
    if own is None or own.people:
        return own
    chosen = _choose(connection, own, now)
    if chosen is None:
        return own
    chosen.sort(key=lambda each: (each.since, each.person))
    people = msgspec.json.encode([each.person for each in chosen]).decode()
    table = secrets.token_hex(8)
    sql = "update match_requests set table_id = ?, people = ?, until = ? where person = ?"
    connection.execute_many(sql, [(table, people, now + MATCH_KEPT_MS, each.person) for each in chosen])
    metrics.QUICK_MATCHES.labels(own.game).inc()
    for each in chosen:
        metrics.MATCH_WAIT_SECONDS.observe((now - each.since) / 1000)
    return own._replace(table=table, people=people)


def _choose(connection: Connection, own: MatchRequest, now: int) -> list[MatchRequest] | None:
    """Choose people who fit each other, those who have waited longest first; None if there are too few."""
    size = count_players(get_game(own.game))
    sql = (
        f"select {COLUMNS} from match_requests where game = ? and pace = ? and rated = ? and people = ''"
        " and until > ? and person <> ? order by since, person limit ?"
    )
    values: list[SqlValue] = [own.game, own.pace, own.rated, now, own.person, MAX_CANDIDATES]
    chosen, people = [own], [read_person(connection, own.person, now)]
    for other in connection.fetch(MatchRequest, sql, values):
        if not all(other.fits(each) for each in chosen):
            continue
        person = read_person(connection, other.person, now)
        if person.banned_until_ms > now or _is_blocked(person, people):
            continue
        chosen.append(other)
        people.append(person)
        if len(chosen) == size:
            return chosen
    return None


def _is_blocked(person: Person, others: Sequence[Person]) -> bool:
    """Whether somebody has blocked one of the others, or the other way round."""
    return any((person.blocked_ids | person.blocked_by_ids) & each.ids for each in others)
