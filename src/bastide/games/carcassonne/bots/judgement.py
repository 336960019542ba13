"""Judgement on Carcassonne: whole turns, weighed by the points that everybody can expect after them."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from bastide.bots.search.calibration import calibrated
from bastide.bots.search.judgement import Judgement, behind_best, chances, win_shares
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.games.carcassonne.bots.figures import figure_worth
from bastide.games.carcassonne.bots.forecast.forecast import UNKNOWN, Forecast
from bastide.games.carcassonne.bots.forecast.opinions import OPINIONS
from bastide.games.carcassonne.bots.margins import ahead, as_it_stands
from bastide.games.carcassonne.bots.placements.recollection import Recollection
from bastide.games.carcassonne.bots.placements.survey import BRIDGE_NEEDED, Survey
from bastide.games.carcassonne.bots.value_network.leaf import Leaf
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.actions import NONE, figure_action
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.turn.moments import PLACE

FOLDER: Final = Path(__file__).parent
#: So many turns are played on, after the one that is being decided, before a position is judged.
TURNS_AHEAD: Final = 3
#: So many actions race each other.
RACERS: Final = 6
#: With modules, so many of the placements that look best at first sight are looked at with all that follows.
SECOND_LOOKS: Final = 8
#: The same in playouts.
GLANCES: Final = 2
#: What looks worse than the best by more points than this needs no closer look.
NEAR: Final = 4.0
#: At the end, so many points more make victory look e times as good: a clear win is better than a narrow one.
MARGIN: Final = 8.0
#: Points that make one action look e times as promising as another.
KEENNESS: Final = 1.6


@final
class CarcassonneJudgement(Judgement):
    """``farsighted``: features count by what they will bring; without it, by what they would bring if it ended now.

    ``leaf`` judges where playouts end, and takes a closer look at so many of the actions that look best at first sight
    (``closer_looks``): before they race, or where one is to be chosen at once. In playouts there is no time for that.
    """

    def __init__(
        self,
        farsighted: bool = True,
        weights: Weights | None = None,
        racers: int = RACERS,
        turns_ahead: int = TURNS_AHEAD,
        leaf: Leaf | None = None,
        closer_looks: int = 0,
    ) -> None:
        super().__init__()
        self.calibration = calibrated(FOLDER)
        self.depth = 2
        self.racers = racers
        self.turns_ahead = turns_ahead
        self.farsighted = farsighted
        self.leaf = leaf
        self.closer_looks = closer_looks
        self.weights = Weights() if weights is None else weights
        self.forecast = Forecast(self.weights, OPINIONS)
        self.survey = Survey(self.forecast)
        #: For each player, the answer to the next question that was found on the way to the last one; -1: none.
        self.planned: list[int] = [-1] * 8
        #: By action of the last ``weigh``: that answer.
        self._next: list[int] = []
        self._until = 0
        #: What was laid in playouts since the tiles to come were counted.
        self.recollection = Recollection()
        #: Whether this is a playout, where time is short.
        self._glancing = False

    def prepare(self, state: State, player: int) -> None:
        assert isinstance(state, CarcassonneState)
        self.recollection.begin(state, self.forecast.outlook.update(state))
        self._until = state.turns + 1 + self.turns_ahead

    def begin(self, state: State) -> None:
        self.planned = [-1] * 8

    def enough(self, state: State) -> bool:
        assert isinstance(state, CarcassonneState)
        return state.turns >= self._until

    def policy(self, state: State, player: int, rng: Rng) -> int:
        planned = self.planned[player]
        self.planned[player] = -1
        if planned >= 0 and state.is_legal(player, planned):
            return planned
        assert isinstance(state, CarcassonneState)
        recollection = self.recollection
        if recollection.knows(state):
            self.planned[player] = recollection.planned
            return recollection.action
        self._glancing = True
        action = self.quick(state, player, rng)
        self._glancing = False
        recollection.keep(action, self.planned[player])
        return action

    def quick(self, state: State, player: int, rng: Rng) -> int:
        assert isinstance(state, CarcassonneState)
        legal = self.candidates(state, player, state.legal_actions(player))
        if len(legal) == 1:
            return legal[0]
        worths = self.weigh(state, player, legal)
        if self.leaf is not None and not self._glancing:
            self.look_closer(state, player, legal, worths, self.leaf)
        best = 0
        for i in range(1, len(worths)):
            if worths[i] > worths[best]:
                best = i
        self.planned[player] = self._next[best]
        return legal[best]

    def candidates(self, state: State, player: int, legal: list[int]) -> list[int]:
        """What the modules leave of it, where their questions have senseless answers."""
        assert isinstance(state, CarcassonneState)
        forecast = self.forecast
        forecast.listen(state)
        appraiser = self.survey if self.farsighted else None
        for place, opinion in enumerate(forecast.speaking):
            legal = opinion.candidates(state, forecast.memories[place], player, legal, appraiser)
        return legal

    def prior(self, state: State, player: int, actions: list[int]) -> list[float]:
        assert isinstance(state, CarcassonneState)
        worths = self.weigh(state, player, actions)
        if self.leaf is not None:
            self.look_closer(state, player, actions, worths, self.leaf)
        best = max(worths)
        return [math.exp((worth - best) / KEENNESS) + 0.002 for worth in worths]

    def turns_left(self, state: State) -> float:
        assert isinstance(state, CarcassonneState)
        return float(len(state.pile) + 1)

    def losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """In points."""
        assert isinstance(state, CarcassonneState)
        return behind_best(self.weigh(state, player, actions))

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, CarcassonneState)
        spread = self.weights.spread + self.weights.spread_to_come * math.sqrt(float(len(state.pile)))
        leaf = self.leaf
        return chances(self.points(state) if leaf is None else leaf.points(state, self.forecast), spread)

    def result(self, outcome: Outcome) -> list[float]:
        wins = win_shares(outcome)
        margins = chances([float(score) for score in outcome.scores], MARGIN)
        return [0.7 * wins[p] + 0.3 * margins[p] for p in range(len(wins))]

    def points(self, state: CarcassonneState) -> list[float]:
        return self.forecast.totals(state) if self.farsighted else as_it_stands(state)

    # -- whole turns ---------------------------------------------------------------------------------

    def weigh(self, state: CarcassonneState, player: int, actions: list[int]) -> list[float]:
        """How far ahead the player is after each action and the best answer to what is asked next in the same turn.

        These answers are kept in ``_next``.
        """
        if self.farsighted and state.rules.chain[state.phase].moment == PLACE:
            return self.weigh_placements(state, player, actions)
        worths: list[float] = []
        self._next = [-1] * len(actions)
        if self.farsighted and state.rules.chain[state.phase].id == "figure":
            return self.answers(state, player, actions)
        for i in range(len(actions)):
            worths.append(self.worth(state, player, actions[i], i))
        return worths

    def weigh_placements(self, state: CarcassonneState, player: i64, actions: list[int]) -> list[float]:
        """The same for placements, at first without laying the tile."""
        survey = self.survey
        survey.over(state, player)
        worths: list[float] = []
        follow_ups: list[int] = []
        last: i64 = -1
        for action in actions:
            if action >= NONE:
                # a tile that fits only with a bridge is given up
                worths.append(survey.as_it_is(state) - BRIDGE_NEEDED / 2.0)
                follow_ups.append(-1)
                continue
            cell: i64 = action >> 2
            if cell != last:
                survey.at(state, state.board.rim_place(cell))
                last = cell
            worths.append(survey.worth(state, state.hand, action & 3))
            follow_ups.append(figure_action(FOLLOWER, survey.figure) if survey.figure >= 0 else NONE)
        self._next = follow_ups
        if len(state.rules.modules) > 1:
            self.look_again(state, player, actions, worths)
        return worths

    def look_again(self, state: CarcassonneState, player: i64, actions: list[int], worths: list[float]) -> None:
        """Modules know more ways to score than a survey does: look at the best placements with all that follows."""
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        looks = GLANCES if self._glancing else SECOND_LOOKS
        lowest = 1e9
        for i in order[:looks]:
            worths[i] = self.worth(state, player, actions[i], i)
            lowest = min(lowest, worths[i])
        for i in order[looks:]:
            worths[i] = min(worths[i], lowest - 0.1)

    def look_closer(
        self, state: CarcassonneState, player: int, actions: list[int], worths: list[float], leaf: Leaf
    ) -> None:
        """Have the leaf judge what comes of the best actions, each with the answer that was found for it."""
        looks = min(len(actions), self.closer_looks)
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        near = 0
        while near < looks and worths[order[near]] > worths[order[0]] - NEAR:
            near += 1
        if near < 2:
            return
        lowest = 1e9
        for i in order[:near]:
            after = state.clone()
            after.apply(player, actions[i])
            if self._next[i] >= 0 and after.asked == player and after.is_legal(player, self._next[i]):
                after.apply(player, self._next[i])
            worths[i] = ahead(leaf.points(after, self.forecast), player)
            lowest = min(lowest, worths[i])
        for i in order[near:]:
            worths[i] = min(worths[i], lowest - 0.1)

    def worth(self, state: CarcassonneState, player: int, action: int, place: int) -> float:
        """How far ahead the player is after an action and the best answer in the same turn, kept in ``_next``."""
        after = state.clone()
        after.apply(player, action)
        self._next[place] = -1
        if after.asked != player or after.turns != state.turns or after.hand >= 0:
            return ahead(self.points(after), player)
        highest = -1e9
        legal = after.legal_actions(player)
        worths = self.answers(after, player, legal)
        for i in range(len(legal)):
            if worths[i] > highest:
                highest = worths[i]
                self._next[place] = legal[i]
        return highest

    def answers(self, state: CarcassonneState, player: i64, actions: list[int]) -> list[float]:
        """How far ahead the player is after each of these actions."""
        worths: list[float] = []
        if not self.farsighted or state.rules.chain[state.phase].id != "figure":
            for action in actions:
                worths.append(self.after(state, player, action, 1))
            return worths
        forecast = self.forecast
        forecast.look(state)
        totals = forecast.all_in_all(state)
        before = ahead(totals, player)
        others: list[int] = []
        for i in range(len(actions)):
            if actions[i] == NONE:
                worths.append(before)
                continue
            worth = figure_worth(state, player, actions[i], forecast)
            worths.append(before - totals[player] + worth)
            if worth == UNKNOWN:
                others.append(i)
        # these look at other positions: only when all is said about this one
        for i in others:
            worths[i] = self.after(state, player, actions[i], 0 if self._glancing else 1)
        return worths

    def after(self, state: CarcassonneState, player: i64, action: int, deep: int) -> float:
        """How far ahead the player is after an action and, where it is only half a decision, the best other half."""
        last = state.clone()
        last.apply(player, action)
        if deep == 0 or not self.farsighted or last.asked != player or last.turns != state.turns or last.hand >= 0:
            return ahead(self.points(last), player)
        return max([self.after(last, player, answer, deep - 1) for answer in last.legal_actions(player)])
