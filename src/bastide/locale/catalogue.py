"""Reading the catalogues: text in one language, English where a language has none."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from bastide.core.plain import Plain
from bastide.core.words import Words

LANGUAGES = ("en", "he", "de", "cs")
FALLBACK = "en"
FOLDER = Path(__file__).parent


def system_language() -> str:
    """The language this machine speaks, if we speak it too; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            # "iw" is how older systems call Hebrew
            code = setting.partition(".")[0].partition("_")[0].lower().replace("iw", "he")
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


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
        self._folders = {"": FOLDER}
        self._bundles: dict[str, FluentBundle] = {}
        self._read: set[str] = set()

    def add_game(self, game: str, folder: str) -> None:
        """Say where the catalogues of a game from outside this package lie."""
        if folder:
            self._folders[game] = Path(folder)

    def say(self, id: str, values: Mapping[str, Plain] | None = None) -> str:
        name, _, attribute = id.partition(".")
        for language in self._languages():
            pattern = self._pattern(language, name, attribute)
            if pattern is not None:
                text, _ = self._bundle(language).format_pattern(pattern, dict(values or {}))
                return str(text)
        return id

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        return any(self._pattern(language, name, attribute) is not None for language in self._languages())

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
        message = f"{game}-{key}-{id}"
        return self.say(message) if self.has(message) else id

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

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            self._bundles[language] = FluentBundle([language], use_isolating=self._isolate)
        return self._bundles[language]

    def _pattern(self, language: str, name: str, attribute: str) -> Pattern | None:
        self._read_file(language, name.partition("-")[0])
        bundle = self._bundle(language)
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read_file(self, language: str, prefix: str) -> None:
        """The file a message is in is named by the first part of its id: ``dominion-card-moat`` is in dominion.ftl."""
        key = f"{language}/{prefix}"
        if key in self._read:
            return
        self._read.add(key)
        path = self._folders.get(prefix, FOLDER) / language / f"{prefix}.ftl"
        if path.is_file():
            self._bundle(language).add_resource(FluentResource(path.read_text(encoding="utf-8")))
