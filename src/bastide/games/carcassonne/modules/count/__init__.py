"""The Count of Carcassonne: the city, its quarters and the count."""

from __future__ import annotations

from typing import Final

ACTION_BLOCKS: Final = [("to", 40401), ("count", 4)]
