"""State of a translation: how many messages and rulebook sections a language has, and where the others belong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_kit
from bastide.locale.catalogue import LESSON_PREFIX, PROGRAM_PREFIXES, catalogue_files
from bastide.locale.languages import FALLBACK_LANGUAGE, LOCALE_FOLDER, get_language
from bastide.locale.message_variables import parse_message_variables
from bastide.locale.name_overrides import MESSAGE_PATTERN, split_message

#: Heading of a rulebook section with its id.
_SECTION_HEADING = re.compile(r"^##.*\{#([\w-]+)\}", re.MULTILINE)


@dataclass(frozen=True)
class TranslationStatus:
    """Texts of one English file: all ids, those that a language lacks, and the file to write them into."""

    #: Name of the catalogue: ``web``, ``dominion``, ``dominion/prosperity``; rulebook pages have ``.md``.
    name: str
    english: Path
    ids: list[str]
    missing: list[str]
    target: Path


def message_ids(text: str) -> list[str]:
    """Return the ids of the messages and attributes of a catalogue."""
    return [
        f"{message[1]}{part}"
        for message in MESSAGE_PATTERN.finditer(text)
        for part, source in split_message(message[0]).items()
        if part or source.partition("=")[2].strip()
    ]


@cache
def read_message_ids(path: Path) -> list[str]:
    """Return the ids of a catalogue file; none if there is no such file."""
    return message_ids(path.read_text(encoding="utf-8")) if path.is_file() else []


def has_prefix(id: str, prefix: str) -> bool:
    """Return whether a message id has a prefix. The catalogues of games also have lesson texts."""
    return re.match(rf"{prefix}(-|\.|$)", id) is not None


def prefixed_ids(path: Path, prefix: str) -> list[str]:
    """Return the ids of a catalogue file that have a prefix."""
    return [name for name in read_message_ids(path) if has_prefix(name, prefix)]


@cache
def loadable_games() -> list[str]:
    """Return the games whose kits can be loaded."""
    found = []
    for game in game_ids():
        with suppress(BastideError):
            get_kit(game)
            found.append(game)
    return found


def list_prefixes() -> list[str]:
    """Return the prefixes of all messages: the program's own, and the games."""
    return [*sorted(PROGRAM_PREFIXES), *loadable_games()]


def translated_ids(prefix: str, language: str) -> set[str]:
    """Return the ids of the messages with a prefix that a language has, in all its files."""
    return {name for path in catalogue_files(language, prefix) for name in prefixed_ids(path, prefix)}


def target_file(english: Path, prefix: str, language: str) -> Path:
    """Return the file for the translation of an English file.

    The files of a complete language are next to the English ones. An incomplete one has all in its own folder.
    """
    if get_language(language).is_complete and english.parent != LOCALE_FOLDER / FALLBACK_LANGUAGE:
        is_page = english.suffix == ".md"
        return english.parents[1] / language / english.name if is_page else english.with_name(f"{language}.ftl")
    return LOCALE_FOLDER / language / (f"{prefix}/{english.name}" if english.suffix == ".md" else f"{prefix}.ftl")


def translation_status(language: str) -> Iterator[TranslationStatus]:
    """Compare a language with every English file: catalogues first, then rulebook pages."""
    for prefix in list_prefixes():
        own = translated_ids(prefix, language)
        for english in catalogue_files(FALLBACK_LANGUAGE, prefix):
            ids = prefixed_ids(english, prefix)
            yield TranslationStatus(
                catalogue_name(prefix, english),
                english,
                ids,
                [name for name in ids if name not in own],
                target_file(english, prefix, language),
            )
    for game in loadable_games():
        for english in sorted(get_kit(game).folder.rglob(f"teaching/{FALLBACK_LANGUAGE}/*.md")):
            ids = section_ids(english)
            files = (english.parents[1] / language / english.name, LOCALE_FOLDER / language / game / english.name)
            translated = {name for file in files for name in section_ids(file)}
            missing = [name for name in ids if name not in translated]
            name = f"{catalogue_name(game, english)}/{english.name}"
            yield TranslationStatus(name, english, ids, missing, target_file(english, game, language))


def section_ids(path: Path) -> list[str]:
    """Return the ids of the sections of a rulebook page, and its name for the title; none if there is no such page."""
    return [path.stem, *_SECTION_HEADING.findall(path.read_text(encoding="utf-8"))] if path.is_file() else []


def catalogue_name(prefix: str, english: Path) -> str:
    """Return a short name of an English file: its prefix, and the module or set that it belongs to."""
    if english.parent == LOCALE_FOLDER / FALLBACK_LANGUAGE:
        return prefix
    game = next((each for each in loadable_games() if english.is_relative_to(get_kit(each).folder)), prefix)
    parts = english.relative_to(get_kit(game).folder).parts
    part = parts[1] if parts[0] in ("sets", "modules") else ""
    return "/".join(name for name in (prefix, game if prefix == LESSON_PREFIX else "", part) if name)


def find_translation_problems(language: str) -> list[str]:
    """Return what is wrong with the existing texts of a language: one line each, with the file.

    Finds syntax errors, messages that English does not have or that are in two files, and unknown variables.
    """
    problems: list[str] = []
    known = {*list_prefixes()}
    for path in sorted((LOCALE_FOLDER / language).glob("*.ftl")):
        if path.stem not in known:
            problems.append(f"{path}: there is no catalogue {path.stem} in English")
    for prefix in list_prefixes():
        english: dict[str, set[str]] = {}
        for path in catalogue_files(FALLBACK_LANGUAGE, prefix):
            variables_by_id = read_variables(path, problems)
            english |= {name: variables for name, variables in variables_by_id.items() if has_prefix(name, prefix)}
        own: dict[str, Path] = {}
        for path in catalogue_files(language, prefix):
            for name, variables in read_variables(path, problems).items():
                if not has_prefix(name, prefix) and path.parent != LOCALE_FOLDER / language:
                    continue
                if name not in english:
                    problems.append(f"{path}: {name} is not an English message")
                elif name in own:
                    problems.append(f"{path}: {name} is also in {own[name]}")
                elif not variables <= english[name]:
                    problems.append(f"{path}: {name} has unknown variables: {', '.join(variables - english[name])}")
                own[name] = path
    return list(dict.fromkeys(problems))


def read_variables(path: Path, problems: list[str]) -> dict[str, set[str]]:
    """Return the variables of each message and attribute of a file; appends syntax errors to the problems."""
    variables, wrong_lines = parse_message_variables(path.read_text(encoding="utf-8"))
    problems += [f"{path}: line {line} is not a message" for line in wrong_lines]
    return variables
