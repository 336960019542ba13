"""View of Abbey & Mayor."""

from __future__ import annotations

from typing import TypedDict


class AbbeyView(TypedDict):
    """``abbeys``: 1 for players who have an abbey. ``wagon_to``: index in ``board`` of the wagon's target, or -1."""

    abbeys: list[int]
    wagon_to: int
