"""Admin commands for tables: ``tables``, ``chat``, ``remove-line``, ``delete-table``, ``tidy``, ``audit``."""

from __future__ import annotations

from collections.abc import Callable

import click

from bastide.cli.admin.session import (
    changing,
    command,
    confirmed,
    done,
    limit_option,
    listing,
    looking,
    table_argument,
    yes_option,
)
from bastide.cli.params import CountParam, option
from bastide.cli.serve.backup import moment
from bastide.core.plain import Plain
from bastide.server.settings import read_settings
from bastide.server.store.maintenance.retention import Keep, Sweep, Tidied
from bastide.server.store.people import admin_queries
from bastide.server.store.store import TableRow, decoded


def names_at(row: TableRow) -> str:
    """Return the names of the players at a table."""
    seats = decoded(row.line).get("seats")
    found = [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return ", ".join(str(seat.get("name") or seat.get("bot") or "-") for seat in found)


@command("tables", "tables", "tables --person ann --status playing", "tables 3fa2b1 --json")
@click.argument("text", required=False, default="", metavar="[ID]")
@option("--person", default="", metavar="PERSON")
@option("--game", default="", metavar="GAME")
@option("--status", default="", metavar="open|playing|finished")
@limit_option()
def tables(text: str, person: str, game: str, status: str, limit: int, database: str | None, as_json: bool) -> None:
    with looking(database) as connection:
        who = admin_queries.person(connection, person).id if person else ""
        found = admin_queries.tables(connection, text, who, game, status, limit)
    data: list[dict[str, Plain]] = [
        {
            "id": each.table,
            "game": each.game,
            "status": each.status,
            "public": each.public,
            "entries": each.seq,
            "created_at": each.created_at,
            "updated_at": each.updated_at,
            "people": list[Plain](each.people.split()),
            "names": names_at(each),
        }
        for each in found
    ]
    rows = [[each.table, each.game, each.status, moment(each.updated_at)[:10], names_at(each)[:24]] for each in found]
    listing(as_json, data, ["table", "game", "status", "changed", "people"], rows)


@command("chat", "chat 3fa2b1c4d5e6f708")
@table_argument()
def chat(table: str, database: str | None, as_json: bool) -> None:
    with looking(database) as connection:
        row = admin_queries.table(connection, table)
        said = admin_queries.chat(connection, row.table)
    data: list[dict[str, Plain]] = [dict(each._asdict()) for each in said]
    rows = [[" ".join(each.text.split())[:50], str(each.line), str(each.seat), moment(each.at)[:16]] for each in said]
    listing(as_json, data, ["text", "line", "seat", "at"], rows)


@command("remove-line", "remove-line 3fa2b1c4d5e6f708 17", "remove-line 3fa2b1 17 --yes")
@table_argument()
@click.argument("line", type=CountParam(1, "LINE"), metavar="LINE")
@yes_option()
def remove_line(table: str, line: int, yes: bool, database: str | None, as_json: bool) -> None:
    with looking(database) as connection:
        row = admin_queries.table(connection, table)
        text = next((each.text for each in admin_queries.chat(connection, row.table) if each.line == line), "")
    if text:
        confirmed(yes, "admin-remove-line-sure", table=row.table, line=line, text=" ".join(text.split())[:50])
    with changing(database) as transaction:
        admin_queries.remove_line(transaction.connection, row.table, line)
        transaction.note("remove-line", row.table, line=line)
    done(as_json, "admin-remove-line-done", {"table": row.table, "line": line}, table=row.table, line=line)


@command("delete-table", "delete-table 3fa2b1c4d5e6f708", "delete-table 3fa2b1 --yes")
@table_argument()
@yes_option()
def delete_table(table: str, yes: bool, database: str | None, as_json: bool) -> None:
    with looking(database) as connection:
        row = admin_queries.table(connection, table)
    values = {"table": row.table, "game": row.game, "entries": row.seq, "people": names_at(row)}
    confirmed(yes, "admin-delete-table-sure", **values)
    with changing(database) as transaction:
        admin_queries.delete_table(transaction.connection, row.table)
        transaction.note("delete-table", row.table, game=row.game, status=row.status)
    done(as_json, "admin-delete-table-done", {"table": row.table}, **values)


@command("tidy", "tidy", "tidy --yes")
@yes_option()
def tidy(yes: bool, database: str | None, as_json: bool) -> None:
    keep = Keep.by(read_settings())
    with looking(database) as connection:
        old = _run_sweep(lambda sweep: sweep.once(connection, only_count=True), keep)
    confirmed(yes, "admin-tidy-sure", tables=old.tables, people=old.people)

    def one_pass(sweep: Sweep) -> Tidied:
        with changing(database) as transaction:
            found = sweep.once(transaction.connection)
            if any(found):
                transaction.note("tidy", "", tables=found.tables, people=found.people)
            return found

    tables, people = _run_sweep(one_pass, keep)
    done(as_json, "admin-tidy-done", {"tables": tables, "people": people}, tables=tables, people=people)


def _run_sweep(one_pass: Callable[[Sweep], Tidied], keep: Keep) -> Tidied:
    """Run all passes of a sweep and add up the counts."""
    sweep = Sweep(keep)
    tables = people = 0
    while not sweep.rounds:
        found = one_pass(sweep)
        tables += found.tables
        people += found.people
    return Tidied(tables, people)


@command("audit", "audit", "audit --limit 500 --json")
@limit_option()
def audit(limit: int, database: str | None, as_json: bool) -> None:
    with looking(database) as connection:
        found = admin_queries.noted(connection, limit)
    data: list[dict[str, Plain]] = [{**each._asdict(), "facts": decoded(each.facts)} for each in found]
    rows = [[moment(each.at).removesuffix(" UTC"), each.who[:12], each.what, each.about[:32]] for each in found]
    listing(as_json, data, ["at", "who", "what", "about"], rows)
