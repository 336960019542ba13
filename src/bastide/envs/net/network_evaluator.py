"""Evaluates positions with a trained network: scores of the legal actions, and the expected reward."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bastide.bots.search.policy_prior import PolicyPrior, PolicyPriorSource
from bastide.core import Bot, Game, Rng, Seat, State
from bastide.core.errors import InvalidBot
from bastide.envs.net.attention_network import UNREADABLE_ACTION_SCORE
from bastide.envs.net.entity_layout import MAX_ACTIONS, EntityLayout, legal_indices_of_masks
from bastide.envs.net.input_columns import Floats
from bastide.envs.net.network_file import TrainedNetwork
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide.envs.table.table_spec import TableSpec


class PolicyValue:
    """Policy and value of one decision: a score for each legal action, and the value of the position."""

    def __init__(self, actions: list[int], scores: Floats, value: float) -> None:
        self.actions = actions
        self.scores = scores
        self.value = value

    def best_action(self) -> int:
        return self.actions[int(self.scores.argmax())]

    def probabilities(self) -> NDArray[np.float64]:
        """Return the network's policy: the softmax of the scores."""
        found = np.exp((self.scores - self.scores.max()).astype(np.float64))
        return np.asarray(found / found.sum())


class NetworkEvaluator:
    """Evaluates positions of tables with a fixed number of players."""

    def __init__(self, trained_network: TrainedNetwork, game: Game, players: int) -> None:
        """Raises ValueError if the network was trained for something else."""
        # Table options do not change the meaning of an observation.
        table = TableSpec(game.id, players, "place", {})
        if table.encoder.version != trained_network.version:
            raise ValueError(f"it was trained on {game.id}_v{trained_network.version}, this is {table.name}")
        self.trained_network = trained_network
        self.game = game
        self.encoder = table.encoder
        self.observer = NumpyObserver(table)
        self.layout = EntityLayout(game, table.encoder, table.options, trained_network.feature_names)
        self.network = trained_network.build_network(self.layout)

    def evaluate_decisions(self, decisions: list[tuple[State, int]]) -> list[PolicyValue]:
        """Evaluate several decisions (position and player) in one forward pass."""
        rows = np.stack([self.observer.observe(state, player) for state, player in decisions])
        offers = [self.encoder.legal_indices(state, player) for state, player in decisions]
        indices = np.zeros((len(rows), max(len(some) for some in offers)), np.int64)
        for row, some in enumerate(offers):
            indices[row, : len(some)] = some
        scores, values = self._evaluate(rows, indices, np.array([len(some) for some in offers]))
        found = []
        for row, ((state, player), some) in enumerate(zip(decisions, offers, strict=True)):
            actions = [self.encoder.action_for_index(state, player, index) for index in some]
            found.append(PolicyValue(actions, scores[row, : len(some)], float(values[row])))
        return found

    def evaluate_decision(self, state: State, player: int) -> PolicyValue:
        return self.evaluate_decisions([(state, player)])[0]

    def evaluate_batch(self, observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Return logits of all actions and values; an ``Evaluator`` for ``bastide.envs.batch_search``."""
        offers, offered = legal_indices_of_masks(masks)
        scores, values = self._evaluate(observations, offers, offered)
        logits = np.full(masks.shape, UNREADABLE_ACTION_SCORE, np.float32)
        rows, places = np.nonzero(np.arange(offers.shape[1]) < offered[:, None])
        logits[rows, offers[rows, places]] = scores[rows, places]
        return logits, values

    def _evaluate(
        self, rows: NDArray[np.int16], offers: NDArray[np.int64], offered: NDArray[np.int64]
    ) -> tuple[Floats, Floats]:
        """Return scores in the shape of ``offers``, and values. Unreadable actions get the lowest score."""
        arranged = np.zeros((len(rows), self.layout.size), np.int16)
        self.layout.write_rows(rows, offers, offered, arranged)
        found, values = self.network.evaluate(arranged, min(MAX_ACTIONS, int(offered.max())))
        scores = np.full(offers.shape, UNREADABLE_ACTION_SCORE, np.float32)
        scores[:, : found.shape[1]] = found
        return scores, values

    def for_table_of(self, state: State) -> NetworkEvaluator:
        """Return an evaluator for the number of players of a position.

        Raises InvalidBot if the table has components that the network cannot read.
        """
        if not self.encoder.can_encode(state):
            raise InvalidBot("net-table", "this network was not trained for the cards at this table")
        return (
            self
            if state.players == self.encoder.players
            else NetworkEvaluator(self.trained_network, self.game, state.players)
        )


class NetBot(Bot):
    """Bot that takes the action with the highest score. It sees only sampled positions."""

    def __init__(self, reader: NetworkEvaluator, seed: int) -> None:
        self.reader = reader
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample_position(self.rng)
        self.reader = self.reader.for_table_of(sampled)
        return self.reader.evaluate_decision(sampled, seat.player).best_action()


class NetPolicyPriorSource(PolicyPriorSource):
    """Policy prior from a network: ``expert:net=FILE``."""

    def __init__(self, reader: NetworkEvaluator) -> None:
        self.reader = reader

    def policy_prior(self, state: State, player: int) -> PolicyPrior:
        self.reader = self.reader.for_table_of(state)
        opinion = self.reader.evaluate_decision(state, player)
        return PolicyPrior(dict(zip(opinion.actions, opinion.probabilities().tolist(), strict=True)))
