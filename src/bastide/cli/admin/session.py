"""Database access, audit log and output shared by the commands of ``bastide admin``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import click

from bastide.cli.output import print_json, print_table
from bastide.cli.params import CountParam, json_option, option
from bastide.cli.serve.backup import address_of, database_option, moment, reached
from bastide.cli.text import Command, say
from bastide.core.errors import BastideError
from bastide.core.plain import Plain
from bastide.server.store.database import Connection, database
from bastide.server.store.database.migrate import reading, upgrade
from bastide.server.store.people.admin_queries import note
from bastide.server.store.people.rights import now_ms
from bastide.tables.visitor import FOREVER

UNITS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}


def command(name: str, *examples: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a command of ``bastide admin``, with the options that all of them have."""

    def made(function: Callable[..., Any]) -> click.Command:
        known = database_option()(json_option()(function))
        shown = tuple(f"bastide admin {each}" for each in examples)
        return click.command(name, cls=Command, catalogue="admin", examples=shown)(known)

    return made


def person_argument(required: bool = True) -> Callable[[Any], Any]:
    return click.argument("person", metavar="PERSON", required=required, default=None)


def table_argument() -> Callable[[Any], Any]:
    return click.argument("table", metavar="TABLE")


def limit_option() -> Callable[[Any], Any]:
    return option("--limit", type=CountParam(1), default=50, metavar="N")


def yes_option() -> Callable[[Any], Any]:
    return option("--yes", is_flag=True)


class SpanParam(click.ParamType[int]):
    """Duration such as 12h or 7d, in milliseconds."""

    name = "time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        text = str(value).strip().lower()
        number = text[:-1]
        if text[-1:] not in UNITS or not (number.isascii() and number.isdigit()) or not 0 < int(number) <= 100_000:
            name = param.opts[0] if param is not None else ""
            raise BastideError(
                "bad-span", f"{name} is a time like 30m, 12h, 7d or 4w, not {value!r}", name=name, value=str(value)
            )
        return int(number) * UNITS[text[-1]]


def span_option(default: str | None = None) -> Callable[[Any], Any]:
    return option("--for", "span", type=SpanParam(), default=default, metavar="TIME")


def until(span: int | None) -> int:
    """Return the end of a duration that starts now, in milliseconds since 1970."""
    return FOREVER if span is None else min(FOREVER, now_ms() + span)


def shown_until(at: int) -> str:
    """Format an end time."""
    return say("admin-forever") if at >= FOREVER else moment(at)


def operator() -> str:
    """Return the system user name. The environment is not used, because it can be set to anything."""
    if sys.platform == "win32":
        import getpass

        return getpass.getuser()
    import pwd

    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:  # in a container, the user id may have no name
        return str(os.getuid())


class Desk:
    """Database transaction with an entry in the audit log."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def note(self, what: str, about: str, **facts: Plain) -> None:
        """Write an entry to the audit log."""
        note(self.connection, operator(), what, about, facts)


@contextmanager
def looking(given: str | None) -> Iterator[Connection]:
    """Open the database for reading."""
    url = address_of(given)
    with reached(url):
        connection = _open_connection(url)
        try:
            yield connection
        finally:
            connection.close()


@contextmanager
def changing(given: str | None) -> Iterator[Desk]:
    """Open a transaction: the changes and their audit entry are committed together or not at all."""
    url = address_of(given)
    with reached(url):
        connection = _open_connection(url)
        try:
            connection.begin()
            yield Desk(connection)
            connection.commit()
        finally:
            connection.rollback()
            connection.close()


def _open_connection(url: str) -> Connection:
    found = database(url)
    with reading(found):
        pass  # fails if the database is missing or newer than this version
    upgrade(found)
    return found.connect()


def confirmed(yes: bool, id: str, /, **values: Any) -> None:
    """Ask for confirmation before something is deleted."""
    question = say(id, **values)
    if yes:
        return
    if not sys.stdin.isatty():
        raise BastideError("needs-yes", f"{question} this deletes something: say --yes")
    click.echo(question + " ", nl=False, err=True)
    if sys.stdin.readline().strip().casefold() not in (say("admin-yes").casefold(), "yes", "y"):
        raise click.Abort


def done(as_json: bool, id: str, data: dict[str, Plain], /, **values: Any) -> None:
    """Print what was done: a sentence, or JSON."""
    if as_json:
        print_json(data)
    else:
        click.echo(say(id, **values))


def listing(as_json: bool, data: list[dict[str, Plain]], columns: list[str], rows: list[list[str]]) -> None:
    """Print a list as a table or as JSON. Column names come from the catalogue."""
    if as_json:
        print_json(data)
    elif rows:
        print_table([say(f"admin-column-{column}") for column in columns], rows)
    else:
        click.echo(say("admin-none"))
