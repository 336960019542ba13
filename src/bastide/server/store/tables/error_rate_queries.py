"""Error rates in the database: what the decisions of a person cost on average in each reviewed game."""

from __future__ import annotations

from collections.abc import Collection

from bastide.hosting.api.account_messages import GameErrorRate
from bastide.hosting.storage.error_rate_store import MAX_SHOWN_GAMES, ErrorRate, ReviewedSeat
from bastide.server.store.database import Connection
from bastide.server.store.database.database_interface import fetch_structs


class DatabaseErrorRateRepository:
    """``ErrorRateRepository`` (``hosting.storage.error_rate_store``) within a transaction."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def save(self, seat: ReviewedSeat, game: str, rate: ErrorRate) -> None:
        # Neither for a person who is being deleted, nor for a table that retention has deleted.
        self.connection.execute(
            "insert into error_rates (person, table_id, game, at, decisions, cost, point_cost)"
            " select people.id, tables.id, ?, ?, ?, ?, ? from people, tables"
            " where people.id = ? and people.deleted is null and tables.id = ?"
            " on conflict (person, table_id) do update set decisions = excluded.decisions, cost = excluded.cost,"
            " point_cost = excluded.point_cost",
            [game, seat.at, rate.decisions, rate.cost, rate.point_cost, seat.person, seat.table],
        )


def list_error_rates(connection: Connection, ids: Collection[str]) -> list[GameErrorRate]:
    """List the error rates of a person with these ids in the last games of each kind, oldest first."""
    placeholders = ", ".join("?" * len(ids))
    sql = (
        "select table_id, game, at, decisions, cost, point_cost from"
        " (select *, row_number() over (partition by game order by at desc, table_id) as number from error_rates"
        f" where person in ({placeholders})) as numbered where number <= ? order by game, at, table_id"
    )
    return fetch_structs(connection, GameErrorRate, sql, [*ids, MAX_SHOWN_GAMES])
