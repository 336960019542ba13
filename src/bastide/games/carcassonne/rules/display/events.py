"""Journal events for the log, the terminal and the page.

An event is a kind and JSON data with names, never a sentence (see ``core/translator.py``). Without a journal no event
is created.
"""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.map.geometry import FACINGS, x_of, y_of
from bastide.games.carcassonne.rules.map.steps import SPAN_IDS
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.model import CITY, FEATURE_KINDS, ROAD


def place_of(state: Position, node: i64) -> dict[str, Plain]:
    """Return the event fields for the location of a node."""
    board = state.board
    tile = board.node_tile[node]
    cell = board.tile_cell[tile]
    feature = board.feature_of(node)
    return {
        "feature": FEATURE_KINDS[state.rules.kinds.feature_kinds[board.tile_kind[tile]][feature]],
        "number": state.rules.kinds.ordinals[board.tile_kind[tile]][feature],
        "x": x_of(cell),
        "y": y_of(cell),
    }


def note_player(state: Position, event: str, player: i64) -> None:
    """Add an event about a player only: a turn starts, a second part."""
    if state.journal is not None:
        state.journal.note(event, {"player": int(player)})


def note_tile(state: Position, event: str, kind: i64) -> None:
    """Add an event about a tile of the active player: drawn, set aside, given up ..."""
    if state.journal is not None:
        state.journal.note(event, {"player": int(state.active), "tile": state.tile_id(kind)})


def note_placed(state: Position, kind: i64, cell: i64, rotation: i64) -> None:
    """Add an event about a tile laid by the active player."""
    if state.journal is not None:
        event: dict[str, Plain] = {"player": int(state.active), "tile": state.tile_id(kind)}
        event.update({"x": x_of(cell), "y": y_of(cell), "facing": FACINGS[rotation]})
        state.journal.note("placed", event)


def note_bridge(state: Position, tile: i64) -> None:
    """Add an event about a bridge built by the active player."""
    if state.journal is not None:
        cell = state.board.tile_cell[tile]
        way = SPAN_IDS[state.board.span[tile]]
        state.journal.note("bridge", {"player": int(state.active), "x": x_of(cell), "y": y_of(cell), "way": way})


def note_deployed(state: Position, player: i64, code: i64, node: i64) -> None:
    """Add an event about a meeple placed on the board."""
    if state.journal is not None:
        board = state.board
        meeple = state.rules.figure_of(code)
        kind = state.rules.kinds.feature_kinds[board.tile_kind[board.node_tile[node]]][board.feature_of(node)]
        event: dict[str, Plain] = {"player": int(player), "figure": meeple.id}
        event.update({"role": meeple.role(kind), "piece": meeple.piece(kind), **place_of(state, node)})
        state.journal.note("deployed", event)


def note_returned(state: Position, player: i64, code: i64, node: i64) -> None:
    """Add an event about a meeple returned to the supply."""
    if state.journal is not None:
        cell = state.board.tile_cell[state.board.node_tile[node]]
        meeple = state.rules.figure_of(code).id
        state.journal.note("returned", {"player": int(player), "figure": meeple, "x": x_of(cell), "y": y_of(cell)})


def note_completed(state: Position, root: i64) -> None:
    """Add an event about a completed feature."""
    if state.journal is not None:
        board = state.board
        tiles = board.size[root] if board.node_kind[root] in (CITY, ROAD) else 9
        event: dict[str, Plain] = {"player": int(state.active), "tiles": tiles, "shields": board.shields[root]}
        event.update(place_of(state, root))
        state.journal.note("completed", event)


def note_scored(state: Position, player: i64, points: i64, category: str, final: bool, node: i64) -> None:
    """Add points for a feature, or with ``node`` -1 for something that is not on the board."""
    if state.journal is not None and points != 0:
        event: dict[str, Plain] = {"player": int(player), "points": int(points), "category": category}
        event["final"] = 1 if final else 0
        if node >= 0:
            event.update(place_of(state, node))
        state.journal.note("scored", event)


def note_paid(state: Position, player: i64, points: i64) -> None:
    """Add a payment at a bazaar, or an earning if the number is negative."""
    if state.journal is not None and points != 0:
        event = "paid" if points > 0 else "earned"
        state.journal.note(event, {"player": int(player), "points": int(points if points > 0 else -points)})


def note_game_over(state: Position) -> None:
    """Add an event about the winners."""
    if state.journal is not None:
        best = max(state.score)
        winners: list[Plain] = [player for player in range(state.players) if state.score[player] == best]
        state.journal.note("game_over", {"players": winners})
