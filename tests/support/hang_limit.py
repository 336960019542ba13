"""Limit of waiting in tests, only against hanging: among fifty busy processes a server needs a minute to start."""

from __future__ import annotations

HANG_LIMIT_SECONDS = 240
