"""Evaluates positions with a trained network: scores of the legal actions, and the expected reward."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bastide.bots.search.advice import Advice, Adviser
from bastide.core import Bot, Game, Rng, Seat, State
from bastide.core.errors import InvalidBot
from bastide.envs.net.arithmetic import NEVER
from bastide.envs.net.columns import Floats
from bastide.envs.net.entity_layout import MAX_ACTIONS, EntityLayout, offers_of
from bastide.envs.net.entity_net import EntityNet
from bastide.envs.table.observer import Observer
from bastide.envs.table.spec import TableSpec


class Opinion:
    """Policy and value of one decision: a score for each legal action, and the value of the position."""

    def __init__(self, actions: list[int], scores: Floats, value: float) -> None:
        self.actions = actions
        self.scores = scores
        self.value = value

    def best(self) -> int:
        return self.actions[int(self.scores.argmax())]

    def probabilities(self) -> NDArray[np.float64]:
        """Return the network's policy: the softmax of the scores."""
        found = np.exp((self.scores - self.scores.max()).astype(np.float64))
        return np.asarray(found / found.sum())


class NetReader:
    """Evaluates positions of tables with a fixed number of players."""

    def __init__(self, net: EntityNet, game: Game, players: int) -> None:
        """Raises ValueError if the network was trained for something else."""
        # Table options do not change the meaning of an observation.
        table = TableSpec(game.id, players, "place", {})
        if table.encoder.version != net.version:
            raise ValueError(f"it was trained on {game.id}_v{net.version}, this is {table.name}")
        self.net = net
        self.game = game
        self.encoder = table.encoder
        self.observer = Observer(table)
        self.layout = EntityLayout(game, table.encoder, table.options, net.facts)
        self.network = net.for_layout(self.layout)

    def opinions(self, decisions: list[tuple[State, int]]) -> list[Opinion]:
        """Evaluate several decisions (position and player) in one forward pass."""
        rows = np.stack([self.observer.observe(state, player) for state, player in decisions])
        offers = [self.encoder.offers(state, player) for state, player in decisions]
        indices = np.zeros((len(rows), max(len(some) for some in offers)), np.int64)
        for row, some in enumerate(offers):
            indices[row, : len(some)] = some
        scores, values = self._evaluate(rows, indices, np.array([len(some) for some in offers]))
        found = []
        for row, ((state, player), some) in enumerate(zip(decisions, offers, strict=True)):
            actions = [self.encoder.action(state, player, index) for index in some]
            found.append(Opinion(actions, scores[row, : len(some)], float(values[row])))
        return found

    def opinion(self, state: State, player: int) -> Opinion:
        return self.opinions([(state, player)])[0]

    def ask(self, observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Return logits of all actions and values; an ``Evaluator`` for ``bastide.envs.batch_search``."""
        offers, offered = offers_of(masks)
        scores, values = self._evaluate(observations, offers, offered)
        logits = np.full(masks.shape, NEVER, np.float32)
        rows, places = np.nonzero(np.arange(offers.shape[1]) < offered[:, None])
        logits[rows, offers[rows, places]] = scores[rows, places]
        return logits, values

    def _evaluate(
        self, rows: NDArray[np.int16], offers: NDArray[np.int64], offered: NDArray[np.int64]
    ) -> tuple[Floats, Floats]:
        """Return scores in the shape of ``offers``, and values. Unreadable actions get the lowest score."""
        arranged = np.zeros((len(rows), self.layout.size), np.int16)
        self.layout.arrange(rows, offers, offered, arranged)
        found, values = self.network.evaluate(arranged, min(MAX_ACTIONS, int(offered.max())))
        scores = np.full(offers.shape, NEVER, np.float32)
        scores[:, : found.shape[1]] = found
        return scores, values

    def at(self, state: State) -> NetReader:
        """Return an evaluator for the number of players of a position.

        Raises InvalidBot if the table has components that the network cannot read.
        """
        if not self.encoder.speaks_of(state):
            raise InvalidBot("net-table", "this network has not learnt what is played with at this table")
        return self if state.players == self.encoder.players else NetReader(self.net, self.game, state.players)


class NetBot(Bot):
    """Bot that takes the action with the highest score. It sees only sampled positions."""

    def __init__(self, reader: NetReader, seed: int) -> None:
        self.reader = reader
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(self.rng)
        self.reader = self.reader.at(sampled)
        return self.reader.opinion(sampled, seat.player).best()


class NetAdviser(Adviser):
    """Policy prior from a network: ``expert:net=FILE``."""

    def __init__(self, reader: NetReader) -> None:
        self.reader = reader

    def advise(self, state: State, player: int) -> Advice:
        self.reader = self.reader.at(state)
        opinion = self.reader.opinion(state, player)
        return Advice(dict(zip(opinion.actions, opinion.probabilities().tolist(), strict=True)))
