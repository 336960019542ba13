"""Invariants of a position, checked from scratch."""

from __future__ import annotations

from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.board.board_serialization import list_placements, rebuild_board
from bastide.games.carcassonne.rules.module_api import Position


def broken_invariants(state: Position) -> list[str]:
    """Return descriptions of all broken invariants."""
    found = broken_module_invariants(state)
    if found:
        return found  # the other checks need a valid module state
    return (
        broken_player_invariants(state)
        + broken_tile_invariants(state)
        + broken_meeple_invariants(state)
        + broken_completed_invariants(state)
        + broken_board_invariants(state)
    )


def broken_player_invariants(state: Position) -> list[str]:
    """Check active and asked player, turn part, scores and phase."""
    found: list[str] = []
    if not 0 <= state.active < state.players:
        found.append(f"active player {state.active} does not exist")
    if not -1 <= state.asked < state.players:
        found.append(f"asked player {state.asked} does not exist")
    if state.part not in (1, 2):
        found.append(f"invalid turn part {state.part}")
    if len(state.score) != state.players:
        found.append(f"{len(state.score)} scores for {state.players} players")
    last = len(state.rules.phases) - 1
    if (state.asked < 0) != (state.phase == last):
        found.append(f"player {state.asked} is asked in phase {state.rules.phases[state.phase].id}")
    if state.asked >= 0 and not state.legal_actions(state.asked):
        found.append(f"player {state.asked} is asked but has no legal action")
    return found


def broken_tile_invariants(state: Position) -> list[str]:
    """Check that every tile is on the board, in the pile, in hand, with a module, or removed."""
    all_tiles = state.board.tile_kind + state.pile + state.removed
    if state.hand >= 0:
        all_tiles.append(state.hand)
    for module in state.rules.modules:
        all_tiles += module.pending_tiles(state) + module.tiles_set_aside(state)
    found: list[str] = []
    if len(all_tiles) != sum(state.rules.tile_counts):
        found.append(f"there are {len(all_tiles)} tiles, not {sum(state.rules.tile_counts)}")
    for kind, wanted in enumerate(state.rules.tile_counts):
        count = all_tiles.count(kind)
        if count != wanted:
            found.append(f"there are {count} tiles {state.tile_id(kind)}, not {wanted}")
    return found


def broken_meeple_invariants(state: Position) -> list[str]:
    """Check that every meeple is in the supply, on the board, or with a module."""
    found: list[str] = []
    if not len(state.figure_code) == len(state.figure_owner) == len(state.figure_node):
        return ["the lists of meeples on the board differ in length"]
    for player in range(state.players):
        for meeple in state.rules.meeple_kinds:
            in_supply = state.supply[player * MEEPLE_CODE_COUNT + meeple.code]
            on_board = 0
            for code, owner in zip(state.figure_code, state.figure_owner, strict=True):
                if code == meeple.code and owner == player:
                    on_board += 1
            held = sum([module.meeples_held(state, player, meeple.code) for module in state.rules.modules])
            if in_supply < 0 or in_supply + on_board + held != meeple.count_per_player:
                found.append(
                    f"player {player} has {in_supply} {meeple.id} in the supply, {on_board} on the board "
                    f"and {held} elsewhere, not {meeple.count_per_player}"
                )
    for owner in state.figure_owner:
        if not 0 <= owner < state.players:
            found.append(f"a meeple belongs to player {owner}, who does not exist")
    return found


def broken_completed_invariants(state: Position) -> list[str]:
    """Check that the features that wait for scoring are complete."""
    board = state.board
    found: list[str] = []
    for root in state.completed:
        if not 0 <= root < len(board.parent) or board.parent[root] != root or board.open_edges[root] != 0:
            found.append(f"feature {root} is not complete")
    return found


def broken_board_invariants(state: Position) -> list[str]:
    """Check the features against a board rebuilt from its placements."""
    board = state.board
    try:
        rebuilt = rebuild_board(board.tile_set, list_placements(board))
    except ValueError as problem:
        return [str(problem)]
    for index, node in enumerate(state.figure_node):
        if state.rules.meeple_kind(state.figure_code[index]).is_follower:
            rebuilt.change_follower_count(node, 1)
    found: list[str] = []
    if rebuilt.frontier != board.frontier or rebuilt.required_edges != board.required_edges:
        found.append("the frontier does not match the tiles")
    for node in range(len(rebuilt.parent)):
        root = rebuilt.find_root(node)
        if root != board.find_root(node):
            found.append(f"feature {node} belongs to {board.find_root(node)}, not {root}")
        elif root == node and (
            rebuilt.open_edges[root] != board.open_edges[root]
            or rebuilt.feature_size[root] != board.feature_size[root]
            or rebuilt.shields[root] != board.shields[root]
            or rebuilt.marks[root] != board.marks[root]
            or rebuilt.follower_count[root] != board.follower_count[root]
        ):
            found.append(f"feature {node} does not match the tiles and meeples")
    return found


def broken_module_invariants(state: Position) -> list[str]:
    """Collect the broken invariants of all modules."""
    found: list[str] = []
    for module in state.rules.modules:
        found += module.broken_invariants(state)
    return found
