"""Parser of positions written as text: board, meeples and next tiles. For tests, puzzles and rulebook examples.

A board text is a grid of tiles, north at the top, and a line for every meeple::

         -1    0    1
     1    .   ev    .
     0    u    d    u
    red knight on city n at 0,0
    blue big farmer on field 1 at -1,0
    dragon at 1,0
    fairy at 0,0
    count in market
    red follower in castle
    bridge ew at 1,0
    castle on city n at 0,0
    red barn on corner ne at 0,0

Tile ids may be abbreviated to a unique prefix (``base_d``, ``inns_roads``), the 24 tiles of the base game to their
letter. The sign after a tile is the direction of its printed north: ``^ > v <`` (``^`` is optional). A dot is an empty
cell. The numbers at the margin are optional; without them the lower left cell is 0,0. A tile may also have its own
line, as in a record: ``base_d_city_n_road_ew at 3,-1 east``.

A meeple is written with its owner's colour (``red blue green yellow black grey``, players 0 to 5) and its role on the
feature; the feature with its number among those of its kind on the tile, or with a side or half-edge of the rotated
tile: ``city n``, ``field s``, ``field sl``; ``bridge 0`` on a bridge. A castle is written with one of
its two halves. Lines that begin with ``#`` are comments.
"""

from __future__ import annotations

from typing import Final

from bastide.core import Rng
from bastide.core.errors import BastideError, IllegalAction, InvalidSnapshot
from bastide.core.json_data import JsonData, expect_int, expect_str
from bastide.core.utilities.labelled_line_parser import LabelledText
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES, MEEPLE_KIND_BY_ID
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT, MEEPLE_IDS
from bastide.games.carcassonne.rules.board.board_serialization import BRIDGE_SPAN_BY_ID, is_possible_placement
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, cell_at
from bastide.games.carcassonne.rules.board.mutable_board import Board, empty_board
from bastide.games.carcassonne.rules.game import GAME, MODULES_OPTION, parse_variants
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.parsed_board_text import (
    FOLLOWER_ROLES,
    PLAYER_COLOURS,
    BoardText,
    BoardTextError,
    are_integers,
    board_text_error,
    find_feature_number,
    malformed_line_error,
    parse_cell,
)
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES, TILE_BY_ID
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES, Tile
from bastide.games.carcassonne.rules.turn.meeple_moves import deploy_meeple
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_TURN_START

ROTATION_SIGNS: Final = "^>v<"
MAX_COUNTER: Final = 9999
#: Tiles of a board text; no game has as many.
MAX_TILES: Final = 1000
LABELS: Final[list[str]] = [
    *["players", "active", "modules", "variants", "hand", "draw", "phase", "score", "turns", "do", "seat"],
]


# -- parse board text --------------------------------------------------------------------------------


def parse_board_text(text: str) -> BoardText:
    """Parse a board text. Raises InvalidSnapshot with the offending line.

    Tiles are parsed first, then lines of modules, then meeples, which may be on bridges and castles.
    """
    found = BoardText()
    rows: list[list[str]] = []
    columns: list[int] = []
    module_lines: list[str] = []
    meeples: list[str] = []
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] in PLAYER_COLOURS:
            meeples.append(line)
        elif any(words[0] in module.board_text_keywords for module in ALL_MODULES):
            module_lines.append(line)
        elif "at" in words:
            parse_tile_line(found, words, line)
        elif not rows and are_integers(words):
            columns = [int(number) for number in words]
        else:
            rows.append(words)
    parse_tile_grid(found, rows, columns)
    for line in module_lines + meeples:
        if not any(module.parse_board_line(found, line.split(), line) for module in ALL_MODULES):
            parse_meeple_line(found, line.split(), line)
    return found


def parse_tile_line(found: BoardText, words: list[str], line: str) -> None:
    """Parse a tile line: ``base_d at 3,-1 east``, optionally after ``place``."""
    words = words[1:] if words[0] == "place" else words
    if len(words) != 4 or words[1] != "at" or words[3] not in FACINGS:
        raise malformed_line_error(line, "base_d at 3,-1 east")
    x, y = parse_cell(words[2], line)
    add_tile(found, find_tile(words[0], line), x, y, words[3], line)


