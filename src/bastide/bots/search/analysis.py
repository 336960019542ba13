"""Hints: what a search makes of a decision, action by action."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.bots.search.race import Race
from bastide.bots.search.thinking import make_plans, think
from bastide.bots.search.thought import Thought
from bastide.bots.search.tree import Search
from bastide.core.plain import Plain
from bastide.core.rng import Rng
from bastide.core.state import State

#: After so many tries, half of what they showed is believed.
HALF: Final = 8


@final
class Line:
    """One legal action: how often it was tried, and the result and the chance of victory that it promises."""

    def __init__(self, action: int, notation: str, visits: int, result: float, win: float) -> None:
        self.action = action
        self.notation = notation
        self.visits = visits
        #: From 0 to 1, as the judgement of the game counts results; points may be in it.
        self.result = result
        self.win = win

    def plain(self) -> dict[str, Plain]:
        return {
            "action": self.action,
            "notation": self.notation,
            "visits": self.visits,
            "result": self.result,
            "win": self.win,
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

    def cost_of(self, action: int) -> float:
        """How much worse an action's result is than the best one's: 0 for the best.

        What was tried a few times only may have had bad luck: its figure is drawn towards the best one's.
        """
        line = self.line_of(action)
        return max(0.0, self.lines[0].result - line.result) * line.visits / (line.visits + HALF)

    def plain(self) -> dict[str, Plain]:
        lines: list[Plain] = []
        for line in self.lines:
            lines.append(line.plain())
        return {"player": self.player, "iterations": self.iterations, "actions": lines}


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
    seat = state.seat(player)
    left = make_plans(seat, judge, budget, rng)
    thought: Thought
    race: Race | None = None
    if judge.racers > 0:
        race = Race(seat, judge, rng, thorough=True)
        thought = race
    else:
        thought = Search(seat, judge, rng, thorough=True)
    think(thought, left)
    while race is not None and race.rounds == 0:
        race.iterate()
    learnt = thought.learnt()
    lines: list[Line] = []
    # Of equals, the one that was thought of first: a race lines up the most promising ones in front.
    for action in learnt.actions + [action for action in legal if learnt.place_of(action) < 0]:
        place = learnt.place_of(action)
        visits = learnt.visits[place] if place >= 0 else 0
        result = 0.0
        win = 0.0
        if visits and race is not None:
            result = race.expected(place, race.results)
            win = race.expected(place, race.victories)
        elif visits:
            result = learnt.totals[place] / visits
            win = learnt.wins[place] / visits
        lines.append(Line(action, state.notation(player, action), visits, result, win))
    lines.sort(key=_rank)
    return Analysis(player, thought.iterations, lines)


def _rank(line: Line) -> tuple[int, float]:
    return (-line.visits, -line.result)
