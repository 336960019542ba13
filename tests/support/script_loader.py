"""Load scripts outside the package: those of the build, of tools and of benchmarks."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def load_script(path: str) -> ModuleType:
    """Load a new module from a file, given relative to the root of the repository."""
    file = ROOT / path
    spec = spec_from_file_location(f"loaded_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def node_command() -> list[str]:
    """Return the command for Node."""
    command: list[str] = load_script("hatch_build.py").node_commands()[0]
    return command
