"""Where things are printed: results to standard output, progress and errors to standard error."""

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

#: What the operating system may say that has words of its own; everything else is told by its number.
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
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=1))


def print_table(columns: list[str], rows: list[list[str]]) -> None:
    """A table on standard output, no wider than the terminal; the first column is text, the rest are numbers."""
    from rich.console import Console

    from bastide.cli.table_output import print_bands

    print_bands(columns, rows, Console().width if sys.stdout.isatty() else None)


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on a terminal; nothing in a pipe."""
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
    """An error in the reader's language; what a rule of a game forbids is said in the words of that game."""
    reason = error.details.get("reason")
    if game and isinstance(reason, Refusal):
        return words().tell(game, f"refuse-{reason.code}", reason.facts)
    message = f"error-{error.code}"
    if words().has(message):
        told = {key: _told(value) for key, value in error.details.items()}
        if isinstance(error.__cause__, BastideError):
            told["reason"] = sentence(error.__cause__, game)
        return say(message, **told)
    return str(error)


def _told(detail: object) -> str:
    """A detail of an error. The operating system speaks the language of whoever set it up: its errors are worded."""
    if isinstance(detail, BastideError):
        return sentence(detail)
    if isinstance(detail, OSError):
        return system(detail)
    return say("cli-system", kind="no-text", number="") if isinstance(detail, UnicodeError) else str(detail)


def system(error: OSError) -> str:
    """What the operating system refused, in the reader's language."""
    import socket

    number = error.errno or 0
    kind = "elsewhere" if number == socket.EAI_NONAME else SYSTEM.get(number, "other")
    return say("cli-system", kind=kind, number=str(number))


def remark(error: BastideError) -> None:
    """Something worth knowing that stops nobody, on standard error."""
    click.echo(say("cli-note", text=" ".join(sentence(error).split())), err=True)


def complain(text: str) -> None:
    """One line on standard error."""
    click.echo(say("cli-error", text=" ".join(text.split())), err=True)
