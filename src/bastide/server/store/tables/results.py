"""Histories and ratings: what a finished game means for those who played it.

Elo ratings start at 1500; a game among several people counts as a game between every two of them, and a newcomer's
rating moves twice as fast. Bots have no rating and move none. Between a person whom a bot replaced without their
consent and anybody else, the game counts for neither. Somebody who let a bot play for them can lose rating by it but
not win any, and nobody loses to that bot.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.hosting.storage.log_store import Placing, Summary
from bastide.server.store.database import Connection

START: Final = 1500.0
#: How far one game can move a rating, for a newcomer and later on.
STEP_AT_FIRST: Final = 40.0
STEP: Final = 20.0
#: How many games one is a newcomer.
NEW: Final = 20


class Rated(NamedTuple):
    """A rating, and the number of games behind it."""

    rating: float
    games: int


def counts(one: Placing, other: Placing) -> bool:
    """Whether the game counts between two people."""
    if "taken" in (one.helped, other.helped):
        return False
    first, second = (one, other) if one.place < other.place else (other, one)
    return not first.helped and (not second.helped or first.place < second.place)


def changes(ratings: list[Rated], placings: list[Placing]) -> list[float]:
    """By how much each of these players' ratings moves."""
    moved = []
    for me, (mine, games) in enumerate(ratings):
        total = 0.0
        for other, (theirs, _) in enumerate(ratings):
            if other != me and counts(placings[me], placings[other]):
                expected = 1 / (1 + 10 ** ((theirs - mine) / 400))
                place, their_place = placings[me].place, placings[other].place
                won = 1.0 if place < their_place else 0.5 if place == their_place else 0.0
                total += won - expected
        step = STEP_AT_FIRST if games < NEW else STEP
        moved.append(step * total / (len(ratings) - 1))
    return moved


def settle(connection: Connection, table: str, summary: Summary, now: int) -> None:
    """Within the transaction that ends the game: write its results. A table has results only once."""
    if connection.fetch(tuple[int], "select 1 from results where table_id = ? limit 1", [table]):
        return
    # One person on several seats plays against nobody; so does one who met only bots.
    players = [each for each in summary.placings if each.person]
    by_person = {each.person: each for each in players}
    rating: dict[str, float] = {}
    if summary.rated and len(by_person) == len(players):
        met = [one.person for one in players if any(counts(one, other) for other in players if other is not one)]
        rating = _rate(connection, summary.game, by_person, sorted(met))
    connection.many(
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
    """Move the ratings of these people; what they are now."""
    before: list[Rated] = []
    for person in people:
        # The row is made if need be, and then locked, in the order of the ids: no two games wait in a circle.
        connection.run(
            "insert into ratings (person, game, rating, games) values (?, ?, ?, 0)"
            " on conflict (person, game) do nothing",
            [person, game, START],
        )
        sql = f"select rating, games from ratings where person = ? and game = ?{connection.for_update}"
        before.append(connection.fetch(Rated, sql, [person, game])[0])
    moved = changes(before, [by_person[person] for person in people])
    after = {}
    for person, (rating, games), change in zip(people, before, moved, strict=True):
        after[person] = rating + change
        connection.run(
            "update ratings set rating = ?, games = ? where person = ? and game = ?",
            [rating + change, games + 1, person, game],
        )
    return after
