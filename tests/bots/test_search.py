"""The search on games whose best moves are known."""

from __future__ import annotations

from time import perf_counter

import pytest
from tiny_games import Doors, MatrixGame, Nim, TwoDecisions, Urn

from bastide.bots.search import Heuristics, SearchBot, SearchBudget, TreeSearch, evaluate_decision
from bastide.bots.search.heuristics_interface import win_chances_from_points, win_shares
from bastide.bots.search.racing_search import RacingSearch
from bastide.bots.search.search_base import Bandit
from bastide.bots.search.search_budget import parse_budget
from bastide.core import InvalidBot, Outcome, Rng, State


def bot(iterations: int, seed: int = 1, heuristics: Heuristics | None = None) -> SearchBot:
    return SearchBot(Heuristics() if heuristics is None else heuristics, SearchBudget(iterations), seed)


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_nim_is_solved(heap: int) -> None:
    assert heap % 4 == bot(3000).choose(Nim(Rng(0), heap).seat(0))


def test_win_in_one_is_found() -> None:
    assert bot(60).choose(Nim(Rng(0), 3).seat(0)) == 3


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_bet_follows_probability_not_hidden_marble(drawn: int) -> None:
    assert bot(400).choose(Urn(Rng(0), [0, 1, 1, 1, 2, 2], drawn).seat(0)) == 1


def test_matching_pennies_is_mixed() -> None:
    """No choice is better, and a search that prefers one could be exploited."""
    search = TreeSearch(MatrixGame(Rng(0), [[1, 0], [0, 1]], 1).seat(0), Heuristics(), Rng(2))
    for _ in range(4000):
        search.run_iteration()
    visits = search.root_bandit().visits
    assert 0.35 < visits[0] / sum(visits) < 0.65


@pytest.mark.parametrize("player", [0, 1])
def test_dominant_action_is_found_in_simultaneous_game(player: int) -> None:
    """An auction for 10, paid out of 10: bidding 2 dominates bidding 1 or 0."""
    prizes = [[10, 8, 7], [12, 10, 8], [13, 12, 10]]
    assert bot(1500).choose(MatrixGame(Rng(0), prizes, 20).seat(player)) == 2


def test_hidden_choice_does_not_change_answer() -> None:
    answers = set()
    for secret in range(3):
        state = MatrixGame(Rng(0), [[10, 0, 7], [12, 10, 8], [3, 12, 10]], 20)
        state.apply(0, secret)
        answers.add(bot(300).choose(state.seat(1)))
    assert len(answers) == 1


def test_winning_door_is_found_when_all_can_be_tried() -> None:
    assert bot(1000).choose(Doors(Rng(0), 100, 77).seat(0)) == 77


class StrongPrior(Heuristics):
    """Gives one action a high prior."""

    def __init__(self, liked: int) -> None:
        super().__init__()
        self.liked = liked

    def action_priors(self, state: State, player: int, actions: list[int]) -> list[float]:
        return [50.0 if action == self.liked else 1.0 for action in actions]


def test_good_prior_finds_door_quickly() -> None:
    assert bot(20, heuristics=StrongPrior(77)).choose(Doors(Rng(0), 100, 77).seat(0)) == 77


def test_bad_prior_is_overcome() -> None:
    assert bot(3000, heuristics=StrongPrior(5)).choose(Doors(Rng(0), 100, 77).seat(0)) == 77


class NarrowCandidates(Heuristics):
    """Excludes taking three, and ends rollouts at once."""

    def __init__(self) -> None:
        super().__init__()
        self.rollout_horizon = 1

    def candidate_actions(self, state: State, player: int, legal: list[int]) -> list[int]:
        return [action for action in legal if action != 3]


def test_non_candidates_are_not_played() -> None:
    assert bot(200, heuristics=NarrowCandidates()).choose(Nim(Rng(0), 3).seat(0)) != 3


def test_single_action_needs_no_search() -> None:
    searching = bot(10**7)
    assert searching.choose(Nim(Rng(0), 1).seat(0)) == 1


