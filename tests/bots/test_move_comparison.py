"""Move comparison: unbiased cost, equivalence by the end of the turn, and budgets in iterations."""

from __future__ import annotations

import math

import pytest
from tiny_games import URN_MARBLES, Nim, RacingHeuristics, Urn

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import MoveComparison, SearchBudget, analyse_decision, compare_with_best
from bastide.bots.search import move_comparison as duels
from bastide.core import IllegalAction, InvalidBot, Rng, State, get_game
from bastide.games.dominion.rules.position_parser import Counters, build_position, buy_phase_turn


def dominion(state: State, played: str, looks: int = 120, seed: int = 1) -> MoveComparison:
    player = state.next_player_to_act()
    judge = analysis_heuristics(get_game("dominion"))
    return compare_with_best(state, player, state.parse_action(player, played), SearchBudget(looks), judge, seed)


def named(state: State, verdict: MoveComparison) -> str:
    return state.notation(state.next_player_to_act(), verdict.best_action)


# -- equivalent actions ------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["copper copper silver estate copper", "copper silver gold estate estate"])
@pytest.mark.parametrize("deck", ["copper copper copper copper copper copper", "copper"], ids=["deck", "shuffle"])
def test_treasure_order_is_equivalent(hand: str, deck: str) -> None:
    """The order changes later shuffles; that is luck and costs nothing."""
    state = build_position(hands={0: hand}, decks={0: deck}, discards={0: "silver estate"}, turn=buy_phase_turn())
    judge = analysis_heuristics(get_game("dominion"))
    plays = [action for action in state.legal_actions(0) if state.notation(0, action).startswith("play")]
    assert len(plays) >= 3
    for number, one in enumerate(plays):
        for other in plays[:number]:
            assert duels.leads_to_same_turn_end(state.seat(0), judge, Rng(7), one, other)
        for seed in range(3):
            assert compare_with_best(state, 0, one, SearchBudget(60), judge, seed).is_equivalent
    left_lying = state.parse_action(0, "end turn")
    assert not duels.leads_to_same_turn_end(state.seat(0), judge, Rng(7), left_lying, plays[0])


def test_different_results_are_not_equivalent() -> None:
    state = build_position(hands={0: "copper"}, turn=buy_phase_turn(coins=5))
    judge = analysis_heuristics(get_game("dominion"))
    silver, estate = state.parse_action(0, "buy silver"), state.parse_action(0, "buy estate")
    assert not duels.leads_to_same_turn_end(state.seat(0), judge, Rng(1), silver, estate)


# -- cost ----------------------------------------------------------------------------------------------


def test_missed_province_is_clear_mistake_for_every_seed() -> None:
    """The last Province decides, and the opponent has the coins for it: for every seed."""
    state = build_position(
        hands={0: "estate", 1: "gold gold gold copper copper"},
        discards={1: "province"},
        supply={"province": 1},
        turn=buy_phase_turn(coins=8),
        counters=Counters(turns={0: 12, 1: 11}),
    )
    for seed in range(3):
        verdict = dominion(state, "end turn", seed=seed)
        assert verdict.is_clear_mistake
        assert named(state, verdict) == "buy province"
        assert verdict.win_chance_cost > 0.3
        assert verdict.best_win_chance == 1.0
        assert dominion(state, "buy province", seed=seed).win_chance_cost == 0.0


def test_cost_is_unbiased() -> None:
    """Half as likely: 0.4 against 0.2. The mean over many comparisons is unbiased."""
    costs = [
        compare_with_best(
            Urn(Rng(0), URN_MARBLES, 0), 0, 2, SearchBudget(200), RacingHeuristics(8), seed
        ).win_chance_cost
        for seed in range(60)
    ]
    assert abs(math.fsum(costs) / len(costs) - 0.2) < 0.05


def test_equal_actions_cost_nothing_on_average() -> None:
    """Rollouts that selected the best action do not measure it, so there is no selection bias."""
    found = [
        compare_with_best(Urn(Rng(0), URN_MARBLES, 0), 0, 0, SearchBudget(60), RacingHeuristics(8), seed)
        for seed in range(120)
    ]
    assert abs(math.fsum(each.win_chance_cost for each in found) / len(found)) < 0.04
    assert sum(each.is_clear_mistake for each in found) <= 9  # of 120; 1 in 40 by chance


def test_cost_interval_has_coverage() -> None:
    found = [
        compare_with_best(Urn(Rng(0), URN_MARBLES, 0), 0, 2, SearchBudget(240), RacingHeuristics(8), seed)
        for seed in range(60)
    ]
    assert sum(abs(each.win_chance_cost - 0.2) > each.cost_error for each in found) <= 8


# -- budget --------------------------------------------------------------------------------------------


def test_result_does_not_depend_on_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Iterations count, not seconds: with a clock a thousand times as fast, the result is the same."""
    state = build_position(hands={0: "copper copper copper"}, turn=buy_phase_turn(coins=3))
    idle = dominion(state, "end turn")
    monkeypatch.setattr("bastide.bots.search.run_search.perf_counter", iter(range(10**9)).__next__)
    busy = dominion(state, "end turn")
    assert (idle.best_action, idle.win_chance_cost, idle.cost_error, idle.rollout_pairs) == (
        busy.best_action,
        busy.win_chance_cost,
        busy.cost_error,
        busy.rollout_pairs,
    )
    assert idle.rollout_pairs == 30  # half of the iterations search, the rest are rollout pairs


def test_timeout_is_marked_as_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    urn = Urn(Rng(0), URN_MARBLES, 0)
    assert compare_with_best(urn, 0, 2, SearchBudget(400, 3600.0), RacingHeuristics(8)).is_measured
    monkeypatch.setattr(duels, "process_time", iter(range(10**9)).__next__)
    hurried = compare_with_best(urn, 0, 2, SearchBudget(400, 3.0), RacingHeuristics(8))
    assert not hurried.is_measured
    assert not hurried.is_clear_mistake
    assert hurried.rollout_pairs < duels.MIN_ROLLOUT_PAIRS


def test_invalid_budget_and_illegal_action_are_rejected() -> None:
    with pytest.raises(InvalidBot):
        compare_with_best(Nim(Rng(0), 3), 0, 3, SearchBudget(seconds=1.0), RacingHeuristics(8))
    with pytest.raises(IllegalAction):
        compare_with_best(Nim(Rng(0), 3), 0, 4, SearchBudget(20), RacingHeuristics(8))


def test_whole_budget_is_used() -> None:
    """A race does not stop after its first rounds, and half of all rollouts compare the two actions."""
    found = analyse_decision(Urn(Rng(0), URN_MARBLES, 0), 0, SearchBudget(2400), RacingHeuristics(8))
    assert found.iterations == 2400
    verdict = compare_with_best(Urn(Rng(0), URN_MARBLES, 0), 0, 2, SearchBudget(4800), RacingHeuristics(8))
    assert verdict.rollout_pairs == 1200
    assert verdict.cost_error < 0.06
