"""The search on games whose best moves are known."""

from __future__ import annotations

from time import perf_counter

import pytest
from tiny_games import Doors, Nim, Table, Twice, Urn

from bastide.bots.search import Budget, Judgement, Search, SearchBot, analyse
from bastide.bots.search.budget import parse_budget
from bastide.bots.search.judgement import chances, win_shares
from bastide.bots.search.race import Race
from bastide.bots.search.thought import Bandit
from bastide.core import IllegalAction, InvalidBot, Outcome, Rng, State


def bot(iterations: int, seed: int = 1, judgement: Judgement | None = None) -> SearchBot:
    return SearchBot(Judgement() if judgement is None else judgement, Budget(iterations), seed)


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_nim_is_solved(heap: int) -> None:
    assert heap % 4 == bot(3000).choose(Nim(Rng(0), heap).seat(0))


def test_a_win_in_one_is_found() -> None:
    assert bot(60).choose(Nim(Rng(0), 3).seat(0)) == 3


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_likeliest_marble_is_bet_on_whatever_was_drawn(drawn: int) -> None:
    assert bot(400).choose(Urn(Rng(0), [0, 1, 1, 1, 2, 2], drawn).seat(0)) == 1


def test_the_chances_of_an_urn_are_told() -> None:
    found = analyse(Urn(Rng(0), [0, 1, 1, 1], 0), 0, Budget(3000))
    assert found.line_of(1).win == pytest.approx(0.75, abs=0.04)
    assert found.line_of(0).win == pytest.approx(0.25, abs=0.1)
    assert found.lines[0].action == 1
    assert sum(line.visits for line in found.lines) == found.iterations == 3000


def test_matching_pennies_is_played_either_way() -> None:
    """Who guesses right scores; no choice is better, and a search that settles on one could be read."""
    search = Search(Table(Rng(0), [[1, 0], [0, 1]], 1).seat(0), Judgement(), Rng(2))
    for _ in range(4000):
        search.iterate()
    visits = search.learnt().visits
    assert 0.35 < visits[0] / sum(visits) < 0.65


@pytest.mark.parametrize("player", [0, 1])
def test_what_is_better_whatever_the_other_does_is_found_when_both_choose_at_once(player: int) -> None:
    """An auction for 10, paid out of 10: who bids 2 always has more than who bids 1 or 0, or as much."""
    prizes = [[10, 8, 7], [12, 10, 8], [13, 12, 10]]
    assert bot(1500).choose(Table(Rng(0), prizes, 20).seat(player)) == 2


def test_a_secret_choice_does_not_change_the_answer() -> None:
    answers = set()
    for secret in range(3):
        state = Table(Rng(0), [[10, 0, 7], [12, 10, 8], [3, 12, 10]], 20)
        state.apply(0, secret)
        answers.add(bot(300).choose(state.seat(1)))
    assert len(answers) == 1


def test_one_door_of_a_hundred_is_found_when_all_can_be_tried() -> None:
    assert bot(1000).choose(Doors(Rng(0), 100, 77).seat(0)) == 77


class Hunch(Judgement):
    """Thinks highly of one action."""

    def __init__(self, liked: int) -> None:
        super().__init__()
        self.liked = liked

    def prior(self, state: State, player: int, actions: list[int]) -> list[float]:
        return [50.0 if action == self.liked else 1.0 for action in actions]


def test_a_good_hunch_finds_the_door_at_once() -> None:
    assert bot(20, judgement=Hunch(77)).choose(Doors(Rng(0), 100, 77).seat(0)) == 77


def test_a_bad_hunch_is_overcome() -> None:
    assert bot(3000, judgement=Hunch(5)).choose(Doors(Rng(0), 100, 77).seat(0)) == 77


