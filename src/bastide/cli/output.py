"""Terminal output: results to standard output, progress and errors to standard error."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click

from bastide.cli.text import say, words
from bastide.core.errors import BastideError
from bastide.core.reason import Refusal

#: Error numbers of the operating system with a translation; others are shown by number.
SYSTEM: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "elsewhere",
}


def print_json(data: object) -> None:
    """Print data as indented JSON."""
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=1))


def print_table(columns: list[str], rows: list[list[str]]) -> None:
    """Print a table no wider than the terminal; the first column is text, the others are numbers."""
    from rich.console import Console

    from bastide.cli.table_output import print_bands

    print_bands(columns, rows, Console().width if sys.stdout.isatty() else None)


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on a terminal; yields None in a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)


def sentence(error: BastideError, game: str = "") -> str:
    """Translate an error. Refusals by the rules of a game use the game's messages."""
    reason = error.details.get("reason")
    if game and isinstance(reason, Refusal):
        return words().tell(game, f"refuse-{reason.code}", reason.facts)
    message = f"error-{error.code}"
    if words().has(message):
        values = {key: _detail_text(value) for key, value in error.details.items()}
        if isinstance(error.__cause__, BastideError):
            values["reason"] = sentence(error.__cause__, game)
        return say(message, **values)
    return str(error)


def _detail_text(detail: object) -> str:
    """Format a detail of an error. Errors of the operating system are translated by their number."""
    if isinstance(detail, BastideError):
        return sentence(detail)
    if isinstance(detail, OSError):
        return system(detail)
    return say("cli-system", kind="no-text", number="") if isinstance(detail, UnicodeError) else str(detail)


def system(error: OSError) -> str:
    """Translate an error of the operating system."""
    import socket

    number = error.errno or 0
    kind = "elsewhere" if number == socket.EAI_NONAME else SYSTEM.get(number, "other")
    return say("cli-system", kind=kind, number=str(number))


def remark(error: BastideError) -> None:
    """Print a warning on standard error."""
    click.echo(say("cli-note", text=" ".join(sentence(error).split())), err=True)


def complain(text: str) -> None:
    """Print an error on standard error, in one line."""
    click.echo(say("cli-error", text=" ".join(text.split())), err=True)
