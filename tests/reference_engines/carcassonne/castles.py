"""Castles: small cities that are not scored, and score the first feature completed next to them."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.scoring import fairy_bonus, feature_owners, feature_value
from reference_engines.carcassonne.tile_definition import Point


def found_castles(table: GameState, done: list[BoardFeature]) -> QuestionGenerator[list[BoardFeature]]:
    """Owners of small cities, the active player first, choose points or a castle. Returns what is still scored."""
    laid = len(table.map.laid) - 1
    small = [land for land in done if is_small(table, land)]
    small.sort(key=lambda land: [n for number, n in sorted(land.pieces) if number == laid])
    for player in table.clockwise_from(table.active):
        for land in small:
            if founder(table, land) != player or not table.building.castles_left[player]:
                continue
            chosen = yield Question(player, [Choice("points"), Choice("castle")])
            if chosen.do == "castle":
                table.building.castles_left[player] -= 1
                table.building.castles.append(land.first)
                mine = [meeple for meeple in table.meeples_on(land) if meeple.follower and meeple.owner == player]
                for meeple in table.meeples_on(land):
                    if meeple is not mine[0]:
                        table.return_meeple(meeple)
    return [land for land in done if not table.is_castle(land)]


def is_small(table: GameState, land: BoardFeature) -> bool:
    """Two semicircular segments on two tiles."""
    return (
        "bridges" in table.modules
        and land.kind == "city"
        and land.size == len(land.pieces) == 2
        and all("semicircle" in table.map.feature(piece).marks for piece in land.pieces)
    )


def founder(table: GameState, land: BoardFeature) -> int:
    """The only owner of a small city, or -1. A lone mayor owns it although he has no strength."""
    there = {meeple.owner for meeple in table.meeples_on(land) if meeple.follower}
    best = feature_owners(table, land)
    if len(there) == 1:
        return there.pop()
    return best[0] if len(best) == 1 else -1


def score_castles(table: GameState, done: list[BoardFeature], standing: list[BoardFeature]) -> QuestionGenerator[None]:
    """Earlier castles score features completed next to them, then castles next to those.

    The active player's castles come first, then clockwise.
    """
    completed = [(table.map.cells_of(land), feature_value(table, land)) for land in done]
    scored: list[tuple[set[Point], int]] = []
    for values in (completed, scored):
        while True:
            able = [land for land in standing if table.meeples_on(land) and values_near(table, land, values)]
            if not able:
                break
            land = min(able, key=lambda each: (table.meeples_on(each)[0].owner - table.active) % table.players)
            points = yield from score_castle(table, land, values_near(table, land, values))
            scored.append((table.map.cells_of(land), points))


def values_near(table: GameState, land: BoardFeature, values: list[tuple[set[Point], int]]) -> list[int]:
    """The distinct points available in the surroundings of a castle."""
    near = surroundings(table.map.cells_of(land))
    return sorted({points for cells, points in values if cells & near})


def score_castle(table: GameState, land: BoardFeature, values: list[int]) -> QuestionGenerator[int]:
    """Score a castle once; its owner chooses between different points."""
    (keeper,) = table.meeples_on(land)
    points = values[0]
    if len(values) > 1:
        chosen = yield Question(keeper.owner, [Choice("score", number=each) for each in values])
        points = chosen.number
    for player in feature_owners(table, land):
        table.score_points(player, points, "castles")
    fairy_bonus(table, land)
    table.return_meeple(keeper)
    return points


def surroundings(castle: set[Point]) -> set[Point]:
    """The two cells of a castle, and two along each long side."""
    upright = len({x for x, _ in castle}) == 1
    return {(x + (d if upright else 0), y + (0 if upright else d)) for x, y in castle for d in (-1, 0, 1)}
