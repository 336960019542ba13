"""Strategies as text files of weights, and the bots that play by them.

A line sets a weight, for the whole game or for a phase::

    # I like to fight.
    shields = 1.4
    science in age 3 = 0.5

The game's bot factory defines the weights, their defaults and the phases of the game.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import Final, NoReturn, final

from mypy_extensions import mypyc_attr

from bastide.bots.strategy_file_reader import read_strategy_text, strategy_version
from bastide.core.bot import Bot, BotFactory, StrategyFormat
from bastide.core.errors import InvalidBot, UnknownBot, closest_match, did_you_mean
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import Rng

WEIGHTS_BOT: Final = "weights"
#: Maximum absolute value of a weight.
MAX_WEIGHT: Final = 1000.0
WEIGHT_LINE: Final = re.compile(r"\s*([^\W\d]\w*)\s*(?:\s+in\s+([^=]*?))?\s*=\s*([-+]?[0-9]*\.?[0-9]+)\s*")

#: Value of each weight in each phase of the game, by name.
WeightTable = dict[str, list[float]]


@mypyc_attr(allow_interpreted_subclasses=True)
class WeightsBotFactory(BotFactory):
    """Makes ``weights:FILE`` for one game. A subclass defines the weights and makes the bot."""

    def __init__(self, game_phases: list[str], default_weights: WeightTable, opponent_bots: list[str]) -> None:
        """``game_phases`` are the names of the game's phases; ``default_weights`` are the default weights."""
        self.game_phases = game_phases
        self.default_weights = default_weights
        self.opponent_bots = opponent_bots
        self._read: dict[str, tuple[int, int, WeightTable]] = {}

    @abstractmethod
    def make_weights_bot(self, weights: WeightTable, seed: int) -> Bot:
        """Make a bot that plays by these weights."""

    def bot_names(self, game: Game) -> list[str]:
        return [WEIGHTS_BOT]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if name != WEIGHTS_BOT:
            raise UnknownBot(
                "unknown-bot",
                f"unknown bot {name!r} for {game.id}; {did_you_mean(name, [WEIGHTS_BOT])}",
                bot=name,
                game=game.id,
                close=closest_match(name, [WEIGHTS_BOT]),
                known=WEIGHTS_BOT,
            )
        if not argument:
            raise InvalidBot("no-weights", f"name a weights file: '{WEIGHTS_BOT}:FILE'", bot=WEIGHTS_BOT)
        return self.make_weights_bot(self.load_weights(argument), seed)

    def source_file(self, name: str, argument: str) -> str:
        return argument

    def load_weights(self, file: str) -> WeightTable:
        """Return the weights of a file; reads it again when it has changed."""
        version = strategy_version(file)
        known = self._read.get(file)
        if known is None or known[:2] != version:
            known = (version[0], version[1], self.parse_weights(read_strategy_text(file), file))
            self._read[file] = known
        return known[2]

    def parse_weights(self, text: str, source: str) -> WeightTable:
        """Parse weights. Raises InvalidBot, with ``source`` and the line, for invalid text."""
        found = {name: values.copy() for name, values in self.default_weights.items()}
        for number, written in enumerate(text.splitlines(), 1):
            line = written.partition("#")[0]
            if not line.strip():
                continue
            match = WEIGHT_LINE.fullmatch(line)
            if match is None:
                text = f"write NAME = NUMBER or NAME in PART = NUMBER, not {line.strip()!r}"
                raise_invalid_weights(source, number, InvalidBot("weights-line", text, text=line.strip()))
            name, parts, value = match.group(1).lower(), match.group(2), float(match.group(3))
            if name not in found:
                raise_invalid_weights(source, number, unknown_name_error("weights-name", "weight", name, list(found)))
            if abs(value) > MAX_WEIGHT:
                text = f"weights go up to {MAX_WEIGHT:g}, not {value:g}"
                raise_invalid_weights(
                    source, number, InvalidBot("weights-large", text, most=f"{MAX_WEIGHT:g}", value=f"{value:g}")
                )
            for part in range(len(self.game_phases)) if parts is None else self.parse_phases(parts, source, number):
                found[name][part] = value
        return found

    def parse_phases(self, text: str, source: str, number: int) -> list[int]:
        """Parse a list of phases into their indices."""
        found: list[int] = []
        for word in text.split(","):
            part = " ".join(word.lower().split())
            if part not in self.game_phases:
                raise_invalid_weights(
                    source, number, unknown_name_error("weights-part", "part", part, self.game_phases)
                )
            found.append(self.game_phases.index(part))
        return found

    def format_changed_weights(self, weights: WeightTable) -> str:
        """Return the lines of a file with these weights: only those that differ from the defaults."""
        lines: list[str] = []
        for name, values in weights.items():
            if values == self.default_weights[name]:
                continue
            if all(value == values[0] for value in values):
                lines.append(f"{name} = {values[0]:g}")
                continue
            for part, value in enumerate(values):
                if value != self.default_weights[name][part]:
                    lines.append(f"{name} in {self.game_phases[part]} = {value:g}")
        return "".join([f"{line}\n" for line in lines])

    def format_default_weights(self) -> str:
        """Return the default weights as a file: a template for new strategies."""
        lines: list[str] = []
        for name, values in self.default_weights.items():
            if all(value == values[0] for value in values):
                lines.append(f"{name} = {values[0]:.3g}")
            else:
                lines += [f"{name} in {self.game_phases[part]} = {value:.3g}" for part, value in enumerate(values)]
        return "".join([f"{line}\n" for line in lines])

    def strategy_format(self, game: Game) -> StrategyFormat | None:
        return WeightsStrategyFormat(self)


