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
from bastide.core.randomness.rng import derive_seed
from bastide.envs.net.network_evaluator import NetworkEvaluator
from bastide.envs.net.network_file import TrainedNetwork

Floats = NDArray[np.float32]
Indices = NDArray[np.int64]
#: Decisions as arrays, one row each, by column name.
Columns = dict[str, NDArray[np.generic]]

#: Games played in parallel: a network is faster on many decisions at once.
PARALLEL_GAMES = 96
#: Share of random actions.
RANDOM_ACTION_SHARE = 0.04
#: One game in this many is held out.
GAMES_PER_HELD_OUT_GAME = 20


class Teacher(ABC):
    """Policy that a distilled policy imitates."""

    @abstractmethod
    def action_probabilities(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        """Return the probability of each legal action, for each decision (position and player)."""


class NetTeacher(Teacher):
    """Network as teacher, for some numbers of players."""

    def __init__(self, file: str, game: Game, tables: Iterable[int]) -> None:
        net = TrainedNetwork.load(Path(file))
        self.readers = {players: NetworkEvaluator(net, game, players) for players in set(tables)}

    def action_probabilities(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        found: list[dict[int, float]] = [{} for _ in decisions]
        for players, reader in self.readers.items():
            places = [place for place, (state, _) in enumerate(decisions) if state.players == players]
            if places:
                for place, opinion in zip(
                    places, reader.evaluate_decisions([decisions[at] for at in places]), strict=True
                ):
                    found[place] = dict(zip(opinion.actions, opinion.probabilities().tolist(), strict=True))
        return found


def softmax(likes: Floats) -> Floats:
    chances = np.exp(likes - likes.max())
    return np.asarray(chances / chances.sum(), np.float32)


def sample_action(chances: dict[int, float], rng: Rng) -> int:
    """Draw an action by probabilities."""
    left = rng.uniform() * sum(chances.values())
    for action, chance in chances.items():
        left -= chance
        if left < 0.0:
            return action
    return max(chances, key=lambda action: chances[action])  # only a rounding error is left


def collect_games(
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
        while len(running) < PARALLEL_GAMES and begun < games:
            rng = Rng(derive_seed(seed, begun))
            players = tables[int(rng.below(len(tables)))]
            running.append((begun, game.new_state(players, options, derive_seed(seed + 1, begun)), rng))
            begun += 1
        # simultaneous players decide on the same position before anyone acts
        asked = [(number, state, rng, player) for number, state, rng in running for player in state.players_to_act()]
        answers = teacher.action_probabilities([(state, player) for _, state, _, player in asked])
        acts = []
        for (number, state, rng, player), chances in zip(asked, answers, strict=True):
            note(number, state, player, chances)
            is_random = rng.uniform() < RANDOM_ACTION_SHARE
            acts.append(rng.choice(state.legal_actions(player)) if is_random else sample_action(chances, rng))
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

    def __init__(self, columns: Columns, no_feature: int, legal_mask: NDArray[np.bool_]) -> None:
        tested = columns["game"][:, 0] % GAMES_PER_HELD_OUT_GAME == 0
        self.training_rows, self.test_rows = np.nonzero(~tested)[0], np.nonzero(tested)[0]
        self.features, self.no_feature = columns["features"], no_feature
        self.target_probabilities = columns["chances"].astype(np.float32)
        self.legal_mask = legal_mask

    def batches(self, size: int, chance: np.random.Generator) -> Iterator[Indices]:
        """Yield all training rows in random order, in batches."""
        size = min(size, len(self.training_rows))
        order = chance.permutation(self.training_rows)
        for begin in range(0, len(order) - size + 1, size):
            yield order[begin : begin + size]

    def steps_per_epoch(self, size: int) -> int:
        return len(self.training_rows) // min(size, len(self.training_rows))

    def one_hot_features(self, places: Indices) -> Floats:
        """Return the features of some rows as one-hot vectors."""
        rows = np.zeros((len(places), self.no_feature + 1), np.float32)
        np.put_along_axis(rows, self.features[places].astype(np.int64), 1.0, 1)
        rows[:, self.no_feature] = 0.0
        return rows

    def softmax_over_legal(self, scores: Floats, places: Indices) -> Floats:
        """Return the probability of each action by these scores."""
        scores = np.where(self.legal_mask[places], scores, -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)

    def held_out_metrics(self, score: Callable[[Indices], Floats]) -> tuple[float, float]:
        """Return cross-entropy and top-1 accuracy of some scores on the held-out decisions."""
        entropy, hits = 0.0, 0
        for places in np.array_split(self.test_rows, len(self.test_rows) // 8192 + 1):
            foreseen, chances = self.softmax_over_legal(score(places), places), self.target_probabilities[places]
            entropy -= float((chances * np.log(np.maximum(foreseen, 1e-9))).sum())
            hits += int((foreseen.argmax(1) == chances.argmax(1)).sum())
        return entropy / len(self.test_rows), hits / len(self.test_rows)

    def teacher_entropy(self) -> float:
        """Return the entropy of the teacher on the held-out decisions."""
        chances = self.target_probabilities[self.test_rows]
        return float(-(chances * np.log(np.maximum(chances, 1e-9))).sum() / len(chances))


class Adam:
    """Adam optimiser for a numpy array, updated in place."""

    def __init__(self, weights: Floats, square_decay: float = 0.001, tiny: float = 1e-8) -> None:
        self.weights, self.square_decay, self.tiny = weights, square_decay, tiny
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)
        self.steps = 0

    def step(self, slope: Floats, rate: float) -> None:
        """Update the weights by a gradient."""
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += self.square_decay * (slope * slope - self.square)
        spread = np.sqrt(self.square / (1.0 - (1.0 - self.square_decay) ** self.steps)) + self.tiny
        self.weights -= rate / (1.0 - 0.9**self.steps) * self.mean / spread


def round_weights(weights: Floats, units: float, neutral: int) -> None:
    """Round weights to the bytes that will be written, so that the written policy is the evaluated one."""
    weights[:] = np.clip(np.rint(weights * units), -neutral, 255 - neutral) / units


def quantize_to_uint8(numbers: Floats) -> bytes:
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
