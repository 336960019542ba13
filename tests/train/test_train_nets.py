"""Networks for tables of any size at the table: what they read, what they refuse, and how they look ahead."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest
from train_nets import drawn_net, drawn_tokens_net

from bastide.bots import find_maker, make_bot
from bastide.bots.search.bot import SearchBot
from bastide.core import BastideError, Rng, get_game
from bastide.core.errors import InvalidBot
from bastide.envs.advising import NetAdviser
from bastide.envs.net import Net, load_net, save_net
from bastide.envs.seats_net import SeatsNet
from bastide.envs.seats_search import LookingAhead
from bastide.train.arena import measure
from bastide.train.curves import LEARNT, PLAYED, curves
from bastide.train.plan import Plan

GAME = get_game("seven_wonders")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "drawn+1.npz"
    save_net(drawn_net(), path)
    return path


@pytest.mark.parametrize("players", [3, 4, 7])
@pytest.mark.parametrize("spec", ["net:{}", "net:{}+iterations=2", "expert:net={}+iterations=2"])
def test_one_network_plays_at_every_table_and_looks_at_nothing_hidden(spec: str, players: int, file: Path) -> None:
    bots, twins = ([make_bot(spec.format(file), GAME, player) for player in range(players)] for _ in range(2))
    state = GAME.deal(players, GAME.check_options(players, {}), 3)
    draws = Rng(3)
    for _ in range(5 * players):
        player = state.next_actor()
        choice = bots[player].choose(state.seat(player))
        assert twins[player].choose(state.sample(player, draws).seat(player)) == choice
        state.apply(player, choice)


def test_what_is_kept_is_what_was_made(file: Path) -> None:
    kept = load_net(file)
    assert isinstance(kept, SeatsNet)
    made = drawn_net()
    assert kept.about() == made.about()
    for name, weights in made.weights.items():
        assert kept.weights[name] == pytest.approx(weights, abs=2e-3)


def test_the_file_of_a_bot_is_known_whatever_is_set(file: Path) -> None:
    for spec in (f"net:{file}", f"net:{file}+seconds=1", f"expert:net={file}", f"expert:net={file}+iterations=3"):
        name, _, argument = spec.partition(":")
        assert find_maker(GAME, name).file(name, argument) == str(file)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"wd": np.zeros((16, 5)), "bd": np.zeros(5)}, "sizes of this game"),
        ({"w1": np.zeros((7, 16))}, "do not fit to the trunk"),
        ({"b0": np.full(16, np.nan)}, "not all numbers"),
        ({"s1": np.zeros((3, 8))}, "do not fit to s0"),
    ],
)
def test_what_is_wrong_with_one_is_said(change: dict[str, np.ndarray], problem: str, tmp_path: Path) -> None:
    net = drawn_net()
    net.weights.update({name: array.astype(np.float32) for name, array in change.items()})
    path = tmp_path / "wrong.npz"
    save_net(net, path)
    with pytest.raises(BastideError, match=problem):
        make_bot(f"net:{path}", GAME, 0)


@pytest.mark.parametrize("setting", ["seconds=0", "iterations=-1", "iterations=x", "seconds=1+workers=2"])
@pytest.mark.parametrize("spec", ["net:", "expert:net="])
def test_a_search_that_cannot_be_is_refused(spec: str, setting: str, file: Path) -> None:
    with pytest.raises(BastideError):
        make_bot(f"{spec}{file}+{setting}", GAME, 0)


def test_a_level_takes_advice_where_it_grows_a_tree(file: Path, tmp_path: Path) -> None:
    """Where it lets actions race instead, the network looks ahead by itself."""
    advised = make_bot(f"expert:net={file}+iterations=5", GAME, 0)
    assert isinstance(advised, SearchBot)
    assert isinstance(advised.adviser, NetAdviser)
    assert (advised.budget.iterations, advised.budget.seconds) == (5, 0.0)
    usual = make_bot(f"expert:net={file}", GAME, 0)
    assert isinstance(usual, SearchBot)
    assert usual.budget.seconds == 4.0
    tokens = tmp_path / "tokens.npz"
    save_net(drawn_tokens_net(), tokens)
    assert isinstance(make_bot(f"expert:net={tokens}+iterations=5", get_game("dominion"), 0), LookingAhead)


def test_advice_of_nobody_is_refused() -> None:
    with pytest.raises(InvalidBot, match="say which network"):
        make_bot("expert:net=", GAME, 0)


def test_a_network_for_one_size_of_table_advises_nobody(tmp_path: Path) -> None:
    path = tmp_path / "one.npz"
    ones = {name: np.ones((1, 1) if name == "wp" else 1, np.float32) for name in ("scale", "wp", "bp")}
    Net({"game": "seven_wonders", "version": 1, "players": 3}, ones).save(path)
    with pytest.raises(BastideError, match="one size of table"):
        make_bot(f"expert:net={path}", GAME, 0)


def test_the_arena_stops_when_it_is_clear(file: Path) -> None:
    """A network that has learnt nothing is soon found out."""
    found = measure("seven_wonders", file, "medium", 3, {}, 600, 1)
    assert found.verdict == -1
    assert found.games < 600
    assert found.interval[0] <= found.before <= found.interval[1] < 0.5


def test_curves_are_a_picture() -> None:
    played = [{"decisions": step * 1000.0, **dict.fromkeys(PLAYED, 1.0 / step)} for step in range(1, 9)]
    rounds = [{"round": float(step), **dict.fromkeys(LEARNT, 1.0 / step)} for step in range(1, 4)]
    for lines, drawn in ((played, len(PLAYED)), ([*rounds, *played], len(LEARNT) + len(PLAYED))):
        picture = ElementTree.fromstring(curves(lines))
        assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == drawn
        assert "8,000" in [*picture.itertext()][-1]
    assert curves(played[:1]) == ""


def test_a_training_goes_on_only_as_what_it_was() -> None:
    plan = Plan("seven_wonders", (3,))
    assert plan.goes_on_as(Plan("seven_wonders", (4, 5), workers=9, rate=1e-5))
    assert not plan.goes_on_as(Plan("seven_wonders", (3,), width=64))
    assert not plan.goes_on_as(Plan("dominion", (3,)))
