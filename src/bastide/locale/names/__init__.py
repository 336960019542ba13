"""What the games and their things are called: as the catalogues say, or by names that are laid over them.

``neutral`` comes along and names no game by a title that somebody owns. Any folder can be laid over instead: its
``LANGUAGE.ftl`` holds messages that take the place of those of the same id (attributes that it does not name stay), its
``words.toml`` words that are exchanged wherever they stand in what games and the command line say.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from bastide.core.errors import BastideError, did_you_mean

FOLDER = Path(__file__).parent
#: The names that come along.
KNOWN = tuple(sorted(path.name for path in FOLDER.iterdir() if (path / "words.toml").is_file()))
#: In the head of a page whose host has chosen names: even the words that the page brings along are fetched then.
NAMED = '<meta name="names" content="chosen" />'
#: A message with everything that belongs to it: its id at the start of a line, and the indented lines after it.
MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t]+)|}.*))*", re.MULTILINE)
ATTRIBUTE = re.compile(r"^[ \t]+(\.[\w-]+) *=", re.MULTILINE)
#: What no word is exchanged in: ids, names of attributes and variants, what stands in braces, and where links lead.
KEPT = r"^[a-z][\w-]* *=|^[ \t]+\.[\w-]+ *=|^[ \t]*\*?\[[\w-]+\]|\{[^{}\n]*\}|\[\[[^\]|\n]*"


class Names:
    """Names of a folder."""

    def __init__(self, folder: Path) -> None:
        self.messages: dict[str, dict[str, str]] = {}
        self.words: dict[str, dict[str, str]] = {}
        if not folder.is_dir():
            raise bad_names(
                str(folder),
                f"it is none of those that come along, and no folder; {did_you_mean(str(folder), list(KNOWN))}",
            )
        for path in sorted(folder.glob("*.ftl")):
            self.messages[path.stem] = read_messages(path)
        path = folder / "words.toml"
        if path.is_file():
            self.words = read_words(path)
        if not self.messages and not self.words:
            raise bad_names(str(folder), "there is no LANGUAGE.ftl and no words.toml in it")

    def exchanged(self, language: str, text: str) -> str:
        """A text with the words that are to be exchanged; ids in it stay."""
        words = self.words.get(language, {})
        if not words:
            return text
        # The longest first: an inflected form before the word that it begins with.
        wanted = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
        return re.sub(f"({KEPT})|{wanted}", lambda found: found[1] or words[found[0]], text, flags=re.MULTILINE)

    def laid_over(self, language: str, text: str) -> str:
        """A catalogue with these names."""
        own = self.messages.get(language, {})
        return MESSAGE.sub(
            lambda found: merged(found[0], own[found[1]]) if found[1] in own else found[0],
            self.exchanged(language, text),
        )


def merged(message: str, own: str) -> str:
    """A message with the value and the attributes that another one has."""
    return "\n".join(part.rstrip("\n") for part in {**parts(message), **parts(own)}.values())


def parts(message: str) -> dict[str, str]:
    """The value of a message under nothing, and its attributes."""
    starts = [("", 0), *((found[1], found.start()) for found in ATTRIBUTE.finditer(message))]
    ends = [start for _, start in starts[1:]] + [len(message)]
    return {name: message[start:end] for (name, start), end in zip(starts, ends, strict=True)}


def read_messages(path: Path) -> dict[str, str]:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            start = entry.span.start if entry.span else 0
            raise bad_names(str(path), f"line {text.count(chr(10), 0, start) + 1} is no message")
    return {found[1]: found[0] for found in MESSAGE.finditer(text)}


def read_words(path: Path) -> dict[str, dict[str, str]]:
    """By language, what stands there and what is said instead."""
    import tomllib

    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as problem:
        raise bad_names(str(path), str(problem)) from None
    for language, words in found.items():
        if not isinstance(words, dict) or not all(word and isinstance(said, str) for word, said in words.items()):
            raise bad_names(str(path), f'[{language}] takes lines like "word" = "another"')
    return found


def bad_names(names: str, problem: str) -> BastideError:
    return BastideError("bad-names", f"these names cannot be used: {names}: {problem}", names=names, problem=problem)


_chosen: list[Names | None] = []


def use(names: str) -> None:
    """Names for the whole process: one of ``KNOWN``, a folder, or nothing. To be said before anything else is."""
    _chosen[:] = [Names(FOLDER / names if names in KNOWN else Path(names)) if names else None]


def forget() -> None:
    """From now on, those of the environment (BASTIDE_NAMES) until others are asked for."""
    _chosen.clear()


def chosen() -> Names | None:
    if not _chosen:
        use(os.environ.get("BASTIDE_NAMES", ""))
    return _chosen[0]


def laid_over(language: str, text: str) -> str:
    """A catalogue with the names that were chosen."""
    names = chosen()
    return text if names is None else names.laid_over(language, text)


def exchanged(language: str, text: str) -> str:
    """A text with the words that were chosen."""
    names = chosen()
    return text if names is None else names.exchanged(language, text)
