"""The table of strengths in the documentation and the fixed ratings are those that were measured."""

from __future__ import annotations

import runpy
from pathlib import Path

from bastide.bots.level_files import declared_levels

ROOT = Path(__file__).parents[2]
LADDER = runpy.run_path(str(ROOT / "benchmarks" / "bot_ladder.py"))


def test_page_shows_the_measured_ladder() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    rows = LADDER["read_rows"]()
    for game in LADDER["TABLES"]:
        for line in LADDER["format_tables"](game, rows):
            assert line in page, "python benchmarks/bot_ladder.py table"


def test_measured_steps_are_steps_of_todays_ladder() -> None:
    steps = {step for game in LADDER["TABLES"] for step in LADDER["list_steps"](game)}
    assert {row.key for row in LADDER["read_rows"]()} <= steps


def test_every_step_without_search_is_between_65_and_80_percent() -> None:
    """Where two play. In the interval, because the share itself varies from deal to deal."""
    for row in LADDER["read_rows"]():
        specs = LADDER["search_specs"](row.game)
        if row.players == 2 and row.stronger not in specs and row.weaker not in specs:
            assert row.low <= 80, row
            assert row.high >= 65, row


def test_elo_of_a_share() -> None:
    assert round(LADDER["elo"](50.0)) == 0
    assert round(LADDER["elo"](64.0)) == 100
    assert round(LADDER["elo"](36.0)) == -100
    assert LADDER["elo"](100.0) < 1300


def test_ladder_covers_six_tables_or_all_sizes_of_each_game() -> None:
    assert {game: len(tables) for game, tables in LADDER["TABLES"].items()} == {
        "dominion": 7,
        "seven_wonders": 5,
        "carcassonne": 7,
    }
    assert all(declared_levels(game) for game in LADDER["TABLES"])
