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
from bastide.envs.net.entity_net import EntityNet
from bastide.envs.net.reader import NetReader
from bastide.envs.table.observer import Observer
from bastide_research.distill import carcassonne_dataset
from bastide_research.model import Player
from bastide_research.plan import Plan
from bastide_research.ppo import Learner
from bastide_research.training import champion_of, kept_plan, train

ALL_SETS: Options = {"kingdom": "random", "sets": ["base2", "prosperity"]}
DOMINION = Plan("dominion", (2, 3), ALL_SETS, rows=8, steps=8, width=32, part=64)
CARCASSONNE = Plan("carcassonne", (2, 3), {"modules": ["base", "inns"]}, rows=8, steps=8, width=32, part=64)
SEVEN_WONDERS = Plan("seven_wonders", (3, 4), workers=2, rows=8, steps=8, width=32, part=64, every=2)


def _ignore_progress(line: dict[str, Any]) -> None:
    """Ignore a progress line."""


def random_model(plan: Plan) -> Player:
    torch.manual_seed(2)
    player = Player(plan)
    for weights in player.parameters():
        if weights.ndim > 1:
            weights.data.normal_(0, 0.1)
    return player


def arranged(plan: Plan, players: int, decisions: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the decisions of a game as network input, and their numbers of legal actions."""
    looker, layout = Observer(plan.table(players)), plan.layout(players)
    state, draws = looker.deal(players), Rng(4)
    rows, offered = np.zeros((decisions, layout.size), np.int16), np.zeros(decisions, np.int64)
    for number in range(decisions):
        seat = state.next_actor()
        offers = looker.table.encoder.offers(state, seat)
        offered[number] = min(len(offers), MAX_ACTIONS)
        row = rows[number : number + 1]
        layout.arrange(looker.observe(state, seat)[None], np.array([offers]), offered[number : number + 1], row)
        state.apply(seat, state.random_action(seat, draws))
    return torch.from_numpy(rows), torch.from_numpy(offered)


@pytest.mark.parametrize("larger", [0, 1, 3])
@pytest.mark.parametrize("plan", [DOMINION, CARCASSONNE, SEVEN_WONDERS], ids=lambda plan: str(plan.game))
def test_numpy_network_matches_pytorch(plan: Plan, larger: int, tmp_path: Path) -> None:
    players = plan.players[0] + larger
    player = random_model(plan)
    plain = player.plain(plan, "")
    plain.save(tmp_path / "net.npz")
    for net, off in ((plain, 1e-3), (EntityNet.load(tmp_path / "net.npz"), 0.05)):
        reader, looker = NetReader(net, get_game(plan.game), players), Observer(plan.table(players))
        rows, offered = arranged(plan, players, 40)
        likely, values = player(rows, offered)
        state, draws = looker.deal(players), Rng(4)
        for number in range(40):
            seat = state.next_actor()
            opinion = reader.opinion(state.sample(seat, Rng(3)), seat)
            found = torch.log_softmax(torch.from_numpy(opinion.scores[:MAX_ACTIONS]), 0)
            assert found.tolist() == pytest.approx(likely[number, : len(found)].tolist(), abs=off)
            assert opinion.value == pytest.approx(values[number].item(), abs=off)
            state.apply(seat, state.random_action(seat, draws))


@pytest.mark.parametrize("plan", [DOMINION, CARCASSONNE, SEVEN_WONDERS], ids=lambda plan: str(plan.game))
def test_batched_scores_match_single_scores(plan: Plan) -> None:
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
    [CARCASSONNE, replace(DOMINION, without=("witch", "chapel"), bots=("big_money",), company=0.25)],
    ids=["carcassonne", "dominion, without what is left out"],
)
def test_networks_of_other_shape_are_rejected(plan: Plan, tmp_path: Path) -> None:
    for slices in (1, 2):
        asked = iter([False, True])
        train(plan, tmp_path, "cpu", asked.__next__, _ignore_progress)
        assert torch.load(tmp_path / "checkpoint.pt", weights_only=True)["done"]["slices"] == slices
    assert kept_plan(tmp_path) == plan
    EntityNet.load(tmp_path / "net.npz")
    with pytest.raises(BastideError, match="networks of another shape"):
        train(replace(plan, width=16), tmp_path, "cpu", lambda: True, _ignore_progress)


def test_pretraining_comes_before_self_play(tmp_path: Path) -> None:
    """Cross-entropy falls with the epochs; an interrupted run continues with the next epoch, then plays."""
    carcassonne_dataset.watch(3, 5, 12).save(tmp_path / "lessons.npz", carcassonne_dataset.PLAN)
    plan = replace(CARCASSONNE, lessons=(str(tmp_path / "lessons.npz"),), rounds=30, decisions=0, rate=5e-3)
    lines: list[dict[str, Any]] = []
    train(plan, tmp_path / "alone", "cpu", iter([False] * 5 + [True]).__next__, lines.append)
    assert [line["round"] for line in lines] == [1, 2, 3, 4, 5]
    train(plan, tmp_path / "alone", "cpu", lambda: False, lines.append)
    assert [line["round"] for line in lines] == list(range(1, 31))
    assert lines[-1]["cross_entropy"] < lines[0]["cross_entropy"] - 0.1
    assert lines[-1]["value_loss"] < lines[0]["value_loss"]
    assert EntityNet.load(tmp_path / "alone" / "net.npz").note.endswith("after 30 pretraining epochs")
    assert kept_plan(tmp_path / "alone") == plan
    with pytest.raises(StopIteration):  # as if killed in the third epoch
        train(plan, tmp_path / "killed", "cpu", iter([False, False]).__next__, _ignore_progress)
    assert torch.load(tmp_path / "killed" / "checkpoint.pt", weights_only=True)["done"]["rounds"] == 2
    both = replace(plan, rounds=1, decisions=10_000)
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
    assert kept_plan(tmp_path) == SEVEN_WONDERS
    EntityNet.load(tmp_path / "net.npz")


def test_training_is_reproducible_by_seed(tmp_path: Path) -> None:
    nets = []
    for name in ("one", "two"):
        asked = iter([False, True])
        train(SEVEN_WONDERS, tmp_path / name, "cpu", asked.__next__, _ignore_progress)
        nets.append(EntityNet.load(tmp_path / name / "net.npz"))
    assert all((nets[0].weights[name] == nets[1].weights[name]).all() for name in nets[0].weights)


def test_champion_stays_fixed(tmp_path: Path) -> None:
    train(SEVEN_WONDERS, tmp_path / "champion", "cpu", iter([False, True]).__next__, _ignore_progress)
    plan = replace(SEVEN_WONDERS, champion=str(tmp_path / "champion"))
    learner = Learner(plan, "cpu")
    begun = {name: weights.clone() for name, weights in learner.player.state_dict().items()}
    learnt, kept = champion_of(plan)
    learner.challenge(learnt, kept)
    learner.remember()
    learner.invite(0)
    for name, weights in kept["player"].items():
        assert torch.equal(learner.guest.state_dict()[name], weights)
        assert torch.equal(learner.player.state_dict()[name], weights), "it starts from the champion's weights"
    other = Learner(replace(plan, width=16), "cpu")
    other.challenge(learnt, kept)
    assert any(not torch.equal(begun[name], weights) for name, weights in kept["player"].items())
    train(plan, tmp_path / "challenger", "cpu", iter([False, True]).__next__, _ignore_progress)
    assert kept_plan(tmp_path / "challenger") == plan
    for wrong in (replace(plan, champion=str(tmp_path)), replace(plan, game="dominion", players=(2,))):
        with pytest.raises(BastideError):
            champion_of(wrong)
