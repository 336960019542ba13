"""The buying policy, distilled from a teacher, predicts its purchases in held-out games."""

from __future__ import annotations

import numpy as np
import pytest

from bastide.bots import make_bot
from bastide.core import State, get_game
from bastide.games.dominion.bots.policy import rollout_policy_file as habits_file
from bastide.games.dominion.bots.policy.rollout_policy import BUY_NOTHING
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.effects.question_kinds import ASK_BUY
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide_research.distill import dominion_rollout_policy as tool
from bastide_research.distill.distillation_tools import Columns, Teacher

pytestmark = pytest.mark.once


class ListTeacher(Teacher):
    """Teacher that follows a buy list with certainty."""

    def __init__(self) -> None:
        self.bot = make_bot("big_money", get_game("dominion"), 1)

    def action_probabilities(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        return [{self.bot.choose(state.seat(player)): 1.0} for state, player in decisions]


@pytest.fixture(scope="module")
def lessons() -> Columns:
    return tool.collect_purchases(ListTeacher(), 60, 3)


def test_collection_is_reproducible_by_seed(lessons: Columns) -> None:
    few = tool.collect_purchases(ListTeacher(), 3, 3)
    for name, column in few.items():
        for game in range(3):  # rows of games that run in parallel are interleaved
            assert np.array_equal(column[few["game"][:, 0] == game], lessons[name][lessons["game"][:, 0] == game]), name
    assert np.allclose(lessons["chances"].astype(np.float32).sum(1), 1.0, atol=0.01)
    assert ((lessons["offers"] == int(BUY_NOTHING)).sum(1) == 1).all(), "buying nothing is always possible"


def test_trained_policy_predicts_teacher(lessons: Columns, capsys: pytest.CaptureFixture[str]) -> None:
    table = tool.train_policy(lessons, 40, 1, 0.05, 1e-6)
    told = [line.split("cross-entropy ")[1].split(",") for line in capsys.readouterr().out.splitlines()]
    cross_entropies = [float(first) for first, *_ in told]
    assert cross_entropies[-1] < 0.5 * cross_entropies[0]
    assert float(told[-1][1].split()[2].rstrip("%;")) > 80.0
    habits = habits_file.parse_policy(habits_file.dump_policy(table))
    state = get_game("dominion").new_state(2, tool.KINGDOM_OPTIONS, 1)
    assert isinstance(state, DominionState)
    while state.coins == 0:
        player = state.next_player_to_act()
        state.apply(player, state.legal_actions(player)[-1])
    assert habits.choose_purchase(state.seat(state.next_player_to_act())) in [-1, *state.setup.piles]


def test_excluded_cards_are_never_bought(lessons: Columns, capsys: pytest.CaptureFixture[str]) -> None:
    unmet = [find_card(name).number for name in ("silver", "witch")]
    fewer = tool.exclude_cards(lessons, unmet[1:])
    assert 0 < len(fewer["game"]) < len(lessons["game"]), "some games had it, and others did not"
    games = set(fewer["game"][:, 0].tolist())
    for number in {*lessons["game"][:, 0].tolist()}:
        # a game is kept completely or not at all
        assert (lessons["game"][:, 0] == number).sum() == (fewer["game"][:, 0] == number).sum() or number not in games
    assert not len(tool.exclude_cards(lessons, unmet)["game"]), "there is Silver in every game"
    habits = habits_file.parse_policy(habits_file.dump_policy(tool.train_policy(fewer, 4, 1, 0.05, 1e-6, unmet)))
    state = get_game("dominion").new_state(2, {"kingdom": "random", "sets": ["base2"]}, 1)
    assert isinstance(state, DominionState)
    while not state.is_over():
        player = state.next_player_to_act()
        if state.question_kind() == ASK_BUY:
            assert habits.choose_purchase(state.seat(player)) not in unmet
        state.apply(player, state.legal_actions(player)[-1])
