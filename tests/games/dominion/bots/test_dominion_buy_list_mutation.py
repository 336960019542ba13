"""Tests of the mutation of buy lists, and of the tool that prepares lists for kingdoms."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from script_loader import load_script

from bastide.core import Options, Rng
from bastide.games.dominion.bots.buy_lists.buy_list_bot_factory import load_bundled_plan
from bastide.games.dominion.bots.buy_lists.buy_list_mutation import (
    LISTS_FOLDER,
    BuyListFormat,
    join_with_other_clauses,
    parse_plan_without_start,
    parse_purchase_lines,
)
from bastide.games.dominion.bots.difficulty_levels import PREPARED_LISTS_FOLDER
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
from bastide.sim.strategy_search import GameCounts

EXAMPLES = Path(__file__).parents[4] / "examples" / "dominion_buy_lists"
BASIC = ("copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse")
LISTS = sorted([*LISTS_FOLDER.glob("*.txt"), *PREPARED_LISTS_FOLDER.glob("*.txt"), *EXAMPLES.glob("*.txt")])


@pytest.fixture
def tool() -> ModuleType:
    return load_script("tools/prepare_buy_lists.py")


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_parse_and_format_purchase_lines_round_trip(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again, once = (
        parse_plan_without_start(join_with_other_clauses(text, parse_purchase_lines(text)), "again"),
        load_bundled_plan(path),
    )
    for ours, theirs in zip(again.rules, once.rules, strict=True):
        assert (ours.card, ours.limit, ours.condition_code) == (theirs.card, theirs.limit, theirs.condition_code)
    assert len(again.answers) == len(once.answers)
    assert len(again.vetoes) == len(once.vetoes)
    assert again.for_any_kingdom == once.for_any_kingdom


def test_mutated_lists_are_valid() -> None:
    """Mutation keeps all lines that are not buy rules."""
    kingdom: Options = {"kingdom": "first_game_2e"}
    text = (
        "rule penultimate province\ntrash copper by mine\n" + (PREPARED_LISTS_FOLDER / "first_game_2e.txt").read_text()
    )
    rng = Rng(4)
    improver = BuyListFormat()
    seen = set()
    for _ in range(60):
        text = improver.mutate(text, kingdom, rng)
        seen.add(text)
        plan = parse_plan_without_start(text, "a variation")
        assert (len(plan.vetoes), len(plan.answers)) == (2, 1)
    assert len(seen) > 50


def test_tool_finds_and_writes_a_list(tool: ModuleType, tmp_path: Path) -> None:
    tool.prepare_buy_list("first_game_1e", 0.0, 3, tmp_path, GameCounts((4, 8), (4, 12), 20, 1))
    plan = load_bundled_plan(tmp_path / "first_game_1e.txt")
    text = (tmp_path / "first_game_1e.txt").read_text()
    assert plan.rules
    assert all(
        line.card in RECOMMENDED_KINGDOMS["first_game_1e"] or line.card in BASIC for line in parse_purchase_lines(text)
    )
