"""Results of finished games, and the ratings that they change (``server.ratings.rating_model``).

Every rated game is also written to the rating history, in the order of rating and with everything that counts. So
``rating_recomputation`` can compute all ratings again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from bastide.hosting.storage.log_store import Placing, TableSummary
from bastide.server.operations.metrics import RATED_GAMES
from bastide.server.ratings.bot_anchors import bot_anchor
from bastide.server.ratings.rating_model import (
    NEW_RATING,
    Ladder,
    PlayerRating,
    RatedPlayer,
    is_provisional,
    listed_until,
    rate_game,
)
from bastide.server.store.database import Connection, SqlValue
from bastide.server.store.people.random_tokens import new_id

#: Stands for a person in the ``bot`` of a seat: an opponent of a bot account, with the rating of that time.
PERSON_AS_OPPONENT: Final = "@person"
INSERT_RESULT: Final = (
    "insert into results (table_id, seat, person, name, game, place, score, at, rating, bot, pace)"
    " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UPSERT_RATING: Final = (
    "insert into ratings (person, game, pace, ladder, rating, deviation, games, at, listed_until)"
    " values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (person, game, pace, ladder) do update set"
    " rating = excluded.rating, deviation = excluded.deviation, games = excluded.games, at = excluded.at,"
    " listed_until = excluded.listed_until"
)
INSERT_HISTORY: Final = (
    "insert into rating_history (number, seat, table_id, game, pace, ladder, person, bot, place, helped, at, rating,"
    " deviation, games) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class RatingKey(NamedTuple):
    """Whose rating, and of which games."""

    person: str
    game: str
    pace: str
    ladder: str


class RatedSeat(NamedTuple):
    """A seat whose result counts in a ladder. Either person or bot is empty."""

    seat: int
    person: str
    bot: str
    place: int
    is_helped: bool
    anchor: float


def record_results(connection: Connection, table: str, summary: TableSummary, now: int) -> None:
    """Write the results and ratings of a finished game, in the transaction that ends it; at most once per table.

    This takes the lock of ratings, so the transaction must need no other locks afterwards.
    """
    if connection.fetch(tuple[int], "select 1 from results where table_id = ? limit 1", [table]):
        return
    rating: dict[int, float] = {}
    if summary.rated or summary.rated_with_bots or summary.rated_bot_accounts:
        connection.lock_ratings()
    owners = _owners(connection, [each.person for each in summary.placings if each.person])
    rated = [*_rated_seats(summary, owners), *_rated_bot_accounts(connection, summary, owners, now)]
    for ladder, seats in rated:
        after = _rate(connection, table, summary, ladder, seats, now)
        if ladder == "people":
            rating = {seat: found.rating for seat, found in after.items()}
    connection.execute_many(
        INSERT_RESULT,
        [
            [
                *(table, each.seat, each.person, each.name, summary.game, each.place, each.score, now),
                *(rating.get(each.seat), each.bot or None, summary.pace),
            ]
            for each in summary.placings
        ],
    )


def _owners(connection: Connection, people: Sequence[str]) -> dict[str, str]:
    """Return the account of each guest who was merged into one; everybody else is their own owner."""
    placeholders = ", ".join("?" * len(people))
    sql = f"select id, merged_into from people where merged_into is not null and id in ({placeholders})"
    merged = connection.fetch(tuple[str, str], sql, people) if people else []
    return {person: person for person in people} | dict(merged)


def _rated_seats(summary: TableSummary, owners: dict[str, str]) -> Iterator[tuple[Ladder, list[RatedSeat]]]:
    """Yield the ladders in which a game counts, with the seats that count there.

    A game does not count if one person has several seats.
    """
    if len(set(owners.values())) < sum(bool(each.person) for each in summary.placings):
        return
    counted = [each for each in summary.placings if each.has_acted and each.helped != "taken"]
    people = [_rated_seat(each, owners[each.person], "", 0.0) for each in counted if each.person]
    if summary.rated and len(people) > 1:
        yield "people", people
    bots = [
        _rated_seat(each, "", each.bot, anchor)
        for each in counted
        if each.bot and (anchor := bot_anchor(summary.game, each.bot)) is not None
    ]
    if summary.rated_with_bots and people and bots:
        yield "bots", people + bots


def _rated_bot_accounts(
    connection: Connection, summary: TableSummary, owners: dict[str, str], now: int
) -> list[tuple[Ladder, list[RatedSeat]]]:
    """Return the ladder with bots for each bot account, with its seat and those of its opponents.

    Opponents are bots of a known level, and people and bot accounts with a certain rating in this ladder. Their ratings
    do not change. The game does not count for a bot account whose owner, or another bot account of whom, has a seat.
    """
    if not summary.rated_bot_accounts:
        return []
    people = list(set(owners.values()))
    placeholders = ", ".join("?" * len(people))
    sql = f"select person, owner from bot_accounts where person in ({placeholders})"
    bot_owners = dict(connection.fetch(tuple[str, str], sql, people))
    parties = [bot_owners.get(person, person) for person in owners.values()]
    known = read_ratings(connection, people, summary.game, summary.pace, "bots")

    def opponent(placing: Placing) -> RatedSeat | None:
        if placing.bot:
            anchor = bot_anchor(summary.game, placing.bot)
            return None if anchor is None else _rated_seat(placing, "", placing.bot, anchor)
        rating = known.get(owners[placing.person])
        if rating is None or is_provisional(rating, now) or placing.helped == "taken":
            return None
        return _rated_seat(placing, "", PERSON_AS_OPPONENT, rating.rating)

    acted = [each for each in summary.placings if each.has_acted]
    return [
        (
            "bots",
            [
                # A program that is silent until a bot replaces it can lose rating, but not win any.
                RatedSeat(own.seat, own.person, "", own.place, bool(own.helped), 0.0),
                *(found for each in acted if each is not own and (found := opponent(each)) is not None),
            ],
        )
        for own in acted
        if own.person in bot_owners and parties.count(bot_owners[own.person]) == 1
    ]


def _rated_seat(placing: Placing, person: str, bot: str, anchor: float) -> RatedSeat:
    return RatedSeat(placing.seat, person, bot, placing.place, placing.helped == "word", anchor)


def _rate(
    connection: Connection, table: str, summary: TableSummary, ladder: Ladder, seats: list[RatedSeat], now: int
) -> dict[int, PlayerRating]:
    """Update the ratings of a game in one ladder, and write it to the history; returns the new ratings by seat."""
    game, pace = summary.game, summary.pace
    before = read_ratings(connection, [each.person for each in seats if each.person], game, pace, ladder)
    after = rate_seats(seats, before, now)
    if not after:
        return {}
    number = connection.fetch(tuple[int], "select coalesce(max(number), 0) + 1 from rating_history")[0][0]
    history: list[list[SqlValue]] = []
    for each in seats:
        found = after.get(each.seat)
        if found is not None:
            write_rating(connection, RatingKey(each.person, game, pace, ladder), found)
        elif each.person:
            continue  # the game counts between this person and nobody
        rating, deviation, games, _ = found or PlayerRating(each.anchor, 0.0, 0, now)
        history.append(
            [
                *(number, each.seat, table, game, pace, ladder, each.person, each.bot, each.place, each.is_helped, now),
                *(rating, deviation, games),
            ]
        )
    connection.execute_many(INSERT_HISTORY, history)
    RATED_GAMES.labels(ladder).inc()
    return after


def rate_seats(seats: Sequence[RatedSeat], before: dict[str, PlayerRating], at: int) -> dict[int, PlayerRating]:
    """Return the new ratings by seat; without bots, and without people for whom the game does not count."""
    players = [
        RatedPlayer(each.place, each.is_helped, PlayerRating(each.anchor, 0.0, 0, at), True)
        if each.bot
        else RatedPlayer(each.place, each.is_helped, before.get(each.person, NEW_RATING))
        for each in seats
    ]
    after = zip(seats, rate_game(players, at), strict=True)
    return {each.seat: rating for each, rating in after if rating is not None}


def read_ratings(
    connection: Connection, people: Collection[str], game: str, pace: str, ladder: str
) -> dict[str, PlayerRating]:
    """Return the ratings of people, without those who have none yet."""
    placeholders = ", ".join("?" * len(people))
    sql = (
        "select person, rating, deviation, games, at from ratings"
        f" where game = ? and pace = ? and ladder = ? and person in ({placeholders})"
    )
    rows = connection.fetch(tuple[str, float, float, int, int], sql, [game, pace, ladder, *people])
    return {person: PlayerRating(mean, deviation, games, at) for person, mean, deviation, games, at in rows}


def write_rating(connection: Connection, key: RatingKey, rating: PlayerRating) -> None:
    """Store a rating."""
    connection.execute(UPSERT_RATING, [*key, *rating, listed_until(rating)])


def merge_guest_ratings(connection: Connection, guest: str, account: str) -> None:
    """Move a guest's ratings to an account, except for games in which the account has a rating itself.

    What is not moved is forgotten like the ratings of a deleted person.
    """
    connection.lock_ratings()
    for table in ("rating_history", "ratings"):
        connection.execute(
            f"update {table} set person = ? where person = ? and not exists (select 1 from ratings own"
            f" where own.person = ? and own.game = {table}.game and own.pace = {table}.pace"
            f" and own.ladder = {table}.ladder)",
            [account, guest, account],
        )
    _forget(connection, guest)


def forget_ratings(connection: Connection, person: str) -> None:
    """Delete the ratings of a person. Their games stay in the history, for the ratings of others, under a random id."""
    connection.lock_ratings()
    _forget(connection, person)


def _forget(connection: Connection, person: str) -> None:
    connection.execute("delete from ratings where person = ?", [person])
    connection.execute("update rating_history set person = ? where person = ?", [new_id(), person])
