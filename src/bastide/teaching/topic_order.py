"""Finds the topics of a game's rulebook: every ``teaching/en/TOPIC.md`` of the game and of its modules.

``topics`` in ``teaching/rulebook.json`` puts the topics of a folder in order; those that it does not name follow. The
game comes before its modules, and these are ordered by ``order`` in their ``rulebook.json``. Topics of components
(``cards``) come last.
"""

from __future__ import annotations

import json
from pathlib import Path

from msgspec import Struct

from bastide.core.game import Game
from bastide.core.game_registry import get_kit

#: Place of a module that gives none, after those that do.
DEFAULT_ORDER = 500


class TopicFolder(Struct, frozen=True):
    """A folder ``teaching`` with its topics in order."""

    path: Path
    order: int
    topics: list[str]

    def sort_key(self) -> tuple[int, int, str]:
        return len(self.path.parts), self.order, self.path.as_posix()


def list_topics(game: Game) -> list[str]:
    """List the topics of a game's rulebook in order."""
    folders = [read_topic_folder(path.parent) for path in get_kit(game.id).folder.rglob("teaching/en")]
    topics = [topic for folder in sorted(folders, key=TopicFolder.sort_key) for topic in folder.topics]
    return sorted(topics, key=lambda topic: topic in game.component_kinds)


def read_topic_folder(path: Path) -> TopicFolder:
    """Read the topics of a folder ``teaching``."""
    index_file = path / "rulebook.json"
    index = json.loads(index_file.read_text(encoding="utf-8")) if index_file.is_file() else {}
    listed = list(index.get("topics", []))
    found = sorted(file.stem for file in (path / "en").glob("*.md"))
    return TopicFolder(path, index.get("order", DEFAULT_ORDER), [*listed, *(one for one in found if one not in listed)])
