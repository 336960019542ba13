"""C compiler for tests of the build, where the speed of the result does not matter."""

from __future__ import annotations

import shutil
from pathlib import Path


def quick_compiler(folder: Path) -> str:
    """Write a compiler that does not optimise, which takes a third of the time, and return its path."""
    script = folder / "quick_compiler"
    script.write_text(f'#!/bin/sh\nexec {shutil.which("gcc") or "cc"} "$@" -O0\n', encoding="utf-8")
    script.chmod(0o755)
    return str(script)
