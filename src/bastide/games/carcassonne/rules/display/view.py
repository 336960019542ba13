"""Views: all open information, which is everything except the order of the pile."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mypy_extensions import i64

from bastide.core import Plain
from bastide.core.plain import plain_ints
from bastide.games.carcassonne.modules.abbey.view import AbbeyView
from bastide.games.carcassonne.modules.bridges.view import BridgesView
from bastide.games.carcassonne.modules.count.view import CountView
from bastide.games.carcassonne.modules.dragon.view import DragonView
from bastide.games.carcassonne.modules.king.view import KingView
from bastide.games.carcassonne.modules.river2.view import RiverView
from bastide.games.carcassonne.modules.traders.view import TradersView
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.bridging import bridge_for
from bastide.games.carcassonne.rules.map.geometry import FACINGS, x_of, y_of
from bastide.games.carcassonne.rules.map.steps import SPAN_IDS
from bastide.games.carcassonne.rules.map.tile_map import is_hole
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.catalogue import mark_names
from bastide.games.carcassonne.rules.tiles.model import BRIDGE, CITY, FEATURE_KINDS, FIELD, ROAD
from bastide.games.carcassonne.rules.tiles.tileset import counted
from bastide.games.carcassonne.rules.turn.scoring import farmers_worth, field_value, owners, value


class LaidView(TypedDict):
    """A tile on the board. ``bridge``: direction of the bridge on it."""

    tile: str
    x: int
    y: int
    facing: Literal["north", "east", "south", "west"]
    bridge: NotRequired[Literal["ns", "ew"]]


class FigureView(TypedDict):
    """A meeple on the board. ``corner``: corner of the rotated tile where a barn is."""

    figure: str
    player: int
    role: str
    x: int
    y: int
    feature: str
    number: int
    corner: NotRequired[Literal["ne", "se", "sw", "nw"]]


class FeatureView(TypedDict):
    """A feature of the board.

    ``pieces``: index of the tile in ``board`` and feature index on it; ``figures``: indices in ``figures``; ``cities``:
    indices in ``features`` (fields only); ``value``: current points by owner; ``worth``: current points for the active
    player as owner.
    """

    kind: str
    pieces: list[list[int]]
    tiles: int
    open: int
    shields: int
    marks: list[str]
    figures: list[int]
    cities: list[int]
    complete: bool
    value: dict[str, int]
    worth: int


class ExtraView(TypedDict, total=False):
    """Views of the modules in play."""

    traders: TradersView
    king: KingView
    river2: RiverView
    dragon: DragonView
    abbey: AbbeyView
    bridges: BridgesView
    count: CountView


class CarcassonneView(TypedDict):
    """Everything except the order of the pile, the same for all viewers.

    ``dead``: empty cells at the board where no remaining tile fits.
    """

    players: int
    rules: list[str]
    board: list[LaidView]
    figures: list[FigureView]
    supply: list[dict[str, int]]
    score: list[int]
    tally: list[dict[str, int]]
    pile: dict[str, int]
    pile_size: int
    removed: list[str]
    hand: str
    phase: str
    active: int
    asked: int
    part: int
    turns: int
    extra: ExtraView
    features: list[FeatureView]
    dead: list[list[int]]


def view_of(state: Position) -> dict[str, Plain]:
    """Build the view of a position, the same for players and spectators."""
    board = state.board
    kinds = state.rules.kinds
    tiles: list[Plain] = []
    for tile, kind in enumerate(board.tile_kind):
        cell = board.tile_cell[tile]
        facing = FACINGS[board.tile_turn[tile]]
        tile_data: dict[str, Plain] = {"tile": kinds.tiles[kind].id, "x": x_of(cell), "y": y_of(cell), "facing": facing}
        if board.span[tile]:
            tile_data["bridge"] = SPAN_IDS[board.span[tile]]
        tiles.append(tile_data)
    modules: list[Plain] = []
    extra: dict[str, Plain] = {}
    for module in state.rules.modules:
        modules.append(module.id)
        shown = module.view(state)
        if shown:
            extra[module.id] = shown
    modules += state.rules.variants
    face_down = state.pile.copy()
    for module in state.rules.modules:
        face_down += module.tiles_hidden(state)
    supply: list[Plain] = []
    tally: list[Plain] = []
    for player in range(state.players):
        home: dict[str, Plain] = {f.id: state.supply[player * FIGURE_COUNT + f.code] for f in state.rules.figures}
        supply.append(home)
        first = player * len(state.rules.tallies)
        counts: dict[str, Plain] = {name: state.tally[first + index] for name, index in state.rules.tally.items()}
        tally.append(counts)
    return {
        "players": state.players,
        "rules": modules,
        "board": tiles,
        "figures": figures_of(state),
        "supply": supply,
        "score": plain_ints(state.score),
        "tally": tally,
        "pile": counted(kinds, face_down),
        "pile_size": len(state.pile),
        "removed": state.tile_ids(state.removed),
        "hand": "" if state.hand < 0 else state.tile_id(state.hand),
        "phase": state.rules.chain[state.phase].id,
        "active": int(state.active),
        "asked": int(state.asked),
        "part": int(state.part),
        "turns": int(state.turns),
        "extra": extra,
        "features": [*features_of(state)],
        "dead": dead_cells(state),
    }


def figures_of(state: Position) -> list[Plain]:
    """Return the meeples on the board in placement order."""
    board = state.board
    kinds = state.rules.kinds
    shown: list[Plain] = []
    for index, node in enumerate(state.figure_node):
        tile = board.node_tile[node]
        cell = board.tile_cell[tile]
        feature = board.feature_of(node)
        kind = kinds.feature_kinds[board.tile_kind[tile]][feature]
        meeple = state.rules.figure_of(state.figure_code[index])
        meeple_data: dict[str, Plain] = {
            "figure": meeple.id,
            "player": state.figure_owner[index],
            "role": meeple.role(kind),
            "x": x_of(cell),
            "y": y_of(cell),
            "feature": FEATURE_KINDS[kind],
            "number": kinds.ordinals[board.tile_kind[tile]][feature],
        }
        meeple_data.update(meeple.shown(state, state.figure_owner[index]))
        shown.append(meeple_data)
    return shown


def dead_cells(state: Position) -> list[Plain]:
    """Return the frontier cells that no remaining tile fits, in any rotation and with bridges."""
    remaining = state.pile.copy()
    for module in state.rules.modules:
        remaining += module.tiles_held(state) + module.tiles_aside(state)
    if state.hand >= 0:
        remaining.append(state.hand)
    kinds = state.rules.kinds
    fitting = [kind for kind in sorted(set(remaining)) if not kinds.is_abbey[kind]]
    if not fitting:
        return []
    holes_filled = any(module.fills_holes(state) for module in state.rules.modules)
    bridges = len(state.rules.bridge_builders) > 0
    dead: list[Plain] = []
    for place, cell in enumerate(state.board.rim):
        need: i64 = state.board.needs[place]
        if not (holes_filled and is_hole(need)) and not any_fits(state.board, fitting, cell, need, bridges):
            where: list[Plain] = [x_of(cell), y_of(cell)]
            dead.append(where)
    return dead


def any_fits(board: Board, fitting: list[int], cell: i64, need: i64, bridges: bool) -> bool:
    """Return whether one of these tile kinds fits the required edges of a cell, with a bridge if allowed."""
    for kind in fitting:
        for pose in range(kind * 4, kind * 4 + board.kinds.period[kind]):
            shown: i64 = board.kinds.edges[pose]
            if shown & need == need or (bridges and bridge_for(board, cell, need, pose) > 0):
                return True
    return False


def features_of(state: Position) -> list[dict[str, Plain]]:
    """Return every feature on the board, ordered by first node."""
    board = state.board
    found: dict[int, list[Plain]] = {}
    for node, tile in enumerate(board.node_tile):
        if board.node_kind[node] != BRIDGE:
            piece: list[Plain] = [tile, node - board.tile_node[tile]]
            found.setdefault(board.root(node), []).append(piece)
    meeples_by_root: dict[int, list[Plain]] = {}
    for index, node in enumerate(state.figure_node):
        meeples_by_root.setdefault(board.root(node), []).append(index)
    index_by_root: dict[int, int] = {root: index for index, root in enumerate(found)}
    shown: list[dict[str, Plain]] = []
    for root, pieces in found.items():
        kind = board.node_kind[root]
        is_field = kind == FIELD
        beside = board.cities_beside(root) if is_field else []
        value_by_owner: dict[str, Plain] = {}
        for player in owners(state, root):
            value_by_owner[str(player)] = points_for(state, root, beside, player)
        shown.append(
            {
                "kind": FEATURE_KINDS[kind],
                "pieces": pieces,
                "tiles": board.size[root] if kind in (CITY, ROAD) else 0,
                "open": 0 if is_field else board.open[root],
                "shields": board.shields[root],
                "marks": sorted(mark_names(board.marks[root]), key=str),
                "figures": meeples_by_root.get(root, []),
                "cities": plain_ints(sorted([index_by_root[city] for city in beside if city >= 0])),
                "complete": kind < FIELD and board.open[root] == 0,
                "value": value_by_owner,
                "worth": points_for(state, root, beside, state.active),
            }
        )
    return shown


def points_for(state: Position, root: int, beside: list[int], player: int) -> int:
    """Return the current points of a feature for a player as owner; ``beside``: the complete cities of a field."""
    if state.board.node_kind[root] == FIELD:
        return int(field_value(state, root, beside, player, farmers_worth(state, root)))
    return int(value(state, root))
