"""Extensions: packages that add cards, boards or modules to games, without a change to Bastide.

A distribution names its package in the entry point group ``bastide.extensions``, under the id of the game::

    [project.entry-points."bastide.extensions"]
    dominion = "my_cards"

The package has the layout of the folder of the game: ``my_cards/sets/orchard/hermitage.py`` is found like
``bastide/games/dominion/sets/base/cellar.py``, and imported as ``bastide.games.dominion.sets.orchard.hermitage``.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, final

EXTENSIONS_ENTRY_POINT_GROUP: Final = "bastide.extensions"
#: Package whose sub-packages are the games that can be extended.
GAMES_PACKAGE: Final = "bastide.games"

#: The folders of each game that extensions may add to.
EXTENDED_FOLDERS: Final[dict[str, list[str]]] = {
    "carcassonne": ["modules"],
    "dominion": ["sets"],
    "seven_wonders": ["boards", "decks"],
}


@final
class Extension:
    """Folder of an installed package that extends a game."""

    def __init__(self, game: str, distribution: str, version: str, folder: Path) -> None:
        self.game = game
        self.distribution = distribution
        self.version = version
        self.folder = folder

    def __str__(self) -> str:
        return f"{self.distribution} {self.version}"


@final
class _Search:
    """Result of the last search, and ``sys.path`` at that time."""

    def __init__(self) -> None:
        self.path: list[str] = []
        self.found: list[Extension] = []


_SEARCH: Final = _Search()


def installed_extensions() -> list[Extension]:
    """Return all installed extensions, ordered by distribution and game."""
    if _SEARCH.path != sys.path:
        # Imported here because the import is slow and most processes need no game.
        from importlib.metadata import entry_points

        found: dict[str, Extension] = {}
        for point in entry_points(group=EXTENSIONS_ENTRY_POINT_GROUP):
            game = point.name.partition(".")[0]
            spec = find_spec(point.value)
            if spec is None or point.dist is None or game not in EXTENDED_FOLDERS:
                known = ", ".join(EXTENDED_FOLDERS)
                reason = "there is no such package" if game in EXTENDED_FOLDERS else f"extensions are for {known}"
                text = f"the extension {point.value} of {game} is ignored: {reason}"
                warnings.warn(text, RuntimeWarning, stacklevel=2)
                continue
            for folder in spec.submodule_search_locations or []:
                made = Extension(game, point.dist.name, point.dist.version, Path(folder))
                found[f"{made.distribution} {made.game} {folder}"] = made
        _SEARCH.found = [found[key] for key in sorted(found)]
        _SEARCH.path = sys.path.copy()
    return _SEARCH.found


def extensions_of(game: str) -> list[Extension]:
    """Return the extensions of a game."""
    return [each for each in installed_extensions() if each.game == game]


def extensions_of_package(package: str) -> list[Extension]:
    """Return the extensions of the game with this package; empty for packages outside of ``bastide.games``."""
    parent, _, game = package.rpartition(".")
    return extensions_of(game) if parent == GAMES_PACKAGE else []


def extend_package(package: str) -> None:
    """Add the folders of extensions to the search path of a package of a game, such as ``...dominion.sets``."""
    parts = package.split(".")
    if len(parts) != 4 or ".".join(parts[:2]) != GAMES_PACKAGE:
        return
    if parts[3] not in EXTENDED_FOLDERS.get(parts[2], []):
        return
    path = import_module(package).__path__
    for extension in extensions_of(parts[2]):
        folder = str(extension.folder / parts[3])
        if folder not in path and Path(folder).is_dir():
            path.append(folder)


def extension_of_module(package: str, name: str) -> Extension | None:
    """Return the extension that adds a module or folder to a package of a game; None if it is Bastide's own."""
    parts = package.split(".")
    for extension in extensions_of(parts[2]) if package.startswith(f"{GAMES_PACKAGE}.") else []:
        place = extension.folder / parts[3] / name
        if place.is_dir() or place.with_suffix(".py").is_file():
            return extension
    return None


def extension_file(game: str, path: str) -> Path | None:
    """Return a file of an extension, by its path in the folder of the game; None if no extension has it."""
    for extension in extensions_of(game):
        if (extension.folder / path).is_file():
            return extension.folder / path
    return None
