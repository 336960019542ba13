"""Evaluation of placements without laying the tile.

The position is forecast once. For each placement only those features are evaluated again that the tile affects: the
features it joins, those whose open cells become easier or harder to fill, the cloisters around it, and the fields next
to all of these. Tests compare the result with a forecast of the position with the tile laid.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import add_edge, holds, per_city
from bastide.games.carcassonne.bots.forecast.forecast import Appraiser, Forecast
from bastide.games.carcassonne.bots.margins import ahead
from bastide.games.carcassonne.bots.placements.joining import Joining
from bastide.games.carcassonne.bots.placements.surroundings import NOT_THERE, Surroundings
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CARCASSONNE, CITY, FIELD, ROAD
from bastide.games.carcassonne.rules.tiles.tileset import MOST_FEATURES, TileSet
from bastide.games.carcassonne.rules.turn.tile_moves import placements

#: A placement that needs a bridge is not evaluated, but taken to be worse than doing nothing by this many points.
BRIDGE_NEEDED: Final = 1.0


@final
class Survey(Appraiser):
    """Evaluates placements. Call ``start_position``, ``start_cell`` and ``lead_after_placement``, in this order."""

    figure: i64
    player: i64
    pose: i64

    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        self.here = Surroundings()
        self.joining = Joining()
        self.player = 0
        #: The tile and its rotation: kind * 4 + turn.
        self.pose = 0
        #: Feature of the tile for the best follower, or -1 if none is better. Set by ``lead_after_placement``.
        self.figure = NOT_THERE
        #: By first feature of a city or road group: completion chance, and expected points.
        self.closes: list[float] = [0.0] * MOST_FEATURES
        self.worths: list[float] = [0.0] * MOST_FEATURES
        #: Cities nearby whose completion chances change, and the new chances.
        self.changed: list[int] = []
        self.changed_closes: list[float] = []
        #: By player: expected score without the supply, and followers in the supply, with the tile laid.
        self.points: list[float] = []
        self.home: list[float] = []

    def over(self, state: CarcassonneState, player: i64) -> None:
        """Start with a position in which this player lays a tile."""
        self.player = player
        self.forecast.look(state, 1)
        self.forecast.note_fields(state)

    def at(self, state: CarcassonneState, place: i64) -> None:
        """Analyse a cell of the rim."""
        self.here.look(state.board, place, self.forecast.slots)

    def as_it_is(self, state: CarcassonneState) -> float:
        """Return the player's lead without any tile."""
        return ahead(self.forecast.all_in_all(state), self.player)

    def tile_worth(self, state: CarcassonneState, player: i64, kind: i64) -> float:
        """Return a player's lead with this tile in the best place; without the tile if it fits nowhere."""
        self.over(state, player)
        best = -1e9
        last: i64 = -1
        for action in placements(state, kind):
            cell: i64 = action >> 2
            if cell != last:
                self.at(state, state.board.rim_place(cell))
                last = cell
            best = max(best, self.worth(state, kind, action & 3))
        return best if best > -1e9 else self.as_it_is(state)

    def worth(self, state: CarcassonneState, kind: i64, turn: i64) -> float:
        """Return the player's lead with the tile laid here, and the best follower on it."""
        forecast = self.forecast
        kinds = state.rules.kinds
        need: i64 = state.board.needs[self.here.place]
        shown: i64 = kinds.edges[kind * 4 + turn]
        if shown & need != need:
            # It fits only with a bridge, which changes the merges.
            self.figure = NOT_THERE
            return self.as_it_is(state) - BRIDGE_NEEDED
        size: i64 = kinds.size[kind]
        self.pose = kind * 4 + turn
        self.points = forecast.points.copy()
        self.home = forecast.home.copy()
        self.joining.join(state.board, self.pose, self.here.tiles)
        feature: i64 = 0
        while feature < size:
            if self.joining.group[feature] == feature and kinds.feature_kinds[kind][feature] <= ROAD:
                self._evaluate_group(state, kinds, kind, feature)
            feature += 1
        self._evaluate_affected(state)
        for node in self.here.cloisters:
            left: i64 = state.board.open[node] - 1
            closes = forecast.closing_gaps(left)
            self._replace_points(state, forecast.slots[node], closes, forecast.promise_of_cloister(left))
        self._evaluate_fields(state, kinds, kind, size)
        return self._lead_with_best_follower(state, kinds, kind, size)

    # -- cities and roads --------------------------------------------------------------------------------------------

    def _evaluate_group(self, state: CarcassonneState, kinds: TileSet, kind: i64, first: i64) -> None:
        """Evaluate a city or road that the tile is part of."""
        board = state.board
        forecast = self.forecast
        pose = self.pose
        missing: i64 = 0
        size: i64 = 1
        marks: i64 = 0
        edges: list[int] = []
        chance = 1.0
        feature: i64 = first
        while feature < self.joining.size:
            if self.joining.group[feature] == first:
                size += kinds.shields[kind][feature]
                marks |= kinds.marks[kind][feature]
                side: i64 = 0
                while side < 4:
                    if kinds.at_edge[pose * 4 + side] == feature:
                        if self.here.tiles[side] >= 0:
                            missing -= 1
                        else:
                            missing += 1
                            if self.here.beside[side] >= 0:
                                add_edge(edges, self.here.beside[side] * 4 + (side ^ 2))
                            else:
                                # a cell without other neighbours
                                chance *= forecast.outlook.hope(
                                    kinds.edge[pose * 4 + side] << (4 * (side ^ 2)), side ^ 2
                                )
                    side += 1
            feature += 1
        i: i64 = 0
        while i < self.joining.count:
            if self.joining.joined_to[i] == first:
                root: i64 = self.joining.joined[i]
                missing += board.open[root]
                size += board.size[root] + board.shields[root]
                marks |= board.marks[root]
                for edge in forecast.edges_of(state, root):
                    if edge >> 2 != self.here.place:
                        add_edge(edges, edge)
            i += 1
        closes = chance * self._closing_chance(state, edges) if missing > 0 else 1.0
        points = forecast.promise_of(kinds.feature_kinds[kind][first], size, missing, marks, closes)
        self.closes[first] = closes
        self.worths[first] = points
        self._replace_joined_points(state, first, closes, points)

    def _closing_chance(self, state: CarcassonneState, edges: list[int]) -> float:
        """Return the chance that these open edges are closed, with the tile laid."""
        here = self.here
        forecast = self.forecast
        chance = 1.0
        for edge in edges:
            side = here.side_of(edge >> 2)
            if side < 0:
                chance *= forecast.hope_at(state, edge)
            else:
                need: i64 = state.board.needs[edge >> 2]
                need |= state.rules.kinds.edge[self.pose * 4 + side] << (4 * (side ^ 2))
                chance *= forecast.outlook.hope(need, edge & 3)
        return chance

    def _evaluate_affected(self, state: CarcassonneState) -> None:
        """Evaluate the cities and roads nearby whose open cells have another need now."""
        board = state.board
        forecast = self.forecast
        if self.changed:
            self.changed = []
            self.changed_closes = []
        for root in self.here.near:
            if not self.joining.meets(root) and board.open[root] > 0:
                closes = self._closing_chance(state, forecast.edges_of(state, root))
                slot: i64 = forecast.slots[root]
                if slot >= 0:
                    self._replace_points(state, slot, closes, forecast.promise(state, root, closes))
                if board.node_kind[root] == CITY:
                    self.changed.append(root)
                    self.changed_closes.append(closes)

    # -- owners ------------------------------------------------------------------------------------------------------

    def _replace_points(self, state: CarcassonneState, slot: i64, closes: float, points: float) -> None:
        """Replace chance and points of a feature that keeps its owners."""
        forecast = self.forecast
        players: i64 = state.players
        best = forecast.strongest(slot * players, players)
        gain = points - forecast.worths[slot]
        coming = forecast.coming(closes) - forecast.coming(forecast.closes[slot])
        p: i64 = 0
        while p < players:
            if forecast.strengths[slot * players + p] == best:
                self.points[p] += gain
            self.home[p] += coming * float(forecast.crowds[slot * players + p])
            p += 1

    def _replace_joined_points(self, state: CarcassonneState, first: i64, closes: float, points: float) -> None:
        """Replace the expected points of the features on the board that this group joins by those of the group."""
        forecast = self.forecast
        players: i64 = state.players
        strengths: list[int] = []
        coming = forecast.coming(closes)
        i: i64 = 0
        while i < self.joining.count:
            slot: i64 = forecast.slots[self.joining.joined[i]] if self.joining.joined_to[i] == first else NOT_THERE
            if slot >= 0:
                if not strengths:
                    strengths = [0] * players
                at: i64 = slot * players
                best = forecast.strongest(at, players)
                more = coming - forecast.coming(forecast.closes[slot])
                p: i64 = 0
                while p < players:
                    if forecast.strengths[at + p] == best:
                        self.points[p] -= forecast.worths[slot]
                    strengths[p] = strengths[p] + forecast.strengths[at + p]
                    self.home[p] += more * float(forecast.crowds[at + p])
                    p += 1
            i += 1
        if strengths:
            most: i64 = 1
            for strength in strengths:
                most = max(most, strength)
            p = 0
            while p < players:
                if strengths[p] == most:
                    self.points[p] += points
                p += 1

    # -- fields ------------------------------------------------------------------------------------------------------

    def _evaluate_fields(self, state: CarcassonneState, kinds: TileSet, kind: i64, size: i64) -> None:
        """Evaluate the fields that the tile is part of, and those whose cities have changed."""
        forecast = self.forecast
        feature: i64 = 0
        while feature < size:
            if self.joining.group[feature] == feature and kinds.feature_kinds[kind][feature] == FIELD:
                taken = False
                i: i64 = 0
                while i < self.joining.count:
                    taken = taken or (
                        self.joining.joined_to[i] == feature and forecast.slots[self.joining.joined[i]] >= 0
                    )
                    i += 1
                if taken:
                    self._replace_joined_points(state, feature, 0.0, self._field_points(state, kinds, kind, feature))
            feature += 1
        field_bits = self._affected_field_bits()
        place: i64 = 0
        while field_bits != 0:
            if field_bits & 1 == 1:
                slot: i64 = forecast.fields[place]
                root: i64 = forecast.roots[slot]
                if not self.joining.meets(root):
                    marks: i64 = state.board.marks[root]
                    hopes = self._add_city_chances(state, root, [], 1.0 if marks & CARCASSONNE != 0 else 0.0)
                    self._replace_points(state, slot, 0.0, forecast.weights.field * hopes * per_city(marks))
            field_bits >>= 1
            place += 1

    def _affected_field_bits(self) -> i64:
        """Return the occupied fields, as bits, next to a city that the tile joins or affects."""
        field_bits = self.forecast.beside
        found: i64 = 0
        i: i64 = 0
        while i < self.joining.count:
            found |= field_bits[self.joining.joined[i]]
            i += 1
        for city in self.changed:
            found |= field_bits[city]
        return found

    def _field_points(self, state: CarcassonneState, kinds: TileSet, kind: i64, first: i64) -> float:
        """Return the expected points of a field that the tile is part of."""
        seen: list[int] = []
        hopes = 0.0
        marks: i64 = 0
        feature: i64 = first
        while feature < self.joining.size:
            if self.joining.group[feature] == first:
                marks |= kinds.marks[kind][feature]
                for own in kinds.tiles[kind].features[feature].cities:
                    # cities of the tile are numbered by their group, below 0
                    city: i64 = -1 - self.joining.group[own]
                    if not holds(seen, city):
                        seen.append(city)
                        hopes += self.closes[self.joining.group[own]]
            feature += 1
        i: i64 = 0
        while i < self.joining.count:
            if self.joining.joined_to[i] == first:
                marks |= state.board.marks[self.joining.joined[i]]
                hopes = self._add_city_chances(state, self.joining.joined[i], seen, hopes)
            i += 1
        hopes += 1.0 if marks & CARCASSONNE != 0 else 0.0
        return self.forecast.weights.field * hopes * per_city(marks)

    def _add_city_chances(self, state: CarcassonneState, field: i64, seen: list[int], hopes: float) -> float:
        """Add the completion chances of the cities next to a field on the board that have not been seen."""
        forecast = self.forecast
        for root in forecast.cities_of(state, field):
            city = root
            closes = -1.0
            i: i64 = 0
            while i < self.joining.count:
                if self.joining.joined[i] == root:
                    city = -1 - self.joining.joined_to[i]
                    closes = self.closes[self.joining.joined_to[i]]
                i += 1
            if not holds(seen, city):
                seen.append(city)
                i = 0
                while i < len(self.changed):
                    if self.changed[i] == root:
                        closes = self.changed_closes[i]
                    i += 1
                hopes += closes if closes >= 0.0 else forecast.beside_field(state, root)
        return hopes

    # -- the follower ------------------------------------------------------------------------------------------------

    def _lead_with_best_follower(self, state: CarcassonneState, kinds: TileSet, kind: i64, size: i64) -> float:
        """Return the player's best lead. The feature to claim is kept in ``best_follower_feature``."""
        forecast = self.forecast
        player = self.player
        mine = self.points[player] + forecast.at_home(player, self.home[player])
        others = -1e9
        p: i64 = 0
        while p < state.players:
            if p != player:
                others = max(others, self.points[p] + forecast.at_home(p, self.home[p]))
            p += 1
        best = mine
        self.figure = NOT_THERE
        if state.supply[player * FIGURE_COUNT + FOLLOWER] > 0:
            without = forecast.followers_worth(self.home[player])
            feature: i64 = 0
            while feature < size:
                what: i64 = kinds.feature_kinds[kind][feature]
                if (
                    self.joining.group[feature] == feature
                    and what <= FIELD
                    and self.joining.is_free(state.board, feature)
                ):
                    if what <= ROAD:
                        closes = self.closes[feature]
                        points = self.worths[feature]
                    elif what == FIELD:
                        closes = 0.0
                        points = self._field_points(state, kinds, kind, feature)
                    else:
                        closes = forecast.closing_gaps(8 - self.here.around)
                        points = forecast.promise_of_cloister(8 - self.here.around)
                    home = self.home[player] - 1.0 + forecast.coming(closes)
                    total = mine + points + forecast.busy * (forecast.followers_worth(home) - without)
                    if total > best:
                        best = total
                        self.figure = feature
                feature += 1
        return best - others
