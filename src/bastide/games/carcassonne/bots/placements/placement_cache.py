"""Cache of placements from earlier rollouts of the same decision.

Rollouts that begin with the same action often reach the same board with the same tile to lay, because a pile holds at
most two dozen kinds of tiles. The placement then depends on nothing else that a rollout can see, until the remaining
tiles are counted again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_PLACE_TILE

#: Maximum number of cached placements; later ones are computed each time.
MAX_CACHED_PLACEMENTS: Final = 10_000
#: Greater than any action number.
ACTION_LIMIT: Final = 1 << 20
#: Key of a position that is not cached.
NO_KEY: Final[tuple[int, ...]] = ()


@final
class PlacementCache:
    """Placements by position. Call ``look_up`` first and, if it fails, ``store`` with the result."""

    def __init__(self) -> None:
        #: Result of the last successful look-up: the placement, and the planned answer to the next question.
        self.action = -1
        self.planned_answer = -1
        #: Tiles at the start of the rollouts. Keys hold only the tiles laid after these.
        self._start_cells: list[int] = []
        self._start_turns: list[int] = []
        self._start_kinds: list[int] = []
        self._key = NO_KEY
        #: By key: both results packed into one integer, which the garbage collector does not track.
        self._placements: dict[tuple[int, ...], int] = {}

    def start_from(self, state: CarcassonneState, is_stale: bool) -> None:
        """Start rollouts from this position. ``is_stale``: the cached placements are not valid any more."""
        if is_stale or not self._continues_start(state.board):
            self._start_cells = state.board.tile_cell.copy()
            self._start_turns = state.board.tile_rotation.copy()
            self._start_kinds = state.board.tile_kind.copy()
            self._placements = {}

    def _continues_start(self, board: Board) -> bool:
        """Tell whether a board continues the board at the start."""
        before = len(self._start_cells)
        return (
            board.tile_cell[:before] == self._start_cells
            and board.tile_rotation[:before] == self._start_turns
            and board.tile_kind[:before] == self._start_kinds
        )

    def look_up(self, state: CarcassonneState) -> bool:
        """Look up a position. If it is cached, set ``action`` and ``planned_answer`` and return True.

        Games with modules are not cached, because modules hold more state than the board.
        """
        rules = state.rules
        self._key = NO_KEY
        if (
            len(rules.modules) > 1
            or rules.phases[state.phase].step != STEP_PLACE_TILE
            or not self._continues_start(state.board)
        ):
            return False
        self._key = cache_key(state, len(self._start_cells))
        found = self._placements.get(self._key, -1)
        if found < 0:
            return False
        self.action = found // ACTION_LIMIT
        self.planned_answer = found % ACTION_LIMIT - 1
        return True

    def store(self, action: int, planned: int) -> None:
        """Store the result for the position of the last look-up."""
        if self._key and len(self._placements) < MAX_CACHED_PLACEMENTS:
            self._placements[self._key] = action * ACTION_LIMIT + planned + 1


def cache_key(state: CarcassonneState, before: int) -> tuple[int, ...]:
    """Return everything in a position that decides a placement, without the first ``before`` tiles."""
    board = state.board
    likeness = board.tile_cell[before:] + board.tile_rotation[before:] + board.tile_kind[before:]
    likeness += state.figure_node
    likeness += state.figure_owner
    likeness += state.score
    player: i64 = 0
    while player < state.players:
        likeness.append(state.supply[player * MEEPLE_CODE_COUNT + FOLLOWER])
        player += 1
    # These fix the lengths of the lists, so that different positions have different keys.
    likeness.append(state.players)
    likeness.append(len(board.tile_cell))
    likeness.append(len(state.pile))
    likeness.append(state.active)
    likeness.append(state.hand)
    return tuple(likeness)
