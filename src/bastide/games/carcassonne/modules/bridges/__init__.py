"""Bridges, Castles & Bazaars: wooden bridges, castles on small cities, and auctions of tiles."""

from __future__ import annotations

from typing import Final

ACTION_BLOCKS: Final = [
    *[("bridge", 2), ("give up", 1), ("castle", 1), ("score", 16)],
    *[("offer", 6), ("bid", 51), ("buy", 1), ("sell", 1)],
]
