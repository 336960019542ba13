"""What a search asks about a game: which actions are worth a thought, what others would do, who stands better.

A judgement is handed positions that were *drawn* for one player, never the truth. It may look at all of such a
position, since nothing in it is known to be true.

Everything here has an answer that fits any game: play at random, to the end, with no opinion. A game's own judgement
improves on as much of it as it can.
"""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from bastide.bots.search.budget import Budget
from bastide.bots.search.calibration import Calibration
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """An opinion on the positions of one game."""

    def __init__(self) -> None:
        #: Playouts are cut off after so many decisions and judged by ``evaluate``; 0: they are played to the end.
        self.horizon = 0
        #: The tree goes this many decisions deep and not further; 0: as deep as it grows.
        self.depth = 0
        #: Instead of growing a tree, let so many of the most promising actions race each other; 0: grow a tree.
        self.racers = 0
        #: In a race, nobody drops out before so many rounds.
        self.patience = 5
        #: In a race: how much the first impression counts when games were few (in standard deviations of a result).
        self.doubt = 0.0
        #: The part of the time for a decision, from 0 to 1, that goes into plans.
        self.planning = 0.0
        #: The most seconds that are spent before the first decision of a game; 0: all that there are for it.
        self.rehearsing = 0.0
        #: How far the chances that playouts show can be believed, as measured; as they are if nobody has.
        self.calibration = Calibration()

    def plan_in_words(self, player: int) -> str:
        """The plan that is followed for a player, as a strategy that could be written in a file; empty if none is."""
        return ""

    def plan(self, state: State, player: int, rng: Rng) -> None:
        """One thought on the course of the game, from a position drawn for this player, which may be played on.

        It is asked for before each decision, again and again for the part of the time that ``planning`` says.
        """

    def rehearses(self, state: State, budget: Budget) -> bool:
        """Whether there is something to try out before the first decision of a game like this, in so much time.

        It is asked by players, who have time for a whole game; not for hints on a single decision.
        """
        return False

    def rehearse(self) -> None:
        """One thought before the first decision, if ``rehearses`` says that there is something to think about."""

    def end_rehearsal(self) -> None:
        """The time for it is over: from now on what was found is followed."""

    def forget(self) -> None:
        """Let go of all plans: whoever wants a second opinion asks for it with a fresh mind."""

    def prepare(self, state: State, player: int) -> None:
        """A position has just been drawn for this player: whatever can be made likelier in it may be changed now."""

    def begin(self, state: State) -> None:
        """A playout begins here."""

    def enough(self, state: State) -> bool:
        """Whether a playout, however short, may be cut off here: for horizons that are not counted in decisions."""
        return False

    def policy(self, state: State, player: int, rng: Rng) -> int:
        """A legal action, found fast: what this player plays in a playout."""
        legal = state.legal_actions(player)
        return legal[rng.below(len(legal))]

    def quick(self, state: State, player: int, rng: Rng) -> int:
        """A legal action, found without search but with more care than in a playout."""
        return self.policy(state, player, rng)

    def candidates(self, state: State, player: int, legal: list[int]) -> list[int]:
        """Those of the legal actions that are worth a thought, ascending; at least one."""
        return legal

    def prior(self, state: State, player: int, actions: list[int]) -> list[float]:
        """How promising each action looks at first sight, on any scale; all more than 0."""
        return [1.0] * len(actions)

    def losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """What each action loses against the best of them, at first sight and on the game's own scale; the least is 0.

        Levels that err take what is good enough by it.
        """
        priors = self.prior(state, player, actions)
        best = max(priors)
        return [math.log(best / prior) for prior in priors]

    def observation(self, state: State) -> int:
        """A number that tells apart the positions that those who act next can tell apart; 0: let them be one node."""
        return 0

    def likeness(self, state: State) -> str:
        """A fingerprint of a position, without what makes no difference to how the game goes on."""
        return state.digest()

    def turns_left(self, state: State) -> float:
        """How many turns are still to come, about, counted like ``State.turn_number``; 0: nobody can tell."""
        return 0.0

    def progress(self, state: State) -> float:
        """How far the game has come, from 0 to 1; 1 if it is over, and 0 where nobody can tell."""
        if state.is_over():
            return 1.0
        left = self.turns_left(state)
        done = float(state.turn_number())
        return done / (done + left) if left > 0.0 else 0.0

    def evaluate(self, state: State) -> list[float]:
        """The expected result of each player, from 0 to 1, of a game that is not over."""
        return [1.0 / state.players] * state.players

    def result(self, outcome: Outcome) -> list[float]:
        """The result of each player, from 0 to 1, of a finished game. By default nothing but victory counts."""
        return win_shares(outcome)


def win_shares(outcome: Outcome) -> list[float]:
    """1 for the winner; those who share a victory share the 1."""
    winners = outcome.winners
    return [1.0 / len(winners) if place == 1 else 0.0 for place in outcome.places]


def chances(points: list[float], spread: float) -> list[float]:
    """The chance of each player to win if these are the points to expect, give or take ``spread``.

    >>> [round(chance, 2) for chance in chances([50.0, 40.0], 10.0)]
    [0.73, 0.27]
    """
    best = max(points)
    weights = [math.exp((each - best) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def behind_best(worths: list[float]) -> list[float]:
    """How far each is behind the best of them."""
    best = max(worths)
    return [best - worth for worth in worths]


def legal_key(state: State) -> int:
    """An ``observation``: what those who act next may do, as a number of 32 bits."""
    key = 0
    for player in state.actors():
        for action in state.legal_actions(player):
            key = (key * 1000003 + action + 1) & 0xFFFFFFFF
    return key
