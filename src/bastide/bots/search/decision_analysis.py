"""Decision analysis for hints: searches a decision and rates every legal action."""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.racing_search import RacingSearch
from bastide.bots.search.run_search import run_search, spend_planning_budget
from bastide.bots.search.search_base import Bandit
from bastide.bots.search.search_budget import MAX_ITERATIONS, SearchBudget
from bastide.bots.search.tree_search import TreeSearch
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: Independent searches per racing analysis, each with its own plans. Their differences say more about the error than
#: the number of rollouts.
SEARCH_RUNS: Final = 4
#: With fewer iterations than this, only one search runs.
MIN_ITERATIONS_FOR_RUNS: Final = 400
#: Half width of a 95 % interval in standard errors: for many rollouts, and (Student's t) for two, three or four
#: searches.
Z_95: Final = 1.96
T_95_BY_RUNS: Final = [12.71, 4.30, 3.18]


@final
class ActionAnalysis:
    """Analysis of one legal action: visits, mean result and win chance."""

    def __init__(
        self, action: int, notation: str, visits: int, mean_result: float, win_chance: float, win_chance_error: float
    ) -> None:
        self.action = action
        self.notation = notation
        self.visits = visits
        #: From 0 to 1, as the heuristics score results; may include points.
        self.mean_result = mean_result
        self.win_chance = win_chance
        #: Half width of the 95 % interval of the win chance.
        self.win_chance_error = win_chance_error
        #: Whether it cannot be told apart from the best action.
        self.is_about_best = False

    def to_json_data(self) -> dict[str, JsonData]:
        """Return the analysis as JSON data."""
        return {
            "action": self.action,
            "notation": self.notation,
            "visits": self.visits,
            "result": self.mean_result,
            "win": self.win_chance,
            "error": self.win_chance_error,
            "equal": self.is_about_best,
        }

    def __repr__(self) -> str:
        return (
            f"Line({self.notation!r}, visits={self.visits}, result={self.mean_result:.3f}, win={self.win_chance:.3f})"
        )


@final
class DecisionAnalysis:
    """Analysis of every legal action of one decision, the best first."""

    def __init__(self, player: int, iterations: int, actions: list[ActionAnalysis]) -> None:
        self.player = player
        self.iterations = iterations
        self.actions = actions

    def find_action(self, action: int) -> ActionAnalysis:
        """Return the analysis of an action. Raises KeyError if it is not legal."""
        for line in self.actions:
            if line.action == action:
                return line
        raise KeyError(action)

    def about_best_actions(self) -> list[ActionAnalysis]:
        """Return the best action and those that cannot be told apart from it."""
        return [line for line in self.actions if line.is_about_best]

    def to_json_data(self) -> dict[str, JsonData]:
        """Return the analysis as JSON data."""
        lines: list[JsonData] = []
        for line in self.actions:
            lines.append(line.to_json_data())
        return {"player": self.player, "iterations": self.iterations, "actions": lines}


@final
class SearchRun:
    """Result of one search with its own plans, by action, for all visited actions."""

    def __init__(self, seat: Seat, heuristics: Heuristics, budget: SearchBudget, rng: Rng) -> None:
        left = spend_planning_budget(seat, heuristics, budget, rng)
        self.actions: list[int] = []
        self.visits: dict[int, int] = {}
        self.results: dict[int, float] = {}
        self.wins: dict[int, float] = {}
        #: Sum of squared deviations of the rollouts from their mean. Rollouts that are cut off and evaluated deviate
        #: less than wins and losses.
        self.squared_deviations: dict[int, float] = {}
        if heuristics.max_racing_actions > 0:
            race = RacingSearch(seat, heuristics, rng, thorough=True)
            run_search(race, left)
            while race.rounds == 0:
                race.run_iteration()
            self.iterations = race.iterations
            self._read_statistics(race.root_bandit(), race)
        else:
            search = TreeSearch(seat, heuristics, rng, thorough=True)
            run_search(search, left)
            self.iterations = search.iterations
            self._read_statistics(search.root_bandit(), None)

    def _read_statistics(self, learnt: Bandit, race: RacingSearch | None) -> None:
        """Read the statistics of a finished search."""
        self.actions = learnt.actions
        for place in range(len(learnt.actions)):
            visits = learnt.visits[place]
            if visits == 0:
                continue
            action = learnt.actions[place]
            self.visits[action] = visits
            if race is not None:
                self.results[action] = race.estimated_mean(place, race.results)
                self.wins[action] = race.estimated_mean(place, race.victories)
                own = math.fsum(race.victories[place]) / visits
                self.squared_deviations[action] = math.fsum([(each - own) ** 2 for each in race.victories[place]])
            else:
                self.results[action] = learnt.totals[place] / visits
                self.wins[action] = learnt.wins[place] / visits
                self.squared_deviations[action] = learnt.wins[place] * (1.0 - self.wins[action])


