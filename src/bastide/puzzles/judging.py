"""Finds the clearly best answer: rollouts of all answers on the same sampled positions, with the same random numbers.

Positions are sampled from what the player can know, never the true one. Every answer is applied to a copy, and the game
is played to its end. Comparing results of the same round cancels most of the luck.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.bots.search.judgement import Judgement, win_shares
from bastide.bots.search.thought import play_out
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State

#: An answer this many standard errors behind the leader is eliminated.
BEYOND_DOUBT = 4.5
#: Rounds before the first elimination.
FEWEST = 8
#: The evaluation gives up when the gap is this many errors below the required one.
HOPE = 2.5
#: Answers with identical results in this many rounds count as the same answer.
ALIKE = 64
#: An unfinished game is evaluated after this many decisions.
LONGEST = 5000


@dataclass(frozen=True)
class Measure:
    """Measure by which answers are compared: the result list that decides, and the one whose gap is reported."""

    id: str
    decides: str
    told: str
    #: Required gap to the second best answer.
    least: float
    #: Deviation of one added round, because a few rounds that all agree prove little.
    surprise: float


#: Win chance, in which a clear victory counts slightly more than a narrow one.
WIN = Measure("win", "results", "wins", 0.1, 0.3)
#: Final lead in points, for games in which single decisions rarely decide.
POINTS = Measure("points", "leads", "leads", 2.5, 4.0)
#: An answer that is better in points may lose at most this much win chance.
ALSO_WINS = 0.02


class Careless(Judgement):
    """Heuristics of players who sometimes act at random: a second kind of rollout player."""

    def __init__(self, inner: Judgement, share: float = 0.15) -> None:
        super().__init__()
        self.inner = inner
        self.share = share
        self.horizon = LONGEST

    def prepare(self, state: State, player: int) -> None:
        self.inner.prepare(state, player)

    def begin(self, state: State) -> None:
        self.inner.begin(state)

    def policy(self, state: State, player: int, rng: Rng) -> int:
        if rng.uniform() < self.share:
            return rng.choice(state.legal_actions(player))
        return self.inner.policy(state, player, rng)

    def evaluate(self, state: State) -> list[float]:
        return self.inner.evaluate(state)

    def result(self, outcome: Outcome) -> list[float]:
        return self.inner.result(outcome)


@dataclass
class Way:
    """Results of one answer, for each round it took part in (always the first ones)."""

    action: int
    results: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    def list(self, what: str) -> list[float]:
        """Return the list of results of this name."""
        return {"results": self.results, "wins": self.wins, "leads": self.leads}[what]

    def total(self, measure: Measure) -> float:
        """Return the sum of the deciding results."""
        return math.fsum(self.list(measure.decides))

    def told(self, best: Way, what: str) -> float:
        """Return a mean, corrected as if the answer had taken part in all rounds of the best one."""
        own, others = self.list(what), best.list(what)
        behind = math.fsum(others[: len(own)]) - math.fsum(own)
        return math.fsum(others) / len(others) - behind / len(own)


@dataclass(frozen=True)
class Behind:
    """Gap between two answers, and its standard error."""

    mean: float
    error: float

    @property
    def errors(self) -> float:
        return self.mean / self.error


def behind(way: Way, best: Way, measure: Measure) -> Behind:
    """Return how far an answer is behind the best, by a measure."""
    own, other = way.list(measure.decides), best.list(measure.decides)
    apart = [better - worse for better, worse in zip(other, own, strict=False)]
    rounds = len(apart)
    mean = math.fsum(apart) / rounds
    squares = math.fsum([(each - mean) ** 2 for each in apart]) + measure.surprise**2
    return Behind(mean, math.sqrt(squares / max(1, rounds - 1) / rounds))


def alike(way: Way, best: Way) -> bool:
    """Return whether the answers had identical results in all common rounds."""
    rounds = min(len(way.results), len(best.results))
    return way.results[:rounds] == best.results[:rounds] and way.leads[:rounds] == best.leads[:rounds]


@dataclass(frozen=True)
class Verdict:
    """All answers, the best first; the first ``equals`` of them are the same answer."""

    ways: list[Way]
    equals: int
    #: Probability that no other answer is better, if the rollouts are realistic.
    certainty: float
    #: Gap to the second best answer, in the reported measure.
    gap: float
    #: Whether no other answer has a better win chance.
    also_wins: bool

    @property
    def best(self) -> Way:
        return self.ways[0]

    @property
    def rounds(self) -> int:
        return len(self.best.results)

    def answers(self) -> list[int]:
        return [way.action for way in self.ways[: self.equals]]


def judge(
    state: State,
    player: int,
    actions: Sequence[int],
    heuristics: Judgement,
    measure: Measure,
    rng: Rng,
    rounds: int,
    doubt: float = BEYOND_DOUBT,
    fewest: int = FEWEST,
) -> Verdict:
    """Evaluate answers for at most ``rounds`` rounds, or until one remains.

    An answer ``doubt`` standard errors behind is eliminated; the best two continue for at least ``fewest`` rounds. The
    evaluation gives up as soon as the gap clearly cannot reach what the measure requires.
    """
    ways = [Way(action) for action in actions]
    remaining = list(ways)
    next_check = FEWEST
    for done in range(1, rounds + 1):
        _run_round(state, player, remaining, heuristics, rng)
        if done < next_check:
            continue
        next_check += max(4, done // 4)
        leader = max(remaining, key=lambda way: way.total(measure))
        others = [way for way in remaining if way is not leader]
        remaining = [leader, *[way for way in others if behind(way, leader, measure).errors < doubt]]
        if len(remaining) == 1 and others and done < fewest:
            remaining.append(max(others, key=lambda way: way.total(measure)))
        others = [way for way in remaining if not alike(way, leader)]
        if not others and (len(remaining) == 1 or done >= ALIKE):
            break
        if others:
            nearest = min([behind(way, leader, measure) for way in others], key=lambda each: each.mean)
            if nearest.mean + HOPE * nearest.error < measure.least:
                break
    return _rank_answers(ways, remaining, measure)


def _run_round(state: State, player: int, remaining: list[Way], heuristics: Judgement, rng: Rng) -> None:
    """Run one rollout of each remaining answer, on the same sampled position."""
    position = state.sample(player, rng)
    heuristics.prepare(position, player)
    rollout_rng = rng.split()
    for way in remaining:
        after = position.clone()
        after.apply(player, way.action)
        play_out(after, heuristics, rollout_rng.clone())
        outcome = after.outcome()
        if outcome is None:
            result = heuristics.evaluate(after)[player]
            way.results.append(result)
            way.wins.append(result)
            scores = after.scores()
        else:
            way.results.append(heuristics.result(outcome)[player])
            way.wins.append(win_shares(outcome)[player])
            scores = outcome.scores
        way.leads.append(float(scores[player] - max([s for p, s in enumerate(scores) if p != player], default=0)))


def _rank_answers(ways: list[Way], remaining: list[Way], measure: Measure) -> Verdict:
    """Rank the answers and compute certainty and gap."""
    best = max(remaining, key=lambda way: way.total(measure))
    same = [way for way in remaining if way is not best and alike(way, best)]
    rest = [way for way in ways if way is not best and way not in same]
    rest.sort(key=lambda way: -way.told(best, measure.decides))
    doubt = math.fsum([0.5 * math.erfc(behind(way, best, measure).errors / math.sqrt(2.0)) for way in rest])
    gaps = [best.told(best, measure.told) - way.told(best, measure.told) for way in rest]
    wins = [best.told(best, "wins") - way.told(best, "wins") for way in rest]
    return Verdict(
        ways=[best, *same, *rest],
        equals=1 + len(same),
        certainty=max(0.0, 1.0 - doubt),
        gap=min(gaps, default=0.0),
        also_wins=min(wins, default=0.0) > -ALSO_WINS,
    )
