"""A duel: what was played, held against what seems best, on the same drawn positions and with the same draws to come.

To find the best action and to measure how much better it is are two things. What looks best after some games has been
lucky, too; so the games that chose it are not those that say by how much. And what leads to the same position by the
end of the turn is the same, in whatever order it was done.
"""

from __future__ import annotations

import math
from time import process_time
from typing import Final, final

from bastide.bots.search.analysis import MANY, OPINIONS, SURE, ends, scatter
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement, win_shares
from bastide.bots.search.thinking import make_plans
from bastide.bots.search.thought import play_out
from bastide.core.errors import InvalidBot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: Two actions are the same if they lead to the same on so many drawn positions.
DRAWS: Final = 3
#: A turn of more decisions is not followed to its end.
LONGEST: Final = 200
#: With fewer games behind it, a verdict is none.
FEWEST: Final = 12


@final
class Verdict:
    """What an action cost against the best other one."""

    def __init__(self, action: int, best: int) -> None:
        self.action = action
        #: What a strong player would have done; the action itself, if nothing seems better.
        self.best = best
        #: Whether the two come to the same thing by the end of the turn.
        self.same = action == best
        #: So many games were played on from both; none if they are the same.
        self.rounds = 0
        #: The chances of victory after the one and the other, if any were: the better one's as the judgement believes
        #: it, the other's lower by the cost.
        self.win = 0.0
        self.best_win = 0.0
        #: The chance that was lost, give or take ``error`` with a certainty of 95 %. Below 0: what seemed best was not.
        self.cost = 0.0
        self.error = 0.0
        #: Whether there was time enough to say any of this.
        self.seen = True

    @property
    def clear(self) -> bool:
        """Whether it is beyond doubt that the other one is better."""
        return self.seen and self.cost > self.error

    def __repr__(self) -> str:
        return f"Verdict({self.action}, best={self.best}, cost={self.cost:.3f} ± {self.error:.3f})"


@final
class Rounds:
    """The games that were played on from two actions, by pairs."""

    def __init__(self, seat: Seat, judgement: Judgement, rng: Rng, one: int, other: int) -> None:
        self.seat = seat
        self.judgement = judgement
        self.rng = rng
        self.one = one
        self.other = other
        self.wins: list[float] = []
        self.other_wins: list[float] = []

    def play(self) -> None:
        """One pair of games."""
        position = self.seat.sample(self.rng)
        self.judgement.prepare(position, self.seat.player)
        luck = self.rng.split()
        self.wins.append(self._won(position, self.one, luck))
        self.other_wins.append(self._won(position, self.other, luck))

    def _won(self, position: State, action: int, luck: Rng) -> float:
        state = position.clone()
        state.apply(self.seat.player, action)
        play_out(state, self.judgement, luck.clone())
        outcome = state.outcome()
        results = self.judgement.evaluate(state) if outcome is None else win_shares(outcome)
        return results[self.seat.player]

    def behind(self) -> list[float]:
        return [self.other_wins[i] - self.wins[i] for i in range(len(self.wins))]


def compare(
    state: State, player: int, action: int, budget: Budget, judgement: Judgement | None = None, seed: int = 0
) -> Verdict:
    """What an action of this player, who is to act, cost, as far as the player could know.

    The budget counts looks: a busy machine finds the same as an idle one. Its seconds are processor time, after which
    it is over with looking, and the verdict says so if it has not come to one. IllegalAction if the action is not one.
    """
    if not state.is_legal(player, action):
        raise state.refusal(player, action)
    if budget.iterations == 0:
        raise InvalidBot("bad-budget", "a duel needs a number of iterations", iterations=0, seconds=budget.seconds)
    judge = Judgement() if judgement is None else judgement
    deadline = process_time() + budget.seconds if budget.seconds else 0.0
    half = max(1, budget.iterations // 2)
    seat = state.seat(player)
    rng = Rng(seed)
    verdict = Verdict(action, SearchBot(judge, Budget(half), int(rng.next32())).choose(seat))
    opinions = OPINIONS if judge.planning > 0.0 and budget.iterations >= MANY else 1
    if not verdict.same:
        verdict.same = _are_same(seat, judge, rng, action, verdict.best)
    if not verdict.same:
        _measure(verdict, seat, judge, rng, half, opinions, deadline)
    return verdict


def _measure(
    verdict: Verdict, seat: Seat, judge: Judgement, rng: Rng, looks: int, opinions: int, deadline: float
) -> None:
    """Let the two play for the rest of the looks, and say how far they came apart."""
    wins: list[float] = []
    other_wins: list[float] = []
    behind: list[float] = []
    means: list[float] = []
    for _ in range(opinions):
        share = Budget(max(2, looks // opinions))
        if opinions > 1:
            judge.forget()
            share = make_plans(seat, judge, share, rng)
        rounds = Rounds(seat, judge, rng, verdict.action, verdict.best)
        for _ in range(max(1, share.iterations // 2)):
            if deadline > 0.0 and process_time() >= deadline:
                break
            rounds.play()
        if rounds.wins:
            wins += rounds.wins
            other_wins += rounds.other_wins
            behind += rounds.behind()
            means.append(math.fsum(rounds.behind()) / len(rounds.wins))
    count = len(wins)
    verdict.rounds = count
    verdict.seen = count >= min(FEWEST, looks // 2) and len(means) == opinions
    if count == 0:
        return
    # What two chances differ by was measured to be right as it shows, also where each of them is too sure of itself.
    verdict.cost = math.fsum(behind) / count
    best = math.fsum(other_wins) / count
    if best not in (0.0, 1.0) or not ends(seat, judge, verdict.best):
        best = judge.calibration.chance(best, float(count), judge.progress(seat.sample(Rng(0))), seat.players)
    verdict.best_win = max(best, verdict.cost)
    verdict.win = min(1.0, verdict.best_win - verdict.cost)
    # As if a few more pairs had come out one each way: of a few that all came out alike, the next may not.
    squares = math.fsum([(each - verdict.cost) ** 2 for each in behind]) + 2.0
    error = SURE * math.sqrt(squares / count / (count + DRAWS))
    verdict.error = min(1.0, max(error, scatter(means)))


def _are_same(seat: Seat, judgement: Judgement, rng: Rng, one: int, other: int) -> bool:
    return all(same_turn(seat, judgement, rng, one, other) for _ in range(DRAWS))


def same_turn(seat: Seat, judgement: Judgement, rng: Rng, one: int, other: int) -> bool:
    """Whether two actions come to the same by the end of the turn, on one drawn position."""
    position = seat.sample(rng)
    judgement.prepare(position, seat.player)
    luck = rng.split()
    return judgement.likeness(_after_turn(position, seat.player, one, judgement, luck)) == judgement.likeness(
        _after_turn(position, seat.player, other, judgement, luck)
    )


def _after_turn(position: State, player: int, action: int, judgement: Judgement, luck: Rng) -> State:
    """The position when somebody else is to act, or another turn has begun."""
    state = position.clone()
    turn = state.turn_number()
    rng = luck.clone()
    judgement.begin(state)
    state.apply(player, action)
    for _ in range(LONGEST):
        if state.turn_number() != turn or state.actors() != [player]:
            break
        state.apply(player, judgement.policy(state, player, rng))
    return state
