"""The Princess & the Dragon: the dragon, the fairy, princesses and portals."""

from __future__ import annotations

from typing import Final

ACTION_BLOCKS: Final = [("fairy", 40401), ("to", 40401), ("dragon", 4), ("knight", 96)]
