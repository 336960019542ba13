"""Parts of an observation with a fixed size: turn, seats, meeples, and the parts of the modules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.figures import FiguresPart
from bastide.games.carcassonne.encoding.holders import Holders
from bastide.games.carcassonne.encoding.modules import MODULE_PARTS
from bastide.games.carcassonne.encoding.seats import SeatsPart
from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.turn import TurnPart
from bastide.games.carcassonne.encoding.vocabulary import EACH
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class CommonParts:
    """Writes these parts, and finds the subject of the decision and the feature strengths on the way."""

    def __init__(self, layout: Sheet, players: int) -> None:
        self.turn = TurnPart(layout)
        self.seats = SeatsPart(layout)
        self.figures = FiguresPart(layout)
        self.of_modules: list[ModulePart] = [make(layout) for make in MODULE_PARTS]
        #: Strengths in the position written last.
        self.holders = Holders(players, players * EACH)
        self.known: dict[int, Tables] = {}

    def write(self, game: CarcassonneState, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> Subject:
        """Write all parts. Return the subject of the decision."""
        subject = Subject(game)
        for module in game.rules.modules:
            for part in self.of_modules:
                if part.module == module.id:
                    part.look(game, module.slot, subject)
                    part.write(game, module.slot, tables, viewer, row, at)
        self.holders.look(game, viewer)
        self.turn.write(game, tables, row, at)
        self.seats.write(game, tables, viewer, row, at)
        self.figures.write(game, tables, viewer, row, at)
        return subject

    def tables(self, rules: Rules) -> Tables:
        """Return the vocabulary indices of a set of rules. They are cached by identity, because rules never change."""
        known = self.known.get(id(rules))
        if known is None:
            known = Tables(rules)
            self.known[id(rules)] = known
        return known
