"""The Princess & the Dragon: the module with its hooks, views and snapshots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Plain, Words
from bastide.core.plain import ints, listed, whole
from bastide.games.carcassonne.modules.dragon.fairy import FairyPoint, MoveFairy
from bastide.games.carcassonne.modules.dragon.journey import DragonMoves
from bastide.games.carcassonne.modules.dragon.memory import (
    DRAGON_AT,
    FAIRY_AT,
    GOING_TO,
    JOURNEY,
    OWN,
    RESCUED,
    TRAIL,
    laid,
)
from bastide.games.carcassonne.modules.dragon.portal import PortalFigure, ThroughPortal
from bastide.games.carcassonne.modules.dragon.princess import Rescue
from bastide.games.carcassonne.modules.dragon.tiles import TILES
from bastide.games.carcassonne.rules.actions import FIGURES_ON_MAP
from bastide.games.carcassonne.rules.display.maptext import MapText, read_cell, unreadable
from bastide.games.carcassonne.rules.display.stamp import HEIGHT, WIDTH, Stamp
from bastide.games.carcassonne.rules.map.geometry import CELLS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Alternative, Module, Phase, Position
from bastide.games.carcassonne.rules.state.names import cell_name, cell_named, tiles_named
from bastide.games.carcassonne.rules.tiles.model import DRAGON, PORTAL, PRINCESS, VOLCANO_TILE
from bastide.games.carcassonne.rules.tiles.tileset import counted
from bastide.games.carcassonne.rules.turn.figure_moves import on_tile
from bastide.games.carcassonne.rules.turn.scoring import award

#: Pieces without an owner, in the order of the corners where they are drawn.
NEUTRAL: Final[list[str]] = ["dragon", "fairy"]


class Dragon(Module):
    """Expansion module The Princess & the Dragon."""

    def __init__(self, slot: int) -> None:
        super().__init__("dragon", slot, TILES, DRAGON | PORTAL | PRINCESS | VOLCANO_TILE)
        self.map_words = NEUTRAL
        self.bars = True

    def phases(self) -> list[Phase]:
        return [FairyPoint(self.slot), Rescue(self.slot), PortalFigure(self.slot), DragonMoves(self.slot)]

    def alternatives(self) -> list[Alternative]:
        return [MoveFairy(self.slot), ThroughPortal(self.slot)]

    def blocks(self) -> list[tuple[str, int]]:
        return [("fairy", int(CELLS)), ("to", int(CELLS)), ("dragon", 4), ("knight", FIGURES_ON_MAP)]

    def tallies(self) -> list[str]:
        return ["points_fairy"]

    def memory(self, players: int) -> list[int]:
        return [-1, -1, 0, -1, 0]

    # -- tiles -----------------------------------------------------------------------------------

    def puts_aside(self, state: Position, kind: i64) -> bool:
        """Set a dragon tile aside before the first volcano."""
        module_state = state.extra[self.slot]
        if module_state[DRAGON_AT] >= 0 or state.rules.kinds.tile_marks[kind] & DRAGON == 0:
            return False
        module_state.append(kind)
        return True

    def tiles_aside(self, state: Position) -> list[int]:
        module_state = state.extra[self.slot]
        return module_state[OWN + module_state[TRAIL] :]

    def placed(self, state: Position) -> None:
        module_state = state.extra[self.slot]
        module_state[RESCUED] = 0
        if laid(state, VOLCANO_TILE):
            cell = state.board.tile_cell[-1]
            module_state[DRAGON_AT] = cell
            if state.journal is not None:
                state.journal.note("volcano", {"x": x_of(cell), "y": y_of(cell)})
            self.shuffle_in(state)

    def shuffle_in(self, state: Position) -> None:
        """Shuffle the tiles set aside into the pile when the dragon appears."""
        waiting = self.tiles_aside(state)
        if waiting:
            del state.extra[self.slot][OWN:]
            state.pile += waiting
            state.rng.shuffle(state.pile)
            if state.journal is not None:
                state.journal.note("shuffled_in", {"count": len(waiting)})

    def bars_figures(self, state: Position) -> bool:
        return state.extra[self.slot][RESCUED] == 1

    def bars_tile(self, state: Position, tile: i64) -> bool:
        """No meeple on the dragon's tile (O-06), also a volcano just laid; fairy and barn are allowed (O-05)."""
        return state.board.tile_cell[tile] == state.extra[self.slot][DRAGON_AT]

    # -- scoring ---------------------------------------------------------------------------------

    def scored(self, state: Position, root: i64, final: bool) -> None:
        """Three points to every player with a follower of this feature on the fairy's tile, majority or not (O-04)."""
        fairy = state.extra[self.slot][FAIRY_AT]
        if fairy < 0:
            return
        tile = state.board.tile_at(fairy)
        rewarded: list[int] = []
        for index, owner in enumerate(state.figure_owner):
            if owner in rewarded or not state.rules.figure_of(state.figure_code[index]).is_follower:
                continue
            if state.board.root(state.figure_node[index]) == root and on_tile(state, index, tile):
                rewarded.append(owner)
        for owner in rewarded:
            award(state, owner, 3, "fairy", final, root)

    def special_cell(self, state: Position) -> i64:
        return state.extra[self.slot][FAIRY_AT]

    # -- views ----------------------------------------------------------------------------

    def view(self, state: Position) -> dict[str, Plain]:
        shown = self.places(state)
        shown["aside"] = counted(state.rules.kinds, self.tiles_aside(state))
        return shown

    def places(self, state: Position) -> dict[str, Plain]:
        """Return the cells of the dragon, the fairy and the portal target."""
        module_state = state.extra[self.slot]
        trail: list[Plain] = [cell_name(cell) for cell in module_state[OWN : OWN + module_state[TRAIL]]]
        return {
            "dragon": cell_name(module_state[DRAGON_AT]),
            "fairy": cell_name(module_state[FAIRY_AT]),
            "rescued": module_state[RESCUED],
            "portal": cell_name(module_state[GOING_TO]),
            "trail": trail,
        }

    def terminal_lines(self, shown: dict[str, Plain], translator: Words) -> list[str]:
        """List the cells of dragon and fairy, and the tiles set aside."""
        lines: list[str] = []
        for name in NEUTRAL:
            place = ints(shown[name])
            if place:
                lines.append(translator.tell("carcassonne", name, {"x": place[0], "y": place[1]}))
        aside = shown["aside"]
        if isinstance(aside, dict) and aside:
            tiles: list[Plain] = [tile for tile, count in aside.items() for _ in range(whole(count))]
            lines.append(translator.tell("carcassonne", "aside", {"tiles": tiles}))
        return lines

    def draw_on(self, ascii_tile: Stamp, shown: dict[str, Plain], x: int, y: int) -> None:
        """Draw the letters of dragon and fairy in the lower corners."""
        for corner, name in enumerate(NEUTRAL):
            if shown.get(name) == [x, y]:
                ascii_tile.put((HEIGHT - 1, corner * (WIDTH - 1)), name[0].upper())

    # -- snapshots ---------------------------------------------------------------

    def written(self, state: Position) -> dict[str, Plain]:
        data = self.places(state)
        data["aside"] = state.tile_ids(self.tiles_aside(state))
        return data

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        trail = [cell_named(cell) for cell in listed(data["trail"])]
        module_state = [cell_named(data["dragon"]), cell_named(data["fairy"]), whole(data["rescued"])]
        return [*module_state, cell_named(data["portal"]), len(trail), *trail, *tiles_named(state, data["aside"])]

    # -- board text ------------------------------------------------------------------

    def read_line(self, found: MapText, words: list[str], line: str) -> bool:
        """Parse ``dragon at 3,0`` or ``fairy at 1,0``."""
        if words[0] not in NEUTRAL:
            return False
        if len(words) != 3 or words[1] != "at":
            raise unreadable(line, f"expected '{words[0]} at X,Y' like '{words[0]} at 3,0'")
        x, y = read_cell(words[2], line)
        found.saying(self.id)[words[0]] = [x, y]
        return True

    def map_lines(self, shown: dict[str, Plain]) -> list[str]:
        lines: list[str] = []
        for name in NEUTRAL:
            place = ints(shown.get(name, []))
            if place:
                lines.append(f"{name} at {place[0]},{place[1]}")
        return lines

    def arrange(self, state: Position, wanted: MapText) -> None:
        module_data = wanted.saying(self.id)
        module_state = state.extra[self.slot]
        module_state[DRAGON_AT] = cell_named(module_data.get("dragon", []))
        module_state[FAIRY_AT] = cell_named(module_data.get("fairy", []))

    def problems(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if (
            len(module_state) < OWN
            or not 0 <= module_state[TRAIL] < JOURNEY
            or len(module_state) < OWN + module_state[TRAIL]
        ):
            return [f"dragon: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        for at, name in ((DRAGON_AT, "dragon"), (FAIRY_AT, "fairy"), (GOING_TO, "portal's end")):
            cell = module_state[at]
            if cell != -1 and (not 0 <= cell < CELLS or state.board.tile_at(cell) < 0):
                found.append(f"the {name} is on cell {cell}, which has no tile")
        if module_state[RESCUED] not in (0, 1):
            found.append(f"the princess has returned {module_state[RESCUED]} knights")
        aside = self.tiles_aside(state)
        if aside and module_state[DRAGON_AT] >= 0:
            found.append("tiles are set aside although the dragon is on the board")
        for kind in aside:
            if not 0 <= kind < len(state.rules.kinds.tiles) or not state.rules.kinds.tile_marks[kind] & DRAGON:
                found.append(f"tile kind {kind} is set aside without a dragon symbol")
        return found
