"""Inputs of the value network: numbers about every *claim*, and about the supply of every player.

A claim is the followers of one player on one feature. All inputs are public and have a magnitude of about 1.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast, followers_in_supply
from bastide.games.carcassonne.bots.placements.cell_neighbourhood import grid_step
from bastide.games.carcassonne.bots.scores_if_ended_now import lead_over_best_opponent
from bastide.games.carcassonne.bots.value_network.possible_merges import PossibleMerges
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import (
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

#: Kinds of claims. Knights, highwaymen, monks and farmers have separate first layers.
CLAIM_KIND_COUNT: Final = 4
CITY_CLAIM: Final = 0
ROAD_CLAIM: Final = 1
CLOISTER_CLAIM: Final = 2
FIELD_CLAIM: Final = 3
#: Number of inputs of a claim, and of a player.
INPUTS_PER_CLAIM: Final = 30
INPUTS_PER_PLAYER: Final = 24
#: Points per unit of an input.
POINTS_SCALE: Final = 10.0
#: More followers in the supply count as this many.
MAX_SUPPLY_FOLLOWERS: Final = 8


@final
class NetworkInputs:
    """Reads positions that a forecast has just analysed. The lists hold the inputs of the last one."""

    def __init__(self) -> None:
        self.possible_merges = PossibleMerges()
        #: By claim: its owner, its kind, and its inputs.
        self.claim_owners: list[int] = []
        self.claim_kinds: list[int] = []
        self.claim_inputs: list[float] = []
        #: Inputs by player.
        self.player_inputs: list[float] = []
        self._time: list[float] = []

    def read_position(self, state: CarcassonneState, forecast: ScoreForecast, totals: list[float]) -> None:
        """Read a position. ``totals``: the expected scores of the forecast."""
        self.possible_merges.find_merges(state, forecast)
        self.claim_owners = []
        self.claim_kinds = []
        self.claim_inputs = []
        self.player_inputs = []
        turns = min(1.0, forecast.tiles_left / float(state.players) / 36.0)
        self._time = [
            1.0,
            forecast.game_left_share,
            forecast.follower_demand,
            turns,
            1.0 if state.players == 2 else 0.0,
        ]
        at_home = [followers_in_supply(state, player) for player in range(state.players)]
        player: i64 = 0
        while player < state.players:
            lead = max(-3.0, min(3.0, lead_over_best_opponent(totals, player) / 20.0))
            before = len(self.claim_kinds)
            slot: i64 = 0
            while slot < len(forecast.occupied_roots):
                if forecast.follower_counts[slot * state.players + player] > 0:
                    self._read_claim(state, forecast, player, slot, at_home[player], lead)
                slot += 1
            self._read_player(state, forecast, player, at_home, lead, before)
            player += 1

    def _read_player(
        self,
        state: CarcassonneState,
        forecast: ScoreForecast,
        player: i64,
        at_home: list[float],
        lead: float,
        before: i64,
    ) -> None:
        """Add the inputs of a player: supply, and number of claims of each kind since ``before``."""
        counts = [0.0] * CLAIM_KIND_COUNT
        i: i64 = before
        while i < len(self.claim_kinds):
            counts[self.claim_kinds[i]] += 1.0
            i += 1
        rest = 0.0
        for other in range(state.players):
            if other != player:
                rest = max(rest, at_home[other])
        home = [0.0] * (MAX_SUPPLY_FOLLOWERS + 1)
        home[min(MAX_SUPPLY_FOLLOWERS, int(at_home[player]))] = 1.0
        self.player_inputs += self._time
        self.player_inputs += home
        self.player_inputs += [
            1.0 if player == state.active else 0.0,
            lead,
            forecast.expected_supply_followers[player] / 4.0,
            forecast.other_supply_points[player] / POINTS_SCALE,
            counts[CITY_CLAIM] / 2.0,
            counts[ROAD_CLAIM] / 2.0,
            counts[CLOISTER_CLAIM],
            counts[FIELD_CLAIM] / 2.0,
            rest / 4.0,
            at_home[player] / 4.0 * forecast.follower_demand,
        ]

    def _read_claim(
        self, state: CarcassonneState, forecast: ScoreForecast, player: i64, slot: i64, at_home: float, lead: float
    ) -> None:
        root: i64 = forecast.occupied_roots[slot]
        kind = claim_kind(state.board.node_kind[root])
        if kind < 0 or state.board.marks[root] & HAS_CASTLE != 0:
            return
        players: i64 = state.players
        mine: i64 = forecast.strengths[slot * players + player]
        rival = strongest_rival(forecast, slot, slot, player, players)
        points = forecast.feature_points[slot] / POINTS_SCALE
        closes = forecast.completion_chances[slot]
        self.claim_owners.append(player)
        self.claim_kinds.append(kind)
        self.claim_inputs += self._time
        self.claim_inputs += [
            1.0 if 0 < rival < mine else 0.0,
            1.0 if 0 < rival == mine else 0.0,
            1.0 if rival > mine else 0.0,
            float(forecast.follower_counts[slot * players + player] - 1),
            points,
            closes,
            points * closes,
            1.0 if player == state.active else 0.0,
            min(at_home, 4.0) / 4.0,
            1.0 if at_home == 0.0 else 0.0,
            lead,
        ]
        if kind == CLOISTER_CLAIM:
            self._read_cloister(state, forecast, root)
        elif kind == FIELD_CLAIM:
            self._read_field(state, forecast, root)
            self._read_merges(forecast, player, players, slot, mine, rival)
        else:
            self._read_city_or_road(state, forecast, root)
            self._read_merges(forecast, player, players, slot, mine, rival)

    def _read_city_or_road(self, state: CarcassonneState, forecast: ScoreForecast, root: i64) -> None:
        """Add the size of a city or road, and how hard it is to complete."""
        board = state.board
        cells = 0
        least = 1.0
        if board.open_edges[root] > 0:
            edges = forecast.open_edges(state, root)
            cells = len(edges)
            for edge in edges:
                least = min(least, forecast.edge_closing_chance(state, edge))
        self.claim_inputs += [
            float(board.feature_size[root]) / 5.0,
            float(board.shields[root]) / 2.0,
            float(board.open_edges[root]) / 4.0,
            float(cells) / 4.0,
            least,
            1.0 if board.marks[root] & (INN | CATHEDRAL) != 0 else 0.0,
        ]

    def _read_cloister(self, state: CarcassonneState, forecast: ScoreForecast, root: i64) -> None:
        """Add the gaps around a cloister, those of them next to a tile, and those where no tile fits."""
        board = state.board
        missing = float(board.open_edges[root]) / 8.0
        cell: i64 = board.tile_cell[board.node_tile[root]]
        here = board.grid.index_of_cell(cell)
        adjacent = 0
        dead = 0
        up: i64 = -1
        while up <= 1:
            right: i64 = -1
            while right <= 1:
                if board.grid.tiles[here + up * grid_step(board, 0) + right] == 0:
                    there: i64 = cell + up * NEIGHBOUR_OFFSETS[0] + right * NEIGHBOUR_OFFSETS[1]
                    place = board.frontier_index(there)
                    if place < len(board.frontier) and board.frontier[place] == there:
                        adjacent += 1
                        if forecast.remaining_tiles.closing_chance(board.required_edges[place], 0) == 0.0:
                            dead += 1
                right += 1
            up += 1
        self.claim_inputs += [missing, missing * missing, float(min(dead, 2)), float(adjacent) / 8.0, 0.0, 0.0]
        self.claim_inputs += NO_MERGE_INPUTS

    def _read_field(self, state: CarcassonneState, forecast: ScoreForecast, root: i64) -> None:
        """Add the cities next to a field, complete or not, and its size."""
        board = state.board
        complete = 0
        begun = 0
        hopes = 0.0
        for city in forecast.adjacent_cities(state, root):
            if board.open_edges[city] == 0:
                complete += 1
            else:
                begun += 1
                hopes += forecast.completion_chance(state, city)
        self.claim_inputs += [
            float(complete) / 4.0,
            float(begun) / 4.0,
            hopes / 2.0,
            min(1.0, float(board.feature_size[root]) / 20.0),
            0.0,
            1.0 if board.marks[root] & (PIG_HERD | HAS_BARN) != 0 else 0.0,
        ]

    def _read_merges(
        self, forecast: ScoreForecast, player: i64, players: i64, slot: i64, mine: i64, rival: i64
    ) -> None:
        """Add the possible merges with other features, and how they would change the margin at best and at worst."""
        most_points = 0.0
        stronger = 0.0
        weaker = 0.0
        own = 0.0
        gain = 0.0
        loss = 0.0
        for other in self.possible_merges.merge_partners[slot]:
            my: i64 = forecast.strengths[other * players + player]
            their = strongest_rival(forecast, other, other, player, players)
            points = forecast.feature_points[other] / POINTS_SCALE
            if their > my:
                most_points = max(most_points, points)
                if their >= mine:
                    stronger = 1.0
                else:
                    weaker = 1.0
            elif my > 0:
                own = 1.0
            both = forecast.feature_points[slot] / POINTS_SCALE + points
            together = both * majority_sign(mine + my, strongest_rival(forecast, slot, other, player, players))
            change = together - (both - points) * majority_sign(mine, rival) - points * majority_sign(my, their)
            gain = max(gain, change)
            loss = max(loss, -change)
        self.claim_inputs += [
            most_points,
            stronger,
            own,
            weaker,
            float(min(12, self.possible_merges.reached_cell_counts[slot])) / 8.0,
            gain,
            loss,
            float(min(6, self.possible_merges.merge_cell_counts[slot])) / 4.0,
        ]


NO_MERGE_INPUTS: Final = [0.0] * 8


def claim_kind(node_kind: i64) -> i64:
    """Return the kind of a claim on such a feature; -1 if the network does not read it."""
    if node_kind == CITY:
        return CITY_CLAIM
    if node_kind == ROAD:
        return ROAD_CLAIM
    if node_kind in (CLOISTER, SHRINE):
        return CLOISTER_CLAIM
    return FIELD_CLAIM if node_kind == FIELD else -1


def strongest_rival(forecast: ScoreForecast, slot: i64, other: i64, player: i64, players: i64) -> i64:
    """Return the greatest strength of another player on a feature or, if the two differ, on both together."""
    best: i64 = 0
    p: i64 = 0
    while p < players:
        if p != player:
            strength: i64 = forecast.strengths[slot * players + p]
            if other != slot:
                strength += forecast.strengths[other * players + p]
            best = max(best, strength)
        p += 1
    return best


def majority_sign(mine: i64, rival: i64) -> float:
    """Return 1 for an own majority, -1 for a rival's, 0 for a tie."""
    return 1.0 if mine > rival else -1.0 if rival > mine else 0.0
