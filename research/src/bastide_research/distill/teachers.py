"""Shared parts of the distillation tools: teachers, game collection, training sets and the Adam optimiser."""

from __future__ import annotations

from abc import ABC, abstractmethod
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from bastide.core import Game, Options, Rng, State
from bastide.core.randomness.rng import seed_for
from bastide.envs.net.entity_net import EntityNet
from bastide.envs.net.reader import NetReader

Floats = NDArray[np.float32]
Places = NDArray[np.int64]
#: Decisions as arrays, one row each, by column name.
Columns = dict[str, NDArray[np.generic]]

#: Games played in parallel: a network is faster on many decisions at once.
AT_ONCE = 96
#: Share of random actions.
STRAY = 0.04
#: One game in this many is held out.
HELD_OUT = 20


class Teacher(ABC):
    """Policy that a distilled policy imitates."""

    @abstractmethod
    def chances(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        """Return the probability of each legal action, for each decision (position and player)."""


class NetTeacher(Teacher):
    """Network as teacher, for some numbers of players."""

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
    """Draw an action by probabilities."""
    left = rng.uniform() * sum(chances.values())
    for action, chance in chances.items():
        left -= chance
        if left < 0.0:
            return action
    return max(chances, key=lambda action: chances[action])  # only a rounding error is left


def watch_games(
    teacher: Teacher,
    game: Game,
    tables: Sequence[int],
    options: Options | None,
    games: int,
    seed: int,
    note: Callable[[int, State, int, dict[int, float]], None],
) -> None:
    """Let a teacher play against itself, each game from its own seed; ``note`` is called before each action."""
    running: list[tuple[int, State, Rng]] = []
    begun = done = 0
    start = perf_counter()
    while done < games:
        while len(running) < AT_ONCE and begun < games:
            rng = Rng(seed_for(seed, begun))
            players = tables[int(rng.below(len(tables)))]
            running.append((begun, game.new_state(players, options, seed_for(seed + 1, begun)), rng))
            begun += 1
        # simultaneous players decide on the same position before anyone acts
        asked = [(number, state, rng, player) for number, state, rng in running for player in state.actors()]
        answers = teacher.chances([(state, player) for _, state, _, player in asked])
        acts = []
        for (number, state, rng, player), chances in zip(asked, answers, strict=True):
            note(number, state, player, chances)
            is_random = rng.uniform() < STRAY
            acts.append(rng.choice(state.legal_actions(player)) if is_random else drawn(chances, rng))
        for (_, state, _, player), action in zip(asked, acts, strict=True):
            state.apply(player, action)
        going = [each for each in running if not each[1].is_over()]
        over = done + len(running) - len(going)
        if over // 500 > done // 500:
            print(f"{over} games, {perf_counter() - start:.0f} s", flush=True)
        running, done = going, over


def read_columns(paths: list[Path]) -> Columns:
    """Load and concatenate recorded decisions; games of different files get different numbers."""
    parts = [dict(np.load(path)) for path in paths]
    for number, part in enumerate(parts):
        part["game"] = part["game"] + 10_000_000 * number
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


class TrainingSet:
    """Decisions for training, selected by row numbers; those of some games are held out."""

    def __init__(self, columns: Columns, no_feature: int, possible: NDArray[np.bool_]) -> None:
        tested = columns["game"][:, 0] % HELD_OUT == 0
        self.learning, self.testing = np.nonzero(~tested)[0], np.nonzero(tested)[0]
        self.features, self.no_feature = columns["features"], no_feature
        self.chances = columns["chances"].astype(np.float32)
        self.possible = possible

    def batches(self, size: int, chance: np.random.Generator) -> Iterator[Places]:
        """Yield all training rows in random order, in batches."""
        size = min(size, len(self.learning))
        order = chance.permutation(self.learning)
        for begin in range(0, len(order) - size + 1, size):
            yield order[begin : begin + size]

    def steps(self, size: int) -> int:
        return len(self.learning) // min(size, len(self.learning))

    def seen(self, places: Places) -> Floats:
        """Return the features of some rows as one-hot vectors."""
        rows = np.zeros((len(places), self.no_feature + 1), np.float32)
        np.put_along_axis(rows, self.features[places].astype(np.int64), 1.0, 1)
        rows[:, self.no_feature] = 0.0
        return rows

    def foreseen(self, scores: Floats, places: Places) -> Floats:
        """Return the probability of each action by these scores."""
        scores = np.where(self.possible[places], scores, -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)

    def measure(self, score: Callable[[Places], Floats]) -> tuple[float, float]:
        """Return cross-entropy and top-1 accuracy of some scores on the held-out decisions."""
        entropy, hits = 0.0, 0
        for places in np.array_split(self.testing, len(self.testing) // 8192 + 1):
            foreseen, chances = self.foreseen(score(places), places), self.chances[places]
            entropy -= float((chances * np.log(np.maximum(foreseen, 1e-9))).sum())
            hits += int((foreseen.argmax(1) == chances.argmax(1)).sum())
        return entropy / len(self.testing), hits / len(self.testing)

    def own(self) -> float:
        """Return the entropy of the teacher on the held-out decisions."""
        chances = self.chances[self.testing]
        return float(-(chances * np.log(np.maximum(chances, 1e-9))).sum() / len(chances))


class Adam:
    """Adam optimiser for a numpy array, updated in place."""

    def __init__(self, weights: Floats, forget: float = 0.001, tiny: float = 1e-8) -> None:
        self.weights, self.forget, self.tiny = weights, forget, tiny
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)
        self.steps = 0

    def step(self, slope: Floats, rate: float) -> None:
        """Update the weights by a gradient."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += self.forget * (slope * slope - self.square)
        spread = np.sqrt(self.square / (1.0 - (1.0 - self.forget) ** self.steps)) + self.tiny
        self.weights -= rate / (1.0 - 0.9**self.steps) * self.mean / spread


def round_weights(weights: Floats, units: float, neutral: int) -> None:
    """Round weights to the bytes that will be written, so that the written policy is the evaluated one."""
    weights[:] = np.clip(np.rint(weights * units), -neutral, 255 - neutral) / units


def as_bytes(numbers: Floats) -> bytes:
    return np.clip(np.rint(numbers), 0, 255).astype(np.uint8).tobytes()


def command_line(
    doc: str | None, games: int, rounds: int, rate: float
) -> tuple[ArgumentParser, ArgumentParser, ArgumentParser]:
    """Return the parser of a tool, and those of its commands ``watch`` and ``learn``, with their common options."""
    parser = ArgumentParser(description=(doc or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="doing", required=True)
    watching = commands.add_parser("watch")
    watching.add_argument("--games", type=int, default=games)
    watching.add_argument("--to", type=Path, required=True)
    learning = commands.add_parser("learn")
    learning.add_argument("lessons", type=Path, nargs="+")
    learning.add_argument("--rounds", type=int, default=rounds)
    learning.add_argument("--rate", type=float, default=rate)
    learning.add_argument("--to", type=Path)
    for command in (watching, learning):
        command.add_argument("--seed", type=int, default=1)
    return parser, watching, learning
