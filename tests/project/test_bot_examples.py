"""The bots in docs/bots.md: same text as the files, at most thirty lines, legal play, stronger than their opponents."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bastide.sim import GameSeries, simulate
from bastide.sim.tournaments.confidence_intervals import wilson_interval

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BOTS = sorted((ROOT / "examples" / "bots").glob("*.py"))


@pytest.mark.parametrize("file", BOTS, ids=lambda file: file.stem)
def test_documented_bot_is_the_file(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert f"```python\n# {file.name}\n{text}```" in PAGE
    assert len([line for line in text.splitlines() if line.strip()]) <= 30


@pytest.mark.parametrize(
    ("game", "bot", "opponents", "deals"),
    [
        ("dominion", "smithy_money", ["big_money"], 50),
        ("seven_wonders", "rollouts", ["medium", "medium"], 10),
        ("carcassonne", "expected_points", ["greedy"], 12),
    ],
)
def test_documented_bot_wins_its_documented_share(game: str, bot: str, opponents: list[str], deals: int) -> None:
    """Every deal is played from every seat. The seed is fixed, so the games are the same on every machine."""
    row = re.search(rf"\| `{bot}.py` \| `{','.join(opponents)}` \| ([\d.]+) % \(([\d.]+)\u2013([\d.]+)\) \|", PAGE)
    assert row is not None
    share, low, high = (float(number) / 100 for number in row.groups())
    assert [low, high] == pytest.approx(list(wilson_interval(share, 200)), abs=0.001)
    bots = (f"py:{ROOT / 'examples' / 'bots' / bot}.py", *opponents)
    series = GameSeries(game, bots, deals * len(bots), 1, {}, rotate=True, replay_deals=True).validated()
    tally = simulate(series)
    found_low, found_high = wilson_interval(tally.bots[0].wins / tally.games, tally.games)
    assert found_low > 1 / len(bots)
    assert found_low <= high, "the page promises too little"
    assert low <= found_high, "the page promises too much"


def test_documented_bots_are_typed() -> None:
    """An outside project that uses the public names of the games passes ``mypy --strict``."""
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", *map(str, BOTS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
