"""Vocabulary indices of the tiles, meeples, rules and phases of a table, computed once."""

from __future__ import annotations

from typing import final

from bastide.games.carcassonne.encoding.vocabulary import (
    MEEPLE_VOCABULARY,
    PHASE_VOCABULARY,
    RULE_VOCABULARY,
    TILE_VOCABULARY,
)
from bastide.games.carcassonne.rules.action_space import MEEPLE_IDS
from bastide.games.carcassonne.rules.module_api import Rules


@final
class VocabularyIndices:
    """Vocabulary indices for one set of rules."""

    def __init__(self, rules: Rules) -> None:
        known = {tile: place for place, tile in enumerate(TILE_VOCABULARY)}
        #: By tile kind: its vocabulary index.
        self.tile_indices: list[int] = [known[tile.id] for tile in rules.tile_set.tiles]
        #: Indices of the active ``rules``.
        self.active_rule_indices: list[int] = [RULE_VOCABULARY.index(module.id) for module in rules.modules]
        self.active_rule_indices += [RULE_VOCABULARY.index(variant.partition("=")[0]) for variant in rules.variants]
        #: By meeple kind: its vocabulary index, or -1.
        self.meeple_indices: list[int] = [
            MEEPLE_VOCABULARY.index(name) if name in MEEPLE_VOCABULARY else -1 for name in MEEPLE_IDS
        ]
        #: By index in the chain of phases: vocabulary index of the phase, or -1.
        self.phase_indices: list[int] = [
            PHASE_VOCABULARY.index(phase.id) if phase.id in PHASE_VOCABULARY else -1 for phase in rules.phases
        ]
