"""Facts about a folder of cards that differ from the defaults."""

from __future__ import annotations

from typing import final


@final
class CardSet:
    """Facts about a folder in ``sets``; a folder without them is a set of its own with the id of the folder.

    ``sets``: the ids of the sets that its cards belong to, if not the id of the folder. ``edition``: the edition of the
    base game that the set is, or 0. ``adds_colony``: whether its cards can bring Platinum and Colony into the game.
    """

    def __init__(self, sets: list[str] | None = None, edition: int = 0, adds_colony: bool = False) -> None:
        self.sets: list[str] = [] if sets is None else sets
        self.edition = edition
        self.adds_colony = adds_colony
