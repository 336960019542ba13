"""Terminal output: results to standard output, progress and errors to standard error."""

from __future__ import annotations

import errno
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from bastide.cli.translated_commands import get_translator, translate
from bastide.core.action_reason import Refusal
from bastide.core.errors import BastideError

#: Error numbers of the operating system with a translation; others are shown by number.
OS_ERROR_KINDS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "no-folder",
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
    from bastide.cli.narrow_terminal_tables import print_table_in_bands

    print_table_in_bands(columns, rows, shutil.get_terminal_size().columns if sys.stdout.isatty() else None)


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on a terminal; yields None in a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=total, label=label, file=sys.stderr, show_pos=True) as bar:
        yield bar.update


def error_text(error: BastideError, game: str = "") -> str:
    """Translate an error. Refusals by the rules of a game use the game's messages."""
    reason = error.details.get("reason")
    game = game or getattr(error, "game", "")
    if game and isinstance(reason, Refusal):
        return get_translator().translate_for_game(game, f"refuse-{reason.code}", reason.facts)
    message = f"error-{error.code}"
    if get_translator().has_message(message):
        values = {key: _detail_text(value) for key, value in error.details.items()}
        if isinstance(error.__cause__, BastideError):
            values["reason"] = error_text(error.__cause__, game)
        return translate(message, **values)
    return str(error)


def _detail_text(detail: object) -> str:
    """Format a detail of an error. Errors of the operating system are translated by their number."""
    if isinstance(detail, BastideError):
        return error_text(detail)
    if isinstance(detail, OSError):
        return os_error_text(detail)
    return translate("cli-system", kind="no-text", number="") if isinstance(detail, UnicodeError) else str(detail)


def os_error_text(error: OSError) -> str:
    """Translate an error of the operating system."""
    import socket

    number = error.errno or 0
    kind = "elsewhere" if number == socket.EAI_NONAME else OS_ERROR_KINDS.get(number, "other")
    return translate("cli-system", kind=kind, number=str(number))


def name_missing_folder(error: OSError) -> OSError:
    """Return an error that names the folder, if a file was not found because its folder is missing."""
    folder = Path(str(error.filename or "")).parent
    if error.errno != errno.ENOENT or folder.is_dir():
        return error
    return NotADirectoryError(errno.ENOTDIR, "no such folder", str(folder))


def print_warning(error: BastideError) -> None:
    """Print a warning on standard error."""
    click.echo(translate("cli-note", text=" ".join(error_text(error).split())), err=True)


def print_error(text: str) -> None:
    """Print an error on standard error, in one line."""
    click.echo(translate("cli-error", text=" ".join(text.split())), err=True)
