"""Tests that adding a card changes no existing number, action, effect, record or environment."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bastide.games.dominion.rules.action_space import CARD_COUNT_BY_BLOCK
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.game import GAME

HERE = Path(__file__).parent
RECORDS = HERE.parents[2] / "records"


@pytest.fixture(scope="module")
def script_output() -> dict[str, Any]:
    script = HERE / "dominion_new_card_script.py"
    run = subprocess.run([sys.executable, script, RECORDS / "dominion"], capture_output=True, text=True, check=True)
    data: dict[str, Any] = json.loads(run.stdout)
    return data


def test_old_records_replay_exactly(script_output: dict[str, Any]) -> None:
    assert len(script_output["records"]) > 50
    assert set(script_output["records"].values()) == {"exact"}


def test_new_card_gets_the_last_numbers(script_output: dict[str, Any]) -> None:
    assert script_output["number"] == len(CARDS)
    assert script_output["actions"] == [GAME.action_space + verb for verb in (0, 1, 11)]
    assert script_output["space"] == GAME.action_space + 12
    assert script_output["province"] == 77


def test_effects_are_named_after_the_new_card(script_output: dict[str, Any]) -> None:
    lines = ["plus", "discard", "trash", "trash_2"]
    assert script_output["effects"] == ["newcomer.played", *[f"newcomer.played.{line}" for line in lines]]


def test_environment_without_the_new_card_is_unchanged(script_output: dict[str, Any]) -> None:
    assert script_output["old"] == ["dominion_v1", 1103, 797]
    assert script_output["elsewhere"] == ["dominion_v1", 1103, 797]
    newer = len(CARDS) + 1 - 66
    version = f"dominion_v{len(CARD_COUNT_BY_BLOCK)}"
    assert script_output["new"] == script_output["drawn"] == [version, 1103 + 16 * newer, 797 + 12 * newer]


def test_new_card_can_be_named_only_in_its_games(script_output: dict[str, Any]) -> None:
    assert script_output["named"] == [66, len(CARDS) + 1]


def test_new_card_is_played_and_recorded(script_output: dict[str, Any]) -> None:
    assert script_output["own"] == "exact"
    assert script_output["ascending"]
