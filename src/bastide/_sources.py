"""The sources, and never a compiled file beside them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly:
    """A finder on ``sys.meta_path`` that takes the ``.py`` files of this package, never a compiled file beside them."""

    def __init__(self) -> None:
        #: By folder: each reads what lies there once, and again when that changes.
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
            if found is not None and found.loader is not None:  # a mere folder has none
                return found
        return None

    def invalidate_caches(self) -> None:
        self._finders.clear()
