"""Tiles in a turn: draw, set aside, discard, find legal placements, lay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.board.bridge_placement import BRIDGE_ON_NEIGHBOUR, find_fitting_bridge
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS
from bastide.games.carcassonne.rules.display.journal_events import (
    add_bridge_built_event,
    add_tile_event,
    add_tile_placed_event,
)
from bastide.games.carcassonne.rules.module_api import Position

#: City and river bits of all four sides, as in ``BoardData.required_edges``.
CITY_OR_RIVER_EDGES: Final[i64] = 0xCCCC
ROTATION_BIT: Final[i64] = 1
#: Upper bound of the number of placements.
MAX_PLACEMENTS: Final[i64] = 1 << 20


def draw_next_tile(state: Position) -> i64:
    """Draw the next tile into the hand. Return its kind, or -1 if there is none."""
    kind: i64 = -1
    for module in state.rules.forced_tile_modules:
        kind = module.forced_next_tile(state)
        if kind >= 0:
            module.on_forced_tile_taken(state)
            break
    if kind < 0:
        kind = draw_from_pile(state)
    state.hand = kind
    if kind >= 0:
        add_tile_event(state, "drew", kind)
    return kind


def draw_from_pile(state: Position) -> i64:
    """Draw the first playable tile of the pile. Return its kind, or -1 if there is none."""
    while state.pile:
        kind = state.pile.pop()
        if not set_aside_if_unplayable(state, kind):
            return kind
    return -1


def set_aside_if_unplayable(state: Position, kind: i64) -> bool:
    """Set a drawn tile aside if it cannot be played yet. Return whether it was set aside."""
    for module in state.rules.set_aside_modules:
        if module.try_set_aside(state, kind):
            add_tile_event(state, "aside", kind)
            return True
    return False


def discard_tile_in_hand(state: Position, event: str) -> None:
    """Remove the tile in hand from the game, because it fits nowhere or was given up."""
    add_tile_event(state, event, state.hand)
    state.removed.append(state.hand)
    state.hand = -1


def has_tiles_left(state: Position) -> bool:
    """Return whether a tile is left to be played after this one."""
    if state.pile:
        return True
    for module in state.rules.pending_tile_modules:
        if module.pending_tiles(state):
            return True
    return False


def has_forced_tile(state: Position) -> bool:
    """Return whether the active player must play a certain tile instead of one from the pile."""
    return any(module.forced_next_tile(state) >= 0 for module in state.rules.forced_tile_modules)


def is_legal_placement(state: Position, kind: i64, cell: i64, rotation: i64) -> bool:
    """Return whether a tile may be laid on a cell in a rotation, with a bridge if needed."""
    if rotation >= state.rules.tile_set.distinct_rotations[kind] or not do_modules_allow_placement(
        state, kind, cell, rotation
    ):
        return False
    return state.board.fits(kind, cell, rotation) or (
        can_build_bridge(state)
        and find_fitting_bridge(state.board, cell, state.board.required_edges_at(cell), kind * 4 + rotation) > 0
    )


def do_modules_allow_placement(state: Position, kind: i64, cell: i64, rotation: i64) -> bool:
    """Return whether all modules allow a placement whose edges fit."""
    for module in state.rules.limiters_by_tile_kind[kind]:
        if not module.allows_placement(state, kind, cell, rotation):
            return False
    return True


def can_build_bridge(state: Position) -> bool:
    """Return whether the active player has a bridge that may be built with this tile."""
    for module in state.rules.bridge_builders:
        if module.can_build_bridge(state):
            return True
    return False


def continues_turn_part(state: Position, tile: i64) -> bool:
    """Return whether the next tile belongs to the same turn part as this one."""
    return tile >= 0 and any(module.continues_turn_part(state, tile) for module in state.rules.part_continuers)


def fits_somewhere(state: Position, kind: i64, bridges: bool) -> bool:
    """Return whether a tile can be laid anywhere, with a bridge or without."""
    shown = state.rules.tile_set.rotated_edges[kind]
    limited = len(state.rules.limiters_by_tile_kind[kind]) > 0
    needs = state.board.required_edges
    place: i64 = 0
    for need in needs:  # iterating is faster than indexing
        rotations: i64 = shown.fitting_rotations(need)
        if bridges or (limited and rotations != 0):
            rotations = legal_rotations(state, kind, place, rotations, bridges)
        if rotations != 0:
            return True
        place += 1
    return False


def legal_rotations(state: Position, kind: i64, place: i64, fitting: i64, bridges: bool) -> i64:
    """Return the legal rotations of a tile on a frontier cell as bits.

    ``fitting`` are the rotations whose edges fit without a bridge.
    """
    board = state.board
    need: i64 = board.required_edges[place]
    cell: i64 = board.frontier[place]
    period: i64 = state.rules.tile_set.distinct_rotations[kind]
    rotations: i64 = 0
    rotation: i64 = 0
    while rotation < period:
        fits = fitting >> rotation & 1 == 1
        if not fits and bridges:
            shown: i64 = state.rules.tile_set.packed_edges[kind * 4 + rotation]
            # no bridge replaces a city or river
            fits = (
                need & ~shown & CITY_OR_RIVER_EDGES == 0
                and find_fitting_bridge(board, cell, need, kind * 4 + rotation) > 0
            )
        if fits and do_modules_allow_placement(state, kind, cell, rotation):
            rotations |= ROTATION_BIT << rotation
        rotation += 1
    return rotations


def is_limited_by_edges_only(state: Position, kind: i64) -> bool:
    """Return whether the placement of a tile is limited by its edges only."""
    return not state.rules.bridge_builders and not state.rules.limiters_by_tile_kind[kind]


def count_or_pick_placement(state: Position, kind: i64, wanted: i64) -> i64:
    """Return the placement with index ``wanted`` in ``legal_placements``, or their number for -1.

    Valid only if ``is_limited_by_edges_only``.
    """
    needs = state.board.required_edges
    shown = state.rules.tile_set.rotated_edges[kind]
    # ``RotatedEdges.fitting_rotations`` inlined: random play runs this for every frontier cell. Counting avoids
    # branches that the processor cannot predict.
    north: i64 = shown.north
    east: i64 = shown.east
    south: i64 = shown.south
    west: i64 = shown.west
    most: i64 = wanted if wanted >= 0 else MAX_PLACEMENTS
    count: i64 = 0
    place: i64 = 0
    cells: i64 = len(needs)
    while place < cells:
        need: i64 = needs[place]
        if north & need == need:
            count += 1
        if east & need == need:
            count += 1
        if south & need == need:
            count += 1
        if west & need == need:
            count += 1
        if count > most:
            return state.board.frontier[place] * 4 + nth_last_rotation(shown.fitting_rotations(need), count - wanted)
        place += 1
    return count


def nth_last_rotation(rotations: i64, last: i64) -> i64:
    """Return the last rotation of a bit set, the second last ..."""
    rotation: i64 = 4
    while last > 0:
        rotation -= 1
        last -= rotations >> rotation & 1
    return rotation


def legal_placements(state: Position, kind: i64) -> list[int]:
    """Return all legal placements of a tile as ``cell * 4 + rotation``, ascending. Each determines its bridge."""
    found: list[int] = []
    frontier = state.board.frontier
    needs = state.board.required_edges
    shown = state.rules.tile_set.rotated_edges[kind]
    limited = len(state.rules.limiters_by_tile_kind[kind]) > 0
    bridges = can_build_bridge(state)
    place: i64 = 0
    for need in needs:  # iterating is faster than indexing
        rotations: i64 = shown.fitting_rotations(need)
        if bridges or (limited and rotations != 0):
            rotations = legal_rotations(state, kind, place, rotations, bridges)
        rotation: i64 = 0
        while rotations != 0:
            if rotations & 1 == 1:
                found.append(frontier[place] * 4 + rotation)
            rotations >>= 1
            rotation += 1
        place += 1
    return found


def lay_tile(state: Position, cell: i64, rotation: i64) -> None:
    """Lay the tile in hand, with the bridge that it needs to fit."""
    board = state.board
    kind = state.hand
    state.hand = -1
    bridge: i64 = 0
    if state.rules.bridge_builders and not board.fits(kind, cell, rotation):
        bridge = find_fitting_bridge(board, cell, board.required_edges_at(cell), kind * 4 + rotation)
    beside: i64 = -1
    if bridge >= BRIDGE_ON_NEIGHBOUR:
        beside = board.tile_at(cell + NEIGHBOUR_OFFSETS[bridge - BRIDGE_ON_NEIGHBOUR])
        board.build_bridge(beside, ((bridge - BRIDGE_ON_NEIGHBOUR) & 1) + 1)
        state.completed = board.lay_tile(kind, cell, rotation)
    else:
        state.completed = board.lay_tile(kind, cell, rotation, bridge)
    add_tile_placed_event(state, kind, cell, rotation)
    if bridge > 0:
        spend_bridge(state, board.tile_at(cell) if beside < 0 else beside)


def build_bridge(state: Position, tile: i64, span: i64) -> None:
    """Build a bridge of the active player on a laid tile."""
    state.board.build_bridge(tile, span)
    spend_bridge(state, tile)


def spend_bridge(state: Position, tile: i64) -> None:
    """Take the bridge that was built on a tile from the active player's stock."""
    for module in state.rules.bridge_builders:
        module.on_bridge_built(state, tile)
    add_bridge_built_event(state, tile)