def test_search_is_reproducible_by_seed() -> None:
    first, second, other = (
        evaluate_decision(Nim(Rng(0), 9), 0, SearchBudget(500), seed=seed).to_json_data() for seed in (4, 4, 5)
    )
    assert first == second
    assert other != first


def test_iterations_are_counted_exactly() -> None:
    search = bot(250).search_decision(Nim(Rng(0), 9).seat(0))
    assert search.visit_count == sum(search.visits) == 250


def test_time_limit_is_kept() -> None:
    began = perf_counter()
    SearchBot(Heuristics(), SearchBudget(seconds=0.1), 1).choose(Nim(Rng(0), 30).seat(0))
    assert 0.09 < perf_counter() - began < 2.0


class Planner(Heuristics):
    """Counts its planning iterations."""

    def __init__(self, part: float) -> None:
        super().__init__()
        self.planning_share = part
        self.thoughts = 0

    def improve_plan(self, state: State, player: int, rng: Rng) -> None:
        self.thoughts += 1


@pytest.mark.parametrize(("part", "thoughts"), [(0.0, 0), (0.25, 50), (0.8, 160)])
def test_planning_uses_its_share_of_iterations(part: float, thoughts: int) -> None:
    planner = Planner(part)
    learnt = bot(200, heuristics=planner).search_decision(Nim(Rng(0), 9).seat(0))
    assert planner.thoughts == thoughts
    assert learnt.visit_count == 200 - thoughts


def test_planning_uses_its_share_of_time() -> None:
    planner = Planner(0.5)
    began = perf_counter()
    SearchBot(planner, SearchBudget(seconds=0.2), 1).choose(Nim(Rng(0), 30).seat(0))
    assert planner.thoughts > 0
    assert 0.15 < perf_counter() - began < 2.0


def test_prior_weight_fades_with_visits() -> None:
    for doubt, visits, best in [(0.0, 16, 1), (0.5, 16, 0), (0.5, 10_000, 1)]:
        bandit = Bandit()
        bandit.prior_weight = doubt
        for action, prior, mean in [(0, 9.0, 0.50), (1, 1.0, 0.54)]:
            arm = bandit.add_arm(action, prior)
            arm.visits = visits
            arm.total = mean * visits
        assert bandit.best_index() == best


def test_availability_counts_rare_actions() -> None:
    """An action available ten times and never tried is less urgent than one passed over a thousand times."""
    bandit = Bandit()
    arms = [bandit.add_arm(action, 1.0) for action in range(3)]
    for _ in range(200):
        bandit.record_result(bandit.select_arm(arms[:2], 0), 0.5, 0.5)
    assert [arm.availability_count for arm in arms] == [200, 200, 0]
    bandit.select_arm(arms, 0)
    assert [arm.availability_count for arm in arms] == [201, 201, 1]


def test_tree_is_reused_for_next_decision_of_same_player() -> None:
    searching = bot(300)
    state = TwoDecisions(Rng(0))
    state.apply(0, searching.choose(state.seat(0)))
    assert state.sum == 3
    assert searching.search_decision(state.seat(0)).visit_count > 300


def test_tree_is_discarded_after_opponent_decision() -> None:
    searching = bot(300)
    state = Nim(Rng(0), 9)
    state.apply(0, searching.choose(state.seat(0)))
    state.apply(1, 3)
    assert searching.search_decision(state.seat(0)).visit_count == 300


@pytest.mark.parametrize(
    ("iterations", "seconds", "workers"), [(0, 0.0, 1), (-5, 0.0, 1), (0, -1.0, 1), (0, 1e9, 1), (10**12, 0.0, 1)]
)
def test_invalid_budgets_are_rejected(iterations: int, seconds: float, workers: int) -> None:
    with pytest.raises(InvalidBot, match="a search needs"):
        SearchBudget(iterations, seconds, workers)


def test_invalid_worker_counts_are_rejected() -> None:
    with pytest.raises(InvalidBot, match="processes"):
        SearchBudget(10, workers=0)


