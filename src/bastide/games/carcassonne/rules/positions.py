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

from collections.abc import Mapping
from typing import Final

from bastide.core import Rng
from bastide.core.errors import InvalidSnapshot
from bastide.core.plain import Plain, whole, word
from bastide.core.utilities.labelled_lines import labelled
from bastide.games.carcassonne.modules.box import EVERY_MODULE, FIGURES
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS
from bastide.games.carcassonne.rules.display.maptext import (
    COLOURS,
    ROLES,
    MapText,
    all_numbers,
    entries,
    feature_named,
    read_cell,
    unreadable,
)
from bastide.games.carcassonne.rules.game import GAME, MODULES, variants_named
from bastide.games.carcassonne.rules.map.board import Board, empty_board
from bastide.games.carcassonne.rules.map.geometry import FACINGS, cell_at
from bastide.games.carcassonne.rules.map.steps import SPANS, may_come
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.catalogue import BY_ID, TILES
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS, Tile
from bastide.games.carcassonne.rules.turn.figure_moves import deploy
from bastide.games.carcassonne.rules.turn.moments import TURN_START

TURN_SIGNS: Final = "^>v<"


# -- parse board text --------------------------------------------------------------------------------


def read(text: str) -> MapText:
    """Parse a board text. Raises InvalidSnapshot with the offending line.

    Tiles are parsed first, then lines of modules, then meeples, which may be on bridges and castles.
    """
    found = MapText()
    rows: list[list[str]] = []
    columns: list[int] = []
    module_lines: list[str] = []
    meeples: list[str] = []
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] in COLOURS:
            meeples.append(line)
        elif any(words[0] in module.map_words for module in EVERY_MODULE):
            module_lines.append(line)
        elif "at" in words:
            read_placed(found, words, line)
        elif not rows and all_numbers(words):
            columns = [int(number) for number in words]
        else:
            rows.append(words)
    read_grid(found, rows, columns)
    for line in module_lines + meeples:
        if not any(module.read_line(found, line.split(), line) for module in EVERY_MODULE):
            read_figure(found, line.split(), line)
    return found


def read_placed(found: MapText, words: list[str], line: str) -> None:
    """Parse a tile line: ``base_d at 3,-1 east``, optionally after ``place``."""
    words = words[1:] if words[0] == "place" else words
    if len(words) != 4 or words[1] != "at" or words[3] not in FACINGS:
        raise unreadable(line, "expected a tile like 'base_d at 3,-1 east'")
    x, y = read_cell(words[2], line)
    lay(found, tile_named(words[0], line), x, y, words[3], line)


def read_grid(found: MapText, rows: list[list[str]], columns: list[int]) -> None:
    """Parse the grid: rows from the top, cells from the left."""
    for place, words in enumerate(rows):
        line = " ".join(words)
        y = len(rows) - 1 - place
        if all_numbers(words[:1]):
            y = int(words[0])
            words = words[1:]
        if columns and len(words) > len(columns):
            raise unreadable(line, f"the row has {len(words)} cells under {len(columns)} columns")
        for column, cell in enumerate(words):
            if cell != ".":
                tile, rotation = read_turned(cell, line)
                lay(found, tile, columns[column] if columns else column, y, FACINGS[rotation], line)


def read_turned(cell: str, line: str) -> tuple[Tile, int]:
    """Parse a tile with its rotation sign."""
    if len(cell) > 1 and cell[-1] in TURN_SIGNS and not tiles_like(cell):
        return tile_named(cell[:-1], line), TURN_SIGNS.index(cell[-1])
    return tile_named(cell, line), 0


