"""Forecast of all scores: expected points of the occupied features, and the value of the followers in the supply.

A feature counts for the players with the majority, by its points now and its points when complete, weighted by the
completion chance. A follower in the supply is worth more the fewer there are and the more of the game is left.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import FeatureForecast
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT, MEEPLE_IDS
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import FIELD

#: Half of the points that a tile brings. The player who has one to lay is ahead by that much.
TILE_IN_HAND_POINTS: Final = 2.0
#: Result for actions that have to be tried.
UNKNOWN_VALUE: Final = -1e9


class TileEvaluator(ABC):
    """Evaluates a tile for a player."""

    @abstractmethod
    def lead_with_tile(self, state: CarcassonneState, player: i64, kind: i64) -> float:
        """Return the lead of a player with this tile laid in the best place."""


class ModuleHeuristics:
    """What an expansion module adds to a forecast and to the candidate actions. The base class adds nothing.

    All values are approximations in points, which make the meeples and tokens of a module worth having. ``slot`` is the
    index of the module's data in the state.
    """

    def __init__(self, module_id: str, supply_meeple_points: dict[str, float] | None = None) -> None:
        self.module_id = module_id
        #: By meeple of the module: points in the supply, in addition to being a follower.
        self.supply_meeple_points: dict[str, float] = {} if supply_meeple_points is None else supply_meeple_points

    def add_expected_points(self, state: CarcassonneState, slot: int, forecast: ScoreForecast) -> None:
        """Add the module's expected points to the scores of all players."""

    def score_after_meeple_action(
        self, state: CarcassonneState, slot: int, player: i64, action: i64, forecast: ScoreForecast
    ) -> float:
        """Return a player's expected score after an action of the meeple step that belongs to the module.

        The forecast must have analysed the position last. UNKNOWN_VALUE if the module cannot tell.
        """
        return UNKNOWN_VALUE

    def filter_candidates(
        self, state: CarcassonneState, slot: int, player: i64, legal: list[int], evaluator: TileEvaluator | None
    ) -> list[int]:
        """Return the sensible actions, as far as the module can tell; without an evaluator by a quick check."""
        return legal


