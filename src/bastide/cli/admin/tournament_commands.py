"""Admin commands for club tournaments: ``tournaments``, ``pause-``, ``resume-`` and ``cancel-tournament``."""

from __future__ import annotations

import click

from bastide.cli.admin.admin_command_support import (
    admin_command,
    change_database,
    confirm,
    limit_option,
    print_done,
    print_listing,
    read_database,
    yes_option,
)
from bastide.cli.parameter_types import translated_option
from bastide.cli.serve.backup_and_check_database import format_time
from bastide.core.json_data import JsonData
from bastide.server.club_tournaments.club_tournament_routes import apply_control
from bastide.server.store.database import Connection
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.tables import club_tournament_queries as queries
from bastide.server.store.tables.club_tournament_queries import TournamentRow


def find_tournament(connection: Connection, text: str) -> TournamentRow:
    """Find a tournament by its id or the beginning of it. Raises RequestRefused if there is none or several."""
    found = [row for row in queries.search_tournaments(connection, text, "", 1000) if row.id.startswith(text)]
    exact = [row for row in found if row.id == text]
    if len(exact or found) != 1:
        raise queries.no_tournament_error()
    return (exact or found)[0]


@admin_command("tournaments", "tournaments", "tournaments --status running --json")
@click.argument("text", required=False, default="", metavar="[NAME]")
@translated_option("--status", default="", metavar="open|running|paused|finished|cancelled")
@limit_option()
def tournaments(text: str, status: str, limit: int, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        found = [
            queries.load_tournament(connection, row.id)
            for row in queries.search_tournaments(connection, text, status, limit)
        ]
    data: list[dict[str, JsonData]] = [
        {
            "id": each.id,
            "name": each.name,
            "game": each.settings.game,
            "format": each.settings.format,
            "status": each.status,
            "organiser": each.organiser,
            "entrants": len(each.list_participants()),
            "round": each.round,
            "rounds": each.total_rounds,
            "created_at": each.created_at,
        }
        for each in found
    ]
    rows = [
        [
            *(each.id, each.name[:24], each.settings.game, each.status),
            *(f"{each.round}/{each.total_rounds}", format_time(each.created_at)[:10]),
        ]
        for each in found
    ]
    print_listing(as_json, data, ["tournament", "name", "game", "status", "round", "created"], rows)


def control(action: str, name: str, database: str | None, as_json: bool) -> None:
    """Carry out an action of the organiser, with an audit entry."""
    with change_database(database) as transaction:
        row = find_tournament(transaction.connection, name)
        tournament = queries.load_tournament(transaction.connection, row.id, lock=True)
        apply_control(transaction.connection, tournament, action, now_ms())
        transaction.add_audit_entry(f"{action}-tournament", row.id)
    print_done(as_json, f"admin-{action}-tournament-done", {"tournament": row.id}, name=row.name)


@admin_command("pause-tournament", "pause-tournament 3fa2b1")
@click.argument("tournament", metavar="TOURNAMENT")
def pause_tournament(tournament: str, database: str | None, as_json: bool) -> None:
    control("pause", tournament, database, as_json)


@admin_command("resume-tournament", "resume-tournament 3fa2b1")
@click.argument("tournament", metavar="TOURNAMENT")
def resume_tournament(tournament: str, database: str | None, as_json: bool) -> None:
    control("resume", tournament, database, as_json)


@admin_command("cancel-tournament", "cancel-tournament 3fa2b1 --yes")
@click.argument("tournament", metavar="TOURNAMENT")
@yes_option()
def cancel_tournament(tournament: str, yes: bool, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        row = find_tournament(connection, tournament)
    confirm(yes, "admin-cancel-tournament-sure", name=row.name)
    control("cancel", row.id, database, as_json)
