"""Move comparison: unbiased cost, equivalence by the end of the turn, and budgets in iterations."""

from __future__ import annotations

import math

import pytest
from tiny_games import URN, Nim, Racing, Urn

from bastide.bots.levels import judgement_for
from bastide.bots.search import Budget, Verdict, analyse, compare
from bastide.bots.search import duel as duels
from bastide.core import IllegalAction, InvalidBot, Rng, State, get_game
from bastide.games.dominion.rules.positions import Counters, buy_phase, position


def dominion(state: State, played: str, looks: int = 120, seed: int = 1) -> Verdict:
    player = state.next_actor()
    judge = judgement_for(get_game("dominion"))
    return compare(state, player, state.parse(player, played), Budget(looks), judge, seed)


def named(state: State, verdict: Verdict) -> str:
    return state.notation(state.next_actor(), verdict.best)


# -- equivalent actions ------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["copper copper silver estate copper", "copper silver gold estate estate"])
@pytest.mark.parametrize("deck", ["copper copper copper copper copper copper", "copper"], ids=["deck", "shuffle"])
def test_treasure_order_is_equivalent(hand: str, deck: str) -> None:
    """The order changes later shuffles; that is luck and costs nothing."""
    state = position(hands={0: hand}, decks={0: deck}, discards={0: "silver estate"}, turn=buy_phase())
    judge = judgement_for(get_game("dominion"))
    plays = [action for action in state.legal_actions(0) if state.notation(0, action).startswith("play")]
    assert len(plays) >= 3
    for number, one in enumerate(plays):
        for other in plays[:number]:
            assert duels.same_turn(state.seat(0), judge, Rng(7), one, other)
        for seed in range(3):
            assert compare(state, 0, one, Budget(60), judge, seed).same
    left_lying = state.parse(0, "end turn")
    assert not duels.same_turn(state.seat(0), judge, Rng(7), left_lying, plays[0])


def test_different_results_are_not_equivalent() -> None:
    state = position(hands={0: "copper"}, turn=buy_phase(coins=5))
    judge = judgement_for(get_game("dominion"))
    silver, estate = state.parse(0, "buy silver"), state.parse(0, "buy estate")
    assert not duels.same_turn(state.seat(0), judge, Rng(1), silver, estate)


# -- cost ----------------------------------------------------------------------------------------------


def test_missed_province_is_clear_mistake_for_every_seed() -> None:
    """The last Province decides, and the opponent has the coins for it: for every seed."""
    state = position(
        hands={0: "estate", 1: "gold gold gold copper copper"},
        discards={1: "province"},
        supply={"province": 1},
        turn=buy_phase(coins=8),
        counters=Counters(turns={0: 12, 1: 11}),
    )
    for seed in range(3):
        verdict = dominion(state, "end turn", seed=seed)
        assert verdict.clear
        assert named(state, verdict) == "buy province"
        assert verdict.cost > 0.3
        assert verdict.best_win == 1.0
        assert dominion(state, "buy province", seed=seed).cost == 0.0


def test_cost_is_unbiased() -> None:
    """Half as likely: 0.4 against 0.2. The mean over many comparisons is unbiased."""
    costs = [compare(Urn(Rng(0), URN, 0), 0, 2, Budget(200), Racing(8), seed).cost for seed in range(60)]
    assert abs(math.fsum(costs) / len(costs) - 0.2) < 0.05


def test_equal_actions_cost_nothing_on_average() -> None:
    """Rollouts that selected the best action do not measure it, so there is no selection bias."""
    found = [compare(Urn(Rng(0), URN, 0), 0, 0, Budget(60), Racing(8), seed) for seed in range(120)]
    assert abs(math.fsum(each.cost for each in found) / len(found)) < 0.04
    assert sum(each.clear for each in found) <= 9  # of 120; 1 in 40 by chance


def test_cost_interval_has_coverage() -> None:
    found = [compare(Urn(Rng(0), URN, 0), 0, 2, Budget(240), Racing(8), seed) for seed in range(60)]
    assert sum(abs(each.cost - 0.2) > each.error for each in found) <= 8


# -- budget --------------------------------------------------------------------------------------------


def test_result_does_not_depend_on_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Iterations count, not seconds: with a clock a thousand times as fast, the result is the same."""
    state = position(hands={0: "copper copper copper"}, turn=buy_phase(coins=3))
    idle = dominion(state, "end turn")
    monkeypatch.setattr("bastide.bots.search.thinking.perf_counter", iter(range(10**9)).__next__)
    busy = dominion(state, "end turn")
    assert (idle.best, idle.cost, idle.error, idle.rounds) == (busy.best, busy.cost, busy.error, busy.rounds)
    assert idle.rounds == 30  # half of the iterations search, the rest are rollout pairs


def test_timeout_is_marked_as_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    urn = Urn(Rng(0), URN, 0)
    assert compare(urn, 0, 2, Budget(400, 3600.0), Racing(8)).seen
    monkeypatch.setattr(duels, "process_time", iter(range(10**9)).__next__)
    hurried = compare(urn, 0, 2, Budget(400, 3.0), Racing(8))
    assert not hurried.seen
    assert not hurried.clear
    assert hurried.rounds < duels.FEWEST


def test_invalid_budget_and_illegal_action_are_rejected() -> None:
    with pytest.raises(InvalidBot):
        compare(Nim(Rng(0), 3), 0, 3, Budget(seconds=1.0), Racing(8))
    with pytest.raises(IllegalAction):
        compare(Nim(Rng(0), 3), 0, 4, Budget(20), Racing(8))


def test_whole_budget_is_used() -> None:
    """A race does not stop after its first rounds, and half of all rollouts compare the two actions."""
    found = analyse(Urn(Rng(0), URN, 0), 0, Budget(2400), Racing(8))
    assert found.iterations == 2400
    verdict = compare(Urn(Rng(0), URN, 0), 0, 2, Budget(4800), Racing(8))
    assert verdict.rounds == 1200
    assert verdict.error < 0.06
