"""Name overrides: alternative names of games and components, laid over the catalogues.

The built-in set ``neutral`` uses no trademarked titles. Any other folder works too: messages in its ``LANGUAGE.ftl``
replace those with the same id (attributes that it does not mention stay), and its ``words.toml`` replaces words in all
texts of the games and the command line.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from bastide.core.errors import BastideError, closest_match, did_you_mean

NAME_SETS_FOLDER = Path(__file__).parent
#: Built-in name sets.
BUILT_IN_NAME_SETS = tuple(sorted(path.name for path in NAME_SETS_FOLDER.iterdir() if (path / "words.toml").is_file()))
#: Marks a page whose server has name overrides, so that the page fetches even its built-in catalogues.
CHOSEN_NAMES_META_TAG = '<meta name="names" content="chosen" />'
#: A whole message: its id at the start of a line, and the indented lines after it.
MESSAGE_PATTERN = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t]+)|}.*))*", re.MULTILINE)
ATTRIBUTE_PATTERN = re.compile(r"^[ \t]+(\.[\w-]+) *=", re.MULTILINE)
#: Text in which no word is replaced: ids, attribute and variant names, placeables, link targets.
UNCHANGED_TEXT_PATTERN = r"^[a-z][\w-]* *=|^[ \t]+\.[\w-]+ *=|^[ \t]*\*?\[[\w-]+\]|\{[^{}\n]*\}|\[\[[^\]|\n]*"


class NameOverrides:
    """Overrides read from one folder."""

    def __init__(self, folder: Path) -> None:
        self.messages: dict[str, dict[str, str]] = {}
        self.word_replacements: dict[str, dict[str, str]] = {}
        if not folder.is_dir():
            known = list(BUILT_IN_NAME_SETS)
            raise invalid_names_error(
                str(folder),
                "unknown",
                "it is neither a built-in name set nor a folder; " + did_you_mean(str(folder), known),
                meant=closest_match(str(folder), known),
                known=", ".join(known),
            )
        for path in sorted(folder.glob("*.ftl")):
            self.messages[path.stem] = read_messages(path)
        path = folder / "words.toml"
        if path.is_file():
            self.word_replacements = read_word_replacements(path)
        if not self.messages and not self.word_replacements:
            files = "LANGUAGE.ftl, words.toml"
            raise invalid_names_error(str(folder), "empty", f"the folder contains none of: {files}", known=files)

    def replace_words(self, language: str, text: str) -> str:
        """Replace words in a text, except in ids and other syntax."""
        words = self.word_replacements.get(language, {})
        if not words:
            return text
        # Longest first, so that an inflected form matches before its stem.
        wanted = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
        return re.sub(
            f"({UNCHANGED_TEXT_PATTERN})|{wanted}", lambda found: found[1] or words[found[0]], text, flags=re.MULTILINE
        )

    def override_messages(self, language: str, text: str) -> str:
        """Apply the overrides to a catalogue."""
        own = self.messages.get(language, {})
        return MESSAGE_PATTERN.sub(
            lambda found: merge_messages(found[0], own[found[1]]) if found[1] in own else found[0],
            self.replace_words(language, text),
        )


def merge_messages(message: str, own: str) -> str:
    """Return a message with the value and the attributes of another one."""
    return "\n".join(part.rstrip("\n") for part in {**split_message(message), **split_message(own)}.values())


def split_message(message: str) -> dict[str, str]:
    """Split a message into its value, under ``""``, and its attributes."""
    starts = [("", 0), *((found[1], found.start()) for found in ATTRIBUTE_PATTERN.finditer(message))]
    ends = [start for _, start in starts[1:]] + [len(message)]
    return {name: message[start:end] for (name, start), end in zip(starts, ends, strict=True)}


def read_messages(path: Path) -> dict[str, str]:
    """Read the messages of a Fluent file by id. Raises BastideError, with the line, for a syntax error."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise invalid_names_error(str(path), "message", f"line {line} is not a message", line=line)
    return {found[1]: found[0] for found in MESSAGE_PATTERN.finditer(text)}


def read_word_replacements(path: Path) -> dict[str, dict[str, str]]:
    """Read word replacements by language. Raises BastideError if the file is invalid."""
    import tomllib

    text = path.read_text(encoding="utf-8")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        # The parser names a line or the end of the document.
        place = re.search(r"at line (\d+)", str(problem))
        line = int(place[1]) if place else text.count("\n") + 1
        raise invalid_names_error(str(path), "toml", f"line {line} is not valid TOML", line=line) from None
    for language, words in found.items():
        if not isinstance(words, dict) or not all(word and isinstance(said, str) for word, said in words.items()):
            form = '"word" = "another"'
            raise invalid_names_error(
                str(path), "words", f"[{language}] takes lines like {form}", section=f"[{language}]", form=form
            )
    return found


def invalid_names_error(
    names: str,
    problem: str,
    reason: str,
    *,
    line: int = 0,
    known: str = "",
    meant: str = "none",
    section: str = "",
    form: str = "",
) -> BastideError:
    """Make the error for unusable name overrides: the kind of problem for the message, and the reason in English."""
    return BastideError(
        "bad-names",
        f"can't use the names in {names}: {reason}",
        names=names,
        problem=problem,
        line=line,
        known=known,
        meant=meant,
        section=section,
        form=form,
    )


_chosen: list[NameOverrides | None] = []


def use_names(names: str) -> None:
    """Set the overrides of this process: a built-in set, a folder, or "" for none. Call it before any text is read."""
    _chosen[:] = [
        NameOverrides(NAME_SETS_FOLDER / names if names in BUILT_IN_NAME_SETS else Path(names)) if names else None
    ]


def reset_names() -> None:
    """Return to the overrides of the environment variable BASTIDE_NAMES."""
    _chosen.clear()


def active_names() -> NameOverrides | None:
    """Return the active overrides, or None."""
    if not _chosen:
        use_names(os.environ.get("BASTIDE_NAMES", ""))
    return _chosen[0]


def override_messages(language: str, text: str) -> str:
    """Apply the active overrides to a catalogue."""
    names = active_names()
    return text if names is None else names.override_messages(language, text)


def replace_words(language: str, text: str) -> str:
    """Replace words in a text by the active overrides."""
    names = active_names()
    return text if names is None else names.replace_words(language, text)
