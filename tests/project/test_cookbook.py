"""Every recipe of docs/cookbook.md runs on its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "cookbook.md").read_text(encoding="utf-8")
RECIPES = re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
#: Recipes for packages that Bastide does not need.
NEEDED_PACKAGES = {"Mask illegal actions in PyTorch": "torch", "Play in a notebook": "anywidget"}
#: Lines of code, without empty ones.
MAX_LINES = 14


def test_there_are_twenty_seven_recipes() -> None:
    assert f"{len(RECIPES)} short recipes" in PAGE
    assert len(RECIPES) == 27


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("title", "text"), RECIPES, ids=[title for title, _ in RECIPES])
def test_recipe_runs(title: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    assert len([line for line in blocks[0].splitlines() if line.strip()]) <= MAX_LINES
    if title in NEEDED_PACKAGES:
        pytest.importorskip(NEEDED_PACKAGES[title], reason=f"RECIPE NOT TESTED: no {NEEDED_PACKAGES[title]}")
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks[0], title, "exec"), {"__name__": "__main__"})
