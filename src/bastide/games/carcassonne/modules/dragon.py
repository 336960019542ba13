"""The Princess & the Dragon: a dragon who sends everybody home, a fairy who keeps him off, princesses and portals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.actions import DRAGON as DRAGON_STEP
from bastide.games.carcassonne.actions import FAIRY as FAIRY_TO
from bastide.games.carcassonne.actions import FIGURES_ON_MAP, KNIGHT, TO
from bastide.games.carcassonne.figures import FIGURE_KINDS
from bastide.games.carcassonne.geometry import CELLS, FACINGS, STEPS, cell_at, x_of, y_of
from bastide.games.carcassonne.maptext import COLOURS
from bastide.games.carcassonne.module import Module
from bastide.games.carcassonne.phase import DRAGON as DRAGON_MOMENT
from bastide.games.carcassonne.phase import FIGURE, PRINCESS, TURN_START, Alternative, Phase
from bastide.games.carcassonne.scoring import FAIRY as FAIRY_POINTS
from bastide.games.carcassonne.standing import (
    code_of,
    feature_of,
    figure_action,
    names_figure,
    stand_meaning,
    stand_notation,
)
from bastide.games.carcassonne.tiles.model import DRAGON, FIELD, PORTAL, VOLCANO_TILE
from bastide.games.carcassonne.tiles.model import PRINCESS as PRINCESS_MARK
from bastide.games.carcassonne.turn import tile_barred
from bastide.games.carcassonne.view import counted

if TYPE_CHECKING:
    from bastide.games.carcassonne.maptext import MapText
    from bastide.games.carcassonne.state import CarcassonneState

# The module's own numbers; behind them the cells of the dragon's journey so far, then the tiles put aside.
DRAGON_AT: Final = 0  # the dragon's cell, or -1 before the first volcano
FAIRY_AT: Final = 1  # the fairy's cell, or -1 beside the map
RESCUED: Final = 2  # 1: the princess on the tile just laid has sent a knight home
GOING_TO: Final = 3  # the cell that a follower goes to through the portal, or -1
TRAIL: Final = 4  # how many cells the dragon has been on in this journey, the first one included; 0: no journey
OWN: Final[i64] = 5

#: Six steps, whatever the number of players; and the cell where they begin.
JOURNEY: Final = 7


# -- the fairy ---------------------------------------------------------------------------------------


class FairyPoint(Phase):
    """Whoever begins a turn with a follower on the fairy's tile gets a point (O-03)."""

    def __init__(self, slot: int) -> None:
        super().__init__("fairy_point", TURN_START)
        self.slot = slot

    def begin(self, state: CarcassonneState) -> bool:
        if stands_at(state, state.active, state.extra[self.slot][FAIRY_AT]):
            state.award(state.active, 1, FAIRY_POINTS, False)
        return False


class MoveFairy(Alternative):
    """Instead of placing a figure: the fairy goes to another tile with a follower of one's own."""

    def __init__(self, slot: int) -> None:
        super().__init__(FAIRY_TO, CELLS)
        self.slot = slot

    def add_to(self, state: CarcassonneState, actions: list[int]) -> None:
        board = state.board
        here = state.extra[self.slot][FAIRY_AT]
        cells: list[int] = []
        for index, owner in enumerate(state.figure_owner):
            if owner == state.active and state.rules.figure_of(state.figure_code[index]).is_follower:
                add_new(cells, here, board.tile_cell[board.node_tile[state.figure_node[index]]])
                for module in state.rules.modules:
                    second = module.also_on(state, index)
                    if second >= 0:
                        add_new(cells, here, board.tile_cell[second])
        cells.sort()
        for cell in cells:
            actions.append(FAIRY_TO + cell)

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        cell = action - FAIRY_TO
        return cell != state.extra[self.slot][FAIRY_AT] and stands_at(state, state.active, cell)

    def perform(self, state: CarcassonneState, action: int) -> bool:
        cell = action - FAIRY_TO
        state.extra[self.slot][FAIRY_AT] = cell
        if state.journal is not None:
            state.journal.note("fairy", {"player": int(state.active), "x": x_of(cell), "y": y_of(cell)})
        return True

    def notation(self, state: CarcassonneState, action: int) -> str:
        cell = action - FAIRY_TO
        return f"fairy to {x_of(cell)},{y_of(cell)}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        cell = action - FAIRY_TO
        return {"do": "fairy", "x": x_of(cell), "y": y_of(cell)}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        cell = action - FAIRY_TO
        where = f"{x_of(cell)},{y_of(cell)}"
        if cell == state.extra[self.slot][FAIRY_AT]:
            return f"the fairy is at {where} already"
        return f"you have no follower at {where} for the fairy to join"


