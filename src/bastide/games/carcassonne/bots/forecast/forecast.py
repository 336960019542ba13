"""The points that everybody can expect: what features will bring to those who hold them, and what followers are worth.

A feature counts for whoever holds the majority, by the points it brings now and by those it brings when it is complete,
weighed with how likely that is. A follower at home is worth more the fewer there are and the more of the game is left.
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

#: Half of what a tile brings to whoever lays it. Who has one to lay is ahead by that much.
TILE: Final = 2.0
#: For actions that must be tried.
UNKNOWN: Final = -1e9


class Appraiser(ABC):
    """Knows what a tile would be worth to somebody."""

    @abstractmethod
    def tile_worth(self, state: CarcassonneState, player: i64, kind: i64) -> float:
        """How far ahead a player would be with this tile laid in the best place."""


class Opinion:
    """What a module adds to a forecast, and what it makes of its own questions. This one has nothing to add.

    None of this is exact. Each is a rule of thumb, in points, that makes the figures and tokens of a module worth
    having. ``slot`` is the place of the module's memory.
    """

    def __init__(self, module: str, at_home: dict[str, float] | None = None) -> None:
        self.module = module
        #: By its figures: what one at home is worth besides being a follower.
        self.at_home: dict[str, float] = {} if at_home is None else at_home

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """Add to everybody's points what the module promises."""

    def figure_worth(self, state: CarcassonneState, slot: int, player: i64, action: i64, forecast: Forecast) -> float:
        """What a player can expect after an action of the figure step that is the module's own; UNKNOWN: not known.

        The forecast has just looked at the position.
        """
        return UNKNOWN

    def candidates(
        self, state: CarcassonneState, slot: int, player: i64, legal: list[int], appraiser: Appraiser | None
    ) -> list[int]:
        """The actions that make sense, if the module can tell; without an appraiser, at first sight."""
        return legal


