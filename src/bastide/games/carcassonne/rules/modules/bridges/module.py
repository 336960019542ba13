"""Bridges, Castles & Bazaars: what it brings to the table, and how its parts hang together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.core import Plain, Rng
from bastide.games.carcassonne.rules.board import EAST_WEST
from bastide.games.carcassonne.rules.geometry import STEPS, cell_at, x_of, y_of
from bastide.games.carcassonne.rules.maptext import MapText, unreadable
from bastide.games.carcassonne.rules.module import Module
from bastide.games.carcassonne.rules.modules.bridges.bazaar import Auction, SetTilesApart, TakeTile, laid_out
from bastide.games.carcassonne.rules.modules.bridges.bridge import BuildBridge
from bastide.games.carcassonne.rules.modules.bridges.castles import (
    FoundCastle,
    ScoreCastles,
    castle_cells,
    castle_roots,
    is_small,
)
from bastide.games.carcassonne.rules.modules.bridges.own import (
    AUCTIONEER,
    BIDDER,
    BRIDGES,
    BUILT_AT,
    CASTLES,
    CHOOSING,
    DUE,
    HIDDEN,
    HIGHEST,
    LAID,
    OFFERED,
    SELLER,
    WON,
    first_numbers,
    place,
    stock_for,
    tiles_at,
)
from bastide.games.carcassonne.rules.phase import Alternative, Phase
from bastide.games.carcassonne.rules.tiles.model import BAZAAR, HAS_CASTLE, SEMICIRCLE

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState


class Bridges(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("bridges", slot, SEMICIRCLE | BAZAAR)
        self.builds_bridges = True

    def phases(self) -> list[Phase]:
        return [
            TakeTile(self.slot),
            FoundCastle(self.slot),
            ScoreCastles(self.slot),
            SetTilesApart(self.slot),
            Auction(self.slot),
        ]

    def alternatives(self) -> list[Alternative]:
        return [BuildBridge(self.slot)]

    def own(self, players: int) -> list[int]:
        return first_numbers(players)

    def arrange(self, state: CarcassonneState, wanted: MapText) -> None:
        """Bridges and castles that stand on a map made by hand come from the stocks of all in turn."""
        board = state.board
        for cells in wanted.castles:
            x, y = cells[0]
            beyond = cell_at(*cells[1]) - cell_at(x, y)
            root = board.root(board.node_at(board.tile_at(cell_at(x, y)), STEPS.index(beyond)))
            if board.open[root] != 0 or not is_small(board, root):
                raise unreadable(f"castle at {x},{y}", "a castle consists of two half-round pieces of city")
            board.mark(root, HAS_CASTLE)
        own = state.extra[self.slot]
        additions = board.additions
        for what in (BRIDGES, CASTLES):
            used = 0
            for at in range(0, len(additions), 3):
                if what == stock_of(additions[at + 2]):
                    own[place(used % state.players, what)] -= 1
                    used += 1

    # -- bridges -------------------------------------------------------------------------------

    def may_build(self, state: CarcassonneState) -> bool:
        return state.extra[self.slot][place(state.active, BRIDGES)] > 0

    def built(self, state: CarcassonneState, tile: i64) -> None:
        own = state.extra[self.slot]
        own[place(state.active, BRIDGES)] -= 1
        own[BUILT_AT] = len(state.board.tile_kind)

    # -- castles -------------------------------------------------------------------------------

    def per_city(self, state: CarcassonneState, field: i64, city: i64, player: i64, each: i64) -> i64:
        """A castle is worth one more to a field than a city, scored or not."""
        if city >= 0 and state.board.marks[city] & HAS_CASTLE != 0:
            return each + 1
        return each

    def protects(self, state: CarcassonneState, index: i64) -> bool:
        return self.in_castle(state, index)

    def also_on(self, state: CarcassonneState, index: i64) -> i64:
        """The follower in a castle counts as standing on both its tiles (O-38)."""
        if not self.in_castle(state, index):
            return -1
        node: i64 = state.figure_node[index]
        return state.board.node_tile[state.board.ring[node]]

    def in_castle(self, state: CarcassonneState, index: i64) -> bool:
        board = state.board
        return board.marks[board.root(state.figure_node[index])] & HAS_CASTLE != 0

    # -- bazaars -------------------------------------------------------------------------------

    def placed(self, state: CarcassonneState) -> None:
        """A bazaar is heeded unless tiles of another one are still to be sold or played."""
        own = state.extra[self.slot]
        kind: i64 = state.board.tile_kind[len(state.board.tile_kind) - 1]
        if state.rules.kinds.tile_marks[kind] & BAZAAR != 0 and own[SELLER] < 0 and own[LAID] == 0:
            own[DUE] = 1

    def next_tile(self, state: CarcassonneState) -> i64:
        return state.extra[self.slot][place(state.active, WON)]

    def took_tile(self, state: CarcassonneState) -> None:
        state.extra[self.slot][place(state.active, WON)] = -1

    def tiles_held(self, state: CarcassonneState) -> list[int]:
        won = [state.extra[self.slot][place(player, WON)] for player in range(state.players)]
        return laid_out(state, self.slot) + [kind for kind in won if kind >= 0]

    def tiles_hidden(self, state: CarcassonneState) -> list[int]:
        return laid_out(state, self.slot) if state.extra[self.slot][HIDDEN] else []

    def redraw(self, state: CarcassonneState, rng: Rng) -> None:
        """Tiles set apart face down might as well be others of the pile."""
        hidden = self.tiles_hidden(state)
        if hidden:
            mixed = sorted(state.pile + hidden)
            rng.shuffle(mixed)
            first = tiles_at(state)
            state.extra[self.slot][first : first + len(hidden)] = mixed[: len(hidden)]
            state.pile = mixed[len(hidden) :]

    # -- what is seen --------------------------------------------------------------------------

    def view(self, state: CarcassonneState) -> dict[str, Plain]:
        own = state.extra[self.slot]
        board = state.board
        left: list[Plain] = []
        won: list[Plain] = []
        for player in range(state.players):
            left.append({"bridges": own[place(player, BRIDGES)], "castles": own[place(player, CASTLES)]})
            tile = own[place(player, WON)]
            won.append("" if tile < 0 else state.tile_id(tile))
        castles: list[Plain] = []
        for root in castle_roots(board):
            cells: list[Plain] = [[x_of(cell), y_of(cell)] for cell in castle_cells(board, root)]
            castles.append(cells)
        return {
            "left": left,
            "castles": castles,
            "choosing": own[CHOOSING],
            "due": own[DUE],
            "seller": own[SELLER],
            "set_apart": own[LAID] if own[HIDDEN] else 0,
            "tiles": [] if own[HIDDEN] else state.tile_ids(laid_out(state, self.slot)),
            "won": won,
            "auctioneer": own[AUCTIONEER],
            "offered": "" if own[OFFERED] < 0 else state.tile_id(own[tiles_at(state) + own[OFFERED]]),
            "highest": own[HIGHEST],
            "bidder": own[BIDDER],
        }

    def problems(self, state: CarcassonneState) -> list[str]:
        own = state.extra[self.slot]
        if len(own) < tiles_at(state) + own[LAID]:
            return [f"bridges, castles and bazaars keep {len(own)} numbers"]
        found: list[str] = []
        additions = state.board.additions
        for what, name in ((BRIDGES, "bridges"), (CASTLES, "castles")):
            left = [own[place(player, what)] for player in range(state.players)]
            used = len([at for at in range(0, len(additions), 3) if stock_of(additions[at + 2]) == what])
            if min(left) < 0 or sum(left) + used != stock_for(state.players) * state.players:
                found.append(f"{used} {name} on the map and {left} left")
        for root in castle_roots(state.board):
            if state.board.open[root] != 0 or state.board.size[root] != 2 or state.board.followers[root] > 1:
                found.append(f"castle {root} is no small city with one follower at most")
        return found


def stock_of(what: i64) -> i64:
    """Which stock an addition to the map comes from; -1: none of this module's."""
    if what <= EAST_WEST:
        return BRIDGES
    return CASTLES if what == HAS_CASTLE else -1
