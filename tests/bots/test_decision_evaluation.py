"""Decision evaluation: unbiased costs, intervals with their coverage, and the same result for the same knowledge."""

from __future__ import annotations

import math

import pytest
from tiny_games import URN_MARBLES, Doors, Nim, Urn

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import (
    ActionEvaluation,
    DecisionEvaluation,
    Heuristics,
    SearchBudget,
    decision_evaluation_run,
    evaluate_decision,
)
from bastide.bots.search.decision_evaluation_run import FirstStage
from bastide.core import IllegalAction, Rng, State, get_game
from bastide.games.dominion.rules.position_parser import Counters, build_position, buy_phase_turn


def evaluate_bet(seed: int, rollouts: int, drawn: int = 0) -> DecisionEvaluation:
    """Evaluate the bets on an urn: two colours win with probability 0.4, the third one with 0.2."""
    return evaluate_decision(Urn(Rng(0), URN_MARBLES, drawn), 0, SearchBudget(rollouts), measured=2, seed=seed)


def evaluate_dominion(state: State, rollouts: int = 240, seed: int = 0, measured: int = -1) -> DecisionEvaluation:
    heuristics = analysis_heuristics(get_game("dominion"))
    return evaluate_decision(
        state, state.next_player_to_act(), SearchBudget(rollouts), heuristics, measured=measured, seed=seed
    )


def last_province() -> State:
    """Return a purchase in which the last Province decides, and the opponent has the coins for it."""
    return build_position(
        hands={0: "estate", 1: "gold gold gold copper copper"},
        discards={1: "province"},
        supply={"province": 1},
        turn=buy_phase_turn(coins=8),
        counters=Counters(turns={0: 12, 1: 11}),
    )


# -- priors ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rounds", "first"), [(8, 1), (4000, 2)])
def test_prior_decides_only_while_rollouts_are_few(rounds: int, first: int) -> None:
    """On a slow device, chance would make the coach advise almost any action otherwise."""
    actions = []
    for action, prior, mean in ((1, 0.8, 0.5), (2, 0.2, 0.55)):
        found = ActionEvaluation(action, str(action), True)
        found.prior_share = prior
        found.first_stage.results += [mean] * rounds
        actions.append(found)
    assert FirstStage(actions, rounds, 1.0).list_finalists()[0].action == first


# -- costs -----------------------------------------------------------------------------------------


def test_cost_is_unbiased_and_its_interval_has_coverage() -> None:
    costs = [evaluate_bet(seed, 240).find_action(2).win_chance_cost for seed in range(60)]
    assert abs(math.fsum(cost.mean for cost in costs) / len(costs) - 0.2) < 0.05
    assert sum(abs(cost.mean - 0.2) > cost.error for cost in costs) <= 8  # 3 are expected


def test_equal_actions_cost_nothing_on_average() -> None:
    """The rollouts that selected the best action do not measure it, so there is no selection bias."""
    found = []
    for seed in range(120):
        evaluation = evaluate_bet(seed, 120)
        found.append(evaluation.find_action(1 if evaluation.best.action == 0 else 0))
    costs = [each.win_chance_cost.mean for each in found if each.is_measured]
    assert abs(math.fsum(costs) / len(costs)) < 0.05
    assert sum(not each.is_about_best for each in found) <= 9  # 1 in 40 by chance


def test_clearly_worse_action_is_told_apart() -> None:
    found = evaluate_bet(3, 4800)
    assert {each.action for each in found.about_best_actions()} == {0, 1}
    assert not found.find_action(2).is_about_best


def test_missed_province_is_a_mistake_for_every_seed() -> None:
    state = last_province()
    nothing = state.parse_action(0, "end turn")
    for seed in range(3):
        found = evaluate_dominion(state, seed=seed, measured=nothing)
        missed = found.find_action(nothing)
        assert found.best.notation == "buy province"
        assert found.best.win_chance.mean == 1.0
        assert not missed.is_about_best
        assert missed.win_chance_cost.mean > 0.3
        assert missed.win_chance_cost.is_positive
        assert missed.point_cost.mean >= 6.0
        assert found.best.win_chance.mean - missed.win_chance.mean == pytest.approx(missed.win_chance_cost.mean)


@pytest.mark.parametrize("hand", ["copper copper silver estate copper", "copper silver gold estate estate"])
def test_order_of_treasures_costs_nothing(hand: str) -> None:
    state = build_position(hands={0: hand}, decks={0: "copper"}, discards={0: "estate"}, turn=buy_phase_turn())
    plays = [action for action in state.legal_actions(0) if state.notation(0, action).startswith("play")]
    assert len(plays) >= 3
    for action in plays:
        assert evaluate_dominion(state, measured=action).find_action(action).is_about_best


