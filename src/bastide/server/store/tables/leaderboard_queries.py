"""Queries for ratings and leaderboards."""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.hosting.api.account_messages import GameRating
from bastide.server.ratings.rating_model import PlayerRating, is_provisional
from bastide.server.store.database import Connection, SqlValue

#: Key in the page settings; False: the person does not want to be in leaderboards.
LEADERBOARDS_SETTING: Final = "leaderboards"
#: The setting as ``AccountService.save_settings`` writes it. A quoted text cannot contain it without a backslash.
HIDDEN_IN_SETTINGS: Final = f'"{LEADERBOARDS_SETTING}":false'

IS_HIDDEN: Final = f"coalesce(people.settings, '') like '%{HIDDEN_IN_SETTINGS}%'"
#: Who is in a leaderboard: people with an account (``people``), an active rating that is not provisional, and no ban,
#: and bot accounts (``listed``) of such people.
FROM_LISTED: Final = (
    " from ratings join people listed on listed.id = ratings.person"
    " left join bot_accounts on bot_accounts.person = listed.id"
    " join people on people.id = coalesce(bot_accounts.owner, listed.id)"
    " where game = ? and pace = ? and ladder = ? and listed_until > ?"
    f" and people.login is not null and people.deleted is null and listed.deleted is null and not {IS_HIDDEN}"
    " and not exists (select 1 from bans where kind = 'person' and who in (people.id, listed.id) and until > ?)"
)


class LeaderboardKey(NamedTuple):
    """Which leaderboard."""

    game: str
    pace: str
    ladder: str


class ListedPerson(NamedTuple):
    """A person or bot account in a leaderboard. ``owner``: the person, or the owner of the bot account."""

    id: str
    owner: str
    name: str
    rating: float
    games: int


class OwnRow(NamedTuple):
    """A person's rating, and what decides whether a leaderboard lists it."""

    rating: float
    deviation: float
    games: int
    at: int
    listed_until: int
    is_guest: bool
    is_hidden: bool


def list_ratings(connection: Connection, person: str, now: int) -> list[GameRating]:
    """List the ratings of a person."""
    sql = (
        "select game, pace, ladder, rating, deviation, games, at from ratings where person = ?"
        " order by game, ladder desc, pace desc"
    )
    rows = connection.fetch(tuple[str, str, str, float, float, int, int], sql, [person])
    return [
        GameRating(game, pace, ladder, rating, games, is_provisional(PlayerRating(rating, deviation, games, at), now))  # type: ignore[arg-type]  # stored values
        for game, pace, ladder, rating, deviation, games, at in rows
    ]


def list_leaderboard(
    connection: Connection, key: LeaderboardKey, now: int, start: int, limit: int
) -> list[ListedPerson]:
    """List people and bot accounts in a leaderboard, best first."""
    sql = (
        f"select listed.id, people.id, listed.name, rating, ratings.games{FROM_LISTED}"
        " order by rating desc, listed.id limit ? offset ?"
    )
    return connection.fetch(ListedPerson, sql, [*_values(key, now), limit, start])


def count_listed(connection: Connection, key: LeaderboardKey, now: int) -> int:
    """Count the people in a leaderboard."""
    return connection.fetch(tuple[int], f"select count(*){FROM_LISTED}", _values(key, now))[0][0]


def find_place(connection: Connection, key: LeaderboardKey, now: int, person: str, rating: float) -> int:
    """Return the place of a listed person."""
    sql = f"select count(*) + 1{FROM_LISTED} and (rating > ? or (rating = ? and listed.id < ?))"
    return connection.fetch(tuple[int], sql, [*_values(key, now), rating, rating, person])[0][0]


def find_own_rating(connection: Connection, key: LeaderboardKey, person: str) -> OwnRow | None:
    """Return the rating of a person; None if they have none."""
    sql = (
        f"select rating, deviation, games, at, listed_until, login is null, {IS_HIDDEN} from ratings"
        " join people on people.id = ratings.person where game = ? and pace = ? and ladder = ? and person = ?"
    )
    return next(iter(connection.fetch(OwnRow, sql, [*key, person])), None)


def _values(key: LeaderboardKey, now: int) -> list[SqlValue]:
    return [*key, now, now]
