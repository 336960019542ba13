"""Find the source files, commands and lessons in which a message is used (for ``make copy``)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path

import click
from generate_cli_reference import COLUMNS, command_contexts

from bastide.cli import translated_commands
from bastide.cli.app import app
from bastide.cli.dev.translation_status import list_prefixes, loadable_games
from bastide.core.json_data import JsonData
from bastide.locale.catalogue import Catalogue
from bastide.teaching.lesson_files import find_lesson_files

ROOT = Path(__file__).parents[1]
SOURCE_FOLDERS = ("src", "web/src", "research/src", "examples/magpie/src")
SOURCE_PATTERNS = ("*.py", "*.ts", "*.svelte", "*.toml", "rulebook.json")
#: Text in quotes, or the key of an object or table.
_QUOTED = re.compile(r""""([^"\n]{1,90})"|'([^'\n]{1,90})'|`([^`\n]{1,90})`|^\s*\[*([\w-]+)\]* *[=:]""", re.MULTILINE)
#: Id of a message, wherever it is written.
_ID = re.compile(r"[a-z]\w*(?:-\w+)+(?:\.\w+)?")
_HOLE = re.compile(r"\$?\{[^{}]*\}")
#: Where messages appear whose ids are made from a kind and the id of a component, an event or a decision.
KINDS = {
    "about": "description in the gallery or at the table",
    "ask": "prompt above the table",
    "bot": "bot names",
    "brief": "summary of the last turn",
    "card": "card: table, gallery and log",
    "do": "action button",
    "feature": "names in sentences of the log",
    "log": "game log",
    "metric": "score sheet, statistics",
    "option": "new table: options",
    "page": "page of the game",
    "reason": "hint, coach and review",
    "refuse": "message after a move that is not allowed",
    "term": "symbols and terms: preview of a card",
    "theme": "puzzles",
    "tile": "tile: gallery and description for screen readers",
}
MAX_FILES = 3


class SourceIndex:
    """Quoted texts of all source files, to find the files that use a message."""

    def __init__(self, root: Path = ROOT) -> None:
        self.files_by_text: dict[str, list[str]] = defaultdict(list)
        templates: dict[str, list[str]] = defaultdict(list)
        prefixes = {*list_prefixes()}
        for path in source_files(root):
            name = path.relative_to(root).as_posix()
            text = path.read_text(encoding="utf-8")
            quotations = ["".join(groups) for groups in _QUOTED.findall(text)]
            ids = [found for found in _ID.findall(text) if found.partition("-")[0] in prefixes]
            for quoted in dict.fromkeys(quotations + ids):
                (templates if _HOLE.search(quoted) else self.files_by_text)[quoted].append(name)
        #: Patterns of ids with variable parts, those with the longest fixed part first.
        self._templates = sorted(
            ((compiled, files) for text, files in templates.items() if (compiled := compile_template(text))),
            key=lambda template: -len(template[0].pattern.replace(r"[\w.-]+", "")),
        )

    def find_files(self, id: str, near: str = "") -> list[str]:
        """Return the files that use a message: with its full id, without its prefix, or as a part of a template.

        Files in the folder ``near`` come first.
        """
        prefix, _, rest = id.partition("-")
        name = id.partition(".")[0]
        folder = f"/{prefix}/"
        short = [rest.partition(".")[0], rest.rpartition("-")[2].partition(".")[0]]
        found = self.files_by_text.get(id, []) + self.files_by_text.get(name, [])
        for text in short if rest else []:
            own = [file for file in self.files_by_text.get(text, []) if folder in file or not is_game(prefix)]
            # A short word is used for other things, too.
            found = found or (own if is_game(prefix) or "-" in text or prefix == "error" else [])
        for pattern, files in self._templates:
            if found:
                break
            if any(pattern.fullmatch(each) for each in (id, name, rest)):
                found = files
        return sorted(dict.fromkeys(found), key=lambda file: (not (near and file.startswith(near)), file))[:MAX_FILES]


def source_files(root: Path) -> Iterator[Path]:
    """Yield the source files of the package, the web app and the games."""
    for folder in SOURCE_FOLDERS:
        for path in sorted(path for pattern in SOURCE_PATTERNS for path in (root / folder).rglob(pattern)):
            folders = {*path.relative_to(root).parts}
            # The folders of the catalogues also have data, with ids of their own.
            if not {"static", "built"} & folders and not ("locale" in folders and path.suffix != ".py"):
                yield path


def compile_template(text: str) -> re.Pattern[str] | None:
    """Return a pattern for a template of ids such as ``web-bot-${level}``; None if it may be anything."""
    fixed = _HOLE.split(text)
    if not all(re.fullmatch(r"[\w.-]*", part) for part in fixed):
        return None
    if "-" not in text or sum(character.isalpha() for part in fixed for character in part) < 2:
        return None
    return re.compile(r"[\w.-]+".join(re.escape(part) for part in fixed))


@cache
def is_game(prefix: str) -> bool:
    return prefix in loadable_games()


class PlaceFinder:
    """Places of messages: a description, and source files."""

    def __init__(self) -> None:
        self.index = SourceIndex()

    @cached_property
    def lessons(self) -> dict[str, str]:
        """Files of the lessons by the start of their message ids."""
        return {
            f"lesson-{game}-{name}": path.relative_to(ROOT).as_posix()
            for game in loadable_games()
            for name, path in find_lesson_files(game).items()
            if path.is_relative_to(ROOT)
        }

    def find_places(self, id: str, english: Path) -> list[str]:
        """Return where a message of an English catalogue appears, the most telling place first."""
        prefix, _, rest = id.partition("-")
        name = id.partition(".")[0]
        lesson = max((start for start in self.lessons if f"{name}-".startswith(f"{start}-")), key=len, default="")
        if lesson:
            return [f"lesson {lesson.removeprefix('lesson-')}", self.lessons[lesson]]
        places = [KINDS[kind]] if is_game(prefix) and (kind := rest.partition("-")[0]) in KINDS else []
        # The catalogue of an expansion is next to its rules.
        folder = english.parents[1]
        near = folder.relative_to(ROOT).as_posix() if folder.is_relative_to(ROOT) else ""
        return places + self.index.find_files(id, near)


class _RecordingCatalogue(Catalogue):
    """Catalogue that records which messages are translated."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.used: set[str] = set()

    def translate(self, id: str, values: Mapping[str, JsonData] | None = None) -> str:
        self.used.add(id)
        return super().translate(id, values)


def command_helps(language: str) -> Iterator[tuple[str, str, set[str]]]:
    """Yield the help of every command in a language: the command, its help, and the messages in it."""
    catalogue = _RecordingCatalogue(language)
    translated_commands._translators[:] = [catalogue]
    try:
        root = click.Context(app, info_name="bastide", max_content_width=COLUMNS, terminal_width=COLUMNS)
        for context in command_contexts(root):
            catalogue.used.clear()
            yield context.command_path, context.command.get_help(context), {*catalogue.used}
    finally:
        translated_commands.reset_language()
