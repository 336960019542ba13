"""Reading the catalogues: text in one language, English where a language has none."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bastide.core.errors import BastideError
from bastide.core.plain import Plain
from bastide.core.registry import game_ids, get_kit
from bastide.core.words import Words
from bastide.locale.names import laid_over
from bastide.locale.plain import plain_parts

if TYPE_CHECKING:
    from bastide.locale.patterns import Patterns

FALLBACK = "en"
FOLDER = Path(__file__).parent
#: Every folder here is a language: the program's own words, and those of games that do not bring this language.
LANGUAGES = (FALLBACK, *sorted(path.parent.name for path in FOLDER.glob("*/word.ftl") if path.parent.name != FALLBACK))
#: The words that the program's own messages begin with. Every game brings its English itself.
OWN = frozenset(path.stem for path in (FOLDER / FALLBACK).glob("*.ftl"))
#: What lessons say begins with this word. It lies with the lessons of all games, and nobody reads it at a table.
LESSON = "lesson"
#: Where a message begins: its id at the start of a line.
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


def system_language() -> str:
    """The language this machine speaks, if we speak it too; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            # "iw" is how older systems call Hebrew
            code = setting.partition(".")[0].partition("_")[0].lower().replace("iw", "he")
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def catalogue_text(language: str, prefix: str) -> str:
    """The messages that begin with this word: the program's own (``cli``, ``web``) or a game's; empty if none do.

    A language that a game does not bring may stand with the language instead: ``locale/LANGUAGE/GAME.ftl``. Names that
    were chosen (``bastide.locale.names``) are laid over them.
    """
    paths = [path] if (path := FOLDER / language / f"{prefix}.ftl").is_file() else []
    if prefix == LESSON:
        paths += [path for game in game_ids() for path in lesson_words(game, language)]
    elif prefix not in OWN and prefix in game_ids():
        paths = get_kit(prefix).words(language) or paths
    return laid_over(language, "\n".join(path.read_text(encoding="utf-8") for path in paths))


def lesson_words(game: str, language: str) -> list[Path]:
    """The files with what a game's lessons say, those of its parts after its own; none if it cannot be loaded."""
    with suppress(BastideError):
        return sorted(
            get_kit(game).folder.rglob(f"learn/lessons/{language}.ftl"), key=lambda path: (len(path.parts), str(path))
        )
    return []


def game_titles(language: str) -> str:
    """What all games and their bots are called, and what games are about; in English where there is nothing else."""
    titles = []
    for game in game_ids():
        message = re.compile(rf"^{game}(?:-bot-\w+)? *=.*\n(?:[ \t]+.*\n?)*", re.MULTILINE)
        with suppress(BastideError):  # a plug-in that cannot be loaded does not keep the others from being named
            found = message.findall(catalogue_text(language, game)) or message.findall(catalogue_text(FALLBACK, game))
            titles += found
    return "\n".join(titles)


class Catalogue(Words):
    """All text in one language. A game's file is read when one of its messages is first asked for.

    >>> Catalogue("de").say("word-yes")
    'Ja'
    """

    def __init__(self, language: str = FALLBACK, seats: Iterable[str] = (), isolate: bool = False) -> None:
        self.language = language
        #: The names of those who play, for sentences about them.
        self.seats = list(seats)
        self._isolate = isolate
        self._files: dict[str, dict[str, str]] = {}
        self._plain: dict[str, dict[str, str] | None] = {}
        self._patterns: dict[str, Patterns] = {}

    def say(self, id: str, values: Mapping[str, Plain] | None = None) -> str:
        name, _, attribute = id.partition(".")
        for language in self._languages():
            parts = self._parts(language, name)
            text = self._read(language).say(name, attribute, values or {}) if parts is None else parts.get(attribute)
            if text is not None:
                return text
        return id

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        for language in self._languages():
            parts = self._parts(language, name)
            if self._read(language).has(name, attribute) if parts is None else attribute in parts:
                return True
        return False

    def tell(self, game: str, message: str, data: Mapping[str, Plain]) -> str:
        return self.say(f"{game}-{message}", {key: self._readable(game, key, value) for key, value in data.items()})

    def join(self, words: Iterable[str]) -> str:
        return self.say("word-separator").join(words)

    # -- plain data made readable ------------------------------------------------------------

    def _readable(self, game: str, key: str, value: Plain) -> Plain:
        if isinstance(value, bool):
            return self.say("word-yes" if value else "word-no")
        if isinstance(value, int):
            return self.seat_name(value) if key.endswith("player") else value
        if isinstance(value, str):
            return self._name(game, key, value)
        if isinstance(value, list):
            return self._listing(game, key.removesuffix("s"), value)
        return "" if value is None else str(value)

    def seat_name(self, player: int) -> str:
        if 0 <= player < len(self.seats):
            return self.seats[player]
        return self.say("word-player", {"number": player + 1})

    def _name(self, game: str, key: str, id: str) -> str:
        """What a thing is called; of a key like ``left_resource`` the last word says what kind of thing it is."""
        for kind in (key, key.rpartition("_")[2]):
            if self.has(f"{game}-{kind}-{id}"):
                return self.say(f"{game}-{kind}-{id}")
        return id

    def _listing(self, game: str, key: str, items: list[Plain]) -> str:
        """Equal things are counted, not repeated."""
        names = [str(self._readable(game, key, item)) for item in items]
        if not names:
            return self.say("word-nothing")
        counted = []
        for name in dict.fromkeys(names):
            count = names.count(name)
            counted.append(name if count == 1 else self.say("word-times", {"count": count, "name": name}))
        return self.join(counted)

    # -- files -------------------------------------------------------------------------------

    def _languages(self) -> tuple[str, ...]:
        return (self.language,) if self.language == FALLBACK else (self.language, FALLBACK)

    def _parts(self, language: str, name: str) -> dict[str, str] | None:
        """What a message says, if it is plain text; nothing if there is none; None if Fluent must read it."""
        key = f"{language}/{name}"
        if key not in self._plain:
            self._plain[key] = plain_parts(self._source(language, name) or "")
        return self._plain[key]

    def _read(self, language: str) -> Patterns:
        if language not in self._patterns:
            # Here, because Fluent is slow to import, and much of what is said needs none.
            from bastide.locale.patterns import Patterns

            self._patterns[language] = Patterns(language, partial(self._source, language), self._isolate)
        return self._patterns[language]

    def _source(self, language: str, name: str) -> str | None:
        """A message, unread. Whose words they are is the first part of its id: ``dominion-card-moat`` is Dominion's."""
        return self._sources(language, name.partition("-")[0]).get(name)

    def _sources(self, language: str, prefix: str) -> dict[str, str]:
        """The messages of a file, unread: reading all of a large file takes longer than most programs run."""
        key = f"{language}/{prefix}"
        if key not in self._files:
            text = catalogue_text(language, prefix)
            starts = [*_MESSAGE.finditer(text)]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            self._files[key] = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=False)}
        return self._files[key]
