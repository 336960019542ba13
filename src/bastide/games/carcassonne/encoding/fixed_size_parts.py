"""Parts of an observation with a fixed size: turn, seats, meeples, and the parts of the modules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.board_feature_strengths import FeatureStrengths
from bastide.games.carcassonne.encoding.decision_subject import DecisionSubject
from bastide.games.carcassonne.encoding.meeple_rows import MeepleRows
from bastide.games.carcassonne.encoding.module_observation_registry import MODULE_PART_CLASSES
from bastide.games.carcassonne.encoding.observation_layout import ModuleObservationPart, ObservationLayout
from bastide.games.carcassonne.encoding.seat_rows import SeatRows
from bastide.games.carcassonne.encoding.turn_inputs import TurnNumbers
from bastide.games.carcassonne.encoding.vocabulary import MAX_MEEPLES_PER_PLAYER
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class FixedSizeParts:
    """Writes these parts, and finds the subject of the decision and the feature strengths on the way."""

    def __init__(self, layout: ObservationLayout, players: int) -> None:
        self.turn = TurnNumbers(layout)
        self.seats = SeatRows(layout)
        self.figures = MeepleRows(layout)
        self.module_parts: list[ModuleObservationPart] = [make(layout) for make in MODULE_PART_CLASSES]
        #: Strengths in the position written last.
        self.feature_strengths = FeatureStrengths(players, players * MAX_MEEPLES_PER_PLAYER)
        self.indices_by_rules: dict[int, VocabularyIndices] = {}

    def write_parts(
        self, game: CarcassonneState, tables: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> DecisionSubject:
        """Write all parts. Return the subject of the decision."""
        subject = DecisionSubject(game)
        for module in game.rules.modules:
            for part in self.module_parts:
                if part.module_id == module.id:
                    part.find_subject(game, module.slot, subject)
                    part.write_part(game, module.slot, tables, viewer, row, at)
        self.feature_strengths.read_position(game, viewer)
        self.turn.write_numbers(game, tables, row, at)
        self.seats.write_rows(game, tables, viewer, row, at)
        self.figures.write_rows(game, tables, viewer, row, at)
        return subject

    def vocabulary_indices(self, rules: Rules) -> VocabularyIndices:
        """Return the vocabulary indices of a set of rules. They are cached by identity, because rules never change."""
        known = self.indices_by_rules.get(id(rules))
        if known is None:
            known = VocabularyIndices(rules)
            self.indices_by_rules[id(rules)] = known
        return known
