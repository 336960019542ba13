"""Heuristics of Carcassonne: values whole turns by the expected scores after them."""

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
#: Turns of a rollout after the turn that is being decided.
TURNS_AHEAD: Final = 3
#: Number of actions that race each other.
RACERS: Final = 6
#: With modules, number of the best placements that are evaluated again by playing the whole turn.
SECOND_LOOKS: Final = 8
#: The same in rollouts.
GLANCES: Final = 2
#: Actions that look worse than the best by more than this are not evaluated by the value network.
NEAR: Final = 4.0
#: Lead in points that makes a victory e times as good, because a clear win is better than a narrow one.
MARGIN: Final = 8.0
#: Difference in points that makes one action e times as promising as another.
KEENNESS: Final = 1.6


@final
class CarcassonneJudgement(Judgement):
    """Heuristics for a search.

    ``uses_forecast``: value features by what they will score; otherwise by what they would score now.
    ``value_network`` evaluates the ends of rollouts. It also evaluates up to ``max_network_evaluations`` of the most
    promising actions, before they race or where one is chosen without search; not in rollouts, where time is short.
    """

    def __init__(
        self,
        uses_forecast: bool = True,
        weights: Weights | None = None,
        max_racing_actions: int = RACERS,
        rollout_turns: int = TURNS_AHEAD,
        value_network: Leaf | None = None,
        max_network_evaluations: int = 0,
    ) -> None:
        super().__init__()
        self.calibration = calibrated(FOLDER)
        self.depth = 2
        self.racers = max_racing_actions
        self.turns_ahead = rollout_turns
        self.farsighted = uses_forecast
        self.leaf = value_network
        self.closer_looks = max_network_evaluations
        self.weights = Weights() if weights is None else weights
        self.forecast = Forecast(self.weights, OPINIONS)
        self.survey = Survey(self.forecast)
        #: By player: the answer to the next question that was found together with the last action; -1 if none.
        self.planned: list[int] = [-1] * 8
        #: The same by action of the last ``action_leads``.
        self._next_answers: list[int] = []
        self._rollout_end_turn = 0
        #: Placements of earlier rollouts, valid until the remaining tiles are counted again.
        self.recollection = Recollection()
        #: Whether this is a rollout, where time is short.
        self._in_rollout = False

    def prepare(self, state: State, player: int) -> None:
        assert isinstance(state, CarcassonneState)
        self.recollection.begin(state, self.forecast.outlook.update(state))
        self._rollout_end_turn = state.turns + 1 + self.turns_ahead

    def begin(self, state: State) -> None:
        self.planned = [-1] * 8

    def enough(self, state: State) -> bool:
        assert isinstance(state, CarcassonneState)
        return state.turns >= self._rollout_end_turn

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
        self._in_rollout = True
        action = self.quick(state, player, rng)
        self._in_rollout = False
        recollection.keep(action, self.planned[player])
        return action

    def quick(self, state: State, player: int, rng: Rng) -> int:
        assert isinstance(state, CarcassonneState)
        legal = self.candidates(state, player, state.legal_actions(player))
        if len(legal) == 1:
            return legal[0]
        worths = self.weigh(state, player, legal)
        if self.leaf is not None and not self._in_rollout:
            self.look_closer(state, player, legal, worths, self.leaf)
        best = 0
        for i in range(1, len(worths)):
            if worths[i] > worths[best]:
                best = i
        self.planned[player] = self._next_answers[best]
        return legal[best]

    def candidates(self, state: State, player: int, legal: list[int]) -> list[int]:
        """Filter the legal actions by the heuristics of the modules."""
        assert isinstance(state, CarcassonneState)
        forecast = self.forecast
        forecast.listen(state)
        tile_evaluator = self.survey if self.farsighted else None
        for place, module_heuristics in enumerate(forecast.speaking):
            legal = module_heuristics.candidates(state, forecast.memories[place], player, legal, tile_evaluator)
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
        """Return the losses in points."""
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
        """Return the expected scores of all players; without a forecast the scores if the game ended now."""
        return self.forecast.totals(state) if self.farsighted else as_it_stands(state)

    # -- whole turns -------------------------------------------------------------------------------------------------

    def weigh(self, state: CarcassonneState, player: int, actions: list[int]) -> list[float]:
        """Return the player's lead after each action, with the best answer to the next question of the same turn.

        The answers are kept in ``_next_answers``.
        """
        if self.farsighted and state.rules.chain[state.phase].moment == PLACE:
            return self.weigh_placements(state, player, actions)
        worths: list[float] = []
        self._next_answers = [-1] * len(actions)
        if self.farsighted and state.rules.chain[state.phase].id == "figure":
            return self.answers(state, player, actions)
        for i in range(len(actions)):
            worths.append(self.worth(state, player, actions[i], i))
        return worths

    def weigh_placements(self, state: CarcassonneState, player: i64, actions: list[int]) -> list[float]:
        """Return the same for placements, first without laying the tile."""
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
        self._next_answers = follow_ups
        if len(state.rules.modules) > 1:
            self.look_again(state, player, actions, worths)
        return worths

    def look_again(self, state: CarcassonneState, player: i64, actions: list[int], worths: list[float]) -> None:
        """Evaluate the best placements again by playing the turn, because modules have more ways to score."""
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        looks = GLANCES if self._in_rollout else SECOND_LOOKS
        lowest = 1e9
        for i in order[:looks]:
            worths[i] = self.worth(state, player, actions[i], i)
            lowest = min(lowest, worths[i])
        for i in order[looks:]:
            worths[i] = min(worths[i], lowest - 0.1)

    def look_closer(
        self, state: CarcassonneState, player: int, actions: list[int], worths: list[float], leaf: Leaf
    ) -> None:
        """Evaluate the best actions, each with the answer found for it, by the value network."""
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
            if self._next_answers[i] >= 0 and after.asked == player and after.is_legal(player, self._next_answers[i]):
                after.apply(player, self._next_answers[i])
            worths[i] = ahead(leaf.points(after, self.forecast), player)
            lowest = min(lowest, worths[i])
        for i in order[near:]:
            worths[i] = min(worths[i], lowest - 0.1)

    def worth(self, state: CarcassonneState, player: int, action: int, place: int) -> float:
        """Return the player's lead after an action and the best answer in the same turn, kept in ``_next_answers``."""
        after = state.clone()
        after.apply(player, action)
        self._next_answers[place] = -1
        if after.asked != player or after.turns != state.turns or after.hand >= 0:
            return ahead(self.points(after), player)
        highest = -1e9
        legal = after.legal_actions(player)
        worths = self.answers(after, player, legal)
        for i in range(len(legal)):
            if worths[i] > highest:
                highest = worths[i]
                self._next_answers[place] = legal[i]
        return highest

    def answers(self, state: CarcassonneState, player: i64, actions: list[int]) -> list[float]:
        """Return the player's lead after each action."""
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
        # These analyse other positions, so they come after everything about this one.
        for i in others:
            worths[i] = self.after(state, player, actions[i], 0 if self._in_rollout else 1)
        return worths

    def after(self, state: CarcassonneState, player: i64, action: int, depth: int) -> float:
        """Return the player's lead after an action and, if it is half a decision, the best second half."""
        last = state.clone()
        last.apply(player, action)
        if depth == 0 or not self.farsighted or last.asked != player or last.turns != state.turns or last.hand >= 0:
            return ahead(self.points(last), player)
        return max([self.after(last, player, answer, depth - 1) for answer in last.legal_actions(player)])
