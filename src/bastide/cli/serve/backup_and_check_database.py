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

from bastide.cli.parameter_types import jobs_option, json_option, translated_option
from bastide.cli.terminal_output import print_json, progress_bar
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData
from bastide.sim.execution.process_pool import parallel_map

if TYPE_CHECKING:
    from bastide.server.store.maintenance.backup import BackupHeader


def database_option() -> Callable[[Any], Any]:
    return translated_option("--database", default=None, metavar="URL")


def database_url(database: str | None) -> str:
    """Return the URL of the given database, else of the server's."""
    from bastide.server.settings import read_settings

    return read_settings({"database": database}).database_url()


@contextmanager
def explain_database_errors(url: str) -> Iterator[None]:
    """Report an unreachable database as a BastideError."""
    from bastide.hosting.storage.log_store import StorageUnavailable
    from bastide.server.store.database import hide_password

    try:
        yield
    except StorageUnavailable as error:
        where = hide_password(url)
        # The driver's message is English only, so it goes to the log.
        logging.basicConfig(level=os.environ.get("BASTIDE_LOG_LEVEL", "warning").upper())
        logging.getLogger(__name__).info("cannot connect to %s: %s", where, error)
        raise BastideError("database-away", f"can't connect to {where}", database=where) from None


def format_time(at: int) -> str:
    """Format milliseconds since 1970 as UTC time."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def backup_file_command(name: str, *examples: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make the command ``backup`` or ``restore``: a file, a database, and whether to overwrite."""

    def made(function: Callable[..., Any]) -> click.Command:
        function = database_option()(translated_option("--replace", is_flag=True)(json_option()(function)))
        function = click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")(function)
        return click.command(name, cls=TranslatedCommand, examples=examples)(function)

    return made


def print_done(as_json: bool, message: str, contents: BackupHeader, data: dict[str, JsonData], **values: str) -> None:
    """Print the contents of a backup that was written or restored."""
    rows = contents.rows
    if as_json:
        print_json({**data, "revision": contents.revision, "rows": rows})
    else:
        counts = {name: rows.get(name, 0) for name in ("tables", "entries", "people")}
        click.echo(translate(message, **counts, **values))


@backup_file_command(
    "backup",
    "bastide backup /backup/bastide.backup",
    "bastide backup nightly.backup --replace --database postgresql://bastide@localhost/bastide",
)
def backup(file: Path, database: str | None, replace: bool, as_json: bool) -> None:
    from bastide.server.store.database import database_from_url as named
    from bastide.server.store.maintenance.backup import count_rows, write_backup

    url = database_url(database)
    with explain_database_errors(url), progress_bar(count_rows(named(url)), translate("cli-backup-working")) as advance:
        contents = write_backup(named(url), file, replace, advance)
    size = file.stat().st_size
    data: dict[str, JsonData] = {"file": str(file), "bytes": size}
    print_done(as_json, "cli-backup-done", contents, data, path=str(file), size=f"{size / 1e6:.1f}")


@backup_file_command(
    "restore",
    "bastide restore nightly.backup --database sqlite:///restored.db",
    "bastide restore nightly.backup --replace",
)
def restore(file: Path, database: str | None, replace: bool, as_json: bool) -> None:
    from bastide.server.store.database import database_from_url as named
    from bastide.server.store.maintenance.backup import restore_backup as put_back
    from bastide.server.store.maintenance.backup import verify_backup

    url = database_url(database)
    with (
        explain_database_errors(url),
        progress_bar(verify_backup(file).total, translate("cli-restore-working")) as advance,
    ):
        contents = put_back(named(url), file, replace, advance)
    data: dict[str, JsonData] = {"file": str(file), "at": contents.at}
    print_done(as_json, "cli-restore-done", contents, data, at=format_time(contents.at))


@click.command(
    "check-database",
    cls=TranslatedCommand,
    examples=("bastide check-database", "bastide check-database --jobs 4 --database sqlite:///restored.db"),
)
@database_option()
@jobs_option()
@json_option()
@click.pass_context
def check_database(ctx: click.Context, database: str | None, jobs: int, as_json: bool) -> None:
    from bastide.server.store.maintenance.check_database import (
        CheckResult,
        check_database_integrity,
        check_tables,
        count_tables,
        table_id_batches,
    )

    url = database_url(database)
    tables = entries = 0
    with explain_database_errors(url):
        found = check_database_integrity(url)
        damaged = any(each.what == "damaged" for each in found)
        all_names = iter(()) if damaged else table_id_batches(url)
        with progress_bar(0 if damaged else count_tables(url), translate("cli-check-database-working")) as advance:
            checked: CheckResult
            for checked in parallel_map(jobs, check_tables, ((url, names) for names in all_names)):
                tables += checked.tables
                entries += checked.entries
                found += checked.problems
                if advance is not None:
                    advance(checked.tables)
    if as_json:
        listed = [{"table": each.table, "what": each.what, "facts": each.facts} for each in found]
        print_json({"tables": tables, "entries": entries, "found": listed})
    else:
        for each in found:
            problem = translate(f"cli-finding-{each.what}", **each.facts)
            click.echo(
                translate("cli-check-database-found", table=each.table, problem=problem) if each.table else problem
            )
        click.echo(translate("cli-check-database-done", tables=tables, entries=entries, found=len(found)))
    if found:
        ctx.exit(1)
