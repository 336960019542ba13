"""Admin commands for tables: ``tables``, ``chat``, ``remove-line``, ``delete-table``, ``tidy``, ``audit``."""

from __future__ import annotations

from collections.abc import Callable

import click

from bastide.cli.admin.admin_command_support import (
    admin_command,
    change_database,
    confirm,
    limit_option,
    print_done,
    print_listing,
    read_database,
    table_argument,
    yes_option,
)
from bastide.cli.parameter_types import CountParam, translated_option
from bastide.cli.serve.backup_and_check_database import format_time
from bastide.core.json_data import JsonData
from bastide.server.settings import read_settings
from bastide.server.store.database_log_store import TableRow, decode_json_object
from bastide.server.store.maintenance.retention import DeletedCounts, RetentionPolicy, RetentionSweep
from bastide.server.store.people import admin_queries


def seat_names(row: TableRow) -> str:
    """Return the names of the players at a table."""
    seats = decode_json_object(row.line).get("seats")
    found = [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return ", ".join(str(seat.get("name") or seat.get("bot") or "-") for seat in found)


@admin_command("tables", "tables", "tables --person ann --status playing", "tables 3fa2b1 --json")
@click.argument("text", required=False, default="", metavar="[ID]")
@translated_option("--person", default="", metavar="PERSON")
@translated_option("--game", default="", metavar="GAME")
@translated_option("--status", default="", metavar="open|playing|finished")
@limit_option()
def tables(text: str, person: str, game: str, status: str, limit: int, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        who = admin_queries.find_person(connection, person).id if person else ""
        found = admin_queries.search_tables(connection, text, who, game, status, limit)
    data: list[dict[str, JsonData]] = [
        {
            "id": each.table,
            "game": each.game,
            "status": each.status,
            "public": each.public,
            "entries": each.seq,
            "created_at": each.created_at,
            "updated_at": each.updated_at,
            "people": list[JsonData](each.people.split()),
            "names": seat_names(each),
        }
        for each in found
    ]
    rows = [
        [each.table, each.game, each.status, format_time(each.updated_at)[:10], seat_names(each)[:24]] for each in found
    ]
    print_listing(as_json, data, ["table", "game", "status", "changed", "people"], rows)


@admin_command("chat", "chat 3fa2b1c4d5e6f708")
@table_argument()
def chat(table: str, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        row = admin_queries.find_table(connection, table)
        said = admin_queries.read_chat(connection, row.table)
    data: list[dict[str, JsonData]] = [dict(each._asdict()) for each in said]
    rows = [
        [" ".join(each.text.split())[:50], str(each.line), str(each.seat), format_time(each.at)[:16]] for each in said
    ]
    print_listing(as_json, data, ["text", "line", "seat", "at"], rows)


@admin_command("remove-line", "remove-line 3fa2b1c4d5e6f708 17", "remove-line 3fa2b1 17 --yes")
@table_argument()
@click.argument("line", type=CountParam(1, "LINE"), metavar="LINE")
@yes_option()
def remove_line(table: str, line: int, yes: bool, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        row = admin_queries.find_table(connection, table)
        text = next((each.text for each in admin_queries.read_chat(connection, row.table) if each.line == line), "")
    if text:
        confirm(yes, "admin-remove-line-sure", table=row.table, line=line, text=" ".join(text.split())[:50])
    with change_database(database) as transaction:
        transaction.moderation.remove_chat_line(row.table, line)
    print_done(as_json, "admin-remove-line-done", {"table": row.table, "line": line}, table=row.table, line=line)


@admin_command("delete-table", "delete-table 3fa2b1c4d5e6f708", "delete-table 3fa2b1 --yes")
@table_argument()
@yes_option()
def delete_table(table: str, yes: bool, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        row = admin_queries.find_table(connection, table)
    values = {"table": row.table, "game": row.game, "entries": row.seq, "people": seat_names(row)}
    confirm(yes, "admin-delete-table-sure", **values)
    with change_database(database) as transaction:
        admin_queries.delete_table(transaction.connection, row.table)
        transaction.add_audit_entry("delete-table", row.table, game=row.game, status=row.status)
    print_done(as_json, "admin-delete-table-done", {"table": row.table}, **values)


@admin_command("tidy", "tidy", "tidy --yes")
@yes_option()
def tidy(yes: bool, database: str | None, as_json: bool) -> None:
    keep = RetentionPolicy.from_settings(read_settings())
    with read_database(database) as connection:
        old = _run_sweep(lambda sweep: sweep.run_pass(connection, only_count=True), keep)
    confirm(yes, "admin-tidy-sure", tables=old.tables, people=old.people)

    def one_pass(sweep: RetentionSweep) -> DeletedCounts:
        with change_database(database) as transaction:
            found = sweep.run_pass(transaction.connection)
            if any(found):
                transaction.add_audit_entry("tidy", "", tables=found.tables, people=found.people)
            return found

    tables, people = _run_sweep(one_pass, keep)
    print_done(as_json, "admin-tidy-done", {"tables": tables, "people": people}, tables=tables, people=people)


def _run_sweep(one_pass: Callable[[RetentionSweep], DeletedCounts], keep: RetentionPolicy) -> DeletedCounts:
    """Run all passes of a sweep and add up the counts."""
    sweep = RetentionSweep(keep)
    tables = people = 0
    while not sweep.rounds_completed:
        found = one_pass(sweep)
        tables += found.tables
        people += found.people
    return DeletedCounts(tables, people)


@admin_command("audit", "audit", "audit --limit 500 --json")
@limit_option()
def audit(limit: int, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        found = admin_queries.read_audit_log(connection, limit)
    data: list[dict[str, JsonData]] = [{**each._asdict(), "facts": decode_json_object(each.facts)} for each in found]
    rows = [[format_time(each.at).removesuffix(" UTC"), each.who[:12], each.what, each.about[:32]] for each in found]
    print_listing(as_json, data, ["at", "who", "what", "about"], rows)
