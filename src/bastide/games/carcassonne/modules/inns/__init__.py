"""Inns & Cathedrals: the big follower, inns and cathedrals."""

from __future__ import annotations

from typing import Final

MEEPLES: Final = ["big"]
