"""Hints: what a search makes of a decision, action by action."""

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

#: So many opinions are formed on a decision where actions race, each with plans of its own, if there is time for as
#: many thoughts on each: how far they differ tells more about a figure than the number of its games.
OPINIONS: Final = 4
#: For fewer thoughts than this, one opinion is formed only.
MANY: Final = 400
#: Half the width of a 95 % interval, in standard errors: of many games, and of two, three or four opinions.
SURE: Final = 1.96
STUDENT: Final = [12.71, 4.30, 3.18]


@final
class Line:
    """One legal action: how often it was tried, and the result and the chance of victory that it promises."""

    def __init__(self, action: int, notation: str, visits: int, result: float, win: float, error: float) -> None:
        self.action = action
        self.notation = notation
        self.visits = visits
        #: From 0 to 1, as the judgement of the game counts results; points may be in it.
        self.result = result
        self.win = win
        #: The chance of victory, give or take this much, with a certainty of 95 % (as far as the playouts are right).
        self.error = error
        #: Whether it may as well be the best one.
        self.equal = False

    def plain(self) -> dict[str, Plain]:
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
    """Every legal action of one player's decision, the best first."""

    def __init__(self, player: int, iterations: int, lines: list[Line]) -> None:
        self.player = player
        self.iterations = iterations
        self.lines = lines

    def line_of(self, action: int) -> Line:
        for line in self.lines:
            if line.action == action:
                return line
        raise KeyError(action)

    def equals(self) -> list[Line]:
        """The best action and those that may as well be it."""
        return [line for line in self.lines if line.equal]

    def plain(self) -> dict[str, Plain]:
        lines: list[Plain] = []
        for line in self.lines:
            lines.append(line.plain())
        return {"player": self.player, "iterations": self.iterations, "actions": lines}


@final
class Opinion:
    """What one search, with plans of its own, has made of the decision. By action, of those that it has tried."""

    def __init__(self, seat: Seat, judgement: Judgement, budget: Budget, rng: Rng) -> None:
        left = make_plans(seat, judgement, budget, rng)
        self.actions: list[int] = []
        self.visits: dict[int, int] = {}
        self.results: dict[int, float] = {}
        self.wins: dict[int, float] = {}
        #: How far single playouts lie from their mean, as a sum of squares: where they are cut off and judged, less far
        #: than victories and defeats do.
        self.squares: dict[int, float] = {}
        if judgement.racers > 0:
            race = Race(seat, judgement, rng, thorough=True)
            think(race, left)
            while race.rounds == 0:
                race.iterate()
            self.iterations = race.iterations
            self._hear(race.learnt(), race)
        else:
            search = Search(seat, judgement, rng, thorough=True)
            think(search, left)
            self.iterations = search.iterations
            self._hear(search.learnt(), None)

    def _hear(self, learnt: Bandit, race: Race | None) -> None:
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


def analyse(state: State, player: int, budget: Budget, judgement: Judgement | None = None, seed: int = 0) -> Analysis:
    """What this player, who is to act, can do, and what it promises as far as this player can know.

    Without a judgement the search has no opinion of the game and plays out at random. IllegalAction if the player is
    not to act.
    """
    legal = state.legal_actions(player)
    if not legal:
        raise state.refusal(player, -1)
    judge = Judgement() if judgement is None else judgement
    rng = Rng(seed)
    racing = judge.racers > 0
    # A race that is cut into pieces loses nothing; a tree would lose its depth.
    several = racing and (budget.iterations == 0 or budget.iterations >= MANY)
    opinions = OPINIONS if several else 1
    share = Budget(budget.iterations // opinions, budget.seconds / opinions)
    heard: list[Opinion] = []
    for number in range(opinions):
        if number > 0:
            judge.forget()
        heard.append(Opinion(state.seat(player), judge, share, rng))
    # Of equals, the one that was thought of first: a race lines up the most promising ones in front.
    first = heard[0].actions
    lines: list[Line] = []
    seat = state.seat(player)
    progress = judge.progress(state)
    for action in first + [action for action in legal if action not in first]:
        lines.append(_line(action, state.notation(player, action), heard, seat, judge, progress))
    # In a race, who was tried often enough is judged by the results; in a tree, visits are the verdict.
    enough = judge.patience if racing else MOST_ITERATIONS
    ranks = [(-min(line.visits, enough), -line.result, place) for place, line in enumerate(lines)]
    lines = [lines[rank[2]] for rank in sorted(ranks)]
    for line in lines:
        line.equal = _about_equal(lines[0], line, heard)
    iterations = 0
    for opinion in heard:
        iterations += opinion.iterations
    return Analysis(player, iterations, lines)


def _line(action: int, notation: str, heard: list[Opinion], seat: Seat, judge: Judgement, progress: float) -> Line:
    """What all opinions together say about an action."""
    told = [opinion for opinion in heard if action in opinion.visits]
    if not told:
        return Line(action, notation, 0, 0.0, 0.0, 1.0)
    visits = sum([opinion.visits[action] for opinion in told])
    wins = [opinion.wins[action] for opinion in told]
    result = math.fsum([opinion.results[action] for opinion in told]) / len(told)
    win = math.fsum(wins) / len(wins)
    # As if two more games had been won and two lost: of a few games that all went well, the next may not.
    squares = math.fsum([opinion.squares[action] for opinion in told]) + 1.0
    error = max(SURE * math.sqrt(squares) / (visits + 4.0), scatter(wins))
    if win in (0.0, 1.0) and ends(seat, judge, action):
        return Line(action, notation, visits, result, win, error)
    # The interval as it is believed: each of its ends.
    numbers = judge.calibration
    low = numbers.chance(max(0.0, win - error), float(visits), progress, seat.players)
    high = numbers.chance(min(1.0, win + error), float(visits), progress, seat.players)
    win = numbers.chance(win, float(visits), progress, seat.players)
    return Line(action, notation, visits, result, win, min(1.0, max(high - win, win - low)))


def ends(seat: Seat, judge: Judgement, action: int) -> bool:
    """Whether the game is over with this action, and what playouts show is therefore certain."""
    drawn = seat.sample(Rng(0))
    judge.prepare(drawn, seat.player)
    drawn.apply(seat.player, action)
    return drawn.is_over()


def scatter(values: list[float]) -> float:
    """Half the width of the interval that the mean of a few opinions has; 0 of a single one, which does not tell."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = math.fsum(values) / count
    squares = math.fsum([(value - mean) ** 2 for value in values])
    return STUDENT[min(count, OPINIONS) - 2] * math.sqrt(squares / (count - 1) / count)


def _about_equal(best: Line, line: Line, heard: list[Opinion]) -> bool:
    """Whether nobody can tell which of the two is better."""
    if line is best:
        return True
    behind: list[float] = []
    for opinion in heard:
        if best.action in opinion.results and line.action in opinion.results:
            behind.append(opinion.results[best.action] - opinion.results[line.action])
    if not behind:
        return False
    if len(behind) == 1:
        return best.win - line.win <= math.hypot(best.error, line.error)
    return math.fsum(behind) / len(behind) <= scatter(behind)
