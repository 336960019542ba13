"""What a view shows of the traders."""

from __future__ import annotations

from typing import TypedDict


class TradersView(TypedDict):
    """``goods`` of each player: wine, grain, cloth. ``double`` is 1 if a second part has been earned."""

    goods: list[dict[str, int]]
    double: int
