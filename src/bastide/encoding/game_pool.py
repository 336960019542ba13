"""Pool of games that are all at a decision, stepped together.

When a game ends, the next one starts in its row, so every row always shows a decision. Game number ``k`` of row ``r``
is dealt from ``derive_seed(seed, k * rows + r)``: a row depends only on the seed and on its own actions.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.state import State
from bastide.encoding.encoder_api import Encoder, IncrementalEncoder
from bastide.encoding.opponent_bots import OpponentBots
from bastide.encoding.rewards import outcome_rewards


@final
class GamePool:
    """Games and the buffers that their rows are written to.

    Before each step the caller clears rewards and dones, and the observations unless they are incremental (clearing all
    memory at once is fastest).
    """

    def __init__(
        self,
        game: Game,
        encoder: Encoder,
        options: Options,
        rows: int,
        reward: int,
        opponents: OpponentBots | None = None,
        first_row: int = 0,
        total_rows: int = 0,
    ) -> None:
        players = encoder.players
        #: Bots in the non-learning seats, if any.
        self.opponents = opponents
        self.game = game
        self.encoder = encoder
        self.options = options
        self.rows = rows
        #: For a shard of a larger batch: number of the first row, and rows in total.
        self.first_row = first_row
        self.total_rows = total_rows if total_rows > 0 else rows
        self.players = players
        self.reward = reward
        #: One per row, if the encoder has incremental encoders.
        self.incremental_encoders: list[IncrementalEncoder] = []
        for _ in range(rows):
            keeper = encoder.incremental_encoder()
            if keeper is not None:
                self.incremental_encoders.append(keeper)
        self.seed = 0
        self.states: list[State] = []
        #: Games dealt to each row; games finished in all rows.
        self.games_dealt: list[int] = []
        self.games_finished = 0
        #: Legal action indices of each row.
        self.legal_indices: list[list[int]] = [[] for _ in range(rows)]
        self.rng = Rng(0)
        self.observation: vec[i16] = vec[i16]([0] * (rows * encoder.size))
        self.mask: vec[u8] = vec[u8]([0] * (rows * encoder.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (rows * players))
        self.dones: vec[u8] = vec[u8]([0] * rows)
        self.players_to_act: vec[i64] = vec[i64]([0] * rows)
        self.scores: vec[i64] = vec[i64]([0] * (rows * players))
        self.random_actions: vec[i64] = vec[i64]([0] * rows)
        #: Actions of the next step. The pool owns this buffer, because a new vector that interpreted code passes to
        #: compiled code is never freed.
        self.chosen_actions: vec[i64] = vec[i64]([0] * rows)
        #: Final observation of the player who acted last, for rows whose game has ended; see
        #: ``enable_final_observations``.
        self.final_observations: vec[i16] = vec[i16]([])
        self.writes_final_observations = False

    def enable_final_observations(self) -> object:
        """Also write the final observation of every game that ends, from now on. Returns the buffer for numpy."""
        self.final_observations = vec[i16]([0] * (self.rows * self.encoder.size))
        self.writes_final_observations = True
        return self.final_observations

    def buffers(self) -> list[object]:
        """Return the buffers for numpy.

        These are observations, masks, rewards, dones, players, scores, random actions and chosen actions.
        """
        outcome: list[object] = [self.rewards, self.dones, self.players_to_act, self.scores]
        return [self.observation, self.mask, *outcome, self.random_actions, self.chosen_actions]

    def reset(self, seed: int) -> None:
        """Deal the first game of every row."""
        self.seed = seed
        self.rng = Rng(derive_seed(seed, -1 - self.first_row))
        self.games_finished = 0
        self.games_dealt = [0] * self.rows
        self.states = []
        for row in range(self.rows):
            self.states.append(self.deal_next_game(row))
            self.write_row(row)

    def set_position(self, row: int, state: State) -> None:
        """Continue a row from a position. The caller has cleared its observation."""
        self.states[row] = state
        if self.opponents is not None:
            self.opponents.start_game(
                row, state, derive_seed(self.seed, self.game_number(row)), self.games_dealt[row] - 1
            )
        self.write_row(row)

    def game_number(self, row: int) -> int:
        """Return the number of the game that was dealt to a row last."""
        return (self.games_dealt[row] - 1) * self.total_rows + self.first_row + row

    def advance_to_learner(self, row: int, state: State) -> int:
        """Let the bots of a row act, and return the next learning player; -1 when the game is over."""
        return state.next_player_to_act() if self.opponents is None else self.opponents.play_until_learner(row, state)

    def deal_next_game(self, row: int) -> State:
        """Deal the next game of a row that contains a decision."""
        while True:
            self.games_dealt[row] += 1
            seed = derive_seed(self.seed, self.game_number(row))
            state = self.game.deal(self.players, self.options, seed)
            if self.opponents is not None:
                self.opponents.start_game(row, state, seed, self.games_dealt[row] - 1)
            if self.advance_to_learner(row, state) >= 0:
                return state

    def step(self) -> None:
        """Apply the chosen action of every row. The caller has checked that they are legal."""
        actions = self.chosen_actions
        encoder = self.encoder
        keepers = self.incremental_encoders
        for row in range(self.rows):
            state = self.states[row]
            player = int(self.players_to_act[row])
            # Unchecked, because the caller has compared the action with the mask.
            index = int(actions[row])
            if keepers:
                action = keepers[row].action_for_index(state, player, index, self.observation, i64(row) * encoder.size)
            else:
                action = encoder.action_for_index(state, player, index)
            state.apply_unchecked(player, action)
            if self.opponents is not None:
                self.opponents.record_learner_action(row, player, action)
            self.write_row(row)

    def finish_game(self, row: i64, state: State) -> None:
        """Write rewards and scores of a finished game, and deal the next."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("the game is not over, but no player is to act")
        self.games_finished += 1
        self.dones[row] = 1
        if self.writes_final_observations:
            self.write_final_observation(row, state)
        first: i64 = row * self.players
        gained = outcome_rewards(outcome, self.reward)
        for player in range(self.players):
            self.rewards[first + player] = gained[player]
            self.scores[first + player] = outcome.scores[player]
        self.states[row] = self.deal_next_game(int(row))

    def write_final_observation(self, row: i64, state: State) -> None:
        """Write the final observation of the player who acted last."""
        size: i64 = self.encoder.size
        first: i64 = row * size
        for place in range(size):
            self.final_observations[first + place] = 0
        self.encoder.write_observation(state, int(self.players_to_act[row]), self.final_observations, first)

    def write_row(self, row: i64) -> None:
        """Write player, observation and mask of a row. If its game is over, start the next one first."""
        encoder = self.encoder
        state = self.states[row]
        player = self.advance_to_learner(int(row), state)
        if player < 0:
            self.finish_game(row, state)
            state = self.states[row]
            player = self.advance_to_learner(int(row), state)
        self.players_to_act[row] = player
        if self.incremental_encoders:
            offered = self.incremental_encoders[row].update_row(state, player, self.observation, row * encoder.size)
        else:
            encoder.write_observation(state, player, self.observation, row * encoder.size)
            offered = encoder.legal_indices(state, player)
        mask = self.mask
        first: i64 = row * encoder.actions
        for index in self.legal_indices[row]:
            mask[first + index] = 0
        for index in offered:
            mask[first + index] = 1
        self.legal_indices[row] = offered

    def draw_random_actions(self) -> None:
        """Draw one legal action for every row, uniformly."""
        rng = self.rng
        for row in range(self.rows):
            offered = self.legal_indices[row]
            self.random_actions[row] = offered[rng.below(len(offered))]
