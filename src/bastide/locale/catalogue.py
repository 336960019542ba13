"""Translator that reads Fluent catalogues, with English as the fallback language."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_kit
from bastide.core.json_data import JsonData
from bastide.core.translator import Translator
from bastide.locale.languages import FALLBACK_LANGUAGE, LANGUAGES, LOCALE_FOLDER, get_language
from bastide.locale.name_overrides import MESSAGE_PATTERN, override_messages
from bastide.locale.plain_message_parser import parse_plain_message

if TYPE_CHECKING:
    from bastide.locale.fluent_message_formatter import FluentMessages

#: Prefixes of the program's own message ids. Every game brings its own English catalogue.
PROGRAM_PREFIXES = frozenset(path.stem for path in (LOCALE_FOLDER / FALLBACK_LANGUAGE).glob("*.ftl"))
#: Prefix of lesson texts, which are in the catalogues of the games: ``lesson-GAME-...``.
LESSON_PREFIX = "lesson"
#: Start of a message: its id at the start of a line.
_MESSAGE_START = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


def system_language() -> str:
    """Return the language of the system locale if it is supported, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            # "iw" is the old language code of Hebrew
            code = setting.partition(".")[0].partition("_")[0].lower().replace("iw", "he")
            return code if code in LANGUAGES else FALLBACK_LANGUAGE
    return FALLBACK_LANGUAGE


def catalogue_text(language: str, prefix: str) -> str:
    """Return the Fluent source of all messages with this prefix: the program's own (``cli``, ``web``) or a game's.

    Translations of games and lessons may be in ``locale/LANGUAGE/GAME.ftl`` and ``lesson.ftl`` instead of the folders
    of the games. Active name overrides are applied. Empty if there are no such messages.
    """
    texts = [path.read_text(encoding="utf-8") for path in catalogue_files(language, prefix)]
    return override_messages(language, "\n".join(select_messages(text, prefix) for text in texts))


def catalogue_files(language: str, prefix: str) -> list[Path]:
    """Return the files that may have messages with this prefix. Games that cannot be loaded are left out."""
    own = [path] if (path := LOCALE_FOLDER / language / f"{prefix}.ftl").is_file() else []
    if prefix == LESSON_PREFIX:
        return own + [path for game in game_ids() for path in game_catalogue_files(language, game)]
    if prefix in PROGRAM_PREFIXES or prefix not in game_ids():
        return own
    return get_kit(prefix).catalogue_files(language) + own


def game_catalogue_files(language: str, game: str) -> list[Path]:
    """Return the catalogues of a game; empty if the game cannot be loaded."""
    with suppress(BastideError):
        return get_kit(game).catalogue_files(language)
    return []


def select_messages(text: str, prefix: str) -> str:
    """Return the lesson texts of a catalogue, or the catalogue without them."""
    has_lessons = text.startswith(f"{LESSON_PREFIX}-") or f"\n{LESSON_PREFIX}-" in text
    if prefix == LESSON_PREFIX:
        found = MESSAGE_PATTERN.finditer(text) if has_lessons else ()
        return "\n".join(message[0] for message in found if is_lesson_message(message[1]))
    if prefix in PROGRAM_PREFIXES or not has_lessons:
        return text
    return MESSAGE_PATTERN.sub(lambda message: "" if is_lesson_message(message[1]) else message[0], text)


def is_lesson_message(id: str) -> bool:
    """Return whether a message is a text of a lesson."""
    return id.startswith(f"{LESSON_PREFIX}-")


def game_title_messages(language: str) -> str:
    """Return the messages with the titles, descriptions and bot names of all games, in English where not translated."""
    titles: dict[str, str] = {}
    for game in game_ids():
        message = re.compile(rf"^({game}(?:-bot-\w+)?) *=.*\n(?:[ \t]+.*\n?)*", re.MULTILINE)
        with suppress(BastideError):  # skip plug-ins that cannot be loaded
            for each in (FALLBACK_LANGUAGE, language):
                titles |= {found[1]: found[0] for found in message.finditer(catalogue_text(each, game))}
    return "\n".join(titles.values())


