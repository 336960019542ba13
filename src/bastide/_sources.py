"""The sources, and never a compiled file beside them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourcesOnly:
    """A finder on ``sys.meta_path`` that takes the ``.py`` files of this package, never a compiled file beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("bastide.") or path is None:
            return None
        name = fullname.rpartition(".")[2]
        for folder in path:
            init = Path(folder, name, "__init__.py")
            if init.is_file():
                loader = SourceFileLoader(fullname, str(init))
                return spec_from_file_location(
                    fullname, init, loader=loader, submodule_search_locations=[str(init.parent)]
                )
            source = Path(folder, name + ".py")
            if source.is_file():
                return spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, str(source)))
        return None
