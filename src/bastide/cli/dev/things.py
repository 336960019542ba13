"""Things that can be added to Bastide, found by convention: cards, modules, boards, options, languages, pages.

Only files are read, nothing is imported, so that a thing with an error is found too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bastide.core.errors import BastideError, closest_match
from bastide.locale.languages import LANGUAGE_FILE

GAMES = Path("src/bastide/games")
SETS = GAMES / "dominion/sets"
MODULES = GAMES / "carcassonne/modules"
BOARDS = GAMES / "seven_wonders/boards"
LOCALE = Path("src/bastide/locale")
LEVELS = Path("src/bastide/bots/levels")
PAGES = Path("web/src/pages")

#: File of each thing of a kind, relative to the checkout. Cards are found in the files of their sets.
DEFINITION_FILES = {
    "set": f"{SETS.as_posix()}/*/__init__.py",
    "module": f"{MODULES.as_posix()}/*/__init__.py",
    "board": f"{BOARDS.as_posix()}/[!_]*.py",
    "language": f"{LOCALE.as_posix()}/*/{LANGUAGE_FILE}",
    "level": f"{LEVELS.as_posix()}/*.toml",
    "page": f"{PAGES.as_posix()}/*/page.ts",
}
#: Kinds of which ``bastide dev new`` writes a skeleton.
NEW_KINDS = ("card", *DEFINITION_FILES)
KINDS = (*NEW_KINDS, "option")
#: Kinds whose id is the name of the file; the id of the others is the name of the folder.
KINDS_NAMED_BY_FILE = ("board", "level")
OPTION_FILES = ("*/rules/*.py", "*/modules/*/module.py")
#: Definition of an option: its id, and its values if they are listed. A class of its own names it in its constructor.
OPTION_DEFINITION = re.compile(
    r'(?:\b(?:Flag|Number|Choice|MultiChoice)Option\(|Option\):.*?super\(\).__init__\()\s*"(\w+)"(?:, \[([^]]*)\])?',
    re.DOTALL,
)
#: Definition of a card: its id and its arguments.
CARD_DEFINITION = re.compile(r'^(?:\w+: Final = )?card\(\s*"(\w+)",(.*?)\)$', re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Thing:
    """A thing with the file that defines it, relative to the checkout."""

    kind: str
    id: str
    file: Path

    @property
    def folder(self) -> Path:
        return self.file.parent

    @property
    def game(self) -> str:
        """The game that it belongs to; empty for a part of the program."""
        return self.file.relative_to(GAMES).parts[0] if self.file.is_relative_to(GAMES) else ""

    def __str__(self) -> str:
        return f"{self.kind} {self.id}"


def find_things(root: Path) -> Iterator[Thing]:
    """Find all things in a checkout, by kind and id."""
    for file in sorted((root / SETS).glob("*/*.py")):
        for card, _ in card_definitions(file):
            yield Thing("card", card, file.relative_to(root))
    for kind, pattern in DEFINITION_FILES.items():
        for file in sorted(root.glob(pattern)):
            name = file.stem if kind in KINDS_NAMED_BY_FILE else file.parent.name
            yield Thing(kind, name, file.relative_to(root))
    for pattern in OPTION_FILES:
        for file in sorted((root / GAMES).glob(pattern)):
            for option in option_definitions(file):
                yield Thing("option", option, file.relative_to(root))


def find_things_named(root: Path, name: str) -> list[Thing]:
    """Return the things with a name (``shanty_town``), or with a kind and a name (``module:base``).

    Raises BastideError, with a suggestion, if there is none.
    """
    things = [*find_things(root)]
    found = [thing for thing in things if name in (thing.id, f"{thing.kind}:{thing.id}")]
    if not found:
        close = closest_match(name, sorted({thing.id for thing in things}))
        raise BastideError(
            "unknown-thing", f"there is nothing called {name!r}; closest: {close}", name=name, close=close
        )
    return found


def card_definitions(file: Path) -> list[tuple[str, str]]:
    """Return the cards that a file defines: id, and the text of its other arguments."""
    return CARD_DEFINITION.findall(file.read_text(encoding="utf-8"))


def option_definitions(file: Path) -> dict[str, list[str]]:
    """Return the options that a file defines, with their values if they are listed there."""
    found = OPTION_DEFINITION.findall(file.read_text(encoding="utf-8"))
    return {option: re.findall(r'"(\w+)"', values) for option, values in found}


def arguments_of_card(root: Path, card: Thing) -> str:
    """Return the text of the arguments of a card's definition."""
    return dict(card_definitions(root / card.file)).get(card.id, "")
