"""Which build is running: the compiled modules, or the sources they were made from.

The build writes ``_compiled.json`` beside this file: the digest of every source it compiled. If a source has changed
since, or ``BASTIDE_PURE=1`` is set, the compiled modules are all passed over and the sources run. So an edited file is
always the one that counts.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
MANIFEST = "_compiled.json"
#: Why the installed package was not compiled, if it was to be.
NOT_COMPILED = "_not_compiled.txt"


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


def digest(source: Path) -> str:
    return blake2b(source.read_bytes(), digest_size=8).hexdigest()


def stale(package: Path = PACKAGE) -> list[str] | None:
    """The sources that differ from what was compiled; None if nothing was compiled for this Python."""
    try:
        manifest = json.loads((package / MANIFEST).read_text())
    except FileNotFoundError:
        return None
    if manifest["python"] != sys.implementation.cache_tag:
        return None
    return [
        name
        for name, made_from in manifest["sources"].items()
        if not (package / name).is_file() or digest(package / name) != made_from
    ]


def choose() -> None:
    """Decide, before anything else is imported, whether the compiled modules may be used."""
    changed = stale()
    if os.environ.get("BASTIDE_PURE") == "1":
        sys.meta_path.insert(0, SourcesOnly())
    elif changed is None and (PACKAGE / NOT_COMPILED).is_file():
        story = (PACKAGE / NOT_COMPILED).read_text(encoding="utf-8").split("\n")
        last = [line.strip() for line in story if line.strip()][-1:]
        warnings.warn(
            f"the rules of bastide could not be compiled when it was installed ({''.join(last)}); "
            f"everything works, much slower. The whole story is in {PACKAGE / NOT_COMPILED}. With a C compiler and "
            "Python's headers, 'pip install --force-reinstall --no-cache-dir' compiles them; BASTIDE_PURE=1 says that "
            "it is meant so.",
            RuntimeWarning,
            stacklevel=3,
        )
    elif changed:
        warnings.warn(
            f"the compiled modules of bastide are out of date ({', '.join(changed[:5])} changed since); "
            "running the sources instead, much slower. Compile again with 'make compile'.",
            RuntimeWarning,
            stacklevel=3,
        )
        sys.meta_path.insert(0, SourcesOnly())


def compiled() -> bool:
    """Whether the rules that are running are the compiled ones."""
    from bastide.core import rng

    return not str(rng.__file__).endswith(".py")