def read_figure(found: MapText, words: list[str], line: str) -> None:
    """Parse a meeple line: ``red big knight on city n at 0,0``."""
    if "on" not in words or len(words) - words.index("on") != 5 or words[-2] != "at":
        raise unreadable(line, "expected a meeple like 'red knight on city 0 at 3,-1'")
    kind, which = words[-4], words[-3]
    x, y = read_cell(words[-1], line)
    tile, rotation = found.tile_at(x, y, line)
    if kind not in FEATURE_KINDS or FEATURE_KINDS.index(kind) not in ROLES:
        raise unreadable(line, f"unknown feature kind {kind!r}")
    feature_kind = FEATURE_KINDS.index(kind)
    name = " ".join(words[1 : words.index("on")])
    for meeple in FIGURES.values():
        if meeple.title(feature_kind) == name:
            number = (
                0 if (x, y) in found.bridges and kind == "bridge" else feature_named(tile, rotation, kind, which, line)
            )
            meeple_data: dict[str, Plain] = {"player": COLOURS.index(words[0]), "figure": meeple.id}
            meeple_data["role"] = meeple.role(feature_kind)
            meeple_data.update({"x": x, "y": y, "feature": kind, "number": number})
            found.figures.append(meeple_data)
            return
    raise unreadable(line, f"a follower on a {kind} is a {ROLES[feature_kind]}")


def tile_named(name: str, line: str) -> Tile:
    """Return the only tile with this id or id prefix."""
    matches = tiles_like(name)
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise unreadable(line, f"{name!r} is ambiguous: {', '.join([tile.id for tile in matches[:6]])}")
    raise unreadable(line, f"there is no tile {name!r}")


def tiles_like(name: str) -> list[Tile]:
    """Return the tile with this id, or all tiles whose id continues it at an underscore."""
    if name in BY_ID:
        return [BY_ID[name]]
    prefix = ("base_" if len(name) == 1 else "") + name + "_"
    return [tile for tile in TILES if tile.id.startswith(prefix)]


def lay(found: MapText, tile: Tile, x: int, y: int, facing: str, line: str) -> None:
    """Add a tile to a board text. Raises InvalidSnapshot if the cell is occupied."""
    if (x, y) in found.laid:
        raise unreadable(line, f"two tiles at {x},{y}")
    found.tiles.append((tile.id, x, y, facing))
    found.laid[x, y] = (tile, FACINGS.index(facing))


# -- write board text --------------------------------------------------------------------------------


def write(view: Mapping[str, Plain]) -> str:
    """Return the tiles, meeples and module data of a view as a board text, in placement order."""
    lines: list[str] = []
    for tile in entries(view, "board"):
        lines.append(f"{word(tile['tile'])} at {whole(tile['x'])},{whole(tile['y'])} {word(tile['facing'])}")
    for meeple in entries(view, "figures"):
        lines.append(f"{COLOURS[whole(meeple['player'])]} {figure_words(meeple)}")
    for tile in entries(view, "board"):
        if "bridge" in tile:
            lines.append(f"bridge {word(tile['bridge'])} at {whole(tile['x'])},{whole(tile['y'])}")
    extra = view["extra"]
    assert isinstance(extra, dict)
    for module in EVERY_MODULE:
        shown = extra.get(module.id)
        if isinstance(shown, dict):
            lines += module.map_lines(shown)
    return "\n".join(lines)


def figure_words(meeple: dict[str, Plain]) -> str:
    """Return a meeple as text: ``big knight on city 0 at 3,-1``."""
    title = FIGURES[word(meeple["figure"])].title(FEATURE_KINDS.index(word(meeple["feature"])))
    place = f"{word(meeple['feature'])} {whole(meeple['number'])}"
    if "corner" in meeple:
        place = f"corner {word(meeple['corner'])}"
    return f"{title} on {place} at {whole(meeple['x'])},{whole(meeple['y'])}"


# -- make positions ----------------------------------------------------------------------------------