@final
class ScoreForecast(FeatureForecast):
    """Analyses one position after the other. The lists hold the results of the last one."""

    def __init__(self, weights: HeuristicWeights, module_heuristics: list[ModuleHeuristics]) -> None:
        super().__init__(weights)
        #: By meeple kind: points in the supply, in addition to being a follower.
        self.supply_meeple_points: list[float] = [0.0] * MEEPLE_CODE_COUNT
        for heuristics in module_heuristics:
            for meeple, points in heuristics.supply_meeple_points.items():
                self.supply_meeple_points[MEEPLE_IDS.index(meeple)] = points
        self._all_module_heuristics = module_heuristics
        self._rules: Rules | None = None
        #: Heuristics of the modules in play, and the data slots of these modules.
        self.active_module_heuristics: list[ModuleHeuristics] = []
        self.active_module_slots: list[int] = []
        #: Roots of the occupied features, each once; and by root, its slot (index in that list), or -1.
        self.occupied_roots: list[int] = []
        self.slot_by_root: list[int] = []
        #: Strength and number of followers of each player: slot * players + player.
        self.strengths: list[int] = []
        self.follower_counts: list[int] = []
        #: By slot: completion chance, and expected points for each owner.
        self.completion_chances: list[float] = []
        self.feature_points: list[float] = []
        #: By player: expected score without the supply; and followers in the supply, including expected returns.
        self.expected_scores_without_supply: list[float] = []
        self.expected_supply_followers: list[float] = []
        #: Slots of the fields; and by city root, the adjacent occupied fields as bits.
        self.occupied_field_slots: list[int] = []
        self.field_bits_by_city: list[int] = []
        #: By player: value of the other meeples in the supply.
        self.other_supply_points: list[float] = []

    def forecast_scores(self, state: CarcassonneState) -> list[float]:
        """Return the expected final scores of all players."""
        self.analyse_position(state)
        return self.last_forecast_scores(state)

    def last_forecast_scores(self, state: CarcassonneState) -> list[float]:
        """Return the expected final scores in the position analysed last."""
        return [
            self.expected_scores_without_supply[p] + self.supply_value(p, self.expected_supply_followers[p])
            for p in range(state.players)
        ]

    def score_with_follower(self, state: CarcassonneState, player: i64, node: i64, code: i64) -> float:
        """Return the expected score of a player who puts a follower on a free feature of the position analysed last."""
        board = state.board
        root = board.find_root(node)
        closes = self.completion_chance(state, root)
        home = self.expected_supply_followers[player] - 1.0 + self.expected_return(closes)
        points = self.expected_scores_without_supply[player] + self.supply_value(player, home)
        if state.rules.meeple_kind(code).strength(state, root) > 0:
            points += self.expected_points(state, root, closes)
        if closes < 1.0:
            points -= self.follower_demand * self.supply_meeple_points[code]
        return points

    def analyse_position(self, state: CarcassonneState, laid: i64 = 0) -> None:
        """Analyse a position. ``laid``: 1 if the tile in hand counts as laid already."""
        self.expected_scores_without_supply = [float(score) for score in state.score]
        self.expected_supply_followers = [followers_in_supply(state, player) for player in range(state.players)]
        self.occupied_roots = []
        self.strengths = []
        self.follower_counts = []
        self.completion_chances = []
        self.feature_points = []
        self.occupied_field_slots = []
        self.other_supply_points = [self.other_supply_value(state, player) for player in range(state.players)]
        self.follower_demand = 0.0
        if state.asked < 0:
            return
        self.reset_for_position(state, laid)
        self._collect_features(state)
        slot: i64 = 0
        while slot < len(self.occupied_roots):
            self._add_feature(state, slot)
            slot += 1
        if len(state.rules.modules) > 1:
            if state.hand >= 0:
                self.expected_scores_without_supply[state.active] += TILE_IN_HAND_POINTS
            self.select_module_heuristics(state)
            for place, heuristics in enumerate(self.active_module_heuristics):
                heuristics.add_expected_points(state, self.active_module_slots[place], self)

    def select_module_heuristics(self, state: CarcassonneState) -> None:
        """Select the heuristics of the modules in play."""
        if self._rules is state.rules:
            return
        self._rules = state.rules
        self.active_module_heuristics = []
        self.active_module_slots = []
        for module in state.rules.modules:
            for heuristics in self._all_module_heuristics:
                if heuristics.module_id == module.id:
                    self.active_module_heuristics.append(heuristics)
                    self.active_module_slots.append(module.slot)

    def _collect_features(self, state: CarcassonneState) -> None:
        """Collect the occupied features, with strengths and followers of each player."""
        board = state.board
        players: i64 = state.players
        self.slot_by_root = [-1] * len(board.parent)
        i: i64 = 0
        while i < len(state.figure_node):
            root = board.find_root(state.figure_node[i])
            slot: i64 = self.slot_by_root[root]
            if slot < 0:
                slot = len(self.occupied_roots)
                self.slot_by_root[root] = slot
                self.occupied_roots.append(root)
                if board.node_kind[root] == FIELD:
                    self.occupied_field_slots.append(slot)
                self.strengths += [0] * players
                self.follower_counts += [0] * players
            meeple = state.rules.meeple_kind(state.figure_code[i])
            if meeple.is_follower:
                at: i64 = slot * players + state.figure_owner[i]
                strength = meeple.strength(state, root)
                for module in state.rules.strength_changers:
                    strength = module.strength(state, i, root, strength)
                self.strengths[at] += strength
                self.follower_counts[at] += 1
            i += 1

    def _add_feature(self, state: CarcassonneState, slot: i64) -> None:
        """Add the expected points of a feature to its owners, and its returning followers to the supplies."""
        root: i64 = self.occupied_roots[slot]
        players: i64 = state.players
        closes = self.completion_chance(state, root)
        points = self.expected_points(state, root, closes)
        self.completion_chances.append(closes)
        self.feature_points.append(points)
        coming = self.expected_return(closes)
        best: i64 = self.max_strength(slot * players, players)
        p: i64 = 0
        while p < players:
            if self.strengths[slot * players + p] == best:
                self.expected_scores_without_supply[p] += points
            self.expected_supply_followers[p] += coming * float(self.follower_counts[slot * players + p])
            p += 1

    def expected_points_of_kind(self, state: CarcassonneState, player: i64, kind: i64) -> float:
        """Return the points that a player can expect from features of a kind, in the position analysed last."""
        players: i64 = state.players
        points = 0.0
        slot: i64 = 0
        while slot < len(self.feature_points):
            at: i64 = slot * players
            if state.board.node_kind[self.occupied_roots[slot]] == kind and self.strengths[
                at + player
            ] == self.max_strength(at, players):
                points += self.feature_points[slot]
            slot += 1
        return points

    def list_owners(self, slot: int, players: int) -> list[int]:
        """Return the players with the majority on an occupied feature of the position analysed last."""
        at: i64 = slot * players
        best = self.max_strength(at, players)
        return [player for player in range(players) if self.strengths[at + player] == best]

    def index_fields_by_city(self, state: CarcassonneState) -> None:
        """Index the occupied fields by the cities next to them."""
        self.field_bits_by_city = [0] * len(state.board.parent)
        bit: i64 = 1
        for slot in self.occupied_field_slots:
            for city in self.adjacent_cities(state, self.occupied_roots[slot]):
                self.field_bits_by_city[city] = self.field_bits_by_city[city] | bit
            bit <<= 1

    def max_strength(self, at: i64, players: i64) -> i64:
        """Return the greatest strength of a feature, from this index on; 1 if nobody has any."""
        best: i64 = 1
        p: i64 = 0
        while p < players:
            strength: i64 = self.strengths[at + p]
            if strength > best:
                best = strength
            p += 1
        return best

    # -- meeples in the supply ---------------------------------------------------------------------------------------

    def expected_return(self, closes: float) -> float:
        """Return how much a follower counts for the supply that stands on a feature with this completion chance."""
        return 1.0 if closes == 1.0 else self.weights.returning_follower_share * closes

    def supply_value(self, player: i64, followers: float) -> float:
        """Return the value of a supply with this number of followers, including the other meeples."""
        return self.follower_demand * (self.followers_value(followers) + self.other_supply_points[player])

    def other_supply_value(self, state: CarcassonneState, player: i64) -> float:
        """Return the value of the other meeples in the supply with plenty to do, and the extra of special followers."""
        points = 0.0
        for meeple in state.rules.meeple_kinds:
            count: i64 = state.supply[player * MEEPLE_CODE_COUNT + meeple.code]
            if count > 0:
                points += float(count) * self.supply_meeple_points[meeple.code]
        return points

    def followers_value(self, followers: float) -> float:
        """Return the value of this number of followers in the supply, with plenty to do."""
        weights = self.weights.supply_follower_points
        points = 0.0
        i: i64 = 0
        while i < len(weights):
            each = weights[i]
            if followers <= 1.0:
                return points + each * max(0.0, followers)
            points += each
            followers -= 1.0
            i += 1
        return points


def followers_in_supply(state: CarcassonneState, player: int) -> float:
    """Return the number of followers in a player's supply."""
    count = 0
    for meeple in state.rules.meeple_kinds:
        if meeple.is_follower:
            count += state.supply[player * MEEPLE_CODE_COUNT + meeple.code]
    return float(count)
