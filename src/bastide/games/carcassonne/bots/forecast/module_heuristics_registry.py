"""Heuristics of the expansion modules in box order: ``HEURISTICS`` in ``modules/ID/bot_heuristics.py``."""

from __future__ import annotations

from typing import Final

from bastide.core.utilities.module_discovery import find_folder_declarations
from bastide.games.carcassonne.bots.forecast.score_forecast import ModuleHeuristics
from bastide.games.carcassonne.rules.action_space import BOX_ORDER, MODULES_PACKAGE


def _find_heuristics() -> list[ModuleHeuristics]:
    declared = find_folder_declarations(MODULES_PACKAGE, "bot_heuristics", "HEURISTICS")
    found: list[ModuleHeuristics] = []
    for module in BOX_ORDER:
        heuristics = declared.get(module)
        if isinstance(heuristics, ModuleHeuristics):
            found.append(heuristics)
    return found


MODULE_HEURISTICS: Final[list[ModuleHeuristics]] = _find_heuristics()
