"""Abbey & Mayor: what it brings to the table, and how its parts hang together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.figures import BARN, FIGURE_IDS, Figure
from bastide.games.carcassonne.rules.geometry import cell_at
from bastide.games.carcassonne.rules.maptext import MapText, unreadable
from bastide.games.carcassonne.rules.module import Module
from bastide.games.carcassonne.rules.modules.abbey.abbeys import ABBEY_TILE, LastAbbeys, Source
from bastide.games.carcassonne.rules.modules.abbey.barns import (
    Barn,
    BuildBarn,
    barn_value,
    field_at_corner,
    fields_joined,
    put_barn,
)
from bastide.games.carcassonne.rules.modules.abbey.followers import Mayor, Wagon
from bastide.games.carcassonne.rules.modules.abbey.own import GOING_TO, corner_at, held_at, wagons_at
from bastide.games.carcassonne.rules.modules.abbey.wagons import Travel, note_wagons
from bastide.games.carcassonne.rules.phase import Alternative, Phase
from bastide.games.carcassonne.rules.scoring import FIELDS
from bastide.games.carcassonne.rules.tiles.model import ABBEY

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState

#: In the box, for as many players. Those that nobody has stay there.
ABBEYS: Final = 6


class Abbey(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("abbey", slot, ABBEY)
        self.scores_fields = True

    def figures(self) -> list[Figure]:
        return [Mayor(), Wagon(), Barn(self.slot)]

    def phases(self) -> list[Phase]:
        return [Source(self.slot), Travel(self.slot), LastAbbeys(self.slot)]

    def alternatives(self) -> list[Alternative]:
        return [BuildBarn(self.slot)]

    def own(self, players: int) -> list[int]:
        return [-1, 0, -1] + [1] * players + [-1] * players

    def arrange(self, state: CarcassonneState, wanted: MapText) -> None:
        """Barns that stand on a map made by hand; abbeys that lie there were those of the last players."""
        own = state.extra[self.slot]
        laid = state.board.tile_kind.count(state.rules.kinds.number[ABBEY_TILE])
        for player in range(state.players):
            if player >= state.players - laid:
                own[held_at(player)] = 0
        for player, figure, x, y, _, _ in wanted.figures:
            if figure == FIGURE_IDS[BARN]:
                tile = state.board.tile_at(cell_at(x, y))
                corner = wanted.corners[player]
                if field_at_corner(state.board, tile, corner) < 0 or own[corner_at(state.players, player)] >= 0:
                    raise unreadable(f"barn at {x},{y}", "no barn can stand there")
                put_barn(state, self.slot, player, tile, corner)

    def tiles_aside(self, state: CarcassonneState) -> list[int]:
        own = state.extra[self.slot]
        held = sum([own[held_at(player)] for player in range(state.players)])
        return [state.rules.kinds.number[ABBEY_TILE]] * (ABBEYS - state.players + held)

    def fills_holes(self, state: CarcassonneState) -> bool:
        return any(state.extra[self.slot][held_at(player)] == 1 for player in range(state.players))

    def scored(self, state: CarcassonneState, root: i64, final: bool) -> None:
        if not final:
            note_wagons(state, self.slot, root)

    def fields_due(self, state: CarcassonneState) -> list[int]:
        return fields_joined(state)

    def final_scoring(self, state: CarcassonneState) -> None:
        """Every barn scores its whole field, several in one field each in full."""
        board = state.board
        for index, code in enumerate(state.figure_code):
            if code == BARN:
                cities = board.cities_beside(board.root(state.figure_node[index]))
                state.award(
                    state.figure_owner[index], barn_value(board, cities), FIELDS, True, state.figure_node[index]
                )

    def view(self, state: CarcassonneState) -> dict[str, Plain]:
        own = state.extra[self.slot]
        abbeys: list[Plain] = [own[held_at(player)] for player in range(state.players)]
        return {"abbeys": abbeys, "wagon_to": own[GOING_TO]}

    def problems(self, state: CarcassonneState) -> list[str]:
        own = state.extra[self.slot]
        if len(own) < wagons_at(state.players) or (len(own) - wagons_at(state.players)) % 2:
            return [f"abbeys, barns and wagons keep {len(own)} numbers"]
        found: list[str] = []
        for player in range(state.players):
            if own[held_at(player)] not in (0, 1):
                found.append(f"player {player} has {own[held_at(player)]} abbeys in hand")
            built = [i for i, code in enumerate(state.figure_code) if code == BARN and state.figure_owner[i] == player]
            if (own[corner_at(state.players, player)] >= 0) != (len(built) == 1):
                found.append(f"the barn of player {player} stands on corner {own[corner_at(state.players, player)]}")
        return found
