"""The Princess & the Dragon: volcanoes, dragon movement, fairy, portals and princesses."""

from __future__ import annotations

from reference_engines.carcassonne.game_pieces import FOLLOWERS
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.meeples import may_claim, remove_meeples
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.tile_definition import SIDES, Point, beyond

DRAGON_STEPS = 6


def move_dragon_to_volcano(table: GameState) -> None:
    """Move the dragon to a volcano; with the first one, return the tiles set aside to the pile."""
    dragon, laid = table.dragon, table.map.last
    dragon.trail = []
    dragon.rescued = False
    if "volcano" in laid.tile.marks and table.is_symbol_active("volcano"):
        dragon.cell = laid.cell
        table.pile.update(dragon.aside)
        dragon.aside = []


def fairy_point(table: GameState) -> None:
    """One point for starting a turn with a follower on the fairy's tile."""
    if with_fairy(table, table.active):
        table.change_score(table.active, 1, "fairy")


def with_fairy(table: GameState, player: int) -> bool:
    mine = [meeple for meeple in table.meeples if meeple.owner == player and meeple.follower]
    return any(table.dragon.fairy in table.cells_of(meeple) for meeple in mine)


def is_closed_by_dragon(table: GameState, cell: Point) -> bool:
    """Nothing may be placed on the dragon's tile."""
    return table.dragon.cell == cell


def use_princess(table: GameState) -> QuestionGenerator[None]:
    """A princess in a city with knights returns one of them; the active player chooses."""
    laid = len(table.map.laid) - 1
    for n, feature in enumerate(table.map.last.tile.features):
        if "princess" not in feature.marks:
            continue
        knights = [meeple for meeple in table.meeples_on(table.map.feature_of_piece((laid, n))) if meeple.follower]
        if not knights:
            continue
        options = [Choice("rescue", word=knight.kind, piece=knight.piece, player=knight.owner) for knight in knights]
        chosen = yield Question(table.active, options)
        remove_meeples(table, [knights[options.index(chosen)]])
        table.dragon.rescued = True


def fairy_choices(table: GameState) -> list[Choice]:
    """Move the fairy to another tile with one of the player's followers, instead of placing a meeple."""
    mine = [meeple for meeple in table.meeples if meeple.owner == table.active and meeple.follower]
    cells = {cell for meeple in mine for cell in table.cells_of(meeple)} - {table.dragon.fairy}
    return [Choice("fairy", cell) for cell in cells if cell is not None]


def portal_choices(table: GameState) -> list[Choice]:
    """From a portal a follower may go to any earlier tile."""
    if "portal" not in table.map.last.tile.marks:
        return []
    cells = [laid.cell for laid in table.map.laid[:-1]]
    return [Choice("portal", cell) for cell in cells if portal_meeples(table, cell)]


def portal_meeples(table: GameState, cell: Point) -> list[Choice]:
    """Followers that may leave the portal on a tile, to unfinished, unclaimed features."""
    if is_closed_by_dragon(table, cell):
        return []
    tile = table.map.at[cell]
    return [
        Choice("figure", cell, kind, piece=(tile, n))
        for n, land in enumerate(table.map.features_on_tile(tile))
        for kind in FOLLOWERS
        if table.supply[table.active].get(kind) and may_claim(table, kind, land) and not land.complete
    ]


def move_dragon(table: GameState) -> QuestionGenerator[None]:
    """Six steps, chosen by the active player and then clockwise; the dragon removes the meeples that it meets."""
    dragon = table.dragon
    if "dragon" not in table.map.last.tile.marks or dragon.cell is None:
        return
    dragon.trail = [dragon.cell]
    for step in range(DRAGON_STEPS):
        ways = [side for side in SIDES if may_enter(table, beyond(dragon.cell, side))]
        if not ways:
            break
        player = (table.active + step) % table.players
        chosen = yield Question(player, [Choice("dragon", word=side) for side in ways])
        dragon.cell = beyond(dragon.cell, chosen.word)
        dragon.trail.append(dragon.cell)
        number = table.map.at[dragon.cell]
        met = [meeple for meeple in table.meeples if meeple.piece[0] == number and meeple.kind != "barn"]
        remove_meeples(table, [meeple for meeple in met if not table.in_castle(meeple)])
    dragon.trail = []


def may_enter(table: GameState, cell: Point) -> bool:
    """Only tiles that were not visited, without the fairy, outside Carcassonne."""
    dragon = table.dragon
    if cell not in table.map.at or cell in dragon.trail or cell == dragon.fairy:
        return False
    return table.map.laid[table.map.at[cell]].tile.supply != "block"
