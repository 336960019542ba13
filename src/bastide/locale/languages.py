"""Languages, found by convention: every folder here with a ``language.toml`` is a language.

The file says how the language is called in itself, its writing direction, and whether its translation is complete::

    name = "Français"
    direction = "ltr"
    complete = false

A message that a language lacks is shown in English. Tests require every message of a complete language.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

FALLBACK_LANGUAGE = "en"
LOCALE_FOLDER = Path(__file__).parent
LANGUAGE_FILE = "language.toml"
DIRECTIONS = ("ltr", "rtl")


def find_languages(folder: Path = LOCALE_FOLDER) -> tuple[str, ...]:
    """Return the codes of all languages in a folder, English first."""
    codes = sorted(path.parent.name for path in folder.glob(f"*/{LANGUAGE_FILE}"))
    return (FALLBACK_LANGUAGE, *(code for code in codes if code != FALLBACK_LANGUAGE))


#: Codes of all languages.
LANGUAGES = find_languages()


@dataclass(frozen=True)
class Language:
    """Description of a language. ``name`` is its name in itself."""

    code: str
    name: str
    direction: str
    is_complete: bool


@cache
def get_language(code: str, folder: Path = LOCALE_FOLDER) -> Language:
    """Read the description of a language. Raises ValueError if the file is invalid."""
    import tomllib  # imported here because most commands do not need it

    path = folder / code / LANGUAGE_FILE
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    name, direction, is_complete = found.get("name"), found.get("direction"), found.get("complete")
    if not isinstance(name, str) or direction not in DIRECTIONS or not isinstance(is_complete, bool):
        raise ValueError(f'{path} needs name = "...", direction = "ltr" or "rtl", and complete = true or false')
    return Language(code, name, direction, is_complete)


def complete_languages() -> tuple[str, ...]:
    """Return the codes of the languages that declare themselves complete, English first."""
    return tuple(code for code in LANGUAGES if get_language(code).is_complete)


def is_right_to_left(code: str) -> bool:
    """Whether a language is written from right to left."""
    return get_language(code).direction == "rtl"