def add_new(cells: list[int], here: int, cell: int) -> None:
    if cell != here and cell not in cells:
        cells.append(cell)


def stands_at(state: CarcassonneState, player: i64, cell: i64) -> bool:
    """Whether a player has a follower on the tile of this cell."""
    tile = state.board.tile_at(cell) if cell >= 0 else -1
    if tile < 0:
        return False
    for index, owner in enumerate(state.figure_owner):
        mine = owner == player and state.rules.figure_of(state.figure_code[index]).is_follower
        if mine and state.on_tile(index, tile):
            return True
    return False


# -- the portal --------------------------------------------------------------------------------------


class ThroughPortal(Alternative):
    """From a tile with a portal a follower may go to any other tile, onto something unfinished that nobody holds.

    First the tile is named; which follower goes where on it is asked by ``PortalFigure``.
    """

    def __init__(self, slot: int) -> None:
        super().__init__(TO, CELLS)
        self.slot = slot

    def add_to(self, state: CarcassonneState, actions: list[int]) -> None:
        board = state.board
        if not laid(state, PORTAL):
            return
        cells: list[int] = []
        tile: i64 = 0
        while tile < len(board.tile_kind) - 1:
            if portal_leads_to(state, tile):
                cells.append(board.tile_cell[tile])
            tile += 1
        cells.sort()
        for cell in cells:
            actions.append(TO + cell)

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        tile = state.board.tile_at(action - TO)
        return laid(state, PORTAL) and 0 <= tile < len(state.board.tile_kind) - 1 and portal_leads_to(state, tile)

    def perform(self, state: CarcassonneState, action: int) -> bool:
        state.extra[self.slot][GOING_TO] = action - TO
        return True

    def notation(self, state: CarcassonneState, action: int) -> str:
        cell = action - TO
        return f"portal to {x_of(cell)},{y_of(cell)}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        cell = action - TO
        return {"do": "portal", "x": x_of(cell), "y": y_of(cell)}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if not laid(state, PORTAL):
            return "there is no portal on this tile"
        cell = action - TO
        where = f"{x_of(cell)},{y_of(cell)}"
        tile = state.board.tile_at(cell)
        if tile < 0:
            return f"there is no tile at {where}"
        if tile == len(state.board.tile_kind) - 1:
            return "the portal leads to other tiles; on this one a figure is placed as usual"
        if tile_barred(state, tile):
            return f"nobody may be put on the tile at {where} now"
        return f"at {where} there is nothing unfinished and free for a follower of yours"


