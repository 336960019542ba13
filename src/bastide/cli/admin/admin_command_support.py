"""Database access, audit log and output shared by the commands of ``bastide admin``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import click

from bastide.cli.parameter_types import CountParam, json_option, translated_option
from bastide.cli.serve.backup_and_check_database import (
    database_option,
    database_url,
    explain_database_errors,
    format_time,
)
from bastide.cli.terminal_output import print_json, print_table
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData
from bastide.server.store.database import Connection, database_from_url
from bastide.server.store.database.migrate import open_read_snapshot, upgrade
from bastide.server.store.people.admin_queries import PersonRow, find_person, write_audit_entry
from bastide.server.store.people.moderation_actions import ModerationActions
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables.visitor_and_command_context import FOREVER_MS

DURATION_UNITS_MS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}


def admin_command(name: str, *examples: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a command of ``bastide admin``, with the options that all of them have."""

    def made(function: Callable[..., Any]) -> click.Command:
        known = database_option()(json_option()(function))
        shown = tuple(f"bastide admin {each}" for each in examples)
        return click.command(name, cls=TranslatedCommand, catalogue="admin", examples=shown)(known)

    return made


def person_argument(required: bool = True) -> Callable[[Any], Any]:
    return click.argument("person", metavar="PERSON" if required else "[PERSON]", required=required, default=None)


def table_argument() -> Callable[[Any], Any]:
    return click.argument("table", metavar="TABLE")


def limit_option() -> Callable[[Any], Any]:
    return translated_option("--limit", type=CountParam(1), default=50, metavar="N")


def yes_option() -> Callable[[Any], Any]:
    return translated_option("--yes", is_flag=True)


class DurationParam(click.ParamType[int]):
    """Duration such as 12h or 7d, in milliseconds."""

    name = "time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        text = str(value).strip().lower()
        number = text[:-1]
        if (
            text[-1:] not in DURATION_UNITS_MS
            or not (number.isascii() and number.isdigit())
            or not 0 < int(number) <= 100_000
        ):
            name = param.opts[0] if param is not None else ""
            raise BastideError(
                "bad-span",
                f"{name} must be a duration such as 30m, 12h, 7d or 4w, not {value!r}",
                name=name,
                value=str(value),
            )
        return int(number) * DURATION_UNITS_MS[text[-1]]


def duration_option(default: str | None = None) -> Callable[[Any], Any]:
    return translated_option("--for", "span", type=DurationParam(), default=default, metavar="TIME")


def end_time_ms(span: int | None) -> int:
    """Return the end of a duration that starts now, in milliseconds since 1970."""
    return FOREVER_MS if span is None else min(FOREVER_MS, now_ms() + span)


def format_end_time(at: int) -> str:
    """Format an end time."""
    return translate("admin-forever") if at >= FOREVER_MS else format_time(at)


def operator_name() -> str:
    """Return the system user name. The environment is not used, because it can be set to anything."""
    if sys.platform == "win32":
        import getpass

        return getpass.getuser()
    import pwd

    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:  # in a container, the user id may have no name
        return str(os.getuid())


class AdminTransaction:
    """Database transaction with an entry in the audit log."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    @property
    def moderation(self) -> ModerationActions:
        """Moderation by the operator, with its audit entries."""
        return ModerationActions(self.connection, operator_name(), is_operator=True)

    def add_audit_entry(self, what: str, about: str, **facts: JsonData) -> None:
        """Write an entry to the audit log."""
        write_audit_entry(self.connection, operator_name(), what, about, facts)


@contextmanager
def read_database(given: str | None) -> Iterator[Connection]:
    """Open the database for reading."""
    url = database_url(given)
    with explain_database_errors(url):
        connection = _upgrade_and_connect(url)
        try:
            yield connection
        finally:
            connection.close()


@contextmanager
def change_database(given: str | None) -> Iterator[AdminTransaction]:
    """Open a transaction: the changes and their audit entry are committed together or not at all."""
    url = database_url(given)
    with explain_database_errors(url):
        connection = _upgrade_and_connect(url)
        try:
            connection.begin()
            yield AdminTransaction(connection)
            connection.commit()
        finally:
            connection.rollback()
            connection.close()


@contextmanager
def moderate_person(given: str | None, person: str) -> Iterator[tuple[ModerationActions, PersonRow]]:
    """Open a transaction that moderates one person."""
    with change_database(given) as transaction:
        yield transaction.moderation, find_person(transaction.connection, person)


@contextmanager
def change_person(
    given: str | None, person: str, command: str, **facts: JsonData
) -> Iterator[tuple[Connection, PersonRow]]:
    """Open a transaction that changes one person, with an audit entry; returns the connection and the person."""
    with change_database(given) as transaction:
        who = find_person(transaction.connection, person)
        yield transaction.connection, who
        transaction.add_audit_entry(command, who.id, **facts)


def _upgrade_and_connect(url: str) -> Connection:
    found = database_from_url(url)
    with open_read_snapshot(found):
        pass  # fails if the database is missing or newer than this version
    upgrade(found)
    return found.connect()


def confirm(yes: bool, id: str, /, **values: Any) -> None:
    """Ask for confirmation before something is deleted."""
    question = translate(id, **values)
    if yes:
        return
    if not sys.stdin.isatty():
        raise BastideError("needs-yes", f"{question} this deletes data; add --yes")
    click.echo(question + " ", nl=False, err=True)
    if sys.stdin.readline().strip().casefold() not in (translate("admin-yes").casefold(), "yes", "y"):
        raise click.Abort


def print_done(as_json: bool, id: str, data: dict[str, JsonData], /, **values: Any) -> None:
    """Print what was done: a sentence, or JSON."""
    if as_json:
        print_json(data)
    else:
        click.echo(translate(id, **values))


def print_listing(as_json: bool, data: list[dict[str, JsonData]], columns: list[str], rows: list[list[str]]) -> None:
    """Print a list as a table or as JSON. Column names come from the catalogue."""
    if as_json:
        print_json(data)
    elif rows:
        print_table([translate(f"admin-column-{column}") for column in columns], rows)
    else:
        click.echo(translate("admin-none"))
