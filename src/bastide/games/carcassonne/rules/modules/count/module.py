"""The Count of Carcassonne: the city lies in the middle, and its quarters lend followers just before a scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.actions import QUARTERS
from bastide.games.carcassonne.rules.figures import BIG, FIGURE_IDS, FIGURE_KINDS, FOLLOWER
from bastide.games.carcassonne.rules.geometry import CELLS, ORIGIN, WIDTH, x_of, y_of
from bastide.games.carcassonne.rules.module import Module
from bastide.games.carcassonne.rules.modules.count.bringing import BringOut
from bastide.games.carcassonne.rules.modules.count.own import (
    BROUGHT,
    CASTLE,
    COUNT_IN,
    GAINED,
    GAVE,
    GOING_TO,
    OWN,
    OWN_STRENGTH,
    QUARTER_IDS,
    SERVES,
    inside,
    move_in,
)
from bastide.games.carcassonne.rules.modules.count.sending import MoveCount, ToCarcassonne
from bastide.games.carcassonne.rules.phase import LAST_REDEPLOY, REDEPLOY, Phase
from bastide.games.carcassonne.rules.tiles.model import CARCASSONNE

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.maptext import MapText
    from bastide.games.carcassonne.rules.state import CarcassonneState


class Count(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("count", slot, CARCASSONNE)
        self.lays_start = True
        self.changes_strength = True
        self.standing_cities = 1

    def phases(self) -> list[Phase]:
        return [
            BringOut(self.slot, "redeploy", REDEPLOY),
            ToCarcassonne(self.slot),
            MoveCount(self.slot),
            BringOut(self.slot, "last_redeploy", LAST_REDEPLOY),
        ]

    def own(self, players: int) -> list[int]:
        return [CASTLE, 0, 0, 0, 0, -1, -1] + [0] * (players * QUARTERS * FIGURE_KINDS)

    def start(self, state: CarcassonneState) -> None:
        """The twelve tiles, four in a row; the south-west corner of the city lies at 0,0."""
        for kind, tile in enumerate(state.rules.kinds.tiles):
            if tile.module == self.id:
                column, row = tile.position
                state.board.lay(kind, ORIGIN + (2 - row) * WIDTH + column, 0)

    def arrange(self, state: CarcassonneState, wanted: MapText) -> None:
        if wanted.count:
            state.extra[self.slot][COUNT_IN] = QUARTER_IDS.index(wanted.count)
        for player, figure, quarter in wanted.quarters:
            move_in(state, self.slot, player, FIGURE_IDS.index(figure), QUARTER_IDS.index(quarter))

    def figures_held(self, state: CarcassonneState, player: int, code: int) -> int:
        return sum([int(inside(state, self.slot, player, quarter, code)) for quarter in range(QUARTERS)])

    # -- points ----------------------------------------------------------------------------------

    def placed(self, state: CarcassonneState) -> None:
        own = state.extra[self.slot]
        own[GAVE] = 0
        own[GAINED] = 0

    def awarded(self, state: CarcassonneState, player: i64, points: i64) -> None:
        """All points that a tile brings count, those of fairy, barns and castles too (O-26)."""
        if points > 0:
            state.extra[self.slot][GAINED if player == state.active else GAVE] = 1

    def strength(self, state: CarcassonneState, index: i64, root: i64, strength: i64) -> i64:
        brought: i64 = state.extra[self.slot][BROUGHT]
        if brought < 0 or index < brought or state.figure_code[index] in (FOLLOWER, BIG):
            return strength
        return strength if OWN_STRENGTH in state.rules.variants else 2

    def completed(self, state: CarcassonneState, root: i64) -> None:
        """It has been scored: whoever came out for it is an ordinary follower from now on."""
        state.extra[self.slot][BROUGHT] = -1

    # -- what is seen ----------------------------------------------------------------------------

    def view(self, state: CarcassonneState) -> dict[str, Plain]:
        own = state.extra[self.slot]
        quarters: list[Plain] = []
        for player in range(state.players):
            held: dict[str, Plain] = {}
            for quarter, name in enumerate(QUARTER_IDS):
                there: dict[str, Plain] = {
                    f.id: int(inside(state, self.slot, player, quarter, f.code))
                    for f in state.rules.figures
                    if inside(state, self.slot, player, quarter, f.code) > 0
                }
                held[name] = there
            quarters.append(held)
        going = own[GOING_TO]
        return {
            "count": QUARTER_IDS[own[COUNT_IN]],
            "quarters": quarters,
            "gave": own[GAVE],
            "gained": own[GAINED],
            "brought": own[BROUGHT],
            "going_to": [] if going < 0 else [x_of(going), y_of(going)],
        }

    def problems(self, state: CarcassonneState) -> list[str]:
        own = state.extra[self.slot]
        if len(own) != OWN + state.players * QUARTERS * FIGURE_KINDS:
            return [f"Carcassonne keeps {len(own)} numbers"]
        found: list[str] = []
        if not 0 <= own[COUNT_IN] < QUARTERS:
            return [f"the count is in quarter {own[COUNT_IN]}"]
        going = own[GOING_TO]
        if going != -1 and (not 0 <= going < CELLS or state.board.tile_at(going) < 0):
            found.append(f"a follower leaves Carcassonne for cell {going}, where no tile lies")
        for player in range(state.players):
            for quarter in range(QUARTERS):
                for code in range(FIGURE_KINDS):
                    count = inside(state, self.slot, player, quarter, code)
                    figure = state.rules.figure[code] if code < len(FIGURE_IDS) else None
                    if count < 0 or (count > 0 and (figure is None or not figure.stands_on(SERVES[quarter]))):
                        found.append(f"player {player} has {count} figures {code} in quarter {quarter}")
        return found
