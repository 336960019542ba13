"""The bots in docs/bots.md: same text as the files, at most thirty lines, legal play, stronger than their opponents."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bastide.sim import GameSeries, simulate

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BOTS = sorted((ROOT / "examples" / "bots").glob("*.py"))


@pytest.mark.parametrize("file", BOTS, ids=lambda file: file.stem)
def test_documented_bot_is_the_file(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert f"```python\n# {file.name}\n{text}```" in PAGE
    assert len([line for line in text.splitlines() if line.strip()]) <= 30


@pytest.mark.parametrize(
    ("game", "bots", "games"),
    [
        ("dominion", ["smithy_money", "big_money"], 40),
    ],
)
def test_documented_bot_beats_its_opponent(game: str, bots: list[str], games: int) -> None:
    """The same seed gives the same games on every machine, so the result is no matter of luck."""
    own = f"py:{ROOT / 'examples' / 'bots' / bots[0]}.py"
    series = GameSeries(game, (own, bots[1]), games, 1, {}, rotate=True).validated()
    tally = simulate(series)
    assert tally.bots[0].wins > tally.bots[1].wins


def test_documented_bots_are_typed() -> None:
    """An outside project that uses the public names of the games passes ``mypy --strict``."""
    assert re.search(r"DominionSeat", PAGE)
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", *map(str, BOTS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
