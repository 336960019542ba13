"""Inputs of the value network: numbers about every *claim*, and about the supply of every player.

A claim is the followers of one player on one feature. All inputs are public and have a magnitude of about 1.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import Forecast, followers_at_home
from bastide.games.carcassonne.bots.margins import ahead
from bastide.games.carcassonne.bots.placements.surroundings import step
from bastide.games.carcassonne.bots.value_network.meetings import Meetings
from bastide.games.carcassonne.rules.map.geometry import STEPS
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import (
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
KINDS: Final = 4
CITIES: Final = 0
ROADS: Final = 1
CLOISTERS: Final = 2
FIELDS: Final = 3
#: Number of inputs of a claim, and of a player.
STAND: Final = 30
HAVE: Final = 24
#: Points per unit of an input.
POINTS: Final = 10.0
#: More followers in the supply count as this many.
MOST_AT_HOME: Final = 8


@final
class Facts:
    """Reads positions that a forecast has just analysed. The lists hold the inputs of the last one."""

    def __init__(self) -> None:
        self.meetings = Meetings()
        #: By claim: its owner, its kind, and its inputs.
        self.owners: list[int] = []
        self.kinds: list[int] = []
        self.stands: list[float] = []
        #: Inputs by player.
        self.have: list[float] = []
        self._time: list[float] = []

    def read(self, state: CarcassonneState, forecast: Forecast, totals: list[float]) -> None:
        """Read a position. ``totals``: the expected scores of the forecast."""
        self.meetings.find(state, forecast)
        self.owners = []
        self.kinds = []
        self.stands = []
        self.have = []
        turns = min(1.0, forecast.to_come / float(state.players) / 36.0)
        self._time = [1.0, forecast.early, forecast.busy, turns, 1.0 if state.players == 2 else 0.0]
        at_home = [followers_at_home(state, player) for player in range(state.players)]
        player: i64 = 0
        while player < state.players:
            lead = max(-3.0, min(3.0, ahead(totals, player) / 20.0))
            before = len(self.kinds)
            slot: i64 = 0
            while slot < len(forecast.roots):
                if forecast.crowds[slot * state.players + player] > 0:
                    self._read_claim(state, forecast, player, slot, at_home[player], lead)
                slot += 1
            self._read_player(state, forecast, player, at_home, lead, before)
            player += 1

    def _read_player(
        self, state: CarcassonneState, forecast: Forecast, player: i64, at_home: list[float], lead: float, before: i64
    ) -> None:
        """Add the inputs of a player: supply, and number of claims of each kind since ``before``."""
        counts = [0.0] * KINDS
        i: i64 = before
        while i < len(self.kinds):
            counts[self.kinds[i]] += 1.0
            i += 1
        rest = 0.0
        for other in range(state.players):
            if other != player:
                rest = max(rest, at_home[other])
        home = [0.0] * (MOST_AT_HOME + 1)
        home[min(MOST_AT_HOME, int(at_home[player]))] = 1.0
        self.have += self._time
        self.have += home
        self.have += [
            1.0 if player == state.active else 0.0,
            lead,
            forecast.home[player] / 4.0,
            forecast.others[player] / POINTS,
            counts[CITIES] / 2.0,
            counts[ROADS] / 2.0,
            counts[CLOISTERS],
            counts[FIELDS] / 2.0,
            rest / 4.0,
            at_home[player] / 4.0 * forecast.busy,
        ]

    def _read_claim(
        self, state: CarcassonneState, forecast: Forecast, player: i64, slot: i64, at_home: float, lead: float
    ) -> None:
        root: i64 = forecast.roots[slot]
        kind = kind_of(state.board.node_kind[root])
        if kind < 0 or state.board.marks[root] & HAS_CASTLE != 0:
            return
        players: i64 = state.players
        mine: i64 = forecast.strengths[slot * players + player]
        rival = strongest_rival(forecast, slot, slot, player, players)
        points = forecast.worths[slot] / POINTS
        closes = forecast.closes[slot]
        self.owners.append(player)
        self.kinds.append(kind)
        self.stands += self._time
        self.stands += [
            1.0 if 0 < rival < mine else 0.0,
            1.0 if 0 < rival == mine else 0.0,
            1.0 if rival > mine else 0.0,
            float(forecast.crowds[slot * players + player] - 1),
            points,
            closes,
            points * closes,
            1.0 if player == state.active else 0.0,
            min(at_home, 4.0) / 4.0,
            1.0 if at_home == 0.0 else 0.0,
            lead,
        ]
        if kind == CLOISTERS:
            self._read_cloister(state, forecast, root)
        elif kind == FIELDS:
            self._read_field(state, forecast, root)
            self._read_merges(forecast, player, players, slot, mine, rival)
        else:
            self._read_city_or_road(state, forecast, root)
            self._read_merges(forecast, player, players, slot, mine, rival)

    def _read_city_or_road(self, state: CarcassonneState, forecast: Forecast, root: i64) -> None:
        """Add the size of a city or road, and how hard it is to complete."""
        board = state.board
        cells = 0
        least = 1.0
        if board.open[root] > 0:
            edges = forecast.edges_of(state, root)
            cells = len(edges)
            for edge in edges:
                least = min(least, forecast.hope_at(state, edge))
        self.stands += [
            float(board.size[root]) / 5.0,
            float(board.shields[root]) / 2.0,
            float(board.open[root]) / 4.0,
            float(cells) / 4.0,
            least,
            1.0 if board.marks[root] & (INN | CATHEDRAL) != 0 else 0.0,
        ]

    def _read_cloister(self, state: CarcassonneState, forecast: Forecast, root: i64) -> None:
        """Add the gaps around a cloister, those of them next to a tile, and those where no tile fits."""
        board = state.board
        missing = float(board.open[root]) / 8.0
        cell: i64 = board.tile_cell[board.node_tile[root]]
        here = board.grid.place(cell)
        adjacent = 0
        dead = 0
        up: i64 = -1
        while up <= 1:
            right: i64 = -1
            while right <= 1:
                if board.grid.tiles[here + up * step(board, 0) + right] == 0:
                    there: i64 = cell + up * STEPS[0] + right * STEPS[1]
                    place = board.rim_place(there)
                    if place < len(board.rim) and board.rim[place] == there:
                        adjacent += 1
                        if forecast.outlook.hope(board.needs[place], 0) == 0.0:
                            dead += 1
                right += 1
            up += 1
        self.stands += [missing, missing * missing, float(min(dead, 2)), float(adjacent) / 8.0, 0.0, 0.0]
        self.stands += NO_MEETINGS

    def _read_field(self, state: CarcassonneState, forecast: Forecast, root: i64) -> None:
        """Add the cities next to a field, complete or not, and its size."""
        board = state.board
        complete = 0
        begun = 0
        hopes = 0.0
        for city in forecast.cities_of(state, root):
            if board.open[city] == 0:
                complete += 1
            else:
                begun += 1
                hopes += forecast.closing(state, city)
        self.stands += [
            float(complete) / 4.0,
            float(begun) / 4.0,
            hopes / 2.0,
            min(1.0, float(board.size[root]) / 20.0),
            0.0,
            1.0 if board.marks[root] & (PIG_HERD | HAS_BARN) != 0 else 0.0,
        ]

    def _read_merges(self, forecast: Forecast, player: i64, players: i64, slot: i64, mine: i64, rival: i64) -> None:
        """Add the possible merges with other features, and how they would change the margin at best and at worst."""
        most_points = 0.0
        stronger = 0.0
        weaker = 0.0
        own = 0.0
        gain = 0.0
        loss = 0.0
        for other in self.meetings.others[slot]:
            my: i64 = forecast.strengths[other * players + player]
            their = strongest_rival(forecast, other, other, player, players)
            points = forecast.worths[other] / POINTS
            if their > my:
                most_points = max(most_points, points)
                if their >= mine:
                    stronger = 1.0
                else:
                    weaker = 1.0
            elif my > 0:
                own = 1.0
            both = forecast.worths[slot] / POINTS + points
            together = both * holder(mine + my, strongest_rival(forecast, slot, other, player, players))
            change = together - (both - points) * holder(mine, rival) - points * holder(my, their)
            gain = max(gain, change)
            loss = max(loss, -change)
        self.stands += [
            most_points,
            stronger,
            own,
            weaker,
            float(min(12, self.meetings.reach[slot])) / 8.0,
            gain,
            loss,
            float(min(6, self.meetings.count[slot])) / 4.0,
        ]


NO_MEETINGS: Final = [0.0] * 8


def kind_of(node_kind: i64) -> i64:
    """Return the kind of a claim on such a feature; -1 if the network does not read it."""
    if node_kind == CITY:
        return CITIES
    if node_kind == ROAD:
        return ROADS
    if node_kind in (CLOISTER, SHRINE):
        return CLOISTERS
    return FIELDS if node_kind == FIELD else -1


def strongest_rival(forecast: Forecast, slot: i64, other: i64, player: i64, players: i64) -> i64:
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


def holder(mine: i64, rival: i64) -> float:
    """Return 1 for an own majority, -1 for a rival's, 0 for a tie."""
    return 1.0 if mine > rival else -1.0 if rival > mine else 0.0
