"""Traders & Builders: the builder earns a second tile, the pig raises the value of a field, cities yield goods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import JsonData, Translator
from bastide.core.json_data import expect_int
from bastide.games.carcassonne.modules.traders.tiles import TILES
from bastide.games.carcassonne.rules.action_space import MEEPLE_IDS
from bastide.games.carcassonne.rules.module_api import ExpansionModule, MeepleKind, Phase, Position
from bastide.games.carcassonne.rules.parsed_board_text import objects_under_key
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, CLOTH, FIELD, GRAIN, PIG_HERD, ROAD, WINE
from bastide.games.carcassonne.rules.turn.feature_scoring import award_points
from bastide.games.carcassonne.rules.turn.meeple_moves import has_follower_on_feature
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_SECOND_PART, STEP_TILE_SOURCE

BUILDER: Final = MEEPLE_IDS.index("builder")
PIG: Final = MEEPLE_IDS.index("pig")
GOODS_IDS: Final[list[str]] = ["wine", "grain", "cloth"]
GOODS_MARKS: Final[list[int]] = [WINE, GRAIN, CLOTH]
#: Number of tokens by good. It equals the number of symbols on the tiles, so the bank never runs out.
GOODS_TOKEN_COUNTS: Final[list[int]] = [9, 6, 5]

# The module state: whether a second part is due, then wine, grain, cloth of each player.
SECOND_PART_DUE: Final = 0
GOODS_START: Final[i64] = 1


class Builder(MeepleKind):
    """Meeple that joins a follower of its owner on an unfinished road or city."""

    def __init__(self) -> None:
        super().__init__("builder", count_per_player=1, is_follower=False)
        self.needs_follower = True

    def may_be_placed_on(self, state: Position, player: i64, node: i64) -> bool:
        board = state.board
        kind: i64 = board.node_kind[node]
        if kind != ROAD and kind != CITY:
            return False
        root = board.find_root(node)
        return board.open_edges[root] > 0 and has_follower_on_feature(state, player, root)


class Pig(MeepleKind):
    """Meeple that joins a farmer of its owner."""

    def __init__(self) -> None:
        super().__init__("pig", count_per_player=1, is_follower=False)
        self.needs_follower = True

    def may_be_placed_on(self, state: Position, player: i64, node: i64) -> bool:
        board = state.board
        return board.node_kind[node] == FIELD and has_follower_on_feature(state, player, board.find_root(node))


class SecondPartPhase(Phase):
    """Grant one second tile if the first extended the road or city of the player's builder."""

    def __init__(self, slot: int) -> None:
        super().__init__("second_part", STEP_SECOND_PART)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if module_state[SECOND_PART_DUE] and state.part == 1:
            state.part = 2
            state.jump_to_step(STEP_TILE_SOURCE)
            if state.journal is not None:
                state.journal.add_event("second_part", {"player": int(state.active)})
        module_state[SECOND_PART_DUE] = 0
        return False


class TradersModule(ExpansionModule):
    """Expansion module Traders & Builders."""

    def __init__(self, slot: int) -> None:
        super().__init__("traders", slot, TILES, WINE | GRAIN | CLOTH | PIG_HERD)

    def meeple_kinds(self) -> list[MeepleKind]:
        return [Builder(), Pig()]

    def phases(self) -> list[Phase]:
        return [SecondPartPhase(self.slot)]

    def tally_names(self) -> list[str]:
        return ["points_goods"]

    def initial_state(self, players: int) -> list[int]:
        return [0] * (GOODS_START + 3 * players)

    def on_tile_placed(self, state: Position) -> None:
        """Earn the second part if the tile extends the builder's feature, whatever happens to the builder later."""
        if state.part != 1:
            return
        board = state.board
        for index, code in enumerate(state.figure_code):
            if code == BUILDER and state.figure_owner[index] == state.active:
                extended = board.find_root(state.figure_node[index])
                node: i64 = board.tile_first_node[len(board.tile_first_node) - 1]
                while node < len(board.parent):
                    if board.find_root(node) == extended:
                        state.extra[self.slot][SECOND_PART_DUE] = 1
                    node += 1

    def on_feature_completed(self, state: Position, root: i64) -> None:
        """Give the player who completed a city a token for every symbol in it, independent of its owner."""
        if state.board.marks[root] & (WINE | GRAIN | CLOTH) == 0:
            return
        counts = [0, 0, 0]
        board = state.board
        for node in board.feature_nodes(root):
            kind = board.tile_kind[board.node_tile[node]]
            marks = state.rules.tile_set.marks[kind][board.feature_index(node)]
            for good in range(3):
                if marks & GOODS_MARKS[good]:
                    counts[good] += 1
        for good in range(3):
            if counts[good]:
                self.take_goods(state, state.active, good, counts[good])

    def take_goods(self, state: Position, player: i64, good: int, count: int) -> None:
        """Give a player tokens from the bank."""
        state.extra[self.slot][GOODS_START + 3 * player + good] += count
        if state.journal is not None:
            state.journal.add_event("goods", {"player": int(player), "goods": GOODS_IDS[good], "count": count})

    def points_per_city(self, state: Position, field: i64, city: i64, player: i64, each: i64) -> i64:
        """One point more for the player's pig in the field, and one for a pig herd; each counts once."""
        if state.board.marks[field] & PIG_HERD != 0:
            each += 1
        for index, code in enumerate(state.figure_code):
            mine = code == PIG and state.figure_owner[index] == player
            if mine and state.board.find_root(state.figure_node[index]) == field:
                each += 1
        return each

    def score_game_end(self, state: Position) -> None:
        """Ten points to all players with the most tokens of a good, none if nobody has any (O-34)."""
        module_state = state.extra[self.slot]
        for good in range(3):
            held = [module_state[GOODS_START + 3 * player + good] for player in range(state.players)]
            most = max(held)
            for player in range(state.players):
                if most > 0 and held[player] == most:
                    award_points(state, player, 10, "goods", True, -1)

    def view(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        goods: list[JsonData] = []
        for player in range(state.players):
            held: dict[str, JsonData] = {
                GOODS_IDS[good]: module_state[GOODS_START + 3 * player + good] for good in range(3)
            }
            goods.append(held)
        return {"goods": goods, "double": module_state[SECOND_PART_DUE]}

    def terminal_lines(self, shown: dict[str, JsonData], translator: Translator) -> list[str]:
        return [
            translator.translate_for_game("carcassonne", "seat-goods", {"player": player, **goods})
            for player, goods in enumerate(objects_under_key(shown, "goods"))
        ]

    def write_snapshot(self, state: Position) -> dict[str, JsonData]:
        return self.view(state)

    def read_snapshot(self, state: Position, data: dict[str, JsonData]) -> list[int]:
        found = [expect_int(data["double"])]
        for held in objects_under_key(data, "goods"):
            found += [expect_int(held[good]) for good in GOODS_IDS]
        return found

    def broken_invariants(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) != GOODS_START + 3 * state.players:
            return [f"traders: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        for good in range(3):
            held = [module_state[GOODS_START + 3 * player + good] for player in range(state.players)]
            if min(held) < 0 or sum(held) > GOODS_TOKEN_COUNTS[good]:
                found.append(f"the players hold {held} of the {GOODS_TOKEN_COUNTS[good]} {GOODS_IDS[good]} tokens")
        return found


MODULE: Final = TradersModule
