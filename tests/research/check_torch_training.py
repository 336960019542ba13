"""Tests that need PyTorch, which is very large: ``make train-check`` runs them.

They are not part of ``make test``.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from bastide.core import BastideError, Options, Rng, get_game
from bastide.envs.net.entity_layout import MAX_ACTIONS
from bastide.envs.net.network_evaluator import NetworkEvaluator
from bastide.envs.net.network_file import TrainedNetwork
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide_research.distill import carcassonne_dataset
from bastide_research.ppo_learner import PPOLearner
from bastide_research.torch_model import PolicyValueModel
from bastide_research.training_loop import load_champion, load_plan, train
from bastide_research.training_settings import TrainingPlan

ALL_SETS: Options = {"kingdom": "random", "sets": ["base2", "prosperity"]}
DOMINION = TrainingPlan("dominion", (2, 3), ALL_SETS, rows=8, steps=8, width=32, minibatch_size=64)
CARCASSONNE = TrainingPlan(
    "carcassonne", (2, 3), {"modules": ["base", "inns"]}, rows=8, steps=8, width=32, minibatch_size=64
)
SEVEN_WONDERS = TrainingPlan(
    "seven_wonders", (3, 4), workers=2, rows=8, steps=8, width=32, minibatch_size=64, updates_per_past_self=2
)


def _ignore_progress(line: dict[str, Any]) -> None:
    """Ignore a progress line."""


def random_model(plan: TrainingPlan) -> PolicyValueModel:
    torch.manual_seed(2)
    player = PolicyValueModel(plan)
    for weights in player.parameters():
        if weights.ndim > 1:
            weights.data.normal_(0, 0.1)
    return player


def arranged(plan: TrainingPlan, players: int, decisions: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the decisions of a game as network input, and their numbers of legal actions."""
    looker, layout = NumpyObserver(plan.table_spec(players)), plan.entity_layout(players)
    state, draws = looker.deal_game(players), Rng(4)
    rows, offered = np.zeros((decisions, layout.size), np.int16), np.zeros(decisions, np.int64)
    for number in range(decisions):
        seat = state.next_player_to_act()
        offers = looker.table.encoder.legal_indices(state, seat)
        offered[number] = min(len(offers), MAX_ACTIONS)
        row = rows[number : number + 1]
        layout.write_rows(looker.observe(state, seat)[None], np.array([offers]), offered[number : number + 1], row)
        state.apply(seat, state.random_action(seat, draws))
    return torch.from_numpy(rows), torch.from_numpy(offered)


@pytest.mark.parametrize("larger", [0, 1, 3])
@pytest.mark.parametrize("plan", [DOMINION, CARCASSONNE, SEVEN_WONDERS], ids=lambda plan: str(plan.game))
def test_numpy_network_matches_pytorch(plan: TrainingPlan, larger: int, tmp_path: Path) -> None:
    players = plan.players[0] + larger
    player = random_model(plan)
    plain = player.to_trained_network(plan, "")
    plain.save(tmp_path / "net.npz")
    for net, off in ((plain, 1e-3), (TrainedNetwork.load(tmp_path / "net.npz"), 0.05)):
        reader, looker = NetworkEvaluator(net, get_game(plan.game), players), NumpyObserver(plan.table_spec(players))
        rows, offered = arranged(plan, players, 40)
        likely, values = player(rows, offered)
        state, draws = looker.deal_game(players), Rng(4)
        for number in range(40):
            seat = state.next_player_to_act()
            opinion = reader.evaluate_decision(state.sample_position(seat, Rng(3)), seat)
            found = torch.log_softmax(torch.from_numpy(opinion.scores[:MAX_ACTIONS]), 0)
            assert found.tolist() == pytest.approx(likely[number, : len(found)].tolist(), abs=off)
            assert opinion.value == pytest.approx(values[number].item(), abs=off)
            state.apply(seat, state.random_action(seat, draws))


@pytest.mark.parametrize("plan", [DOMINION, CARCASSONNE, SEVEN_WONDERS], ids=lambda plan: str(plan.game))
def test_batched_scores_match_single_scores(plan: TrainingPlan) -> None:
    """Longer rows and fewer actions of other positions in a batch change nothing."""
    player = random_model(plan)
    rows, offered = arranged(plan, plan.players[0], 30)
    together, values = player(rows, offered)
    for at in range(30):
        alone, value = player(rows[at : at + 1], offered[at : at + 1])
        assert alone[0].tolist() == pytest.approx(together[at].tolist(), abs=1e-4)
        assert value.item() == pytest.approx(values[at].item(), abs=1e-4)


