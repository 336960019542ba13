"""Copy of the checkout for tests that write files into it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from script_loader import ROOT

#: Folders that are not copied: built files and caches.
IGNORED = shutil.ignore_patterns("__pycache__", "static", "built", "*.so", "*.bin")


def copy_checkout(folder: Path) -> Path:
    """Copy the package, the web pages and the reference engines, and link the tests and docs. Returns the folder."""
    shutil.copytree(ROOT / "src/bastide", folder / "src/bastide", ignore=IGNORED)
    for name in ("web/src/pages", "tests/reference_engines"):
        shutil.copytree(ROOT / name, folder / name, ignore=IGNORED)
    for path in (ROOT / "tests").iterdir():
        if path.name != "reference_engines":
            (folder / "tests" / path.name).symlink_to(path)
    for name in ("docs", "pyproject.toml"):
        (folder / name).symlink_to(ROOT / name)
    return folder


def run_in_copy(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package of a copied checkout, in English."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(checkout / "src"), os.environ.get("PYTHONPATH", "")]),
        "BASTIDE_PURE": "1",
        "LC_ALL": "C.UTF-8",
        "PYTHONUTF8": "1",
        "COLUMNS": "100",
    }
    return subprocess.run(
        [sys.executable, *arguments], cwd=checkout, env=environment, capture_output=True, text=True, encoding="utf-8"
    )
