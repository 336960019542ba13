"""Recomputation of all ratings from the rating history."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

from bastide.server.ratings.rating_model import PlayerRating
from bastide.server.store.database import Connection
from bastide.server.store.tables.results_and_ratings import RatedSeat, RatingKey, rate_seats, write_rating

#: Rows of the history read at once.
BATCH_ROWS: Final = 5000
#: Larger differences between a stored and a recomputed number are reported.
TOLERANCE: Final = 0.001

SELECT_HISTORY: Final = (
    "select number, seat, table_id, game, pace, ladder, person, bot, place, helped, at, rating, deviation, games"
    " from rating_history where number > ? and number <= ? order by number, seat"
)


class HistoryRow(NamedTuple):
    """A seat of a rated game."""

    number: int
    seat: int
    table: str
    game: str
    pace: str
    ladder: str
    person: str
    bot: str
    place: int
    helped: bool
    at: int
    rating: float
    deviation: float
    games: int

    @property
    def key(self) -> RatingKey:
        return RatingKey(self.person, self.game, self.pace, self.ladder)

    @property
    def stored(self) -> PlayerRating:
        return PlayerRating(self.rating, self.deviation, self.games, self.at)


class RecomputedRatings(NamedTuple):
    """Result of a recomputation."""

    #: Number of rated games, and of stored ratings.
    games: int
    ratings: int
    #: Number of stored ratings, and of history rows, that differ.
    wrong_ratings: int
    wrong_history: int


def recompute_ratings(connection: Connection, change: bool = False) -> RecomputedRatings:
    """Compute all ratings again and compare them with the stored ones; ``change`` corrects those that differ.

    To change anything it needs a transaction, and it keeps others from changing ratings until the end of it.
    """
    if change:
        connection.lock_ratings()
    found: dict[RatingKey, PlayerRating] = {}
    games = wrong_history = 0
    for rows in _read_games(connection):
        if not rows[0].table:  # a rating of version 0.1.0
            found[rows[0].key] = rows[0].stored
            continue
        games += 1
        seats = [
            RatedSeat(row.seat, row.person, row.bot, row.place, row.helped, row.rating if row.bot else 0.0)
            for row in rows
        ]
        before = {row.person: found[row.key] for row in rows if row.key in found}
        after = rate_seats(seats, before, rows[0].at)
        for row in rows:
            if row.bot:
                continue
            rating = found[row.key] = after[row.seat]
            if differs(rating, row.stored):
                wrong_history += 1
                if change:
                    _correct_history(connection, row, rating)
    stored = {
        RatingKey(*key): PlayerRating(*rating)
        for *key, rating in (
            (*row[:4], row[4:])
            for row in connection.fetch(
                tuple[str, str, str, str, float, float, int, int],
                "select person, game, pace, ladder, rating, deviation, games, at from ratings",
            )
        )
    }
    # People who were deleted have a history, but no ratings.
    known = {key for key in found if key in stored or _is_person(connection, key.person)}
    wrong = [key for key in known if key not in stored or differs(stored[key], found[key])]
    unfounded = [key for key in stored if key not in found]
    if change:
        for key in wrong:
            write_rating(connection, key, found[key])
        for key in unfounded:
            connection.execute("delete from ratings where person = ? and game = ? and pace = ? and ladder = ?", key)
    return RecomputedRatings(games, len(known), len(wrong) + len(unfounded), wrong_history)


def differs(one: PlayerRating, other: PlayerRating) -> bool:
    """Whether two ratings differ by more than rounding on different machines."""
    return one[2:] != other[2:] or any(abs(a - b) > TOLERANCE for a, b in zip(one[:2], other[:2], strict=True))


def _read_games(connection: Connection) -> Iterator[list[HistoryRow]]:
    """Iterate over the rated games in order."""
    last = connection.fetch(tuple[int], "select coalesce(max(number), 0) from rating_history")[0][0]
    for start in range(0, last, BATCH_ROWS):
        rows = connection.fetch(HistoryRow, SELECT_HISTORY, [start, start + BATCH_ROWS])
        for _, seats in groupby(rows, attrgetter("number")):
            yield list(seats)


def _correct_history(connection: Connection, row: HistoryRow, rating: PlayerRating) -> None:
    connection.execute(
        "update rating_history set rating = ?, deviation = ?, games = ? where number = ? and seat = ?",
        [rating.rating, rating.deviation, rating.games, row.number, row.seat],
    )
    if row.ladder == "people":
        sql = "update results set rating = ? where table_id = ? and seat = ?"
        connection.execute(sql, [rating.rating, row.table, row.seat])


def _is_person(connection: Connection, id: str) -> bool:
    return bool(connection.fetch(tuple[int], "select 1 from people where id = ? and deleted is null", [id]))
