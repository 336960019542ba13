"""What the modules add to a forecast: tokens, crowns, the fairy and the dragon, barns, builders, people in Carcassonne.

None of this is exact. Each is a rule of thumb, in points, that makes the figures and tokens of a module worth having.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import QUARTERS
from bastide.games.carcassonne.rules.figures import BARN, BUILDER, FIGURE_KINDS, PIG
from bastide.games.carcassonne.rules.geometry import x_of, y_of
from bastide.games.carcassonne.rules.modules.abbey.own import held_at
from bastide.games.carcassonne.rules.modules.bridges.own import BRIDGES, CASTLES, WON, place
from bastide.games.carcassonne.rules.modules.count.own import COUNT_IN, inside
from bastide.games.carcassonne.rules.modules.cult import buildings_around, opposite
from bastide.games.carcassonne.rules.modules.dragon.own import DRAGON_AT, FAIRY_AT
from bastide.games.carcassonne.rules.modules.king import HOLDER, KING, ROBBER, TILES, complete_on_map
from bastide.games.carcassonne.rules.modules.traders import DUE, GOODS_MARKS, TOKENS_AT
from bastide.games.carcassonne.rules.tiles.model import CITY, CLOISTER, ROAD, SHRINE

if TYPE_CHECKING:
    from bastide.games.carcassonne.bots.forecast import Forecast
    from bastide.games.carcassonne.rules.state import CarcassonneState

#: Half of what a tile brings to whoever lays it. Who has one to lay is ahead by that much.
TILE: Final = 2.0
#: A builder on something unfinished, and a second tile that he has earned already.
BUILDER_AT_WORK: Final = 3.5
SECOND_TILE: Final = 3.0
#: Complete cities, or roads, that are still to come for the king and the robber baron.
CROWN_GROWS: Final = 5.0
#: The fairy's point a turn, as long as she is likely to stay; and what the dragon's breath costs on the next tile.
FAIRY_STAYS: Final = 2.0
DRAGON_NEAR: Final = 0.6
DRAGON_REACH: Final = 4
#: An abbey, a bridge and a castle that are still in hand.
ABBEY_IN_HAND: Final = 3.0
BRIDGE_IN_HAND: Final = 1.0
CASTLE_IN_HAND: Final = 0.5
#: A follower in the castle, the market, the blacksmith's and the cathedral quarter; and what is left of it if the count
#: is there.
IN_QUARTER: Final = [3.0, 4.0, 1.5, 1.5]
BESIDE_COUNT: Final = 0.4


def add_modules(state: CarcassonneState, forecast: Forecast) -> None:
    """Add to everybody's points what the modules promise."""
    if state.hand >= 0:
        forecast.points[state.active] += TILE
    for module in state.rules.modules:
        own = state.extra[module.slot]
        if module.id == "traders":
            add_traders(state, forecast, own)
        elif module.id == "king":
            add_crowns(state, forecast, own)
        elif module.id == "dragon":
            add_dragon(state, forecast, own)
        elif module.id == "abbey":
            add_abbey(state, forecast, own)
        elif module.id == "bridges":
            add_bridges(state, forecast, own)
        elif module.id == "cult":
            add_challenges(state, forecast)
        elif module.id == "count":
            add_quarters(state, forecast, own, module.slot)


def add_traders(state: CarcassonneState, forecast: Forecast, own: list[int]) -> None:
    """Goods by the chance to have most of them, builders by the tiles they will earn, pigs by their field."""
    points = forecast.points
    sureness = 2.5 - 1.9 * forecast.early
    marks: i64 = 0
    for root in state.completed:
        marks |= state.board.marks[root]
    for good in range(3):
        held = [float(own[TOKENS_AT + 3 * player + good]) for player in range(state.players)]
        if marks & GOODS_MARKS[good] != 0:
            held[state.active] += 1.0  # a token that is about to be handed out
        most = max(held)
        weights = [math.exp(sureness * (each - most)) for each in held]
        total = sum(weights)
        for player in range(state.players):
            points[player] += 10.0 * weights[player] / total
    if own[DUE] and state.part == 1:
        points[state.active] += SECOND_TILE
    for i in range(len(state.figure_node)):
        code = state.figure_code[i]
        if code == BUILDER:
            points[state.figure_owner[i]] += BUILDER_AT_WORK * forecast.busy
        elif code == PIG:
            points[state.figure_owner[i]] += forecast.hopes(state, state.board.root(state.figure_node[i]))


