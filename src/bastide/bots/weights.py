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

from bastide.bots.files import text_of, version_of
from bastide.core.bot import Bot, BotMaker, Improver
from bastide.core.errors import InvalidBot, UnknownBot, closest, did_you_mean
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.randomness.rng import Rng

NAME: Final = "weights"
#: Maximum absolute value of a weight.
LARGEST: Final = 1000.0
LINE: Final = re.compile(r"\s*([^\W\d]\w*)\s*(?:\s+in\s+([^=]*?))?\s*=\s*([-+]?[0-9]*\.?[0-9]+)\s*")

#: Value of each weight in each phase of the game, by name.
WeightTable = dict[str, list[float]]


@mypyc_attr(allow_interpreted_subclasses=True)
class WeightsMaker(BotMaker):
    """Makes ``weights:FILE`` for one game. A subclass defines the weights and makes the bot."""

    def __init__(self, parts: list[str], usual: WeightTable, rivals: list[str]) -> None:
        """``parts`` are the names of the game's phases; ``usual`` are the default weights."""
        self.parts = parts
        self.usual = usual
        self.rivals = rivals
        self._read: dict[str, tuple[int, int, WeightTable]] = {}

    @abstractmethod
    def bot(self, weights: WeightTable, seed: int) -> Bot:
        """Make a bot that plays by these weights."""

    def names(self, game: Game) -> list[str]:
        return [NAME]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if name != NAME:
            raise UnknownBot(
                "unknown-bot", f"there is no bot {name!r} for {game.id}", bot=name, game=game.id, known=NAME
            )
        if not argument:
            raise InvalidBot("no-weights", f"say which weights to play by: '{NAME}:FILE'", bot=NAME)
        return self.bot(self.weights_in(argument), seed)

    def file(self, name: str, argument: str) -> str:
        return argument

    def weights_in(self, file: str) -> WeightTable:
        """Return the weights of a file; reads it again when it has changed."""
        version = version_of(file)
        known = self._read.get(file)
        if known is None or known[:2] != version:
            known = (version[0], version[1], self.read(text_of(file), file))
            self._read[file] = known
        return known[2]

    def read(self, text: str, source: str) -> WeightTable:
        """Parse weights. Raises InvalidBot, with ``source`` and the line, for invalid text."""
        found = {name: values.copy() for name, values in self.usual.items()}
        for number, written in enumerate(text.splitlines(), 1):
            line = written.partition("#")[0]
            if not line.strip():
                continue
            match = LINE.fullmatch(line)
            if match is None:
                text = f"a line is: NAME = NUMBER, or NAME in PART = NUMBER, not {line.strip()!r}"
                bad(source, number, InvalidBot("weights-line", text, text=line.strip()))
            name, parts, value = match.group(1).lower(), match.group(2), float(match.group(3))
            if name not in found:
                bad(source, number, unknown("weights-name", "weight", name, list(found)))
            if abs(value) > LARGEST:
                text = f"weights go up to {LARGEST:g}, not {value:g}"
                bad(source, number, InvalidBot("weights-large", text, most=f"{LARGEST:g}", value=f"{value:g}"))
            for part in range(len(self.parts)) if parts is None else self.parts_named(parts, source, number):
                found[name][part] = value
        return found

    def parts_named(self, text: str, source: str, number: int) -> list[int]:
        """Parse a list of phases into their indices."""
        found: list[int] = []
        for word in text.split(","):
            part = " ".join(word.lower().split())
            if part not in self.parts:
                bad(source, number, unknown("weights-part", "part", part, self.parts))
            found.append(self.parts.index(part))
        return found

    def written(self, weights: WeightTable) -> str:
        """Return the lines of a file with these weights: only those that differ from the defaults."""
        lines: list[str] = []
        for name, values in weights.items():
            if values == self.usual[name]:
                continue
            if all(value == values[0] for value in values):
                lines.append(f"{name} = {values[0]:g}")
                continue
            for part, value in enumerate(values):
                if value != self.usual[name][part]:
                    lines.append(f"{name} in {self.parts[part]} = {value:g}")
        return "".join([f"{line}\n" for line in lines])

    def written_out(self) -> str:
        """Return the default weights as a file: a template for new strategies."""
        lines: list[str] = []
        for name, values in self.usual.items():
            if all(value == values[0] for value in values):
                lines.append(f"{name} = {values[0]:.3g}")
            else:
                lines += [f"{name} in {self.parts[part]} = {value:.3g}" for part, value in enumerate(values)]
        return "".join([f"{line}\n" for line in lines])

    def improver(self, game: Game) -> Improver | None:
        return WeightsImprover(self)


@final
class WeightsImprover(Improver):
    """Mutates one or two weights, by a small or a large amount."""

    def __init__(self, maker: WeightsMaker) -> None:
        self.maker = maker

    def bot(self, text: str, source: str) -> Bot:
        return self.maker.bot(self.maker.read(text, source), 1)

    def kind(self) -> str:
        return NAME

    def examples(self) -> dict[str, str]:
        return {"usual": self.maker.written_out()}

    def rivals(self) -> list[str]:
        return self.maker.rivals

    def varied(self, text: str, options: Options, rng: Rng) -> str:
        weights = self.maker.read(text, "")
        names = list(weights)
        for _ in range(1 + int(rng.below(2))):
            values = weights[names[int(rng.below(len(names)))]]
            factor = 0.6 + rng.uniform()
            shift = 0.4 * (rng.uniform() - 0.5)
            # with a probability of 0.3 in one phase only
            only = int(rng.below(len(values))) if rng.uniform() < 0.3 else -1
            for part in range(len(values)):
                if only < 0 or part == only:
                    values[part] = round(min(LARGEST, max(-LARGEST, values[part] * factor + shift)), 3)
        return self.maker.written(weights)

    def shorter(self, text: str) -> list[str]:
        lines = [line for line in text.splitlines() if line.partition("#")[0].strip()]
        return ["".join([f"{other}\n" for other in lines if other is not line]) for line in lines]


def unknown(code: str, what: str, name: str, known: list[str]) -> InvalidBot:
    """Return the error for an unknown weight or phase."""
    text = f"there is no {what} {name!r}; {did_you_mean(name, known)}"
    return InvalidBot(code, text, name=name, meant=closest(name, known), known=", ".join(known))


def bad(source: str, number: int, problem: InvalidBot) -> NoReturn:
    """Raise InvalidBot for a line of a weights file."""
    text = f"{source}, line {number}: {problem}"
    raise InvalidBot("bad-weights", text, file=source, line=number, problem=problem)