def analyse_decision(
    state: State, player: int, budget: SearchBudget, heuristics: Heuristics | None = None, seed: int = 0
) -> DecisionAnalysis:
    """Analyse the decision of a player who is to act, as far as this player can know.

    Without heuristics the rollouts are random. Raises IllegalAction if the player is not to act.
    """
    legal = state.legal_actions(player)
    if not legal:
        raise state.illegal_action_error(player, -1)
    if heuristics is None:
        heuristics = Heuristics()
    rng = Rng(seed)
    racing = heuristics.max_racing_actions > 0
    # Splitting a racing search loses nothing; a tree would lose depth.
    several = racing and (budget.iterations == 0 or budget.iterations >= MIN_ITERATIONS_FOR_RUNS)
    run_count = SEARCH_RUNS if several else 1
    share = SearchBudget(budget.iterations // run_count, budget.seconds / run_count)
    runs: list[SearchRun] = []
    for number in range(run_count):
        if number > 0:
            heuristics.clear_plans()
        runs.append(SearchRun(state.seat(player), heuristics, share, rng))
    # Ties keep the order of the first search, which starts with the highest priors.
    first = runs[0].actions
    lines: list[ActionAnalysis] = []
    seat = state.seat(player)
    progress = heuristics.game_progress(state)
    for action in first + [action for action in legal if action not in first]:
        lines.append(_combine_runs(action, state.notation(player, action), runs, seat, heuristics, progress))
    # In a racing search, actions with enough visits are ranked by result; in a tree search, by visits.
    enough = heuristics.min_race_rounds if racing else MAX_ITERATIONS
    ranks = [(-min(line.visits, enough), -line.mean_result, place) for place, line in enumerate(lines)]
    lines = [lines[rank[2]] for rank in sorted(ranks)]
    for line in lines:
        line.is_about_best = _is_about_best(lines[0], line, runs)
    iterations = 0
    for run in runs:
        iterations += run.iterations
    return DecisionAnalysis(player, iterations, lines)


def _combine_runs(
    action: int, notation: str, runs: list[SearchRun], seat: Seat, heuristics: Heuristics, progress: float
) -> ActionAnalysis:
    """Combine the results of all searches for one action."""
    visited = [run for run in runs if action in run.visits]
    if not visited:
        return ActionAnalysis(action, notation, 0, 0.0, 0.0, 1.0)
    visits = sum([run.visits[action] for run in visited])
    wins = [run.wins[action] for run in visited]
    result = math.fsum([run.results[action] for run in visited]) / len(visited)
    win = math.fsum(wins) / len(wins)
    # Two added wins and two added losses: a few rollouts that all went well prove little.
    squares = math.fsum([run.squared_deviations[action] for run in visited]) + 1.0
    error = max(Z_95 * math.sqrt(squares) / (visits + 4.0), mean_interval_half_width(wins))
    if win in (0.0, 1.0) and ends_game(seat, heuristics, action):
        return ActionAnalysis(action, notation, visits, result, win, error)
    # Calibrate both ends of the interval.
    numbers = heuristics.calibration
    low = numbers.win_chance(max(0.0, win - error), float(visits), progress, seat.players)
    high = numbers.win_chance(min(1.0, win + error), float(visits), progress, seat.players)
    win = numbers.win_chance(win, float(visits), progress, seat.players)
    return ActionAnalysis(action, notation, visits, result, win, min(1.0, max(high - win, win - low)))


def ends_game(seat: Seat, heuristics: Heuristics, action: int) -> bool:
    """Return whether the game is over after this action, so that the rollout result is certain."""
    sampled = seat.sample_position(Rng(0))
    heuristics.adjust_sampled_position(sampled, seat.player)
    sampled.apply(seat.player, action)
    return sampled.is_over()


def mean_interval_half_width(values: list[float]) -> float:
    """Return half the width of the 95 % interval of the mean of a few values; 0 for a single one."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = math.fsum(values) / count
    squares = math.fsum([(value - mean) ** 2 for value in values])
    return T_95_BY_RUNS[min(count, SEARCH_RUNS) - 2] * math.sqrt(squares / (count - 1) / count)


def _is_about_best(best: ActionAnalysis, line: ActionAnalysis, runs: list[SearchRun]) -> bool:
    """Return whether an action cannot be told apart from the best one."""
    if line is best:
        return True
    behind: list[float] = []
    for run in runs:
        if best.action in run.results and line.action in run.results:
            behind.append(run.results[best.action] - run.results[line.action])
    if not behind:
        return False
    if len(behind) == 1:
        return best.win_chance - line.win_chance <= math.hypot(best.win_chance_error, line.win_chance_error)
    return math.fsum(behind) / len(behind) <= mean_interval_half_width(behind)
