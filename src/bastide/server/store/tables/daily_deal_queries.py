"""Daily deals in the database: keys, plays and results."""

from __future__ import annotations

from typing import Final

from bastide.hosting.storage.log_store import DealResult
from bastide.hosting.storage.puzzle_and_deal_store import DealPlay, WeekResult
from bastide.server.store.database import Connection, SqlValue
from bastide.tables.state.table_state import DAY_MS

SELECT_PLAYS: Final = (
    "select table_id, person, name, login is not null, score, lead, place from plays"
    " join people on people.id = plays.person where game = ? and day = ?"
)
ORDER_BEST_FIRST: Final = " order by lead desc, score desc, ended, person"


class DatabaseDailyDealRepository:
    """``DailyDealRepository`` (``hosting.storage.puzzle_and_deal_store``) within a transaction."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def get_or_create_key(self, game: str, day: int, drawn: str) -> str:
        sql = "insert into deals (game, day, seed) values (?, ?, ?) on conflict do nothing"
        self.connection.execute(sql, [game, day, drawn])
        return self.connection.fetch(tuple[str], "select seed from deals where game = ? and day = ?", [game, day])[0][0]

    def find_deal(self, game: str, day: int) -> tuple[str, str | None] | None:
        sql = "select seed, bots from deals where game = ? and day = ?"
        rows = self.connection.fetch(tuple[str, str | None], sql, [game, day])
        return rows[0] if rows else None

    def save_bot_results(self, game: str, day: int, bots: str) -> None:
        self.connection.execute("update deals set bots = ? where game = ? and day = ?", [bots, game, day])

    def claim_table(self, game: str, day: int, person: str, table: str, now: int) -> str:
        self.connection.execute(
            "insert into plays (game, day, person, table_id, begun)"
            " select ?, cast(? as integer), id, ?, cast(? as bigint) from people where id = ? and deleted is null"
            " on conflict do nothing",
            [game, day, table, now, person],
        )
        sql = "select table_id from plays where game = ? and day = ? and person = ?"
        rows = self.connection.fetch(tuple[str], sql, [game, day, person])
        return rows[0][0] if rows else ""

    def find_play(self, game: str, day: int, person: str) -> DealPlay | None:
        rows = self.connection.fetch(DealPlay, f"{SELECT_PLAYS} and person = ?", [game, day, person])
        return rows[0] if rows else None

    def list_best_plays(self, game: str, day: int, accounts: bool, limit: int, besides: str = "") -> list[DealPlay]:
        kind = "login is not null" if accounts else "login is null"
        sql = f"{SELECT_PLAYS} and ended is not null and {kind} and person <> ?{ORDER_BEST_FIRST} limit ?"
        return self.connection.fetch(DealPlay, sql, [game, day, besides, limit])

    def get_rank(self, game: str, day: int, play: DealPlay) -> int:
        sql = (
            "select count(*) from plays where game = ? and day = ? and ended is not null"
            " and (lead > ? or (lead = ? and score > ?))"
        )
        return 1 + self.connection.fetch(tuple[int], sql, [game, day, play.lead, play.lead, play.score])[0][0]

    def count_by_value(self, game: str, day: int, column: str) -> list[tuple[int, int]]:
        sql = f"select {column}, count(*) from plays where game = ? and day = ? and ended is not null group by {column}"
        return sorted(self.connection.fetch(tuple[int, int], sql, [game, day]))

    def count_plays(self, game: str, day: int) -> tuple[int, int]:
        sql = "select count(*), count(ended) from plays where game = ? and day = ?"
        return self.connection.fetch(tuple[int, int], sql, [game, day])[0]

    def list_week_results(self, game: str, first: int, last: int, accounts: bool, limit: int) -> list[WeekResult]:
        kind = "login is not null" if accounts else "login is null"
        values: list[SqlValue] = [game, first, last, limit]
        return self.connection.fetch(
            WeekResult,
            "select person, name, count(*), sum(case when place = 1 then 1 else 0 end) as won, sum(lead) as ahead"
            " from plays join people on people.id = plays.person"
            f" where game = ? and day between ? and ? and ended is not null and {kind}"
            " group by person, name order by won desc, ahead desc, person limit ?",
            values,
        )

    def is_finished(self, table: str) -> bool:
        return bool(
            self.connection.fetch(tuple[int], "select 1 from tables where id = ? and status = 'finished'", [table])
        )


def record_deal_result(connection: Connection, table: str, result: DealResult) -> None:
    """Record the result of a daily deal, in the transaction that ends the game, unless its day is over."""
    if result.at // DAY_MS == result.day:
        connection.execute(
            "update plays set ended = ?, score = ?, lead = ?, place = ? where table_id = ? and ended is null",
            [result.at, result.score, result.lead, result.place, table],
        )


def merge_guest_plays(connection: Connection, guest: str, account: str) -> None:
    """Move a guest's plays to an account; on days that both have played, the account's play counts."""
    connection.execute(
        "update plays set person = ? where person = ? and not exists"
        " (select 1 from plays mine where mine.person = ? and mine.game = plays.game and mine.day = plays.day)",
        [account, guest, account],
    )
    connection.execute("delete from plays where person = ?", [guest])
