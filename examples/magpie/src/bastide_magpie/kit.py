"""Kit of the game: where Bastide finds its parts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core import Kit

KIT: Final = Kit(folder=Path(__file__).parent, package=__package__, game="game:GAME", page="page")
