"""The bot that plays by a network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from envs_tables import table

from bastide.bots import make_bot
from bastide.cli.app import run
from bastide.core import BastideError, Rng, get_game
from bastide.envs.net import Net
from bastide.envs.spec import TableSpec
from bastide.games.dominion.rules.actions import BUY, END_TURN, PLAY_TREASURES, action_of
from bastide.games.dominion.rules.cards.basics import GOLD, PROVINCE, SILVER
from bastide.sim import Series, simulate


def net(game: str, players: int, liked: dict[int, float] | None = None, **about: Any) -> Net:
    """A network that likes the same things in every position."""
    encoder = TableSpec(game, players, "place", {}).encoder
    weights = {
        "scale": np.ones(encoder.size, np.float32),
        "w0": np.zeros((encoder.size, 4), np.float32),
        "b0": np.zeros(4, np.float32),
        "wp": np.zeros((4, encoder.actions), np.float32),
        "bp": np.zeros(encoder.actions, np.float32),
    }
    for action, value in (liked or {}).items():
        weights["bp"][action] = value
    return Net({"game": game, "version": encoder.version, "players": players, **about}, weights)


MONEY = {
    PLAY_TREASURES: 9.0,
    action_of(BUY, PROVINCE): 5.0,
    action_of(BUY, GOLD): 4.0,
    action_of(BUY, SILVER): 3.0,
    END_TURN: 1.0,
}


def test_it_does_what_its_network_likes_best(tmp_path: Path) -> None:
    """Treasures, then Provinces, Gold, Silver: that is Big Money, and it beats chance."""
    path = tmp_path / "money.npz"
    net("dominion", 2, MONEY, words="big money").save(path)
    assert Net.load(path).words == "big money"
    tally = simulate(Series("dominion", (f"net:{path}", "random"), 20, 1, rotate=True))
    assert tally.bots[0].wins == 20


@pytest.mark.parametrize(("game", "players"), [("dominion", 2), ("seven_wonders", 3), ("carcassonne", 2)])
def test_it_plays_every_game_and_looks_at_nothing_hidden(game: str, players: int, tmp_path: Path) -> None:
    path = tmp_path / "any.npz"
    made = net(game, players)
    rng = np.random.default_rng(1)
    made.weights["w0"] = rng.normal(size=made.weights["w0"].shape).astype(np.float32)
    made.weights["wp"] = rng.normal(size=made.weights["wp"].shape).astype(np.float32)
    made.save(path)
    at = table(game, players, {})
    bots = [make_bot(f"net:{path}", at.game, player) for player in range(players)]
    twins = [make_bot(f"net:{path}", at.game, player) for player in range(players)]
    draws = Rng(3)
    state = at.deal(5)
    for _ in range(60):
        player = state.next_actor()
        if player < 0:
            break
        choice = bots[player].choose(state.seat(player))
        assert twins[player].choose(state.sample(player, draws).seat(player)) == choice
        state.apply(player, choice)


def test_what_is_wrong_with_a_network_is_said(tmp_path: Path) -> None:
    game = get_game("dominion")
    path = tmp_path / "net.npz"
    with pytest.raises(BastideError, match="say which network"):
        make_bot("net", game, 0)
    with pytest.raises(BastideError, match="cannot be read"):
        make_bot(f"net:{path}", game, 0)
    path.write_bytes(b"not a network")
    with pytest.raises(BastideError, match="is not a network"):
        make_bot(f"net:{path}", game, 0)
    net("carcassonne", 2).save(path)
    with pytest.raises(BastideError, match="it plays carcassonne, not dominion"):
        make_bot(f"net:{path}", game, 0)
    old = net("dominion", 2)
    old.version = 0
    old.save(path)
    with pytest.raises(BastideError, match="trained on dominion_v0"):
        make_bot(f"net:{path}", game, 0)
    crowded = net("dominion", 2)
    crowded.players = 9
    crowded.save(path)
    with pytest.raises(BastideError, match="for 2 to 6 players, not 9"):
        make_bot(f"net:{path}", game, 0)


def damage(made: Net, what: str) -> None:
    """Something is wrong with the weights."""
    weights = made.weights
    if what == "missing":
        del weights["bp"]
    elif what == "no numbers":
        weights["w0"][3, 2] = np.nan
    elif what == "of another width":
        weights["b0"] = np.zeros(5, np.float32)
    elif what == "of another shape":
        weights["wp"] = np.zeros(4, np.float32)
    elif what == "of another game":
        weights["wp"], weights["bp"] = np.zeros((4, 9), np.float32), np.zeros(9, np.float32)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("missing", "the weights bp are missing"),
        ("no numbers", "the weights w0 are not all numbers"),
        ("of another width", "w0 and b0 do not fit"),
        ("of another shape", "wp and bp do not fit"),
        ("of another game", "do not have the sizes of this game"),
    ],
)
def test_weights_that_cannot_be_played_with_are_refused(what: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    made = net("dominion", 2)
    damage(made, what)
    made.save(path)
    with pytest.raises(BastideError, match=words):
        make_bot(f"net:{path}", get_game("dominion"), 0)


def test_a_file_cut_short_and_one_without_its_label_are_refused(tmp_path: Path) -> None:
    game = get_game("dominion")
    path = tmp_path / "net.npz"
    net("dominion", 2).save(path)
    whole = path.read_bytes()
    for length in (len(whole) // 2, len(whole) - 30, 4, 0):
        path.write_bytes(whole[:length])
        with pytest.raises(BastideError, match="is not a network"):
            make_bot(f"net:{path}", game, 0)
    for about in ("[1]", '{"game": "dominion"}', "no json"):
        labelled: dict[str, Any] = {"about": np.array(about), **net("dominion", 2).weights}
        np.savez(path, **labelled)
        with pytest.raises(BastideError, match="is not a network"):
            make_bot(f"net:{path}", game, 0)
    unlabelled: dict[str, Any] = dict(net("dominion", 2).weights)
    np.savez(path, **unlabelled)
    with pytest.raises(BastideError, match="is not a network"):
        make_bot(f"net:{path}", game, 0)


@pytest.mark.parametrize("command", ["simulate dominion --games 1", "tournament dominion --games 2"])
def test_the_command_line_says_it_too(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(b"not a network")
    assert run(["--lang", "en", *command.split(), "--bots", f"net:{path},random"]) == 2
    assert "is not a network that this bot can play" in capsys.readouterr().err


def test_it_sits_at_a_table_in_the_terminal_and_in_a_tournament(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "money.npz"
    net("dominion", 2, MONEY).save(path)
    assert run(["--lang", "en", "tournament", "dominion", "--bots", f"net:{path},random", "--games", "4"]) == 0
    assert f"net:{path}" in capsys.readouterr().out.replace("\n", "")
    command = [sys.executable, "-m", "bastide", "--lang", "en", "play", "dominion", "--bots", f"net:{path}"]
    done = subprocess.run(
        [*command, "--seed", "1"], input="end turn\nquit\n", capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 130, "the person has left"
    assert " buys Silver " in done.stdout, done.stdout + done.stderr


def test_a_network_for_two_does_not_sit_down_with_three(tmp_path: Path) -> None:
    path = tmp_path / "two.npz"
    net("dominion", 2).save(path)
    with pytest.raises(BastideError, match="trained for 2 players, not 3"):
        simulate(Series("dominion", (f"net:{path}", "random", "random"), 1))
