"""Traders & Builders: the builder earns a second tile, the pig raises the value of a field, cities yield goods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Plain, Words
from bastide.core.plain import whole
from bastide.games.carcassonne.modules.traders.tiles import TILES
from bastide.games.carcassonne.rules.actions import FIGURE_IDS
from bastide.games.carcassonne.rules.display.maptext import entries
from bastide.games.carcassonne.rules.module_api import Figure, Module, Phase, Position
from bastide.games.carcassonne.rules.tiles.model import CITY, CLOTH, FIELD, GRAIN, PIG_HERD, ROAD, WINE
from bastide.games.carcassonne.rules.turn.figure_moves import has_follower_on
from bastide.games.carcassonne.rules.turn.moments import SECOND_PART, SOURCE
from bastide.games.carcassonne.rules.turn.scoring import award

BUILDER: Final = FIGURE_IDS.index("builder")
PIG: Final = FIGURE_IDS.index("pig")
GOODS_IDS: Final[list[str]] = ["wine", "grain", "cloth"]
GOODS_MARKS: Final[list[int]] = [WINE, GRAIN, CLOTH]
#: Number of tokens by good. It equals the number of symbols on the tiles, so the bank never runs out.
TOKENS: Final[list[int]] = [9, 6, 5]

# The module state: whether a second part is due, then wine, grain, cloth of each player.
DUE: Final = 0
TOKENS_AT: Final[i64] = 1


class Builder(Figure):
    """Meeple that joins a follower of its owner on an unfinished road or city."""

    def __init__(self) -> None:
        super().__init__("builder", count_per_player=1, is_follower=False)
        self.needs_follower = True

    def may_stand(self, state: Position, player: i64, node: i64) -> bool:
        board = state.board
        kind: i64 = board.node_kind[node]
        if kind != ROAD and kind != CITY:
            return False
        root = board.root(node)
        return board.open[root] > 0 and has_follower_on(state, player, root)


class Pig(Figure):
    """Meeple that joins a farmer of its owner."""

    def __init__(self) -> None:
        super().__init__("pig", count_per_player=1, is_follower=False)
        self.needs_follower = True

    def may_stand(self, state: Position, player: i64, node: i64) -> bool:
        board = state.board
        return board.node_kind[node] == FIELD and has_follower_on(state, player, board.root(node))


class SecondPart(Phase):
    """Grant one second tile if the first extended the road or city of the player's builder."""

    def __init__(self, slot: int) -> None:
        super().__init__("second_part", SECOND_PART)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if module_state[DUE] and state.part == 1:
            state.part = 2
            state.go_to(SOURCE)
            if state.journal is not None:
                state.journal.note("second_part", {"player": int(state.active)})
        module_state[DUE] = 0
        return False


class Traders(Module):
    """Expansion module Traders & Builders."""

    def __init__(self, slot: int) -> None:
        super().__init__("traders", slot, TILES, WINE | GRAIN | CLOTH | PIG_HERD)

    def figures(self) -> list[Figure]:
        return [Builder(), Pig()]

    def phases(self) -> list[Phase]:
        return [SecondPart(self.slot)]

    def tallies(self) -> list[str]:
        return ["points_goods"]

    def memory(self, players: int) -> list[int]:
        return [0] * (TOKENS_AT + 3 * players)

    def placed(self, state: Position) -> None:
        """Earn the second part if the tile extends the builder's feature, whatever happens to the builder later."""
        if state.part != 1:
            return
        board = state.board
        for index, code in enumerate(state.figure_code):
            if code == BUILDER and state.figure_owner[index] == state.active:
                extended = board.root(state.figure_node[index])
                node: i64 = board.tile_node[len(board.tile_node) - 1]
                while node < len(board.parent):
                    if board.root(node) == extended:
                        state.extra[self.slot][DUE] = 1
                    node += 1

    def completed(self, state: Position, root: i64) -> None:
        """Give the player who completed a city a token for every symbol in it, independent of its owner."""
        if state.board.marks[root] & (WINE | GRAIN | CLOTH) == 0:
            return
        counts = [0, 0, 0]
        board = state.board
        for node in board.nodes_of(root):
            kind = board.tile_kind[board.node_tile[node]]
            marks = state.rules.kinds.marks[kind][board.feature_of(node)]
            for good in range(3):
                if marks & GOODS_MARKS[good]:
                    counts[good] += 1
        for good in range(3):
            if counts[good]:
                self.take(state, state.active, good, counts[good])

    def take(self, state: Position, player: i64, good: int, count: int) -> None:
        """Give a player tokens from the bank."""
        state.extra[self.slot][TOKENS_AT + 3 * player + good] += count
        if state.journal is not None:
            state.journal.note("goods", {"player": int(player), "goods": GOODS_IDS[good], "count": count})

    def per_city(self, state: Position, field: i64, city: i64, player: i64, each: i64) -> i64:
        """One point more for the player's pig in the field, and one for a pig herd; each counts once."""
        if state.board.marks[field] & PIG_HERD != 0:
            each += 1
        for index, code in enumerate(state.figure_code):
            mine = code == PIG and state.figure_owner[index] == player
            if mine and state.board.root(state.figure_node[index]) == field:
                each += 1
        return each

    def final_scoring(self, state: Position) -> None:
        """Ten points to all players with the most tokens of a good, none if nobody has any (O-34)."""
        module_state = state.extra[self.slot]
        for good in range(3):
            held = [module_state[TOKENS_AT + 3 * player + good] for player in range(state.players)]
            most = max(held)
            for player in range(state.players):
                if most > 0 and held[player] == most:
                    award(state, player, 10, "goods", True, -1)

    def view(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        goods: list[Plain] = []
        for player in range(state.players):
            held: dict[str, Plain] = {GOODS_IDS[good]: module_state[TOKENS_AT + 3 * player + good] for good in range(3)}
            goods.append(held)
        return {"goods": goods, "double": module_state[DUE]}

    def terminal_lines(self, shown: dict[str, Plain], translator: Words) -> list[str]:
        return [
            translator.tell("carcassonne", "seat-goods", {"player": player, **goods})
            for player, goods in enumerate(entries(shown, "goods"))
        ]

    def written(self, state: Position) -> dict[str, Plain]:
        return self.view(state)

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        found = [whole(data["double"])]
        for held in entries(data, "goods"):
            found += [whole(held[good]) for good in GOODS_IDS]
        return found

    def problems(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) != TOKENS_AT + 3 * state.players:
            return [f"traders: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        for good in range(3):
            held = [module_state[TOKENS_AT + 3 * player + good] for player in range(state.players)]
            if min(held) < 0 or sum(held) > TOKENS[good]:
                found.append(f"the players hold {held} of the {TOKENS[good]} {GOODS_IDS[good]} tokens")
        return found
