"""Views: all open information, which is everything except the order of the pile."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mypy_extensions import i64

from bastide.core import JsonData
from bastide.core.json_data import ints_to_json
from bastide.games.carcassonne.modules.abbey.view import AbbeyView
from bastide.games.carcassonne.modules.bridges.view import BridgesView
from bastide.games.carcassonne.modules.count.view import CountView
from bastide.games.carcassonne.modules.dragon.view import DragonView
from bastide.games.carcassonne.modules.king.view import KingView
from bastide.games.carcassonne.modules.river2.view import RiverView
from bastide.games.carcassonne.modules.traders.view import TradersView
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.board.board_data import is_hole
from bastide.games.carcassonne.rules.board.board_serialization import BRIDGE_SPAN_IDS
from bastide.games.carcassonne.rules.board.bridge_placement import find_fitting_bridge
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, x_of, y_of
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.tile_catalogue import mark_names
from bastide.games.carcassonne.rules.tiles.tile_definition import BRIDGE, CITY, FEATURE_KIND_NAMES, FIELD, ROAD
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import count_tiles_by_id
from bastide.games.carcassonne.rules.turn.feature_scoring import (
    feature_owners,
    feature_value,
    field_value,
    points_per_city_for_farmers,
)


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

    ``pieces``: index of the tile in ``board`` and feature index on it; ``meeple_kinds``: indices in ``meeple_kinds``;
    ``cities``: indices in ``features`` (fields only); ``feature_value``: current points by owner; ``worth``: current
    points for the active player as owner.
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


def build_view(state: Position) -> dict[str, JsonData]:
    """Build the view of a position, the same for players and spectators."""
    board = state.board
    kinds = state.rules.tile_set
    tiles: list[JsonData] = []
    for tile, kind in enumerate(board.tile_kind):
        cell = board.tile_cell[tile]
        facing = FACINGS[board.tile_rotation[tile]]
        tile_data: dict[str, JsonData] = {
            "tile": kinds.tiles[kind].id,
            "x": x_of(cell),
            "y": y_of(cell),
            "facing": facing,
        }
        if board.bridge_span[tile]:
            tile_data["bridge"] = BRIDGE_SPAN_IDS[board.bridge_span[tile]]
        tiles.append(tile_data)
    modules: list[JsonData] = []
    extra: dict[str, JsonData] = {}
    for module in state.rules.modules:
        modules.append(module.id)
        shown = module.view(state)
        if shown:
            extra[module.id] = shown
    modules += state.rules.variants
    face_down = state.pile.copy()
    for module in state.rules.modules:
        face_down += module.face_down_tiles(state)
    supply: list[JsonData] = []
    tally: list[JsonData] = []
    for player in range(state.players):
        home: dict[str, JsonData] = {
            f.id: state.supply[player * MEEPLE_CODE_COUNT + f.code] for f in state.rules.meeple_kinds
        }
        supply.append(home)
        first = player * len(state.rules.tally_names)
        counts: dict[str, JsonData] = {
            name: state.tally[first + index] for name, index in state.rules.tally_index.items()
        }
        tally.append(counts)
    return {
        "players": state.players,
        "rules": modules,
        "board": tiles,
        "figures": build_meeple_views(state),
        "supply": supply,
        "score": ints_to_json(state.score),
        "tally": tally,
        "pile": count_tiles_by_id(kinds, face_down),
        "pile_size": len(state.pile),
        "removed": state.tile_ids(state.removed),
        "hand": "" if state.hand < 0 else state.tile_id(state.hand),
        "phase": state.rules.phases[state.phase].id,
        "active": int(state.active),
        "asked": int(state.asked),
        "part": int(state.part),
        "turns": int(state.turns),
        "extra": extra,
        "features": [*build_feature_views(state)],
        "dead": unfillable_cells(state),
    }


def build_meeple_views(state: Position) -> list[JsonData]:
    """Return the meeples on the board in placement order."""
    board = state.board
    kinds = state.rules.tile_set
    shown: list[JsonData] = []
    for index, node in enumerate(state.figure_node):
        tile = board.node_tile[node]
        cell = board.tile_cell[tile]
        feature = board.feature_index(node)
        kind = kinds.feature_kinds[board.tile_kind[tile]][feature]
        meeple = state.rules.meeple_kind(state.figure_code[index])
        meeple_data: dict[str, JsonData] = {
            "figure": meeple.id,
            "player": state.figure_owner[index],
            "role": meeple.role(kind),
            "x": x_of(cell),
            "y": y_of(cell),
            "feature": FEATURE_KIND_NAMES[kind],
            "number": kinds.ordinals[board.tile_kind[tile]][feature],
        }
        meeple_data.update(meeple.extra_view_fields(state, state.figure_owner[index]))
        shown.append(meeple_data)
    return shown


def unfillable_cells(state: Position) -> list[JsonData]:
    """Return the frontier cells that no remaining tile fits, in any rotation and with bridges."""
    remaining = state.pile.copy()
    for module in state.rules.modules:
        remaining += module.pending_tiles(state) + module.tiles_set_aside(state)
    if state.hand >= 0:
        remaining.append(state.hand)
    kinds = state.rules.tile_set
    fitting = [kind for kind in sorted(set(remaining)) if not kinds.is_abbey[kind]]
    if not fitting:
        return []
    holes_filled = any(module.can_fill_holes(state) for module in state.rules.modules)
    bridges = len(state.rules.bridge_builders) > 0
    dead: list[JsonData] = []
    for place, cell in enumerate(state.board.frontier):
        need: i64 = state.board.required_edges[place]
        if not (holes_filled and is_hole(need)) and not does_any_tile_fit(state.board, fitting, cell, need, bridges):
            where: list[JsonData] = [x_of(cell), y_of(cell)]
            dead.append(where)
    return dead


def does_any_tile_fit(board: Board, fitting: list[int], cell: i64, need: i64, bridges: bool) -> bool:
    """Return whether one of these tile kinds fits the required edges of a cell, with a bridge if allowed."""
    for kind in fitting:
        for pose in range(kind * 4, kind * 4 + board.tile_set.distinct_rotations[kind]):
            shown: i64 = board.tile_set.packed_edges[pose]
            if shown & need == need or (bridges and find_fitting_bridge(board, cell, need, pose) > 0):
                return True
    return False


def build_feature_views(state: Position) -> list[dict[str, JsonData]]:
    """Return every feature on the board, ordered by first node."""
    board = state.board
    found: dict[int, list[JsonData]] = {}
    for node, tile in enumerate(board.node_tile):
        if board.node_kind[node] != BRIDGE:
            piece: list[JsonData] = [tile, node - board.tile_first_node[tile]]
            found.setdefault(board.find_root(node), []).append(piece)
    meeples_by_root: dict[int, list[JsonData]] = {}
    for index, node in enumerate(state.figure_node):
        meeples_by_root.setdefault(board.find_root(node), []).append(index)
    index_by_root: dict[int, int] = {root: index for index, root in enumerate(found)}
    shown: list[dict[str, JsonData]] = []
    for root, pieces in found.items():
        kind = board.node_kind[root]
        is_field = kind == FIELD
        beside = board.adjacent_complete_cities(root) if is_field else []
        value_by_owner: dict[str, JsonData] = {}
        for player in feature_owners(state, root):
            value_by_owner[str(player)] = feature_points(state, root, beside, player)
        shown.append(
            {
                "kind": FEATURE_KIND_NAMES[kind],
                "pieces": pieces,
                "tiles": board.feature_size[root] if kind in (CITY, ROAD) else 0,
                "open": 0 if is_field else board.open_edges[root],
                "shields": board.shields[root],
                "marks": sorted(mark_names(board.marks[root]), key=str),
                "figures": meeples_by_root.get(root, []),
                "cities": ints_to_json(sorted([index_by_root[city] for city in beside if city >= 0])),
                "complete": kind < FIELD and board.open_edges[root] == 0,
                "value": value_by_owner,
                "worth": feature_points(state, root, beside, state.active),
            }
        )
    return shown


def feature_points(state: Position, root: int, beside: list[int], player: int) -> int:
    """Return the current points of a feature for a player as owner; ``beside``: the complete cities of a field.

    Rivers, volcanoes and the quarters of Carcassonne are worth nothing.
    """
    kind = state.board.node_kind[root]
    if kind > FIELD:
        return 0
    if kind == FIELD:
        return int(field_value(state, root, beside, player, points_per_city_for_farmers(state, root)))
    return int(feature_value(state, root))
