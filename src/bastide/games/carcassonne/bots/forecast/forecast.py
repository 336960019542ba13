"""Forecast of all scores: expected points of the occupied features, and the value of the followers in the supply.

A feature counts for the players with the majority, by its points now and its points when complete, weighted by the
completion chance. A follower in the supply is worth more the fewer there are and the more of the game is left.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import FeatureForecast
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import FIELD

#: Half of the points that a tile brings. The player who has one to lay is ahead by that much.
TILE: Final = 2.0
#: Result for actions that have to be tried.
UNKNOWN: Final = -1e9


class Appraiser(ABC):
    """Evaluates a tile for a player."""

    @abstractmethod
    def tile_worth(self, state: CarcassonneState, player: i64, kind: i64) -> float:
        """Return the lead of a player with this tile laid in the best place."""


class Opinion:
    """What an expansion module adds to a forecast and to the candidate actions. The base class adds nothing.

    All values are approximations in points, which make the meeples and tokens of a module worth having. ``slot`` is the
    index of the module's data in the state.
    """

    def __init__(self, module: str, at_home: dict[str, float] | None = None) -> None:
        self.module = module
        #: By meeple of the module: points in the supply, in addition to being a follower.
        self.at_home: dict[str, float] = {} if at_home is None else at_home

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """Add the module's expected points to the scores of all players."""

    def figure_worth(self, state: CarcassonneState, slot: int, player: i64, action: i64, forecast: Forecast) -> float:
        """Return a player's expected score after an action of the meeple step that belongs to the module.

        The forecast must have analysed the position last. UNKNOWN_VALUE if the module cannot tell.
        """
        return UNKNOWN

    def candidates(
        self, state: CarcassonneState, slot: int, player: i64, legal: list[int], evaluator: Appraiser | None
    ) -> list[int]:
        """Return the sensible actions, as far as the module can tell; without an evaluator by a quick check."""
        return legal


