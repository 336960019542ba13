"""The value network, trained on finished games, predicts final margins better than the forecast."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from bastide._compiled_module_selection import is_compiled
from bastide.core import Rng, get_game
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.bots.value_network import network_file
from bastide.games.carcassonne.bots.value_network.network import PARAMETER_COUNT, ValueNetwork
from bastide.games.carcassonne.bots.value_network.network_inputs import INPUTS_PER_CLAIM, INPUTS_PER_PLAYER
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide_research.distill import carcassonne_value_network as tool

pytestmark = pytest.mark.once

GAMES = 400 if is_compiled() else 12


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lessons") / "games.npz"
    tool.collect_games(GAMES, 3, False, None).write(path)
    return path


def test_games_are_reproducible_by_seed(noted: Path, tmp_path: Path) -> None:
    tool.collect_games(3, 3, False, None).write(tmp_path / "few.npz")
    few, many = np.load(tmp_path / "few.npz"), np.load(noted)
    for name in few.files:
        assert np.array_equal(few[name], many[name][: len(few[name])]), name


def test_trained_network_beats_forecast(
    noted: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "MIN_VIEWS_PER_BATCH", GAMES)
    learning, testing = tool.load_batches([noted])
    assert learning
    assert testing
    network = tool.train_network(learning, testing, 10, 1, 0.003)
    told = [float(off) for off in re.findall(r"2 players: off by ([\d.]+)", capsys.readouterr().out)]
    if is_compiled():  # a few games are not enough for training
        assert told[-1] < told[0]
    learnt = network_file.parse_network(network_file.dump_network(network.flat_weights()))
    assert len(learnt.parameters) == PARAMETER_COUNT


def test_training_and_playing_networks_agree() -> None:
    """The training code and the playing code compute the same values."""
    network = tool.TorchValueNetwork(np.random.default_rng(4))
    network.alone[:] = np.random.default_rng(5).standard_normal(len(network.alone))
    leaf = ValueNetwork(network.flat_weights())
    notebook = tool.GameRecorder()
    heuristics = CarcassonneHeuristics()
    state = get_game("carcassonne").new_state(3, {}, 8)
    assert isinstance(state, CarcassonneState)
    rng = Rng(1)
    played: list[list[float]] = []
    while not state.is_over():
        player = state.next_player_to_act()
        heuristics.adjust_sampled_position(state, player)
        if state.turns % 9 == 4 and len(played) < state.turns:
            totals = notebook.record_position(state, heuristics)
            notebook.finish_game(0, [(len(state.pile), totals)], False, [0, 0, 0])
            points = leaf.expected_scores(state, heuristics.forecast)
            played.append([points[0] - points[1], points[1] - points[2], points[0] - points[2]])
        state.apply(player, heuristics.quick_action(state, player, rng))
    columns = {name: np.array(row, np.float32) for name, row in notebook.rows.items()}
    for name, width in (("stand", INPUTS_PER_CLAIM), ("have", INPUTS_PER_PLAYER), ("view", tool.VIEW_COLUMNS)):
        columns[name] = columns[name].reshape(-1, width)
    lesson = tool.GameBatch(columns, 0, len(columns["view"]))
    margins = dict(
        zip(
            zip(lesson.one.tolist(), lesson.other.tolist(), strict=True),
            network.run_forward(lesson).margins,
            strict=True,
        )
    )
    for place, (first, second, both) in enumerate(played):
        begin = 3 * place
        said = [margins[begin, begin + 1], margins[begin + 1, begin + 2], margins[begin, begin + 2]]
        assert said == pytest.approx([first, second, both], abs=0.01)


def test_modules_are_random() -> None:
    drawn = [tool.random_module_options(Rng(seed))["modules"] for seed in range(60)]
    assert drawn.count("all") in range(5, 30)
    assert len({str(modules) for modules in drawn}) > 20


def test_trained_network_can_play_in_recording(tmp_path: Path) -> None:
    tool.collect_games(2, 3, False, network_file.bundled_network()).write(tmp_path / "games.npz")
    views = np.load(tmp_path / "games.npz")["view"].reshape(-1, tool.VIEW_COLUMNS)
    assert set(views[:, 0].tolist()) == {0.0, 1.0}
