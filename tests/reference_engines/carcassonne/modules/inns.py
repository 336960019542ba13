"""Inns & Cathedrals: the big follower, inns and cathedrals."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.module_rules import MeepleRules, ModuleRules


class InnsRules(ModuleRules):
    order = 5
    meeples = (MeepleRules("big", 1, ("city", "road", "cloister", "shrine", "field"), strength=2),)
    symbols = ("inn", "cathedral")

    def feature_value(self, land: BoardFeature, value: int) -> int:
        """A road with an inn and a city with a cathedral count more if complete, and nothing if not."""
        if land.kind == "road" and "inn" in land.marks:
            return 2 * land.size if land.complete else 0
        if land.kind == "city" and "cathedral" in land.marks:
            return 3 * (land.size + land.shields) if land.complete else 0
        return value


RULES = InnsRules
