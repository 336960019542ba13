"""How sure an analysis is: its figures hold what they claim, and what cannot be told apart is called equal."""

from __future__ import annotations

import pytest
from tiny_games import URN, Nim, Racing, Urn

from bastide.bots.levels import judgement_for
from bastide.bots.search import Analysis, Budget, analyse
from bastide.bots.search.judgement import Judgement
from bastide.core import Rng, State, get_game

#: How likely each colour of the urn is drawn.
CHANCES = {0: 0.4, 1: 0.4, 2: 0.2}
JUDGES = pytest.mark.parametrize("judge", [Racing, Judgement], ids=["race", "tree"])


def betting(seed: int, iterations: int, judge: type[Judgement] = Racing) -> Analysis:
    return analyse(Urn(Rng(0), URN, 0), 0, Budget(iterations), judge(), seed)


@JUDGES
def test_a_chance_lies_within_what_is_said_to_be_uncertain(judge: type[Judgement]) -> None:
    """Of 95 %, that is; a tree looks less often at what looks bad, and is no better than its visits."""
    missed = 0
    for seed in range(40):
        for line in betting(seed, 1200, judge).lines:
            missed += abs(line.win - CHANCES[line.action]) > line.error
    assert missed <= 12  # of 120


def test_more_thinking_makes_it_surer_and_every_iteration_is_used() -> None:
    some, more = betting(1, 1200), betting(1, 19200)
    assert (some.iterations, more.iterations) == (1200, 19200)
    for line in more.equals():  # where it matters: what is clearly worse is not looked at for ever
        assert line.visits > 5000
        assert line.error < 0.6 * some.line_of(line.action).error


def test_who_has_dropped_out_comes_back_when_the_race_is_decided() -> None:
    """Taking all three wins at once, and soon that is clear; the figures of the others get better all the same."""
    some, more = [analyse(Nim(Rng(0), 3), 0, Budget(iterations), Racing()) for iterations in (600, 9600)]
    assert more.iterations == 9600
    for line in more.lines:
        assert line.visits > 1000
        assert line.error < 0.6 * some.line_of(line.action).error


def test_what_cannot_be_told_apart_is_about_equal_and_what_can_is_not() -> None:
    found = betting(3, 9600)
    assert {line.action for line in found.equals()} == {0, 1}
    assert found.lines[0].equal
    assert not found.line_of(2).equal


class Cut(Racing):
    """Judges every game at once, and always alike."""

    def enough(self, state: State) -> bool:
        return True

    def evaluate(self, state: State) -> list[float]:
        return [0.6, 0.4]


def test_playouts_that_are_judged_alike_leave_less_in_doubt_than_victories_and_defeats() -> None:
    found = analyse(Nim(Rng(0), 30), 0, Budget(600), Cut())
    for line in found.lines:
        assert line.win == pytest.approx(0.6)
        assert 0.0 < line.error == pytest.approx(1.96 / (line.visits + 4))
    lucky = betting(1, 600).lines[0]
    assert lucky.error > 2.0 * 1.96 / (lucky.visits + 4)


def test_a_race_that_is_decided_says_who_wins() -> None:
    """Who takes all of the last three has won; one who leaves any plays on against chance."""
    found = analyse(Nim(Rng(0), 3), 0, Budget(2000), Racing())
    assert found.lines[0].action == 3
    assert [line.action for line in found.equals()] == [3]
    assert found.lines[0].win == 1.0
    assert 0.0 < found.lines[0].error < 0.02


def test_a_single_action_is_analysed_too() -> None:
    found = analyse(Urn(Rng(0), [5], 5), 0, Budget(500), Racing())
    assert [(line.action, line.win) for line in found.lines] == [(5, 1.0)]


@JUDGES
def test_what_was_never_tried_is_wholly_uncertain(judge: type[Judgement]) -> None:
    found = analyse(Nim(Rng(0), 30), 0, Budget(1), judge())
    for line in found.lines:
        assert line.visits or line.error == 1.0


def middle(seed: int) -> State:
    """A purchase in the middle of a game of Dominion."""
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


def test_two_seeds_agree_on_a_purchase_within_what_they_say() -> None:
    """Each forms its opinions with plans of its own; how far these differ is part of the uncertainty."""
    state = middle(1)
    judge = judgement_for(get_game("dominion"))
    one, other = [analyse(state, state.next_actor(), Budget(800), judge, number) for number in (1, 2)]
    apart = 0
    for line in one.lines:
        again = other.line_of(line.action)
        apart += abs(line.win - again.win) > line.error + again.error
    assert apart == 0
    assert {line.action for line in one.equals()} & {line.action for line in other.equals()}
