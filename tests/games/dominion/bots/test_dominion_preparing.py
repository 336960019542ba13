"""Tests of the mutation of buy lists, and of the tool that prepares lists for kingdoms."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from scripts import loaded

from bastide.core import Options, Rng
from bastide.games.dominion.bots.buy_lists.list_variation import FOLDER, ListImprover, lines_of, plan_of, with_others
from bastide.games.dominion.bots.buy_lists.maker import read
from bastide.games.dominion.bots.levels import PREPARED
from bastide.games.dominion.sets.box import RECOMMENDED
from bastide.sim.improving import Effort

EXAMPLES = Path(__file__).parents[4] / "examples" / "lists"
BASIC = ("copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse")
LISTS = sorted([*FOLDER.glob("*.txt"), *PREPARED.glob("*.txt"), *EXAMPLES.glob("*.txt")])


@pytest.fixture
def tool() -> ModuleType:
    return loaded("tools/prepare_lists.py")


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_parse_and_format_purchase_lines_round_trip(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again, once = plan_of(with_others(text, lines_of(text)), "again"), read(path)
    for ours, theirs in zip(again.rules, once.rules, strict=True):
        assert (ours.card, ours.limit, ours.test) == (theirs.card, theirs.limit, theirs.test)
    assert len(again.answers) == len(once.answers)
    assert len(again.vetoes) == len(once.vetoes)
    assert again.for_any_kingdom == once.for_any_kingdom


def test_mutated_lists_are_valid() -> None:
    """Mutation keeps all lines that are not buy rules."""
    kingdom: Options = {"kingdom": "first_game_2e"}
    text = "rule penultimate province\ntrash copper by mine\n" + (PREPARED / "first_game_2e.txt").read_text()
    rng = Rng(4)
    improver = ListImprover()
    seen = set()
    for _ in range(60):
        text = improver.varied(text, kingdom, rng)
        seen.add(text)
        plan = plan_of(text, "a variation")
        assert (len(plan.vetoes), len(plan.answers)) == (2, 1)
    assert len(seen) > 50


def test_tool_finds_and_writes_a_list(tool: ModuleType, tmp_path: Path) -> None:
    tool.prepare("first_game_1e", 0.0, 3, tmp_path, Effort((4, 8), (4, 12), 20, 1))
    plan = read(tmp_path / "first_game_1e.txt")
    text = (tmp_path / "first_game_1e.txt").read_text()
    assert plan.rules
    assert all(line.card in RECOMMENDED["first_game_1e"] or line.card in BASIC for line in lines_of(text))
