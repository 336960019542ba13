"""Consistency checks of daily deals and puzzle answers: results agree with the logs, ratings with the answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bastide.core.plain import Plain
from bastide.core.randomness.rng import seed_from
from bastide.hosting.lobby import table_summary
from bastide.hosting.storage.log_store import DAY
from bastide.puzzles.rating import GRADED, HIGHEST, LOWEST, NEW, SUREST
from bastide.server.store.database import Connection
from bastide.tables.model.table import Table

#: Plays with a result but without a table. A play without a result may be older than its table.
LOST: Final = (
    "select count(*) from plays where ended is not null"
    " and not exists (select 1 from tables where tables.id = plays.table_id)"
)
#: Number of rated answers of a solver.
GIVEN: Final = (
    "(select count(*) from solves where solves.person = solvers.person and solves.game = solvers.game"
    " and solved is not null)"
)
RIGHT: Final = GIVEN.replace("solved is not null", "solved")
#: Solvers with impossible values. A merged account has the answers of all its guests, but the rating of only one.
SOLVERS: Final = (
    f"select count(*) from solvers where rating not between {LOWEST} and {HIGHEST}"
    f" or deviation not between {SUREST} and {NEW} or days > longest or longest > {RIGHT} or last > seen"
    f" or answers > {GIVEN} or (answers < {GIVEN}"
    " and not exists (select 1 from people where people.merged_into = solvers.person))"
)
UNRATED: Final = (
    "select count(*) from solves where solved is not null and not exists"
    " (select 1 from solvers where solvers.person = solves.person and solvers.game = solves.game)"
)
PUZZLES: Final = (
    f"select count(*) from puzzles where rating not between {LOWEST} and {HIGHEST}"
    f" or deviation not between {SUREST} and {GRADED} or answers < 0"
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


def check_days(connection: Connection) -> Iterator[tuple[str, dict[str, Plain]]]:
    """Check all rows of deals and puzzles; yields problem codes with details."""
    for sql, what, facts in (
        (LOST, "dangling", {"of": "plays", "to": "tables"}),
        (SOLVERS, "solvers", {}),
        (UNRATED, "dangling", {"of": "solves", "to": "solvers"}),
        (PUZZLES, "puzzles", {}),
    ):
        rows = connection.fetch(tuple[int], sql)[0][0]
        if rows:
            yield what, {"rows": rows, **facts}


def check_play(connection: Connection, table: Table) -> Iterator[tuple[str, dict[str, Plain]]]:
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
        found = table_summary.dealt(table)
        result: tuple[int | None, ...] = (None,) * 4
        if found is not None and found.at // DAY == found.day:
            result = (found.at, found.score, found.lead, found.place)
        if (row.game, row.day) != (table.game.id, table.deal) or row[3:] != result:
            yield "play", {}
        if row.seed is None or seed_from(row.seed) != table.seed:
            yield "key", {}
