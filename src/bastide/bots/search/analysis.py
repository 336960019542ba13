"""Decision analysis for hints: searches a decision and rates every legal action."""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.search.budget import MOST_ITERATIONS, Budget
from bastide.bots.search.judgement import Judgement
from bastide.bots.search.race import Race
from bastide.bots.search.thinking import make_plans, think
from bastide.bots.search.thought import Bandit
from bastide.bots.search.tree import Search
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: Independent searches per racing analysis, each with its own plans. Their differences say more about the error than
#: the number of rollouts.
OPINIONS: Final = 4
#: With fewer iterations than this, only one search runs.
MANY: Final = 400
#: Half width of a 95 % interval in standard errors: for many rollouts, and (Student's t) for two, three or four
#: searches.
SURE: Final = 1.96
STUDENT: Final = [12.71, 4.30, 3.18]


@final
class Line:
    """Analysis of one legal action: visits, mean result and win chance."""

    def __init__(self, action: int, notation: str, visits: int, result: float, win: float, error: float) -> None:
        self.action = action
        self.notation = notation
        self.visits = visits
        #: From 0 to 1, as the heuristics score results; may include points.
        self.result = result
        self.win = win
        #: Half width of the 95 % interval of the win chance.
        self.error = error
        #: Whether it cannot be told apart from the best action.
        self.equal = False

    def plain(self) -> dict[str, Plain]:
        """Return the analysis as JSON data."""
        return {
            "action": self.action,
            "notation": self.notation,
            "visits": self.visits,
            "result": self.result,
            "win": self.win,
            "error": self.error,
            "equal": self.equal,
        }

    def __repr__(self) -> str:
        return f"Line({self.notation!r}, visits={self.visits}, result={self.result:.3f}, win={self.win:.3f})"


@final
class Analysis:
    """Analysis of every legal action of one decision, the best first."""

    def __init__(self, player: int, iterations: int, lines: list[Line]) -> None:
        self.player = player
        self.iterations = iterations
        self.lines = lines

    def line_of(self, action: int) -> Line:
        """Return the analysis of an action. Raises KeyError if it is not legal."""
        for line in self.lines:
            if line.action == action:
                return line
        raise KeyError(action)

    def equals(self) -> list[Line]:
        """Return the best action and those that cannot be told apart from it."""
        return [line for line in self.lines if line.equal]

    def plain(self) -> dict[str, Plain]:
        """Return the analysis as JSON data."""
        lines: list[Plain] = []
        for line in self.lines:
            lines.append(line.plain())
        return {"player": self.player, "iterations": self.iterations, "actions": lines}


@final
class Opinion:
    """Result of one search with its own plans, by action, for all visited actions."""

    def __init__(self, seat: Seat, heuristics: Judgement, budget: Budget, rng: Rng) -> None:
        left = make_plans(seat, heuristics, budget, rng)
        self.actions: list[int] = []
        self.visits: dict[int, int] = {}
        self.results: dict[int, float] = {}
        self.wins: dict[int, float] = {}
        #: Sum of squared deviations of the rollouts from their mean. Rollouts that are cut off and evaluated deviate
        #: less than wins and losses.
        self.squares: dict[int, float] = {}
        if heuristics.racers > 0:
            race = Race(seat, heuristics, rng, thorough=True)
            think(race, left)
            while race.rounds == 0:
                race.iterate()
            self.iterations = race.iterations
            self._read_statistics(race.learnt(), race)
        else:
            search = Search(seat, heuristics, rng, thorough=True)
            think(search, left)
            self.iterations = search.iterations
            self._read_statistics(search.learnt(), None)

    def _read_statistics(self, learnt: Bandit, race: Race | None) -> None:
        """Read the statistics of a finished search."""
        self.actions = learnt.actions
        for place in range(len(learnt.actions)):
            visits = learnt.visits[place]
            if visits == 0:
                continue
            action = learnt.actions[place]
            self.visits[action] = visits
            if race is not None:
                self.results[action] = race.expected(place, race.results)
                self.wins[action] = race.expected(place, race.victories)
                own = math.fsum(race.victories[place]) / visits
                self.squares[action] = math.fsum([(each - own) ** 2 for each in race.victories[place]])
            else:
                self.results[action] = learnt.totals[place] / visits
                self.wins[action] = learnt.wins[place] / visits
                self.squares[action] = learnt.wins[place] * (1.0 - self.wins[action])