def arrange(
    text: str,
    draw: str,
    modules: str = "base",
    players: int = 2,
    active: int = 0,
    seed: int = 0,
    variants: str = "",
) -> CarcassonneState:
    """Return the position with this board text at the start of the active player's turn.

    ``draw`` names the next tiles in order, abbreviated as in the board text; all other tiles are removed. ``variants``
    names non-default options as ``id=value``.

    Raises InvalidSnapshot if the board is impossible or needs more pieces than the box has.
    """
    GAME.check_players(players)
    rules = GAME.rules_for(MODULES.listed(MODULES.check(modules.split())), variants_named(variants.split()))
    board_text_data = read(text)
    state = CarcassonneState(players, Rng(seed), rules, empty_board(rules.kinds))
    state.set_up()
    lay_all(state.board, rules, board_text_data)
    for meeple in board_text_data.figures:
        if "corner" not in meeple:  # a module places the meeples on corners
            stand(state, meeple)
    for module in rules.modules:
        module.arrange(state, board_text_data)
    state.pile = [kind_of(rules, tile_named(name, draw).id) for name in reversed(draw.split())]
    left = rules.in_game.copy()
    module_tiles: list[int] = []
    for module in rules.modules:
        module_tiles += module.tiles_held(state) + module.tiles_aside(state)
    for kind in state.board.tile_kind + state.pile + module_tiles:
        left[kind] -= 1
        if left[kind] < 0:
            raise refused(f"too many tiles {rules.kinds.tiles[kind].id}")
    for kind, count in enumerate(left):
        state.removed += [kind] * count
    state.active = active
    state.go_to(TURN_START)
    state.go_on()
    return state


def lay_all(board: Board, rules: Rules, board_text_data: MapText) -> None:
    """Lay the tiles of a board text, each next to one that was laid before."""
    waiting = board_text_data.tiles.copy()
    while waiting:
        later: list[tuple[str, int, int, str]] = []
        for name, x, y, facing in waiting:
            kind = kind_of(rules, name)
            cell = cell_at(x, y)
            rotation = FACINGS.index(facing)
            span = SPANS[board_text_data.bridges[x, y]] if (x, y) in board_text_data.bridges else 0
            if may_come(board, kind, cell, rotation, span):
                board.lay(kind, cell, rotation, span)
            else:
                later.append((name, x, y, facing))
        if len(later) == len(waiting):
            name, x, y, facing = later[0]
            raise refused(f"{name} does not fit at {x},{y} facing {facing}")
        waiting = later


def stand(state: CarcassonneState, meeple: dict[str, Plain]) -> None:
    """Deploy a meeple of a board text from its owner's supply."""
    player, x, y = whole(meeple["player"]), whole(meeple["x"]), whole(meeple["y"])
    feature = f"{word(meeple['feature'])} {whole(meeple['number'])}"
    code = FIGURE_IDS.index(word(meeple["figure"]))
    if not 0 <= player < state.players or state.supply[player * FIGURE_COUNT + code] == 0:
        raise refused(f"player {player} has no {FIGURE_IDS[code]} for {feature} at {x},{y}")
    board = state.board
    tile = board.tile_at(cell_at(x, y))
    names = [
        state.rules.kinds.feature_name(board.tile_kind[tile], i)
        for i in range(state.rules.kinds.size[board.tile_kind[tile]])
    ]
    deploy(state, player, code, board.tile_node[tile] + names.index(feature))


def kind_of(rules: Rules, name: str) -> int:
    """Return the kind of a tile by id. Raises InvalidSnapshot if its module is not in play."""
    if name not in rules.kinds.number:
        raise refused(f"tile {name} belongs to a module that is not in play")
    return rules.kinds.number[name]


def refused(problem: str) -> InvalidSnapshot:
    """Return the error for an impossible position."""
    return InvalidSnapshot(
        "bad-snapshot", f"this is not a map of carcassonne: {problem}", game="carcassonne", problem=problem
    )


def as_told(text: str) -> tuple[CarcassonneState, int]:
    """Parse a position as written in rulebook examples: labelled arguments of ``make_position``, then the board text.

    ``do: knight on city 0; none`` applies actions. ``seat`` is the viewer.
    """
    arguments, board_text = labelled(text)
    players, active = int(arguments.get("players", "2")), int(arguments.get("active", "0"))
    state = arrange(board_text, arguments.get("draw", "u"), arguments.get("modules", "base"), players, active)
    for notation in arguments["do"].split("; ") if "do" in arguments else []:
        player = state.actors()[0]
        state.apply(player, state.parse(player, notation))
    return state, int(arguments.get("seat", "-1"))
