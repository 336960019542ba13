"""Opponent bots for the non-learning seats of a game pool."""

from __future__ import annotations

from typing import final

from bastide.core.bot import Bot
from bastide.core.game import Game
from bastide.core.randomness.rng import derive_seed
from bastide.core.series_setup import BotSpec
from bastide.core.state import Seat, State


@final
class OpponentBots:
    """The bots and seats of every row.

    A bot cannot be copied, because its state depends on everything it was asked. A row is therefore saved as its first
    position and the actions since; a copy makes new bots and asks them the same decisions again.
    """

    def __init__(
        self, game: Game, bot_specs: list[BotSpec | None], rotates_seats: bool, rows: int, first_row: int = 0
    ) -> None:
        self.game = game
        #: Bot of each seat; None for a learner.
        self.bot_specs = bot_specs
        #: Whether everyone moves one seat on with each game of a row, and with each row.
        self.rotates_seats = rotates_seats
        #: Number of the first row, for a shard of a larger batch.
        self.first_row = first_row
        self.bots: list[list[Bot | None]] = [[] for _ in range(rows)]
        self.seats: list[list[Seat]] = [[] for _ in range(rows)]
        self.start_positions: list[State | None] = [None] * rows
        self.seeds: list[int] = [0] * rows
        self.game_indices: list[int] = [0] * rows
        self.action_histories: list[list[tuple[int, int]]] = [[] for _ in range(rows)]

    def start_game(self, row: int, state: State, seed: int, turn: int) -> None:
        """Seat new bots for a game of a row, the ``turn``-th there."""
        self.start_positions[row] = state.clone()
        self.seeds[row] = seed
        self.game_indices[row] = turn
        self.action_histories[row] = []
        shift = (turn + self.first_row + row) % len(self.bot_specs) if self.rotates_seats else 0
        bots: list[Bot | None] = []
        windows: list[Seat] = []
        for player in range(len(self.bot_specs)):
            sitter = self.bot_specs[(player - shift) % len(self.bot_specs)]
            bots.append(None if sitter is None else sitter.make_bot(self.game, derive_seed(seed, player)))
            windows.append(state.seat(player))
        self.bots[row] = bots
        self.seats[row] = windows

    def play_until_learner(self, row: int, state: State) -> int:
        """Let the bots of a row act until a learner is to act. Returns that player; -1 if the game is over.

        In simultaneous decisions learners come first. The order does not matter, because nobody sees another's choice.
        """
        bots = self.bots[row]
        while True:
            actors = state.players_to_act()
            for player in actors:
                if bots[player] is None:
                    return player
            if not actors:
                return -1
            player = actors[0]
            bot = bots[player]
            if bot is None:
                return player
            action = bot.choose(self.seats[row][player])
            state.apply(player, action)
            self.action_histories[row].append((player, action))

    def record_learner_action(self, row: int, player: int, action: int) -> None:
        """Record the action of a learner."""
        self.action_histories[row].append((player, action))

    def export_row(self, row: int) -> tuple[State | None, int, int, list[tuple[int, int]]]:
        """Return the data from which ``restore_row`` copies a row."""
        return self.start_positions[row], self.seeds[row], self.game_indices[row], self.action_histories[row]

    def restore_row(self, row: int, start: State, seed: int, turn: int, played: list[tuple[int, int]]) -> State:
        """Restore a row: replay its actions, with new bots that are asked the same decisions. Returns the position."""
        state = start.clone()
        self.start_game(row, state, seed, turn)
        for player, action in played:
            bot = self.bots[row][player]
            if bot is not None:
                bot.choose(self.seats[row][player])
            state.apply_unchecked(player, action)
            self.action_histories[row].append((player, action))
        return state
