"""What was laid in earlier playouts of the same decision, so that it need not be thought about again.

Playouts that begin with the same action lead to the same map with the same tile to lay again and again: a pile holds
two dozen kinds of tiles at most. What is laid then depends on nothing else that a playout can see, as long as the tiles
to come were not counted anew.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.turn.moments import PLACE

#: So many placements are remembered; whoever thinks for very long thinks about the others as if for the first time.
MOST: Final = 10_000
#: More than there are actions.
ACTIONS: Final = 1 << 20
#: Nothing is to be kept of this position.
NOTHING: Final[tuple[int, ...]] = ()


@final
class Recollection:
    """It begins with a position. Ask whether it ``knows`` a later one; if not, tell it what to ``keep`` of that."""

    def __init__(self) -> None:
        #: What was laid, and the answer to what is asked next that was found on the way.
        self.action = -1
        self.planned = -1
        #: The tiles that lay there at the beginning: all that is remembered came after these.
        self._cells: list[int] = []
        self._turns: list[int] = []
        self._kinds: list[int] = []
        self._asked = NOTHING
        #: By what came after: both in one number, so that many of them are no work for the garbage collector.
        self._known: dict[tuple[int, ...], int] = {}

    def begin(self, state: CarcassonneState, anew: bool) -> None:
        """Playouts begin here. ``anew``: what is remembered is not true any more."""
        if anew or not self._follows(state.board):
            self._cells = state.board.tile_cell.copy()
            self._turns = state.board.tile_turn.copy()
            self._kinds = state.board.tile_kind.copy()
            self._known = {}

    def _follows(self, board: Board) -> bool:
        """Whether a map lay so at the beginning."""
        before = len(self._cells)
        return (
            board.tile_cell[:before] == self._cells
            and board.tile_turn[:before] == self._turns
            and board.tile_kind[:before] == self._kinds
        )

    def knows(self, state: CarcassonneState) -> bool:
        """Whether this is remembered; then ``action`` and ``planned`` are what came of it.

        Modules remember more, and hide more, than a look at the map tells: games with any are not remembered.
        """
        rules = state.rules
        self._asked = NOTHING
        if len(rules.modules) > 1 or rules.chain[state.phase].moment != PLACE or not self._follows(state.board):
            return False
        self._asked = likeness(state, len(self._cells))
        found = self._known.get(self._asked, -1)
        if found < 0:
            return False
        self.action = found // ACTIONS
        self.planned = found % ACTIONS - 1
        return True

    def keep(self, action: int, planned: int) -> None:
        """Remember what came of the position that was asked about last."""
        if self._asked and len(self._known) < MOST:
            self._known[self._asked] = action * ACTIONS + planned + 1


def likeness(state: CarcassonneState, before: int) -> tuple[int, ...]:
    """All of a position that decides where a tile goes, but for the first tiles."""
    board = state.board
    likeness = board.tile_cell[before:] + board.tile_turn[before:] + board.tile_kind[before:]
    likeness += state.figure_node
    likeness += state.figure_owner
    likeness += state.score
    player: i64 = 0
    while player < state.players:
        likeness.append(state.supply[player * FIGURE_COUNT + FOLLOWER])
        player += 1
    # From these follows how long each of the lists is, so that no two positions read the same.
    likeness.append(state.players)
    likeness.append(len(board.tile_cell))
    likeness.append(len(state.pile))
    likeness.append(state.active)
    likeness.append(state.hand)
    return tuple(likeness)
