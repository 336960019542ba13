"""Modules are found by convention, in folders and in archives."""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from bastide.core.utilities.module_discovery import import_submodules, submodule_names


def test_submodules_are_sorted_and_private_ones_are_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "discovered_folder"
    (package / "zebra").mkdir(parents=True)
    for name in ("__init__.py", "_hidden.py", "beta.py", "alpha.py", "zebra/__init__.py", "notes.txt"):
        (package / name).write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert submodule_names("discovered_folder") == ["alpha", "beta", "zebra"]
    assert [getattr(module, "__name__", "") for module in import_submodules("discovered_folder")] == [
        "discovered_folder.alpha",
        "discovered_folder.beta",
        "discovered_folder.zebra",
    ]


def test_submodules_of_a_package_in_an_archive_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "packages.zip"
    with ZipFile(archive, "w") as target:
        target.writestr("discovered_archive/__init__.py", "")
        target.writestr("discovered_archive/card.py", "NAME = 'card'")
    monkeypatch.setattr(sys, "path", [str(archive), *sys.path])
    assert submodule_names("discovered_archive") == ["card"]
    assert [getattr(module, "NAME", "") for module in import_submodules("discovered_archive")] == ["card"]


def test_unknown_package_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError):
        submodule_names("bastide.no_such_package")
