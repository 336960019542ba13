"""View of The River II."""

from __future__ import annotations

from typing import TypedDict


class RiverView(TypedDict):
    """River tiles that are still to come, with their number."""

    river: dict[str, int]
