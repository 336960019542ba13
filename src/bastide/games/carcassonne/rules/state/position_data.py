"""Data of a position: everything that changes during a game, as integers and lists."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Rng, State
from bastide.games.carcassonne.rules.board.mutable_board import Board


class PositionData(State):
    """Board, meeples, pile and turn of a position. ``Position`` adds the rules."""

    phase: i64
    active: i64
    asked: i64
    part: i64
    hand: i64
    turns: i64

    def __init__(self, players: int, rng: Rng, board: Board) -> None:
        super().__init__(players, rng)
        self.board = board

        # Meeples on the board, in placement order.
        self.figure_code: list[int] = []
        self.figure_owner: list[int] = []
        self.figure_node: list[int] = []
        #: Meeples in the supply: player * MEEPLE_CODE_COUNT + code.
        self.supply: list[int] = []

        self.score: list[int] = []
        #: Counters: player * len(rules.tally_names) + index.
        self.tally: list[int] = []

        #: Tile kinds, face down, top last.
        self.pile: list[int] = []
        #: Tiles that fitted nowhere or were given up.
        self.removed: list[int] = []
        #: Kind of the tile to be laid, or -1.
        self.hand = -1

        #: Index of the current phase in ``Rules.phases``.
        self.phase = 0
        #: Player whose turn it is.
        self.active = 0
        #: Player who must act, or -1 when the game is over.
        self.asked = 0
        #: Turn part: 1, or 2 while the builder's second tile is played.
        self.part = 1
        self.turns = 0
        #: Roots of the features that the last tile completed, until they are processed.
        self.completed: list[int] = []
        #: State of each module.
        self.extra: list[list[int]] = []