def test_budget_is_parsed() -> None:
    usual = SearchBudget(seconds=2.0)
    assert parse_budget("hard", "", usual).seconds == 2.0
    assert parse_budget("hard", "iterations=200", usual).iterations == 200
    both = parse_budget("hard", "seconds=0.5+workers=3", usual)
    assert (both.iterations, both.seconds, both.workers) == (0, 0.5, 3)
    assert [SearchBudget(10, workers=3).worker_setting(worker) for worker in range(3)] == [
        "workers=1+iterations=4",
        "workers=1+iterations=3",
        "workers=1+iterations=3",
    ]


@pytest.mark.parametrize("text", ["fast", "iterations", "iterations=many", "seconds=", "depth=3", "iterations=5+"])
def test_invalid_budget_text_is_rejected(text: str) -> None:
    with pytest.raises(InvalidBot, match="accepts iterations"):
        parse_budget("hard", text, SearchBudget(1))


def test_shared_victories_split_win_share() -> None:
    assert win_shares(Outcome([1, 1, 3], [5, 5, 2])) == [0.5, 0.5, 0.0]
    assert sum(win_chances_from_points([3.0, 9.0, 4.0], 5.0)) == pytest.approx(1.0)


class FewRacers(Heuristics):
    """Races the actions with the highest priors, and prefers higher numbers."""

    def __init__(self, max_racing_actions: int) -> None:
        super().__init__()
        self.max_racing_actions = max_racing_actions

    def action_priors(self, state: State, player: int, actions: list[int]) -> list[float]:
        return [float(action) for action in actions]


def test_race_bets_on_most_likely_marble() -> None:
    assert bot(400, heuristics=FewRacers(3)).choose(Urn(Rng(0), [0, 1, 1, 1, 2, 2], 2).seat(0)) == 1


def test_only_most_promising_actions_race() -> None:
    learnt = bot(50, heuristics=FewRacers(2)).search_decision(Nim(Rng(0), 9).seat(0))
    assert learnt.actions == [3, 2]


def test_race_without_complete_round_returns_highest_prior() -> None:
    learnt = bot(1, heuristics=FewRacers(3)).search_decision(Nim(Rng(0), 9).seat(0))
    assert learnt.visits == [0, 0, 0]
    assert learnt.actions[learnt.best_index()] == 3


def test_worse_actions_are_eliminated_and_race_settles() -> None:
    """Taking all three wins at once; every other action loses at least half of the time."""
    race = RacingSearch(Nim(Rng(0), 3).seat(0), FewRacers(3), Rng(5))
    while not race.is_settled:
        race.run_iteration()
    assert race.iterations < 200
    assert race.root_bandit().actions[race.root_bandit().best_index()] == 3
    assert race.bandit.visits[0] == max(race.bandit.visits)


def test_identical_actions_do_not_race_forever() -> None:
    race = RacingSearch(Doors(Rng(0), 5, 0).seat(0), FewRacers(3), Rng(5))
    while not race.is_settled:
        race.run_iteration()
    assert race.root_bandit().actions[race.root_bandit().best_index()] == 4
    assert race.iterations < 100


def test_eliminated_action_is_estimated_from_common_rounds() -> None:
    race = RacingSearch(Nim(Rng(0), 3).seat(0), FewRacers(3), Rng(5), thorough=True)
    while race.rounds < 30:
        race.run_iteration()
    best = race.bandit.best_index()
    led = dict(zip(race.rounds_played[best], race.results[best], strict=True))
    for place in range(3):
        own = dict(zip(race.rounds_played[place], race.results[place], strict=True))
        both = [led[number] - own[number] for number in own if number in led]
        mean = race.bandit.totals[best] / race.bandit.visits[best]
        assert race.estimated_mean(place, race.results) == pytest.approx(max(0.0, mean - sum(both) / len(both)))


def test_race_is_reproducible_by_seed() -> None:
    heuristics = FewRacers(3)
    first, second = (
        SearchBot(heuristics, SearchBudget(60), 3).search_decision(Nim(Rng(0), 9).seat(0)).totals for _ in range(2)
    )
    assert first == second
