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
from bastide.core.randomness.rng import Rng, seed_for
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, Keeper
from bastide.encoding.opponents import Company
from bastide.encoding.rewards import rewards


@final
class Pool:
    """The games, and the memory in which their rows are written.

    Whoever steps the pool clears rewards and ends before, and the observations unless they are kept (memory is cleared
    fastest all at once).
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
        #: The bots in the other seats, if any are wanted.
        self.company = company
        self.game = game
        self.encoder = encoder
        self.options = options
        self.rows = rows
        #: Where these rows are a share of more: the number of the first, and how many there are in all.
        self.first = first
        self.total = total if total > 0 else rows
        self.players = players
        self.reward = reward
        #: Those who keep the rows, one each, if the encoder has such.
        self.keepers: list[Keeper] = []
        for _ in range(rows):
            keeper = encoder.keeper()
            if keeper is not None:
                self.keepers.append(keeper)
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
        self.acting: vec[i64] = vec[i64]([0] * rows)
        self.scored: vec[i64] = vec[i64]([0] * (rows * players))
        self.drawn: vec[i64] = vec[i64]([0] * rows)
        #: The actions of the next step. Memory of the pool like all the rest: a fresh vector that interpreted code
        #: hands to compiled code is never freed.
        self.chosen: vec[i64] = vec[i64]([0] * rows)
        #: What those who acted last in a row see of the game that ended there, if anybody asks to see it.
        self.closing: vec[i16] = vec[i16]([])
        self.closes = False

    def show_ends(self) -> object:
        """From now on, write the last observation of every game that ends, too. What numpy can look at."""
        self.closing = vec[i16]([0] * (self.rows * self.encoder.size))
        self.closes = True
        return self.closing

    def memory(self) -> list[object]:
        """What numpy can look at: observations, masks, rewards, ends, actors, scores, drawn and chosen actions."""
        outcome: list[object] = [self.rewarded, self.ended, self.acting, self.scored]
        return [self.observation, self.mask, *outcome, self.drawn, self.chosen]

    def reset(self, seed: int) -> None:
        """Deal every row its first game."""
        self.seed = seed
        self.rng = Rng(seed_for(seed, -1 - self.first))
        self.finished = 0
        self.dealt = [0] * self.rows
        self.states = []
        for row in range(self.rows):
            self.states.append(self.deal(row))
            self.show(row)

    def put(self, row: int, state: State) -> None:
        """Go on from a position in a row; whoever does has cleared its observation."""
        self.states[row] = state
        if self.company is not None:
            self.company.sit_down(row, state, seed_for(self.seed, self.number(row)), self.dealt[row] - 1)
        self.show(row)

    def number(self, row: int) -> int:
        """The number of the game that was dealt to a row last."""
        return (self.dealt[row] - 1) * self.total + self.first + row

    def actor(self, row: int, state: State) -> int:
        """Who is to act in a row, after the bots there have; -1 when the game is over."""
        return state.next_actor() if self.company is None else self.company.learner(row, state)

    def deal(self, row: int) -> State:
        """The next game of a row that has a decision in it."""
        while True:
            self.dealt[row] += 1
            seed = seed_for(self.seed, self.number(row))
            state = self.game.deal(self.players, self.options, seed)
            if self.company is not None:
                self.company.sit_down(row, state, seed, self.dealt[row] - 1)
            if self.actor(row, state) >= 0:
                return state

    def step(self) -> None:
        """Carry out the chosen action of every row; they have been found legal."""
        actions = self.chosen
        encoder = self.encoder
        keepers = self.keepers
        for row in range(self.rows):
            state = self.states[row]
            player = int(self.acting[row])
            # Not ``apply``: the mask has been looked at.
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
        """Write down how a game ended, and deal the next."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("nobody is to act in a game that is not over")
        self.finished += 1
        self.ended[row] = 1
        if self.closes:
            self.close(row, state)
        first: i64 = row * self.players
        worth = rewards(outcome, self.reward)
        for player in range(self.players):
            self.rewarded[first + player] = worth[player]
            self.scored[first + player] = outcome.scores[player]
        self.states[row] = self.deal(int(row))

    def close(self, row: i64, state: State) -> None:
        """Write what the one who acted last sees of the end."""
        size: i64 = self.encoder.size
        first: i64 = row * size
        for place in range(size):
            self.closing[first + place] = 0
        self.encoder.observe(state, int(self.acting[row]), self.closing, first)

    def show(self, row: i64) -> None:
        """Write the row of a game: who is to act, what that player sees and may do. One that is over gives way."""
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
        """Draw one legal action for every row, each equally likely."""
        rng = self.rng
        for row in range(self.rows):
            offered = self.offered[row]
            self.drawn[row] = offered[rng.below(len(offered))]
