"""Goods, titles and second turn parts for the active player (Traders & Builders, King & Robber Baron)."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_pieces import GOODS
from reference_engines.carcassonne.game_state import GameState


def does_extend_own_builder(table: GameState) -> bool:
    """Whether the tile just laid extends a road or city with the active player's builder."""
    laid = len(table.map.laid) - 1
    builders = [meeple for meeple in table.meeples if meeple.kind == "builder" and meeple.owner == table.active]
    return any(laid in table.map.feature_of_piece(builder.piece).numbers for builder in builders)


def take_goods(table: GameState, done: list[BoardFeature]) -> None:
    """A token for each symbol in a completed city, independent of its owner."""
    for land in done:
        for mark in land.marks:
            if mark in GOODS and land.kind == "city":
                table.goods[table.active][mark] += 1


def take_titles(table: GameState, done: list[BoardFeature]) -> None:
    """Titles go to the active player, independent of the owners; ties change nothing."""
    titles = table.titles
    city = max((land.size for land in done if land.kind == "city"), default=0)
    road = max((land.size for land in done if land.kind == "road"), default=0)
    if city > titles.city:
        titles.king, titles.city = table.active, city
    if road > titles.road:
        titles.robber, titles.road = table.active, road
