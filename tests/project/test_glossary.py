"""The glossary names things that exist, and has every public name."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
#: Folders and kinds of files that hold names.
FOLDERS = ("src", "web/src", "web/public", "tools", "research", "tests")
SUFFIXES = frozenset([".py", ".ts", ".svelte", ".js", ".json", ".toml", ".ftl"])
PUBLIC_PACKAGES = ("core", "bots", "sim", "envs", "testing", "puzzles", "teaching", "locale")


def source_files() -> list[Path]:
    return [
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in SUFFIXES and not {"node_modules", "built", "static", "__pycache__"} & set(path.parts)
    ]


def glossary_names() -> list[str]:
    """Names in the column "in code", without patterns such as ``STEP_*``."""
    cells = re.findall(r"^\| [^|]+ \| ([^|]*`[^|]*) \| [^|]+ \|$", GLOSSARY, re.MULTILINE)
    code = " ".join(text for cell in cells for text in re.findall(r"`([^`]+)`", cell))
    return [name for name in re.findall(r"[A-Za-z_][\w./*]*", code) if "*" not in name]


def test_names_in_the_glossary_exist() -> None:
    files = source_files()
    words = set(re.findall(r"\w+", "\n".join(path.read_text(encoding="utf-8", errors="ignore") for path in files)))
    paths = "\n".join(path.relative_to(ROOT).as_posix() for path in files)
    names = glossary_names()
    assert len(names) > 500
    unknown = [
        name for name in names if name not in paths and not all(word in words for word in re.findall(r"\w+", name))
    ]
    assert unknown == []


@pytest.mark.parametrize("package", PUBLIC_PACKAGES)
def test_public_names_are_in_the_glossary(package: str) -> None:
    listed = set(re.findall(r"\w+", GLOSSARY))
    exported: list[str] = importlib.import_module(f"bastide.{package}").__all__
    assert [name for name in exported if name not in listed] == []
