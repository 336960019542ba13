"""Abbey & Mayor: an abbey tile for each player, the mayor, the barn, the wagon."""

from __future__ import annotations

from typing import Final

MEEPLES: Final = ["mayor", "wagon", "barn"]
ACTION_BLOCKS: Final = [("to", 40401), ("barn", 4)]
