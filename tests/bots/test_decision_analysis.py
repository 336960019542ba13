"""Decision analysis: intervals have their coverage, and indistinguishable actions are marked as equal."""

from __future__ import annotations

import pytest
from tiny_games import URN_MARBLES, Nim, RacingHeuristics, Urn

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import DecisionAnalysis, SearchBudget, analyse_decision
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core import Rng, State, get_game

#: Probability of each colour of the urn.
CHANCES = {0: 0.4, 1: 0.4, 2: 0.2}
JUDGES = pytest.mark.parametrize("judge", [RacingHeuristics, Heuristics], ids=["race", "tree"])


def analyse_bet(seed: int, iterations: int, judge: type[Heuristics] = RacingHeuristics) -> DecisionAnalysis:
    return analyse_decision(Urn(Rng(0), URN_MARBLES, 0), 0, SearchBudget(iterations), judge(), seed)


@JUDGES
def test_win_chance_interval_has_coverage(judge: type[Heuristics]) -> None:
    """Coverage of 95 %; a tree search visits bad actions less, so their estimates are worse."""
    missed = 0
    for seed in range(40):
        for line in analyse_bet(seed, 1200, judge).actions:
            missed += abs(line.win_chance - CHANCES[line.action]) > line.win_chance_error
    assert missed <= 12  # of 120


def test_more_iterations_reduce_error() -> None:
    some, more = analyse_bet(1, 1200), analyse_bet(1, 19200)
    assert (some.iterations, more.iterations) == (1200, 19200)
    for line in more.about_best_actions():  # clearly worse actions are not refined
        assert line.visits > 5000
        assert line.win_chance_error < 0.6 * some.find_action(line.action).win_chance_error


def test_eliminated_actions_return_in_next_lap() -> None:
    """Taking all three wins at once; the estimates of the other actions still improve."""
    some, more = [
        analyse_decision(Nim(Rng(0), 3), 0, SearchBudget(iterations), RacingHeuristics()) for iterations in (600, 9600)
    ]
    assert more.iterations == 9600
    for line in more.actions:
        assert line.visits > 1000
        assert line.win_chance_error < 0.6 * some.find_action(line.action).win_chance_error


def test_indistinguishable_actions_are_about_best() -> None:
    found = analyse_bet(3, 9600)
    assert {line.action for line in found.about_best_actions()} == {0, 1}
    assert found.actions[0].is_about_best
    assert not found.find_action(2).is_about_best


class Cut(RacingHeuristics):
    """Ends every rollout at once with the same evaluation."""

    def should_end_rollout(self, state: State) -> bool:
        return True

    def evaluate_position(self, state: State) -> list[float]:
        return [0.6, 0.4]


def test_evaluated_rollouts_have_smaller_error_than_wins() -> None:
    found = analyse_decision(Nim(Rng(0), 30), 0, SearchBudget(600), Cut())
    for line in found.actions:
        assert line.win_chance == pytest.approx(0.6)
        assert 0.0 < line.win_chance_error == pytest.approx(1.96 / (line.visits + 4))
    lucky = analyse_bet(1, 600).actions[0]
    assert lucky.win_chance_error > 2.0 * 1.96 / (lucky.visits + 4)


def test_decided_race_is_certain() -> None:
    """Taking all of the last three wins; otherwise the game continues at random."""
    found = analyse_decision(Nim(Rng(0), 3), 0, SearchBudget(2000), RacingHeuristics())
    assert found.actions[0].action == 3
    assert [line.action for line in found.about_best_actions()] == [3]
    assert found.actions[0].win_chance == 1.0
    assert 0.0 < found.actions[0].win_chance_error < 0.02


def test_single_action_is_analysed() -> None:
    found = analyse_decision(Urn(Rng(0), [5], 5), 0, SearchBudget(500), RacingHeuristics())
    assert [(line.action, line.win_chance) for line in found.actions] == [(5, 1.0)]


@JUDGES
def test_unvisited_action_has_maximum_error(judge: type[Heuristics]) -> None:
    found = analyse_decision(Nim(Rng(0), 30), 0, SearchBudget(1), judge())
    for line in found.actions:
        assert line.visits or line.win_chance_error == 1.0


def middle(seed: int) -> State:
    """Return a purchase in the middle of a game of Dominion."""
    game = get_game("dominion")
    state = game.new_state(2, {"kingdom": "size_distortion_2e"}, seed)
    quick = analysis_heuristics(game)
    rng = Rng(seed)
    while True:
        player = state.next_player_to_act()
        bought = [action for action in state.legal_actions(player) if state.notation(player, action).startswith("buy")]
        if len(bought) >= 6 and state.metrics()["turns"] >= 14:
            return state
        state.apply(player, quick.quick_action(state, player, rng))


def test_two_seeds_agree_within_their_errors() -> None:
    """Each run has its own plans; their differences are part of the error."""
    state = middle(1)
    judge = analysis_heuristics(get_game("dominion"))
    one, other = [
        analyse_decision(state, state.next_player_to_act(), SearchBudget(800), judge, number) for number in (1, 2)
    ]
    apart = 0
    for line in one.actions:
        again = other.find_action(line.action)
        apart += abs(line.win_chance - again.win_chance) > line.win_chance_error + again.win_chance_error
    assert apart == 0
    assert {line.action for line in one.about_best_actions()} & {line.action for line in other.about_best_actions()}
