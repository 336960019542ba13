"""The Count of Carcassonne: the city lies in the middle, and its quarters lend followers just before a scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.actions import COUNT as COUNT_TO
from bastide.games.carcassonne.actions import NONE, QUARTERS, SEND, TO
from bastide.games.carcassonne.figures import BIG, FIGURE_IDS, FIGURE_KINDS, FOLLOWER
from bastide.games.carcassonne.geometry import CELLS, ORIGIN, WIDTH, x_of, y_of
from bastide.games.carcassonne.module import Module
from bastide.games.carcassonne.phase import LAST_REDEPLOY, REDEPLOY, TO_CARCASSONNE, Phase
from bastide.games.carcassonne.standing import (
    code_of,
    feature_of,
    figure_action,
    names_figure,
    stand_meaning,
    stand_notation,
)
from bastide.games.carcassonne.tiles.model import CARCASSONNE, CITY, CLOISTER, FIELD, ROAD, SHRINE
from bastide.games.carcassonne.turn import tile_barred

if TYPE_CHECKING:
    from bastide.games.carcassonne.maptext import MapText
    from bastide.games.carcassonne.state import CarcassonneState

QUARTER_IDS: Final[list[str]] = ["castle", "market", "blacksmith", "cathedral"]
CASTLE: Final = 0
MARKET: Final = 1
BLACKSMITH: Final = 2
CATHEDRAL: Final = 3
#: By kind of feature: the quarter whose people go there.
QUARTER_FOR: Final[dict[int, int]] = {
    CITY: CASTLE,
    FIELD: MARKET,
    ROAD: BLACKSMITH,
    CLOISTER: CATHEDRAL,
    SHRINE: CATHEDRAL,
}
#: And the other way round; a cloister stands for shrines too.
SERVES: Final[list[int]] = [CITY, FIELD, ROAD, CLOISTER]

# The module's own numbers; behind them the figures in Carcassonne: (player * QUARTERS + quarter) * FIGURE_KINDS + code.
COUNT_IN: Final = 0  # the count's quarter
GAVE: Final = 1  # 1: the tile just laid has brought points to an opponent of the active player
GAINED: Final = 2  # 1: it has brought points to the active player
SENT: Final = 3  # 1: a follower has just been sent, so the count may be moved
TURN: Final = 4  # how far to the left of the active player the one sits who may bring followers out
GOING_TO: Final = 5  # the cell that a follower goes to, or -1
BROUGHT: Final = 6  # figures on the map from this one on have come out of Carcassonne for this scoring; -1: none
OWN: Final[i64] = 7

#: The mayor and the wagon from Carcassonne count as two followers each (M-12); with this variant, as anywhere else.
OWN_STRENGTH: Final = "count_mayor_wagon_strength=own"


# -- into Carcassonne --------------------------------------------------------------------------------


class ToCarcassonne(Phase):
    """Whoever lays a tile that brings points to others and none to oneself may send a follower to a quarter."""

    def __init__(self, count: Count) -> None:
        super().__init__("carcassonne", TO_CARCASSONNE)
        self.count = count

    def begin(self, state: CarcassonneState) -> bool:
        own = state.extra[self.count.slot]
        if not own[GAVE] or own[GAINED] or len(self.legal_actions(state)) == 1:
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        actions: list[int] = [NONE]
        for figure in state.rules.figures:
            for quarter in range(QUARTERS):
                if self.may_send(state, figure.code, quarter):
                    actions.append(SEND + figure.code * QUARTERS + quarter)
        return actions

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        if action == NONE:
            return True
        if not SEND <= action < SEND + FIGURE_KINDS * QUARTERS:
            return False
        return self.may_send(state, (action - SEND) // QUARTERS, (action - SEND) % QUARTERS)

    def may_send(self, state: CarcassonneState, code: int, quarter: int) -> bool:
        """Only to a quarter for what the figure can stand on: the mayor to the castle, the wagon not to the market."""
        figure = state.rules.figure[code] if code < len(FIGURE_IDS) else None
        if figure is None or state.supply[state.active * FIGURE_KINDS + code] == 0:
            return False
        return figure.is_follower and figure.stands_on(SERVES[quarter])

    def perform(self, state: CarcassonneState, action: int) -> bool:
        if action != NONE:
            code = (action - SEND) // QUARTERS
            quarter = (action - SEND) % QUARTERS
            self.count.move_in(state, state.active, code, quarter)
            state.extra[self.count.slot][SENT] = 1
        return True

    def notation(self, state: CarcassonneState, action: int) -> str:
        if action == NONE:
            return "none"
        return f"send {FIGURE_IDS[(action - SEND) // QUARTERS]} to {QUARTER_IDS[(action - SEND) % QUARTERS]}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "send_nobody"}
        quarter = QUARTER_IDS[(action - SEND) % QUARTERS]
        return {"do": "send", "figure": FIGURE_IDS[(action - SEND) // QUARTERS], "quarter": quarter}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if not SEND <= action < SEND + len(FIGURE_IDS) * QUARTERS:
            return "a follower can be sent to Carcassonne now, or none"
        code = (action - SEND) // QUARTERS
        if state.supply[state.active * FIGURE_KINDS + code] == 0:
            return f"you have no {FIGURE_IDS[code]} in your supply"
        return f"a {FIGURE_IDS[code]} does not go to the {QUARTER_IDS[(action - SEND) % QUARTERS]} quarter"


class MoveCount(Phase):
    """Whoever has sent a follower may then move the count."""

    def __init__(self, slot: int) -> None:
        super().__init__("count", TO_CARCASSONNE)
        self.slot = slot

    def begin(self, state: CarcassonneState) -> bool:
        own = state.extra[self.slot]
        if not own[SENT]:
            return False
        own[SENT] = 0
        state.asked = state.active
        return True

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        here = state.extra[self.slot][COUNT_IN]
        return [NONE] + [COUNT_TO + quarter for quarter in range(QUARTERS) if quarter != here]

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        quarter = action - COUNT_TO
        return action == NONE or (0 <= quarter < QUARTERS and quarter != state.extra[self.slot][COUNT_IN])

    def perform(self, state: CarcassonneState, action: int) -> bool:
        if action != NONE:
            state.extra[self.slot][COUNT_IN] = action - COUNT_TO
            if state.journal is not None:
                quarter = QUARTER_IDS[action - COUNT_TO]
                state.journal.note("count", {"player": int(state.active), "quarter": quarter})
        return True

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        return {"quarter": QUARTER_IDS[state.extra[self.slot][COUNT_IN]]}

    def notation(self, state: CarcassonneState, action: int) -> str:
        return "none" if action == NONE else f"count to {QUARTER_IDS[action - COUNT_TO]}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        return {"do": "count_stays"} if action == NONE else {"do": "count", "quarter": QUARTER_IDS[action - COUNT_TO]}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if action - COUNT_TO == state.extra[self.slot][COUNT_IN]:
            return "the count is in that quarter already"
        return "the count can be moved now, or not"


# -- out of Carcassonne ------------------------------------------------------------------------------


class BringOut(Phase):
    """Before a scoring, from the active player's left and round to the active player: each may bring followers out.

    A player names the tile a follower goes to, then which follower and on what; and again, until content.
    """

    def __init__(self, count: Count, id: str, moment: int) -> None:
        super().__init__(id, moment)
        self.count = count
        self.final = moment == LAST_REDEPLOY

    def begin(self, state: CarcassonneState) -> bool:
        if not self.final and not state.completed:
            return False
        if self.count.is_empty(state) or not self.spots(state):
            return False
        own = state.extra[self.count.slot]
        own[BROUGHT] = len(state.figure_node)
        own[TURN] = 0
        return not self.over(state)

    def over(self, state: CarcassonneState) -> bool:
        """Ask the next player who can bring somebody out. True if there is none."""
        own = state.extra[self.count.slot]
        while own[TURN] < state.players:
            own[TURN] += 1
            state.asked = (state.active + own[TURN]) % state.players
            if self.ways(state):
                return False
        own[TURN] = 0
        return True

    # -- where they can go -----------------------------------------------------------------------

    def spots(self, state: CarcassonneState) -> list[int]:
        """The nodes where a follower can come out, for every feature that is about to be scored and is occupied (O-22).

        It may stand on any tile of the feature but the dragon's (O-35). All that can matter is whether that is the
        fairy's, so at most two are offered: where somebody stands already, and on the other side of that question.
        """
        board = state.board
        found: list[int] = []
        roots: list[int] = []
        for node in state.figure_node:
            root = board.root(node)
            if root not in roots and (self.final or root in state.completed):
                roots.append(root)
                found += self.spots_on(state, node)
        return found

    def spots_on(self, state: CarcassonneState, node: int) -> list[int]:
        """The spots on the feature of a node that somebody stands on."""
        board = state.board
        root = board.root(node)
        special = special_tile(state)
        found: list[int] = []
        if special >= 0 and not tile_barred(state, special):
            on_it = board.tile_node[special]
            end = on_it + state.rules.kinds.size[board.tile_kind[special]]
            while on_it < end and board.root(on_it) != root:
                on_it += 1
            if on_it < end:
                found.append(on_it)
        other: i64 = node
        while True:
            tile = board.node_tile[other]
            if tile != special and not tile_barred(state, tile):
                found.append(other)
                return found
            other = board.ring[other]
            if other == node:
                return found

    def ways(self, state: CarcassonneState) -> list[int]:
        """The spots to which the player who is asked can bring somebody."""
        return [node for node in self.spots(state) if self.codes(state, node)]

    def codes(self, state: CarcassonneState, node: int) -> list[int]:
        """The figures that the player who is asked can bring to a spot: those in its quarter, if the count is not."""
        quarter = QUARTER_FOR[state.board.node_kind[node]]
        if state.extra[self.count.slot][COUNT_IN] == quarter:
            return []
        player = state.asked
        return [f.code for f in state.rules.figures if self.count.inside(state, player, quarter, f.code) > 0]

    # -- asking ----------------------------------------------------------------------------------

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        board = state.board
        going = state.extra[self.count.slot][GOING_TO]
        actions: list[int] = []
        if going < 0:
            cells = sorted({board.tile_cell[board.node_tile[node]] for node in self.ways(state)})
            return [NONE] + [TO + cell for cell in cells]
        for node in self.ways(state):
            if board.tile_cell[board.node_tile[node]] == going:
                feature = board.feature_of(node)
                for code in self.codes(state, node):
                    actions.append(figure_action(code, feature))
        actions.sort()
        return actions

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        return action in self.legal_actions(state)

    def perform(self, state: CarcassonneState, action: int) -> bool:
        own = state.extra[self.count.slot]
        if action == NONE:
            return self.over(state)
        if own[GOING_TO] < 0:
            own[GOING_TO] = action - TO
            return False
        tile = state.board.tile_at(own[GOING_TO])
        own[GOING_TO] = -1
        node = state.board.tile_node[tile] + feature_of(action)
        code = code_of(action)
        self.count.move_out(state, state.asked, code, QUARTER_FOR[state.board.node_kind[node]])
        state.deploy(state.asked, code, node)
        return False if self.ways(state) else self.over(state)

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        going = state.extra[self.count.slot][GOING_TO]
        return {"chosen": 0 if going < 0 else 1}

    def notation(self, state: CarcassonneState, action: int) -> str:
        if action == NONE:
            return "none"
        going = state.extra[self.count.slot][GOING_TO]
        if going < 0:
            return f"to {x_of(action - TO)},{y_of(action - TO)}"
        return stand_notation(state, state.board.tile_at(going), action)

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "bring_nobody"}
        going = state.extra[self.count.slot][GOING_TO]
        if going < 0:
            return {"do": "bring", "x": x_of(action - TO), "y": y_of(action - TO)}
        return stand_meaning(state, state.board.tile_at(going), action)

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        going = state.extra[self.count.slot][GOING_TO]
        if going < 0:
            if TO <= action < TO + CELLS:
                where = f"{x_of(action - TO)},{y_of(action - TO)}"
                return f"nobody of yours can come out of Carcassonne to {where} now"
            return "followers can come out of Carcassonne now, or nobody"
        if not names_figure(state, state.board.tile_at(going), action):
            return "a follower must come out of Carcassonne now"
        return "a follower comes out of the quarter that belongs to what is scored, unless the count is there"


def special_tile(state: CarcassonneState) -> i64:
    """The tile where followers get more out of a scoring, or -1."""
    for module in state.rules.modules:
        cell = module.special_cell(state)
        if cell >= 0:
            return state.board.tile_at(cell)
    return -1


# -- the module --------------------------------------------------------------------------------------


class Count(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("count", slot, CARCASSONNE)
        self.lays_start = True
        self.changes_strength = True
        self.standing_cities = 1

    def phases(self) -> list[Phase]:
        return [
            BringOut(self, "redeploy", REDEPLOY),
            ToCarcassonne(self),
            MoveCount(self.slot),
            BringOut(self, "last_redeploy", LAST_REDEPLOY),
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
            self.move_in(state, player, FIGURE_IDS.index(figure), QUARTER_IDS.index(quarter))

    # -- the quarters ----------------------------------------------------------------------------

    def inside(self, state: CarcassonneState, player: i64, quarter: i64, code: i64) -> i64:
        """How many of a figure a player has in a quarter."""
        return state.extra[self.slot][OWN + (player * QUARTERS + quarter) * FIGURE_KINDS + code]

    def is_empty(self, state: CarcassonneState) -> bool:
        """Whether nobody is in Carcassonne."""
        own = state.extra[self.slot]
        place: i64 = OWN
        while place < len(own):
            if own[place] > 0:
                return False
            place += 1
        return True

    def move_in(self, state: CarcassonneState, player: i64, code: i64, quarter: i64) -> None:
        """A figure goes from the supply to a quarter."""
        state.supply[player * FIGURE_KINDS + code] -= 1
        state.extra[self.slot][OWN + (player * QUARTERS + quarter) * FIGURE_KINDS + code] += 1
        self.note(state, "sent", player, code, quarter)

    def move_out(self, state: CarcassonneState, player: i64, code: i64, quarter: i64) -> None:
        """A figure leaves a quarter, to be placed at once."""
        state.extra[self.slot][OWN + (player * QUARTERS + quarter) * FIGURE_KINDS + code] -= 1
        state.supply[player * FIGURE_KINDS + code] += 1
        self.note(state, "brought", player, code, quarter)

    def note(self, state: CarcassonneState, kind: str, player: i64, code: i64, quarter: i64) -> None:
        if state.journal is not None:
            state.journal.note(
                kind, {"player": int(player), "figure": FIGURE_IDS[code], "quarter": QUARTER_IDS[quarter]}
            )

    def figures_held(self, state: CarcassonneState, player: int, code: int) -> int:
        return sum([int(self.inside(state, player, quarter, code)) for quarter in range(QUARTERS)])

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
                    f.id: int(self.inside(state, player, quarter, f.code))
                    for f in state.rules.figures
                    if self.inside(state, player, quarter, f.code) > 0
                }
                held[name] = there
            quarters.append(held)
        going = own[GOING_TO]
        return {
            "count": QUARTER_IDS[own[COUNT_IN]],
            "quarters": quarters,
            "gave": own[GAVE],
            "gained": own[GAINED],
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
                    count = self.inside(state, player, quarter, code)
                    figure = state.rules.figure[code] if code < len(FIGURE_IDS) else None
                    if count < 0 or (count > 0 and (figure is None or not figure.stands_on(SERVES[quarter]))):
                        found.append(f"player {player} has {count} figures {code} in quarter {quarter}")
        return found
