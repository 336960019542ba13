"""Position snapshots as JSON data. Everything is stored by stable names.

Features are not stored: they are rebuilt from the placements in order.
"""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.json_data import JsonData, expect_dict, expect_int, expect_ints, expect_list, expect_str, ints_to_json
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT, MEEPLE_IDS
from bastide.games.carcassonne.rules.board.board_serialization import read_placements, rebuild_board, write_placements
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.state.snapshot_names import (
    node_from_json,
    node_to_json,
    tile_from_json,
    tile_to_json,
    tiles_from_json,
)


def write_snapshot(state: Position) -> dict[str, JsonData]:
    """Return the position as JSON data."""
    board = state.board
    supply: list[JsonData] = []
    tally: list[JsonData] = []
    for player in range(state.players):
        in_supply: dict[str, JsonData] = {
            f.id: state.supply[player * MEEPLE_CODE_COUNT + f.code] for f in state.rules.meeple_kinds
        }
        first = player * len(state.rules.tally_names)
        counts: dict[str, JsonData] = {
            name: state.tally[first + place] for name, place in state.rules.tally_index.items()
        }
        supply.append(in_supply)
        tally.append(counts)
    rules: list[JsonData] = [module.id for module in state.rules.modules]
    rules += state.rules.variants
    extra: dict[str, JsonData] = {module.id: module.write_snapshot(state) for module in state.rules.modules}
    return {
        "players": state.players,
        "rng": state.rng.snapshot(),
        "rules": rules,
        "board": write_placements(board),
        "figure_code": [MEEPLE_IDS[code] for code in state.figure_code],
        "figure_owner": ints_to_json(state.figure_owner),
        "figure_node": [node_to_json(board, node) for node in state.figure_node],
        "score": ints_to_json(state.score),
        "pile": state.tile_ids(state.pile),
        "removed": state.tile_ids(state.removed),
        "hand": tile_to_json(state, state.hand),
        "phase": state.rules.phases[state.phase].id,
        "active": int(state.active),
        "asked": int(state.asked),
        "part": int(state.part),
        "turns": int(state.turns),
        "supply": supply,
        "tally": tally,
        "completed": [node_to_json(board, root) for root in state.completed],
        "extra": extra,
    }


def restore_position(state: Position, snapshot: Mapping[str, JsonData]) -> None:
    """Restore a snapshot into an empty position. Errors for bad data: see ``Game.state_from_snapshot``."""
    rules = state.rules
    board = rebuild_board(rules.tile_set, read_placements(rules.tile_set, snapshot["board"]))
    state.board = board
    state.init_players_and_modules()
    state.figure_code = [MEEPLE_IDS.index(expect_str(name)) for name in expect_list(snapshot["figure_code"])]
    state.figure_owner = expect_ints(snapshot["figure_owner"])
    state.figure_node = [node_from_json(board, node) for node in expect_list(snapshot["figure_node"])]
    for index, node in enumerate(state.figure_node):
        if rules.meeple_kind(state.figure_code[index]).is_follower:
            board.change_follower_count(node, 1)
    for player, in_supply in enumerate(objects_per_player(state, snapshot["supply"])):
        for meeple in rules.meeple_kinds:
            state.supply[player * MEEPLE_CODE_COUNT + meeple.code] = expect_int(in_supply[meeple.id])
    for player, counts in enumerate(objects_per_player(state, snapshot["tally"])):
        for name, place in rules.tally_index.items():
            state.tally[player * len(rules.tally_names) + place] = expect_int(counts[name])
    state.score = expect_ints(snapshot["score"])
    state.pile = tiles_from_json(state, snapshot["pile"])
    state.removed = tiles_from_json(state, snapshot["removed"])
    state.hand = tile_from_json(state, snapshot["hand"])
    state.phase = [phase.id for phase in rules.phases].index(expect_str(snapshot["phase"]))
    state.active = expect_int(snapshot["active"])
    state.asked = expect_int(snapshot["asked"])
    state.part = expect_int(snapshot["part"])
    state.turns = expect_int(snapshot["turns"])
    state.completed = [node_from_json(board, node) for node in expect_list(snapshot["completed"])]
    extra = expect_dict(snapshot["extra"])
    state.extra = [module.read_snapshot(state, expect_dict(extra[module.id])) for module in rules.modules]


def objects_per_player(state: Position, data: JsonData) -> list[dict[str, JsonData]]:
    """Return a list with one object per player."""
    found = [expect_dict(entry) for entry in expect_list(data)]
    if len(found) != state.players:
        raise ValueError(f"{len(found)} entries for {state.players} players")
    return found
