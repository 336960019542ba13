"""The buying policy, distilled from a teacher, predicts its purchases in held-out games."""

from __future__ import annotations

import numpy as np
import pytest

from bastide.bots import make_bot
from bastide.core import State, get_game
from bastide.games.dominion.bots.policy import rollout_policy_file as habits_file
from bastide.games.dominion.bots.policy.rollout_policy import NOTHING
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.effects.questions import ASK_BUY
from bastide.games.dominion.rules.state.state import DominionState
from bastide_research.distill import dominion_habits as tool
from bastide_research.distill.teachers import Columns, Teacher

pytestmark = pytest.mark.once


class ListTeacher(Teacher):
    """Teacher that follows a buy list with certainty."""

    def __init__(self) -> None:
        self.bot = make_bot("big_money", get_game("dominion"), 1)

    def chances(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        return [{self.bot.choose(state.seat(player)): 1.0} for state, player in decisions]


@pytest.fixture(scope="module")
def lessons() -> Columns:
    return tool.watch(ListTeacher(), 60, 3)


def test_collection_is_reproducible_by_seed(lessons: Columns) -> None:
    few = tool.watch(ListTeacher(), 3, 3)
    for name, column in few.items():
        for game in range(3):  # rows of games that run in parallel are interleaved
            assert np.array_equal(column[few["game"][:, 0] == game], lessons[name][lessons["game"][:, 0] == game]), name
    assert np.allclose(lessons["chances"].astype(np.float32).sum(1), 1.0, atol=0.01)
    assert ((lessons["offers"] == int(NOTHING)).sum(1) == 1).all(), "buying nothing is always possible"


def test_trained_policy_predicts_teacher(lessons: Columns, capsys: pytest.CaptureFixture[str]) -> None:
    table = tool.learn(lessons, 40, 1, 0.05, 1e-6)
    told = [line.split("cross-entropy ")[1].split(",") for line in capsys.readouterr().out.splitlines()]
    cross_entropies = [float(first) for first, *_ in told]
    assert cross_entropies[-1] < 0.5 * cross_entropies[0]
    assert float(told[-1][1].split()[2].rstrip("%;")) > 80.0
    habits = habits_file.read(habits_file.written(table))
    state = get_game("dominion").new_state(2, tool.KINGDOMS, 1)
    assert isinstance(state, DominionState)
    while state.coins == 0:
        player = state.next_actor()
        state.apply(player, state.legal_actions(player)[-1])
    assert habits.purchase(state.seat(state.next_actor())) in [-1, *state.setup.piles]


def test_excluded_cards_are_never_bought(lessons: Columns, capsys: pytest.CaptureFixture[str]) -> None:
    unmet = [find_card(name).number for name in ("silver", "witch")]
    fewer = tool.without(lessons, unmet[1:])
    assert 0 < len(fewer["game"]) < len(lessons["game"]), "some games had it, and others did not"
    games = set(fewer["game"][:, 0].tolist())
    for number in {*lessons["game"][:, 0].tolist()}:
        # a game is kept completely or not at all
        assert (lessons["game"][:, 0] == number).sum() == (fewer["game"][:, 0] == number).sum() or number not in games
    assert not len(tool.without(lessons, unmet)["game"]), "there is Silver in every game"
    habits = habits_file.read(habits_file.written(tool.learn(fewer, 4, 1, 0.05, 1e-6, unmet)))
    state = get_game("dominion").new_state(2, {"kingdom": "random", "sets": ["base2"]}, 1)
    assert isinstance(state, DominionState)
    while not state.is_over():
        player = state.next_actor()
        if state.asking() == ASK_BUY:
            assert habits.purchase(state.seat(player)) not in unmet
        state.apply(player, state.legal_actions(player)[-1])
