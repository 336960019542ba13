"""Export of all data stored about a person."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from bastide.hosting.api import account_messages as wire
from bastide.hosting.api.second_factor_messages import Passkey
from bastide.server.people.sessions import Person
from bastide.server.store.database import Connection
from bastide.server.store.database.database_interface import fetch_structs
from bastide.server.store.people import moderation_queries
from bastide.server.store.tables import club_tournament_queries

Stored = TypeVar("Stored", bound=msgspec.Struct)


def export_personal_data(connection: Connection, person: Person) -> wire.PersonalDataExport:
    """Collect the data of a person under all their ids. Other people appear only as blocked people."""
    ids = sorted(person.ids)
    placeholders = ", ".join("?" * len(ids))

    def kept(kind: type[Stored], columns: str, table: str, order: str) -> list[Stored]:
        sql = f"select {columns} from {table} where person in ({placeholders}) order by {order}"
        return fetch_structs(connection, kind, sql, ids)

    said = connection.fetch(
        tuple[str, int, str],
        "select table_id, at, data from entries where kind = 'chatted'"
        f" and table_id in (select table_id from been where person in ({placeholders})) order by at",
        ids,
    )
    chat_lines = [(table, at, msgspec.json.decode(data, type=wire.StoredChatLine)) for table, at, data in said]
    return wire.PersonalDataExport(
        account=person.account,
        names=fetch_structs(
            connection,
            wire.ExportedName,
            f"select id, name, created from people where id in ({placeholders}) order by created",
            ids,
        ),
        sessions=kept(wire.ExportedSession, "created, seen", "sessions", "created"),
        passkeys=kept(Passkey, "id, name, created, used", "passkeys", "created"),
        results=kept(wire.ExportedResult, "table_id, game, seat, place, score, at, rating", "results", "at"),
        ratings=kept(wire.GameRating, "game, rating, games", "ratings", "game"),
        tables=fetch_structs(
            connection,
            wire.ExportedTable,
            "select id, game, status, created_at from tables"
            f" where id in (select table_id from been where person in ({placeholders})) order by created_at",
            ids,
        ),
        deals=kept(wire.ExportedDeal, "game, day, table_id, begun, ended, score, lead, place", "plays", "begun"),
        tournaments=[
            wire.ExportedTournament(*each) for each in club_tournament_queries.list_entered_tournaments(connection, ids)
        ],
        answers=kept(wire.ExportedPuzzleAnswer, "game, puzzle, solved, at", "solves", "at, puzzle"),
        solver=kept(wire.ExportedPuzzleRating, "game, rating, answers, days, longest", "solvers", "game"),
        error_rates=kept(
            wire.GameErrorRate, "table_id, game, at, decisions, cost, point_cost", "error_rates", "at, table_id"
        ),
        said=[
            wire.ExportedChatLine(table, at, line.text) for table, at, line in chat_lines if line.person in person.ids
        ],
        blocks=moderation_queries.blocked_people(connection, ids),
        reports=[
            wire.ExportedReport(each.at, each.table, each.text)
            for each in moderation_queries.reports_by(connection, ids)
        ],
        muted_until=person.muted_until_ms or None,
    )