class PortalFigure(Phase):
    """Which follower comes out of the portal, and on what."""

    def __init__(self, slot: int) -> None:
        super().__init__("portal", FIGURE)
        self.slot = slot

    def begin(self, state: CarcassonneState) -> bool:
        if state.extra[self.slot][GOING_TO] < 0:
            return False
        state.asked = state.active
        return True

    def tile(self, state: CarcassonneState) -> i64:
        return state.board.tile_at(state.extra[self.slot][GOING_TO])

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        actions: list[int] = []
        tile = self.tile(state)
        if tile < 0 or tile_barred(state, tile):
            return actions
        first: i64 = state.board.tile_node[tile]
        size: i64 = state.rules.kinds.size[state.board.tile_kind[tile]]
        for figure in state.rules.figures:
            feature: i64 = 0
            while feature < size:
                if may_come_out(state, figure.code, first + feature):
                    actions.append(figure_action(figure.code, feature))
                feature += 1
        return actions

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        tile = self.tile(state)
        if tile < 0 or not names_figure(state, tile, action) or tile_barred(state, tile):
            return False
        return may_come_out(state, code_of(action), state.board.tile_node[tile] + feature_of(action))

    def perform(self, state: CarcassonneState, action: int) -> bool:
        node = state.board.tile_node[self.tile(state)] + feature_of(action)
        state.extra[self.slot][GOING_TO] = -1
        state.deploy(state.active, code_of(action), node)
        return True

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        cell = state.extra[self.slot][GOING_TO]
        return {"tile": state.tile_id(state.board.tile_kind[self.tile(state)]), "x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: CarcassonneState, action: int) -> str:
        return stand_notation(state, self.tile(state), action)

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        return stand_meaning(state, self.tile(state), action)

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if not names_figure(state, self.tile(state), action):
            return "a follower must come out of the portal now"
        return "through the portal a follower of yours goes onto something unfinished that nobody holds"


def portal_leads_to(state: CarcassonneState, tile: i64) -> bool:
    """Whether a follower of the active player can go to an earlier tile."""
    board = state.board
    node: i64 = board.tile_node[tile]
    end: i64 = node + state.rules.kinds.size[board.tile_kind[tile]]
    while node < end:
        for figure in state.rules.figures:
            if may_come_out(state, figure.code, node):
                return not tile_barred(state, tile)
        node += 1
    return False


def may_come_out(state: CarcassonneState, code: i64, node: i64) -> bool:
    """Followers only (O-07), onto what is unfinished; a field always is."""
    board = state.board
    kind: i64 = board.node_kind[node]
    if kind > FIELD or (kind != FIELD and board.open[board.root(node)] == 0):
        return False
    figure = state.rules.figure_of(code)
    if not figure.is_follower or state.supply[state.active * FIGURE_KINDS + code] == 0:
        return False
    return figure.may_stand(state, state.active, node)


# -- the princess ------------------------------------------------------------------------------------


class Rescue(Phase):
    """A princess who joins a city with knights sends one of them home: the active player must say which (O-08)."""

    def __init__(self, slot: int) -> None:
        super().__init__("princess", PRINCESS)
        self.slot = slot

    def begin(self, state: CarcassonneState) -> bool:
        if self.city(state) < 0:
            return False
        state.asked = state.active
        return True

    def city(self, state: CarcassonneState) -> i64:
        """The princess's city, if the tile just laid shows one and a knight is there; or -1."""
        board = state.board
        node: i64 = board.tile_node[len(board.tile_node) - 1]
        marks = state.rules.kinds.marks[board.tile_kind[len(board.tile_kind) - 1]]
        for feature in range(len(marks)):
            if marks[feature] & PRINCESS_MARK:
                root = board.root(node + feature)
                return root if board.followers[root] > 0 else -1
        return -1

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        return [KNIGHT + index for index in range(len(state.figure_node)) if self.may_go(state, index)]

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        index = action - KNIGHT
        return 0 <= index < len(state.figure_node) and self.may_go(state, index)

    def may_go(self, state: CarcassonneState, index: int) -> bool:
        follower = state.rules.figure_of(state.figure_code[index]).is_follower
        return follower and state.board.root(state.figure_node[index]) == self.city(state)

    def perform(self, state: CarcassonneState, action: int) -> bool:
        state.extra[self.slot][RESCUED] = 1
        state.drive_out(action - KNIGHT)
        return True

    def notation(self, state: CarcassonneState, action: int) -> str:
        """``send home blue knight on city 0 at 3,-1``."""
        index = action - KNIGHT
        board = state.board
        node = state.figure_node[index]
        tile = board.node_tile[node]
        cell = board.tile_cell[tile]
        kind = state.rules.figure_of(state.figure_code[index]).title(board.node_kind[node])
        name = state.rules.kinds.feature_name(board.tile_kind[tile], board.feature_of(node))
        return f"send home {COLOURS[state.figure_owner[index]]} {kind} on {name} at {x_of(cell)},{y_of(cell)}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        index = action - KNIGHT
        board = state.board
        node = state.figure_node[index]
        cell = board.tile_cell[board.node_tile[node]]
        figure = state.rules.figure_of(state.figure_code[index])
        return {
            "do": "rescue",
            "player": state.figure_owner[index],
            "figure": figure.id,
            "piece": figure.piece(board.node_kind[node]),
            "x": x_of(cell),
            "y": y_of(cell),
        }

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if not KNIGHT <= action < KNIGHT + FIGURES_ON_MAP:
            return "the princess must send a knight home"
        return "the princess sends home a knight of her own city"


# -- the dragon --------------------------------------------------------------------------------------


class DragonMoves(Phase):
    """The dragon goes six steps, one by each player in turn, and sends home everybody he meets."""

    def __init__(self, slot: int) -> None:
        super().__init__("dragon", DRAGON_MOMENT)
        self.slot = slot

    def begin(self, state: CarcassonneState) -> bool:
        own = state.extra[self.slot]
        if own[DRAGON_AT] < 0 or not laid(state, DRAGON):
            return False
        own.insert(OWN, own[DRAGON_AT])  # the tile he starts from counts as visited (O-06)
        own[TRAIL] = 1
        return not self.ended(state)

    def ended(self, state: CarcassonneState) -> bool:
        """Ask for the next step; if there is none, the journey is over."""
        own = state.extra[self.slot]
        steps: i64 = own[TRAIL] - 1
        if own[TRAIL] < JOURNEY and self.legal_actions(state):
            state.asked = (state.active + steps) % state.players
            return False
        del own[OWN : OWN + own[TRAIL]]
        own[TRAIL] = 0
        return True

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        return [DRAGON_STEP + side for side in range(4) if self.may_enter(state, self.cell(state, side))]

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        side = action - DRAGON_STEP
        return 0 <= side < 4 and self.may_enter(state, self.cell(state, side))

    def cell(self, state: CarcassonneState, side: int) -> int:
        return state.extra[self.slot][DRAGON_AT] + STEPS[side]

    def may_enter(self, state: CarcassonneState, cell: int) -> bool:
        """A tile where he has not been, without the fairy, outside Carcassonne (O-28)."""
        own = state.extra[self.slot]
        tile = state.board.tile_at(cell)
        if tile < 0 or cell == own[FAIRY_AT] or cell in own[OWN : OWN + own[TRAIL]]:
            return False
        return not walled(state, tile)

    def perform(self, state: CarcassonneState, action: int) -> bool:
        own = state.extra[self.slot]
        cell = self.cell(state, action - DRAGON_STEP)
        if state.journal is not None:
            state.journal.note("dragon", {"player": int(state.asked), "x": x_of(cell), "y": y_of(cell)})
        own[DRAGON_AT] = cell
        own.insert(OWN + own[TRAIL], cell)
        own[TRAIL] += 1
        self.devour(state, state.board.tile_at(cell))
        return self.ended(state)

    def devour(self, state: CarcassonneState, tile: i64) -> None:
        """Followers, builders and pigs go home; a barn stays, and whoever a module protects."""
        index: i64 = 0
        while index < len(state.figure_node):
            if state.board.node_tile[state.figure_node[index]] == tile and is_prey(state, index):
                state.drive_out(index)
                index = 0  # others may have left with it
            else:
                index += 1

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        own = state.extra[self.slot]
        cell = own[DRAGON_AT]
        return {"x": x_of(cell), "y": y_of(cell), "count": JOURNEY - own[TRAIL]}

    def notation(self, state: CarcassonneState, action: int) -> str:
        return f"dragon {FACINGS[action - DRAGON_STEP]}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        cell = self.cell(state, action - DRAGON_STEP)
        return {"do": "dragon", "facing": FACINGS[action - DRAGON_STEP], "x": x_of(cell), "y": y_of(cell)}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        side = action - DRAGON_STEP
        if not 0 <= side < 4:
            return "the dragon must go north, east, south or west"
        cell = self.cell(state, side)
        where = f"{x_of(cell)},{y_of(cell)}"
        tile = state.board.tile_at(cell)
        if tile < 0:
            return f"there is no tile at {where}"
        if cell == state.extra[self.slot][FAIRY_AT]:
            return f"the fairy keeps the dragon away from {where}"
        if walled(state, tile):
            return "the dragon does not enter Carcassonne"
        return f"the dragon has been at {where} on this journey"


def is_prey(state: CarcassonneState, index: i64) -> bool:
    if not state.rules.figure_of(state.figure_code[index]).fears_dragon:
        return False
    return not any(module.protects(state, index) for module in state.rules.modules)


def walled(state: CarcassonneState, tile: i64) -> bool:
    """Whether a tile is one of the twelve of Carcassonne."""
    return len(state.rules.kinds.tiles[state.board.tile_kind[tile]].position) > 0


def laid(state: CarcassonneState, mark: int) -> bool:
    """Whether the tile just laid bears a mark."""
    board = state.board
    return state.rules.kinds.tile_marks[board.tile_kind[len(board.tile_kind) - 1]] & mark != 0


# -- the module --------------------------------------------------------------------------------------


class Dragon(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("dragon", slot, DRAGON | PORTAL | PRINCESS_MARK | VOLCANO_TILE)

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
            state.award(owner, 3, FAIRY_POINTS, final)

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


def place_of(cell: int) -> Plain:
    """A cell as ``[x, y]``; an empty list for none."""
    return [] if cell < 0 else [x_of(cell), y_of(cell)]
