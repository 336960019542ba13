"""Finds the clearly best answer: rollouts of all answers on the same sampled positions, with the same random numbers.

Positions are sampled from what the player can know, never the true one. Every answer is applied to a copy, and the game
is played to its end. Comparing results of the same round cancels most of the luck.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.bots.search.heuristics_interface import Heuristics, win_shares
from bastide.bots.search.search_base import run_rollout
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State

#: An answer this many standard errors behind the leader is eliminated.
ELIMINATION_ERRORS = 4.5
#: Rounds before the first elimination.
MIN_ROUNDS = 8
#: The evaluation gives up when the gap is this many errors below the required one.
GIVE_UP_ERRORS = 2.5
#: Answers with identical results in this many rounds count as the same answer.
MIN_IDENTICAL_ROUNDS = 64
#: An unfinished game is evaluated after this many decisions.
MAX_ROLLOUT_DECISIONS = 5000


@dataclass(frozen=True)
class AnswerMeasure:
    """Measure by which answers are compared: the result list that decides, and the one whose gap is reported."""

    id: str
    deciding_list: str
    reported_list: str
    #: Required gap to the second best answer.
    min_gap: float
    #: Deviation of one added round, because a few rounds that all agree prove little.
    error_floor: float


#: Win chance, in which a clear victory counts slightly more than a narrow one.
WIN_CHANCE_MEASURE = AnswerMeasure("win", "results", "wins", 0.1, 0.3)
#: Final lead in points, for games in which single decisions rarely decide.
POINT_LEAD_MEASURE = AnswerMeasure("points", "leads", "leads", 2.5, 4.0)
#: An answer that is better in points may lose at most this much win chance.
MAX_WIN_CHANCE_LOSS = 0.02


class CarelessHeuristics(Heuristics):
    """Heuristics of players who sometimes act at random: a second kind of rollout player."""

    def __init__(self, inner: Heuristics, random_share: float = 0.15) -> None:
        super().__init__()
        self.inner = inner
        self.random_share = random_share
        self.rollout_horizon = MAX_ROLLOUT_DECISIONS

    def adjust_sampled_position(self, state: State, player: int) -> None:
        self.inner.adjust_sampled_position(state, player)

    def begin_rollout(self, state: State) -> None:
        self.inner.begin_rollout(state)

    def rollout_action(self, state: State, player: int, rng: Rng) -> int:
        if rng.uniform() < self.random_share:
            return rng.choice(state.legal_actions(player))
        return self.inner.rollout_action(state, player, rng)

    def evaluate_position(self, state: State) -> list[float]:
        return self.inner.evaluate_position(state)

    def outcome_results(self, outcome: Outcome) -> list[float]:
        return self.inner.outcome_results(outcome)


@dataclass
class AnswerResults:
    """Results of one answer, for each round it took part in (always the first ones)."""

    action: int
    results: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    def values_of(self, what: str) -> list[float]:
        """Return the list of results of this name."""
        return {"results": self.results, "wins": self.wins, "leads": self.leads}[what]

    def total(self, measure: AnswerMeasure) -> float:
        """Return the sum of the deciding results."""
        return math.fsum(self.values_of(measure.deciding_list))

    def estimated_mean(self, best: AnswerResults, what: str) -> float:
        """Return a mean, corrected as if the answer had taken part in all rounds of the best one."""
        own, others = self.values_of(what), best.values_of(what)
        behind = math.fsum(others[: len(own)]) - math.fsum(own)
        return math.fsum(others) / len(others) - behind / len(own)


@dataclass(frozen=True)
class ResultGap:
    """Gap between two answers, and its standard error."""

    mean: float
    error: float

    @property
    def standard_errors(self) -> float:
        return self.mean / self.error


def result_gap(way: AnswerResults, best: AnswerResults, measure: AnswerMeasure) -> ResultGap:
    """Return how far an answer is behind the best, by a measure."""
    own, other = way.values_of(measure.deciding_list), best.values_of(measure.deciding_list)
    apart = [better - worse for better, worse in zip(other, own, strict=False)]
    rounds = len(apart)
    mean = math.fsum(apart) / rounds
    squares = math.fsum([(each - mean) ** 2 for each in apart]) + measure.error_floor**2
    return ResultGap(mean, math.sqrt(squares / max(1, rounds - 1) / rounds))


def have_identical_results(way: AnswerResults, best: AnswerResults) -> bool:
    """Return whether the answers had identical results in all common rounds."""
    rounds = min(len(way.results), len(best.results))
    return way.results[:rounds] == best.results[:rounds] and way.leads[:rounds] == best.leads[:rounds]


@dataclass(frozen=True)
class AnswerEvaluation:
    """All answers, the best first; the first ``best_count`` of them are the same answer."""

    results: list[AnswerResults]
    best_count: int
    #: Probability that no other answer is better, if the rollouts are realistic.
    certainty: float
    #: Gap to the second best answer, in the reported measure.
    gap: float
    #: Whether no other answer has a better win chance.
    keeps_win_chance: bool

    @property
    def best(self) -> AnswerResults:
        return self.results[0]

    @property
    def rounds(self) -> int:
        return len(self.best.results)

    def best_actions(self) -> list[int]:
        return [way.action for way in self.results[: self.best_count]]


def evaluate_answers(
    state: State,
    player: int,
    actions: Sequence[int],
    heuristics: Heuristics,
    measure: AnswerMeasure,
    rng: Rng,
    rounds: int,
    doubt: float = ELIMINATION_ERRORS,
    fewest: int = MIN_ROUNDS,
) -> AnswerEvaluation:
    """Evaluate answers for at most ``rounds`` rounds, or until one remains.

    An answer ``doubt`` standard errors behind is eliminated; the best two continue for at least ``fewest`` rounds. The
    evaluation gives up as soon as the gap clearly cannot reach what the measure requires.
    """
    ways = [AnswerResults(action) for action in actions]
    remaining = list(ways)
    next_check = MIN_ROUNDS
    for done in range(1, rounds + 1):
        _run_round(state, player, remaining, heuristics, rng)
        if done < next_check:
            continue
        next_check += max(4, done // 4)
        leader = max(remaining, key=lambda way: way.total(measure))
        others = [way for way in remaining if way is not leader]
        remaining = [leader, *[way for way in others if result_gap(way, leader, measure).standard_errors < doubt]]
        if len(remaining) == 1 and others and done < fewest:
            remaining.append(max(others, key=lambda way: way.total(measure)))
        others = [way for way in remaining if not have_identical_results(way, leader)]
        if not others and (len(remaining) == 1 or done >= MIN_IDENTICAL_ROUNDS):
            break
        if others:
            nearest = min([result_gap(way, leader, measure) for way in others], key=lambda each: each.mean)
            if nearest.mean + GIVE_UP_ERRORS * nearest.error < measure.min_gap:
                break
    return _rank_answers(ways, remaining, measure)


def _run_round(state: State, player: int, remaining: list[AnswerResults], heuristics: Heuristics, rng: Rng) -> None:
    """Run one rollout of each remaining answer, on the same sampled position."""
    position = state.sample_position(player, rng)
    heuristics.adjust_sampled_position(position, player)
    rollout_rng = rng.split()
    for way in remaining:
        after = position.clone()
        after.apply(player, way.action)
        run_rollout(after, heuristics, rollout_rng.clone())
        outcome = after.outcome()
        if outcome is None:
            result = heuristics.evaluate_position(after)[player]
            way.results.append(result)
            way.wins.append(result)
            scores = after.scores()
        else:
            way.results.append(heuristics.outcome_results(outcome)[player])
            way.wins.append(win_shares(outcome)[player])
            scores = outcome.scores
        way.leads.append(float(scores[player] - max([s for p, s in enumerate(scores) if p != player], default=0)))


def _rank_answers(
    ways: list[AnswerResults], remaining: list[AnswerResults], measure: AnswerMeasure
) -> AnswerEvaluation:
    """Rank the answers and compute certainty and gap."""
    best = max(remaining, key=lambda way: way.total(measure))
    same = [way for way in remaining if way is not best and have_identical_results(way, best)]
    rest = [way for way in ways if way is not best and way not in same]
    rest.sort(key=lambda way: -way.estimated_mean(best, measure.deciding_list))
    doubt = math.fsum(
        [0.5 * math.erfc(result_gap(way, best, measure).standard_errors / math.sqrt(2.0)) for way in rest]
    )
    gaps = [
        best.estimated_mean(best, measure.reported_list) - way.estimated_mean(best, measure.reported_list)
        for way in rest
    ]
    wins = [best.estimated_mean(best, "wins") - way.estimated_mean(best, "wins") for way in rest]
    return AnswerEvaluation(
        results=[best, *same, *rest],
        best_count=1 + len(same),
        certainty=max(0.0, 1.0 - doubt),
        gap=min(gaps, default=0.0),
        keeps_win_chance=min(wins, default=0.0) > -MAX_WIN_CHANCE_LOSS,
    )
