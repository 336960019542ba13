"""Vocabulary indices of the tiles, meeples, rules and phases of a table, computed once."""

from __future__ import annotations

from typing import final

from bastide.games.carcassonne.encoding.vocabulary import FIGURES, PHASES, RULES, TILES
from bastide.games.carcassonne.rules.actions import FIGURE_IDS
from bastide.games.carcassonne.rules.module_api import Rules


@final
class Tables:
    """Vocabulary indices for one set of rules."""

    def __init__(self, rules: Rules) -> None:
        known = {tile: place for place, tile in enumerate(TILES)}
        #: By tile kind: its vocabulary index.
        self.number: list[int] = [known[tile.id] for tile in rules.kinds.tiles]
        #: Indices of the active ``rules``.
        self.on: list[int] = [RULES.index(module.id) for module in rules.modules]
        self.on += [RULES.index(variant.partition("=")[0]) for variant in rules.variants]
        #: By meeple kind: its vocabulary index, or -1.
        self.figure: list[int] = [FIGURES.index(name) if name in FIGURES else -1 for name in FIGURE_IDS]
        #: By index in the chain of phases: vocabulary index of the phase, or -1.
        self.phase: list[int] = [PHASES.index(phase.id) if phase.id in PHASES else -1 for phase in rules.chain]
