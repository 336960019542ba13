"""Tests of the plan trial before the first decision with an unprepared kingdom."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pytest
from playing import play_out, victory

from bastide.bots import make_bot
from bastide.bots.levels import planning_for
from bastide.bots.search import Budget, analyse, compare
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import GAME_ITERATIONS, GAME_SECONDS, MOST_ITERATIONS, MOST_SECONDS
from bastide.bots.search.thinking import rehearse
from bastide.core import Options, State, get_game
from bastide.games.dominion.bots.buy_lists.bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.buy_lists.ideas import additions, at_table, without_colonies
from bastide.games.dominion.bots.buy_lists.list_writer import written
from bastide.games.dominion.bots.judgement import DominionJudgement
from bastide.games.dominion.bots.levels import CONSIDERED, MAKER
from bastide.games.dominion.bots.plans import plan_trial
from bastide.games.dominion.bots.plans.plan_trial import (
    FIRST_ROUND,
    REMEMBERED,
    STAGES,
    Entrant,
    Rehearsal,
    recalled,
    remember,
)
from bastide.games.dominion.rules.cards.basics import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.state.state import DominionState
from bastide.hosting.bots.worker import choose
from bastide.testing import check_bot

GAME = get_game("dominion")
CLASSICS = [MAKER.plan(name) for name in CONSIDERED]
#: Kingdom in which Sentries before Goons are far better than Goons with money.
SENTRIES: Options = {
    "kingdom": [
        "market",
        "remodel",
        "harbinger",
        "merchant",
        "sentry",
        "goons",
        "mint",
        "peddler",
        "talisman",
        "venture",
    ],
    "platinum_colony": "never",
}


@pytest.fixture(autouse=True)
def empty_plan_cache() -> Iterator[None]:
    """Clear the plan cache before and after each test."""
    plan_trial._PLAN_CACHE.clear()
    yield
    plan_trial._PLAN_CACHE.clear()


def table(seed: int = 1, players: int = 2, options: Options | None = None) -> DominionState:
    state = GAME.new_state(players, options or {"kingdom": "random", "sets": ["base2", "prosperity"]}, seed)
    assert isinstance(state, DominionState)
    return state


def run_plan_trial(state: DominionState, thoughts: int) -> Rehearsal:
    found = Rehearsal(state.setup, CLASSICS, Budget(thoughts))
    for _ in range(thoughts):
        found.think()
    return found


def wanted(plan: Plan) -> list[int]:
    return [rule.card for rule in plan.rules]


def win_rate(plan: Plan, other: Plan, options: Options, games: int) -> float:
    total = 0.0
    for number in range(games):
        state = GAME.new_state(2, options, 10_000 + number // 2)
        bots = [BuyListBot(plan), BuyListBot(other)]
        if number % 2:
            bots.reverse()
        total += victory(state, bots, number % 2)
    return total / games


# -- results -------------------------------------------------------------------------------------


@pytest.mark.once
def test_trial_finds_a_plan_that_beats_the_default_list() -> None:
    plan = run_plan_trial(table(options=SENTRIES), 700).best()
    assert find_card("sentry").number in wanted(plan)
    assert win_rate(plan, CLASSICS[0], SENTRIES, 60) > 0.7


def test_trial_is_deterministic() -> None:
    once, again = run_plan_trial(table(3), 120), run_plan_trial(table(3), 120)
    assert written(once.best().rules) == written(again.best().rules)
    assert not once.running, "it has come to variations"


@pytest.mark.parametrize("part", range(5))
def test_trial_runs_for_any_kingdom(part: int) -> None:
    """Fifty kingdoms, two to four players, with Colonies and without."""
    colonies = 0
    for seed in range(10 * part, 10 * part + 10):
        state = table(seed, 2 + seed % 3)
        colonies += state.setup.colony
        plan = run_plan_trial(state, 12).best()
        assert PROVINCE in wanted(plan)
        assert set(wanted(plan)) <= {*state.setup.piles, COLONY, find_card("platinum").number}
    assert 0 < colonies < 10


def test_trial_can_be_stopped_after_any_game() -> None:
    """There is a plan after every game: in the first rounds, between rounds, during a mutation."""
    found = Rehearsal(table(options=SENTRIES).setup, CLASSICS, Budget(120))
    phases = set()
    for _ in range(200):
        assert PROVINCE in wanted(found.best())
        found.think()
        phases.add((bool(found.running), found.challenger is None))
    assert phases == {(True, True), (False, True), (False, False)}


def test_small_budget_keeps_the_default_list() -> None:
    found = run_plan_trial(table(4), 1)
    assert wanted(found.best()) == [rule.card for rule in at_table(CLASSICS[0].rules, found.setup.kingdom)]


def test_number_of_candidates_depends_on_budget() -> None:
    setup = table(5).setup
    everything = len(Rehearsal(setup, CLASSICS, Budget(seconds=1.0)).running)
    assert everything > 60
    assert len(Rehearsal(setup, CLASSICS, Budget(80)).running) == 40 // FIRST_ROUND
    assert len(Rehearsal(setup, CLASSICS, Budget(100_000)).running) == everything


def test_better_half_plays_twice_as_many_games() -> None:
    found = Rehearsal(table(6).setup, CLASSICS, Budget(64))
    assert len(found.running) == 8
    for _ in range(8 * FIRST_ROUND):
        found.think()
    assert not found.running, "half of the time is over"
    assert found.champion.results == [], "it begins anew, against itself as well"
    assert [plan is CLASSICS[0] for plan in found.rivals] == [True, False]


def challenger_of(found: Rehearsal) -> Entrant:
    """Play until the next mutation is tried, and return it."""
    while found.challenger is None:
        found.think()
    return found.challenger


def test_mutation_replaces_champion_after_the_last_stage() -> None:
    found = run_plan_trial(table(7), 60)
    better = challenger_of(found)
    found.champion.results = [0.2, 0.4] * STAGES[-1]
    better.results = [0.6, 0.5] * (STAGES[-1] // 2 - 1) + [0.6]
    found.stage = len(STAGES) - 1
    found.think()
    assert found.champion is better
    better.results = [0.6, 0.5] * STAGES[-1]
    worse = challenger_of(found)
    worse.results = [0.1] * (STAGES[0] - 1)
    found.think()
    assert found.challenger is None, "one that does worse is given up at the first stage"
    assert found.champion is better


def test_candidates_add_one_card_or_drop_colonies() -> None:
    setup = table(options=SENTRIES).setup
    base = at_table(CLASSICS[0].rules, setup.kingdom)
    added = additions(base, setup.kingdom)
    assert len(added) == 4 * len(setup.kingdom)
    assert all(len(rules) == len(base) + 1 for rules in added)
    assert {card for rules in added for card in wanted(Plan(rules))} == {*wanted(Plan(base)), *setup.kingdom}
    assert COLONY not in wanted(Plan(without_colonies(base)))


# -- when a trial runs, and for how long -----------------------------------------------------------


def first_choice(state: State, spec: str, seed: int = 0) -> DominionJudgement:
    """Let a bot make its first decision, and return its heuristics."""
    bot = make_bot(spec, GAME, seed)
    state = state.clone()
    player = state.next_actor()
    turn = state.turn_number()
    while state.turn_number() == turn and state.next_actor() == player:
        state.apply(player, bot.choose(state.seat(player)))
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.judgement, DominionJudgement)
    return bot.judgement


def test_expert_runs_one_trial_per_setup_and_caches_the_plan() -> None:
    state = table(8)
    first = first_choice(state, "expert:iterations=2")
    assert len(first.rehearsed) == 1
    assert first.plan_in_words(state.next_actor()) == written(first.rehearsed[0].rules)
    assert first_choice(state, "expert:iterations=2", seed=9).rehearsed[0] is first.rehearsed[0]
    # another budget or set-up runs another trial
    assert first_choice(state, "expert:iterations=1").rehearsed[0] is not first.rehearsed[0]
    assert first_choice(table(8, 3), "expert:iterations=2").rehearsed[0] is not first.rehearsed[0]


def test_cached_plan_gives_the_same_game() -> None:
    """The same seed gives the same game with and without a cached plan."""

    def game() -> list[str]:
        return play_out(table(11), [make_bot("expert:iterations=2", GAME, 5), make_bot("all_rounder", GAME, 0)])

    fresh = game()
    assert plan_trial._PLAN_CACHE
    assert game() == fresh


def state_before_a_purchase() -> DominionState:
    """Return a state in which the first player has a choice."""
    state, heuristics = table(1), planning_for(GAME)
    candidates = heuristics.candidates(state, 0, state.legal_actions(0))
    while len(candidates) == 1:
        state.apply(0, candidates[0])
        candidates = heuristics.candidates(state, 0, state.legal_actions(0))
    return state


@pytest.mark.once
def test_trial_with_policy_is_short() -> None:
    """Comparing a prepared plan with the policy takes one second, independent of the decision budget."""
    heuristics = MAKER.judgement("master")
    [budget] = [level.budget for level in MAKER.levels if level.name == "master"]
    assert budget is not None
    assert 0 < heuristics.rehearsing <= 4 - budget.seconds
    state = table(options={"kingdom": "first_game_2e"})
    heuristics.rehearsing = 0.05
    begun = perf_counter()
    assert rehearse(state.seat(state.next_actor()), heuristics, Budget(seconds=60)) > 0
    assert perf_counter() - begun < 20
    assert MAKER.judgement("expert").rehearsing == 0


def test_no_trial_without_need() -> None:
    """No trial with a prepared list, for a single player, at level ``hard``, or for hints and reviews."""
    assert not first_choice(table(options={"kingdom": "first_game_2e"}), "expert:iterations=2").rehearsed
    assert not first_choice(table(1, 1), "expert:iterations=2").rehearsed
    assert not first_choice(table(1), "hard:iterations=2").rehearsed
    state = state_before_a_purchase()
    heuristics = planning_for(GAME)
    analyse(state, 0, Budget(20), heuristics)
    compare(state, 0, state.legal_actions(0)[-1], Budget(20), heuristics)
    assert isinstance(heuristics, DominionJudgement)
    assert not heuristics.rehearsed
    assert not plan_trial._PLAN_CACHE


def test_stateless_bot_runs_no_trial() -> None:
    """Bots of the daily deal are created for each decision."""
    state = state_before_a_purchase()
    choose("dominion", state.snapshot(), 0, "expert:iterations=2", 3, "key", fresh=True)
    assert not plan_trial._PLAN_CACHE
    choose("dominion", state.snapshot(), 0, "expert:iterations=2", 3, "key")
    assert len(plan_trial._PLAN_CACHE) == 1


def test_trial_respects_its_budget() -> None:
    state = table(12)
    assert rehearse(state.seat(0), planning_for(GAME), Budget(25)) == 25
    assert rehearse(state.seat(0), planning_for(GAME), Budget(25)) == 0, "it is remembered"
    assert rehearse(state.seat(0), planning_for(GAME), Budget(1_000_000, 0.05)) < 1_000_000
    assert rehearse(state.seat(0), planning_for(GAME), Budget(seconds=1e-9)) == 1, "once at least"


def test_trial_budget_follows_from_decision_budget() -> None:
    whole = Budget(50, 3.0).for_a_game()
    assert (whole.iterations, whole.seconds) == (50 * GAME_ITERATIONS, 3.0 * GAME_SECONDS)
    assert Budget(7).for_a_game().seconds == 0.0
    assert Budget(seconds=1.0).for_a_game().iterations == 0
    most = Budget(MOST_ITERATIONS, MOST_SECONDS).for_a_game()
    assert (most.iterations, most.seconds) == (MOST_ITERATIONS, MOST_SECONDS)


def test_plan_cache_size_is_limited() -> None:
    for number in range(REMEMBERED + 5):
        remember(f"table {number}", CLASSICS[0])
    assert len(plan_trial._PLAN_CACHE) == REMEMBERED
    assert recalled("table 4") is None
    assert recalled("table 5") is CLASSICS[0]


@pytest.mark.once
def test_trial_does_not_use_hidden_cards() -> None:
    options: Options = {**SENTRIES, "first_player": "0"}
    assert check_bot(MAKER, "expert", GAME, games=1, seed=4, argument="iterations=1", options=options) > 0


def test_trial_in_the_middle_of_a_game() -> None:
    """A bot created in the middle of a game, as after a server restart, runs the trial from the deal."""
    state = table(13)
    while state.turn_number() < 8:
        player = state.next_actor()
        state.apply(player, make_bot("all_rounder", GAME, 0).choose(state.seat(player)))
    found = first_choice(state, "expert:iterations=1", seed=6)
    again = run_plan_trial(table(13), GAME_ITERATIONS)
    assert written(found.rehearsed[0].rules) == written(again.best().rules)