def parse_tile_grid(found: BoardText, rows: list[list[str]], columns: list[int]) -> None:
    """Parse the grid: rows from the top, cells from the left."""
    for place, words in enumerate(rows):
        line = " ".join(words)
        y = len(rows) - 1 - place
        if are_integers(words[:1]):
            y = int(words[0])
            words = words[1:]
        if columns and len(words) > len(columns):
            raise board_text_error(
                line,
                "position-part-columns",
                f"the row has {len(words)} cells under {len(columns)} columns",
                cells=len(words),
                columns=len(columns),
            )
        for column, cell in enumerate(words):
            if cell != ".":
                tile, rotation = parse_grid_tile(cell, line)
                add_tile(found, tile, columns[column] if columns else column, y, FACINGS[rotation], line)


def parse_grid_tile(cell: str, line: str) -> tuple[Tile, int]:
    """Parse a tile with its rotation sign."""
    if len(cell) > 1 and cell[-1] in ROTATION_SIGNS and not tiles_with_prefix(cell):
        return find_tile(cell[:-1], line), ROTATION_SIGNS.index(cell[-1])
    return find_tile(cell, line), 0


def parse_meeple_line(found: BoardText, words: list[str], line: str) -> None:
    """Parse a meeple line: ``red big knight on city n at 0,0``."""
    if "on" not in words or len(words) - words.index("on") != 5 or words[-2] != "at":
        raise malformed_line_error(line, "red knight on city 0 at 3,-1")
    kind, which = words[-4], words[-3]
    x, y = parse_cell(words[-1], line)
    tile, rotation = found.tile_at(x, y, line)
    if kind not in FEATURE_KIND_NAMES or FEATURE_KIND_NAMES.index(kind) not in FOLLOWER_ROLES:
        raise board_text_error(line, "position-part-feature-kind", f"unknown feature kind {kind!r}", kind=kind)
    feature_kind = FEATURE_KIND_NAMES.index(kind)
    name = " ".join(words[1 : words.index("on")])
    for meeple in MEEPLE_KIND_BY_ID.values():
        if meeple.notation_name(feature_kind) == name:
            number = (
                0
                if (x, y) in found.bridges and kind == "bridge"
                else find_feature_number(tile, rotation, kind, which, line)
            )
            meeple_data: dict[str, JsonData] = {"player": PLAYER_COLOURS.index(words[0]), "figure": meeple.id}
            meeple_data["role"] = meeple.role(feature_kind)
            meeple_data.update({"x": x, "y": y, "feature": kind, "number": number})
            found.meeples.append(meeple_data)
            return
    role = FOLLOWER_ROLES[feature_kind]
    raise board_text_error(line, "position-part-role", f"a follower on a {kind} is a {role}", feature=kind, role=role)


def find_tile(name: str, line: str) -> Tile:
    """Return the only tile with this id or id prefix."""
    matches = tiles_with_prefix(name)
    if len(matches) == 1:
        return matches[0]
    if matches:
        listed = ", ".join([tile.id for tile in matches[:6]])
        raise board_text_error(
            line, "position-part-ambiguous", f"{name!r} is ambiguous: {listed}", tile=name, known=listed
        )
    raise board_text_error(line, "position-part-tile", f"there is no tile {name!r}", tile=name)


def tiles_with_prefix(name: str) -> list[Tile]:
    """Return the tile with this id, or all tiles whose id continues it at an underscore."""
    if name in TILE_BY_ID:
        return [TILE_BY_ID[name]]
    prefix = ("base_" if len(name) == 1 else "") + name + "_"
    return [tile for tile in ALL_TILES if tile.id.startswith(prefix)]


