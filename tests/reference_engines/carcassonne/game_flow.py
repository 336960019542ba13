"""Game flow: turns, turn parts and the end. Steps are named as in the rules: T0 to T16."""

from __future__ import annotations

from reference_engines.carcassonne import bazaar, bridges, count, dragon, river
from reference_engines.carcassonne.abbey import abbey_choices, barn_choices, lay_abbey, move_wagons
from reference_engines.carcassonne.castles import found_castles, score_castles
from reference_engines.carcassonne.game_pieces import FOLLOWERS, SPRING
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.meeples import may_claim, may_join
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.scoring import completed_features, final_scoring, score_completed
from reference_engines.carcassonne.tile_definition import box
from reference_engines.carcassonne.tile_placement import Bridge, placements
from reference_engines.carcassonne.traders_and_king import does_extend_own_builder, take_goods, take_titles


def lay_start_tiles(table: GameState) -> None:
    """Lay the start tiles."""
    block = [tile for tile in box().values() if tile.supply == "block"]
    if "count" in table.modules:
        for tile in block:
            column, row = int(tile.id[-3]), int(tile.id[-1])
            table.map.lay(tile, (column, 2 - row), 0)
    elif "river2" in table.modules:
        table.map.lay(box()[SPRING], (0, 0), 0)
    else:
        (start,) = [tile for tile in box().values() if tile.start and tile.supply == "pile"]
        table.map.lay(start, (0, 0), 0)


def play_game(table: GameState) -> QuestionGenerator[None]:
    if {"count", "river2"} <= table.modules:
        yield from river.lay_spring(table)
    while True:
        yield from play_turn(table)
        if table.face_down() == 0 and not any(table.bazaar.won) and not table.bazaar.tiles:
            break
        table.active = (table.active + 1) % table.players
    last = table.active
    yield from lay_last_abbeys(table)
    table.ending = True
    if "count" in table.modules:
        yield from count.redeploy_followers(table, count.features_scored_at_end(table), last)
    final_scoring(table)


def play_turn(table: GameState) -> QuestionGenerator[None]:
    table.turns += 1
    table.part = 1
    table.second_due = False
    if "dragon" in table.modules:
        dragon.fairy_point(table)
    yield from bazaar.take_bazaar_tile(table)
    yield from play_turn_part(table)
    bazaar.set_tiles_apart(table)
    if table.second_due:
        table.part = 2
        yield from play_turn_part(table)
        bazaar.set_tiles_apart(table)
    bazaar.end_bazaar_if_over(table)
    yield from bazaar.hold_bazaar(table)


def play_turn_part(table: GameState) -> QuestionGenerator[None]:
    table.building.built = False
    laid = yield from lay_next_tile(table)
    if laid and table.map.last.tile.id == river.LAKE:
        yield from resolve_laid_tile(table)
        laid = yield from lay_next_tile(table)  # an ordinary tile at once, in the same part
    if laid:
        yield from resolve_laid_tile(table)


def lay_next_tile(table: GameState) -> QuestionGenerator[bool]:
    """T1 to T3: choose the source of the tile, draw it and lay it. Returns whether a tile was laid."""
    won = table.bazaar.won[table.active]
    if not won and not table.river.runs:
        abbeys = abbey_choices(table, table.active)
        if abbeys:
            refrain = Choice("draw" if table.face_down() else "none")
            chosen = yield Question(table.active, [refrain, *abbeys])
            if chosen.do == "abbey":
                lay_abbey(table, table.active, chosen.cell)
                return True
    while True:
        table.hand = next_tile(table)
        if not table.hand:
            return False
        tile = box()[table.hand]
        spots = placements(table.map, tile, bridges.can_build_bridge(table), "cult" in table.modules)
        if not spots:
            table.discard_hand()
            continue
        options = [Choice("place", s.cell, tile.id, s.turns, bridged=s.bridge is not None) for s in spots]
        give_up = [Choice("give up")] if all(spot.bridge for spot in spots) else []
        chosen = yield Question(table.active, options + give_up)
        if chosen.do == "give up":
            table.discard_hand()
            continue
        spot = spots[options.index(chosen)]
        table.map.lay(tile, spot.cell, spot.turns)
        if spot.bridge is not None:
            bridges.build_bridge(table, spot.bridge)
        table.hand = ""
        return True


