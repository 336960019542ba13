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
from bastide.core.randomness.rng import Rng, seed_for
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, Keeper
from bastide.encoding.opponents import Company
from bastide.encoding.rewards import rewards


@final
class Pool:
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
        company: Company | None = None,
        first: int = 0,
        total: int = 0,
    ) -> None:
        players = encoder.players
        #: Bots in the non-learning seats, if any.
        self.company = company
        self.game = game
        self.encoder = encoder
        self.options = options
        self.rows = rows
        #: For a shard of a larger batch: number of the first row, and rows in total.
        self.first = first
        self.total = total if total > 0 else rows
        self.players = players
        self.reward = reward
        #: One per row, if the encoder has incremental encoders.
        self.keepers: list[Keeper] = []
        for _ in range(rows):
            keeper = encoder.keeper()
            if keeper is not None:
                self.keepers.append(keeper)
        self.seed = 0
        self.states: list[State] = []
        #: Games dealt to each row; games finished in all rows.
        self.dealt: list[int] = []
        self.finished = 0
        #: Legal action indices of each row.
        self.offered: list[list[int]] = [[] for _ in range(rows)]
        self.rng = Rng(0)
        self.observation: vec[i16] = vec[i16]([0] * (rows * encoder.size))
        self.mask: vec[u8] = vec[u8]([0] * (rows * encoder.actions))
        self.rewarded: vec[float] = vec[float]([0.0] * (rows * players))
        self.ended: vec[u8] = vec[u8]([0] * rows)
        self.acting: vec[i64] = vec[i64]([0] * rows)
        self.scored: vec[i64] = vec[i64]([0] * (rows * players))
        self.drawn: vec[i64] = vec[i64]([0] * rows)
        #: Actions of the next step. The pool owns this buffer, because a new vector that interpreted code passes to
        #: compiled code is never freed.
        self.chosen: vec[i64] = vec[i64]([0] * rows)
        #: Final observation of the player who acted last, for rows whose game has ended; see
        #: ``enable_final_observations``.
        self.closing: vec[i16] = vec[i16]([])
        self.closes = False

    def show_ends(self) -> object:
        """Also write the final observation of every game that ends, from now on. Returns the buffer for numpy."""
        self.closing = vec[i16]([0] * (self.rows * self.encoder.size))
        self.closes = True
        return self.closing

    def memory(self) -> list[object]:
        """Return the buffers for numpy.

        These are observations, masks, rewards, dones, players, scores, random actions and chosen actions.
        """
        outcome: list[object] = [self.rewarded, self.ended, self.acting, self.scored]
        return [self.observation, self.mask, *outcome, self.drawn, self.chosen]

    def reset(self, seed: int) -> None:
        """Deal the first game of every row."""
        self.seed = seed
        self.rng = Rng(seed_for(seed, -1 - self.first))
        self.finished = 0
        self.dealt = [0] * self.rows
        self.states = []
        for row in range(self.rows):
            self.states.append(self.deal(row))
            self.show(row)

    def put(self, row: int, state: State) -> None:
        """Continue a row from a position. The caller has cleared its observation."""
        self.states[row] = state
        if self.company is not None:
            self.company.sit_down(row, state, seed_for(self.seed, self.number(row)), self.dealt[row] - 1)
        self.show(row)

    def number(self, row: int) -> int:
        """Return the number of the game that was dealt to a row last."""
        return (self.dealt[row] - 1) * self.total + self.first + row

    def actor(self, row: int, state: State) -> int:
        """Let the bots of a row act, and return the next learning player; -1 when the game is over."""
        return state.next_actor() if self.company is None else self.company.learner(row, state)

    def deal(self, row: int) -> State:
        """Deal the next game of a row that contains a decision."""
        while True:
            self.dealt[row] += 1
            seed = seed_for(self.seed, self.number(row))
            state = self.game.deal(self.players, self.options, seed)
            if self.company is not None:
                self.company.sit_down(row, state, seed, self.dealt[row] - 1)
            if self.actor(row, state) >= 0:
                return state

    def step(self) -> None:
        """Apply the chosen action of every row. The caller has checked that they are legal."""
        actions = self.chosen
        encoder = self.encoder
        keepers = self.keepers
        for row in range(self.rows):
            state = self.states[row]
            player = int(self.acting[row])
            # Unchecked, because the caller has compared the action with the mask.
            index = int(actions[row])
            if keepers:
                action = keepers[row].action(state, player, index, self.observation, i64(row) * encoder.size)
            else:
                action = encoder.action(state, player, index)
            state.perform(player, action)
            if self.company is not None:
                self.company.note(row, player, action)
            self.show(row)

    def finish(self, row: i64, state: State) -> None:
        """Write rewards and scores of a finished game, and deal the next."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("the game is not over, but no player is to act")
        self.finished += 1
        self.ended[row] = 1
        if self.closes:
            self.close(row, state)
        first: i64 = row * self.players
        gained = rewards(outcome, self.reward)
        for player in range(self.players):
            self.rewarded[first + player] = gained[player]
            self.scored[first + player] = outcome.scores[player]
        self.states[row] = self.deal(int(row))

    def close(self, row: i64, state: State) -> None:
        """Write the final observation of the player who acted last."""
        size: i64 = self.encoder.size
        first: i64 = row * size
        for place in range(size):
            self.closing[first + place] = 0
        self.encoder.observe(state, int(self.acting[row]), self.closing, first)

    def show(self, row: i64) -> None:
        """Write player, observation and mask of a row. If its game is over, start the next one first."""
        encoder = self.encoder
        state = self.states[row]
        player = self.actor(int(row), state)
        if player < 0:
            self.finish(row, state)
            state = self.states[row]
            player = self.actor(int(row), state)
        self.acting[row] = player
        if self.keepers:
            offered = self.keepers[row].show(state, player, self.observation, row * encoder.size)
        else:
            encoder.observe(state, player, self.observation, row * encoder.size)
            offered = encoder.offers(state, player)
        mask = self.mask
        first: i64 = row * encoder.actions
        for index in self.offered[row]:
            mask[first + index] = 0
        for index in offered:
            mask[first + index] = 1
        self.offered[row] = offered

    def draw(self) -> None:
        """Draw one legal action for every row, uniformly."""
        rng = self.rng
        for row in range(self.rows):
            offered = self.offered[row]
            self.drawn[row] = offered[rng.below(len(offered))]
