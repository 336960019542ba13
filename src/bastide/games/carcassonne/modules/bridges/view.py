"""What a view shows of bridges, castles and bazaars."""

from __future__ import annotations

from typing import TypedDict


class StockView(TypedDict):
    """What a player has left."""

    bridges: int
    castles: int


class BridgesView(TypedDict):
    """``castles``: the two cells of each. ``choosing``: the castle whose owner is asked, or empty.

    Of a bazaar: the tiles set aside face down, those laid out, and those that players have won; who sells, who bids,
    and how much. -1 is nobody.
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
