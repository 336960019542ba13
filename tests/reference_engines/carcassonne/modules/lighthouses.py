"""The Lighthouses."""

from __future__ import annotations

from reference_engines.carcassonne.module_rules import ModuleRules


class LighthousesRules(ModuleRules):
    """Tiles only; no rules of its own."""


RULES = LighthousesRules
