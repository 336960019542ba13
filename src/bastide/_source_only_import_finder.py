"""Import finder that ignores compiled modules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnlyFinder:
    """Finder for ``sys.meta_path`` that loads this package from its ``.py`` files, never from compiled ones."""

    def __init__(self) -> None:
        #: Finder of each folder. It caches the folder's listing until the folder changes.
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("bastide.") or path is None:
            return None
        for folder in path:
            finder = self._finders.get(folder)
            if finder is None:
                finder = self._finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            found = finder.find_spec(fullname)
            if found is not None and found.loader is not None:  # a folder without __init__.py has no loader
                return found
        return None

    def invalidate_caches(self) -> None:
        self._finders.clear()
