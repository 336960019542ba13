"""The rows of ``carcassonne_v1`` match the board, and its indices the legal actions."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray
from sample_tables import check_indices_are_row_numbers, random_walk

import bastide.envs
from bastide.core import Rng
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide.envs.table.table_spec import TableSpec
from bastide.games.carcassonne.encoding.vocabulary import (
    ACTION_COLUMN_COUNT,
    ACTION_COLUMNS,
    ACTION_ROWS,
    ACTION_TYPE_VOCABULARY,
    FEATURE_COLUMN_COUNT,
    FEATURE_COLUMNS,
    FEATURE_ROWS,
    MEEPLE_VOCABULARY,
    MODULE_VOCABULARY,
    TILE_COLUMN_COUNT,
    TILE_COLUMNS,
    TILE_ROWS,
    TILE_VOCABULARY,
)
from bastide.games.carcassonne.rules.action_space import ACTION_LAYOUT, ACTION_NONE, FIRST_ACTION, MEEPLE_IDS
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS, cell_at, x_of, y_of
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CITY,
    EDGE_CITY,
    EDGE_FIELD,
    EDGE_ROAD,
    FIELD,
    MARK_BY_NAME,
    ROAD,
)
from bastide.games.carcassonne.rules.turn.feature_scoring import feature_owners

Rows = NDArray[np.int16]
#: Feature kind + 1 by edge.
FEATURE_KIND_BY_EDGE = {EDGE_CITY: CITY + 1, EDGE_ROAD: ROAD + 1, EDGE_FIELD: FIELD + 1}
#: Mark columns of a feature row, in order.
MARK_NAMES = ["inn", "cathedral", "wine", "grain", "cloth", "pig_herd", "princess", "castle", "barn"]


def table(players: int) -> TableSpec:
    return TableSpec("carcassonne", players, "place", {"modules": MODULE_VOCABULARY})


def split_row(at: TableSpec, row: Rows) -> dict[str, Rows]:
    return {part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in at.encoder.parts}


def test_row_widths_match_column_lists() -> None:
    assert [len(TILE_COLUMNS), len(FEATURE_COLUMNS), len(ACTION_COLUMNS)] == [
        TILE_COLUMN_COUNT,
        FEATURE_COLUMN_COUNT,
        ACTION_COLUMN_COUNT,
    ]
    assert table(2).name == "carcassonne_v1"
    state = table(6).deal_game(1)
    assert isinstance(state, CarcassonneState)
    to_come = sum(len(module.pending_tiles(state)) for module in state.rules.modules)
    assert len(state.board.tile_kind) + len(state.pile) + to_come + state.players < TILE_ROWS


@pytest.mark.parametrize("seed", range(3))
def test_rows_match_board_and_legal_actions(seed: int) -> None:
    at = table(2 + seed)
    observer = NumpyObserver(at)
    for number, (state, player) in enumerate(random_walk(at, seed)):
        if number % 7 or player < 0:
            continue
        assert isinstance(state, CarcassonneState)
        shown = split_row(at, observer.observe(state, player))
        legal = state.legal_actions(player)
        check_indices_are_row_numbers(observer, state, player)
        assert (shown["actions"][:, 0] > 0).sum() == len(legal)
        board = state.board
        tiles = [
            [TILE_VOCABULARY.index(state.tile_id(kind)) + 1, x_of(cell), y_of(cell), turn, span]
            for kind, cell, turn, span in zip(
                board.tile_kind, board.tile_cell, board.tile_rotation, board.bridge_span, strict=True
            )
        ]
        assert shown["tiles"][: len(tiles)].tolist() == tiles
        assert not shown["tiles"][len(tiles) :].any()
        for x, y in shown["figures"][shown["figures"][:, 0] > 0][:, 2:4]:
            assert board.tile_at(cell_at(int(x), int(y))) >= 0
        check_feature_rows(state, player, shown["features"])


def check_feature_rows(state: CarcassonneState, player: int, shown: Rows) -> None:
    """Check the rows of occupied features with their strengths, and of incomplete ones while there is room."""
    board = state.board
    rows = shown[shown[:, 0] > 0]
    described = Counter(tuple(row[:4].tolist()) for row in rows)
    assert not shown[len(rows) :].any()
    held: dict[int, set[int]] = {}
    for node, code, owner in zip(state.figure_node, state.figure_code, state.figure_owner, strict=True):
        if state.rules.meeple_kind(code).is_follower:
            held.setdefault(int(board.find_root(node)), set()).add(owner)
    wanted: Counter[tuple[int, ...]] = Counter()
    for node, parent in enumerate(board.parent):
        kind = board.node_kind[node]
        if parent == node and (node in held or (kind < FIELD and board.open_edges[node] > 0)):
            missing = 0 if kind == FIELD else board.open_edges[node]
            wanted[kind + 1, missing, board.feature_size[node], board.shields[node]] += 1
    if len(rows) < FEATURE_ROWS:
        assert not wanted - described
    mine, others = 0, 0
    for root, who in held.items():
        mine += player in who
        others += len(who - {player})
        if feature_owners(state, root) == [player]:
            kind, size = board.node_kind[root] + 1, board.feature_size[root]
            assert any(row[0] == kind and row[2] == size and row[4] > row[5] for row in rows)
    assert (rows[:, 4] > 0).sum() <= mine  # a mayor may be worth nothing
    assert rows[:, 6].sum() <= others
    helpers = Counter(
        (MEEPLE_IDS[code], owner == player)
        for node, code, owner in zip(state.figure_node, state.figure_code, state.figure_owner, strict=True)
        if MEEPLE_IDS[code] in ("builder", "pig")
    )
    for column, which in enumerate([("builder", True), ("builder", False), ("pig", True), ("pig", False)]):
        assert rows[:, 17 + column].sum() == helpers[which]
    first = FEATURE_COLUMNS.index("1 with an inn")
    for column, name in enumerate(MARK_NAMES):
        if name in MARK_BY_NAME:
            marked = sum(board.marks[root] & MARK_BY_NAME[name] != 0 for root in held)
            assert (rows[:, first + column] == 1).sum() >= marked


def test_action_rows_describe_actions_and_point_at_features() -> None:
    """Compared with the action numbers: block, cell, and for a tile the features around it."""
    at = table(3)
    observer = NumpyObserver(at)
    met: Counter[str] = Counter()
    blocks = [(FIRST_ACTION[name], size, name) for name, size in ACTION_LAYOUT]
    for seed in range(6):
        for state, player in random_walk(at, seed):
            if player < 0:
                break
            assert isinstance(state, CarcassonneState)
            legal = state.legal_actions(player)
            kind = next(name for first, size, name in blocks if first <= legal[-1] < first + size)
            if met[kind] > 12:
                continue
            shown = split_row(at, observer.observe(state, player))
            features = shown["features"]
            for action, row in zip(legal, shown["actions"], strict=False):
                first, _, name = next(block for block in blocks if block[0] <= action < block[0] + block[1])
                met[name] += 1
                assert ACTION_TYPE_VOCABULARY[row[0] - 1] == name
                laid = action < ACTION_NONE and state.hand >= 0
                assert row[10] == (4 * TILE_VOCABULARY.index(state.tile_id(state.hand)) + row[3] + 1 if laid else 0)
                for pointer in row[5:10]:
                    assert pointer == 0 or features[pointer - 1, 0] > 0
                if action < ACTION_NONE:
                    cell = cell_at(int(row[1]), int(row[2]))
                    assert (cell * 4 + int(row[3]), row[4], row[5]) == (action, 0, 0)
                    for side, (step, pointer) in enumerate(zip(NEIGHBOUR_OFFSETS, row[6:10], strict=True)):
                        beside = state.board.tile_at(cell + step)
                        shown_there = (
                            FEATURE_KIND_BY_EDGE.get(int(state.board.edge_at(beside, side ^ 2)), 0)
                            if beside >= 0
                            else 0
                        )
                        assert (features[pointer - 1, 0] if pointer else 0) == shown_there
                elif name.startswith(("send", "count", "dragon", "bridge")) or name == "barn":
                    assert row[3] == action - first
                elif name.startswith("figure") or name in ("knight", "castle"):
                    assert row[5] > 0
                elif name == "bid":
                    assert row[4] == action - first + 1
    never = {"figure barn", "send builder", "send pig", "send barn"}
    rare = {"castle", "score", "give up", "sell", "buy", "send mayor"}
    assert set(ACTION_TYPE_VOCABULARY) - set(met) <= never | rare


def test_strengths_swap_between_two_seats() -> None:
    """The same position from two seats: own and opposing strengths are swapped."""
    at = table(2)
    observer = NumpyObserver(at)
    compared = 0
    for number, (state, player) in enumerate(random_walk(at, 8)):
        if number % 11 == 0 and player >= 0:
            seen = [split_row(at, observer.observe(state, viewer))["features"] for viewer in (0, 1)]
            held = [features[(features[:, 4] > 0) | (features[:, 5] > 0)] for features in seen]
            assert Counter(map(tuple, held[0][:, [0, 2, 4, 5]].tolist())) == Counter(
                map(tuple, held[1][:, [0, 2, 5, 4]].tolist())
            )
            compared += len(held[0])
    assert compared > 50


def test_observation_does_not_depend_on_hidden_tiles() -> None:
    """Observation and legal indices stay the same for every sample of the piles."""
    at = table(3)
    observer = NumpyObserver(at)
    for number, (state, player) in enumerate(random_walk(at, 5)):
        if number % 23 == 0 and player >= 0:
            other = state.sample_position(player, Rng(3))
            assert (observer.observe(state, player) == observer.observe(other, player)).all()
            assert (observer.action_mask(state, player) == observer.action_mask(other, player)).all()


def test_incremental_row_equals_fresh_row() -> None:
    """From decision to decision, when a new game begins, and after any other position."""
    games = bastide.envs.batch("carcassonne", 3, seed=2, players=3, modules=MODULE_VOCABULARY, bots="random")
    observer = NumpyObserver(games.table)
    late_state = [state.clone() for state, player in random_walk(games.table, 4) if player >= 0][-3]
    for number in range(160):
        if number % 40 == 20:
            games.set_position(1, late_state.clone())
        for row, state in enumerate(games.positions()):
            assert (games.observations[row] == observer.observe(state, state.next_player_to_act())).all()
            assert (games.masks[row] == observer.action_mask(state, state.next_player_to_act())).all()
        games.step(games.random_actions())
    assert games.games_finished > 0


def test_vocabulary_has_every_meeple_and_action_type() -> None:
    assert {f"figure {figure}" for figure in MEEPLE_VOCABULARY} <= set(ACTION_TYPE_VOCABULARY)
    first = [name for name, _ in ACTION_LAYOUT if FIRST_ACTION[name] <= FIRST_ACTION["sell"]]
    assert [name for name in first if not name.startswith("unused")] == ACTION_TYPE_VOCABULARY
    assert table(2).encoder.actions == ACTION_ROWS
