"""What follows from the rules of a table alone: made once, and looked up in every observation."""

from __future__ import annotations

from typing import final

from bastide.games.carcassonne.encoding.vocabulary import FIGURES, PHASES, RULES, TILES
from bastide.games.carcassonne.rules.actions import FIGURE_IDS
from bastide.games.carcassonne.rules.module_api import Rules


@final
class Tables:
    """Which place in the vocabulary the tiles, figures, rules and phases of a table have."""

    def __init__(self, rules: Rules) -> None:
        known = {tile: place for place, tile in enumerate(TILES)}
        #: By kind: the place of the tile in the vocabulary.
        self.number: list[int] = [known[tile.id] for tile in rules.kinds.tiles]
        #: The numbers of ``rules`` that are 1.
        self.on: list[int] = [RULES.index(module.id) for module in rules.modules]
        self.on += [RULES.index(variant.partition("=")[0]) for variant in rules.variants]
        #: By figure: its place in the vocabulary, or -1.
        self.figure: list[int] = [FIGURES.index(name) if name in FIGURES else -1 for name in FIGURE_IDS]
        #: By place in the chain: the number of the phase among those that ask, or -1.
        self.phase: list[int] = [PHASES.index(phase.id) if phase.id in PHASES else -1 for phase in rules.chain]
