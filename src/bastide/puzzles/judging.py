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
from bastide.core.randomness.rng import Rng
from bastide.core.state import State

#: Whoever is behind by so many standard errors of the difference is worse beyond doubt, and drops out.
BEYOND_DOUBT = 4.5
#: Nobody drops out before so many rounds.
FEWEST = 8
#: A gap that falls short by more than so many errors will not come any more.
HOPE = 2.5
#: Two that came out alike in so many rounds are the same answer.
ALIKE = 64
#: A game that is not over after so many decisions is judged as it stands.
LONGEST = 5000


@dataclass(frozen=True)
class Measure:
    """In what answers are compared: the list of a ``Way`` that decides, and the one whose gap is told."""

    id: str
    decides: str
    told: str
    #: The second best answer is worse by at least this.
    least: float
    #: As if one round had gone otherwise by this much: a few rounds that all went alike prove less than they seem to.
    surprise: float


#: The chance of victory, in which a clear victory counts a little more than a narrow one.
WIN = Measure("win", "results", "wins", 0.1, 0.3)
#: The points by which one is ahead in the end: where single decisions seldom turn a game.
POINTS = Measure("points", "leads", "leads", 2.5, 4.0)
#: Who is better in points must not be worse by this much in the chance of victory.
ALSO_WINS = 0.02


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

    def list(self, what: str) -> list[float]:
        return {"results": self.results, "wins": self.wins, "leads": self.leads}[what]

    def total(self, measure: Measure) -> float:
        return math.fsum(self.list(measure.decides))

    def told(self, best: Way, what: str) -> float:
        """A mean, as if it had been there in all rounds of the best one."""
        own, others = self.list(what), best.list(what)
        behind = math.fsum(others[: len(own)]) - math.fsum(own)
        return math.fsum(others) / len(others) - behind / len(own)


@dataclass(frozen=True)
class Behind:
    """How far one answer is behind another, and the standard error of that."""

    mean: float
    error: float

    @property
    def errors(self) -> float:
        return self.mean / self.error


def behind(way: Way, best: Way, measure: Measure) -> Behind:
    own, other = way.list(measure.decides), best.list(measure.decides)
    apart = [better - worse for better, worse in zip(other, own, strict=False)]
    rounds = len(apart)
    mean = math.fsum(apart) / rounds
    squares = math.fsum([(each - mean) ** 2 for each in apart]) + measure.surprise**2
    return Behind(mean, math.sqrt(squares / max(1, rounds - 1) / rounds))


def alike(way: Way, best: Way) -> bool:
    """Whether no round could tell them apart."""
    rounds = min(len(way.results), len(best.results))
    return way.results[:rounds] == best.results[:rounds] and way.leads[:rounds] == best.leads[:rounds]


@dataclass(frozen=True)
class Verdict:
    """The answers, the best first; ``equals`` of them are the same answer."""

    ways: list[Way]
    equals: int
    #: How likely it is that none of the others is better, as far as the games that were played on are right.
    certainty: float
    #: How far the second best is behind, as the measure tells it.
    gap: float
    #: Whether no other has a better chance of victory.
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
    judgement: Judgement,
    measure: Measure,
    rng: Rng,
    rounds: int,
    doubt: float = BEYOND_DOUBT,
    fewest: int = FEWEST,
) -> Verdict:
    """Try these answers for so many rounds, or until one is left: whoever is behind by ``doubt`` errors drops out. The
    best two go on for ``fewest`` rounds, however clear it is.

    It is given up as soon as it is clear that the gap will not come to what the measure asks for.
    """
    ways = [Way(action) for action in actions]
    running = list(ways)
    look_at = FEWEST
    for done in range(1, rounds + 1):
        _round(state, player, running, judgement, rng)
        if done < look_at:
            continue
        look_at += max(4, done // 4)
        leader = max(running, key=lambda way: way.total(measure))
        others = [way for way in running if way is not leader]
        running = [leader, *[way for way in others if behind(way, leader, measure).errors < doubt]]
        if len(running) == 1 and others and done < fewest:
            running.append(max(others, key=lambda way: way.total(measure)))
        others = [way for way in running if not alike(way, leader)]
        if not others and (len(running) == 1 or done >= ALIKE):
            break
        if others:
            nearest = min([behind(way, leader, measure) for way in others], key=lambda each: each.mean)
            if nearest.mean + HOPE * nearest.error < measure.least:
                break
    return _verdict(ways, running, measure)


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


def _verdict(ways: list[Way], running: list[Way], measure: Measure) -> Verdict:
    best = max(running, key=lambda way: way.total(measure))
    same = [way for way in running if way is not best and alike(way, best)]
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
