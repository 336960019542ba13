"""Admin commands for users: ``people``, ``sign-out``, ``link``, ``rename``, ``delete-person``."""

from __future__ import annotations

import asyncio

import click

from bastide.cli.admin.session import (
    SpanParam,
    changing,
    command,
    confirmed,
    done,
    limit_option,
    listing,
    looking,
    person_argument,
    shown_until,
    until,
    yes_option,
)
from bastide.cli.params import option
from bastide.cli.serve.backup import address_of, moment
from bastide.core.plain import Plain
from bastide.hosting.api.user_names import clean_name
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.service.table_service import TableService
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.people.forgetting import Forgetting
from bastide.server.settings import read_settings
from bastide.server.store import open_store
from bastide.server.store.people import admin_queries, rights
from bastide.server.store.people import forget_person as forgetting


@command("people", "people", "people ann", "people --accounts --json")
@click.argument("text", required=False, default="", metavar="[TEXT]")
@option("--accounts", is_flag=True)
@limit_option()
def people(text: str, accounts: bool, limit: int, database: str | None, as_json: bool) -> None:
    with looking(database) as connection:
        found = admin_queries.people(connection, text, accounts, limit)
    data: list[dict[str, Plain]] = [dict(each._asdict()) for each in found]
    rows = [[each.name, each.account or "-", each.id, moment(each.seen)[:10] if each.seen else "-"] for each in found]
    listing(as_json, data, ["name", "account", "id", "seen"], rows)


@command("sign-out", "sign-out ann")
@person_argument()
def sign_out(person: str, database: str | None, as_json: bool) -> None:
    with changing(database) as transaction:
        who = admin_queries.person(transaction.connection, person)
        rights.end_sessions(transaction.connection, who.id)
        transaction.note("sign-out", who.id)
    done(as_json, "admin-sign-out-done", {"person": who.id}, name=who.name, id=who.id)


@command("link", "link ann", "link ann --for 1h")
@person_argument()
@option("--for", "span", type=SpanParam(), default="1d", metavar="TIME")
def link(person: str, span: int, database: str | None, as_json: bool) -> None:
    good_until = until(span)
    with changing(database) as transaction:
        who = admin_queries.person(transaction.connection, person)
        token = admin_queries.make_link(transaction.connection, who, good_until)
        transaction.note("link", who.id, until=good_until)
    settings = read_settings()
    address = f"{settings.public_url or f'http://localhost:{settings.port}'}/link#{token}"
    data: dict[str, Plain] = {"person": who.id, "link": address, "until": good_until}
    done(as_json, "admin-link-done", data, name=who.name, id=who.id, link=address, until=shown_until(good_until))


@command("rename", "rename h7Gk2mXq_9aB 'Ann B.'")
@person_argument()
@click.argument("name", metavar="NAME")
def rename(person: str, name: str, database: str | None, as_json: bool) -> None:
    new = clean_name(name)
    with changing(database) as transaction:
        who = admin_queries.person(transaction.connection, person)
        admin_queries.rename(transaction.connection, who.id, new)
        transaction.note("rename", who.id)
    done(as_json, "admin-rename-done", {"person": who.id, "name": new}, old=who.name, name=new, id=who.id)


@command("delete-person", "delete-person ann", "delete-person h7Gk2mXq_9aB --yes")
@person_argument()
@yes_option()
def delete_person(person: str, yes: bool, database: str | None, as_json: bool) -> None:
    with looking(database) as connection:
        who = admin_queries.person(connection, person)
    confirmed(yes, "admin-delete-person-sure", name=who.name, id=who.id, tables=who.tables)
    with changing(database) as transaction:
        ids = forgetting.ask(transaction.connection, who.id)
        transaction.note("delete-person", who.id)
    asyncio.run(_remove_from_tables(address_of(database), ids))
    done(as_json, "admin-delete-person-done", {"person": who.id}, name=who.name, id=who.id)


async def _remove_from_tables(url: str, ids: list[str]) -> None:
    """Remove them from every table now, because no server may be running to do it."""
    store = await open_store(url)
    service = TableService(store, BotExecutor(WorkerProcess, 1), runs_games=False)
    try:
        for each in ids:
            await Forgetting(store, service).forget(each)
    finally:
        await service.close()
        await store.close()
