"""The data of a position: all that changes during a game, as plain numbers and lists."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Rng, State
from bastide.games.carcassonne.rules.map.board import Board


class PositionData(State):
    """The map, the figures, the pile and the turn. ``Position`` adds the rules that they follow."""

    phase: i64
    active: i64
    asked: i64
    part: i64
    hand: i64
    turns: i64

    def __init__(self, players: int, rng: Rng, board: Board) -> None:
        super().__init__(players, rng)
        self.board = board

        # The figures on the map, in the order they were placed.
        self.figure_code: list[int] = []
        self.figure_owner: list[int] = []
        self.figure_node: list[int] = []
        #: Figures at home: player * FIGURE_COUNT + code.
        self.supply: list[int] = []

        self.score: list[int] = []
        #: What the points were for, and more: player * len(rules.tallies) + entry.
        self.tally: list[int] = []

        #: Kinds of tiles, face down, top last.
        self.pile: list[int] = []
        #: Tiles that fitted nowhere.
        self.removed: list[int] = []
        #: The tile to be laid, or -1.
        self.hand = -1

        #: The place in the chain of phases.
        self.phase = 0
        #: Whose turn it is.
        self.active = 0
        #: Who is being asked, or -1 when the game is over.
        self.asked = 0
        #: 1, or 2 while the builder's second tile is played.
        self.part = 1
        self.turns = 0
        #: What the tile just laid has completed, until it has been dealt with.
        self.completed: list[int] = []
        #: Each module's memory.
        self.extra: list[list[int]] = []
