"""``weights:FILE`` bot of Carcassonne: plays by weights from a file, for the early, middle and late game."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.weights import WeightsMaker, WeightTable
from bastide.core.bot import Bot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.rules.state.state import CarcassonneState

PARTS: Final = ["early", "middle", "late"]
#: Weights and their defaults. The first five are factors on the built-in weights.
USUAL: Final[WeightTable] = {
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
class WeighingBot(Bot):
    """Evaluates every placement and takes the best by its weights, without search."""

    def __init__(self, table: WeightTable, seed: int) -> None:
        self.rng = Rng(seed)
        self.judgements = [CarcassonneJudgement(weights=weights_of(table, part)) for part in range(len(PARTS))]

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(self.rng)
        assert isinstance(sampled, CarcassonneState)
        heuristics = self.judgements[part_of(sampled)]
        heuristics.prepare(sampled, seat.player)
        return heuristics.quick(sampled, seat.player, self.rng)


def part_of(state: CarcassonneState) -> int:
    """Return the third of the game, 0 to 2, by the tiles on the board and the tiles left."""
    laid = len(state.board.tile_kind)
    return min(2, 3 * laid // (laid + len(state.pile) + 1))


def weights_of(table: WeightTable, part: int) -> Weights:
    """Return the heuristic weights of one third of the game."""
    weights = Weights()
    weights.city = table["city"][part]
    weights.road = table["road"][part]
    weights.cloister = table["cloister"][part]
    weights.field = table["field"][part]
    weights.at_home = [table["follower"][part] * points for points in weights.at_home]
    weights.city_hope = table["city_hope"][part]
    weights.road_hope = table["road_hope"][part]
    weights.cloister_hope = table["cloister_hope"][part]
    weights.growth = table["growth"][part]
    weights.coming_home = table["coming_home"][part]
    return weights


@final
class CarcassonneWeights(WeightsMaker):
    """Makes bots that play by a file of weights."""

    def __init__(self) -> None:
        super().__init__(PARTS, USUAL, ["medium", "greedy"])

    def bot(self, weights: WeightTable, seed: int) -> Bot:
        return WeighingBot(weights, seed)


MAKER: Final = CarcassonneWeights()
