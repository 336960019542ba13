"""Consistency checks of daily deals and puzzle answers: results agree with the logs, ratings with the answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import parse_seed
from bastide.hosting.lobby import table_summary
from bastide.puzzles.puzzle_rating import (
    MAX_RATING,
    MIN_DEVIATION,
    MIN_RATING,
    NEW_PUZZLE_DEVIATION,
    NEW_SOLVER_DEVIATION,
)
from bastide.server.store.database import Connection
from bastide.tables.state.seats_and_proposals import BOT_ACCOUNT_PREFIX
from bastide.tables.state.table_state import DAY_MS, Table

#: Plays with a result but without a table. A play without a result may be older than its table.
PLAYS_WITHOUT_TABLE: Final = (
    "select count(*) from plays where ended is not null"
    " and not exists (select 1 from tables where tables.id = plays.table_id)"
)
#: Number of rated answers of a solver.
COUNTED_ANSWERS: Final = (
    "(select count(*) from solves where solves.person = solvers.person and solves.game = solvers.game"
    " and solved is not null)"
)
RIGHT_ANSWERS: Final = COUNTED_ANSWERS.replace("solved is not null", "solved")
#: Solvers with impossible values. A merged account has the answers of all its guests, but the rating of only one.
INVALID_SOLVERS: Final = (
    f"select count(*) from solvers where rating not between {MIN_RATING} and {MAX_RATING}"
    f" or deviation not between {MIN_DEVIATION} and {NEW_SOLVER_DEVIATION}"
    f" or days > longest or longest > {RIGHT_ANSWERS} or last > seen"
    f" or answers > {COUNTED_ANSWERS} or (answers < {COUNTED_ANSWERS}"
    " and not exists (select 1 from people where people.merged_into = solvers.person))"
)
ANSWERS_WITHOUT_SOLVER: Final = (
    "select count(*) from solves where solved is not null and not exists"
    " (select 1 from solvers where solvers.person = solves.person and solvers.game = solves.game)"
)
INVALID_PUZZLES: Final = (
    f"select count(*) from puzzles where rating not between {MIN_RATING} and {MAX_RATING}"
    f" or deviation not between {MIN_DEVIATION} and {NEW_PUZZLE_DEVIATION} or answers < 0"
)

#: Bot accounts without an owner, and owners' rows of people who are no bot accounts.
BOTS_WITHOUT_OWNER: Final = (
    f"select count(*) from people where substr(id, 1, {len(BOT_ACCOUNT_PREFIX)}) = '{BOT_ACCOUNT_PREFIX}'"
    " and deleted is null and not exists (select 1 from bot_accounts where person = people.id)"
)
OWNED_PEOPLE: Final = (
    "select count(*) from bot_accounts join people owners on owners.id = owner"
    f" where substr(person, 1, {len(BOT_ACCOUNT_PREFIX)}) <> '{BOT_ACCOUNT_PREFIX}'"
    " or (owners.login is null and owners.deleted is null)"
)


class PlayRow(NamedTuple):
    """A play of a daily deal, with the deal's key."""

    game: str
    day: int
    seed: str | None
    ended: int | None
    score: int | None
    lead: int | None
    place: int | None


def check_deal_and_puzzle_rows(connection: Connection) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check all rows of deals and puzzles; yields problem codes with details."""
    for sql, what, facts in (
        (PLAYS_WITHOUT_TABLE, "dangling", {"of": "plays", "to": "tables"}),
        (INVALID_SOLVERS, "solvers", {}),
        (ANSWERS_WITHOUT_SOLVER, "dangling", {"of": "solves", "to": "solvers"}),
        (INVALID_PUZZLES, "puzzles", {}),
        (BOTS_WITHOUT_OWNER, "dangling", {"of": "people", "to": "bot_accounts"}),
        (OWNED_PEOPLE, "dangling", {"of": "bot_accounts", "to": "people"}),
    ):
        rows = connection.fetch(tuple[int], sql)[0][0]
        if rows:
            yield what, {"rows": rows, **facts}


def check_deal_result(connection: Connection, table: Table) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check that the recorded result of a daily deal is that of its table, on its day and with its key.

    A table may have no play: its person was deleted, or merged into an account that had played the deal already.
    """
    rows = connection.fetch(
        PlayRow,
        "select plays.game, plays.day, seed, ended, score, lead, place from plays"
        " left join deals on deals.game = plays.game and deals.day = plays.day where table_id = ?",
        [table.id],
    )
    for row in rows:
        found = table_summary.build_deal_result(table)
        result: tuple[int | None, ...] = (None,) * 4
        if found is not None and found.at // DAY_MS == found.day:
            result = (found.at, found.score, found.lead, found.place)
        if (row.game, row.day) != (table.game.id, table.daily_deal_day) or row[3:] != result:
            yield "play", {}
        if row.seed is None or parse_seed(row.seed) != table.seed:
            yield "key", {}
