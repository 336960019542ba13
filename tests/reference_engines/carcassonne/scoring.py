"""Values and owners of features, and the scoring order after a tile."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.module_rules import Meeple
from reference_engines.carcassonne.tile_definition import around

CATEGORY = {"road": "roads", "city": "cities", "cloister": "cloisters", "shrine": "cloisters", "field": "fields"}
POINTS_PER_CITY = 3


def completed_features(table: GameState) -> list[BoardFeature]:
    """Features completed by the tile just laid: roads and cities that touch it, buildings on it and around it."""
    cell = table.map.last.cell
    border = table.map.border(cell)
    near = {cell, *around(cell)}
    done = []
    for land in table.map.board_features():
        touched = land.points & border if land.kind in ("road", "city") else table.map.cells_of(land) & near
        if land.complete and touched:
            done.append(land)
    return done


def strength(table: GameState, meeple: Meeple, land: BoardFeature) -> int:
    value = meeple.rules.strength(table, land)
    for rules in table.rules:
        value = rules.strength(meeple, value)
    return value


def feature_owners(table: GameState, land: BoardFeature) -> list[int]:
    """Players with the highest strength, if it is above zero."""
    total = [0] * table.players
    for meeple in table.meeples_on(land):
        total[meeple.owner] += strength(table, meeple, land)
    most = max(total)
    return [player for player in range(table.players) if total[player] == most > 0]


def feature_value(table: GameState, land: BoardFeature) -> int:
    """Points of a road, city or building: as completed, else as at the end of the game."""
    value = 0
    if land.kind == "road":
        value = land.size
    elif land.kind == "city":
        value = (2 if land.complete else 1) * (land.size + land.shields)
    elif land.kind in ("cloister", "shrine"):
        value = 9 - land.open
    for rules in table.rules:
        value = rules.feature_value(land, value)
    return value


def field_value(table: GameState, land: BoardFeature, player: int) -> int:
    """Points of a field for a player's farmers."""
    each = POINTS_PER_CITY + sum(rules.points_per_city(land, player) for rules in table.rules)
    return cities_beside(table, land) * each + sum(rules.field_points(land) for rules in table.rules)


def cities_beside(table: GameState, land: BoardFeature) -> int:
    """Number of completed cities next to a field, including castles and Carcassonne."""
    done = sum(table.map.feature_of_piece(city).complete for city in land.cities)
    return done + ("carcassonne" in land.marks)


def score_feature(table: GameState, land: BoardFeature) -> None:
    for player in feature_owners(table, land):
        field = land.kind == "field"
        value = field_value(table, land, player) if field else feature_value(table, land)
        table.score_points(player, value, CATEGORY[land.kind])
    notify_scored(table, land)


def notify_scored(table: GameState, land: BoardFeature) -> None:
    for rules in table.rules:
        rules.on_feature_scored(land)


def score_completed(table: GameState, done: list[BoardFeature]) -> None:
    """Score completed features; then return the meeples."""
    for land in done:
        score_feature(table, land)
    home = [meeple for land in done for meeple in table.meeples_on(land)]
    for rules in table.rules:
        home += [meeple for meeple in rules.leaving_meeples(done) if not any(meeple is other for other in home)]
    for meeple in home:
        table.return_meeple(meeple)


def final_scoring(table: GameState) -> None:
    """Score unfinished features, then fields, then what the modules score."""
    for land in table.map.board_features():
        if land.kind in ("road", "city", "cloister", "shrine") and not table.is_castle(land):
            score_feature(table, land)
    for land in table.map.board_features():
        if land.kind == "field":
            score_feature(table, land)
    for rules in table.rules:
        rules.final_scoring()