class Catalogue(Translator):
    """All texts in one language. A game's file is read when one of its messages is first needed.

    >>> Catalogue("de").translate("word-yes")
    'Ja'
    """

    def __init__(
        self, language: str = FALLBACK_LANGUAGE, seat_names: Iterable[str] = (), isolate: bool = False
    ) -> None:
        self.language = language
        #: Player names, for messages about players.
        self.seat_names = list(seat_names)
        self._isolate = isolate
        self._files: dict[str, dict[str, str]] = {}
        self._plain_messages: dict[str, dict[str, str] | None] = {}
        self._patterns: dict[str, FluentMessages] = {}

    @property
    def direction(self) -> str:
        """Writing direction of the language: ``ltr`` or ``rtl``."""
        return get_language(self.language).direction

    def translate(self, id: str, values: Mapping[str, JsonData] | None = None) -> str:
        name, _, attribute = id.partition(".")
        for language in self._languages():
            parts = self._plain_message(language, name)
            text = (
                self._fluent_messages(language).format_message(name, attribute, values or {})
                if parts is None
                else parts.get(attribute)
            )
            if text is not None:
                return text
        return id

    def has_message(self, id: str) -> bool:
        return any(self._has_message_in(language, id) for language in self._languages())

    def is_translated(self, id: str) -> bool:
        """Whether the message or attribute exists in this language, not only in English."""
        return self._has_message_in(self.language, id)

    def _has_message_in(self, language: str, id: str) -> bool:
        name, _, attribute = id.partition(".")
        parts = self._plain_message(language, name)
        if parts is None:
            return self._fluent_messages(language).has_message(name, attribute)
        return attribute in parts

    def translate_for_game(self, game: str, message: str, data: Mapping[str, JsonData]) -> str:
        return self.translate(
            f"{game}-{message}", {key: self._format_value(game, key, value) for key, value in data.items()}
        )

    def join_list(self, words: Iterable[str]) -> str:
        """Join words with the list separator of the language."""
        return self.translate("word-separator").join(words)

    # -- formatting of JSON data -------------------------------------------------------------

    def _format_value(self, game: str, key: str, value: JsonData) -> JsonData:
        if isinstance(value, bool):
            return self.translate("word-yes" if value else "word-no")
        if isinstance(value, int):
            return self.seat_name(value) if key.endswith("player") else value
        if isinstance(value, float):
            return value
        if isinstance(value, str):
            return self._component_name(game, key, value)
        if isinstance(value, list):
            return self._format_list(game, key, value)
        return "" if value is None else str(value)

    def seat_name(self, player: int) -> str:
        """Name of a player; "Player N" if no name is known."""
        if 0 <= player < len(self.seat_names):
            return self.seat_names[player]
        return self.translate("word-player", {"number": player + 1})

    def _component_name(self, game: str, key: str, id: str) -> str:
        """Name of a component. Its kind is the key, the last word (``left_resource``) or the singular (``cards``)."""
        last_word = key.rpartition("_")[2]
        for kind in (key, key.removesuffix("s"), last_word, last_word.removesuffix("s")):
            if self.has_message(f"{game}-{kind}-{id}"):
                return self.translate(f"{game}-{kind}-{id}")
        return id

    def _format_list(self, game: str, key: str, items: list[JsonData]) -> str:
        """Format a list; equal items are counted."""
        # A list "players" holds seats; a number "players" is a count.
        keys = [key.removesuffix("s") if isinstance(item, int) else key for item in items]
        names = [str(self._format_value(game, each, item)) for each, item in zip(keys, items, strict=True)]
        if not names:
            return self.translate("word-nothing")
        counted = []
        for name in dict.fromkeys(names):
            count = names.count(name)
            counted.append(name if count == 1 else self.translate("word-times", {"count": count, "name": name}))
        return self.join_list(counted)

    # -- files -------------------------------------------------------------------------------

    def _languages(self) -> tuple[str, ...]:
        return (self.language,) if self.language == FALLBACK_LANGUAGE else (self.language, FALLBACK_LANGUAGE)

    def _plain_message(self, language: str, name: str) -> dict[str, str] | None:
        """Parts of a plain-text message; empty if there is no such message; None if Fluent must parse it."""
        key = f"{language}/{name}"
        if key not in self._plain_messages:
            self._plain_messages[key] = parse_plain_message(self._message_source(language, name) or "")
        return self._plain_messages[key]

    def _fluent_messages(self, language: str) -> FluentMessages:
        if language not in self._patterns:
            # Imported here because Fluent is slow to import and most messages do not need it.
            from bastide.locale.fluent_message_formatter import FluentMessages

            source = partial(self._message_source, language)
            english = partial(self._message_source, FALLBACK_LANGUAGE)
            self._patterns[language] = FluentMessages(language, source, english, self._isolate)
        return self._patterns[language]

    def _message_source(self, language: str, name: str) -> str | None:
        """Source of a message. The first part of its id names the catalogue: ``dominion-card-moat`` is Dominion's."""
        return self._catalogue_sources(language, name.partition("-")[0]).get(name)

    def _catalogue_sources(self, language: str, prefix: str) -> dict[str, str]:
        """Sources of all messages of a catalogue, unparsed, because parsing a large file is slow."""
        key = f"{language}/{prefix}"
        if key not in self._files:
            text = catalogue_text(language, prefix)
            starts = [*_MESSAGE_START.finditer(text)]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            self._files[key] = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=False)}
        return self._files[key]
