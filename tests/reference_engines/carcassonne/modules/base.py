"""The base game: seven followers."""

from __future__ import annotations

from reference_engines.carcassonne.module_rules import MeepleRules, ModuleRules


class BaseRules(ModuleRules):
    order = 0
    meeples = (MeepleRules("follower", 7, ("city", "road", "cloister", "shrine", "field")),)


RULES = BaseRules
