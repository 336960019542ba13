"""``bastide import``: write a record of a game that another program has saved."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.parameter_types import json_option, translated_option
from bastide.cli.terminal_output import error_text, print_json
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.json_data import JsonData
from bastide.core.records.game_import import (
    MAX_IMPORT_LENGTH,
    GameImportError,
    ImportedGame,
    ImportNote,
    import_game,
)
from bastide.tables.game_import import list_remarks

#: A character of UTF-8 has at most four bytes.
MAX_FILE_BYTES = 4 * MAX_IMPORT_LENGTH


@click.command(
    "import",
    cls=TranslatedCommand,
    examples=("bastide import game.jcz -o game.record", "bastide import log.txt --json"),
)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@translated_option("--out", "-o", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
@json_option()
@click.pass_context
def import_command(ctx: click.Context, file: Path, out: Path | None, as_json: bool) -> None:
    found = import_game(read_foreign_file(file))
    target = out if out is not None else file.with_suffix(".record")
    if out is None and target.exists():
        raise GameImportError("import-exists", f"{target} exists; name another file with -o", file=str(target))
    target.write_text(found.record.to_text(), encoding="utf-8")
    if as_json:
        print_json(import_data(found, target))
    else:
        click.echo(
            translate(
                "cli-import-read",
                source=found.source,
                game=translate(found.record.game),
                players=len(found.record.seats),
                read=found.moves_read,
                all=found.moves_in_file,
            )
        )
        for note in list_remarks(found):
            click.echo(note_text(note, found.record.game))
        if found.stop is not None:
            click.echo(translate("cli-import-stop", reason=error_text(found.stop, found.record.game)))
        click.echo(translate("cli-import-written", path=str(target)), err=True)
    if found.stop is not None:
        ctx.exit(1)


def read_foreign_file(file: Path) -> str:
    """Read a text file. Raises GameImportError if it is too long or no text."""
    with file.open("rb") as opened:
        data = opened.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise GameImportError(
            "import-too-long", f"a file can have {MAX_IMPORT_LENGTH} characters", most=MAX_IMPORT_LENGTH
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise GameImportError("import-no-text", f"{file} is not a UTF-8 text file", file=str(file)) from None


def note_text(note: ImportNote, game: str) -> str:
    """Return a translated note about the rules of a file."""
    facts: dict[str, JsonData] = {
        name: list(value) if isinstance(value, list) else str(value) for name, value in note.facts.items()
    }
    return get_translator().translate_for_game(game, note.message, facts)


def import_data(found: ImportedGame, target: Path) -> dict[str, object]:
    """Return the result as JSON data."""
    return {
        "source": found.source,
        "game": found.record.game,
        "players": found.record.seats,
        "moves": found.moves_in_file,
        "moves_read": found.moves_read,
        "actions": len(found.record.moves),
        "notes": [{"message": note.message, **note.facts} for note in found.notes],
        "stop": None if found.stop is None else str(found.stop),
        "record": str(target),
    }
