"""Discovery of modules by convention: everything in a package is found by name, without a list."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def submodule_names(package: str) -> list[str]:
    """List the modules and packages directly in a package, sorted by name, without those that start with ``_``.

    Works for compiled modules and for packages in an archive.
    """
    path = import_module(package).__path__
    return sorted({module.name for module in iter_modules(path) if not module.name.startswith("_")})


def import_submodules(package: str) -> list[object]:
    """Import the modules and packages directly in a package, in the order of their names."""
    return [import_module(f"{package}.{name}") for name in submodule_names(package)]
