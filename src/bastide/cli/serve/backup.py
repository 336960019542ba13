"""``bastide backup``, ``restore`` and ``check-database``."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bastide.cli.output import print_json, progress
from bastide.cli.params import jobs_option, json_option, option
from bastide.cli.text import Command, say
from bastide.core.errors import BastideError
from bastide.core.plain import Plain
from bastide.sim.execution.pool import share_out

if TYPE_CHECKING:
    from bastide.server.store.maintenance.backup import Contents


def database_option() -> Callable[[Any], Any]:
    return option("--database", default=None, metavar="URL")


def address_of(database: str | None) -> str:
    """Return the URL of the given database, else of the server's."""
    from bastide.server.settings import read_settings

    return read_settings({"database": database}).database_url()


@contextmanager
def reached(url: str) -> Iterator[None]:
    """Report an unreachable database as a BastideError."""
    from bastide.hosting.storage.log_store import Unavailable
    from bastide.server.store.database import hide_password

    try:
        yield
    except Unavailable as error:
        where = hide_password(url)
        # The driver's message is English only, so it goes to the log.
        logging.basicConfig(level=os.environ.get("BASTIDE_LOG_LEVEL", "warning").upper())
        logging.getLogger(__name__).info("cannot connect to %s: %s", where, error)
        raise BastideError("database-away", f"{where} cannot be reached", database=where) from None


def moment(at: int) -> str:
    """Format milliseconds since 1970 as UTC time."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def file_command(name: str, *examples: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make the command ``backup`` or ``restore``: a file, a database, and whether to overwrite."""

    def made(function: Callable[..., Any]) -> click.Command:
        function = database_option()(option("--replace", is_flag=True)(json_option()(function)))
        function = click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")(function)
        return click.command(name, cls=Command, examples=examples)(function)

    return made


def done(as_json: bool, message: str, contents: Contents, data: dict[str, Plain], **values: str) -> None:
    """Print the contents of a backup that was written or restored."""
    rows = contents.rows
    if as_json:
        print_json({**data, "revision": contents.revision, "rows": rows})
    else:
        counts = {name: rows.get(name, 0) for name in ("tables", "entries", "people")}
        click.echo(say(message, **counts, **values))


@file_command(
    "backup",
    "bastide backup /backup/bastide.backup",
    "bastide backup nightly.backup --replace --database postgresql://bastide@localhost/bastide",
)
def backup(file: Path, database: str | None, replace: bool, as_json: bool) -> None:
    from bastide.server.store.database import database as named
    from bastide.server.store.maintenance.backup import back_up, counted

    url = address_of(database)
    with reached(url), progress(counted(named(url)), say("cli-backup-working")) as advance:
        contents = back_up(named(url), file, replace, advance)
    size = file.stat().st_size
    data: dict[str, Plain] = {"file": str(file), "bytes": size}
    done(as_json, "cli-backup-done", contents, data, path=str(file), size=f"{size / 1e6:.1f}")


@file_command(
    "restore",
    "bastide restore nightly.backup --database sqlite:///restored.db",
    "bastide restore nightly.backup --replace",
)
def restore(file: Path, database: str | None, replace: bool, as_json: bool) -> None:
    from bastide.server.store.database import database as named
    from bastide.server.store.maintenance.backup import restore as put_back
    from bastide.server.store.maintenance.backup import verified

    url = address_of(database)
    with reached(url), progress(verified(file).total, say("cli-restore-working")) as advance:
        contents = put_back(named(url), file, replace, advance)
    data: dict[str, Plain] = {"file": str(file), "at": contents.at}
    done(as_json, "cli-restore-done", contents, data, at=moment(contents.at))


@click.command(
    "check-database",
    cls=Command,
    examples=("bastide check-database", "bastide check-database --jobs 4 --database sqlite:///restored.db"),
)
@database_option()
@jobs_option()
@json_option()
@click.pass_context
def check_database(ctx: click.Context, database: str | None, jobs: int, as_json: bool) -> None:
    from bastide.server.store.maintenance.check_database import (
        Checked,
        check_some,
        check_whole,
        number_of_tables,
        portions,
    )

    url = address_of(database)
    tables = entries = 0
    with reached(url):
        found = check_whole(url)
        damaged = any(each.what == "damaged" for each in found)
        all_names = iter(()) if damaged else portions(url)
        with progress(0 if damaged else number_of_tables(url), say("cli-check-database-working")) as advance:
            checked: Checked
            for checked in share_out(jobs, check_some, ((url, names) for names in all_names)):
                tables += checked.tables
                entries += checked.entries
                found += checked.found
                if advance is not None:
                    advance(checked.tables)
    if as_json:
        listed = [{"table": each.table, "what": each.what, "facts": each.facts} for each in found]
        print_json({"tables": tables, "entries": entries, "found": listed})
    else:
        for each in found:
            problem = say(f"cli-finding-{each.what}", **each.facts)
            click.echo(say("cli-check-database-found", table=each.table, problem=problem) if each.table else problem)
        click.echo(say("cli-check-database-done", tables=tables, entries=entries, found=len(found)))
    if found:
        ctx.exit(1)