@final
class Forecast(FeatureForecast):
    """Analyses one position after the other. The lists hold the results of the last one."""

    def __init__(self, weights: Weights, module_heuristics: list[Opinion]) -> None:
        super().__init__(weights)
        #: By meeple kind: points in the supply, in addition to being a follower.
        self.figure_worth: list[float] = [0.0] * FIGURE_COUNT
        for heuristics in module_heuristics:
            for meeple, points in heuristics.at_home.items():
                self.figure_worth[FIGURE_IDS.index(meeple)] = points
        self._all_module_heuristics = module_heuristics
        self._rules: Rules | None = None
        #: Heuristics of the modules in play, and the data slots of these modules.
        self.speaking: list[Opinion] = []
        self.memories: list[int] = []
        #: Roots of the occupied features, each once; and by root, its slot (index in that list), or -1.
        self.roots: list[int] = []
        self.slots: list[int] = []
        #: Strength and number of followers of each player: slot * players + player.
        self.strengths: list[int] = []
        self.crowds: list[int] = []
        #: By slot: completion chance, and expected points for each owner.
        self.closes: list[float] = []
        self.worths: list[float] = []
        #: By player: expected score without the supply; and followers in the supply, including expected returns.
        self.points: list[float] = []
        self.home: list[float] = []
        #: Slots of the fields; and by city root, the adjacent occupied fields as bits.
        self.fields: list[int] = []
        self.beside: list[int] = []
        #: By player: value of the other meeples in the supply.
        self.others: list[float] = []

    def totals(self, state: CarcassonneState) -> list[float]:
        """Return the expected final scores of all players."""
        self.look(state)
        return self.all_in_all(state)

    def all_in_all(self, state: CarcassonneState) -> list[float]:
        """Return the expected final scores in the position analysed last."""
        return [self.points[p] + self.at_home(p, self.home[p]) for p in range(state.players)]

    def with_follower(self, state: CarcassonneState, player: i64, node: i64, code: i64) -> float:
        """Return the expected score of a player who puts a follower on a free feature of the position analysed last."""
        board = state.board
        root = board.root(node)
        closes = self.closing(state, root)
        home = self.home[player] - 1.0 + self.coming(closes)
        points = self.points[player] + self.at_home(player, home)
        if state.rules.figure_of(code).strength(state, root) > 0:
            points += self.promise(state, root, closes)
        if closes < 1.0:
            points -= self.busy * self.figure_worth[code]
        return points

    def look(self, state: CarcassonneState, laid: i64 = 0) -> None:
        """Analyse a position. ``laid``: 1 if the tile in hand counts as laid already."""
        self.points = [float(score) for score in state.score]
        self.home = [followers_at_home(state, player) for player in range(state.players)]
        self.roots = []
        self.strengths = []
        self.crowds = []
        self.closes = []
        self.worths = []
        self.fields = []
        self.others = [self.others_at_home(state, player) for player in range(state.players)]
        self.busy = 0.0
        if state.asked < 0:
            return
        self.look_ahead(state, laid)
        self._collect_features(state)
        slot: i64 = 0
        while slot < len(self.roots):
            self._add_feature(state, slot)
            slot += 1
        if len(state.rules.modules) > 1:
            if state.hand >= 0:
                self.points[state.active] += TILE
            self.listen(state)
            for place, heuristics in enumerate(self.speaking):
                heuristics.add(state, self.memories[place], self)

    def listen(self, state: CarcassonneState) -> None:
        """Select the heuristics of the modules in play."""
        if self._rules is state.rules:
            return
        self._rules = state.rules
        self.speaking = []
        self.memories = []
        for module in state.rules.modules:
            for heuristics in self._all_module_heuristics:
                if heuristics.module == module.id:
                    self.speaking.append(heuristics)
                    self.memories.append(module.slot)

    def _collect_features(self, state: CarcassonneState) -> None:
        """Collect the occupied features, with strengths and followers of each player."""
        board = state.board
        players: i64 = state.players
        self.slots = [-1] * len(board.parent)
        i: i64 = 0
        while i < len(state.figure_node):
            root = board.root(state.figure_node[i])
            slot: i64 = self.slots[root]
            if slot < 0:
                slot = len(self.roots)
                self.slots[root] = slot
                self.roots.append(root)
                if board.node_kind[root] == FIELD:
                    self.fields.append(slot)
                self.strengths += [0] * players
                self.crowds += [0] * players
            meeple = state.rules.figure_of(state.figure_code[i])
            if meeple.is_follower:
                at: i64 = slot * players + state.figure_owner[i]
                strength = meeple.strength(state, root)
                for module in state.rules.strength_changes:
                    strength = module.strength(state, i, root, strength)
                self.strengths[at] += strength
                self.crowds[at] += 1
            i += 1

    def _add_feature(self, state: CarcassonneState, slot: i64) -> None:
        """Add the expected points of a feature to its owners, and its returning followers to the supplies."""
        root: i64 = self.roots[slot]
        players: i64 = state.players
        closes = self.closing(state, root)
        points = self.promise(state, root, closes)
        self.closes.append(closes)
        self.worths.append(points)
        coming = self.coming(closes)
        best: i64 = self.strongest(slot * players, players)
        p: i64 = 0
        while p < players:
            if self.strengths[slot * players + p] == best:
                self.points[p] += points
            self.home[p] += coming * float(self.crowds[slot * players + p])
            p += 1

    def note_fields(self, state: CarcassonneState) -> None:
        """Index the occupied fields by the cities next to them."""
        self.beside = [0] * len(state.board.parent)
        bit: i64 = 1
        for slot in self.fields:
            for city in self.cities_of(state, self.roots[slot]):
                self.beside[city] = self.beside[city] | bit
            bit <<= 1

    def strongest(self, at: i64, players: i64) -> i64:
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

    def coming(self, closes: float) -> float:
        """Return how much a follower counts for the supply that stands on a feature with this completion chance."""
        return 1.0 if closes == 1.0 else self.weights.coming_home * closes

    def at_home(self, player: i64, followers: float) -> float:
        """Return the value of a supply with this number of followers, including the other meeples."""
        return self.busy * (self.followers_worth(followers) + self.others[player])

    def others_at_home(self, state: CarcassonneState, player: i64) -> float:
        """Return the value of the other meeples in the supply with plenty to do, and the extra of special followers."""
        points = 0.0
        for meeple in state.rules.figures:
            count: i64 = state.supply[player * FIGURE_COUNT + meeple.code]
            if count > 0:
                points += float(count) * self.figure_worth[meeple.code]
        return points

    def followers_worth(self, followers: float) -> float:
        """Return the value of this number of followers in the supply, with plenty to do."""
        weights = self.weights.at_home
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


def followers_at_home(state: CarcassonneState, player: int) -> float:
    """Return the number of followers in a player's supply."""
    count = 0
    for meeple in state.rules.figures:
        if meeple.is_follower:
            count += state.supply[player * FIGURE_COUNT + meeple.code]
    return float(count)
