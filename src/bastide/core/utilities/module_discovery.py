"""Discovery of modules by convention: everything in a package is found by name, without a list.

Modules of extensions are found like those of the game.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bastide.core.utilities.game_extensions import extend_package


def submodule_names(package: str) -> list[str]:
    """List the modules and packages directly in a package, sorted by name, without those that start with ``_``.

    Works for compiled modules and for packages in an archive.
    """
    extend_package(package)
    path = import_module(package).__path__
    return sorted({module.name for module in iter_modules(path) if not module.name.startswith("_")})


def import_submodules(package: str) -> list[object]:
    """Import the modules and packages directly in a package, in the order of their names."""
    return [import_module(f"{package}.{name}") for name in submodule_names(package)]


def find_declarations(package: str, attribute: str) -> dict[str, object]:
    """Return the value of an attribute in every module of a package, by the name of the module.

    Raises ImportError for a module that lacks it.
    """
    found: dict[str, object] = {}
    for name in submodule_names(package):
        module = import_module(f"{package}.{name}")
        if not hasattr(module, attribute):
            raise ImportError(f"{package}.{name} declares no {attribute}")
        found[name] = getattr(module, attribute)
    return found


def find_folder_declarations(package: str, file: str, attribute: str) -> dict[str, object]:
    """Return the value of an attribute in the module ``file`` of every folder in a package, by the name of the folder.

    Folders without such a module are left out. Raises ImportError for a module that lacks the attribute.
    """
    found: dict[str, object] = {}
    for name in subpackage_names(package):
        if file in submodule_names(f"{package}.{name}"):
            module = import_module(f"{package}.{name}.{file}")
            if not hasattr(module, attribute):
                raise ImportError(f"{package}.{name}.{file} declares no {attribute}")
            found[name] = getattr(module, attribute)
    return found


def subpackage_names(package: str) -> list[str]:
    """List the packages directly in a package, sorted by name, without those that start with ``_``."""
    extend_package(package)
    path = import_module(package).__path__
    return sorted({module.name for module in iter_modules(path) if module.ispkg and not module.name.startswith("_")})
