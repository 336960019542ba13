"""Journal events for the log, the terminal and the page.

An event is a kind and JSON data with names, never a sentence (see ``core/translator.py``). Without a journal no event
is created.
"""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData
from bastide.games.carcassonne.rules.board.board_serialization import BRIDGE_SPAN_IDS
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, FEATURE_KIND_NAMES, ROAD


def node_location(state: Position, node: i64) -> dict[str, JsonData]:
    """Return the event fields for the location of a node."""
    board = state.board
    tile = board.node_tile[node]
    cell = board.tile_cell[tile]
    feature = board.feature_index(node)
    return {
        "feature": FEATURE_KIND_NAMES[state.rules.tile_set.feature_kinds[board.tile_kind[tile]][feature]],
        "number": state.rules.tile_set.ordinals[board.tile_kind[tile]][feature],
        "x": x_of(cell),
        "y": y_of(cell),
    }


def add_player_event(state: Position, event: str, player: i64) -> None:
    """Add an event about a player only: a turn starts, a second part."""
    if state.journal is not None:
        state.journal.add_event(event, {"player": int(player)})


def add_tile_event(state: Position, event: str, kind: i64) -> None:
    """Add an event about a tile of the active player: drawn, set aside, given up ..."""
    if state.journal is not None:
        state.journal.add_event(event, {"player": int(state.active), "tile": state.tile_id(kind)})


def add_tile_placed_event(state: Position, kind: i64, cell: i64, rotation: i64) -> None:
    """Add an event about a tile laid by the active player."""
    if state.journal is not None:
        event: dict[str, JsonData] = {"player": int(state.active), "tile": state.tile_id(kind)}
        event.update({"x": x_of(cell), "y": y_of(cell), "facing": FACINGS[rotation]})
        state.journal.add_event("placed", event)


def add_bridge_built_event(state: Position, tile: i64) -> None:
    """Add an event about a bridge built by the active player."""
    if state.journal is not None:
        cell = state.board.tile_cell[tile]
        way = BRIDGE_SPAN_IDS[state.board.bridge_span[tile]]
        state.journal.add_event("bridge", {"player": int(state.active), "x": x_of(cell), "y": y_of(cell), "way": way})


def add_meeple_deployed_event(state: Position, player: i64, code: i64, node: i64) -> None:
    """Add an event about a meeple placed on the board."""
    if state.journal is not None:
        board = state.board
        meeple = state.rules.meeple_kind(code)
        kind = state.rules.tile_set.feature_kinds[board.tile_kind[board.node_tile[node]]][board.feature_index(node)]
        event: dict[str, JsonData] = {"player": int(player), "figure": meeple.id}
        event.update({"role": meeple.role(kind), "piece": meeple.catalogue_id(kind), **node_location(state, node)})
        state.journal.add_event("deployed", event)


def add_meeple_returned_event(state: Position, player: i64, code: i64, node: i64) -> None:
    """Add an event about a meeple returned to the supply."""
    if state.journal is not None:
        cell = state.board.tile_cell[state.board.node_tile[node]]
        meeple = state.rules.meeple_kind(code).id
        state.journal.add_event("returned", {"player": int(player), "figure": meeple, "x": x_of(cell), "y": y_of(cell)})


def add_feature_completed_event(state: Position, root: i64) -> None:
    """Add an event about a completed feature."""
    if state.journal is not None:
        board = state.board
        tiles = board.feature_size[root] if board.node_kind[root] in (CITY, ROAD) else 9
        event: dict[str, JsonData] = {"player": int(state.active), "tiles": tiles, "shields": board.shields[root]}
        event.update(node_location(state, root))
        state.journal.add_event("completed", event)


def add_points_scored_event(state: Position, player: i64, points: i64, category: str, final: bool, node: i64) -> None:
    """Add points for a feature, or with ``node`` -1 for something that is not on the board."""
    if state.journal is not None and points != 0:
        event: dict[str, JsonData] = {"player": int(player), "points": int(points), "category": category}
        event["final"] = 1 if final else 0
        if node >= 0:
            event.update(node_location(state, node))
        state.journal.add_event("scored", event)


def add_points_paid_event(state: Position, player: i64, points: i64) -> None:
    """Add a payment at a bazaar, or an earning if the number is negative."""
    if state.journal is not None and points != 0:
        event = "paid" if points > 0 else "earned"
        state.journal.add_event(event, {"player": int(player), "points": int(points if points > 0 else -points)})


def add_game_over_event(state: Position) -> None:
    """Add an event about the winners."""
    if state.journal is not None:
        best = max(state.score)
        winners: list[JsonData] = [player for player in range(state.players) if state.score[player] == best]
        state.journal.add_event("game_over", {"players": winners})
