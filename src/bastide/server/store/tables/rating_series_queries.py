"""Queries for ratings over time and puzzle ratings, for profiles."""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.puzzles.puzzle_rating import Streak
from bastide.server.profiles.profile_messages import PuzzleStanding, RatingPoint, RatingSeries
from bastide.server.store.database import Connection
from bastide.server.store.tables.leaderboard_queries import list_ratings
from bastide.tables.state.table_state import DAY_MS

#: Rated games that are read, the last ones of a person.
MAX_RATED_GAMES: Final = 2000


class RatedGame(NamedTuple):
    """A rating after a game."""

    game: str
    pace: str
    ladder: str
    at: int
    rating: float
    deviation: float


def list_rating_series(connection: Connection, person: str, now: int) -> list[RatingSeries]:
    """List the ratings of a person, each with its points over time: the last rating of each day."""
    sql = (
        "select game, pace, ladder, at, rating, deviation from rating_history where person = ?"
        " order by number desc limit ?"
    )
    points: dict[tuple[str, str, str], dict[int, RatingPoint]] = {}
    for row in connection.fetch(RatedGame, sql, [person, MAX_RATED_GAMES]):
        day = row.at // DAY_MS
        of_series = points.setdefault((row.game, row.pace, row.ladder), {})
        of_series.setdefault(day, RatingPoint(day, row.rating, row.deviation))
    return [
        RatingSeries(
            *(each.game, each.pace, each.ladder, each.rating, each.games, each.provisional),
            sorted(points.get((each.game, each.pace, each.ladder), {}).values(), key=lambda point: point.day),
        )
        for each in list_ratings(connection, person, now)
    ]


def list_puzzle_standings(connection: Connection, person: str, now: int) -> list[PuzzleStanding]:
    """List the puzzle ratings and streaks of a person."""
    sql = "select game, rating, answers, days, last, longest from solvers where person = ? order by game"
    return [
        PuzzleStanding(game, rating, answers, Streak(days, last, longest).length_on(now // DAY_MS), longest)
        for game, rating, answers, days, last, longest in connection.fetch(
            tuple[str, float, int, int, int, int], sql, [person]
        )
        if answers
    ]
