"""View of Traders & Builders."""

from __future__ import annotations

from typing import TypedDict


class TradersView(TypedDict):
    """``goods`` of each player: wine, grain, cloth. ``double`` is 1 if a second turn part has been earned."""

    goods: list[dict[str, int]]
    double: int
