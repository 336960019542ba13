"""Admin commands for users, such as ``people``, ``sign-out``, ``link`` and ``delete-person``."""

from __future__ import annotations

import asyncio

import click

from bastide.cli.admin.admin_command_support import (
    DurationParam,
    admin_command,
    change_database,
    change_person,
    confirm,
    end_time_ms,
    format_end_time,
    limit_option,
    person_argument,
    print_done,
    print_listing,
    read_database,
    yes_option,
)
from bastide.cli.parameter_types import translated_option
from bastide.cli.serve.backup_and_check_database import database_url, format_time
from bastide.core.json_data import JsonData
from bastide.hosting.api.user_name_validation import clean_name
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.service.table_service import TableService
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.people.deletion_worker import DeletionWorker
from bastide.server.settings import read_settings
from bastide.server.store import open_store
from bastide.server.store.people import admin_queries, moderation_queries, second_factor_queries
from bastide.server.store.people import person_deletion as forgetting
from bastide.server.store.people.bot_account_queries import clean_bot_name
from bastide.tables.state.seats_and_proposals import is_bot_account


@admin_command("people", "people", "people ann", "people --accounts --json")
@click.argument("text", required=False, default="", metavar="[TEXT]")
@translated_option("--accounts", is_flag=True)
@limit_option()
def people(text: str, accounts: bool, limit: int, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        found = admin_queries.search_people(connection, text, accounts, limit)
    data: list[dict[str, JsonData]] = [dict(each._asdict()) for each in found]
    rows = [
        [each.name, each.account or "-", each.id, format_time(each.seen)[:10] if each.seen else "-"] for each in found
    ]
    print_listing(as_json, data, ["name", "account", "id", "seen"], rows)


@admin_command("sign-out", "sign-out ann")
@person_argument()
def sign_out(person: str, database: str | None, as_json: bool) -> None:
    with change_person(database, person, "sign-out") as (connection, who):
        moderation_queries.end_sessions(connection, who.id)
    print_done(as_json, "admin-sign-out-done", {"person": who.id}, name=who.name, id=who.id)


@admin_command("link", "link ann", "link ann --for 1h")
@person_argument()
@translated_option("--for", "span", type=DurationParam(), default="1d", metavar="TIME")
def link(person: str, span: int, database: str | None, as_json: bool) -> None:
    good_until = end_time_ms(span)
    with change_person(database, person, "link", until=good_until) as (connection, who):
        token = admin_queries.create_passphrase_link(connection, who, good_until)
    settings = read_settings()
    address = f"{settings.public_url or f'http://localhost:{settings.port}'}/link#{token}"
    data: dict[str, JsonData] = {"person": who.id, "link": address, "until": good_until}
    print_done(
        as_json, "admin-link-done", data, name=who.name, id=who.id, link=address, until=format_end_time(good_until)
    )


@admin_command("remove-second-factor", "remove-second-factor ann")
@person_argument()
def remove_second_factor(person: str, database: str | None, as_json: bool) -> None:
    with change_person(database, person, "remove-second-factor") as (connection, who):
        is_removed = second_factor_queries.remove_all(connection, who.id)
    data: dict[str, JsonData] = {"person": who.id, "removed": is_removed}
    message = "admin-remove-second-factor-done" if is_removed else "admin-remove-second-factor-none"
    print_done(as_json, message, data, name=who.name, id=who.id)


@admin_command("rename", "rename h7Gk2mXq_9aB 'Ann B.'")
@person_argument()
@click.argument("name", metavar="NAME")
def rename(person: str, name: str, database: str | None, as_json: bool) -> None:
    with change_person(database, person, "rename") as (connection, who):
        new = clean_bot_name(name) if is_bot_account(who.id) else clean_name(name)
        admin_queries.rename_everywhere(connection, who.id, new)
    print_done(as_json, "admin-rename-done", {"person": who.id, "name": new}, old=who.name, name=new, id=who.id)


@admin_command("delete-person", "delete-person ann", "delete-person h7Gk2mXq_9aB --yes")
@person_argument()
@yes_option()
def delete_person(person: str, yes: bool, database: str | None, as_json: bool) -> None:
    with read_database(database) as connection:
        who = admin_queries.find_person(connection, person)
    confirm(yes, "admin-delete-person-sure", name=who.name, id=who.id, tables=who.tables)
    with change_database(database) as transaction:
        ids = forgetting.request_deletion(transaction.connection, who.id)
        transaction.add_audit_entry("delete-person", who.id)
    asyncio.run(_remove_from_tables(database_url(database), ids))
    print_done(as_json, "admin-delete-person-done", {"person": who.id}, name=who.name, id=who.id)


async def _remove_from_tables(url: str, ids: list[str]) -> None:
    """Remove them from every table now, because no server may be running to do it."""
    store = await open_store(url)
    service = TableService(store, BotExecutor(WorkerProcess, 1), runs_games=False)
    try:
        for each in ids:
            await DeletionWorker(store, service).delete_person(each)
    finally:
        await service.close()
        await store.close()
