"""Evaluation of placements without laying the tile.

The position is forecast once. For each placement only those features are evaluated again that the tile affects: the
features it joins, those whose open cells become easier or harder to fill, the cloisters around it, and the fields next
to all of these. Tests compare the result with a forecast of the position with the tile laid.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import add_open_edge, contains_int, points_per_city
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast, TileEvaluator
from bastide.games.carcassonne.bots.placements.cell_neighbourhood import NO_INDEX, CellNeighbourhood
from bastide.games.carcassonne.bots.placements.feature_merge import FeatureMerge
from bastide.games.carcassonne.bots.scores_if_ended_now import lead_over_best_opponent
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import CARCASSONNE, CITY, FIELD, ROAD
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import FEATURES_PER_POSE, TileSet
from bastide.games.carcassonne.rules.turn.tile_placement import legal_placements

#: A placement that needs a bridge is not evaluated, but taken to be worse than doing nothing by this many points.
BRIDGE_COST_POINTS: Final = 1.0


@final
class PlacementEvaluator(TileEvaluator):
    """Evaluates placements. Call ``start_position``, ``start_cell`` and ``lead_after_placement``, in this order."""

    best_follower_feature: i64
    player: i64
    pose: i64

    def __init__(self, forecast: ScoreForecast) -> None:
        self.forecast = forecast
        self.neighbourhood = CellNeighbourhood()
        self.merge = FeatureMerge()
        self.player = 0
        #: The tile and its rotation: kind * 4 + turn.
        self.pose = 0
        #: Feature of the tile for the best follower, or -1 if none is better. Set by ``lead_after_placement``.
        self.best_follower_feature = NO_INDEX
        #: By first feature of a city or road group: completion chance, and expected points.
        self.group_completion_chances: list[float] = [0.0] * FEATURES_PER_POSE
        self.group_points: list[float] = [0.0] * FEATURES_PER_POSE
        #: Cities nearby whose completion chances change, and the new chances.
        self.affected_cities: list[int] = []
        self.affected_city_chances: list[float] = []
        #: By player: expected score without the supply, and followers in the supply, with the tile laid.
        self.scores_without_supply: list[float] = []
        self.supply_followers: list[float] = []

    def start_position(self, state: CarcassonneState, player: i64) -> None:
        """Start with a position in which this player lays a tile."""
        self.player = player
        self.forecast.analyse_position(state, 1)
        self.forecast.index_fields_by_city(state)

    def start_cell(self, state: CarcassonneState, place: i64) -> None:
        """Analyse a cell of the rim."""
        self.neighbourhood.analyse_cell(state.board, place, self.forecast.slot_by_root)

    def lead_without_tile(self, state: CarcassonneState) -> float:
        """Return the player's lead without any tile."""
        return lead_over_best_opponent(self.forecast.last_forecast_scores(state), self.player)

    def lead_with_tile(self, state: CarcassonneState, player: i64, kind: i64) -> float:
        """Return a player's lead with this tile in the best place; without the tile if it fits nowhere."""
        self.start_position(state, player)
        best = -1e9
        last: i64 = -1
        for action in legal_placements(state, kind):
            cell: i64 = action >> 2
            if cell != last:
                self.start_cell(state, state.board.frontier_index(cell))
                last = cell
            best = max(best, self.lead_after_placement(state, kind, action & 3))
        return best if best > -1e9 else self.lead_without_tile(state)

    def lead_after_placement(self, state: CarcassonneState, kind: i64, turn: i64) -> float:
        """Return the player's lead with the tile laid here, and the best follower on it."""
        forecast = self.forecast
        kinds = state.rules.tile_set
        need: i64 = state.board.required_edges[self.neighbourhood.rim_index]
        shown: i64 = kinds.packed_edges[kind * 4 + turn]
        if shown & need != need:
            # It fits only with a bridge, which changes the merges.
            self.best_follower_feature = NO_INDEX
            return self.lead_without_tile(state) - BRIDGE_COST_POINTS
        size: i64 = kinds.feature_count[kind]
        self.pose = kind * 4 + turn
        self.scores_without_supply = forecast.expected_scores_without_supply.copy()
        self.supply_followers = forecast.expected_supply_followers.copy()
        self.merge.merge_features(state.board, self.pose, self.neighbourhood.adjacent_tiles)
        feature: i64 = 0
        while feature < size:
            if self.merge.group[feature] == feature and kinds.feature_kinds[kind][feature] <= ROAD:
                self._evaluate_group(state, kinds, kind, feature)
            feature += 1
        self._evaluate_affected(state)
        for node in self.neighbourhood.occupied_cloisters:
            left: i64 = state.board.open_edges[node] - 1
            closes = forecast.cloister_completion_chance(left)
            self._replace_points(state, forecast.slot_by_root[node], closes, forecast.expected_cloister_points(left))
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
        while feature < self.merge.feature_count:
            if self.merge.group[feature] == first:
                size += kinds.shields[kind][feature]
                marks |= kinds.marks[kind][feature]
                side: i64 = 0
                while side < 4:
                    if kinds.feature_at_side[pose * 4 + side] == feature:
                        if self.neighbourhood.adjacent_tiles[side] >= 0:
                            missing -= 1
                        else:
                            missing += 1
                            if self.neighbourhood.adjacent_rim_indices[side] >= 0:
                                add_open_edge(edges, self.neighbourhood.adjacent_rim_indices[side] * 4 + (side ^ 2))
                            else:
                                # a cell without other neighbours
                                chance *= forecast.remaining_tiles.closing_chance(
                                    kinds.edge_at_side[pose * 4 + side] << (4 * (side ^ 2)), side ^ 2
                                )
                    side += 1
            feature += 1
        i: i64 = 0
        while i < self.merge.board_root_count:
            if self.merge.board_root_groups[i] == first:
                root: i64 = self.merge.board_roots[i]
                missing += board.open_edges[root]
                size += board.feature_size[root] + board.shields[root]
                marks |= board.marks[root]
                for edge in forecast.open_edges(state, root):
                    if edge >> 2 != self.neighbourhood.rim_index:
                        add_open_edge(edges, edge)
            i += 1
        closes = chance * self._closing_chance(state, edges) if missing > 0 else 1.0
        points = forecast.expected_city_or_road_points(kinds.feature_kinds[kind][first], size, missing, marks, closes)
        self.group_completion_chances[first] = closes
        self.group_points[first] = points
        self._replace_joined_points(state, first, closes, points)

    def _closing_chance(self, state: CarcassonneState, edges: list[int]) -> float:
        """Return the chance that these open edges are closed, with the tile laid."""
        here = self.neighbourhood
        forecast = self.forecast
        chance = 1.0
        for edge in edges:
            side = here.side_facing(edge >> 2)
            if side < 0:
                chance *= forecast.edge_closing_chance(state, edge)
            else:
                need: i64 = state.board.required_edges[edge >> 2]
                need |= state.rules.tile_set.edge_at_side[self.pose * 4 + side] << (4 * (side ^ 2))
                chance *= forecast.remaining_tiles.closing_chance(need, edge & 3)
        return chance

    def _evaluate_affected(self, state: CarcassonneState) -> None:
        """Evaluate the cities and roads nearby whose open cells have another need now."""
        board = state.board
        forecast = self.forecast
        if self.affected_cities:
            self.affected_cities = []
            self.affected_city_chances = []
        for root in self.neighbourhood.affected_features:
            if not self.merge.includes_root(root) and board.open_edges[root] > 0:
                closes = self._closing_chance(state, forecast.open_edges(state, root))
                slot: i64 = forecast.slot_by_root[root]
                if slot >= 0:
                    self._replace_points(state, slot, closes, forecast.expected_points(state, root, closes))
                if board.node_kind[root] == CITY:
                    self.affected_cities.append(root)
                    self.affected_city_chances.append(closes)

    # -- owners ------------------------------------------------------------------------------------------------------

    def _replace_points(self, state: CarcassonneState, slot: i64, closes: float, points: float) -> None:
        """Replace chance and points of a feature that keeps its owners."""
        forecast = self.forecast
        players: i64 = state.players
        best = forecast.max_strength(slot * players, players)
        gain = points - forecast.feature_points[slot]
        coming = forecast.expected_return(closes) - forecast.expected_return(forecast.completion_chances[slot])
        p: i64 = 0
        while p < players:
            if forecast.strengths[slot * players + p] == best:
                self.scores_without_supply[p] += gain
            self.supply_followers[p] += coming * float(forecast.follower_counts[slot * players + p])
            p += 1

    def _replace_joined_points(self, state: CarcassonneState, first: i64, closes: float, points: float) -> None:
        """Replace the expected points of the features on the board that this group joins by those of the group."""
        forecast = self.forecast
        players: i64 = state.players
        strengths: list[int] = []
        coming = forecast.expected_return(closes)
        i: i64 = 0
        while i < self.merge.board_root_count:
            slot: i64 = (
                forecast.slot_by_root[self.merge.board_roots[i]]
                if self.merge.board_root_groups[i] == first
                else NO_INDEX
            )
            if slot >= 0:
                if not strengths:
                    strengths = [0] * players
                at: i64 = slot * players
                best = forecast.max_strength(at, players)
                more = coming - forecast.expected_return(forecast.completion_chances[slot])
                p: i64 = 0
                while p < players:
                    if forecast.strengths[at + p] == best:
                        self.scores_without_supply[p] -= forecast.feature_points[slot]
                    strengths[p] = strengths[p] + forecast.strengths[at + p]
                    self.supply_followers[p] += more * float(forecast.follower_counts[at + p])
                    p += 1
            i += 1
        if strengths:
            most: i64 = 1
            for strength in strengths:
                most = max(most, strength)
            p = 0
            while p < players:
                if strengths[p] == most:
                    self.scores_without_supply[p] += points
                p += 1

    # -- fields ------------------------------------------------------------------------------------------------------

    def _evaluate_fields(self, state: CarcassonneState, kinds: TileSet, kind: i64, size: i64) -> None:
        """Evaluate the fields that the tile is part of, and those whose cities have changed."""
        forecast = self.forecast
        feature: i64 = 0
        while feature < size:
            if self.merge.group[feature] == feature and kinds.feature_kinds[kind][feature] == FIELD:
                taken = False
                i: i64 = 0
                while i < self.merge.board_root_count:
                    taken = taken or (
                        self.merge.board_root_groups[i] == feature
                        and forecast.slot_by_root[self.merge.board_roots[i]] >= 0
                    )
                    i += 1
                if taken:
                    self._replace_joined_points(state, feature, 0.0, self._field_points(state, kinds, kind, feature))
            feature += 1
        field_bits = self._affected_field_bits()
        place: i64 = 0
        while field_bits != 0:
            if field_bits & 1 == 1:
                slot: i64 = forecast.occupied_field_slots[place]
                root: i64 = forecast.occupied_roots[slot]
                if not self.merge.includes_root(root):
                    marks: i64 = state.board.marks[root]
                    hopes = self._add_city_chances(state, root, [], 1.0 if marks & CARCASSONNE != 0 else 0.0)
                    self._replace_points(state, slot, 0.0, forecast.weights.field * hopes * points_per_city(marks))
            field_bits >>= 1
            place += 1

    def _affected_field_bits(self) -> i64:
        """Return the occupied fields, as bits, next to a city that the tile joins or affects."""
        field_bits = self.forecast.field_bits_by_city
        found: i64 = 0
        i: i64 = 0
        while i < self.merge.board_root_count:
            found |= field_bits[self.merge.board_roots[i]]
            i += 1
        for city in self.affected_cities:
            found |= field_bits[city]
        return found

    def _field_points(self, state: CarcassonneState, kinds: TileSet, kind: i64, first: i64) -> float:
        """Return the expected points of a field that the tile is part of."""
        seen: list[int] = []
        hopes = 0.0
        marks: i64 = 0
        feature: i64 = first
        while feature < self.merge.feature_count:
            if self.merge.group[feature] == first:
                marks |= kinds.marks[kind][feature]
                for own in kinds.tiles[kind].features[feature].cities:
                    # cities of the tile are numbered by their group, below 0
                    city: i64 = -1 - self.merge.group[own]
                    if not contains_int(seen, city):
                        seen.append(city)
                        hopes += self.group_completion_chances[self.merge.group[own]]
            feature += 1
        i: i64 = 0
        while i < self.merge.board_root_count:
            if self.merge.board_root_groups[i] == first:
                marks |= state.board.marks[self.merge.board_roots[i]]
                hopes = self._add_city_chances(state, self.merge.board_roots[i], seen, hopes)
            i += 1
        hopes += 1.0 if marks & CARCASSONNE != 0 else 0.0
        return self.forecast.weights.field * hopes * points_per_city(marks)

    def _add_city_chances(self, state: CarcassonneState, field: i64, seen: list[int], hopes: float) -> float:
        """Add the completion chances of the cities next to a field on the board that have not been seen."""
        forecast = self.forecast
        for root in forecast.adjacent_cities(state, field):
            city = root
            closes = -1.0
            i: i64 = 0
            while i < self.merge.board_root_count:
                if self.merge.board_roots[i] == root:
                    city = -1 - self.merge.board_root_groups[i]
                    closes = self.group_completion_chances[self.merge.board_root_groups[i]]
                i += 1
            if not contains_int(seen, city):
                seen.append(city)
                i = 0
                while i < len(self.affected_cities):
                    if self.affected_cities[i] == root:
                        closes = self.affected_city_chances[i]
                    i += 1
                hopes += closes if closes >= 0.0 else forecast.city_completion_chance(state, root)
        return hopes

    # -- the follower ------------------------------------------------------------------------------------------------

    def _lead_with_best_follower(self, state: CarcassonneState, kinds: TileSet, kind: i64, size: i64) -> float:
        """Return the player's best lead. The feature to claim is kept in ``best_follower_feature``."""
        forecast = self.forecast
        player = self.player
        mine = self.scores_without_supply[player] + forecast.supply_value(player, self.supply_followers[player])
        others = -1e9
        p: i64 = 0
        while p < state.players:
            if p != player:
                others = max(others, self.scores_without_supply[p] + forecast.supply_value(p, self.supply_followers[p]))
            p += 1
        best = mine
        self.best_follower_feature = NO_INDEX
        if state.supply[player * MEEPLE_CODE_COUNT + FOLLOWER] > 0:
            without = forecast.followers_value(self.supply_followers[player])
            feature: i64 = 0
            while feature < size:
                what: i64 = kinds.feature_kinds[kind][feature]
                if (
                    self.merge.group[feature] == feature
                    and what <= FIELD
                    and self.merge.is_unoccupied(state.board, feature)
                ):
                    if what <= ROAD:
                        closes = self.group_completion_chances[feature]
                        points = self.group_points[feature]
                    elif what == FIELD:
                        closes = 0.0
                        points = self._field_points(state, kinds, kind, feature)
                    else:
                        closes = forecast.cloister_completion_chance(8 - self.neighbourhood.surrounding_tile_count)
                        points = forecast.expected_cloister_points(8 - self.neighbourhood.surrounding_tile_count)
                    home = self.supply_followers[player] - 1.0 + forecast.expected_return(closes)
                    total = mine + points + forecast.follower_demand * (forecast.followers_value(home) - without)
                    if total > best:
                        best = total
                        self.best_follower_feature = feature
                feature += 1
        return best - others
