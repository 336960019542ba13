"""What a move cost: measured on games that did not choose what is better, by what the turn leads to, in looks."""

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


# -- equal actions count as one ------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["copper copper silver estate copper", "copper silver gold estate estate"])
@pytest.mark.parametrize("deck", ["copper copper copper copper copper copper", "copper"], ids=["deck", "shuffle"])
def test_treasures_are_played_all_at_once_or_one_by_one_in_any_order(hand: str, deck: str) -> None:
    """They lie in another order then, and are shuffled differently: that is luck, and costs nothing."""
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


def test_what_leads_elsewhere_is_not_the_same() -> None:
    state = position(hands={0: "copper"}, turn=buy_phase(coins=5))
    judge = judgement_for(get_game("dominion"))
    silver, estate = state.parse(0, "buy silver"), state.parse(0, "buy estate")
    assert not duels.same_turn(state.seat(0), judge, Rng(1), silver, estate)


# -- what it cost ----------------------------------------------------------------------------------


def test_a_province_left_lying_is_costly_whatever_chance_says() -> None:
    """The last Province decides, and the other player has the coins for it: by every seed."""
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


def test_a_bet_on_the_rarer_colour_costs_what_it_costs() -> None:
    """Half as likely: 0.4 against 0.2. The mean over many verdicts is right, not only the largest of them."""
    costs = [compare(Urn(Rng(0), URN, 0), 0, 2, Budget(200), Racing(8), seed).cost for seed in range(60)]
    assert abs(math.fsum(costs) / len(costs) - 0.2) < 0.05


def test_between_equals_luck_costs_nothing_on_the_whole() -> None:
    """What looks best after a few games has been lucky: games that did not choose it do not say so."""
    found = [compare(Urn(Rng(0), URN, 0), 0, 0, Budget(60), Racing(8), seed) for seed in range(120)]
    assert abs(math.fsum(each.cost for each in found) / len(found)) < 0.04
    assert sum(each.clear for each in found) <= 9  # of 120; 1 in 40 by chance


def test_the_error_is_what_it_claims_to_be() -> None:
    found = [compare(Urn(Rng(0), URN, 0), 0, 2, Budget(240), Racing(8), seed) for seed in range(60)]
    assert sum(abs(each.cost - 0.2) > each.error for each in found) <= 8


# -- how much is looked ------------------------------------------------------------------------------


def test_a_busy_machine_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks are counted, not seconds: by a clock that runs a thousand times as fast, the verdict is the same."""
    state = position(hands={0: "copper copper copper"}, turn=buy_phase(coins=3))
    idle = dominion(state, "end turn")
    monkeypatch.setattr("bastide.bots.search.thinking.perf_counter", iter(range(10**9)).__next__)
    busy = dominion(state, "end turn")
    assert (idle.best, idle.cost, idle.error, idle.rounds) == (busy.best, busy.cost, busy.error, busy.rounds)
    assert idle.rounds == 30  # half of the looks choose, and the rest is played by pairs


def test_too_little_time_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    urn = Urn(Rng(0), URN, 0)
    assert compare(urn, 0, 2, Budget(400, 3600.0), Racing(8)).seen
    monkeypatch.setattr(duels, "process_time", iter(range(10**9)).__next__)
    hurried = compare(urn, 0, 2, Budget(400, 3.0), Racing(8))
    assert not hurried.seen
    assert not hurried.clear
    assert hurried.rounds < duels.FEWEST


def test_a_budget_has_looks_and_an_action_is_legal() -> None:
    with pytest.raises(InvalidBot):
        compare(Nim(Rng(0), 3), 0, 3, Budget(seconds=1.0), Racing(8))
    with pytest.raises(IllegalAction):
        compare(Nim(Rng(0), 3), 0, 4, Budget(20), Racing(8))


def test_the_whole_budget_goes_where_it_matters() -> None:
    """A race does not stop after its first rounds, and half of all games are between the best and the one played."""
    found = analyse(Urn(Rng(0), URN, 0), 0, Budget(2400), Racing(8))
    assert found.iterations == 2400
    verdict = compare(Urn(Rng(0), URN, 0), 0, 2, Budget(4800), Racing(8))
    assert verdict.rounds == 1200
    assert verdict.error < 0.06