def add_crowns(state: CarcassonneState, forecast: Forecast, own: list[int]) -> None:
    """A point for every complete city, or road, to a holder who may yet be beaten."""
    kept = 1.0 - 0.7 * forecast.early
    for at, kind in ((KING, CITY), (ROBBER, ROAD)):
        holder: i64 = own[at + HOLDER]
        for root in state.completed:
            if state.board.node_kind[root] == kind and state.board.size[root] > own[at + TILES]:
                holder = state.active
        if holder >= 0:
            worth = float(complete_on_map(state, kind)) + CROWN_GROWS * forecast.early
            forecast.points[holder] += kept * worth


def add_dragon(state: CarcassonneState, forecast: Forecast, own: list[int]) -> None:
    """What the fairy will give, and what the dragon may take."""
    board = state.board
    dragon: i64 = own[DRAGON_AT]
    for player in range(state.players):
        forecast.points[player] += fairy_worth(state, forecast, player, own[FAIRY_AT])
    if dragon < 0:
        return
    for i in range(len(state.figure_node)):
        cell = board.tile_cell[board.node_tile[state.figure_node[i]]]
        if cell != own[FAIRY_AT] and state.rules.figure_of(state.figure_code[i]).fears_dragon:
            away = abs(x_of(cell) - x_of(dragon)) + abs(y_of(cell) - y_of(dragon))
            if away < DRAGON_REACH:
                forecast.points[state.figure_owner[i]] -= DRAGON_NEAR * forecast.busy * float(DRAGON_REACH - away)


def fairy_worth(state: CarcassonneState, forecast: Forecast, player: i64, fairy: i64) -> float:
    """What the fairy on a cell promises to a player, in the position looked at last."""
    board = state.board
    best = -1.0
    for i in range(len(state.figure_node)):
        node = state.figure_node[i]
        here = state.figure_owner[i] == player and board.tile_cell[board.node_tile[node]] == fairy
        if here and state.rules.figure_of(state.figure_code[i]).is_follower:
            best = max(best, forecast.closing(state, board.root(node)))
    return FAIRY_STAYS * forecast.busy + 3.0 * best if best >= 0.0 else 0.0


def add_abbey(state: CarcassonneState, forecast: Forecast, own: list[int]) -> None:
    """Abbeys in hand, and four points for each city beside a barn."""
    for player in range(state.players):
        forecast.points[player] += ABBEY_IN_HAND * forecast.busy * float(own[held_at(player)])
    for i in range(len(state.figure_node)):
        if state.figure_code[i] == BARN:
            field = state.board.root(state.figure_node[i])
            forecast.points[state.figure_owner[i]] += 4.0 * forecast.hopes(state, field)


def add_bridges(state: CarcassonneState, forecast: Forecast, own: list[int]) -> None:
    """What is in hand: bridges, castles, and a tile won at the bazaar, which another player would draw else."""
    for player in range(state.players):
        worth = BRIDGE_IN_HAND * float(own[place(player, BRIDGES)]) + CASTLE_IN_HAND * float(
            own[place(player, CASTLES)]
        )
        forecast.points[player] += forecast.busy * worth
        if own[place(player, WON)] >= 0:
            forecast.points[player] += 1.0


def add_challenges(state: CarcassonneState, forecast: Forecast) -> None:
    """Of a cloister and a shrine side by side with different people, the one with more gaps will get nothing."""
    board = state.board
    players: i64 = state.players
    for slot in range(len(forecast.roots)):
        root = forecast.roots[slot]
        kind: i64 = board.node_kind[root]
        if kind not in (CLOISTER, SHRINE):
            continue
        for rival in buildings_around(board, board.tile_cell[board.node_tile[root]], opposite(kind)):
            other: i64 = forecast.slots[rival]
            if other >= 0 and board.open[rival] < board.open[root]:
                for player in range(state.players):
                    mine = forecast.crowds[slot * players + player] > 0
                    if mine and forecast.crowds[other * players + player] == 0:
                        forecast.points[player] -= forecast.worths[slot] * forecast.closes[other]


def add_quarters(state: CarcassonneState, forecast: Forecast, own: list[int], slot: int) -> None:
    """Followers in Carcassonne wait for their chance; beside the count they wait in vain."""
    for player in range(state.players):
        for quarter in range(QUARTERS):
            count: i64 = 0
            for code in range(FIGURE_KINDS):
                count += inside(state, slot, player, quarter, code)
            if count > 0:
                worth = IN_QUARTER[quarter] * forecast.busy
                if own[COUNT_IN] == quarter:
                    worth *= BESIDE_COUNT
                # the second one in a quarter adds half as much
                forecast.points[player] += worth * (0.5 + 0.5 * float(count))
