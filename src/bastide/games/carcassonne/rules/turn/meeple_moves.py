"""Moving meeples: deploy them to the board, return them to the supply, expel them."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.display.journal_events import add_meeple_deployed_event, add_meeple_returned_event
from bastide.games.carcassonne.rules.module_api import Position


def deploy_meeple(state: Position, player: i64, code: i64, node: i64) -> None:
    """Move a meeple from the supply to a node."""
    board = state.board
    meeple = state.rules.meeple_kind(code)
    kept: i64 = player * MEEPLE_CODE_COUNT + code
    state.supply[kept] = state.supply[kept] - 1
    state.figure_code.append(code)
    state.figure_owner.append(player)
    state.figure_node.append(node)
    if meeple.is_follower:
        board.change_follower_count(node, 1)
    add_meeple_deployed_event(state, player, code, node)


def return_meeple(state: Position, index: i64) -> None:
    """Move a meeple from the board back to its owner's supply."""
    board = state.board
    code: i64 = state.figure_code.pop(index)
    owner: i64 = state.figure_owner.pop(index)
    node: i64 = state.figure_node.pop(index)
    meeple = state.rules.meeple_kind(code)
    kept: i64 = owner * MEEPLE_CODE_COUNT + code
    state.supply[kept] = state.supply[kept] + 1
    if meeple.is_follower:
        board.change_follower_count(node, -1)
    add_meeple_returned_event(state, owner, code, node)


def expel_meeple(state: Position, index: i64) -> None:
    """Remove a meeple before its feature is scored. A builder or pig left without a follower leaves too (O-09)."""
    owner: i64 = state.figure_owner[index]
    root = state.board.find_root(state.figure_node[index])
    return_meeple(state, index)
    if has_follower_on_feature(state, owner, root):
        return
    i: i64 = 0
    while i < len(state.figure_node):
        alone = state.figure_owner[i] == owner and state.rules.meeple_kind(state.figure_code[i]).needs_follower
        if alone and state.board.find_root(state.figure_node[i]) == root:
            return_meeple(state, i)
        else:
            i += 1


def is_meeple_on_tile(state: Position, index: i64, tile: i64) -> bool:
    """Return whether a meeple on the board counts as being on this tile."""
    if state.board.node_tile[state.figure_node[index]] == tile:
        return True
    for module in state.rules.second_tile_modules:
        if module.second_tile_of_meeple(state, index) == tile:
            return True
    return False


def has_follower_on_feature(state: Position, player: i64, root: i64) -> bool:
    """Return whether a player has a follower on a feature."""
    if state.board.follower_count[root] == 0:
        return False
    i: i64 = 0
    while i < len(state.figure_owner):
        mine = state.figure_owner[i] == player and state.rules.meeple_kind(state.figure_code[i]).is_follower
        if mine and state.board.find_root(state.figure_node[i]) == root:
            return True
        i += 1
    return False


def are_meeples_forbidden(state: Position) -> bool:
    """Return whether no meeple may be placed after this tile."""
    for module in state.rules.meeple_forbidders:
        if module.forbids_meeples(state):
            return True
    return False


def is_tile_closed_to_meeples(state: Position, tile: i64) -> bool:
    """Return whether no follower, builder or pig may be placed on a tile."""
    for module in state.rules.meeple_forbidders:
        if module.forbids_meeples_on_tile(state, tile):
            return True
    return False
