"""Bridges, Castles & Bazaars: the module with its hooks, views and snapshots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import FlagOption, JsonData, Option, Rng, Translator
from bastide.core.errors import InvalidSnapshot
from bastide.core.json_data import expect_int, expect_ints, expect_list, expect_str
from bastide.games.carcassonne.modules.bridges.bazaar_auction import (
    AuctionPhase,
    BazaarChoicePhase,
    BazaarTilesPhase,
    bazaar_tiles,
)
from bastide.games.carcassonne.modules.bridges.build_bridge import BuildBridgeAction
from bastide.games.carcassonne.modules.bridges.castles import (
    CastleScoringPhase,
    FoundCastlePhase,
    castle_cells,
    castle_roots,
    is_small_city,
)
from bastide.games.carcassonne.modules.bridges.module_state_layout import (
    AUCTION_STAGE,
    AUCTION_STAGE_IDS,
    AUCTIONEER,
    BAZAAR_DUE,
    BRIDGE_BUILT_AT_TILE_COUNT,
    BRIDGES_LEFT,
    CASTLES_LEFT,
    CHOOSING_CASTLE,
    DECLINED_CASTLES,
    HIGHEST_BID,
    HIGHEST_BIDDER,
    OFFERED_TILE,
    SELLER,
    TILES_FACE_DOWN,
    TILES_LAID_OUT,
    WON_TILE,
    bazaar_tiles_start,
    initial_state_values,
    initial_stock,
    player_field_index,
    scored_castles_start,
)
from bastide.games.carcassonne.modules.bridges.tiles import TILES
from bastide.games.carcassonne.rules.board.board_data import EAST_WEST
from bastide.games.carcassonne.rules.board.board_serialization import BRIDGE_SPAN_BY_ID
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS, cell_at, x_of, y_of
from bastide.games.carcassonne.rules.display.ascii_tile import AsciiTile
from bastide.games.carcassonne.rules.module_api import ExpansionModule, MeeplePhaseAction, Phase, Position
from bastide.games.carcassonne.rules.parsed_board_text import (
    NEIGHBOUR_STEPS,
    BoardText,
    BoardTextError,
    find_feature_number,
    malformed_line_error,
    objects_under_key,
    parse_cell,
)
from bastide.games.carcassonne.rules.state.snapshot_names import (
    node_from_json,
    node_to_json,
    tile_from_json,
    tile_to_json,
    tiles_from_json,
)
from bastide.games.carcassonne.rules.tiles.tile_definition import BAZAAR, CITY, HAS_CASTLE, SEMICIRCLE, SIDE_NAMES
from bastide.games.carcassonne.rules.turn.tile_placement import continues_turn_part


class BridgesModule(ExpansionModule):
    """Expansion module Bridges, Castles & Bazaars."""

    def __init__(self, slot: int) -> None:
        super().__init__("bridges", slot, TILES, SEMICIRCLE | BAZAAR)
        self.builds_bridges = True
        self.board_text_keywords = ["bridge", "castle"]

    def phases(self) -> list[Phase]:
        return [
            BazaarChoicePhase(self.slot),
            FoundCastlePhase(self.slot),
            CastleScoringPhase(self.slot),
            BazaarTilesPhase(self.slot),
            AuctionPhase(self.slot),
        ]

    def meeple_phase_actions(self) -> list[MeeplePhaseAction]:
        return [BuildBridgeAction(self.slot)]

    def tally_names(self) -> list[str]:
        return ["points_castles", "points_auction"]

    def options(self) -> list[Option]:
        return [FlagOption("bazaar_no_auction", default=False).only_with("modules", [self.id])]

    def initial_state(self, players: int) -> list[int]:
        return initial_state_values(players)

    # -- bridges -------------------------------------------------------------------------------

    def can_build_bridge(self, state: Position) -> bool:
        """Allow one bridge per turn part: a bridge built with the lake counts for the tile after it (O-41)."""
        module_state = state.extra[self.slot]
        tiles: i64 = len(state.board.tile_kind)
        if module_state[BRIDGE_BUILT_AT_TILE_COUNT] == tiles and continues_turn_part(state, tiles - 1):
            return False
        return module_state[player_field_index(state.active, BRIDGES_LEFT)] > 0

    def on_bridge_built(self, state: Position, tile: i64) -> None:
        module_state = state.extra[self.slot]
        module_state[player_field_index(state.active, BRIDGES_LEFT)] -= 1
        module_state[BRIDGE_BUILT_AT_TILE_COUNT] = len(state.board.tile_kind)

    # -- castles -------------------------------------------------------------------------------

    def points_per_city(self, state: Position, field: i64, city: i64, player: i64, each: i64) -> i64:
        """A castle is worth one point more to a field than a city, whether it has scored or not."""
        if city >= 0 and state.board.marks[city] & HAS_CASTLE != 0:
            return each + 1
        return each

    def protects_from_dragon(self, state: Position, index: i64) -> bool:
        return self.is_in_castle(state, index)

    def second_tile_of_meeple(self, state: Position, index: i64) -> i64:
        """Return the second tile of a castle: its follower occupies both (O-38)."""
        if not self.is_in_castle(state, index):
            return -1
        node: i64 = state.figure_node[index]
        return state.board.node_tile[state.board.next_node_in_feature[node]]

    def is_in_castle(self, state: Position, index: i64) -> bool:
        """Return whether a meeple is in a castle."""
        board = state.board
        return board.marks[board.find_root(state.figure_node[index])] & HAS_CASTLE != 0

    # -- bazaars -------------------------------------------------------------------------------

    def on_tile_placed(self, state: Position) -> None:
        """A bazaar takes effect unless tiles of another one are still to be sold or played."""
        module_state = state.extra[self.slot]
        kind: i64 = state.board.tile_kind[len(state.board.tile_kind) - 1]
        if (
            state.rules.tile_set.tile_marks[kind] & BAZAAR != 0
            and module_state[SELLER] < 0
            and module_state[TILES_LAID_OUT] == 0
        ):
            module_state[BAZAAR_DUE] = 1

    def forced_next_tile(self, state: Position) -> i64:
        return state.extra[self.slot][player_field_index(state.active, WON_TILE)]

    def on_forced_tile_taken(self, state: Position) -> None:
        state.extra[self.slot][player_field_index(state.active, WON_TILE)] = -1

    def pending_tiles(self, state: Position) -> list[int]:
        won = [state.extra[self.slot][player_field_index(player, WON_TILE)] for player in range(state.players)]
        return bazaar_tiles(state, self.slot) + [kind for kind in won if kind >= 0]

    def face_down_tiles(self, state: Position) -> list[int]:
        return bazaar_tiles(state, self.slot) if state.extra[self.slot][TILES_FACE_DOWN] else []

    def resample_hidden_state(self, state: Position, rng: Rng) -> None:
        """Exchange face-down bazaar tiles with tiles of the pile."""
        hidden = self.face_down_tiles(state)
        if hidden:
            mixed = sorted(state.pile + hidden)
            rng.shuffle(mixed)
            first = bazaar_tiles_start(state)
            state.extra[self.slot][first : first + len(hidden)] = mixed[: len(hidden)]
            state.pile = mixed[len(hidden) :]

    # -- views --------------------------------------------------------------------------

    def view(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        board = state.board
        left: list[JsonData] = []
        won: list[JsonData] = []
        for player in range(state.players):
            left.append(
                {
                    "bridges": module_state[player_field_index(player, BRIDGES_LEFT)],
                    "castles": module_state[player_field_index(player, CASTLES_LEFT)],
                }
            )
            tile = module_state[player_field_index(player, WON_TILE)]
            won.append("" if tile < 0 else state.tile_id(tile))
        castles: list[JsonData] = []
        for root in castle_roots(board):
            cells: list[JsonData] = [[x_of(cell), y_of(cell)] for cell in castle_cells(board, root)]
            castles.append(cells)
        return {
            "left": left,
            "castles": castles,
            "choosing": node_to_json(board, module_state[CHOOSING_CASTLE]),
            "due": module_state[BAZAAR_DUE],
            "seller": module_state[SELLER],
            "set_apart": module_state[TILES_LAID_OUT] if module_state[TILES_FACE_DOWN] else 0,
            "tiles": [] if module_state[TILES_FACE_DOWN] else state.tile_ids(bazaar_tiles(state, self.slot)),
            "won": won,
            "auctioneer": module_state[AUCTIONEER],
            "offered": ""
            if module_state[OFFERED_TILE] < 0
            else state.tile_id(module_state[bazaar_tiles_start(state) + module_state[OFFERED_TILE]]),
            "highest": module_state[HIGHEST_BID],
            "bidder": module_state[HIGHEST_BIDDER],
        }

    def terminal_lines(self, shown: dict[str, JsonData], translator: Translator) -> list[str]:
        """List the bridges and castles left, and the tiles of a bazaar."""
        lines: list[str] = []
        for player, left in enumerate(objects_under_key(shown, "left")):
            lines.append(translator.translate_for_game("carcassonne", "seat-stock", {"player": player, **left}))
        if shown["tiles"]:
            lines.append(translator.translate_for_game("carcassonne", "bazaar", {"tiles": shown["tiles"]}))
        for player, tile in enumerate(expect_list(shown["won"])):
            if tile:
                lines.append(translator.translate_for_game("carcassonne", "seat-won", {"player": player, "tile": tile}))
        return lines

    def draw_on_tile(self, ascii_tile: AsciiTile, shown: dict[str, JsonData], x: int, y: int) -> None:
        """Draw ``&`` on both halves of a castle."""
        for pair in castle_cell_pairs(shown):
            if (x, y) in pair:
                far_x, far_y = pair[1 - pair.index((x, y))]
                ascii_tile.put_sign(
                    [(1, 4), (2, 6), (3, 4), (2, 2)][NEIGHBOUR_STEPS.index((far_x - x, far_y - y))], "&"
                )

    # -- snapshots ---------------------------------------------------------------

    def write_snapshot(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        players = range(state.players)
        scored: list[JsonData] = []
        for at in range(scored_castles_start(state, module_state), len(module_state), 2):
            scored.append({"castle": node_to_json(state.board, module_state[at]), "points": module_state[at + 1]})
        return {
            "built_at": module_state[BRIDGE_BUILT_AT_TILE_COUNT],
            "declined": module_state[DECLINED_CASTLES],
            "choosing": node_to_json(state.board, module_state[CHOOSING_CASTLE]),
            "due": module_state[BAZAAR_DUE],
            "seller": module_state[SELLER],
            "hidden": module_state[TILES_FACE_DOWN],
            "stage": AUCTION_STAGE_IDS[module_state[AUCTION_STAGE]],
            "auctioneer": module_state[AUCTIONEER],
            "offered": module_state[OFFERED_TILE],
            "highest": module_state[HIGHEST_BID],
            "bidder": module_state[HIGHEST_BIDDER],
            "bridges": [module_state[player_field_index(player, BRIDGES_LEFT)] for player in players],
            "castles": [module_state[player_field_index(player, CASTLES_LEFT)] for player in players],
            "won": [tile_to_json(state, module_state[player_field_index(player, WON_TILE)]) for player in players],
            "tiles": state.tile_ids(bazaar_tiles(state, self.slot)),
            "scored": scored,
        }

    def read_snapshot(self, state: Position, data: dict[str, JsonData]) -> list[int]:
        tiles = tiles_from_json(state, data["tiles"])
        module_state = [
            expect_int(data["built_at"]),
            expect_int(data["declined"]),
            node_from_json(state.board, data["choosing"]),
        ]
        module_state += [expect_int(data["due"]), expect_int(data["seller"]), len(tiles), expect_int(data["hidden"])]
        module_state += [
            AUCTION_STAGE_IDS.index(expect_str(data["stage"])),
            expect_int(data["auctioneer"]),
            expect_int(data["offered"]),
        ]
        module_state += [expect_int(data["highest"]), expect_int(data["bidder"])]
        won = [tile_from_json(state, name) for name in expect_list(data["won"])]
        for each in zip(expect_ints(data["bridges"]), expect_ints(data["castles"]), won, strict=True):
            module_state += each
        module_state += tiles
        for castle in objects_under_key(data, "scored"):
            module_state += [node_from_json(state.board, castle["castle"]), expect_int(castle["points"])]
        return module_state

    # -- board text ------------------------------------------------------------------

    def parse_board_line(self, found: BoardText, words: list[str], line: str) -> bool:
        """Parse ``bridge ns at 3,0``, or ``castle on city n at 3,0`` with one of its two halves."""
        if words[0] == "bridge":
            if len(words) != 4 or words[1] not in BRIDGE_SPAN_BY_ID or words[2] != "at":
                raise malformed_line_error(line, "bridge ns at 3,0")
            x, y = parse_cell(words[3], line)
            found.tile_at(x, y, line)
            found.bridges[x, y] = words[1]
            return True
        if words[0] != "castle":
            return False
        if len(words) != 6 or words[1:3] != ["on", "city"] or words[4] != "at":
            raise malformed_line_error(line, "castle on city n at 3,0")
        x, y = parse_cell(words[5], line)
        tile, rotation = found.tile_at(x, y, line)
        number = find_feature_number(tile, rotation, "city", words[3], line)
        city = [feature for feature in tile.features if feature.kind == CITY][number]
        far_x, far_y = NEIGHBOUR_STEPS[(city.edges[0] + rotation) % 4]
        castles = expect_list(found.data_of_module(self.id).setdefault("castles", []))
        castles.append([[x, y], [x + far_x, y + far_y]])
        return True

    def board_text_lines(self, shown: dict[str, JsonData]) -> list[str]:
        lines: list[str] = []
        for (x, y), (far_x, far_y) in castle_cell_pairs(shown):
            lines.append(f"castle on city {SIDE_NAMES[NEIGHBOUR_STEPS.index((far_x - x, far_y - y))]} at {x},{y}")
        return lines

    def apply_board_text(self, state: Position, wanted: BoardText) -> None:
        """Found the castles of a board text. Its bridges and castles come from the stocks of the players in turn."""
        board = state.board
        for first, second in castle_cell_pairs(wanted.data_of_module(self.id)):
            x, y = first
            beyond = cell_at(*second) - cell_at(x, y)
            root = board.find_root(board.node_at_side(board.tile_at(cell_at(x, y)), NEIGHBOUR_OFFSETS.index(beyond)))
            if board.open_edges[root] != 0 or not is_small_city(board, root):
                raise BoardTextError(
                    InvalidSnapshot("position-part-castle", "a castle needs two semicircular city segments"),
                    start="castle",
                    cell=f"{x},{y}",
                )
            board.add_mark(root, HAS_CASTLE)
        module_state = state.extra[self.slot]
        additions = board.additions
        for what in (BRIDGES_LEFT, CASTLES_LEFT):
            used = 0
            for at in range(0, len(additions), 3):
                if what == stock_of_addition(additions[at + 2]):
                    module_state[player_field_index(used % state.players, what)] -= 1
                    used += 1

    def broken_invariants(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) < bazaar_tiles_start(state) + module_state[TILES_LAID_OUT]:
            return [f"bridges: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        additions = state.board.additions
        for what, name in ((BRIDGES_LEFT, "bridges"), (CASTLES_LEFT, "castles")):
            left = [module_state[player_field_index(player, what)] for player in range(state.players)]
            used = len([at for at in range(0, len(additions), 3) if stock_of_addition(additions[at + 2]) == what])
            if min(left) < 0 or sum(left) + used != initial_stock(state.players) * state.players:
                found.append(f"{used} {name} on the board and {left} left")
        for root in castle_roots(state.board):
            if (
                state.board.open_edges[root] != 0
                or state.board.feature_size[root] != 2
                or state.board.follower_count[root] > 1
            ):
                found.append(f"castle {root} is not a small city with at most one follower")
        return found


def stock_of_addition(what: i64) -> i64:
    """Return the stock of an addition to the board, or -1 if it is not from this module."""
    if what <= EAST_WEST:
        return BRIDGES_LEFT
    return CASTLES_LEFT if what == HAS_CASTLE else -1


def castle_cell_pairs(shown: dict[str, JsonData]) -> list[list[tuple[int, int]]]:
    """Return the two cells of each castle in a view."""
    found: list[list[tuple[int, int]]] = []
    for cells in expect_list(shown.get("castles", [])):
        pair: list[tuple[int, int]] = []
        for cell in expect_list(cells):
            x, y = expect_ints(cell)
            pair.append((x, y))
        found.append(pair)
    return found


MODULE: Final = BridgesModule
