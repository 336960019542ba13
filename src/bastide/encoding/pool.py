"""Many games side by side, all of them at a decision; one call answers them all.

When a game ends, the next one begins in its place, so every row always shows a decision. Game number ``k`` of row ``r``
is dealt from ``seed_for(seed, k * rows + r)``: what happens in a row depends on nothing but the seed and its actions.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.rng import Rng, seed_for
from bastide.core.state import State
from bastide.encoding.encoder import Encoder
from bastide.encoding.rewards import rewards


@final
class Pool:
    """The games, and the memory in which their rows are written.

    Whoever steps the pool clears the observations, rewards and ends before (memory is cleared fastest all at once).
    """

    def __init__(self, game: Game, encoder: Encoder, options: Options, rows: int, reward: int) -> None:
        players = encoder.players
        self.game = game
        self.encoder = encoder
        self.options = options
        self.rows = rows
        self.players = players
        self.reward = reward
        self.seed = 0
        self.states: list[State] = []
        #: How many games were dealt to each row, and how many of all were finished.
        self.dealt: list[int] = []
        self.finished = 0
        #: The indices that are legal in each row.
        self.offered: list[list[int]] = [[] for _ in range(rows)]
        self.rng = Rng(0)
        self.observation: vec[i16] = vec[i16]([0] * (rows * encoder.size))
        self.mask: vec[u8] = vec[u8]([0] * (rows * encoder.actions))
        self.rewarded: vec[float] = vec[float]([0.0] * (rows * players))
        self.ended: vec[u8] = vec[u8]([0] * rows)
        self.actor: vec[i64] = vec[i64]([0] * rows)
        self.scored: vec[i64] = vec[i64]([0] * (rows * players))
        self.drawn: vec[i64] = vec[i64]([0] * rows)
        #: The actions of the next step. Memory of the pool like all the rest: a fresh vector that interpreted code
        #: hands to compiled code is never freed.
        self.chosen: vec[i64] = vec[i64]([0] * rows)

    def memory(self) -> list[object]:
        """What numpy can look at: observations, masks, rewards, ends, actors, scores, drawn and chosen actions."""
        outcome: list[object] = [self.rewarded, self.ended, self.actor, self.scored]
        return [self.observation, self.mask, *outcome, self.drawn, self.chosen]

    def reset(self, seed: int) -> None:
        """Deal every row its first game."""
        self.seed = seed
        self.rng = Rng(seed_for(seed, -1))
        self.finished = 0
        self.dealt = [0] * self.rows
        self.states = []
        for row in range(self.rows):
            self.states.append(self.deal(row))
            self.show(row)

    def put(self, row: int, state: State) -> None:
        """Go on from a position in a row; whoever does has cleared its observation."""
        self.states[row] = state
        self.show(row)

    def deal(self, row: int) -> State:
        """The next game of a row that has a decision in it."""
        while True:
            number = self.dealt[row] * self.rows + row
            self.dealt[row] += 1
            # Not ``deal``: what is left to chance is drawn with the rest, as it always was in these environments.
            state = self.game.setup(self.players, self.options, Rng(seed_for(self.seed, number)))
            if state.next_actor() >= 0:
                return state

    def check(self) -> int:
        """The first row whose chosen action is not legal; -1 if all are. Nothing changes."""
        actions = self.chosen
        count: i64 = self.encoder.actions
        for row in range(self.rows):
            index: i64 = actions[row]
            if index < 0 or index >= count or self.mask[i64(row) * count + index] == 0:
                return row
        return -1

    def step(self) -> None:
        """Carry out the chosen action of every row, after ``check`` has found them legal."""
        actions = self.chosen
        encoder = self.encoder
        for row in range(self.rows):
            state = self.states[row]
            player = int(self.actor[row])
            # Not ``apply``: what the mask allows is what is legal, and ``check`` has looked there.
            state.perform(player, encoder.action(state, player, int(actions[row])))
            if state.next_actor() < 0:
                self.finish(row, state)
            self.show(row)

    def finish(self, row: i64, state: State) -> None:
        """Write down how a game ended, and deal the next."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("nobody is to act in a game that is not over")
        self.finished += 1
        self.ended[row] = 1
        first: i64 = row * self.players
        worth = rewards(outcome, self.reward)
        for player in range(self.players):
            self.rewarded[first + player] = worth[player]
            self.scored[first + player] = outcome.scores[player]
        self.states[row] = self.deal(int(row))

    def show(self, row: i64) -> None:
        """Write the row of a game: who is to act, what that player sees and may do."""
        encoder = self.encoder
        state = self.states[row]
        player = state.next_actor()
        self.actor[row] = player
        encoder.observe(state, player, self.observation, row * encoder.size)
        mask = self.mask
        first: i64 = row * encoder.actions
        for index in self.offered[row]:
            mask[first + index] = 0
        offered = encoder.offers(state, player)
        for index in offered:
            mask[first + index] = 1
        self.offered[row] = offered

    def draw(self) -> None:
        """Draw one legal action for every row, each equally likely."""
        rng = self.rng
        for row in range(self.rows):
            offered = self.offered[row]
            self.drawn[row] = offered[rng.below(len(offered))]
