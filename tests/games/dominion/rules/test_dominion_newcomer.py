"""Adding a card moves nothing that was there: numbers, actions, effects, records, environments."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bastide.games.dominion.rules.actions import KNOWN
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.game import GAME

HERE = Path(__file__).parent
RECORDS = HERE.parents[2] / "records"


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    script = HERE / "dominion_newcomer.py"
    run = subprocess.run([sys.executable, script, RECORDS / "dominion"], capture_output=True, text=True, check=True)
    data: dict[str, Any] = json.loads(run.stdout)
    return data


def test_old_records_are_exact(found: dict[str, Any]) -> None:
    assert len(found["records"]) > 50
    assert set(found["records"].values()) == {"exact"}


def test_it_comes_after_all_others(found: dict[str, Any]) -> None:
    assert found["number"] == len(CARDS)
    assert found["actions"] == [GAME.action_space + verb for verb in (0, 1, 11)]
    assert found["space"] == GAME.action_space + 12
    assert found["province"] == 77


def test_its_effects_are_called_after_it(found: dict[str, Any]) -> None:
    lines = ["plus", "discard", "trash", "trash_2"]
    assert found["effects"] == ["newcomer.played", *[f"newcomer.played.{line}" for line in lines]]


def test_an_environment_without_it_is_the_one_it_was(found: dict[str, Any]) -> None:
    assert found["old"] == ["dominion_v1", 1103, 797]
    assert found["elsewhere"] == ["dominion_v1", 1103, 797]
    newer = len(CARDS) + 1 - 66
    version = f"dominion_v{len(KNOWN)}"
    assert found["new"] == found["drawn"] == [version, 1103 + 16 * newer, 797 + 12 * newer]


def test_it_can_be_named_where_it_is_played(found: dict[str, Any]) -> None:
    assert found["named"] == [66, len(CARDS) + 1]


def test_it_is_played_and_recorded_like_any_other(found: dict[str, Any]) -> None:
    assert found["own"] == "exact"
    assert found["ascending"]
