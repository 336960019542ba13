"""Results of finished games, and the Elo ratings that they change.

Ratings start at 1500. A game of several people counts as one game between every two of them. Newcomers have a double
K-factor. The fewer games an opponent has played, the less the result counts. A game counts only between people who
have both acted. Bots have no rating. If a bot replaced a person without their consent, the game does not count between
them and anybody else. A person who let a bot play can lose rating but not win any, and nobody loses rating to that bot.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.hosting.storage.log_store import Placing, TableSummary
from bastide.server.store.database import Connection

INITIAL_RATING: Final = 1500.0
#: Elo K-factor for newcomers, and for everybody else.
NEWCOMER_K_FACTOR: Final = 40.0
K_FACTOR: Final = 20.0
#: Number of games after which a player is no longer a newcomer.
NEWCOMER_GAMES: Final = 20
#: Weight of a result against an opponent without any rated game. It grows to 1 at ``NEWCOMER_GAMES`` games.
MIN_OPPONENT_WEIGHT: Final = 0.1


class PlayerRating(NamedTuple):
    """A rating, and the number of rated games."""

    rating: float
    games: int


def counts_between(one: Placing, other: Placing) -> bool:
    """Whether the game counts between two people."""
    if "taken" in (one.helped, other.helped) or not (one.has_acted and other.has_acted):
        return False
    first, second = (one, other) if one.place < other.place else (other, one)
    return not first.helped and (not second.helped or first.place < second.place)


def opponent_weight(games: int) -> float:
    """Return how much a result counts against an opponent with this number of rated games."""
    return min(1.0, max(MIN_OPPONENT_WEIGHT, games / NEWCOMER_GAMES))


def elo_changes(ratings: list[PlayerRating], placings: list[Placing]) -> list[float]:
    """Return the rating change of each player."""
    moved = []
    for me, (mine, games) in enumerate(ratings):
        total = 0.0
        for other, (theirs, their_games) in enumerate(ratings):
            if other != me and counts_between(placings[me], placings[other]):
                expected = 1 / (1 + 10 ** ((theirs - mine) / 400))
                place, their_place = placings[me].place, placings[other].place
                won = 1.0 if place < their_place else 0.5 if place == their_place else 0.0
                total += opponent_weight(their_games) * (won - expected)
        step = NEWCOMER_K_FACTOR if games < NEWCOMER_GAMES else K_FACTOR
        moved.append(step * total / (len(ratings) - 1))
    return moved


def record_results(connection: Connection, table: str, summary: TableSummary, now: int) -> None:
    """Write the results and ratings of a finished game, in the transaction that ends it; at most once per table."""
    if connection.fetch(tuple[int], "select 1 from results where table_id = ? limit 1", [table]):
        return
    # A game does not count if one person has several seats, or if there were only bots as opponents.
    players = [each for each in summary.placings if each.person]
    by_person = {each.person: each for each in players}
    rating: dict[str, float] = {}
    if summary.rated and len(by_person) == len(players):
        met = [
            one.person for one in players if any(counts_between(one, other) for other in players if other is not one)
        ]
        rating = _rate(connection, summary.game, by_person, sorted(met))
    connection.execute_many(
        "insert into results (table_id, seat, person, name, game, place, score, at, rating)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            [
                *(table, each.seat, each.person, each.name, summary.game),
                *(each.place, each.score, now, rating.get(each.person)),
            ]
            for each in summary.placings
        ],
    )


def _rate(connection: Connection, game: str, by_person: dict[str, Placing], people: list[str]) -> dict[str, float]:
    """Update the ratings of these people; returns the new ratings."""
    before: list[PlayerRating] = []
    for person in people:
        # Rows are created if needed and then locked in the order of the ids, to avoid deadlocks.
        connection.execute(
            "insert into ratings (person, game, rating, games) values (?, ?, ?, 0)"
            " on conflict (person, game) do nothing",
            [person, game, INITIAL_RATING],
        )
        sql = f"select rating, games from ratings where person = ? and game = ?{connection.for_update}"
        before.append(connection.fetch(PlayerRating, sql, [person, game])[0])
    moved = elo_changes(before, [by_person[person] for person in people])
    after = {}
    for person, (rating, games), change in zip(people, before, moved, strict=True):
        after[person] = rating + change
        connection.execute(
            "update ratings set rating = ?, games = ? where person = ? and game = ?",
            [rating + change, games + 1, person, game],
        )
    return after
