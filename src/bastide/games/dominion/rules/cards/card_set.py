"""Facts about a folder of cards that differ from the defaults."""

from __future__ import annotations

from typing import final


@final
class CardSet:
    """Facts about a folder in ``sets``; a folder without them is a set of its own with the id of the folder.

    ``sets``: the ids of the sets that its cards belong to, if not the id of the folder. ``edition``: the edition of the
    base game that the set is, or 0.
    """

    def __init__(self, sets: list[str] | None = None, edition: int = 0) -> None:
        self.sets: list[str] = [] if sets is None else sets
        self.edition = edition
