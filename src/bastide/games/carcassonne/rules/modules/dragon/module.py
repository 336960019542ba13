"""The Princess & the Dragon: what it brings to the table, and how its parts hang together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.geometry import CELLS, cell_at, x_of, y_of
from bastide.games.carcassonne.rules.module import Module
from bastide.games.carcassonne.rules.modules.dragon.fairy import FairyPoint, MoveFairy
from bastide.games.carcassonne.rules.modules.dragon.journey import DragonMoves
from bastide.games.carcassonne.rules.modules.dragon.own import (
    DRAGON_AT,
    FAIRY_AT,
    GOING_TO,
    JOURNEY,
    OWN,
    RESCUED,
    TRAIL,
    laid,
    place_of,
)
from bastide.games.carcassonne.rules.modules.dragon.portal import PortalFigure, ThroughPortal
from bastide.games.carcassonne.rules.modules.dragon.princess import Rescue
from bastide.games.carcassonne.rules.phase import Alternative, Phase
from bastide.games.carcassonne.rules.scoring import FAIRY
from bastide.games.carcassonne.rules.tiles.model import DRAGON, PORTAL, PRINCESS, VOLCANO_TILE
from bastide.games.carcassonne.rules.view import counted

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.maptext import MapText
    from bastide.games.carcassonne.rules.state import CarcassonneState


class Dragon(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("dragon", slot, DRAGON | PORTAL | PRINCESS | VOLCANO_TILE)

    def phases(self) -> list[Phase]:
        return [FairyPoint(self.slot), Rescue(self.slot), PortalFigure(self.slot), DragonMoves(self.slot)]

    def alternatives(self) -> list[Alternative]:
        return [MoveFairy(self.slot), ThroughPortal(self.slot)]

    def own(self, players: int) -> list[int]:
        return [-1, -1, 0, -1, 0]

    def arrange(self, state: CarcassonneState, wanted: MapText) -> None:
        own = state.extra[self.slot]
        for name, at in (("dragon", DRAGON_AT), ("fairy", FAIRY_AT)):
            if name in wanted.neutral:
                x, y = wanted.neutral[name]
                own[at] = cell_at(x, y)

    # -- tiles -----------------------------------------------------------------------------------

    def puts_aside(self, state: CarcassonneState, kind: i64) -> bool:
        """Before the first volcano a dragon tile waits beside the map."""
        own = state.extra[self.slot]
        if own[DRAGON_AT] >= 0 or state.rules.kinds.tile_marks[kind] & DRAGON == 0:
            return False
        own.append(kind)
        return True

    def tiles_aside(self, state: CarcassonneState) -> list[int]:
        own = state.extra[self.slot]
        return own[OWN + own[TRAIL] :]

    def placed(self, state: CarcassonneState) -> None:
        own = state.extra[self.slot]
        own[RESCUED] = 0
        if laid(state, VOLCANO_TILE):
            cell = state.board.tile_cell[-1]
            own[DRAGON_AT] = cell
            if state.journal is not None:
                state.journal.note("volcano", {"x": x_of(cell), "y": y_of(cell)})
            self.shuffle_in(state)

    def shuffle_in(self, state: CarcassonneState) -> None:
        """The dragon is there: the tiles put aside go back into the pile."""
        waiting = self.tiles_aside(state)
        if waiting:
            del state.extra[self.slot][OWN:]
            state.pile += waiting
            state.rng.shuffle(state.pile)
            if state.journal is not None:
                state.journal.note("shuffled_in", {"count": len(waiting)})

    def bars_figures(self, state: CarcassonneState) -> bool:
        return state.extra[self.slot][RESCUED] == 1

    def bars_tile(self, state: CarcassonneState, tile: i64) -> bool:
        """Nobody goes where the dragon is (O-06), so nobody on a volcano just laid; fairy and barn may (O-05)."""
        return state.board.tile_cell[tile] == state.extra[self.slot][DRAGON_AT]

    # -- scoring ---------------------------------------------------------------------------------

    def scored(self, state: CarcassonneState, root: i64, final: bool) -> None:
        """Three points to everyone with a follower of this feature on the fairy's tile, majority or not (O-04)."""
        fairy = state.extra[self.slot][FAIRY_AT]
        if fairy < 0:
            return
        tile = state.board.tile_at(fairy)
        rewarded: list[int] = []
        for index, owner in enumerate(state.figure_owner):
            if owner in rewarded or not state.rules.figure_of(state.figure_code[index]).is_follower:
                continue
            if state.board.root(state.figure_node[index]) == root and state.on_tile(index, tile):
                rewarded.append(owner)
        for owner in rewarded:
            state.award(owner, 3, FAIRY, final, root)

    def special_cell(self, state: CarcassonneState) -> i64:
        return state.extra[self.slot][FAIRY_AT]

    # -- what is seen ----------------------------------------------------------------------------

    def view(self, state: CarcassonneState) -> dict[str, Plain]:
        own = state.extra[self.slot]
        trail: list[Plain] = [place_of(cell) for cell in own[OWN : OWN + own[TRAIL]]]
        return {
            "dragon": place_of(own[DRAGON_AT]),
            "fairy": place_of(own[FAIRY_AT]),
            "rescued": own[RESCUED],
            "portal": place_of(own[GOING_TO]),
            "trail": trail,
            "aside": counted(state.rules.kinds, self.tiles_aside(state)),
        }

    def problems(self, state: CarcassonneState) -> list[str]:
        own = state.extra[self.slot]
        if len(own) < OWN or not 0 <= own[TRAIL] < JOURNEY or len(own) < OWN + own[TRAIL]:
            return [f"the dragon keeps {len(own)} numbers"]
        found: list[str] = []
        for at, name in ((DRAGON_AT, "dragon"), (FAIRY_AT, "fairy"), (GOING_TO, "portal's end")):
            cell = own[at]
            if cell != -1 and (not 0 <= cell < CELLS or state.board.tile_at(cell) < 0):
                found.append(f"the {name} is on cell {cell}, where no tile lies")
        if own[RESCUED] not in (0, 1):
            found.append(f"the princess has sent {own[RESCUED]} knights home")
        aside = self.tiles_aside(state)
        if aside and own[DRAGON_AT] >= 0:
            found.append("tiles are put aside although the dragon is there")
        for kind in aside:
            if not 0 <= kind < len(state.rules.kinds.tiles) or not state.rules.kinds.tile_marks[kind] & DRAGON:
                found.append(f"tile {kind} is put aside without a dragon on it")
        return found
