"""The tool that finds buy lists."""

from __future__ import annotations

import random
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from bastide.games.dominion.bots.levels import PREPARED
from bastide.games.dominion.bots.maker import FOLDER, read
from bastide.games.dominion.rules.sets.recommended import RECOMMENDED

TOOL = Path(__file__).parents[4] / "tools" / "prepare_lists.py"
BASIC = ("copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse")
LISTS = sorted([*FOLDER.glob("*.txt"), *PREPARED.glob("*.txt")])


@pytest.fixture
def tool() -> ModuleType:
    spec = spec_from_file_location("prepare_lists", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_lists_are_taken_apart_and_put_together_again(tool: ModuleType, path: Path) -> None:
    again = tool.plan_of(tool.lines_of(path.read_text())).rules
    rules = read(path).rules
    assert [(rule.card, rule.limit, rule.test) for rule in again] == [(r.card, r.limit, r.test) for r in rules]


def test_variations_can_be_followed(tool: ModuleType) -> None:
    lines = tool.lines_of((PREPARED / "first_game_2e.txt").read_text())
    chance = random.Random(4)
    seen = set()
    for _ in range(60):
        lines = tool.varied(lines, list(RECOMMENDED["first_game_2e"]), chance)
        seen.add(tool.text_of(lines))
        tool.plan_of(lines)
    assert len(seen) > 50


def test_a_list_is_found_and_written(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "PREPARED", tmp_path)
    monkeypatch.setattr(tool, "TRIALS", (4, 12))
    monkeypatch.setattr(tool, "VERDICT", 20)
    monkeypatch.setattr(tool, "STAGES", (4, 8))
    tool.prepare("first_game_1e", minutes=0.0, seed=3)
    plan = read(tmp_path / "first_game_1e.txt")
    text = (tmp_path / "first_game_1e.txt").read_text()
    assert plan.rules
    assert all(line.card in RECOMMENDED["first_game_1e"] or line.card in BASIC for line in tool.lines_of(text))
