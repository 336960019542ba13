"""Decision analysis: intervals have their coverage, and indistinguishable actions are marked as equal."""

from __future__ import annotations

import pytest
from tiny_games import URN, Nim, Racing, Urn

from bastide.bots.levels import judgement_for
from bastide.bots.search import Analysis, Budget, analyse
from bastide.bots.search.judgement import Judgement
from bastide.core import Rng, State, get_game

#: Probability of each colour of the urn.
CHANCES = {0: 0.4, 1: 0.4, 2: 0.2}
JUDGES = pytest.mark.parametrize("judge", [Racing, Judgement], ids=["race", "tree"])


def analyse_bet(seed: int, iterations: int, judge: type[Judgement] = Racing) -> Analysis:
    return analyse(Urn(Rng(0), URN, 0), 0, Budget(iterations), judge(), seed)


@JUDGES
def test_win_chance_interval_has_coverage(judge: type[Judgement]) -> None:
    """Coverage of 95 %; a tree search visits bad actions less, so their estimates are worse."""
    missed = 0
    for seed in range(40):
        for line in analyse_bet(seed, 1200, judge).lines:
            missed += abs(line.win - CHANCES[line.action]) > line.error
    assert missed <= 12  # of 120


def test_more_iterations_reduce_error() -> None:
    some, more = analyse_bet(1, 1200), analyse_bet(1, 19200)
    assert (some.iterations, more.iterations) == (1200, 19200)
    for line in more.equals():  # clearly worse actions are not refined
        assert line.visits > 5000
        assert line.error < 0.6 * some.line_of(line.action).error


def test_eliminated_actions_return_in_next_lap() -> None:
    """Taking all three wins at once; the estimates of the other actions still improve."""
    some, more = [analyse(Nim(Rng(0), 3), 0, Budget(iterations), Racing()) for iterations in (600, 9600)]
    assert more.iterations == 9600
    for line in more.lines:
        assert line.visits > 1000
        assert line.error < 0.6 * some.line_of(line.action).error


def test_indistinguishable_actions_are_about_best() -> None:
    found = analyse_bet(3, 9600)
    assert {line.action for line in found.equals()} == {0, 1}
    assert found.lines[0].equal
    assert not found.line_of(2).equal


class Cut(Racing):
    """Ends every rollout at once with the same evaluation."""

    def enough(self, state: State) -> bool:
        return True

    def evaluate(self, state: State) -> list[float]:
        return [0.6, 0.4]


def test_evaluated_rollouts_have_smaller_error_than_wins() -> None:
    found = analyse(Nim(Rng(0), 30), 0, Budget(600), Cut())
    for line in found.lines:
        assert line.win == pytest.approx(0.6)
        assert 0.0 < line.error == pytest.approx(1.96 / (line.visits + 4))
    lucky = analyse_bet(1, 600).lines[0]
    assert lucky.error > 2.0 * 1.96 / (lucky.visits + 4)


def test_decided_race_is_certain() -> None:
    """Taking all of the last three wins; otherwise the game continues at random."""
    found = analyse(Nim(Rng(0), 3), 0, Budget(2000), Racing())
    assert found.lines[0].action == 3
    assert [line.action for line in found.equals()] == [3]
    assert found.lines[0].win == 1.0
    assert 0.0 < found.lines[0].error < 0.02


def test_single_action_is_analysed() -> None:
    found = analyse(Urn(Rng(0), [5], 5), 0, Budget(500), Racing())
    assert [(line.action, line.win) for line in found.lines] == [(5, 1.0)]


@JUDGES
def test_unvisited_action_has_maximum_error(judge: type[Judgement]) -> None:
    found = analyse(Nim(Rng(0), 30), 0, Budget(1), judge())
    for line in found.lines:
        assert line.visits or line.error == 1.0


def middle(seed: int) -> State:
    """Return a purchase in the middle of a game of Dominion."""
    game = get_game("dominion")
    state = game.new_state(2, {"kingdom": "size_distortion_2e"}, seed)
    quick = judgement_for(game)
    rng = Rng(seed)
    while True:
        player = state.next_actor()
        bought = [action for action in state.legal_actions(player) if state.notation(player, action).startswith("buy")]
        if len(bought) >= 6 and state.metrics()["turns"] >= 14:
            return state
        state.apply(player, quick.quick(state, player, rng))


def test_two_seeds_agree_within_their_errors() -> None:
    """Each run has its own plans; their differences are part of the error."""
    state = middle(1)
    judge = judgement_for(get_game("dominion"))
    one, other = [analyse(state, state.next_actor(), Budget(800), judge, number) for number in (1, 2)]
    apart = 0
    for line in one.lines:
        again = other.line_of(line.action)
        apart += abs(line.win - again.win) > line.error + again.error
    assert apart == 0
    assert {line.action for line in one.equals()} & {line.action for line in other.equals()}