def next_tile(table: GameState) -> str:
    """The tile won at the bazaar, the next river tile, or one from the pile."""
    won = table.bazaar.won[table.active]
    if won:
        table.bazaar.won[table.active] = ""
        if table.coming[:1] == [won]:  # the real engine reports it like a drawn tile
            table.coming.pop(0)
        return won
    if table.river.runs:
        return river.next_river_tile(table)
    return table.draw()


def resolve_laid_tile(table: GameState) -> QuestionGenerator[None]:
    """T3 to T13: all consequences of the tile just laid."""
    table.gained = set()
    dragon.move_dragon_to_volcano(table)
    if table.part == 1 and does_extend_own_builder(table):
        table.second_due = True  # an abbey extends nothing
    bazaar.check_for_bazaar(table)
    yield from dragon.use_princess(table)
    yield from choose_meeple(table)
    yield from dragon.move_dragon(table)
    castles_before = [table.map.feature_of_piece(piece) for piece in table.building.castles]
    done = yield from found_castles(table, completed_features(table))
    if "count" in table.modules:
        yield from count.redeploy_followers(table, done, table.active)
    wagons = score_completed(table, done)
    yield from score_castles(table, done, castles_before)
    if "traders" in table.modules:
        take_goods(table, done)
    if "king" in table.modules:
        take_titles(table, done)
    yield from move_wagons(table, wagons)
    if "count" in table.modules:
        yield from count.send_to_quarter(table)


def choose_meeple(table: GameState) -> QuestionGenerator[None]:
    """T5: one meeple or none, and before that optionally a bridge."""
    if table.map.last.tile.id == river.LAKE:
        return
    while True:
        options = meeple_choices(table)
        if table.dragon.rescued and len(options) == 1:
            return
        chosen = yield Question(table.active, options)
        if chosen.do != "bridge":
            break
        bridges.build_bridge(table, Bridge(chosen.cell, chosen.word))
    if chosen.do == "portal":
        table.dragon.portal = chosen.cell
        chosen = yield Question(table.active, dragon.portal_meeples(table, chosen.cell))
        table.dragon.portal = None
    if chosen.do == "figure":
        table.place_meeple(chosen.word, table.active, chosen.piece)
    elif chosen.do == "barn":
        table.place_meeple("barn", table.active, chosen.piece, chosen.word)
    elif chosen.do == "fairy":
        table.dragon.fairy = chosen.cell


def meeple_choices(table: GameState) -> list[Choice]:
    options = [Choice("none"), *bridges.bridge_choices(table)]
    if table.dragon.rescued:
        return options
    options += meeple_choices_on_tile(table) + barn_choices(table)
    if "dragon" in table.modules:
        options += dragon.fairy_choices(table) + dragon.portal_choices(table)
    return options


def meeple_choices_on_tile(table: GameState) -> list[Choice]:
    """Meeples that may go on the tile just laid: none on the dragon's tile."""
    cell, number = table.map.last.cell, len(table.map.laid) - 1
    if dragon.is_closed_by_dragon(table, cell):
        return []
    found = []
    for n, land in enumerate(table.map.features_on_tile(number)):
        for kind, left in table.supply[table.active].items():
            if kind in FOLLOWERS:
                may = may_claim(table, kind, land)
            else:
                may = kind != "barn" and may_join(table, kind, table.active, land)
            if left and may:
                found.append(Choice("figure", cell, kind, piece=(number, n)))
    return found


def lay_last_abbeys(table: GameState) -> QuestionGenerator[None]:
    """After the last tile all players may lay their abbey, the player of that tile last."""
    for player in table.players_left_of(table.active):
        abbeys = abbey_choices(table, player)
        if abbeys:
            chosen = yield Question(player, [Choice("none"), *abbeys])
            if chosen.do == "abbey":
                table.active = player
                lay_abbey(table, player, chosen.cell)
                yield from resolve_laid_tile(table)
