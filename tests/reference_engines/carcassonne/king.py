"""King & Robber Baron: to whoever completes the largest city, and the longest road."""

from __future__ import annotations

from reference_engines.carcassonne.map import Land
from reference_engines.carcassonne.table import Table


def take_titles(table: Table, done: list[Land]) -> None:
    """To the player who laid the tile, whoever owns what was completed; an equal size changes nothing."""
    titles = table.titles
    city = max((land.size for land in done if land.kind == "city"), default=0)
    road = max((land.size for land in done if land.kind == "road"), default=0)
    if city > titles.city:
        titles.king, titles.city = table.active, city
    if road > titles.road:
        titles.robber, titles.road = table.active, road
