"""Every registered game keeps every promise, and its golden playthrough is the game it plays."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bastide.bots import bot_names, find_maker
from bastide.core import game_ids, get_game
from bastide.testing import check_bot, check_game
from bastide.testing.golden import GOLDEN, Golden

#: ``BASTIDE_SOAK=10 pytest`` plays ten times as many games.
SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))
FILES = sorted(GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("part", range(4))
def test_conformance(game: str, part: int) -> None:
    assert check_game(get_game(game), games=2 * SOAK, seed=part, density=0.05) > 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_playthrough(path: Path) -> None:
    """If this fails and the change of behaviour is meant: ``make playthroughs``, and review the diff."""
    golden = Golden.read(path)
    expected = path.read_text(encoding="utf-8")
    actual = golden.play()
    if actual != expected:
        pairs = zip(actual.splitlines(), expected.splitlines(), strict=False)
        number, (new, old) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
        pytest.fail(f"{path.name}, line {number}\n  is:  {new}\n  was: {old}")


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_playthrough(game: str) -> None:
    assert any(Golden.read(path).game == game for path in FILES), "run `make playthroughs`"


def _bots() -> list[tuple[str, str]]:
    return [(game, bot) for game in game_ids() for bot in bot_names(get_game(game)) if not _needs_setting(bot)]


def _needs_setting(bot: str) -> bool:
    """``buylist`` and ``net`` need a file; levels that think by the clock have tests that count instead."""
    return bot in ("buylist", "net", "hard", "expert")


@pytest.mark.parametrize(("game", "bot"), _bots())
def test_no_bot_cheats(game: str, bot: str) -> None:
    found = get_game(game)
    assert check_bot(find_maker(found, bot), bot, found, games=SOAK, seed=1) > 0
