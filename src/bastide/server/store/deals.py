"""The deals of the days: the key of each, who has played it, and how they fared."""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.hosting.storage import DAY, DealResult
from bastide.server.store.database import Connection, Value


class Play(NamedTuple):
    """How somebody has played a deal; without a score they have not come to its end."""

    table: str
    person: str
    name: str
    account: bool
    score: int | None
    lead: int | None
    place: int | None


class Week(NamedTuple):
    """How somebody fared on the days of a week."""

    person: str
    name: str
    days: int
    won: int
    lead: int


PLAYS: Final = (
    "select table_id, person, name, login is not null, score, lead, place from plays"
    " join people on people.id = plays.person where game = ? and day = ?"
)
BEST: Final = " order by lead desc, score desc, ended, person"


def key(connection: Connection, game: str, day: int, drawn: str) -> str:
    """The key of a day's deal: the one that was drawn first, whoever asks."""
    sql = "insert into deals (game, day, seed) values (?, ?, ?) on conflict do nothing"
    connection.run(sql, [game, day, drawn])
    return connection.fetch(tuple[str], "select seed from deals where game = ? and day = ?", [game, day])[0][0]


def known(connection: Connection, game: str, day: int) -> tuple[str, str | None] | None:
    """The key of a day's deal, and what the levels have made of it; None if nobody has asked for it yet."""
    sql = "select seed, bots from deals where game = ? and day = ?"
    rows = connection.fetch(tuple[str, str | None], sql, [game, day])
    return rows[0] if rows else None


def keep_bots(connection: Connection, game: str, day: int, bots: str) -> None:
    connection.run("update deals set bots = ? where game = ? and day = ?", [bots, game, day])


def claim(connection: Connection, game: str, day: int, person: str, table: str, now: int) -> str:
    """The table at which somebody plays the deal: the one that they began first, else this one. There is but one.

    Empty, if they have just asked to be forgotten.
    """
    connection.run(
        "insert into plays (game, day, person, table_id, begun)"
        " select ?, cast(? as integer), id, ?, cast(? as bigint) from people where id = ? and deleted is null"
        " on conflict do nothing",
        [game, day, table, now, person],
    )
    sql = "select table_id from plays where game = ? and day = ? and person = ?"
    rows = connection.fetch(tuple[str], sql, [game, day, person])
    return rows[0][0] if rows else ""


def settle(connection: Connection, table: str, result: DealResult) -> None:
    """Within the transaction that ends the game: how it ended, if its day is not over."""
    if result.at // DAY == result.day:
        connection.run(
            "update plays set ended = ?, score = ?, lead = ?, place = ? where table_id = ? and ended is null",
            [result.at, result.score, result.lead, result.place, table],
        )


def merge(connection: Connection, guest: str, account: str) -> None:
    """A guest turns out to be an account: on each day, what the account has played itself counts."""
    connection.run(
        "update plays set person = ? where person = ? and not exists"
        " (select 1 from plays mine where mine.person = ? and mine.game = plays.game and mine.day = plays.day)",
        [account, guest, account],
    )
    connection.run("delete from plays where person = ?", [guest])


# -- boards ------------------------------------------------------------------------------------


def play_of(connection: Connection, game: str, day: int, person: str) -> Play | None:
    rows = connection.fetch(Play, f"{PLAYS} and person = ?", [game, day, person])
    return rows[0] if rows else None


def best(connection: Connection, game: str, day: int, accounts: bool, limit: int, besides: str = "") -> list[Play]:
    """Those who fared best, of those with an account or of the guests."""
    kind = "login is not null" if accounts else "login is null"
    sql = f"{PLAYS} and ended is not null and {kind} and person <> ?{BEST} limit ?"
    return connection.fetch(Play, sql, [game, day, besides, limit])


def rank(connection: Connection, game: str, day: int, play: Play) -> int:
    sql = (
        "select count(*) from plays where game = ? and day = ? and ended is not null"
        " and (lead > ? or (lead = ? and score > ?))"
    )
    return 1 + connection.fetch(tuple[int], sql, [game, day, play.lead, play.lead, play.score])[0][0]


def spread(connection: Connection, game: str, day: int, column: str) -> list[tuple[int, int]]:
    """How many had how much: by ``score`` or by ``lead``."""
    sql = f"select {column}, count(*) from plays where game = ? and day = ? and ended is not null group by {column}"
    return sorted(connection.fetch(tuple[int, int], sql, [game, day]))


def counts(connection: Connection, game: str, day: int) -> tuple[int, int]:
    """How many have begun a deal, and how many have come to its end."""
    sql = "select count(*), count(ended) from plays where game = ? and day = ?"
    return connection.fetch(tuple[int, int], sql, [game, day])[0]


def week(connection: Connection, game: str, first: int, last: int, accounts: bool, limit: int) -> list[Week]:
    """Those who fared best on these days: by victories, and then by how far they were ahead in all."""
    kind = "login is not null" if accounts else "login is null"
    values: list[Value] = [game, first, last, limit]
    return connection.fetch(
        Week,
        "select person, name, count(*), sum(case when place = 1 then 1 else 0 end) as won, sum(lead) as ahead"
        " from plays join people on people.id = plays.person"
        f" where game = ? and day between ? and ? and ended is not null and {kind}"
        " group by person, name order by won desc, ahead desc, person limit ?",
        values,
    )
