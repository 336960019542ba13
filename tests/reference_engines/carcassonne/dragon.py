"""The Princess & the Dragon: volcanoes, the dragon's journey, the fairy, portals and princesses."""

from __future__ import annotations

from reference_engines.carcassonne.asking import Choice, Question, Story
from reference_engines.carcassonne.figures import leave, may_claim
from reference_engines.carcassonne.pieces import FOLLOWERS
from reference_engines.carcassonne.table import Table
from reference_engines.carcassonne.tiles import SIDES, Point, beyond

STEPS = 6


def erupt(table: Table) -> None:
    """A volcano: the dragon comes there, and with the first one the tiles put aside go back into the pile."""
    dragon, laid = table.dragon, table.map.last
    dragon.trail = []
    dragon.rescued = False
    if "volcano" in laid.tile.marks and table.means("volcano"):
        dragon.cell = laid.cell
        table.pile.update(dragon.aside)
        dragon.aside = []


def fairy_point(table: Table) -> None:
    """Whoever begins a turn with a follower on the fairy's tile gets a point, and one only."""
    if with_fairy(table, table.active):
        table.pay(table.active, 1, "fairy")


def with_fairy(table: Table, player: int) -> bool:
    mine = [figure for figure in table.figures if figure.owner == player and figure.follower]
    return any(table.dragon.fairy in table.cells_of(figure) for figure in mine)


def barred(table: Table, cell: Point) -> bool:
    """Nothing may be put where the dragon is."""
    return table.dragon.cell == cell


def rescue(table: Table) -> Story[None]:
    """A princess in a city with knights sends one home; the active player says which."""
    laid = len(table.map.laid) - 1
    for n, feature in enumerate(table.map.last.tile.features):
        if "princess" not in feature.marks:
            continue
        knights = [figure for figure in table.figures_on(table.map.land_of((laid, n))) if figure.follower]
        if not knights:
            continue
        options = [Choice("rescue", word=knight.kind, piece=knight.piece, player=knight.owner) for knight in knights]
        chosen = yield Question(table.active, options)
        leave(table, [knights[options.index(chosen)]])
        table.dragon.rescued = True


def fairy_choices(table: Table) -> list[Choice]:
    """Instead of a figure: the fairy goes to another tile with a follower of one's own."""
    mine = [figure for figure in table.figures if figure.owner == table.active and figure.follower]
    cells = {cell for figure in mine for cell in table.cells_of(figure)} - {table.dragon.fairy}
    return [Choice("fairy", cell) for cell in cells if cell is not None]


def portal_choices(table: Table) -> list[Choice]:
    """From a portal a follower may go to any tile laid earlier."""
    if "portal" not in table.map.last.tile.marks:
        return []
    cells = [laid.cell for laid in table.map.laid[:-1]]
    return [Choice("portal", cell) for cell in cells if portal_figures(table, cell)]


def portal_figures(table: Table, cell: Point) -> list[Choice]:
    """Who may come out of the portal on a tile: on what is unfinished and nobody's."""
    if barred(table, cell):
        return []
    tile = table.map.at[cell]
    return [
        Choice("figure", cell, kind, piece=(tile, n))
        for n, land in enumerate(table.map.lands_on(tile))
        for kind in FOLLOWERS
        if table.supply[table.active].get(kind) and may_claim(table, kind, land) and not land.complete
    ]


def journey(table: Table) -> Story[None]:
    """Six steps, by the active player and then clockwise; wherever the dragon comes everybody goes home."""
    dragon = table.dragon
    if "dragon" not in table.map.last.tile.marks or dragon.cell is None:
        return
    dragon.trail = [dragon.cell]
    for step in range(STEPS):
        ways = [side for side in SIDES if may_enter(table, beyond(dragon.cell, side))]
        if not ways:
            break
        player = (table.active + step) % table.players
        chosen = yield Question(player, [Choice("dragon", word=side) for side in ways])
        dragon.cell = beyond(dragon.cell, chosen.word)
        dragon.trail.append(dragon.cell)
        number = table.map.at[dragon.cell]
        met = [figure for figure in table.figures if figure.piece[0] == number and figure.kind != "barn"]
        leave(table, [figure for figure in met if not table.in_castle(figure)])
    dragon.trail = []


def may_enter(table: Table, cell: Point) -> bool:
    """Only tiles, none of them twice, not the fairy's, and not those of Carcassonne."""
    dragon = table.dragon
    if cell not in table.map.at or cell in dragon.trail or cell == dragon.fairy:
        return False
    return table.map.laid[table.map.at[cell]].tile.supply != "block"
