"""Ratings in the database: history, recomputation, guests who sign in, deleted people, concurrent games."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal, cast

import pytest
from store_helpers import execute_sql, make_entry, make_summary

from bastide.cli.app import run_command_line
from bastide.hosting.storage.log_store import Placing, StorageUnavailable, TableSummary
from bastide.server.people import AccountService, Person
from bastide.server.people.sessions import read_person
from bastide.server.ratings.rating_model import PlayerRating
from bastide.server.store import DatabaseStore
from bastide.server.store.database import Connection, database_from_url
from bastide.server.store.database.migrate import open_schema_transaction, run_migrations, upgrade
from bastide.server.store.maintenance.check_database import check_database_integrity
from bastide.server.store.people import bot_account_queries, person_deletion
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.tables.leaderboard_queries import LeaderboardKey, list_leaderboard
from bastide.server.store.tables.log_append import LogAppend, write_appends
from bastide.server.store.tables.rating_recomputation import recompute_ratings
from bastide.server.store.tables.results_and_ratings import RatingKey, merge_guest_ratings, write_rating

PASSPHRASE = "correct horse battery"
SELECT_RATINGS = (
    "select person, game, pace, ladder, rating, deviation, games, at, listed_until from ratings"
    " order by person, game, pace, ladder"
)
SELECT_HISTORY = "select rating, deviation from rating_history order by number, seat"


def read_ratings(connection: Connection) -> list[tuple[Any, ...]]:
    return connection.fetch(tuple[Any, ...], SELECT_RATINGS)


def assert_recomputation_changes_nothing(connection: Connection) -> None:
    """Check that a recomputation from the history leads to exactly the stored ratings, also from damaged ones."""
    before = read_ratings(connection)
    history = connection.fetch(
        tuple[float, float], "select rating, deviation from rating_history order by number, seat"
    )
    found = recompute_ratings(connection)
    assert (found.wrong_ratings, found.wrong_history) == (0, 0)
    assert found.ratings == len(before)
    connection.execute("update ratings set rating = 0, games = 999, listed_until = 1 where person > 'p3'")
    connection.execute("update rating_history set rating = 0 where bot = '' and table_id <> '' and seat = 1")
    recompute_ratings(connection, change=True)
    assert read_ratings(connection) == before
    assert connection.fetch(tuple[float, float], SELECT_HISTORY) == history


def random_game(rng: random.Random, people: list[str]) -> TableSummary:
    """Return the summary of a random finished game of some of these people, and perhaps bots."""
    seats = rng.sample(people, rng.randint(1, min(4, len(people))))
    bots = rng.choices(["easy", "hard", "random"], k=rng.randint(0 if len(seats) > 1 else 1, 3))
    helped = cast("list[Literal['', 'word', 'taken']]", rng.choices(["", "word", "taken"], [8, 1, 1], k=len(seats)))
    acted = rng.choices([True, False], [9, 1], k=len(seats))
    placings = [Placing(0, person, person, 0, 0, helped[k], acted[k]) for k, person in enumerate(seats)]
    placings += [Placing(0, "", bot, 0, 0, bot=bot) for bot in bots]
    rng.shuffle(placings)
    placings = [
        Placing(seat, each.person, each.name, rng.randint(1, 4), 0, each.helped, each.has_acted, each.bot)
        for seat, each in enumerate(placings)
    ]
    return make_summary(
        people=seats,
        game=rng.choice(["dominion", "carcassonne"]),
        status="finished",
        placings=tuple(placings),
        rated=rng.random() < 0.9,
        rated_with_bots=rng.random() < 0.9,
        pace=rng.choice(["live", "correspondence"]),
    )


def finish_game(connection: Connection, table: str, summary: TableSummary) -> None:
    connection.begin()
    write_appends(connection, [LogAppend(table, [make_entry(1)], summary, new=True)])
    connection.commit()


@pytest.mark.parametrize("seed", range(4))
def test_recomputed_ratings_are_the_stored_ones(database_url: str, seed: int) -> None:
    """Random games, with people who are deleted, guests who sign in to an account, and deleted tables."""
    rng = random.Random(seed)
    connection = database_from_url(database_url).connect()
    people = [f"p{number}" for number in range(8)]
    for person in people:
        connection.execute("insert into people (id, name, created) values (?, ?, 0)", [person, person])
    for number in range(60):
        finish_game(connection, f"t{number:02}", random_game(rng, people))
        if number in (20, 40):
            gone = people.pop(rng.randrange(len(people)))
            connection.begin()
            person_deletion.request_deletion(connection, gone)
            connection.commit()
            finish_game(connection, f"late{number}", random_game(rng, [gone, *people[:2]]))
            connection.begin()
            assert person_deletion.finish_deletion(connection, gone)
            connection.commit()
        if number in (10, 30):
            guest, account = rng.sample(people, 2)
            people.remove(guest)
            connection.begin()
            connection.execute("update people set merged_into = ? where id = ?", [account, guest])
            merge_guest_ratings(connection, guest, account)
            connection.commit()
            finish_game(
                connection,
                f"merged{number}",
                random_game(rng, [guest, people[0] if account != people[0] else people[1]]),
            )
        if number == 50:
            connection.execute("delete from tables where id < 't30'")
    ids = [person for (person,) in connection.fetch(tuple[str], "select distinct person from ratings")]
    assert set(ids) <= set(people), "nobody else has ratings"
    assert check_database_integrity(database_url) == []
    connection.begin()
    assert_recomputation_changes_nothing(connection)
    connection.commit()
    connection.close()


def test_concurrent_games_and_a_deletion_leave_ratings_that_can_be_recomputed(database_url: str) -> None:
    """Four writers end games of the same people at the same time, while one of the people is deleted."""
    people = [f"p{number}" for number in range(5)]
    first = database_from_url(database_url).connect()
    for person in people:
        first.execute("insert into people (id, name, created) values (?, ?, 0)", [person, person])

    def change(connection: Connection, work: Callable[[], object]) -> None:
        """Run a transaction; again if SQLite was busy for too long."""
        while True:
            try:
                connection.begin()
                work()
                connection.commit()
                return
            except StorageUnavailable:
                assert database_url.startswith("sqlite")
                connection.rollback()

    def play(writer: int) -> None:
        rng = random.Random(writer)
        connection = database_from_url(database_url).connect()
        for number in range(25):
            # Two tables in one transaction: their people are locked in any order.
            appends = [
                LogAppend(f"{writer}-{number}-{k}", [make_entry(1)], random_game(rng, people), new=True) for k in (0, 1)
            ]
            change(connection, partial(write_appends, connection, appends))
        connection.close()

    def delete() -> None:
        connection = database_from_url(database_url).connect()
        for _ in range(5):
            change(connection, partial(person_deletion.request_deletion, connection, "p2"))
        connection.close()

    with ThreadPoolExecutor(5) as pool:
        jobs = [pool.submit(play, writer) for writer in range(4)] + [pool.submit(delete)]
        for job in jobs:
            job.result()
    first.begin()
    assert_recomputation_changes_nothing(first)
    first.commit()
    games = first.fetch(tuple[int], "select count(distinct number) from rating_history")[0][0]
    numbers = first.fetch(tuple[int], "select max(number) from rating_history")[0][0]
    assert games == numbers > 100
    first.close()


async def rate(store: DatabaseStore, table: str, *people: Person, **more: Any) -> None:
    placings = tuple(Placing(seat, each.id, each.name, seat + 1, 0) for seat, each in enumerate(people))
    placings += tuple(Placing(len(people) + k, "", bot, 9, 0, bot=bot) for k, bot in enumerate(more.pop("bots", ())))
    over = make_summary(people=[each.id for each in people], status="finished", placings=placings, **more)
    await store.create_table(table, [make_entry(1)], over)


async def test_games_with_bots_change_only_the_ladder_with_bots(store: DatabaseStore, people: AccountService) -> None:
    ann, _ = await people.create_guest("Ann")
    ben, _ = await people.create_guest("Ben")
    await rate(store, "solo", ann, bots=["hard"], rated_with_bots=True)
    [with_bots] = await people.game_ratings(ann)
    assert (with_bots.ladder, with_bots.pace, with_bots.games, with_bots.provisional) == ("bots", "live", 1, True)
    assert with_bots.rating > 1500
    for number, more in enumerate(
        [
            {"bots": ["random"], "rated_with_bots": True},  # its strength is not known
            {"bots": ["hard"], "rated_with_bots": False},  # with hints or a take back
        ]
    ):
        await rate(store, f"unrated{number}", ann, **more)
    assert await people.game_ratings(ann) == [with_bots]
    # A mixed table counts in both ladders.
    await rate(store, "mixed", ann, ben, bots=["easy"], rated_with_bots=True, pace="correspondence")
    found = {(each.ladder, each.pace): each.games for each in await people.game_ratings(ann)}
    assert found == {("bots", "live"): 1, ("bots", "correspondence"): 1, ("people", "correspondence"): 1}
    assert {each.ladder for each in await people.game_ratings(ben)} == {"people", "bots"}
    assert [each.rating is not None for each in await people.game_history(ann)][:1] == [True]


async def test_bot_accounts_are_rated_against_known_opponents(store: DatabaseStore, people: AccountService) -> None:
    """A bot account wins and loses rating; nobody else does, and no owner can lose to it on purpose."""
    ann, _ = await people.create_guest("Ann")
    ann, _ = await people.sign_up(ann, "ann", PASSPHRASE)
    ben, _ = await people.create_guest("Ben")
    now = now_ms()

    def prepare(connection: Connection) -> tuple[Person, Person]:
        bots = [bot_account_queries.create_bot(connection, ann.id, name, now) for name in ("Robo", "Other")]
        return read_person(connection, bots[0].id, now), read_person(connection, bots[1].id, now)

    robo, other = await store.write(prepare)

    async def games(person: Person) -> list[tuple[str, int]]:
        return [(each.ladder, each.games) for each in await people.game_ratings(person)]

    counts: dict[str, Any] = {"rated": False, "rated_bot_accounts": True}
    await rate(store, "uncertain", robo, ben, **counts)
    await rate(store, "owner", robo, ann, bots=["hard"], **counts)
    await rate(store, "siblings", robo, other, bots=["hard"], **counts)
    await rate(store, "unknown", robo, bots=["random"], **counts)
    assert await games(robo) == await games(ben) == await games(ann) == []
    await rate(store, "level", robo, bots=["hard"], **counts)
    [first] = await people.game_ratings(robo)
    assert (first.ladder, first.games, first.provisional) == ("bots", 1, True)
    assert first.rating > 1500
    key = RatingKey(ben.id, "dominion", "live", "bots")
    known = PlayerRating(1700.0, 60.0, 30, now)
    await store.write(partial(write_rating, key=key, rating=known))
    await rate(store, "person", robo, ben, **counts)
    [second] = await people.game_ratings(robo)
    assert second.rating > first.rating
    assert [each.rating for each in await people.game_ratings(ben)] == [1700.0]
    # A program that falls silent can only lose.
    silent = (Placing(0, robo.id, robo.name, 1, 0, "taken"), Placing(1, "", "", 2, 0, bot="hard"))
    over = make_summary(people=[robo.id], status="finished", placings=silent, **counts)
    await store.create_table("silent", [make_entry(1)], over)
    assert (await games(robo)) == [("bots", 2)]
    found = await store.read(recompute_ratings)
    # Ben's rating above does not come from games.
    assert (found.games, found.wrong_ratings, found.wrong_history) == (2, 1, 0)

    def read_board(connection: Connection) -> list[str]:
        key = LeaderboardKey("dominion", "live", "bots")
        return [each.name for each in list_leaderboard(connection, key, now, 0, 10)]

    certain = partial(write_rating, key=RatingKey(robo.id, "dominion", "live", "bots"), rating=known)
    await store.write(certain)
    assert await store.read(read_board) == ["Robo (bot)"]
    await people.save_settings(ann, {"leaderboards": False})
    assert await store.read(read_board) == [], "its owner is not listed"


async def test_guest_ratings_pass_to_an_account_without_its_own(store: DatabaseStore, people: AccountService) -> None:
    guest, _ = await people.create_guest("Ann")
    ann, _ = await people.sign_up(guest, "ann", PASSPHRASE)
    ben, _ = await people.create_guest("Ben")
    first, _ = await people.create_guest("First")
    await rate(store, "t1", first, ben)
    [before] = await people.game_ratings(first)
    ann, _, _ = await people.sign_in("ann", PASSPHRASE, first)
    assert await people.game_ratings(ann) == [before]
    # The game of a seat that the guest had taken counts for the account.
    await rate(store, "t2", first, ben)
    assert (await people.game_ratings(ann))[0].games == 2
    # The account keeps its own rating.
    second, _ = await people.create_guest("Second")
    await rate(store, "t3", ben, second)
    own = await people.game_ratings(ann)
    ann, _, _ = await people.sign_in("ann", PASSPHRASE, second)
    assert await people.game_ratings(ann) == own
    # Account and guest at one table are one person.
    await rate(store, "t4", ann, second, ben)
    assert await people.game_ratings(ann) == own
    assert (await store.read(recompute_ratings)).wrong_ratings == 0


def test_elo_ratings_become_ratings_to_start_from(new_database_url: str) -> None:
    """Migration of a database of version 0.1.0: more games, less uncertainty; guests pass theirs to their account."""
    found = database_from_url(new_database_url)
    with open_schema_transaction(found) as (config, _):
        run_migrations(config, "0004")
    execute_sql(
        found,
        "insert into people (id, name, created, changed) values ('ann', 'Ann', 0, 0), ('ben', 'Ben', 0, 0)",
        "insert into people (id, name, created, changed, merged_into) values ('guest', 'Annie', 0, 0, 'ann')",
        "insert into ratings (person, game, rating, games) values ('ann', 'dominion', 1612.5, 400),"
        " ('guest', 'dominion', 1400, 3), ('guest', 'carcassonne', 1450, 5), ('ben', 'dominion', 1500, 0)",
        "insert into tables (id, seq, created_at, updated_at, game, status, public, people, line)"
        " values ('t', 1, 0, 0, 'dominion', 'finished', true, '', '{}')",
        "insert into results (table_id, seat, person, name, game, place, score, at, rating)"
        " values ('t', 0, 'ann', 'Ann', 'dominion', 1, 10, 1790000000000, 1612.5)",
    )
    upgrade(found)
    connection = found.connect()
    carcassonne, dominion = read_ratings(connection)
    assert dominion[:5] == ("ann", "dominion", "live", "people", 1612.5)
    assert dominion[6:8] == (400, 1_790_000_000_000)
    assert carcassonne[:5] == ("ann", "carcassonne", "live", "people", 1450)
    assert dominion[5] < 70 < 150 < carcassonne[5]
    assert (dominion[8] > dominion[7], carcassonne[8]) == (True, 0)
    found_again = recompute_ratings(connection)
    assert (found_again.games, found_again.ratings, found_again.wrong_ratings) == (0, 2, 0)
    connection.close()
    with open_schema_transaction(found) as (config, schema):
        from alembic import command

        command.downgrade(config, "0004")
        rows = schema.exec_driver_sql("select person, game, rating, games from ratings order by game").all()
    assert [tuple(row) for row in rows] == [("ann", "carcassonne", 1450, 5), ("ann", "dominion", 1612.5, 400)]


def test_check_database_reports_wrong_ratings(database_url: str) -> None:
    connection = database_from_url(database_url).connect()
    rng = random.Random(7)
    for person in "ab":
        connection.execute("insert into people (id, name, created) values (?, ?, 0)", [person, person])
    for number in range(10):
        finish_game(connection, f"t{number}", random_game(rng, ["a", "b"]))
    assert check_database_integrity(database_url) == []
    for damage in (
        "update ratings set rating = rating + 1 where person = 'a'",
        "delete from ratings where person = 'b'",
        (
            "insert into ratings (person, game, pace, ladder, rating, deviation, games, at, listed_until) values"
            " ('c', 'dominion', 'live', 'people', 2900, 50, 100, 0, 0)"
        ),
        "update rating_history set place = 5 - place",
    ):
        execute_sql(database_from_url(database_url), damage)
        assert [each.what for each in check_database_integrity(database_url)] == ["ratings"], damage
        connection.begin()
        recompute_ratings(connection, change=True)
        connection.commit()
        assert check_database_integrity(database_url) == []
    connection.close()


def test_recompute_command_corrects_ratings(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    connection = database_from_url(database_url).connect()
    for number in range(6):
        finish_game(connection, f"t{number}", random_game(random.Random(number), ["a", "b"]))
    for person in "ab":
        connection.execute("insert into people (id, name, created) values (?, ?, 0)", [person, person])
    before = read_ratings(connection)
    connection.execute("update ratings set rating = 0")
    command = ["--lang", "en", "admin", "recompute-ratings", "--database", database_url]
    assert run_command_line([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wrong_ratings"] == len(before) > 0
    assert read_ratings(connection) == before
    assert run_command_line(command) == 0
    assert "Corrected: 0 ratings, 0 results" in capsys.readouterr().out
    audit = connection.fetch(tuple[str, str], "select what, about from audit")
    assert audit == [("recompute-ratings", "")], "a command that changes nothing leaves no trace"
    connection.close()
