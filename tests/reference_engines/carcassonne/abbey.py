"""Abbey & Mayor: the abbey tile, the barn, and wagon travel after a scoring."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.dragon import is_closed_by_dragon
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.tile_definition import EXIT_POINTS, Point, box
from reference_engines.carcassonne.tile_placement import holes

ABBEY = "abbey_tile"
#: Corners of a tile: direction, and the half-edges next to it.
CORNERS: dict[str, tuple[Point, tuple[str, str]]] = {
    "ne": ((1, 1), ("nr", "el")),
    "se": ((1, -1), ("er", "sl")),
    "sw": ((-1, -1), ("sr", "wl")),
    "nw": ((-1, 1), ("wr", "nl")),
}


def abbey_choices(table: GameState, player: int) -> list[Choice]:
    if not table.abbeys[player]:
        return []
    return [Choice("abbey", cell) for cell in holes(table.map, "cult" in table.modules)]


def lay_abbey(table: GameState, player: int, cell: Point) -> None:
    table.abbeys[player] = 0
    table.map.lay(box()[ABBEY], cell, 0)


# -- the barn ----------------------------------------------------------------------------------------


def barn_choices(table: GameState) -> list[Choice]:
    """Corners of the tile just laid where four field corners meet, in a field without a barn."""
    if not table.supply[table.active].get("barn"):
        return []
    found = []
    x, y = table.map.last.cell
    for corner, ((dx, dy), halves) in CORNERS.items():
        spot = (4 * x + 2 * dx, 4 * y + 2 * dy)
        cells = [(x, y), (x + dx, y), (x, y + dy), (x + dx, y + dy)]
        lands = [land for cell in cells for land in fields_at_corner(table, cell, spot)]
        barns = [meeple for land in lands for meeple in table.meeples_on(land) if meeple.kind == "barn"]
        if len(lands) == 4 and not barns:
            here = {(4 * x + EXIT_POINTS[half][0], 4 * y + EXIT_POINTS[half][1]) for half in halves}
            number = len(table.map.laid) - 1
            (n,) = [
                n
                for n, feature in enumerate(table.map.last.features())
                if feature.kind == "field" and here <= table.map.last.points(n)
            ]
            found.append(Choice("barn", (x, y), corner, piece=(number, n)))
    return found


def fields_at_corner(table: GameState, cell: Point, spot: Point) -> list[BoardFeature]:
    """The field that fills a corner of the tile on a cell; empty if there is none."""
    if cell not in table.map.at:
        return []
    number = table.map.at[cell]
    laid = table.map.laid[number]
    return [
        table.map.feature_of_piece((number, n))
        for n, feature in enumerate(laid.features())
        if feature.kind == "field" and sum(abs(px - spot[0]) + abs(py - spot[1]) == 1 for px, py in laid.points(n)) == 2
    ]


# -- the wagon ---------------------------------------------------------------------------------------


def move_wagons(table: GameState, wagons: list[tuple[int, BoardFeature]]) -> QuestionGenerator[None]:
    """Owners of scored wagons, the active player first, move them to an adjacent feature or keep them in the supply."""
    for owner, scored in sorted(wagons, key=lambda wagon: (wagon[0] - table.active) % table.players):
        ways = [
            piece
            for land in wagon_targets(table, scored)
            for piece in land.pieces
            if not is_closed_by_dragon(table, table.map.laid[piece[0]].cell)
        ]
        if not ways:
            continue
        cells = sorted({table.map.laid[number].cell for number, _ in ways})
        chosen = yield Question(owner, [Choice("home"), *(Choice("wagon", cell) for cell in cells)])
        if chosen.do == "home":
            continue
        there = sorted(piece for piece in ways if piece[0] == table.map.at[chosen.cell])
        piece = there[0]
        if len(there) > 1:
            on = yield Question(owner, [Choice("figure", chosen.cell, "wagon", piece=each) for each in there])
            piece = on.piece
        table.place_meeple("wagon", owner, piece)


def wagon_targets(table: GameState, scored: BoardFeature) -> list[BoardFeature]:
    """Unfinished, unclaimed features that meet a scored one at a crossing, gate or abbey."""
    chart = table.map
    reached = []
    for number, n in scored.pieces:
        for door in chart.laid[number].tile.doors:
            if n in door:
                reached += [chart.feature_of_piece((number, other)) for other in door]
    for number, laid in enumerate(chart.laid):
        if laid.tile.id == ABBEY:
            abbey = chart.feature_of_piece((number, 0))
            facing = [
                land
                for land in chart.board_features()
                if land.kind in ("road", "city") and land.points & chart.border(laid.cell)
            ]
            if abbey is scored:
                reached += facing
            elif any(land is scored for land in facing):
                reached.append(abbey)
    found: list[BoardFeature] = []
    for land in reached:
        free = not any(meeple.follower for meeple in table.meeples_on(land))
        if free and not land.complete and not any(land is other for other in found):
            found.append(land)
    return found
