"""``weights:FILE`` bot of Carcassonne: plays by weights from a file, for the early, middle and late game."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.weights_strategy_format import WeightsBotFactory, WeightTable
from bastide.core.bot import Bot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

WEIGHT_COLUMNS: Final = ["early", "middle", "late"]
#: Weights and their defaults. The first five are factors on the built-in weights.
DEFAULT_WEIGHTS: Final[WeightTable] = {
    "city": [1.0, 1.0, 1.0],
    "road": [1.0, 1.0, 1.0],
    "cloister": [1.0, 1.0, 1.0],
    "field": [1.0, 1.0, 1.0],
    "follower": [1.0, 1.0, 1.0],
    "city_hope": [0.55, 0.55, 0.55],
    "road_hope": [0.72, 0.72, 0.72],
    "cloister_hope": [0.6, 0.6, 0.6],
    "growth": [0.3, 0.3, 0.3],
    "coming_home": [0.75, 0.75, 0.75],
}


@final
class WeightsBot(Bot):
    """Evaluates every placement and takes the best by its weights, without search."""

    def __init__(self, table: WeightTable, seed: int) -> None:
        self.rng = Rng(seed)
        self.heuristics_by_phase = [
            CarcassonneHeuristics(weights=make_phase_weights(table, part)) for part in range(len(WEIGHT_COLUMNS))
        ]

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample_position(self.rng)
        assert isinstance(sampled, CarcassonneState)
        heuristics = self.heuristics_by_phase[game_phase(sampled)]
        heuristics.adjust_sampled_position(sampled, seat.player)
        return heuristics.quick_action(sampled, seat.player, self.rng)


def game_phase(state: CarcassonneState) -> int:
    """Return the third of the game, 0 to 2, by the tiles on the board and the tiles left."""
    laid = len(state.board.tile_kind)
    return min(2, 3 * laid // (laid + len(state.pile) + 1))


def make_phase_weights(table: WeightTable, part: int) -> HeuristicWeights:
    """Return the heuristic weights of one third of the game."""
    weights = HeuristicWeights()
    weights.city = table["city"][part]
    weights.road = table["road"][part]
    weights.cloister = table["cloister"][part]
    weights.field = table["field"][part]
    weights.supply_follower_points = [table["follower"][part] * points for points in weights.supply_follower_points]
    weights.city_max_closing_chance = table["city_hope"][part]
    weights.road_max_closing_chance = table["road_hope"][part]
    weights.cloister_max_completion_chance = table["cloister_hope"][part]
    weights.completed_growth_per_edge = table["growth"][part]
    weights.returning_follower_share = table["coming_home"][part]
    return weights


@final
class CarcassonneWeightsBotFactory(WeightsBotFactory):
    """Makes bots that play by a file of weights."""

    def __init__(self) -> None:
        super().__init__(WEIGHT_COLUMNS, DEFAULT_WEIGHTS, ["medium", "greedy"])

    def make_weights_bot(self, weights: WeightTable, seed: int) -> Bot:
        return WeightsBot(weights, seed)


BOT_FACTORY: Final = CarcassonneWeightsBotFactory()
