"""Values and owners of features, and the scoring order after a tile."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.cult import losers
from reference_engines.carcassonne.game_pieces import Meeple
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.tile_definition import around

CATEGORY = {"road": "roads", "city": "cities", "cloister": "cloisters", "shrine": "cloisters", "field": "fields"}


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
    if meeple.kind in ("mayor", "wagon") and meeple.brought and not table.own_strength:
        return 2
    if meeple.kind == "mayor":
        return 0 if table.is_castle(land) else land.shields
    return {"follower": 1, "big": 2, "wagon": 1}.get(meeple.kind, 0)


def feature_owners(table: GameState, land: BoardFeature) -> list[int]:
    """Players with the highest strength, if it is above zero."""
    total = [0] * table.players
    for meeple in table.meeples_on(land):
        total[meeple.owner] += strength(table, meeple, land)
    most = max(total)
    return [player for player in range(table.players) if total[player] == most > 0]


def feature_value(table: GameState, land: BoardFeature) -> int:
    """Points of a road, city or building: as completed, else as at the end of the game."""
    if table.is_castle(land):
        return 0  # it scores features completed next to it
    if land.kind == "road":
        inn = "inn" in land.marks and table.is_symbol_active("inn")
        return land.size * (2 if land.complete else 0) if inn else land.size
    if land.kind == "city":
        finished, unfinished = (3, 0) if "cathedral" in land.marks else (2, 1)
        return (finished if land.complete else unfinished) * (land.size + land.shields)
    if land.kind in ("cloister", "shrine"):
        return 9 - land.open
    return 0


def field_value(table: GameState, land: BoardFeature, player: int) -> int:
    """Points of a field for a player's farmers."""
    pig = any(meeple.kind == "pig" and meeple.owner == player for meeple in table.meeples_on(land))
    herd = "pig_herd" in land.marks and table.is_symbol_active("pig_herd")
    return cities_beside(table, land) * (city_worth(table, land) + pig + herd) + castles_beside(table, land)


def cities_beside(table: GameState, land: BoardFeature) -> int:
    """Number of completed cities next to a field, including castles and Carcassonne."""
    done = sum(table.map.feature_of_piece(city).complete for city in land.cities)
    return done + ("carcassonne" in land.marks)


def castles_beside(table: GameState, land: BoardFeature) -> int:
    """Number of castles next to a field; each is worth one more than a city."""
    return sum(table.is_castle(table.map.feature_of_piece(city)) for city in land.cities)


def fairy_bonus(table: GameState, land: BoardFeature) -> None:
    """Bonus for followers of the feature on the fairy's tile, majority or not."""
    with_her = {
        meeple.owner
        for meeple in table.meeples_on(land)
        if meeple.follower and table.dragon.fairy in table.cells_of(meeple)
    }
    for player in sorted(with_her):
        table.score_points(player, 3, "fairy")


def score_feature(table: GameState, land: BoardFeature) -> None:
    for player in feature_owners(table, land):
        table.score_points(player, feature_value(table, land), CATEGORY[land.kind])
    fairy_bonus(table, land)


def score_field(table: GameState, land: BoardFeature) -> None:
    for player in feature_owners(table, land):
        table.score_points(player, field_value(table, land, player), "fields")
    fairy_bonus(table, land)


def score_completed(table: GameState, done: list[BoardFeature]) -> list[tuple[int, BoardFeature]]:
    """Score completed features, then fields with barns; then return the meeples.

    Returns the wagons that may travel: their owners and the scored features.
    """
    for land in done:
        score_feature(table, land)
    wagons = [(f.owner, land) for land in done for f in table.meeples_on(land) if f.kind == "wagon"]
    home = [meeple for land in done for meeple in table.meeples_on(land)]
    home += score_barns(table)
    if "cult" in table.modules:
        home += [meeple for meeple in losers(table, done) if meeple not in home]
    for meeple in home:
        table.return_meeple(meeple)
    return wagons


def score_barns(table: GameState) -> list[Meeple]:
    """Score and expel farmers whose field now has a barn."""
    driven_out = []
    laid = len(table.map.laid) - 1
    for land in table.map.board_features():
        there = table.meeples_on(land)
        barns = barns_in(table, land)
        if land.kind == "field" and barns and laid in land.numbers and len(there) > len(barns):
            score_field(table, land)
            driven_out += [meeple for meeple in there if meeple.kind != "barn"]
    return driven_out


def barns_in(table: GameState, land: BoardFeature) -> list[Meeple]:
    return [meeple for meeple in table.meeples_on(land) if meeple.kind == "barn"]


def city_worth(table: GameState, land: BoardFeature) -> int:
    """Points per city for farmers: less in a field with a barn, unless that barn expels them now."""
    barns = barns_in(table, land)
    new = not table.ending and any(barn.piece[0] == len(table.map.laid) - 1 for barn in barns)
    return 1 if barns and not new else 3


def final_scoring(table: GameState) -> None:
    """Score unfinished features, fields and barns, then goods, king and robber baron."""
    for land in table.map.board_features():
        if land.kind in ("road", "city", "cloister", "shrine") and not table.is_castle(land):
            score_feature(table, land)
    for land in table.map.board_features():
        if land.kind == "field":
            score_field(table, land)
            for barn in barns_in(table, land):
                value = 4 * cities_beside(table, land) + castles_beside(table, land)
                table.change_score(barn.owner, value, "fields")
    for good in table.goods[0] if "traders" in table.modules else ():
        most = max(goods[good] for goods in table.goods)
        for player in range(table.players):
            if table.goods[player][good] == most > 0:
                table.change_score(player, 10, "goods")
    if "king" in table.modules:
        score_titles(table)


def score_titles(table: GameState) -> None:
    """One point per completed city or road on the board; Carcassonne counts, castles do not."""
    done = [land for land in table.map.board_features() if land.complete and not table.is_castle(land)]
    cities = sum(land.kind == "city" for land in done) + ("count" in table.modules)
    roads = sum(land.kind == "road" for land in done)
    if table.titles.king >= 0:
        table.change_score(table.titles.king, cities, "king")
    if table.titles.robber >= 0:
        table.change_score(table.titles.robber, roads, "robber")
