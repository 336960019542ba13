"""Positions made by hand: a map as text, whoever stands on it, and the tiles that come next. For tests and puzzles."""

from __future__ import annotations

from bastide.core import Rng
from bastide.core.errors import InvalidSnapshot
from bastide.games.carcassonne.rules.board import Board, empty_board
from bastide.games.carcassonne.rules.figures import BARN, FIGURE_IDS, FIGURE_KINDS
from bastide.games.carcassonne.rules.game import GAME, MODULES, variants_named
from bastide.games.carcassonne.rules.geometry import FACINGS, cell_at
from bastide.games.carcassonne.rules.laying import SPANS, may_come
from bastide.games.carcassonne.rules.maptext import MapText, read, tile_named
from bastide.games.carcassonne.rules.phase import TURN_START
from bastide.games.carcassonne.rules.rulebook import Rules
from bastide.games.carcassonne.rules.state import CarcassonneState


def arrange(
    text: str,
    draw: str,
    modules: str = "base",
    players: int = 2,
    active: int = 0,
    seed: int = 0,
    variants: str = "",
) -> CarcassonneState:
    """The position with this map (see ``maptext``), at the start of the active player's turn.

    ``draw`` names the tiles that come next, in that order, shortened as on the map; all others are out of the game.
    ``variants`` names options other than usual, as ``id=value``.

    InvalidSnapshot if the map cannot lie like this or the box does not hold it.
    """
    GAME.check_players(players)
    rules = GAME.rules_for(MODULES.listed(MODULES.check(modules.split())), variants_named(variants.split()))
    wanted = read(text)
    state = CarcassonneState(players, Rng(seed), rules, empty_board(rules.kinds))
    state.set_up()
    lay_all(state.board, rules, wanted)
    for player, figure, x, y, feature, number in wanted.figures:
        if figure != FIGURE_IDS[BARN]:  # stands on no feature but on a corner: its module puts it there
            stand(state, player, figure, x, y, f"{feature} {number}")
    for module in rules.modules:
        module.arrange(state, wanted)
    state.pile = [kind_of(rules, tile_named(name, draw).id) for name in reversed(draw.split())]
    left = rules.in_game.copy()
    elsewhere: list[int] = []
    for module in rules.modules:
        elsewhere += module.tiles_held(state) + module.tiles_aside(state)
    for kind in state.board.tile_kind + state.pile + elsewhere:
        left[kind] -= 1
        if left[kind] < 0:
            raise refused(f"there are not so many tiles {rules.kinds.tiles[kind].id}")
    for kind, count in enumerate(left):
        state.removed += [kind] * count
    state.active = active
    state.go_to(TURN_START)
    state.go_on()
    return state


def lay_all(board: Board, rules: Rules, wanted: MapText) -> None:
    """Lay the tiles of a map, each beside one that lies already."""
    waiting = wanted.tiles.copy()
    while waiting:
        later: list[tuple[str, int, int, str]] = []
        for name, x, y, facing in waiting:
            kind = kind_of(rules, name)
            cell = cell_at(x, y)
            turn = FACINGS.index(facing)
            span = SPANS[wanted.bridges[x, y]] if (x, y) in wanted.bridges else 0
            if may_come(board, kind, cell, turn, span):
                board.lay(kind, cell, turn, span)
            else:
                later.append((name, x, y, facing))
        if len(later) == len(waiting):
            name, x, y, facing = later[0]
            raise refused(f"{name} does not fit at {x},{y} facing {facing}")
        waiting = later


def stand(state: CarcassonneState, player: int, figure: str, x: int, y: int, feature: str) -> None:
    """Put a figure from a player's supply on the map."""
    code = FIGURE_IDS.index(figure)
    if not 0 <= player < state.players or state.supply[player * FIGURE_KINDS + code] == 0:
        raise refused(f"player {player} has no {figure} for {feature} at {x},{y}")
    board = state.board
    tile = board.tile_at(cell_at(x, y))
    names = [
        state.rules.kinds.feature_name(board.tile_kind[tile], i)
        for i in range(state.rules.kinds.size[board.tile_kind[tile]])
    ]
    state.deploy(player, code, board.tile_node[tile] + names.index(feature))


def kind_of(rules: Rules, name: str) -> int:
    if name not in rules.kinds.number:
        raise refused(f"the tile {name} belongs to a module that is not on")
    return rules.kinds.number[name]


def refused(problem: str) -> InvalidSnapshot:
    return InvalidSnapshot(
        "bad-snapshot", f"this is not a map of carcassonne: {problem}", game="carcassonne", problem=problem
    )
