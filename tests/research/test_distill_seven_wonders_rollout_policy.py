"""The rollout policy, distilled from a teacher, predicts its actions in held-out games."""

from __future__ import annotations

import numpy as np
import pytest

from bastide.core import Rng
from bastide.games.seven_wonders.bots.policy import rollout_policy_file as habits_file
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide_research.distill import seven_wonders_rollout_policy as tool
from bastide_research.distill.distillation_tools import Columns

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def lessons() -> Columns:
    return tool.collect_decisions(tool.make_teacher("heuristics"), 40, 3)


def test_collection_is_reproducible_by_seed(lessons: Columns) -> None:
    few = tool.collect_decisions(tool.make_teacher("heuristics"), 3, 3)
    for name, column in few.items():
        for game in range(3):  # rows of games that run in parallel are interleaved
            noted = lessons[name][lessons["game"][:, 0] == game]
            assert np.array_equal(column[few["game"][:, 0] == game], noted), name
    chances = lessons["chances"].astype(np.float32).sum(1)
    assert np.allclose(chances, 1.0, atol=0.01)


def test_trained_policy_predicts_teacher(lessons: Columns, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for rounds in (1, 40):
        table, prices = tool.train_policy(lessons, rounds, 1, 0.01, 1e-6)
        told.append([float(number) for number in capsys.readouterr().out.splitlines()[-1].split()[1:]])
    (before, _, *_), (after, agreed, *_) = told
    assert after < 0.8 * before
    assert agreed > 0.5
    learnt = habits_file.parse_policy(habits_file.dump_policy(table, prices))
    state = GAME.new_state(4, {"sides": "random"}, 1)
    assert isinstance(state, SevenWondersState)
    assert learnt.choose_action(state, 0, Rng(1)) in state.legal_actions(0)


def test_unknown_teacher_is_rejected() -> None:
    with pytest.raises(SystemExit, match="no teacher 'ruth'"):
        tool.make_teacher("ruth")
