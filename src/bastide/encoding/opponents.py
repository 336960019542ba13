"""Opponent bots for the non-learning seats of a game pool."""

from __future__ import annotations

from typing import final

from bastide.core.bot import Bot
from bastide.core.dealing import Sitter
from bastide.core.game import Game
from bastide.core.randomness.rng import seed_for
from bastide.core.state import Seat, State


@final
class Company:
    """The bots and seats of every row.

    A bot cannot be copied, because its state depends on everything it was asked. A row is therefore saved as its first
    position and the actions since; a copy makes new bots and asks them the same decisions again.
    """

    def __init__(self, game: Game, sitters: list[Sitter | None], by_turns: bool, rows: int, first: int = 0) -> None:
        self.game = game
        #: Bot of each seat; None for a learner.
        self.sitters = sitters
        #: Whether everyone moves one seat on with each game of a row, and with each row.
        self.by_turns = by_turns
        #: Number of the first row, for a shard of a larger batch.
        self.first = first
        self.bots: list[list[Bot | None]] = [[] for _ in range(rows)]
        self.windows: list[list[Seat]] = [[] for _ in range(rows)]
        self.starts: list[State | None] = [None] * rows
        self.seeds: list[int] = [0] * rows
        self.turns: list[int] = [0] * rows
        self.played: list[list[tuple[int, int]]] = [[] for _ in range(rows)]

    def sit_down(self, row: int, state: State, seed: int, turn: int) -> None:
        """Seat new bots for a game of a row, the ``turn``-th there."""
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
        """Let the bots of a row act until a learner is to act. Returns that player; -1 if the game is over.

        In simultaneous decisions learners come first. The order does not matter, because nobody sees another's choice.
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
        """Record the action of a learner."""
        self.played[row].append((player, action))

    def told(self, row: int) -> tuple[State | None, int, int, list[tuple[int, int]]]:
        """Return the data from which ``restore_row`` copies a row."""
        return self.starts[row], self.seeds[row], self.turns[row], self.played[row]

    def retell(self, row: int, start: State, seed: int, turn: int, played: list[tuple[int, int]]) -> State:
        """Restore a row: replay its actions, with new bots that are asked the same decisions. Returns the position."""
        state = start.clone()
        self.sit_down(row, state, seed, turn)
        for player, action in played:
            bot = self.bots[row][player]
            if bot is not None:
                bot.choose(self.windows[row][player])
            state.perform(player, action)
            self.played[row].append((player, action))
        return state