def analyse(state: State, player: int, budget: Budget, heuristics: Judgement | None = None, seed: int = 0) -> Analysis:
    """Analyse the decision of a player who is to act, as far as this player can know.

    Without heuristics the rollouts are random. Raises IllegalAction if the player is not to act.
    """
    legal = state.legal_actions(player)
    if not legal:
        raise state.refusal(player, -1)
    if heuristics is None:
        heuristics = Judgement()
    rng = Rng(seed)
    racing = heuristics.racers > 0
    # Splitting a racing search loses nothing; a tree would lose depth.
    several = racing and (budget.iterations == 0 or budget.iterations >= MANY)
    run_count = OPINIONS if several else 1
    share = Budget(budget.iterations // run_count, budget.seconds / run_count)
    runs: list[Opinion] = []
    for number in range(run_count):
        if number > 0:
            heuristics.forget()
        runs.append(Opinion(state.seat(player), heuristics, share, rng))
    # Ties keep the order of the first search, which starts with the highest priors.
    first = runs[0].actions
    lines: list[Line] = []
    seat = state.seat(player)
    progress = heuristics.progress(state)
    for action in first + [action for action in legal if action not in first]:
        lines.append(_combine_runs(action, state.notation(player, action), runs, seat, heuristics, progress))
    # In a racing search, actions with enough visits are ranked by result; in a tree search, by visits.
    enough = heuristics.patience if racing else MOST_ITERATIONS
    ranks = [(-min(line.visits, enough), -line.result, place) for place, line in enumerate(lines)]
    lines = [lines[rank[2]] for rank in sorted(ranks)]
    for line in lines:
        line.equal = _is_about_best(lines[0], line, runs)
    iterations = 0
    for run in runs:
        iterations += run.iterations
    return Analysis(player, iterations, lines)


def _combine_runs(
    action: int, notation: str, runs: list[Opinion], seat: Seat, heuristics: Judgement, progress: float
) -> Line:
    """Combine the results of all searches for one action."""
    visited = [run for run in runs if action in run.visits]
    if not visited:
        return Line(action, notation, 0, 0.0, 0.0, 1.0)
    visits = sum([run.visits[action] for run in visited])
    wins = [run.wins[action] for run in visited]
    result = math.fsum([run.results[action] for run in visited]) / len(visited)
    win = math.fsum(wins) / len(wins)
    # Two added wins and two added losses: a few rollouts that all went well prove little.
    squares = math.fsum([run.squares[action] for run in visited]) + 1.0
    error = max(SURE * math.sqrt(squares) / (visits + 4.0), scatter(wins))
    if win in (0.0, 1.0) and ends(seat, heuristics, action):
        return Line(action, notation, visits, result, win, error)
    # Calibrate both ends of the interval.
    numbers = heuristics.calibration
    low = numbers.chance(max(0.0, win - error), float(visits), progress, seat.players)
    high = numbers.chance(min(1.0, win + error), float(visits), progress, seat.players)
    win = numbers.chance(win, float(visits), progress, seat.players)
    return Line(action, notation, visits, result, win, min(1.0, max(high - win, win - low)))


def ends(seat: Seat, heuristics: Judgement, action: int) -> bool:
    """Return whether the game is over after this action, so that the rollout result is certain."""
    sampled = seat.sample(Rng(0))
    heuristics.prepare(sampled, seat.player)
    sampled.apply(seat.player, action)
    return sampled.is_over()


def scatter(values: list[float]) -> float:
    """Return half the width of the 95 % interval of the mean of a few values; 0 for a single one."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = math.fsum(values) / count
    squares = math.fsum([(value - mean) ** 2 for value in values])
    return STUDENT[min(count, OPINIONS) - 2] * math.sqrt(squares / (count - 1) / count)


def _is_about_best(best: Line, line: Line, runs: list[Opinion]) -> bool:
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
        return best.win - line.win <= math.hypot(best.error, line.error)
    return math.fsum(behind) / len(behind) <= scatter(behind)
