"""Tests of the plan trial before the first decision with an unprepared kingdom."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pytest
from play_games import play_to_end, win_share_of

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import planning_heuristics
from bastide.bots.search import SearchBudget, evaluate_decision
from bastide.bots.search.run_search import prepare_for_game
from bastide.bots.search.search_bot import SearchBot
from bastide.bots.search.search_budget import (
    MAX_ITERATIONS,
    MAX_SECONDS,
    PREPARATION_ITERATIONS_FACTOR,
    PREPARATION_SECONDS_FACTOR,
)
from bastide.core import Options, State, get_game
from bastide.games.dominion.bots.buy_lists.buy_list_bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_list_generator import (
    lists_with_one_more_card,
    replace_colony_rules,
    rules_for_kingdom,
)
from bastide.games.dominion.bots.buy_lists.buy_list_writer import format_rules
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.bots.difficulty_levels import BOT_FACTORY, EXPERT_LISTS
from bastide.games.dominion.bots.plans import pregame_plan_search
from bastide.games.dominion.bots.plans.pregame_plan_search import (
    FIRST_ROUND_GAMES,
    MAX_CACHED_PLANS,
    STAGE_GAMES,
    PlanTrial,
    TrialPlan,
    cache_plan,
    get_cached_plan,
)
from bastide.games.dominion.bots.search_heuristics import DominionHeuristics
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.hosting.bots.worker_protocol import choose_action
from bastide.testing import check_bot

GAME = get_game("dominion")
CLASSICS = [BOT_FACTORY.load_plan(name) for name in EXPERT_LISTS]
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
    pregame_plan_search._PLAN_CACHE.clear()
    yield
    pregame_plan_search._PLAN_CACHE.clear()


def table(seed: int = 1, players: int = 2, options: Options | None = None) -> DominionState:
    state = GAME.new_state(players, options or {"kingdom": "random", "sets": ["base2", "prosperity"]}, seed)
    assert isinstance(state, DominionState)
    return state


def run_plan_trial(state: DominionState, thoughts: int) -> PlanTrial:
    found = PlanTrial(state.setup, CLASSICS, SearchBudget(thoughts))
    for _ in range(thoughts):
        found.play_next_game()
    return found


def wanted(plan: BuyPlan) -> list[int]:
    return [rule.card for rule in plan.rules]


def win_rate(plan: BuyPlan, other: BuyPlan, options: Options, games: int) -> float:
    total = 0.0
    for number in range(games):
        state = GAME.new_state(2, options, 10_000 + number // 2)
        bots = [BuyListBot(plan), BuyListBot(other)]
        if number % 2:
            bots.reverse()
        total += win_share_of(state, bots, number % 2)
    return total / games


# -- results -------------------------------------------------------------------------------------


@pytest.mark.once
def test_trial_finds_a_plan_that_beats_the_default_list() -> None:
    plan = run_plan_trial(table(options=SENTRIES), 700).best_plan()
    assert find_card("sentry").number in wanted(plan)
    assert win_rate(plan, CLASSICS[0], SENTRIES, 60) > 0.7


def test_trial_is_deterministic() -> None:
    once, again = run_plan_trial(table(3), 120), run_plan_trial(table(3), 120)
    assert format_rules(once.best_plan().rules) == format_rules(again.best_plan().rules)
    assert not once.candidates, "it has come to variations"


@pytest.mark.parametrize("part", range(5))
def test_trial_runs_for_any_kingdom(part: int) -> None:
    """Fifty kingdoms, two to four players, with Colonies and without."""
    colonies = 0
    for seed in range(10 * part, 10 * part + 10):
        state = table(seed, 2 + seed % 3)
        colonies += state.setup.uses_colony
        plan = run_plan_trial(state, 12).best_plan()
        assert PROVINCE in wanted(plan)
        assert set(wanted(plan)) <= {*state.setup.piles, COLONY, find_card("platinum").number}
    assert 0 < colonies < 10


def test_trial_can_be_stopped_after_any_game() -> None:
    """There is a plan after every game: in the first rounds, between rounds, during a mutation."""
    found = PlanTrial(table(options=SENTRIES).setup, CLASSICS, SearchBudget(120))
    phases = set()
    for _ in range(200):
        assert PROVINCE in wanted(found.best_plan())
        found.play_next_game()
        phases.add((bool(found.candidates), found.challenger is None))
    assert phases == {(True, True), (False, True), (False, False)}


def test_small_budget_keeps_the_default_list() -> None:
    found = run_plan_trial(table(4), 1)
    assert wanted(found.best_plan()) == [
        rule.card for rule in rules_for_kingdom(CLASSICS[0].rules, found.setup.kingdom)
    ]


def test_number_of_candidates_depends_on_budget() -> None:
    setup = table(5).setup
    everything = len(PlanTrial(setup, CLASSICS, SearchBudget(seconds=1.0)).candidates)
    assert everything > 60
    assert len(PlanTrial(setup, CLASSICS, SearchBudget(80)).candidates) == 40 // FIRST_ROUND_GAMES
    assert len(PlanTrial(setup, CLASSICS, SearchBudget(100_000)).candidates) == everything


def test_better_half_plays_twice_as_many_games() -> None:
    found = PlanTrial(table(6).setup, CLASSICS, SearchBudget(64))
    assert len(found.candidates) == 8
    for _ in range(8 * FIRST_ROUND_GAMES):
        found.play_next_game()
    assert not found.candidates, "half of the time is over"
    assert found.champion.results == [], "the new champion starts without results"
    assert [plan is CLASSICS[0] for plan in found.opponent_plans] == [True, False]


def challenger_of(found: PlanTrial) -> TrialPlan:
    """Play until the next mutation is tried, and return it."""
    while found.challenger is None:
        found.play_next_game()
    return found.challenger


def test_mutation_replaces_champion_after_the_last_stage() -> None:
    found = run_plan_trial(table(7), 60)
    better = challenger_of(found)
    found.champion.results = [0.2, 0.4] * STAGE_GAMES[-1]
    better.results = [0.6, 0.5] * (STAGE_GAMES[-1] // 2 - 1) + [0.6]
    found.stage = len(STAGE_GAMES) - 1
    found.play_next_game()
    assert found.champion is better
    better.results = [0.6, 0.5] * STAGE_GAMES[-1]
    worse = challenger_of(found)
    worse.results = [0.1] * (STAGE_GAMES[0] - 1)
    found.play_next_game()
    assert found.challenger is None, "one that does worse is given up at the first stage"
    assert found.champion is better


def test_candidates_add_one_card_or_drop_colonies() -> None:
    setup = table(options=SENTRIES).setup
    base = rules_for_kingdom(CLASSICS[0].rules, setup.kingdom)
    added = lists_with_one_more_card(base, setup.kingdom)
    assert len(added) == 4 * len(setup.kingdom)
    assert all(len(rules) == len(base) + 1 for rules in added)
    assert {card for rules in added for card in wanted(BuyPlan(rules))} == {*wanted(BuyPlan(base)), *setup.kingdom}
    assert COLONY not in wanted(BuyPlan(replace_colony_rules(base)))


# -- when a trial runs, and for how long -----------------------------------------------------------


def first_choice(state: State, spec: str, seed: int = 0) -> DominionHeuristics:
    """Let a bot make its first decision, and return its heuristics."""
    bot = make_bot(spec, GAME, seed)
    state = state.clone()
    player = state.next_player_to_act()
    turn = state.turn_number()
    while state.turn_number() == turn and state.next_player_to_act() == player:
        state.apply(player, bot.choose(state.seat(player)))
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.heuristics, DominionHeuristics)
    return bot.heuristics


def test_expert_runs_one_trial_per_setup_and_caches_the_plan() -> None:
    state = table(8)
    first = first_choice(state, "expert:iterations=2")
    assert len(first.trial_plans) == 1
    assert first.plan_as_strategy_text(state.next_player_to_act()) == format_rules(first.trial_plans[0].rules)
    assert first_choice(state, "expert:iterations=2", seed=9).trial_plans[0] is first.trial_plans[0]
    # another budget or set-up runs another trial
    assert first_choice(state, "expert:iterations=1").trial_plans[0] is not first.trial_plans[0]
    assert first_choice(table(8, 3), "expert:iterations=2").trial_plans[0] is not first.trial_plans[0]


def test_cached_plan_gives_the_same_game() -> None:
    """The same seed gives the same game with and without a cached plan."""

    def game() -> list[str]:
        return play_to_end(table(11), [make_bot("expert:iterations=2", GAME, 5), make_bot("all_rounder", GAME, 0)])

    fresh = game()
    assert pregame_plan_search._PLAN_CACHE
    assert game() == fresh


def state_before_a_purchase() -> DominionState:
    """Return a state in which the first player has a choice."""
    state, heuristics = table(1), planning_heuristics(GAME)
    candidates = heuristics.candidate_actions(state, 0, state.legal_actions(0))
    while len(candidates) == 1:
        state.apply(0, candidates[0])
        candidates = heuristics.candidate_actions(state, 0, state.legal_actions(0))
    return state


@pytest.mark.once
def test_trial_with_policy_is_short() -> None:
    """Comparing a prepared plan with the policy takes one second, independent of the decision budget."""
    heuristics = BOT_FACTORY.make_heuristics("master")
    [budget] = [level.budget for level in BOT_FACTORY.levels if level.name == "master"]
    assert budget is not None
    assert 0 < heuristics.max_preparation_seconds <= 4 - budget.seconds
    state = table(options={"kingdom": "first_game_2e"})
    heuristics.max_preparation_seconds = 0.05
    begun = perf_counter()
    assert prepare_for_game(state.seat(state.next_player_to_act()), heuristics, SearchBudget(seconds=60)) > 0
    assert perf_counter() - begun < 20
    assert BOT_FACTORY.make_heuristics("expert").max_preparation_seconds == 0


def test_no_trial_without_need() -> None:
    """No trial with a prepared list, for a single player, at a level without search, or for hints and reviews."""
    assert not first_choice(table(options={"kingdom": "first_game_2e"}), "expert:iterations=2").trial_plans
    assert not first_choice(table(1, 1), "expert:iterations=2").trial_plans
    state = state_before_a_purchase()
    heuristics = planning_heuristics(GAME)
    evaluate_decision(state, 0, SearchBudget(20), heuristics)
    assert isinstance(heuristics, DominionHeuristics)
    assert not heuristics.trial_plans
    assert not pregame_plan_search._PLAN_CACHE


def test_stateless_bot_runs_no_trial() -> None:
    """Bots of the daily deal are created for each decision."""
    state = state_before_a_purchase()
    choose_action("dominion", state.snapshot(), 0, "expert:iterations=2", 3, "key", fresh=True)
    assert not pregame_plan_search._PLAN_CACHE
    choose_action("dominion", state.snapshot(), 0, "expert:iterations=2", 3, "key")
    assert len(pregame_plan_search._PLAN_CACHE) == 1


def test_trial_respects_its_budget() -> None:
    state = table(12)
    assert prepare_for_game(state.seat(0), planning_heuristics(GAME), SearchBudget(25)) == 25
    assert prepare_for_game(state.seat(0), planning_heuristics(GAME), SearchBudget(25)) == 0, "it is remembered"
    assert prepare_for_game(state.seat(0), planning_heuristics(GAME), SearchBudget(1_000_000, 0.05)) < 1_000_000
    assert prepare_for_game(state.seat(0), planning_heuristics(GAME), SearchBudget(seconds=1e-9)) == 1, "once at least"


def test_trial_budget_follows_from_decision_budget() -> None:
    whole = SearchBudget(50, 3.0).preparation_budget()
    assert (whole.iterations, whole.seconds) == (50 * PREPARATION_ITERATIONS_FACTOR, 3.0 * PREPARATION_SECONDS_FACTOR)
    assert SearchBudget(7).preparation_budget().seconds == 0.0
    assert SearchBudget(seconds=1.0).preparation_budget().iterations == 0
    most = SearchBudget(MAX_ITERATIONS, MAX_SECONDS).preparation_budget()
    assert (most.iterations, most.seconds) == (MAX_ITERATIONS, MAX_SECONDS)


def test_plan_cache_size_is_limited() -> None:
    for number in range(MAX_CACHED_PLANS + 5):
        cache_plan(f"table {number}", CLASSICS[0])
    assert len(pregame_plan_search._PLAN_CACHE) == MAX_CACHED_PLANS
    assert get_cached_plan("table 4") is None
    assert get_cached_plan("table 5") is CLASSICS[0]


@pytest.mark.once
def test_trial_does_not_use_hidden_cards() -> None:
    options: Options = {**SENTRIES, "first_player": "0"}
    assert check_bot(BOT_FACTORY, "expert:iterations=1", GAME, games=1, seed=4, options=options) > 0


def test_trial_in_the_middle_of_a_game() -> None:
    """A bot created in the middle of a game, as after a server restart, runs the trial from the deal."""
    state = table(13)
    while state.turn_number() < 8:
        player = state.next_player_to_act()
        state.apply(player, make_bot("all_rounder", GAME, 0).choose(state.seat(player)))
    found = first_choice(state, "expert:iterations=1", seed=6)
    again = run_plan_trial(table(13), PREPARATION_ITERATIONS_FACTOR)
    assert format_rules(found.trial_plans[0].rules) == format_rules(again.best_plan().rules)
