"""Heuristics of Carcassonne: values whole turns by the expected scores after them."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from bastide.bots.search.decision_evaluation import MeasuredEffect
from bastide.bots.search.heuristics_interface import Heuristics, gaps_to_best, win_chances_from_points, win_shares
from bastide.bots.search.win_chance_calibration import load_calibration
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.games.carcassonne.bots.completion_effects import CompletionEffects
from bastide.games.carcassonne.bots.forecast.module_heuristics_registry import MODULE_HEURISTICS
from bastide.games.carcassonne.bots.forecast.score_forecast import UNKNOWN_VALUE, ScoreForecast, followers_in_supply
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.bots.meeple_action_values import score_after_meeple_action
from bastide.games.carcassonne.bots.placements.placement_cache import PlacementCache
from bastide.games.carcassonne.bots.placements.placement_evaluator import BRIDGE_COST_POINTS, PlacementEvaluator
from bastide.games.carcassonne.bots.scores_if_ended_now import lead_over_best_opponent, scores_if_ended_now
from bastide.games.carcassonne.bots.value_network.network import ValueNetwork
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.action_space import ACTION_NONE, meeple_action
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, CLOISTER, FIELD, ROAD
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_PLACE_TILE

BOTS_FOLDER: Final = Path(__file__).parent
#: Turns of a rollout after the turn that is being decided.
ROLLOUT_TURNS: Final = 3
#: Number of actions that race each other.
RACING_ACTIONS: Final = 6
#: With modules, number of the best placements that are evaluated again by playing the whole turn.
MAX_FULL_EVALUATIONS: Final = 8
#: The same in rollouts.
MAX_FULL_EVALUATIONS_IN_ROLLOUTS: Final = 2
#: Actions that look worse than the best by more than this are not evaluated by the value network.
NEAR_BEST_POINTS: Final = 4.0
#: Lead in points that makes a victory e times as good, because a clear win is better than a narrow one.
MARGIN_SCALE_POINTS: Final = 8.0
#: What brings points, by kind of feature, and the value of followers that can still be placed.
POINT_SOURCES: Final = {CITY: "cities", ROAD: "roads", CLOISTER: "cloisters", FIELD: "fields"}
FOLLOWERS_SOURCE: Final = "followers"
#: Differences that can explain points: points scored soon, and followers that are free soon.
MIN_SOON_POINTS: Final = 1.0
MIN_FREE_FOLLOWERS: Final = 0.4
#: How much more each module makes a mistake of the same kind cost.
LOSS_SCALE_PER_MODULE: Final = 0.03
#: Difference in points that makes one action e times as promising as another.
PRIOR_TEMPERATURE_POINTS: Final = 1.6


@final
class CarcassonneHeuristics(Heuristics):
    """Heuristics for a search.

    ``uses_forecast``: value features by what they will score; otherwise by what they would score now.
    ``value_network`` evaluates the ends of rollouts. It also evaluates up to ``max_network_evaluations`` of the most
    promising actions, before they race or where one is chosen without search; not in rollouts, where time is short.
    """

    def __init__(
        self,
        uses_forecast: bool = True,
        weights: HeuristicWeights | None = None,
        max_racing_actions: int = RACING_ACTIONS,
        rollout_turns: int = ROLLOUT_TURNS,
        value_network: ValueNetwork | None = None,
        max_network_evaluations: int = 0,
    ) -> None:
        super().__init__()
        self.calibration = load_calibration(BOTS_FOLDER)
        self.max_tree_depth = 2
        self.max_racing_actions = max_racing_actions
        self.rollout_turns = rollout_turns
        self.uses_forecast = uses_forecast
        self.value_network = value_network
        self.max_network_evaluations = max_network_evaluations
        self.weights = HeuristicWeights() if weights is None else weights
        self.forecast = ScoreForecast(self.weights, MODULE_HEURISTICS)
        self.placement_evaluator = PlacementEvaluator(self.forecast)
        #: By player: the answer to the next question that was found together with the last action; -1 if none.
        self.planned_answers: list[int] = [-1] * 8
        #: The same by action of the last ``action_leads``.
        self._next_answers: list[int] = []
        self._rollout_end_turn = 0
        self._measures_effects = False
        self._completion_effects = CompletionEffects(self.forecast)
        #: Placements of earlier rollouts, valid until the remaining tiles are counted again.
        self.placement_cache = PlacementCache()
        #: Whether this is a rollout, where time is short.
        self._in_rollout = False

    def adjust_sampled_position(self, state: State, player: int) -> None:
        assert isinstance(state, CarcassonneState)
        self.placement_cache.start_from(state, self.forecast.remaining_tiles.count_tiles(state))
        self._rollout_end_turn = state.turns + 1 + self.rollout_turns

    def begin_rollout(self, state: State) -> None:
        self.planned_answers = [-1] * 8

    def should_end_rollout(self, state: State) -> bool:
        assert isinstance(state, CarcassonneState)
        return state.turns >= self._rollout_end_turn

    def rollout_action(self, state: State, player: int, rng: Rng) -> int:
        planned = self.planned_answers[player]
        self.planned_answers[player] = -1
        if planned >= 0 and state.is_legal(player, planned):
            return planned
        assert isinstance(state, CarcassonneState)
        recollection = self.placement_cache
        if recollection.look_up(state):
            self.planned_answers[player] = recollection.planned_answer
            return recollection.action
        self._in_rollout = True
        action = self.quick_action(state, player, rng)
        self._in_rollout = False
        recollection.store(action, self.planned_answers[player])
        return action

    def quick_action(self, state: State, player: int, rng: Rng) -> int:
        assert isinstance(state, CarcassonneState)
        legal = self.candidate_actions(state, player, state.legal_actions(player))
        if len(legal) == 1:
            return legal[0]
        worths = self.action_leads(state, player, legal)
        if self.value_network is not None and not self._in_rollout:
            self.refine_by_network(state, player, legal, worths, self.value_network)
        best = 0
        for i in range(1, len(worths)):
            if worths[i] > worths[best]:
                best = i
        self.planned_answers[player] = self._next_answers[best]
        return legal[best]

    def candidate_actions(self, state: State, player: int, legal: list[int]) -> list[int]:
        """Filter the legal actions by the heuristics of the modules."""
        assert isinstance(state, CarcassonneState)
        forecast = self.forecast
        forecast.select_module_heuristics(state)
        tile_evaluator = self.placement_evaluator if self.uses_forecast else None
        for place, module_heuristics in enumerate(forecast.active_module_heuristics):
            legal = module_heuristics.filter_candidates(
                state, forecast.active_module_slots[place], player, legal, tile_evaluator
            )
        return legal

    def action_priors(self, state: State, player: int, actions: list[int]) -> list[float]:
        assert isinstance(state, CarcassonneState)
        worths = self.action_leads(state, player, actions)
        if self.value_network is not None:
            self.refine_by_network(state, player, actions, worths, self.value_network)
        best = max(worths)
        return [math.exp((worth - best) / PRIOR_TEMPERATURE_POINTS) + 0.002 for worth in worths]

    def estimated_turns_left(self, state: State) -> float:
        assert isinstance(state, CarcassonneState)
        return float(len(state.pile) + 1)

    def estimated_losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Return the losses in points of the basic game: with modules, more points are at stake in each turn."""
        assert isinstance(state, CarcassonneState)
        scale = 1.0 + LOSS_SCALE_PER_MODULE * float(len(state.rules.modules) - 1)
        return [gap / scale for gap in gaps_to_best(self.action_leads(state, player, actions))]

    def evaluate_position(self, state: State) -> list[float]:
        assert isinstance(state, CarcassonneState)
        spread = self.weights.final_margin_spread + self.weights.margin_spread_per_root_tile * math.sqrt(
            float(len(state.pile))
        )
        leaf = self.value_network
        return win_chances_from_points(
            self.expected_scores(state) if leaf is None else leaf.expected_scores(state, self.forecast), spread
        )

    def outcome_results(self, outcome: Outcome) -> list[float]:
        wins = win_shares(outcome)
        margins = win_chances_from_points([float(score) for score in outcome.scores], MARGIN_SCALE_POINTS)
        return [0.7 * wins[p] + 0.3 * margins[p] for p in range(len(wins))]

    def expected_scores(self, state: CarcassonneState) -> list[float]:
        """Return the expected scores of all players; without a forecast the scores if the game ended now."""
        return self.forecast.forecast_scores(state) if self.uses_forecast else scores_if_ended_now(state)

    def expected_final_scores(self, state: State) -> list[float]:
        assert isinstance(state, CarcassonneState)
        network = self.value_network
        return self.expected_scores(state) if network is None else network.expected_scores(state, self.forecast)

    def point_sources(self, state: State) -> list[str]:
        return [*POINT_SOURCES.values(), FOLLOWERS_SOURCE]

    def points_by_source(self, state: State) -> list[float]:
        """Return scored and expected points by kind of feature, and the value of the followers in the supply."""
        assert isinstance(state, CarcassonneState)
        forecast = self.forecast
        forecast.analyse_position(state)
        index = state.rules.points_tally_index
        found: list[float] = []
        for player in range(state.players):
            for kind, source in POINT_SOURCES.items():
                scored = state.tally[player * len(state.rules.tally_names) + index[source]]
                found.append(float(scored) + forecast.expected_points_of_kind(state, player, kind))
            found.append(forecast.supply_value(player, forecast.expected_supply_followers[player]))
        return found

    def list_effects(self, state: State, player: int, actions: list[int]) -> list[MeasuredEffect]:
        """Return points scored and free followers after the turns of a rollout, and completed features, of all."""
        assert isinstance(state, CarcassonneState)
        self.adjust_sampled_position(state, player)  # counts the tiles for the forecast
        # The final scoring is not "soon".
        self._measures_effects = len(state.pile) > self.rollout_turns + 1
        found: list[MeasuredEffect] = []
        for other in range(state.players) if self._measures_effects else []:
            sign = 1.0 if other == player else -1.0
            found.append(
                MeasuredEffect("scores_soon" if sign > 0.0 else "scores_less_soon", other, sign * MIN_SOON_POINTS, {})
            )
            # A follower that is not placed is free: that is no reason, but ``stuck`` is one.
            freeing = [each for each in actions if each != ACTION_NONE] if other == player else None
            code = "frees" if sign > 0.0 else "ties_up"
            found.append(MeasuredEffect(code, other, sign * MIN_FREE_FOLLOWERS, {}, freeing))
        return found + self._completion_effects.list_effects(state, player, actions)

    def measure_effects(self, state: State, action: int) -> list[float]:
        assert isinstance(state, CarcassonneState)
        found: list[float] = []
        if self._measures_effects:
            scores = state.scores()
            for player in range(state.players):
                found += [float(scores[player]), followers_in_supply(state, player)]
        return found + self._completion_effects.measure(state, action)

    # -- whole turns -------------------------------------------------------------------------------------------------

    def action_leads(self, state: CarcassonneState, player: int, actions: list[int]) -> list[float]:
        """Return the player's lead after each action, with the best answer to the next question of the same turn.

        The answers are kept in ``_next_answers``.
        """
        if self.uses_forecast and state.rules.phases[state.phase].step == STEP_PLACE_TILE:
            return self.placement_leads(state, player, actions)
        worths: list[float] = []
        self._next_answers = [-1] * len(actions)
        if self.uses_forecast and state.rules.phases[state.phase].id == "figure":
            return self.answer_leads(state, player, actions)
        for i in range(len(actions)):
            worths.append(self.lead_after_turn(state, player, actions[i], i))
        return worths

    def placement_leads(self, state: CarcassonneState, player: i64, actions: list[int]) -> list[float]:
        """Return the same for placements, first without laying the tile."""
        survey = self.placement_evaluator
        survey.start_position(state, player)
        worths: list[float] = []
        follow_ups: list[int] = []
        last: i64 = -1
        for action in actions:
            if action >= ACTION_NONE:
                # a tile that fits only with a bridge is given up
                worths.append(survey.lead_without_tile(state) - BRIDGE_COST_POINTS / 2.0)
                follow_ups.append(-1)
                continue
            cell: i64 = action >> 2
            if cell != last:
                survey.start_cell(state, state.board.frontier_index(cell))
                last = cell
            worths.append(survey.lead_after_placement(state, state.hand, action & 3))
            follow_ups.append(
                meeple_action(FOLLOWER, survey.best_follower_feature)
                if survey.best_follower_feature >= 0
                else ACTION_NONE
            )
        self._next_answers = follow_ups
        if len(state.rules.modules) > 1:
            self.refine_by_playing(state, player, actions, worths)
        return worths

    def refine_by_playing(self, state: CarcassonneState, player: i64, actions: list[int], worths: list[float]) -> None:
        """Evaluate the best placements again by playing the turn, because modules have more ways to score."""
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        looks = MAX_FULL_EVALUATIONS_IN_ROLLOUTS if self._in_rollout else MAX_FULL_EVALUATIONS
        lowest = 1e9
        for i in order[:looks]:
            worths[i] = self.lead_after_turn(state, player, actions[i], i)
            lowest = min(lowest, worths[i])
        for i in order[looks:]:
            worths[i] = min(worths[i], lowest - 0.1)

    def refine_by_network(
        self, state: CarcassonneState, player: int, actions: list[int], worths: list[float], leaf: ValueNetwork
    ) -> None:
        """Evaluate the best actions, each with the answer found for it, by the value network."""
        looks = min(len(actions), self.max_network_evaluations)
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        near = 0
        while near < looks and worths[order[near]] > worths[order[0]] - NEAR_BEST_POINTS:
            near += 1
        if near < 2:
            return
        lowest = 1e9
        for i in order[:near]:
            after = state.clone()
            after.apply(player, actions[i])
            if self._next_answers[i] >= 0 and after.asked == player and after.is_legal(player, self._next_answers[i]):
                after.apply(player, self._next_answers[i])
            worths[i] = lead_over_best_opponent(leaf.expected_scores(after, self.forecast), player)
            lowest = min(lowest, worths[i])
        for i in order[near:]:
            worths[i] = min(worths[i], lowest - 0.1)

    def lead_after_turn(self, state: CarcassonneState, player: int, action: int, place: int) -> float:
        """Return the player's lead after an action and the best answer in the same turn, kept in ``_next_answers``."""
        after = state.clone()
        after.apply(player, action)
        self._next_answers[place] = -1
        if after.asked != player or after.turns != state.turns or after.hand >= 0:
            return lead_over_best_opponent(self.expected_scores(after), player)
        highest = -1e9
        legal = after.legal_actions(player)
        worths = self.answer_leads(after, player, legal)
        for i in range(len(legal)):
            if worths[i] > highest:
                highest = worths[i]
                self._next_answers[place] = legal[i]
        return highest

    def answer_leads(self, state: CarcassonneState, player: i64, actions: list[int]) -> list[float]:
        """Return the player's lead after each action."""
        worths: list[float] = []
        if not self.uses_forecast or state.rules.phases[state.phase].id != "figure":
            for action in actions:
                worths.append(self.lead_after_action(state, player, action, 1))
            return worths
        forecast = self.forecast
        forecast.analyse_position(state)
        totals = forecast.last_forecast_scores(state)
        before = lead_over_best_opponent(totals, player)
        others: list[int] = []
        for i in range(len(actions)):
            if actions[i] == ACTION_NONE:
                worths.append(before)
                continue
            worth = score_after_meeple_action(state, player, actions[i], forecast)
            worths.append(before - totals[player] + worth)
            if worth == UNKNOWN_VALUE:
                others.append(i)
        # These analyse other positions, so they come after everything about this one.
        for i in others:
            worths[i] = self.lead_after_action(state, player, actions[i], 0 if self._in_rollout else 1)
        return worths

    def lead_after_action(self, state: CarcassonneState, player: i64, action: int, depth: int) -> float:
        """Return the player's lead after an action and, if it is half a decision, the best second half."""
        last = state.clone()
        last.apply(player, action)
        if depth == 0 or not self.uses_forecast or last.asked != player or last.turns != state.turns or last.hand >= 0:
            return lead_over_best_opponent(self.expected_scores(last), player)
        return max([self.lead_after_action(last, player, answer, depth - 1) for answer in last.legal_actions(player)])
