"""Traders & Builders: the builder, the pig and goods."""

from __future__ import annotations

from typing import Final

MEEPLES: Final = ["builder", "pig"]
