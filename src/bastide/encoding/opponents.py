"""Bots at the tables of a pool: they sit where nobody learns, and answer at once."""

from __future__ import annotations

from typing import final

from bastide.core.bot import Bot
from bastide.core.dealing import Sitter
from bastide.core.game import Game
from bastide.core.randomness.rng import seed_for
from bastide.core.state import Seat, State


@final
class Company:
    """Who sits where, in every row.

    A bot is what it has been asked, so it cannot be copied: what is kept of a row is where its game began and what was
    done since, and for a copy new bots sit down and are asked all of it again.
    """

    def __init__(self, game: Game, sitters: list[Sitter | None], by_turns: bool, rows: int, first: int = 0) -> None:
        self.game = game
        #: Who sits in each seat; None: a learner.
        self.sitters = sitters
        #: Whether everybody moves one seat further in each game of a row (and sits one seat further in each row).
        self.by_turns = by_turns
        #: The number of the first row, where these are a share of more.
        self.first = first
        self.bots: list[list[Bot | None]] = [[] for _ in range(rows)]
        self.windows: list[list[Seat]] = [[] for _ in range(rows)]
        self.starts: list[State | None] = [None] * rows
        self.seeds: list[int] = [0] * rows
        self.turns: list[int] = [0] * rows
        self.played: list[list[tuple[int, int]]] = [[] for _ in range(rows)]

    def sit_down(self, row: int, state: State, seed: int, turn: int) -> None:
        """A game begins in a row, the ``turn``-th there."""
        self.starts[row] = state.clone()
        self.seeds[row] = seed
        self.turns[row] = turn
        self.played[row] = []
        shift = (turn + self.first + row) % len(self.sitters) if self.by_turns else 0
        bots: list[Bot | None] = []
        windows: list[Seat] = []
        for player in range(len(self.sitters)):
            sitter = self.sitters[(player - shift) % len(self.sitters)]
            bots.append(None if sitter is None else sitter.sit(self.game, seed_for(seed, player)))
            windows.append(state.seat(player))
        self.bots[row] = bots
        self.windows[row] = windows

    def learner(self, row: int, state: State) -> int:
        """Let the bots of a row play on until a learner is to act. Who that is; -1 if the game is over.

        Where several choose at once learners come first: nobody sees another's choice, so it is all the same.
        """
        bots = self.bots[row]
        while True:
            actors = state.actors()
            for player in actors:
                if bots[player] is None:
                    return player
            if not actors:
                return -1
            player = actors[0]
            bot = bots[player]
            if bot is None:
                return player
            action = bot.choose(self.windows[row][player])
            state.apply(player, action)
            self.played[row].append((player, action))

    def note(self, row: int, player: int, action: int) -> None:
        """A learner has acted."""
        self.played[row].append((player, action))

    def told(self, row: int) -> tuple[State | None, int, int, list[tuple[int, int]]]:
        """What a copy of a row needs."""
        return self.starts[row], self.seeds[row], self.turns[row], self.played[row]

    def retell(self, row: int, start: State, seed: int, turn: int, played: list[tuple[int, int]]) -> State:
        """A row as it was told: the position, with bots that have been asked what the others were asked."""
        state = start.clone()
        self.sit_down(row, state, seed, turn)
        for player, action in played:
            bot = self.bots[row][player]
            if bot is not None:
                bot.choose(self.windows[row][player])
            state.perform(player, action)
            self.played[row].append((player, action))
        return state
