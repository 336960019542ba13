"""Game flow: turns, turn parts and the end. Steps are named as in the rules: T0 to T16."""

from __future__ import annotations

from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.module_rules import ModuleRules
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.scoring import completed_features, final_scoring, score_completed
from reference_engines.carcassonne.tile_definition import box
from reference_engines.carcassonne.tile_placement import placements


def lay_start_tiles(table: GameState) -> None:
    """Lay the start tiles of the first module that has its own, or the start tile of the base game."""
    if not any(rules.lay_start_tiles() for rules in table.rules):
        (start,) = [tile for tile in box().values() if tile.start and tile.supply == "pile"]
        table.map.lay(start, (0, 0), 0)


def play_game(table: GameState) -> QuestionGenerator[None]:
    for rules in table.rules:
        yield from rules.prepare_game()
    while True:
        yield from play_turn(table)
        if table.face_down() == 0 and not any(rules.has_tiles_to_come() for rules in table.rules):
            break
        table.active = (table.active + 1) % table.players
    last = table.active
    for rules in table.rules:
        yield from rules.after_last_tile()
    table.ending = True
    for rules in table.rules:
        yield from rules.before_final_scoring(last)
    final_scoring(table)


def play_turn(table: GameState) -> QuestionGenerator[None]:
    table.turns += 1
    table.part = 1
    table.second_due = False
    for rules in table.rules:
        rules.on_turn_started()
    for rules in table.rules:
        yield from rules.start_turn()
    yield from play_turn_part(table)
    if table.second_due:
        table.part = 2
        yield from play_turn_part(table)
    for rules in table.rules:
        yield from rules.end_turn()


def play_turn_part(table: GameState) -> QuestionGenerator[None]:
    for rules in table.rules:
        rules.start_turn_part()
    laid = yield from lay_next_tile(table)
    if laid and any(rules.continues_turn_part() for rules in table.rules):
        yield from resolve_laid_tile(table)
        laid = yield from lay_next_tile(table)
    if laid:
        yield from resolve_laid_tile(table)
    for rules in table.rules:
        rules.end_turn_part()


def lay_next_tile(table: GameState) -> QuestionGenerator[bool]:
    """T1 to T3: choose the source of the tile, draw it and lay it. Returns whether a tile was laid."""
    if not any(rules.has_next_tile() for rules in table.rules):
        for rules in table.rules:
            if (yield from rules.lay_other_tile()):
                return True
    while True:
        table.hand = next_tile(table)
        if not table.hand:
            return False
        tile = box()[table.hand]
        builder = next((rules for rules in table.rules if rules.can_build_bridge()), None)
        found = placements(table.map, tile, bridges=builder is not None)
        spots = [spot for spot in found if table.may_lay(tile, spot.cell, spot.turns)]
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
        if spot.bridge is not None and builder is not None:
            builder.build_bridge(spot.bridge)
        table.hand = ""
        return True


def next_tile(table: GameState) -> str:
    """The tile of a module, or one from the pile."""
    source = next((rules for rules in table.rules if rules.has_next_tile()), None)
    return table.draw() if source is None else source.next_tile()


def resolve_laid_tile(table: GameState) -> QuestionGenerator[None]:
    """T3 to T13: all consequences of the tile just laid."""
    table.gained = set()
    for rules in table.rules:
        rules.on_tile_laid()
    for rules in table.rules:
        yield from rules.before_meeples()
    if not any(rules.skips_meeples() for rules in table.rules):
        yield from choose_meeple(table)
    for rules in table.rules:
        yield from rules.after_meeples()
    done = completed_features(table)
    for rules in table.rules:
        done = yield from rules.before_scoring(done)
    score_completed(table, done)
    for rules in table.rules:
        yield from rules.after_scoring(done)
    for rules in table.rules:
        yield from rules.end_scoring()


def choose_meeple(table: GameState) -> QuestionGenerator[None]:
    """T5: one meeple or none, and before that what modules offer in addition."""
    while True:
        additional = {choice: rules for rules in table.rules for choice in rules.additional_choices()}
        instead: dict[Choice, ModuleRules] = {}
        meeples: list[Choice] = []
        if any(rules.forbids_meeples() for rules in table.rules):
            if not additional:
                return
        else:
            instead = {choice: rules for rules in table.rules for choice in rules.meeple_choices()}
            meeples = meeple_choices_on_tile(table)
        chosen = yield Question(table.active, [Choice("none"), *additional, *instead, *meeples])
        if chosen not in additional:
            break
        yield from additional[chosen].take_choice(chosen)
    if chosen in instead:
        yield from instead[chosen].take_choice(chosen)
    elif chosen.do == "figure":
        table.place_meeple(chosen.word, table.active, chosen.piece)


def meeple_choices_on_tile(table: GameState) -> list[Choice]:
    """Meeples that may go on the tile just laid."""
    cell, number = table.map.last.cell, len(table.map.laid) - 1
    if table.is_closed(cell):
        return []
    return [
        Choice("figure", cell, kind, piece=(number, n))
        for n, land in enumerate(table.map.features_on_tile(number))
        for kind, left in table.supply[table.active].items()
        if left and table.meeple_rules[kind].may_be_placed(table, table.active, land)
    ]
