"""Moving meeples: deploy them to the board, return them to the supply, expel them."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import FIGURE_COUNT
from bastide.games.carcassonne.rules.display.events import note_deployed, note_returned
from bastide.games.carcassonne.rules.module_api import Position


def deploy(state: Position, player: i64, code: i64, node: i64) -> None:
    """Move a meeple from the supply to a node."""
    board = state.board
    meeple = state.rules.figure_of(code)
    kept: i64 = player * FIGURE_COUNT + code
    state.supply[kept] = state.supply[kept] - 1
    state.figure_code.append(code)
    state.figure_owner.append(player)
    state.figure_node.append(node)
    if meeple.is_follower:
        board.add_followers(node, 1)
    note_deployed(state, player, code, node)


def send_home(state: Position, index: i64) -> None:
    """Move a meeple from the board back to its owner's supply."""
    board = state.board
    code: i64 = state.figure_code.pop(index)
    owner: i64 = state.figure_owner.pop(index)
    node: i64 = state.figure_node.pop(index)
    meeple = state.rules.figure_of(code)
    kept: i64 = owner * FIGURE_COUNT + code
    state.supply[kept] = state.supply[kept] + 1
    if meeple.is_follower:
        board.add_followers(node, -1)
    note_returned(state, owner, code, node)


def drive_out(state: Position, index: i64) -> None:
    """Remove a meeple before its feature is scored. A builder or pig left without a follower leaves too (O-09)."""
    owner: i64 = state.figure_owner[index]
    root = state.board.root(state.figure_node[index])
    send_home(state, index)
    if has_follower_on(state, owner, root):
        return
    i: i64 = 0
    while i < len(state.figure_node):
        alone = state.figure_owner[i] == owner and state.rules.figure_of(state.figure_code[i]).needs_follower
        if alone and state.board.root(state.figure_node[i]) == root:
            send_home(state, i)
        else:
            i += 1


def on_tile(state: Position, index: i64, tile: i64) -> bool:
    """Return whether a meeple on the board counts as being on this tile."""
    if state.board.node_tile[state.figure_node[index]] == tile:
        return True
    for module in state.rules.second_tiles:
        if module.also_on(state, index) == tile:
            return True
    return False


def has_follower_on(state: Position, player: i64, root: i64) -> bool:
    """Return whether a player has a follower on a feature."""
    if state.board.followers[root] == 0:
        return False
    i: i64 = 0
    while i < len(state.figure_owner):
        mine = state.figure_owner[i] == player and state.rules.figure_of(state.figure_code[i]).is_follower
        if mine and state.board.root(state.figure_node[i]) == root:
            return True
        i += 1
    return False


def figures_barred(state: Position) -> bool:
    """Return whether no meeple may be placed after this tile."""
    for module in state.rules.barriers:
        if module.bars_figures(state):
            return True
    return False


def tile_barred(state: Position, tile: i64) -> bool:
    """Return whether no follower, builder or pig may be placed on a tile."""
    for module in state.rules.barriers:
        if module.bars_tile(state, tile):
            return True
    return False
