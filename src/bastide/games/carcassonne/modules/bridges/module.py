"""Bridges, Castles & Bazaars: the module with its hooks, views and snapshots."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Flag, Option, Plain, Rng, Words
from bastide.core.plain import ints, listed, whole, word
from bastide.games.carcassonne.modules.bridges.bazaar import Auction, SetTilesApart, TakeTile, laid_out
from bastide.games.carcassonne.modules.bridges.bridge import BuildBridge
from bastide.games.carcassonne.modules.bridges.castles import (
    FoundCastle,
    ScoreCastles,
    castle_cells,
    castle_roots,
    is_small,
)
from bastide.games.carcassonne.modules.bridges.memory import (
    AUCTIONEER,
    BIDDER,
    BRIDGES,
    BUILT_AT,
    CASTLES,
    CHOOSING,
    DECLINED,
    DUE,
    HIDDEN,
    HIGHEST,
    LAID,
    OFFERED,
    SELLER,
    STAGE,
    STAGES,
    WON,
    castles_at,
    first_numbers,
    place,
    stock_for,
    tiles_at,
)
from bastide.games.carcassonne.modules.bridges.tiles import TILES
from bastide.games.carcassonne.rules.actions import BIDS, MOST_PLAYERS, SCORED_AT_ONCE
from bastide.games.carcassonne.rules.display.maptext import (
    BEYOND,
    MapText,
    entries,
    feature_named,
    read_cell,
    unreadable,
)
from bastide.games.carcassonne.rules.display.stamp import Stamp
from bastide.games.carcassonne.rules.map.geometry import STEPS, cell_at, x_of, y_of
from bastide.games.carcassonne.rules.map.steps import SPANS
from bastide.games.carcassonne.rules.map.tile_map import EAST_WEST
from bastide.games.carcassonne.rules.module_api import Alternative, Module, Phase, Position
from bastide.games.carcassonne.rules.state.names import node_name, node_named, tile_name, tile_named, tiles_named
from bastide.games.carcassonne.rules.tiles.model import BAZAAR, CITY, HAS_CASTLE, SEMICIRCLE, SIDES
from bastide.games.carcassonne.rules.turn.tile_moves import continues_part


class Bridges(Module):
    """Expansion module Bridges, Castles & Bazaars."""

    def __init__(self, slot: int) -> None:
        super().__init__("bridges", slot, TILES, SEMICIRCLE | BAZAAR)
        self.builds_bridges = True
        self.map_words = ["bridge", "castle"]

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

    def blocks(self) -> list[tuple[str, int]]:
        castles = [("castle", 1), ("score", int(SCORED_AT_ONCE))]
        auction = [("offer", int(MOST_PLAYERS)), ("bid", int(BIDS)), ("buy", 1), ("sell", 1)]
        return [("bridge", 2), ("give up", 1), *castles, *auction]

    def tallies(self) -> list[str]:
        return ["points_castles", "points_auction"]

    def options(self) -> list[Option]:
        return [Flag("bazaar_no_auction", default=False).only_with("modules", [self.id])]

    def memory(self, players: int) -> list[int]:
        return first_numbers(players)

    # -- bridges -------------------------------------------------------------------------------

    def may_build(self, state: Position) -> bool:
        """Allow one bridge per turn part: a bridge built with the lake counts for the tile after it (O-41)."""
        module_state = state.extra[self.slot]
        tiles: i64 = len(state.board.tile_kind)
        if module_state[BUILT_AT] == tiles and continues_part(state, tiles - 1):
            return False
        return module_state[place(state.active, BRIDGES)] > 0

    def built(self, state: Position, tile: i64) -> None:
        module_state = state.extra[self.slot]
        module_state[place(state.active, BRIDGES)] -= 1
        module_state[BUILT_AT] = len(state.board.tile_kind)

    # -- castles -------------------------------------------------------------------------------

    def per_city(self, state: Position, field: i64, city: i64, player: i64, each: i64) -> i64:
        """A castle is worth one point more to a field than a city, whether it has scored or not."""
        if city >= 0 and state.board.marks[city] & HAS_CASTLE != 0:
            return each + 1
        return each

    def protects(self, state: Position, index: i64) -> bool:
        return self.in_castle(state, index)

    def also_on(self, state: Position, index: i64) -> i64:
        """Return the second tile of a castle: its follower occupies both (O-38)."""
        if not self.in_castle(state, index):
            return -1
        node: i64 = state.figure_node[index]
        return state.board.node_tile[state.board.ring[node]]

    def in_castle(self, state: Position, index: i64) -> bool:
        """Return whether a meeple is in a castle."""
        board = state.board
        return board.marks[board.root(state.figure_node[index])] & HAS_CASTLE != 0

    # -- bazaars -------------------------------------------------------------------------------

    def placed(self, state: Position) -> None:
        """A bazaar takes effect unless tiles of another one are still to be sold or played."""
        module_state = state.extra[self.slot]
        kind: i64 = state.board.tile_kind[len(state.board.tile_kind) - 1]
        if state.rules.kinds.tile_marks[kind] & BAZAAR != 0 and module_state[SELLER] < 0 and module_state[LAID] == 0:
            module_state[DUE] = 1

    def next_tile(self, state: Position) -> i64:
        return state.extra[self.slot][place(state.active, WON)]

    def took_tile(self, state: Position) -> None:
        state.extra[self.slot][place(state.active, WON)] = -1

    def tiles_held(self, state: Position) -> list[int]:
        won = [state.extra[self.slot][place(player, WON)] for player in range(state.players)]
        return laid_out(state, self.slot) + [kind for kind in won if kind >= 0]

    def tiles_hidden(self, state: Position) -> list[int]:
        return laid_out(state, self.slot) if state.extra[self.slot][HIDDEN] else []

    def redraw(self, state: Position, rng: Rng) -> None:
        """Exchange face-down bazaar tiles with tiles of the pile."""
        hidden = self.tiles_hidden(state)
        if hidden:
            mixed = sorted(state.pile + hidden)
            rng.shuffle(mixed)
            first = tiles_at(state)
            state.extra[self.slot][first : first + len(hidden)] = mixed[: len(hidden)]
            state.pile = mixed[len(hidden) :]

    # -- views --------------------------------------------------------------------------

    def view(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        board = state.board
        left: list[Plain] = []
        won: list[Plain] = []
        for player in range(state.players):
            left.append(
                {"bridges": module_state[place(player, BRIDGES)], "castles": module_state[place(player, CASTLES)]}
            )
            tile = module_state[place(player, WON)]
            won.append("" if tile < 0 else state.tile_id(tile))
        castles: list[Plain] = []
        for root in castle_roots(board):
            cells: list[Plain] = [[x_of(cell), y_of(cell)] for cell in castle_cells(board, root)]
            castles.append(cells)
        return {
            "left": left,
            "castles": castles,
            "choosing": node_name(board, module_state[CHOOSING]),
            "due": module_state[DUE],
            "seller": module_state[SELLER],
            "set_apart": module_state[LAID] if module_state[HIDDEN] else 0,
            "tiles": [] if module_state[HIDDEN] else state.tile_ids(laid_out(state, self.slot)),
            "won": won,
            "auctioneer": module_state[AUCTIONEER],
            "offered": ""
            if module_state[OFFERED] < 0
            else state.tile_id(module_state[tiles_at(state) + module_state[OFFERED]]),
            "highest": module_state[HIGHEST],
            "bidder": module_state[BIDDER],
        }

    def terminal_lines(self, shown: dict[str, Plain], translator: Words) -> list[str]:
        """List the bridges and castles left, and the tiles of a bazaar."""
        lines: list[str] = []
        for player, left in enumerate(entries(shown, "left")):
            lines.append(translator.tell("carcassonne", "seat-stock", {"player": player, **left}))
        if shown["tiles"]:
            lines.append(translator.tell("carcassonne", "bazaar", {"tiles": shown["tiles"]}))
        for player, tile in enumerate(listed(shown["won"])):
            if tile:
                lines.append(translator.tell("carcassonne", "seat-won", {"player": player, "tile": tile}))
        return lines

    def draw_on(self, ascii_tile: Stamp, shown: dict[str, Plain], x: int, y: int) -> None:
        """Draw ``&`` on both halves of a castle."""
        for pair in pairs_of_cells(shown):
            if (x, y) in pair:
                far_x, far_y = pair[1 - pair.index((x, y))]
                ascii_tile.put([(1, 4), (2, 6), (3, 4), (2, 2)][BEYOND.index((far_x - x, far_y - y))], "&")

    # -- snapshots ---------------------------------------------------------------

    def written(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        players = range(state.players)
        scored: list[Plain] = []
        for at in range(castles_at(state, module_state), len(module_state), 2):
            scored.append({"castle": node_name(state.board, module_state[at]), "points": module_state[at + 1]})
        return {
            "built_at": module_state[BUILT_AT],
            "declined": module_state[DECLINED],
            "choosing": node_name(state.board, module_state[CHOOSING]),
            "due": module_state[DUE],
            "seller": module_state[SELLER],
            "hidden": module_state[HIDDEN],
            "stage": STAGES[module_state[STAGE]],
            "auctioneer": module_state[AUCTIONEER],
            "offered": module_state[OFFERED],
            "highest": module_state[HIGHEST],
            "bidder": module_state[BIDDER],
            "bridges": [module_state[place(player, BRIDGES)] for player in players],
            "castles": [module_state[place(player, CASTLES)] for player in players],
            "won": [tile_name(state, module_state[place(player, WON)]) for player in players],
            "tiles": state.tile_ids(laid_out(state, self.slot)),
            "scored": scored,
        }

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        tiles = tiles_named(state, data["tiles"])
        module_state = [whole(data["built_at"]), whole(data["declined"]), node_named(state.board, data["choosing"])]
        module_state += [whole(data["due"]), whole(data["seller"]), len(tiles), whole(data["hidden"])]
        module_state += [STAGES.index(word(data["stage"])), whole(data["auctioneer"]), whole(data["offered"])]
        module_state += [whole(data["highest"]), whole(data["bidder"])]
        won = [tile_named(state, name) for name in listed(data["won"])]
        for each in zip(ints(data["bridges"]), ints(data["castles"]), won, strict=True):
            module_state += each
        module_state += tiles
        for castle in entries(data, "scored"):
            module_state += [node_named(state.board, castle["castle"]), whole(castle["points"])]
        return module_state

    # -- board text ------------------------------------------------------------------

    def read_line(self, found: MapText, words: list[str], line: str) -> bool:
        """Parse ``bridge ns at 3,0``, or ``castle on city n at 3,0`` with one of its two halves."""
        if words[0] == "bridge":
            if len(words) != 4 or words[1] not in SPANS or words[2] != "at":
                raise unreadable(line, "expected a bridge like 'bridge ns at 3,0'")
            x, y = read_cell(words[3], line)
            found.tile_at(x, y, line)
            found.bridges[x, y] = words[1]
            return True
        if words[0] != "castle":
            return False
        if len(words) != 6 or words[1:3] != ["on", "city"] or words[4] != "at":
            raise unreadable(line, "expected a castle like 'castle on city n at 3,0'")
        x, y = read_cell(words[5], line)
        tile, rotation = found.tile_at(x, y, line)
        number = feature_named(tile, rotation, "city", words[3], line)
        city = [feature for feature in tile.features if feature.kind == CITY][number]
        far_x, far_y = BEYOND[(city.edges[0] + rotation) % 4]
        castles = listed(found.saying(self.id).setdefault("castles", []))
        castles.append([[x, y], [x + far_x, y + far_y]])
        return True

    def map_lines(self, shown: dict[str, Plain]) -> list[str]:
        lines: list[str] = []
        for (x, y), (far_x, far_y) in pairs_of_cells(shown):
            lines.append(f"castle on city {SIDES[BEYOND.index((far_x - x, far_y - y))]} at {x},{y}")
        return lines

    def arrange(self, state: Position, wanted: MapText) -> None:
        """Found the castles of a board text. Its bridges and castles come from the stocks of the players in turn."""
        board = state.board
        for first, second in pairs_of_cells(wanted.saying(self.id)):
            x, y = first
            beyond = cell_at(*second) - cell_at(x, y)
            root = board.root(board.node_at(board.tile_at(cell_at(x, y)), STEPS.index(beyond)))
            if board.open[root] != 0 or not is_small(board, root):
                raise unreadable(f"castle at {x},{y}", "a castle needs two semicircular city segments")
            board.mark(root, HAS_CASTLE)
        module_state = state.extra[self.slot]
        additions = board.additions
        for what in (BRIDGES, CASTLES):
            used = 0
            for at in range(0, len(additions), 3):
                if what == stock_of(additions[at + 2]):
                    module_state[place(used % state.players, what)] -= 1
                    used += 1

    def problems(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) < tiles_at(state) + module_state[LAID]:
            return [f"bridges: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        additions = state.board.additions
        for what, name in ((BRIDGES, "bridges"), (CASTLES, "castles")):
            left = [module_state[place(player, what)] for player in range(state.players)]
            used = len([at for at in range(0, len(additions), 3) if stock_of(additions[at + 2]) == what])
            if min(left) < 0 or sum(left) + used != stock_for(state.players) * state.players:
                found.append(f"{used} {name} on the board and {left} left")
        for root in castle_roots(state.board):
            if state.board.open[root] != 0 or state.board.size[root] != 2 or state.board.followers[root] > 1:
                found.append(f"castle {root} is not a small city with at most one follower")
        return found


def stock_of(what: i64) -> i64:
    """Return the stock of an addition to the board, or -1 if it is not from this module."""
    if what <= EAST_WEST:
        return BRIDGES
    return CASTLES if what == HAS_CASTLE else -1


def pairs_of_cells(shown: dict[str, Plain]) -> list[list[tuple[int, int]]]:
    """Return the two cells of each castle in a view."""
    found: list[list[tuple[int, int]]] = []
    for cells in listed(shown.get("castles", [])):
        pair: list[tuple[int, int]] = []
        for cell in listed(cells):
            x, y = ints(cell)
            pair.append((x, y))
        found.append(pair)
    return found
