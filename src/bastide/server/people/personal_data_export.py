"""Export of all data stored about a person."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from bastide.hosting.api import account_messages as wire
from bastide.hosting.api.second_factor_messages import Passkey
from bastide.server.people.sessions import Person
from bastide.server.store.database import Connection
from bastide.server.store.database.database_interface import fetch_structs
from bastide.server.store.notifications import endpoint_queries
from bastide.server.store.people import bot_account_queries, friend_queries, moderation_queries
from bastide.server.store.people.friend_queries import NO_LIMIT
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.tables import club_tournament_queries, study_queries

Stored = TypeVar("Stored", bound=msgspec.Struct)


RATING_COLUMNS: Final = "game, pace, ladder, rating, deviation, games, at"
SELECT_RATINGS: Final = f"select {RATING_COLUMNS} from ratings where person = ? order by game, pace, ladder"


def export_personal_data(connection: Connection, person: Person) -> wire.PersonalDataExport:
    """Collect the data of a person under all their ids. Other people appear only as friends and blocked people."""
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
        ratings=kept(wire.ExportedRating, RATING_COLUMNS, "ratings", "game, pace, ladder"),
        rated_games=kept(
            wire.ExportedRatedGame,
            "table_id, game, pace, ladder, place, at, rating, deviation",
            "rating_history",
            "number",
        ),
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
        studies=[wire.ExportedStudy(*each) for each in study_queries.list_memberships(connection, ids)],
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
        bots=[
            wire.ExportedBot(
                bot.id,
                bot.name,
                bot.created,
                [
                    wire.ExportedBotToken(each.name, each.scopes, each.created, each.until, each.used)
                    for each in bot_account_queries.list_tokens(connection, bot.id)
                ],
                fetch_structs(connection, wire.ExportedRating, SELECT_RATINGS, [bot.id]),
            )
            for bot in bot_account_queries.list_bots(connection, person.id)
        ],
        notifications=wire.ExportedNotifications(
            settings=msgspec.to_builtins(endpoint_queries.load_settings(connection, person.id)),
            endpoints=kept(
                wire.ExportedEndpoint,
                "channel, address, label, created, verified, problem, dropped, delivered",
                "notification_endpoints",
                "created, id",
            ),
            muted=endpoint_queries.list_muted_tables(connection, person.id),
            sent=kept(
                wire.ExportedDelivery,
                "kind, table_id, outbox.at, sent_at",
                "outbox join notification_endpoints on notification_endpoints.id = outbox.endpoint",
                "outbox.at",
            ),
        ),
        friends=[
            wire.ExportedFriend(each.name, each.since)
            for each in friend_queries.list_friends(connection, person.id, now_ms())
        ],
        friend_requests=_list_friend_requests(connection, person.id),
        match_requests=kept(
            wire.ExportedMatchRequest, "game, pace, rated, max_difference, since, until", "match_requests", "since"
        ),
    )


def _list_friend_requests(connection: Connection, person: str) -> list[wire.ExportedFriendRequest]:
    sent = friend_queries.list_sent(connection, person)
    received = friend_queries.list_received(connection, person, limit=NO_LIMIT)
    declined = friend_queries.list_declined(connection, person)
    return [
        *(wire.ExportedFriendRequest(each.name, each.at, "sent") for each in sent),
        *(wire.ExportedFriendRequest(each.name, each.at, "received") for each in received),
        *(wire.ExportedFriendRequest(each.name, each.at, "received", declined=True) for each in declined),
    ]
