"""The points that everybody can expect: what features will bring to those who hold them, and what followers are worth.

A feature counts for whoever holds the majority, by the points it brings now and by those it brings when it is complete,
weighed with how likely that is. A follower at home is worth more the fewer there are and the more of the game is left.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.outlook import Outlook
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS
from bastide.games.carcassonne.rules.contract import Rules
from bastide.games.carcassonne.rules.geometry import STEPS
from bastide.games.carcassonne.rules.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import (
    CARCASSONNE,
    CATHEDRAL,
    CITY,
    CLOISTER,
    FIELD,
    HAS_BARN,
    HAS_CASTLE,
    INN,
    PIG_HERD,
    ROAD,
    SHRINE,
)

#: So many tiles to come are as good as any number.
PLENTY: Final = 60.0
#: What a castle will score, and how likely it does, with plenty to come.
CASTLE_WORTH: Final = 6.0
CASTLE_CLOSES: Final = 0.9
#: Half of what a tile brings to whoever lays it. Who has one to lay is ahead by that much.
TILE: Final = 2.0
#: For actions that must be tried.
UNKNOWN: Final = -1e9
#: Stands for what has not been found out yet.
UNSEEN: Final[list[int]] = []


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
class Forecast:
    """Looks at one position after the other. The lists hold what was found on the last one."""

    to_come: float
    early: float
    filling: float
    busy: float

    def __init__(self, weights: Weights, opinions: list[Opinion]) -> None:
        self.weights = weights
        self.outlook = Outlook(weights)
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
        #: The tiles to come; how much of the game that is, and how much there is to do for followers (1: plenty).
        self.to_come = 0.0
        self.early = 1.0
        self.busy = 1.0
        #: How likely a gap beside a cloister is filled, if it is not harder than others.
        self.filling = 1.0
        #: The places of the fields among the features; and by city, valid for roots: those it lies beside, a bit each.
        self.fields: list[int] = []
        self.beside: list[int] = []
        #: By player: what the other figures at home are worth.
        self.others: list[float] = []
        # By root: what was found out about features of the position looked at last.
        self._chances: list[float] = []
        self._edges: list[list[int]] = []
        self._cities: list[list[int]] = []
        # By edge, as in ``edges_of``: how likely it is closed.
        self._hopes: list[float] = []

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
        self.to_come = float(max(0, len(state.pile) + (1 if state.hand >= 0 else 0) - laid))
        self.outlook.draw_on(self.to_come, state.players)
        self.early = min(1.0, self.to_come / PLENTY)
        self.busy = min(1.0, self.to_come / float(state.players) / self.weights.busy)
        self.filling = 1.0 - math.exp(-self.weights.gap * self.to_come)
        self._gather(state)
        nodes: i64 = len(state.board.parent)
        self._chances = [-1.0] * nodes
        self._edges = [UNSEEN] * nodes
        self._cities = [UNSEEN] * nodes
        self._hopes = [-1.0] * (4 * len(state.board.rim))
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

    # -- features ------------------------------------------------------------------------------------

    def closing(self, state: CarcassonneState, root: i64) -> float:
        """How likely a feature is completed."""
        board = state.board
        kind: i64 = board.node_kind[root]
        if kind == FIELD:
            return 0.0
        if board.marks[root] & HAS_CASTLE != 0:
            return CASTLE_CLOSES * self.busy
        missing: i64 = board.open[root]
        if missing == 0:
            return 1.0
        if kind in (CITY, ROAD):
            known = self._chances[root]
            if known < 0.0:
                known = self._closing_edges(state, root)
                self._chances[root] = known
            return known
        return self.closing_gaps(missing) if kind in (CLOISTER, SHRINE) else 0.0

    def closing_gaps(self, gaps: i64) -> float:
        """How likely a cloister is completed that misses so many neighbours."""
        return self.weights.cloister_hope * math.pow(self.filling, 0.5 + 0.8 * float(gaps)) if gaps > 0 else 1.0

    def _closing_edges(self, state: CarcassonneState, root: i64) -> float:
        chance = 1.0
        for edge in self.edges_of(state, root):
            chance *= self.hope_at(state, edge)
        return chance

    def hope_at(self, state: CarcassonneState, edge: i64) -> float:
        """How likely an edge is closed, as ``edges_of`` counts them."""
        hope = self._hopes[edge]
        if hope < 0.0:
            hope = self.outlook.hope(state.board.needs[edge >> 2], edge & 3)
            self._hopes[edge] = hope
        return hope

    def edges_of(self, state: CarcassonneState, root: i64) -> list[int]:
        """The empty cells where a city or road is open, each once: ``place in the rim * 4 + side of the cell``."""
        found = self._edges[root]
        if found is not UNSEEN:
            return found
        board = state.board
        edges: list[int] = []
        node: i64 = root
        while True:
            cell: i64 = board.tile_cell[board.node_tile[node]]
            sides = board.sides_of(node)
            side: i64 = 0
            while sides != 0:
                if sides & 1 == 1:
                    there: i64 = cell + STEPS[side]
                    if board.grid.at(there) < 0:
                        add_edge(edges, board.rim_place(there) * 4 + (side ^ 2))
                sides >>= 1
                side += 1
            node = board.ring[node]
            if node == root:
                self._edges[root] = edges
                return edges

    def promise(self, state: CarcassonneState, root: i64, closes: float) -> float:
        """The points that a feature will bring to each of its owners."""
        board = state.board
        kind: i64 = board.node_kind[root]
        missing: i64 = board.open[root]
        if board.marks[root] & HAS_CASTLE != 0:
            return CASTLE_WORTH * self.busy
        if kind in (CITY, ROAD):
            return self.promise_of(kind, board.size[root] + board.shields[root], missing, board.marks[root], closes)
        if kind == FIELD:
            return self.harvest(state, root)
        return self.promise_of_cloister(missing)

    def promise_of(self, kind: i64, size: i64, missing: i64, marks: i64, closes: float) -> float:
        """The same for a city or road of so many tiles and shields, with so many open edges."""
        each = 2.0 if kind == CITY else 1.0
        if_not = 1.0
        if marks & (INN | CATHEDRAL) != 0:
            each += 1.0
            if_not = 0.0
        weights = self.weights
        taste = weights.city if kind == CITY else weights.road
        if closes == 1.0:
            return taste * each * float(size)
        complete = each * (float(size) + weights.growth * float(missing))
        unfinished = if_not * (float(size) + weights.stunted * self.early * float(missing))
        return taste * (closes * complete + (1.0 - closes) * unfinished)

    def promise_of_cloister(self, gaps: i64) -> float:
        # of many gaps, some are easy to fill
        points = float(9 - gaps) + float(gaps) * self.filling * (0.5 + 0.1 * min(float(gaps), 5.0))
        return self.weights.cloister * points

    def harvest(self, state: CarcassonneState, root: i64) -> float:
        """What a field will bring to each of its owners."""
        return self.weights.field * self.hopes(state, root) * per_city(state.board.marks[root])

    def hopes(self, state: CarcassonneState, field: i64) -> float:
        """How many cities beside a field will be complete."""
        hopes = 1.0 if state.board.marks[field] & CARCASSONNE != 0 else 0.0
        for city in self.cities_of(state, field):
            hopes += self.beside_field(state, city)
        return hopes

    def beside_field(self, state: CarcassonneState, city: i64) -> float:
        """What a city counts for a farmer; a castle is complete, scored or not."""
        return 1.0 if state.board.open[city] == 0 else self.closing(state, city)

    def cities_of(self, state: CarcassonneState, field: i64) -> list[int]:
        """The cities that a field adjoins, complete or not."""
        found = self._cities[field]
        if found is not UNSEEN:
            return found
        board = state.board
        cities: list[int] = []
        node: i64 = field
        while True:
            tile: i64 = board.node_tile[node]
            first: i64 = board.tile_node[tile]
            for city in board.kinds.tiles[board.tile_kind[tile]].features[node - first].cities:
                there = board.root(first + city)
                if not holds(cities, there):
                    cities.append(there)
            node = board.ring[node]
            if node == field:
                self._cities[field] = cities
                return cities

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


def per_city(marks: i64) -> float:
    """What a complete city is worth to the farmers of a field with these marks: where a barn is they come late."""
    return (1.0 if marks & HAS_BARN != 0 else 3.0) + (1.0 if marks & PIG_HERD != 0 else 0.0)


def holds(some: list[int], number: i64) -> bool:
    """``number in some``, without comparing objects: searches ask it all the time."""
    i: i64 = 0
    while i < len(some):
        if some[i] == number:
            return True
        i += 1
    return False


def add_edge(edges: list[int], edge: i64) -> None:
    """Add an open edge; of two on the same cell, the one with the smaller side stays."""
    i: i64 = 0
    while i < len(edges):
        if edges[i] >> 2 == edge >> 2:
            if edge < edges[i]:
                edges[i] = edge
            return
        i += 1
    edges.append(edge)


def followers_at_home(state: CarcassonneState, player: int) -> float:
    count = 0
    for figure in state.rules.figures:
        if figure.is_follower:
            count += state.supply[player * FIGURE_COUNT + figure.code]
    return float(count)
