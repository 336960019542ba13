"""Training plans: excluded components, continued folders, and match evaluation."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from sample_networks import random_network

from bastide.cli.app import run_command_line
from bastide.core import BastideError, Options
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide_research.actor_process import Actor, actor_columns
from bastide_research.match_evaluation import play_match
from bastide_research.shared_arrays import SharedArrays
from bastide_research.training_settings import TrainingPlan

ALL_SETS: Options = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
LEFT_OUT = ("bandit", "council_room", "expand", "harbinger", "monument", "poacher", "royal_seal", "workers_village")


def test_excluded_cards_are_in_no_kingdom() -> None:
    """Neither in the first games nor later; without exclusion, one draw in six would have none of them."""
    plan = TrainingPlan("dominion", (2,), ALL_SETS, rows=4, excluded=LEFT_OUT)
    shared = SharedArrays(actor_columns(plan), plan.rows)
    try:
        shown = shared.slice_rows(0, plan.rows)
        playing = Actor(plan, 0, shown, 1)
        kingdoms = set()
        for _ in range(3):
            for row in range(plan.rows):
                position = playing.batch.position(row)
                assert isinstance(position, DominionState)
                kingdom = tuple(CARDS[card].id for card in position.setup.kingdom)
                assert not set(kingdom) & set(LEFT_OUT)
                kingdoms.add(kingdom)
            playing.redeal_without_excluded(range(plan.rows))
        assert len(kingdoms) == 3 * plan.rows
        del shown, playing
    finally:
        shared.close()


def test_too_many_exclusions_raise_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bastide_research.training_settings.MAX_DRAWS", 50
    )  # the real limit is slow without compiled rules
    plan = TrainingPlan("dominion", (2,), ALL_SETS, excluded=tuple(card.id for card in CARDS if card.is_kingdom))
    with pytest.raises(BastideError, match="not enough cards left"):
        plan.draw_options(plan.table_spec(2), 1)


def test_training_continues_only_with_same_network() -> None:
    plan = TrainingPlan("seven_wonders", (3,))
    assert plan.can_continue_as(TrainingPlan("seven_wonders", (4, 5), workers=9, learning_rate=1e-5))
    assert not plan.can_continue_as(TrainingPlan("seven_wonders", (3,), width=64))
    assert not plan.can_continue_as(TrainingPlan("dominion", (3,)))


def test_match_stops_when_significant(tmp_path: Path) -> None:
    """An untrained network is quickly found to be worse."""
    random_network("seven_wonders").save(tmp_path / "net.npz")
    found = play_match("seven_wonders", tmp_path / "net.npz", "medium", 3, {}, 600, 1)
    assert found.verdict == -1
    assert found.games < 600
    assert found.interval[0] <= found.pairwise_win_rate <= found.interval[1] < 0.5


def test_train_command_names_missing_package(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_command_line(["--lang", "en", "train", "--help"]) == 0
    assert "--champion" in capsys.readouterr().out
    monkeypatch.setitem(sys.modules, "torch", None)
    assert run_command_line(["--lang", "en", "train", "dominion"]) == 2
    assert capsys.readouterr().err.rstrip().endswith("run pip install torch")
    monkeypatch.setattr("bastide.cli.plugin_commands.COMMANDS_ENTRY_POINT_GROUP", "bastide.nothing")
    assert run_command_line(["--lang", "en", "train", "dominion"]) == 2
    assert "run pip install ./research" in capsys.readouterr().err