def add_tile(found: BoardText, tile: Tile, x: int, y: int, facing: str, line: str) -> None:
    """Add a tile to a board text. Raises InvalidSnapshot if the cell is occupied."""
    if (x, y) in found.tile_by_cell:
        raise board_text_error(line, "position-part-two-tiles", f"two tiles at {x},{y}", cell=f"{x},{y}")
    if len(found.tiles) == MAX_TILES:
        raise board_text_error(line, "position-part-many-tiles", f"more than {MAX_TILES} tiles", most=MAX_TILES)
    found.tiles.append((tile.id, x, y, facing))
    found.tile_by_cell[x, y] = (tile, FACINGS.index(facing))


# -- make positions ----------------------------------------------------------------------------------


def make_position(
    text: str,
    draw: str,
    modules: str = "base",
    players: int = 2,
    active: int = 0,
    seed: int = 0,
    variants: str = "",
    phase: str = "",
    hand: str = "",
) -> CarcassonneState:
    """Return the position with this board text at the start of the active player's turn.

    ``draw`` names the next tiles in order, abbreviated as in the board text; all other tiles are removed. ``variants``
    names non-default options as ``id=value``. With a ``phase``, the turn is there, and nothing is drawn: ``hand`` is
    the tile to be laid, if there is one.

    Raises InvalidSnapshot if the board is impossible or needs more pieces than the box has.
    """
    GAME.check_players(players)
    rules = GAME.rules_for_modules(
        MODULES_OPTION.expand_preset(MODULES_OPTION.check(modules.split())), parse_variants(variants.split())
    )
    board_text_data = parse_board_text(text)
    state = CarcassonneState(players, Rng(seed), rules, empty_board(rules.tile_set))
    state.init_players_and_modules()
    lay_all_tiles(state.board, rules, board_text_data)
    for meeple in board_text_data.meeples:
        if "corner" not in meeple:  # a module places the meeples on corners
            deploy_listed_meeple(state, meeple)
    for module in rules.modules:
        module.apply_board_text(state, board_text_data)
    state.pile = [tile_kind_in_play(rules, find_tile(name, draw).id) for name in reversed(draw.split())]
    left = rules.tile_counts.copy()
    state.hand = tile_kind_in_play(rules, find_tile(hand, hand).id) if hand else -1
    module_tiles: list[int] = [state.hand] if hand else []
    for module in rules.modules:
        module_tiles += module.pending_tiles(state) + module.tiles_set_aside(state)
    for kind in state.board.tile_kind + state.pile + module_tiles:
        left[kind] -= 1
        if left[kind] < 0:
            tile = rules.tile_set.tiles[kind].id
            raise BoardTextError(InvalidSnapshot("position-part-tile-copies", f"too many tiles {tile}", tile=tile))
    for kind, count in enumerate(left):
        state.removed += [kind] * count
    state.active = active
    if phase:
        state.phase = [each.id for each in rules.phases].index(phase)
        state.asked = active if state.phase < len(rules.phases) - 1 else -1
        return state
    state.jump_to_step(STEP_TURN_START)
    state.advance_to_next_decision()
    return state


def lay_all_tiles(board: Board, rules: Rules, board_text_data: BoardText) -> None:
    """Lay the tiles of a board text, each next to one that was laid before."""
    waiting = board_text_data.tiles.copy()
    if len(waiting) > sum(rules.tile_counts):
        count, most = len(waiting), sum(rules.tile_counts)
        raise BoardTextError(
            InvalidSnapshot(
                "position-part-box", f"there are {count} tiles, but the box has {most}", count=count, most=most
            )
        )
    while waiting:
        later: list[tuple[str, int, int, str]] = []
        for name, x, y, facing in waiting:
            kind = tile_kind_in_play(rules, name)
            cell = cell_at(x, y)
            rotation = FACINGS.index(facing)
            span = BRIDGE_SPAN_BY_ID[board_text_data.bridges[x, y]] if (x, y) in board_text_data.bridges else 0
            if is_possible_placement(board, kind, cell, rotation, span):
                board.lay_tile(kind, cell, rotation, span)
            else:
                later.append((name, x, y, facing))
        if len(later) == len(waiting):
            name, x, y, facing = later[0]
            where = f"{x},{y}"
            raise BoardTextError(
                InvalidSnapshot(
                    "position-part-fit",
                    f"{name} does not fit at {where} facing {facing}",
                    tile=name,
                    cell=where,
                    facing=facing,
                ),
                cell=where,
            )
        waiting = later


