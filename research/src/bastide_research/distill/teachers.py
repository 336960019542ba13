"""What tools that learn habits have in common: teachers, and the descent by which numbers are fitted to lessons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bastide.core import Game, Rng, State
from bastide.envs.net.entity_net import EntityNet
from bastide.envs.net.reader import NetReader

Floats = NDArray[np.float32]

#: How often the one who plays does anything at all.
STRAY = 0.04
#: One of so many games is not learnt from.
HELD_OUT = 20


class Teacher(ABC):
    @abstractmethod
    def chances(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        """How often it would take each legal action, for each decision of a position and a player."""


class NetTeacher(Teacher):
    """A network, for tables of some sizes."""

    def __init__(self, file: str, game: Game, tables: Iterable[int]) -> None:
        net = EntityNet.load(Path(file))
        self.readers = {players: NetReader(net, game, players) for players in set(tables)}

    def chances(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        found: list[dict[int, float]] = [{} for _ in decisions]
        for players, reader in self.readers.items():
            places = [place for place, (state, _) in enumerate(decisions) if state.players == players]
            if places:
                for place, opinion in zip(places, reader.opinions([decisions[at] for at in places]), strict=True):
                    found[place] = dict(zip(opinion.actions, opinion.probabilities().tolist(), strict=True))
        return found


def softmax(likes: Floats) -> Floats:
    chances = np.exp(likes - likes.max())
    return np.asarray(chances / chances.sum(), np.float32)


def drawn(chances: dict[int, float], rng: Rng) -> int:
    left = rng.uniform() * sum(chances.values())
    for action, chance in chances.items():
        left -= chance
        if left < 0.0:
            return action
    return max(chances, key=lambda action: chances[action])  # nothing was left but what rounding leaves


class Adam:
    def __init__(self, weights: Floats) -> None:
        self.weights = weights
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)
        self.steps = 0

    def step(self, slope: Floats, rate: float) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        spread = np.sqrt(self.square / (1.0 - 0.999**self.steps)) + 1e-8
        self.weights -= rate / (1.0 - 0.9**self.steps) * self.mean / spread


def as_bytes(numbers: Floats) -> bytes:
    return np.clip(np.rint(numbers), 0, 255).astype(np.uint8).tobytes()
