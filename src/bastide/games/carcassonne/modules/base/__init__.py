"""The base game: seven followers per player and the turn."""

from __future__ import annotations

from typing import Final

MEEPLES: Final = ["follower"]
ACTION_BLOCKS: Final = [("place", 161604), ("none", 1)]