def deploy_listed_meeple(state: CarcassonneState, meeple: dict[str, JsonData]) -> None:
    """Deploy a meeple of a board text from its owner's supply."""
    player, x, y = expect_int(meeple["player"]), expect_int(meeple["x"]), expect_int(meeple["y"])
    feature = f"{expect_str(meeple['feature'])} {expect_int(meeple['number'])}"
    code = MEEPLE_IDS.index(expect_str(meeple["figure"]))
    if not 0 <= player < state.players or state.supply[player * MEEPLE_CODE_COUNT + code] == 0:
        where, colour, figure = f"{x},{y}", PLAYER_COLOURS[player], MEEPLE_IDS[code]
        raise BoardTextError(
            InvalidSnapshot(
                "position-part-supply",
                f"player {player} has no {figure} for {feature} at {where}",
                colour=colour,
                figure=figure,
                feature=feature,
                cell=where,
            ),
            start=colour,
            cell=where,
        )
    board = state.board
    tile = board.tile_at(cell_at(x, y))
    names = [
        state.rules.tile_set.feature_name(board.tile_kind[tile], i)
        for i in range(state.rules.tile_set.feature_count[board.tile_kind[tile]])
    ]
    deploy_meeple(state, player, code, board.tile_first_node[tile] + names.index(feature))


def tile_kind_in_play(rules: Rules, name: str) -> int:
    """Return the kind of a tile by id. Raises InvalidSnapshot if its module is not in play."""
    if name not in rules.tile_set.kind_by_id:
        raise BoardTextError(
            InvalidSnapshot("position-part-module", f"tile {name} belongs to a module that is not in play", tile=name)
        )
    return rules.tile_set.kind_by_id[name]


def parse_position(text: str) -> tuple[CarcassonneState, int]:
    """Parse a position text: labelled arguments of ``make_position``, then the board text. Raises InvalidSnapshot.

    ``score`` and ``turns`` set the scores and the number of turns. ``do: knight on city 0; none`` applies actions.
    ``seat`` is the viewer.
    """
    parts = LabelledText(text, LABELS, [])
    players = parts.number("players", 2, GAME.min_players, GAME.max_players)
    board_text = "\n".join([part.text for part in parts.lines])
    for label in ("draw", "hand"):
        for word in parts.find(label).words():
            try:
                find_tile(word.text, word.text)
            except BoardTextError as unknown:
                raise word.error(unknown.problem) from None
    modules = parts.text("modules", "base")
    try:
        MODULES_OPTION.expand_preset(MODULES_OPTION.check(modules.split()))
    except BastideError as invalid:
        raise parts.find("modules").error(invalid) from None
    try:
        state = make_position(
            board_text,
            parts.text("draw", "u"),
            modules,
            players,
            parts.number("active", 0, 0, players - 1),
            variants=parts.text("variants"),
            phase=parts.text("phase"),
            hand=parts.text("hand"),
        )
    except BoardTextError as impossible:
        for part in parts.lines:
            if impossible.is_about(part.text):
                raise part.error(impossible.problem) from None
        raise
    scores = parts.numbers("score", MAX_COUNTER, players, -MAX_COUNTER)
    state.score = scores if scores else state.score
    state.turns = parts.number("turns", int(state.turns), 0, MAX_COUNTER)
    for action in parts.actions():
        player = state.next_player_to_act()
        try:
            state.apply(player, state.parse_action(player, action.text))
        except IllegalAction as illegal:
            raise action.error(illegal) from None
    return state, parts.number("seat", -1, -1, players - 1)
