"""Finds the topics of a game's rulebook: every ``teaching/en/TOPIC.md`` of the game, and every module with notes.

``topics`` in ``teaching/rulebook.json`` puts the topics of the game in order; those that it does not name follow. The
modules come next, ordered by ``order`` in their ``teaching/rulebook.json``. Topics of components (``cards``) come last.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from bastide.core.game import Game
from bastide.core.game_registry import get_kit
from bastide.locale.languages import FALLBACK_LANGUAGE
from bastide.locale.name_overrides import read_messages, split_message

TEACHING_FOLDER = "teaching"
#: Place of a module that gives none, after those that do.
DEFAULT_ORDER = 500


class RulebookIndexFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file ``teaching/rulebook.json`` of a game or a module."""

    #: Order of the topics of the game.
    topics: list[str] = []
    #: Place of a module among the modules.
    order: int = DEFAULT_ORDER
    #: Further link targets by the section that explains them.
    leads: dict[str, list[str]] = {}
    #: Kinds of things with notes, by the topic that has their sections.
    noted: dict[str, list[str]] = {}
    #: Folder whose subfolders are topics made of the notes in their catalogues.
    modules: str = ""
    #: Kinds of messages of a module that lead to one of its sections.
    linked: list[str] = []


def read_index_file(folder: Path) -> RulebookIndexFile:
    """Read the index in the folder of a game or a module; the defaults if there is none."""
    path = folder / TEACHING_FOLDER / "rulebook.json"
    return msgspec.json.decode(path.read_bytes(), type=RulebookIndexFile) if path.is_file() else RulebookIndexFile()


def list_topics(game: Game) -> list[str]:
    """List the topics of a game's rulebook in order."""
    folder = get_kit(game.id).folder
    topics = [*list_pages(folder), *(module.name for module in find_noted_modules(folder))]
    return sorted(topics, key=lambda topic: topic in game.component_kinds)


def list_pages(folder: Path) -> list[str]:
    """List the topics with a page of their own, in order."""
    listed = read_index_file(folder).topics
    found = sorted(file.stem for file in (folder / TEACHING_FOLDER / FALLBACK_LANGUAGE).glob("*.md"))
    return [*listed, *(one for one in found if one not in listed)]


def find_noted_modules(folder: Path) -> list[Path]:
    """Find the folders of the modules that have notes, in order."""
    parent = read_index_file(folder).modules
    if not parent:
        return []
    found = [path for path in (folder / parent).iterdir() if noted_messages(path)]
    return sorted(found, key=lambda path: (read_index_file(path).order, path.name))


def english_messages(module: Path) -> dict[str, str]:
    """Return the English messages of a module by id."""
    file = module / "locale" / f"{FALLBACK_LANGUAGE}.ftl"
    return read_messages(file) if file.is_file() else {}


def noted_messages(module: Path) -> list[str]:
    """Return the ids of the English messages of a module that have a note."""
    return [name for name, message in english_messages(module).items() if ".note" in split_message(message)]
