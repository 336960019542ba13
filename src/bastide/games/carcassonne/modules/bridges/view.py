"""View of Bridges, Castles & Bazaars."""

from __future__ import annotations

from typing import TypedDict


class StockView(TypedDict):
    """Bridges and castles that a player has left."""

    bridges: int
    castles: int


class BridgesView(TypedDict):
    """``castles``: the two cells of each. ``choosing``: the castle whose owner must choose, or empty.

    Bazaar: tiles set aside face down, tiles laid out, tiles won; seller, auctioneer, bidder and highest bid. -1 is
    nobody.
    """

    left: list[StockView]
    castles: list[list[list[int]]]
    choosing: list[int]
    due: int
    seller: int
    set_apart: int
    tiles: list[str]
    won: list[str]
    auctioneer: int
    offered: str
    highest: int
    bidder: int
