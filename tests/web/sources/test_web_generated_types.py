"""Generated types and fixtures of the pages are current."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from script_loader import ROOT, load_script

from bastide.core import game_ids, get_kit
from bastide.server.api.typescript_views import view_types_path

FIXTURES = ROOT / "web" / "tests" / "fixtures"


def typed_games() -> list[str]:
    return [game for game in game_ids() if view_types_path(get_kit(game)) is not None]


def test_typescript_pages_have_generated_view_types() -> None:
    pages = [game for game in game_ids() if (get_kit(game).folder / "page" / "index.ts").is_file()]
    assert pages == typed_games()


WRITTEN = """
import sys
from bastide.core import get_kit
from bastide.server.api.typescript_views import generate_view_types
print(generate_view_types(get_kit(sys.argv[1])), end="")
"""


@pytest.mark.parametrize("game", typed_games())
def test_generated_view_types_are_current(game: str) -> None:
    path = view_types_path(get_kit(game))
    assert path is not None
    # Interpreted, because compiled modules do not keep their types.
    command, environment = [sys.executable, "-c", WRITTEN, game], {**os.environ, "BASTIDE_PURE": "1"}
    made = subprocess.run(command, capture_output=True, env=environment, check=True)
    assert path.read_bytes() == made.stdout, "make messages"


def test_page_fixtures_are_current() -> None:
    """Making the fixtures again gives the same files."""
    made: dict[str, str] = load_script("web/tests/fixtures/make_fixtures.py").main()
    files = {path.relative_to(FIXTURES).as_posix(): path for path in FIXTURES.rglob("*.json")}
    kept = {name: path.read_text(encoding="utf-8") for name, path in files.items()}
    assert sorted(made) == sorted(kept)
    assert [name for name, text in made.items() if text != kept[name]] == [], (
        "python web/tests/fixtures/make_fixtures.py"
    )