@pytest.mark.parametrize(
    "plan",
    [CARCASSONNE, replace(DOMINION, excluded=("witch", "chapel"), bots=("big_money",), bot_share=0.25)],
    ids=["carcassonne", "dominion, without what is left out"],
)
def test_networks_of_other_shape_are_rejected(plan: TrainingPlan, tmp_path: Path) -> None:
    for slices in (1, 2):
        asked = iter([False, True])
        train(plan, tmp_path, "cpu", asked.__next__, _ignore_progress)
        assert torch.load(tmp_path / "checkpoint.pt", weights_only=True)["done"]["slices"] == slices
    assert load_plan(tmp_path) == plan
    TrainedNetwork.load(tmp_path / "net.npz")
    with pytest.raises(BastideError, match="networks of a different shape"):
        train(replace(plan, width=16), tmp_path, "cpu", lambda: True, _ignore_progress)


def test_pretraining_comes_before_self_play(tmp_path: Path) -> None:
    """Cross-entropy falls with the epochs; an interrupted run continues with the next epoch, then plays."""
    carcassonne_dataset.collect_dataset(3, 5, 12).save(tmp_path / "lessons.npz", carcassonne_dataset.PLAN)
    plan = replace(
        CARCASSONNE, datasets=(str(tmp_path / "lessons.npz"),), pretraining_epochs=30, decisions=0, learning_rate=5e-3
    )
    lines: list[dict[str, Any]] = []
    train(plan, tmp_path / "alone", "cpu", iter([False] * 5 + [True]).__next__, lines.append)
    assert [line["round"] for line in lines] == [1, 2, 3, 4, 5]
    train(plan, tmp_path / "alone", "cpu", lambda: False, lines.append)
    assert [line["round"] for line in lines] == list(range(1, 31))
    assert lines[-1]["cross_entropy"] < lines[0]["cross_entropy"] - 0.1
    assert lines[-1]["value_loss"] < lines[0]["value_loss"]
    assert TrainedNetwork.load(tmp_path / "alone" / "net.npz").note.endswith("after 30 pretraining epochs")
    assert load_plan(tmp_path / "alone") == plan
    with pytest.raises(StopIteration):  # as if killed in the third epoch
        train(plan, tmp_path / "killed", "cpu", iter([False, False]).__next__, _ignore_progress)
    assert torch.load(tmp_path / "killed" / "checkpoint.pt", weights_only=True)["done"]["rounds"] == 2
    both = replace(plan, pretraining_epochs=1, decisions=10_000)
    train(both, tmp_path / "both", "cpu", iter([False, False, True]).__next__, _ignore_progress)
    done = torch.load(tmp_path / "both" / "checkpoint.pt", weights_only=True)["done"]
    assert (done["rounds"], done["stretches"]) == (1, 1)


def test_training_stops_and_continues(tmp_path: Path) -> None:
    """Two runs: the second continues the first, and the network file exists."""
    for slices in (1, 2):
        asked = iter([False, False, True])
        train(SEVEN_WONDERS, tmp_path, "cpu", asked.__next__, _ignore_progress, tell_every=1)
        kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
        assert kept["done"]["stretches"] == 2 * slices
        assert kept["done"]["slices"] == slices
        assert len((tmp_path / "progress.jsonl").read_text().splitlines()) == 2 * slices
    assert load_plan(tmp_path) == SEVEN_WONDERS
    TrainedNetwork.load(tmp_path / "net.npz")


def test_training_is_reproducible_by_seed(tmp_path: Path) -> None:
    nets = []
    for name in ("one", "two"):
        asked = iter([False, True])
        train(SEVEN_WONDERS, tmp_path / name, "cpu", asked.__next__, _ignore_progress)
        nets.append(TrainedNetwork.load(tmp_path / name / "net.npz"))
    assert all((nets[0].weights[name] == nets[1].weights[name]).all() for name in nets[0].weights)


def test_champion_stays_fixed(tmp_path: Path) -> None:
    train(SEVEN_WONDERS, tmp_path / "champion", "cpu", iter([False, True]).__next__, _ignore_progress)
    plan = replace(SEVEN_WONDERS, champion=str(tmp_path / "champion"))
    learner = PPOLearner(plan, "cpu")
    begun = {name: weights.clone() for name, weights in learner.model.state_dict().items()}
    learnt, kept = load_champion(plan)
    learner.load_champion(learnt, kept)
    learner.save_past_self()
    learner.load_past_self(0)
    for name, weights in kept["player"].items():
        assert torch.equal(learner.past_self.state_dict()[name], weights)
        assert torch.equal(learner.model.state_dict()[name], weights), "it starts from the champion's weights"
    other = PPOLearner(replace(plan, width=16), "cpu")
    other.load_champion(learnt, kept)
    assert any(not torch.equal(begun[name], weights) for name, weights in kept["player"].items())
    train(plan, tmp_path / "challenger", "cpu", iter([False, True]).__next__, _ignore_progress)
    assert load_plan(tmp_path / "challenger") == plan
    for wrong in (replace(plan, champion=str(tmp_path)), replace(plan, game="dominion", players=(2,))):
        with pytest.raises(BastideError):
            load_champion(wrong)