@final
class Forecast(FeatureForecast):
    """Looks at one position after the other. The lists hold what was found on the last one."""

    def __init__(self, weights: Weights, opinions: list[Opinion]) -> None:
        super().__init__(weights)
        #: By figure: what one at home is worth besides being a follower.
        self.figure_worth: list[float] = [0.0] * FIGURE_COUNT
        for opinion in opinions:
            for figure, worth in opinion.at_home.items():
                self.figure_worth[FIGURE_IDS.index(figure)] = worth
        self._opinions = opinions
        self._rules: Rules | None = None
        #: Those whose modules are in play, and where these keep their memory.
        self.speaking: list[Opinion] = []
        self.memories: list[int] = []
        #: The features that somebody stands on, each once; and by node, the place of a root among them, or -1.
        self.roots: list[int] = []
        self.slots: list[int] = []
        #: How strong each player is there, and with how many followers: slot * players + player.
        self.strengths: list[int] = []
        self.crowds: list[int] = []
        #: How likely each of them is completed, and what it will bring to each of its owners.
        self.closes: list[float] = []
        self.worths: list[float] = []
        #: The points of each player, without what is at home; and the followers at home, and on the way there.
        self.points: list[float] = []
        self.home: list[float] = []
        #: The places of the fields among the features; and by city, valid for roots: those it lies beside, a bit each.
        self.fields: list[int] = []
        self.beside: list[int] = []
        #: By player: what the other figures at home are worth.
        self.others: list[float] = []

    def totals(self, state: CarcassonneState) -> list[float]:
        """The points that everybody can expect at the end of the game."""
        self.look(state)
        return self.all_in_all(state)

    def all_in_all(self, state: CarcassonneState) -> list[float]:
        """The points that everybody can expect in the position looked at last."""
        return [self.points[p] + self.at_home(p, self.home[p]) for p in range(state.players)]

    def with_follower(self, state: CarcassonneState, player: i64, node: i64, code: i64) -> float:
        """What a player could expect who put a follower on a free feature of the position looked at last."""
        board = state.board
        root = board.root(node)
        closes = self.closing(state, root)
        home = self.home[player] - 1.0 + self.coming(closes)
        worth = self.points[player] + self.at_home(player, home)
        if state.rules.figure_of(code).strength(state, root) > 0:
            worth += self.promise(state, root, closes)
        if closes < 1.0:
            worth -= self.busy * self.figure_worth[code]
        return worth

    def look(self, state: CarcassonneState, laid: i64 = 0) -> None:
        """Find out everything about a position. ``laid``: 1 if the tile in hand is to be counted as laid already."""
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
        self._gather(state)
        slot: i64 = 0
        while slot < len(self.roots):
            self._count(state, slot)
            slot += 1
        if len(state.rules.modules) > 1:
            if state.hand >= 0:
                self.points[state.active] += TILE
            self.listen(state)
            for place, opinion in enumerate(self.speaking):
                opinion.add(state, self.memories[place], self)

    def listen(self, state: CarcassonneState) -> None:
        """Find the opinions on the modules in play."""
        if self._rules is state.rules:
            return
        self._rules = state.rules
        self.speaking = []
        self.memories = []
        for module in state.rules.modules:
            for opinion in self._opinions:
                if opinion.module == module.id:
                    self.speaking.append(opinion)
                    self.memories.append(module.slot)

    def _gather(self, state: CarcassonneState) -> None:
        """Who stands where, and how strongly."""
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
            figure = state.rules.figure_of(state.figure_code[i])
            if figure.is_follower:
                at: i64 = slot * players + state.figure_owner[i]
                strength = figure.strength(state, root)
                for module in state.rules.strength_changes:
                    strength = module.strength(state, i, root, strength)
                self.strengths[at] += strength
                self.crowds[at] += 1
            i += 1

    def _count(self, state: CarcassonneState, slot: i64) -> None:
        """Count what a feature brings to its owners, and the followers who come home from it."""
        root: i64 = self.roots[slot]
        players: i64 = state.players
        closes = self.closing(state, root)
        worth = self.promise(state, root, closes)
        self.closes.append(closes)
        self.worths.append(worth)
        coming = self.coming(closes)
        best: i64 = self.strongest(slot * players, players)
        p: i64 = 0
        while p < players:
            if self.strengths[slot * players + p] == best:
                self.points[p] += worth
            self.home[p] += coming * float(self.crowds[slot * players + p])
            p += 1

    def note_fields(self, state: CarcassonneState) -> None:
        """Have the cities know the occupied fields that they lie beside."""
        self.beside = [0] * len(state.board.parent)
        bit: i64 = 1
        for slot in self.fields:
            for city in self.cities_of(state, self.roots[slot]):
                self.beside[city] = self.beside[city] | bit
            bit <<= 1

    def strongest(self, at: i64, players: i64) -> i64:
        """The greatest of the players' strengths that stand from here on; 1 if nobody has any."""
        best: i64 = 1
        p: i64 = 0
        while p < players:
            strength: i64 = self.strengths[at + p]
            if strength > best:
                best = strength
            p += 1
        return best

    # -- figures at home -----------------------------------------------------------------------------

    def coming(self, closes: float) -> float:
        """How much a follower counts at home who stands on a feature that is so likely to be completed."""
        return 1.0 if closes == 1.0 else self.weights.coming_home * closes

    def at_home(self, player: i64, followers: float) -> float:
        """What so many followers at home are worth, and the other figures there."""
        return self.busy * (self.followers_worth(followers) + self.others[player])

    def others_at_home(self, state: CarcassonneState, player: i64) -> float:
        """What the other figures at home are worth with plenty to do, and what a special follower is worth besides."""
        worth = 0.0
        for figure in state.rules.figures:
            count: i64 = state.supply[player * FIGURE_COUNT + figure.code]
            if count > 0:
                worth += float(count) * self.figure_worth[figure.code]
        return worth

    def followers_worth(self, followers: float) -> float:
        weights = self.weights.at_home
        worth = 0.0
        i: i64 = 0
        while i < len(weights):
            each = weights[i]
            if followers <= 1.0:
                return worth + each * max(0.0, followers)
            worth += each
            followers -= 1.0
            i += 1
        return worth


def followers_at_home(state: CarcassonneState, player: int) -> float:
    count = 0
    for figure in state.rules.figures:
        if figure.is_follower:
            count += state.supply[player * FIGURE_COUNT + figure.code]
    return float(count)
