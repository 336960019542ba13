"""What needs PyTorch, which is larger than everything else that developers need: ``make train-check`` runs these.

They are no part of ``make test``.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from bastide.core import BastideError, Rng, get_game
from bastide.envs.landscape_net import LandscapeNet
from bastide.envs.net import load_net, save_net
from bastide.envs.observer import Observer
from bastide.envs.seats_bot import Reader
from bastide.envs.seats_net import SeatsNet
from bastide.envs.tokens_net import TokensNet
from bastide.train.landscape_model import LandscapePlayer
from bastide.train.learner import Learner
from bastide.train.model import Player
from bastide.train.plan import Plan
from bastide.train.token_model import TokenPlayer
from bastide.train.training import champion_of, kept_plan, train
from scripts import loaded

TOKENS = Plan(
    "dominion", (2, 3), {"kingdom": "random", "sets": ["base2", "prosperity"]}, rows=8, steps=8, width=32, part=64
)
LANDSCAPE = Plan("carcassonne", (2, 3), {"modules": ["base", "inns"]}, rows=8, steps=8, width=32, part=64)
SMALL = Plan("seven_wonders", (3, 4), workers=2, rows=8, steps=8, width=32, looks=8, layers=2, part=64, every=2)


def _nobody(line: dict[str, Any]) -> None:
    """Nobody is told."""


@pytest.mark.parametrize("players", [3, 5, 7])
def test_numpy_plays_what_pytorch_has_learnt(players: int, tmp_path: Path) -> None:
    torch.manual_seed(1)
    player = Player(SMALL)
    for weights in player.parameters():
        weights.data.normal_(0, 0.05)
    save_net(player.plain(SMALL, ""), tmp_path / "net.npz")
    net = load_net(tmp_path / "net.npz")
    assert isinstance(net, SeatsNet)
    reader = Reader(net, get_game("seven_wonders"), players)
    looker, arrangement = Observer(SMALL.table(players)), SMALL.arrangement(players)
    state = looker.deal(players)
    for _ in range(3 * players):
        seat = state.next_actor()
        opinion = reader.opinion(state.sample(seat, Rng(3)), seat)
        rows = np.zeros((1, arrangement.size), np.int16)
        arrangement.arrange(looker.observe(state, seat)[None], rows)
        offers = torch.tensor([looker.table.encoder.offers(state, seat)])
        likely, value = player(torch.from_numpy(rows), offers, torch.tensor([offers.shape[1]]))
        assert torch.log_softmax(torch.tensor(opinion.liked), 0).tolist() == pytest.approx(likely[0].tolist(), abs=0.02)
        assert opinion.value == pytest.approx(value.item(), abs=0.01)
        state.apply(seat, opinion.best())


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize(("plan", "made"), [(TOKENS, TokenPlayer), (LANDSCAPE, LandscapePlayer)])
def test_numpy_looks_around_as_pytorch_does(
    plan: Plan, made: type[TokenPlayer] | type[LandscapePlayer], players: int
) -> None:
    torch.manual_seed(2)
    player = made(plan)
    for weights in player.parameters():
        if weights.ndim > 1:
            weights.data.normal_(0, 0.1)
    reader = Reader(player.plain(plan, ""), get_game(plan.game), players)
    looker, arrangement = Observer(plan.table(players)), plan.arrangement(players)
    state = looker.deal(players)
    for step in range(12 * players):
        seat = state.next_actor()
        opinion = reader.opinion(state.sample(seat, Rng(3)), seat)
        rows = np.zeros((1, arrangement.size), np.int16)
        arrangement.arrange(looker.observe(state, seat)[None], rows)
        offers = torch.tensor([looker.table.encoder.offers(state, seat)])
        likely, value = player(torch.from_numpy(rows), offers, torch.tensor([offers.shape[1]]))
        found = torch.log_softmax(torch.from_numpy(opinion.liked), 0)
        assert found.tolist() == pytest.approx(likely[0].tolist(), abs=1e-3)
        assert opinion.value == pytest.approx(value.item(), abs=1e-3)
        state.apply(seat, opinion.actions[step % len(opinion.actions)])


def test_a_landscape_is_thought_about_side_by_side_as_alone() -> None:
    """Rows of others that are longer, and offers that end earlier, change nothing."""
    torch.manual_seed(3)
    player = LandscapePlayer(LANDSCAPE)
    looker, arrangement = Observer(LANDSCAPE.table(2)), LANDSCAPE.arrangement(2)
    state, draws = looker.deal(2), Rng(4)
    rows, offered = np.zeros((40, arrangement.size), np.int16), []
    for row in rows:
        seat = state.next_actor()
        arrangement.arrange(looker.observe(state, seat)[None], row[None])
        offered.append(len(looker.table.encoder.offers(state, seat)))
        state.apply(seat, state.random_action(seat, draws))
    offers = torch.arange(LANDSCAPE.offers).expand(40, -1)
    together, values = player(torch.from_numpy(rows), offers, torch.tensor(offered))
    for at, row in enumerate(torch.from_numpy(rows)):
        alone, value = player(row[None], offers[at : at + 1], torch.tensor(offered[at : at + 1]))
        assert alone[0].tolist() == pytest.approx(together[at].tolist(), abs=1e-4)
        assert value.item() == pytest.approx(values[at].item(), abs=1e-4)


@pytest.mark.parametrize(
    ("plan", "made"),
    [
        (LANDSCAPE, LandscapeNet),
        (replace(TOKENS, without=("witch", "chapel"), bots=("big_money",), company=0.25), TokensNet),
    ],
    ids=["landscape", "tokens, without what is left out"],
)
def test_whoever_looks_around_stops_and_goes_on(plan: Plan, made: type[object], tmp_path: Path) -> None:
    for slices in (1, 2):
        asked = iter([False, True])
        train(plan, tmp_path, "cpu", asked.__next__, _nobody)
        assert torch.load(tmp_path / "checkpoint.pt", weights_only=True)["done"]["slices"] == slices
    assert kept_plan(tmp_path) == plan
    assert isinstance(load_net(tmp_path / "net.npz"), made)
    with pytest.raises(BastideError, match="networks of another shape"):
        train(replace(plan, width=16), tmp_path, "cpu", lambda: True, _nobody)


def test_lessons_are_learnt_before_anything_is_played(tmp_path: Path) -> None:
    """Surprise falls from round to round; who is stopped goes on with the round that comes next, and plays then."""
    tool = loaded("tools/placements.py")
    tool.watch(3, 5, 12).save(tmp_path / "lessons.npz", tool.PLAN)
    plan = replace(LANDSCAPE, lessons=(str(tmp_path / "lessons.npz"),), rounds=30, decisions=0, rate=5e-3)
    lines: list[dict[str, Any]] = []
    train(plan, tmp_path / "alone", "cpu", iter([False] * 5 + [True]).__next__, lines.append)
    assert [line["round"] for line in lines] == [1, 2, 3, 4, 5]
    train(plan, tmp_path / "alone", "cpu", lambda: False, lines.append)
    assert [line["round"] for line in lines] == list(range(1, 31))
    assert lines[-1]["surprise"] < lines[0]["surprise"] - 0.1
    assert lines[-1]["wrong"] < lines[0]["wrong"]
    assert load_net(tmp_path / "alone" / "net.npz").words.endswith("after 30 rounds of lessons")
    assert kept_plan(tmp_path / "alone") == plan
    with pytest.raises(StopIteration):  # as if it were killed in the third round
        train(plan, tmp_path / "killed", "cpu", iter([False, False]).__next__, _nobody)
    assert torch.load(tmp_path / "killed" / "checkpoint.pt", weights_only=True)["done"]["rounds"] == 2
    both = replace(plan, rounds=1, decisions=10_000)
    train(both, tmp_path / "both", "cpu", iter([False, False, True]).__next__, _nobody)
    done = torch.load(tmp_path / "both" / "checkpoint.pt", weights_only=True)["done"]
    assert (done["rounds"], done["stretches"]) == (1, 1)


def test_it_stops_and_goes_on(tmp_path: Path) -> None:
    """Two slices: the second knows what the first did, and the network is there to be played."""
    for slices in (1, 2):
        asked = iter([False, False, True])
        train(SMALL, tmp_path, "cpu", asked.__next__, _nobody, tell_every=1)
        kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
        assert kept["done"]["stretches"] == 2 * slices
        assert kept["done"]["slices"] == slices
        assert len((tmp_path / "progress.jsonl").read_text().splitlines()) == 2 * slices
    assert kept_plan(tmp_path) == SMALL
    assert isinstance(load_net(tmp_path / "net.npz"), SeatsNet)


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    nets = []
    for name in ("one", "two"):
        asked = iter([False, True])
        train(SMALL, tmp_path / name, "cpu", asked.__next__, _nobody)
        nets.append(load_net(tmp_path / name / "net.npz"))
    assert all((nets[0].weights[name] == nets[1].weights[name]).all() for name in nets[0].weights)


def test_a_champion_is_met_as_it_was_and_learns_no_more(tmp_path: Path) -> None:
    train(SMALL, tmp_path / "champion", "cpu", iter([False, True]).__next__, _nobody)
    plan = replace(SMALL, champion=str(tmp_path / "champion"))
    learner = Learner(plan, "cpu")
    begun = {name: weights.clone() for name, weights in learner.player.state_dict().items()}
    learnt, kept = champion_of(plan)
    learner.challenge(learnt, kept)
    learner.remember()
    learner.invite(0)
    for name, weights in kept["player"].items():
        assert torch.equal(learner.guest.state_dict()[name], weights)
        assert torch.equal(learner.player.state_dict()[name], weights), "it begins as the champion"
    other = Learner(replace(plan, width=16), "cpu")
    other.challenge(learnt, kept)
    assert any(not torch.equal(begun[name], weights) for name, weights in kept["player"].items())
    train(plan, tmp_path / "challenger", "cpu", iter([False, True]).__next__, _nobody)
    assert kept_plan(tmp_path / "challenger") == plan
    for wrong in (replace(plan, champion=str(tmp_path)), replace(plan, game="dominion", players=(2,))):
        with pytest.raises(BastideError):
            champion_of(wrong)