@pytest.mark.parametrize(("provinces", "certain"), [(1, True), (2, False)])
def test_only_the_end_of_the_game_is_certain(provinces: int, certain: bool) -> None:
    state = build_position(
        discards={0: "province province province province", 1: "estate"},
        supply={"province": provinces},
        turn=buy_phase_turn(coins=8),
        counters=Counters(turns={0: 12, 1: 11}),
    )
    chance = evaluate_dominion(state).find_action(state.parse_action(0, "buy province")).win_chance.mean
    assert (chance == 1.0) is certain
    assert chance > 0.8


# -- the same question, the same answer --------------------------------------------------------------


def test_hidden_information_has_no_influence() -> None:
    first, second = [evaluate_bet(0, 200, drawn).to_json_data() for drawn in (0, 2)]
    assert first == second


@pytest.mark.parametrize(("game_id", "players"), [("dominion", 2), ("seven_wonders", 3), ("carcassonne", 2)])
def test_result_depends_only_on_what_the_player_knows(game_id: str, players: int) -> None:
    """Positions that look alike to the player get the same evaluation, and a measured action changes no other one."""
    game = get_game(game_id)
    state = game.new_state(players, {}, 5)
    bots = [make_bot("beginner", game, seed) for seed in range(players)]
    for _ in range(30):
        player = state.next_player_to_act()
        state.apply(player, bots[player].choose(state.seat(player)))
    player = next(each for each in state.players_to_act() if len(state.legal_actions(each)) > 1)
    heuristics, budget = analysis_heuristics(game), SearchBudget(60)
    found = evaluate_decision(state, player, budget, heuristics)
    again = evaluate_decision(state.sample_position(player, Rng(99)), player, budget, heuristics)
    assert again.to_json_data() == found.to_json_data()
    last = found.actions[-1].action
    more = evaluate_decision(state, player, budget, heuristics, measured=last)
    assert more.find_action(last).is_measured
    for each in found.measured_actions():
        assert more.find_action(each.action).to_json_data() == each.to_json_data()


# -- budgets and candidates --------------------------------------------------------------------------


def test_budget_counts_rollouts() -> None:
    assert 900 <= evaluate_decision(Nim(Rng(0), 9), 0, SearchBudget(1000)).rollouts <= 1000


def test_more_rollouts_reduce_the_error() -> None:
    some, more = evaluate_bet(1, 400), evaluate_bet(1, 6400)
    assert more.find_action(2).win_chance_cost.error < 0.5 * some.find_action(2).win_chance_cost.error


def test_processor_time_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances by a second with every look: an evaluation stops early, but still compares."""
    monkeypatch.setattr(decision_evaluation_run, "process_time", iter(range(10**9)).__next__)
    found = evaluate_decision(Nim(Rng(0), 9), 0, SearchBudget(100_000, 20.0))
    assert found.rollouts < 300
    assert len(found.best.second_stage.results) >= decision_evaluation_run.MIN_ROUNDS


class NarrowCandidates(Heuristics):
    """Heuristics that overlook the winning move."""

    def candidate_actions(self, state: State, player: int, legal: list[int]) -> list[int]:
        return [action for action in legal if action != 3]


def test_overlooked_action_is_best_if_it_is_clearly_better() -> None:
    found = evaluate_decision(Nim(Rng(0), 3), 0, SearchBudget(400), NarrowCandidates())
    assert (found.best.action, found.best.win_chance.mean) == (3, 1.0)
    assert [each.action for each in found.about_best_actions()] == [3]


def test_many_actions_with_few_rollouts() -> None:
    """Actions without rollouts come last and are not called equal."""
    found = evaluate_decision(Doors(Rng(0), 100, 99), 0, SearchBudget(40))
    assert len(found.actions) == 100
    assert [each.rollouts > 0 for each in found.actions] == sorted([each.rollouts > 0 for each in found.actions])[::-1]
    assert not any(each.is_about_best for each in found.actions if not each.rollouts)


def test_single_action_is_evaluated() -> None:
    found = evaluate_decision(Urn(Rng(0), [5], 5), 0, SearchBudget(100))
    assert [(each.action, each.win_chance.mean) for each in found.actions] == [(5, 1.0)]


def test_illegal_questions_are_rejected() -> None:
    with pytest.raises(IllegalAction, match="it isn't player"):
        evaluate_decision(Nim(Rng(0), 9), 1, SearchBudget(10))
    with pytest.raises(IllegalAction):
        evaluate_decision(Nim(Rng(0), 3), 0, SearchBudget(20), measured=4)