@final
class WeightsStrategyFormat(StrategyFormat):
    """Mutates one or two weights, by a small or a large amount."""

    def __init__(self, factory: WeightsBotFactory) -> None:
        self.factory = factory

    def make_bot(self, text: str, source: str) -> Bot:
        return self.factory.make_weights_bot(self.factory.parse_weights(text, source), 1)

    def bot_name(self) -> str:
        return WEIGHTS_BOT

    def example_strategies(self) -> dict[str, str]:
        return {"usual": self.factory.format_default_weights()}

    def opponent_bots(self) -> list[str]:
        return self.factory.opponent_bots

    def mutate(self, text: str, options: Options, rng: Rng) -> str:
        weights = self.factory.parse_weights(text, "")
        names = list(weights)
        for _ in range(1 + int(rng.below(2))):
            values = weights[names[int(rng.below(len(names)))]]
            factor = 0.6 + rng.uniform()
            shift = 0.4 * (rng.uniform() - 0.5)
            # with a probability of 0.3 in one phase only
            only = int(rng.below(len(values))) if rng.uniform() < 0.3 else -1
            for part in range(len(values)):
                if only < 0 or part == only:
                    values[part] = round(min(MAX_WEIGHT, max(-MAX_WEIGHT, values[part] * factor + shift)), 3)
        return self.factory.format_changed_weights(weights)

    def simplifications(self, text: str) -> list[str]:
        lines = [line for line in text.splitlines() if line.partition("#")[0].strip()]
        return ["".join([f"{other}\n" for other in lines if other is not line]) for line in lines]


def unknown_name_error(code: str, what: str, name: str, known: list[str]) -> InvalidBot:
    """Return the error for an unknown weight or phase."""
    text = f"unknown {what} {name!r}; {did_you_mean(name, known)}"
    return InvalidBot(code, text, name=name, meant=closest_match(name, known), known=", ".join(known))


def raise_invalid_weights(source: str, number: int, problem: InvalidBot) -> NoReturn:
    """Raise InvalidBot for a line of a weights file."""
    text = f"{source}, line {number}: {problem}"
    raise InvalidBot("bad-weights", text, file=source, line=number, problem=problem)
