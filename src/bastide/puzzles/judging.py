"""Which answer is better beyond doubt: all of them tried on the same drawn positions, with the same draws to come.

A position is drawn from what the player can know, never the true one. Every answer is carried out on a copy of it and
the game is played to its end. What is compared are results of the same round, so most of the luck cancels out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.bots.search.judgement import Judgement, win_shares
from bastide.bots.search.thought import play_out
from bastide.core.outcome import Outcome
from bastide.core.rng import Rng
from bastide.core.state import State

#: Whoever is behind by so many standard errors of the difference is worse beyond doubt, and drops out.
BEYOND_DOUBT = 4.5
#: Nobody drops out before so many rounds.
FEWEST = 8
#: As if one round had gone otherwise by this much: a few rounds that all went alike prove less than they seem to.
SURPRISE = 0.3
#: Two that came out alike in so many rounds are the same answer.
ALIKE = 64
#: A game that is not over after so many decisions is judged as it stands.
LONGEST = 5000


class Careless(Judgement):
    """Another kind of player for the games that are played on: everybody errs now and then."""

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
    """One answer, and what came of it in each round that it took part in: always the first ones."""

    action: int
    results: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    def told(self, best: Way, what: str) -> float:
        """A mean, as if it had been there in all rounds of the best one."""
        own: list[float] = getattr(self, what)
        others: list[float] = getattr(best, what)
        behind = math.fsum(others[: len(own)]) - math.fsum(own)
        return math.fsum(others) / len(others) - behind / len(own)


@dataclass(frozen=True)
class Behind:
    """How far one answer is behind another, in results, and the standard error of that."""

    mean: float
    error: float

    @property
    def errors(self) -> float:
        return self.mean / self.error


def behind(way: Way, best: Way) -> Behind:
    rounds = min(len(way.results), len(best.results))
    apart = [best.results[i] - way.results[i] for i in range(rounds)]
    mean = math.fsum(apart) / rounds
    squares = math.fsum([(each - mean) ** 2 for each in apart]) + SURPRISE * SURPRISE
    return Behind(mean, math.sqrt(squares / max(1, rounds - 1) / rounds))


def alike(way: Way, best: Way) -> bool:
    """Whether no round could tell them apart."""
    rounds = min(len(way.results), len(best.results))
    return way.results[:rounds] == best.results[:rounds]


@dataclass(frozen=True)
class Verdict:
    """The answers, the best first; ``equals`` of them are the same answer."""

    ways: list[Way]
    equals: int
    #: How likely it is that none of the others is better, as far as the games that were played on are right.
    certainty: float
    #: By how much the chance of victory of the second best is lower.
    gap: float

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
    judgement: Judgement,
    rng: Rng,
    rounds: int,
    least: float = 0.0,
    doubt: float = BEYOND_DOUBT,
) -> Verdict:
    """Try these answers for so many rounds, or until one is left: whoever is behind by ``doubt`` errors drops out.

    ``least``: given up as soon as it is clear that the gap in results will not come to this much.
    """
    ways = [Way(action) for action in actions]
    running = list(ways)
    look_at = FEWEST
    for done in range(1, rounds + 1):
        _round(state, player, running, judgement, rng)
        if done < look_at:
            continue
        look_at += max(4, done // 4)
        leader = max(running, key=lambda way: math.fsum(way.results))
        running = [way for way in running if way is leader or behind(way, leader).errors < doubt]
        others = [way for way in running if not alike(way, leader)]
        if not others and (len(running) == 1 or done >= ALIKE):
            break
        if least and others:
            nearest = min([behind(way, leader) for way in others], key=lambda each: each.mean)
            if nearest.mean + 2.5 * nearest.error < least:
                break
    return _verdict(ways, running)


def _round(state: State, player: int, running: list[Way], judgement: Judgement, rng: Rng) -> None:
    position = state.sample(player, rng)
    judgement.prepare(position, player)
    luck = rng.split()
    for way in running:
        after = position.clone()
        after.apply(player, way.action)
        play_out(after, judgement, luck.clone())
        outcome = after.outcome()
        if outcome is None:
            result = judgement.evaluate(after)[player]
            way.results.append(result)
            way.wins.append(result)
            scores = after.scores()
        else:
            way.results.append(judgement.result(outcome)[player])
            way.wins.append(win_shares(outcome)[player])
            scores = outcome.scores
        way.leads.append(float(scores[player] - max([s for p, s in enumerate(scores) if p != player], default=0)))


def _verdict(ways: list[Way], running: list[Way]) -> Verdict:
    best = max(running, key=lambda way: math.fsum(way.results))
    same = [way for way in running if way is not best and alike(way, best)]
    rest = [way for way in ways if way is not best and way not in same]
    rest.sort(key=lambda way: -way.told(best, "results"))
    doubt = math.fsum([0.5 * math.erfc(behind(way, best).errors / math.sqrt(2.0)) for way in rest])
    win = best.told(best, "wins")
    gap = min([win - way.told(best, "wins") for way in rest], default=0.0)
    return Verdict([best, *same, *rest], 1 + len(same), max(0.0, 1.0 - doubt), gap)