class Blinkered(Judgement):
    """Does not think of taking three, and cuts off at once."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 1

    def candidates(self, state: State, player: int, legal: list[int]) -> list[int]:
        return [action for action in legal if action != 3]


def test_what_is_no_candidate_is_not_played_but_analysed() -> None:
    assert bot(200, judgement=Blinkered()).choose(Nim(Rng(0), 3).seat(0)) != 3
    found = analyse(Nim(Rng(0), 3), 0, Budget(200), Blinkered())
    assert found.lines[0].action == 3
    assert found.line_of(3).win == 1.0


def test_a_single_action_takes_no_thought() -> None:
    searching = bot(10**7)
    assert searching.choose(Nim(Rng(0), 1).seat(0)) == 1


def test_the_same_seed_gives_the_same_choice_and_the_same_figures() -> None:
    first, second = (analyse(Nim(Rng(0), 9), 0, Budget(500), seed=4).plain() for _ in range(2))
    assert first == second
    assert analyse(Nim(Rng(0), 9), 0, Budget(500), seed=5).plain() != first


def test_iterations_are_counted_to_the_last() -> None:
    search = bot(250).learn(Nim(Rng(0), 9).seat(0))
    assert search.count == sum(search.visits) == 250


def test_time_is_kept() -> None:
    began = perf_counter()
    SearchBot(Judgement(), Budget(seconds=0.1), 1).choose(Nim(Rng(0), 30).seat(0))
    assert 0.09 < perf_counter() - began < 2.0


class Planner(Judgement):
    """Counts its thoughts on the course of the game."""

    def __init__(self, part: float) -> None:
        super().__init__()
        self.planning = part
        self.thoughts = 0

    def plan(self, state: State, player: int, rng: Rng) -> None:
        self.thoughts += 1


@pytest.mark.parametrize(("part", "thoughts"), [(0.0, 0), (0.25, 50), (0.8, 160)])
def test_plans_take_their_part_of_the_budget_and_no_more(part: float, thoughts: int) -> None:
    planner = Planner(part)
    learnt = bot(200, judgement=planner).learn(Nim(Rng(0), 9).seat(0))
    assert planner.thoughts == thoughts
    assert learnt.count == 200 - thoughts


def test_plans_take_their_part_of_the_time_and_no_more() -> None:
    planner = Planner(0.5)
    began = perf_counter()
    SearchBot(planner, Budget(seconds=0.2), 1).choose(Nim(Rng(0), 30).seat(0))
    assert planner.thoughts > 0
    assert 0.15 < perf_counter() - began < 2.0


def test_in_doubt_the_first_impression_counts_and_with_experience_less_and_less() -> None:
    for doubt, visits, best in [(0.0, 16, 1), (0.5, 16, 0), (0.5, 10_000, 1)]:
        bandit = Bandit()
        bandit.doubt = doubt
        for action, prior, mean in [(0, 9.0, 0.50), (1, 1.0, 0.54)]:
            arm = bandit.add(action, prior)
            arm.visits = visits
            arm.total = mean * visits
        assert bandit.best() == best


def test_availability_counts_weigh_what_is_seldom_on_offer() -> None:
    """An action that was offered ten times and never tried is not as urgent as one passed over a thousand times."""
    bandit = Bandit()
    arms = [bandit.add(action, 1.0) for action in range(3)]
    for _ in range(200):
        bandit.learn(bandit.select(arms[:2], 0), 0.5, 0.5)
    assert [arm.offered for arm in arms] == [200, 200, 0]
    bandit.select(arms, 0)
    assert [arm.offered for arm in arms] == [201, 201, 1]


def test_the_tree_is_kept_for_the_next_decision_of_the_same_player() -> None:
    searching = bot(300)
    state = Twice(Rng(0))
    state.apply(0, searching.choose(state.seat(0)))
    assert state.sum == 3
    assert searching.learn(state.seat(0)).count > 300


def test_the_tree_is_not_kept_when_the_other_player_comes_between() -> None:
    searching = bot(300)
    state = Nim(Rng(0), 9)
    state.apply(0, searching.choose(state.seat(0)))
    state.apply(1, 3)
    assert searching.learn(state.seat(0)).count == 300


def test_analysis_of_a_player_who_is_not_to_act_is_refused() -> None:
    with pytest.raises(IllegalAction, match="not to move"):
        analyse(Nim(Rng(0), 9), 1, Budget(10))


@pytest.mark.parametrize(
    ("iterations", "seconds", "workers"), [(0, 0.0, 1), (-5, 0.0, 1), (0, -1.0, 1), (0, 1e9, 1), (10**12, 0.0, 1)]
)
def test_impossible_budgets_are_refused(iterations: int, seconds: float, workers: int) -> None:
    with pytest.raises(InvalidBot, match="a search needs"):
        Budget(iterations, seconds, workers)


def test_impossible_numbers_of_workers_are_refused() -> None:
    with pytest.raises(InvalidBot, match="processes"):
        Budget(10, workers=0)


def test_a_budget_is_read() -> None:
    usual = Budget(seconds=2.0)
    assert parse_budget("hard", "", usual).seconds == 2.0
    assert parse_budget("hard", "iterations=200", usual).iterations == 200
    both = parse_budget("hard", "seconds=0.5+workers=3", usual)
    assert (both.iterations, both.seconds, both.workers) == (0, 0.5, 3)
    assert [Budget(10, workers=3).share(worker) for worker in range(3)] == [
        "workers=1+iterations=4",
        "workers=1+iterations=3",
        "workers=1+iterations=3",
    ]


@pytest.mark.parametrize("text", ["fast", "iterations", "iterations=many", "seconds=", "depth=3", "iterations=5+"])
def test_a_budget_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(InvalidBot, match="can be told"):
        parse_budget("hard", text, Budget(1))


def test_shared_victories_share_the_one() -> None:
    assert win_shares(Outcome([1, 1, 3], [5, 5, 2])) == [0.5, 0.5, 0.0]
    assert sum(chances([3.0, 9.0, 4.0], 5.0)) == pytest.approx(1.0)


class Eager(Judgement):
    """Lets the most promising few race, and likes higher numbers better."""

    def __init__(self, racers: int) -> None:
        super().__init__()
        self.racers = racers

    def prior(self, state: State, player: int, actions: list[int]) -> list[float]:
        return [float(action) for action in actions]


def test_a_race_bets_on_the_likeliest_marble() -> None:
    assert bot(400, judgement=Eager(3)).choose(Urn(Rng(0), [0, 1, 1, 1, 2, 2], 2).seat(0)) == 1


def test_only_the_most_promising_race() -> None:
    learnt = bot(50, judgement=Eager(2)).learn(Nim(Rng(0), 9).seat(0))
    assert learnt.actions == [3, 2]


def test_a_race_without_a_whole_round_is_won_by_the_most_promising() -> None:
    learnt = bot(1, judgement=Eager(3)).learn(Nim(Rng(0), 9).seat(0))
    assert learnt.visits == [0, 0, 0]
    assert learnt.actions[learnt.best()] == 3


def test_who_falls_behind_drops_out_and_a_race_that_is_won_ends() -> None:
    """Taking all three wins at once; whatever else loses half of the time or more."""
    race = Race(Nim(Rng(0), 3).seat(0), Eager(3), Rng(5))
    while not race.settled:
        race.iterate()
    assert race.iterations < 200
    assert race.learnt().actions[race.learnt().best()] == 3
    assert race.known.visits[0] == max(race.known.visits)


def test_racers_that_always_come_out_alike_do_not_race_for_ever() -> None:
    race = Race(Doors(Rng(0), 5, 0).seat(0), Eager(3), Rng(5))
    while not race.settled:
        race.iterate()
    assert race.learnt().actions[race.learnt().best()] == 4
    assert race.iterations < 100


def test_hints_of_a_race_speak_of_every_action_even_with_hardly_any_time() -> None:
    """Only two of the actions would race for a move."""
    for iterations in (1, 300):
        found = analyse(Nim(Rng(0), 3), 0, Budget(iterations), Eager(2))
        assert sorted(line.action for line in found.lines) == [1, 2, 3]
        assert all(line.visits > 0 for line in found.lines)
        assert all(0.0 <= line.result <= 1.0 and 0.0 <= line.win <= 1.0 for line in found.lines)
    assert found.lines[0].action == 3
    assert found.lines[0].win == 1.0


def test_who_dropped_out_is_measured_by_the_rounds_that_the_best_ran_with_it() -> None:
    race = Race(Nim(Rng(0), 3).seat(0), Eager(3), Rng(5), thorough=True)
    while race.rounds < 30:
        race.iterate()
    best = race.known.best()
    led = dict(zip(race.ran[best], race.results[best], strict=True))
    for place in range(3):
        own = dict(zip(race.ran[place], race.results[place], strict=True))
        both = [led[number] - own[number] for number in own if number in led]
        mean = race.known.totals[best] / race.known.visits[best]
        assert race.expected(place, race.results) == pytest.approx(max(0.0, mean - sum(both) / len(both)))


def test_a_race_is_the_same_for_the_same_seed() -> None:
    judgement = Eager(3)
    first, second = (SearchBot(judgement, Budget(60), 3).learn(Nim(Rng(0), 9).seat(0)).totals for _ in range(2))
    assert first == second
