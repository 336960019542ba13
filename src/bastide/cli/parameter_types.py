"""Parameter types and options shared by the commands: games, bots, table options, numbers."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import click
from click.shell_completion import CompletionItem

from bastide.cli.translated_commands import TranslatedOption
from bastide.core.errors import BastideError, InvalidOption, InvalidSeed
from bastide.core.game import Game
from bastide.core.game_registry import game_ids, get_game
from bastide.core.options import Options


class GameParam(click.ParamType[Game]):
    """Id of an installed game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else get_game(str(value))

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in game_ids() if name.startswith(incomplete)]


class BotsParam(click.ParamType[tuple[str, ...]]):
    """Comma-separated bots."""

    name = "bots"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        return (
            value if isinstance(value, tuple) else tuple(word.strip() for word in str(value).split(",") if word.strip())
        )

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        game = _typed_game()
        if game is None:
            return []
        from bastide.bots import bot_names

        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(before + comma + name) for name in bot_names(game) if name.startswith(last)]


class CountParam(click.ParamType[int]):
    """Integer with a minimum."""

    name = "number"

    def __init__(self, minimum: int, parameter_name: str = "") -> None:
        self.minimum = minimum
        self.parameter_name = parameter_name

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.minimum - 1
        if number < self.minimum:
            name = self.parameter_name if param is None else param.opts[0]
            raise BastideError(
                "bad-number",
                f"{name} must be a whole number of at least {self.minimum}, not {value!r}",
                name=name,
                least=self.minimum,
                value=str(value),
            )
        return number


class WordChoiceParam(click.Choice[str]):
    """One of several words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.choices:
            known = ", ".join(self.choices)
            raise BastideError(
                "not-one-of", f"{value!r} is not valid; choose one of: {known}", value=str(value), known=known
            )
        return str(value)


class RangeParam(click.ParamType[float]):
    """Number within limits."""

    name = "number"

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError:
            number = float("nan")
        if not self.low <= number <= self.high:
            name = param.opts[0] if param is not None else ""
            raise BastideError(
                "out-of-range",
                f"{name} must be a number from {self.low} to {self.high}, not {value!r}",
                name=name,
                low=self.low,
                high=self.high,
                value=str(value),
            )
        return number


class SeedParam(click.ParamType[int]):
    """Integer seed."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        from bastide.core.randomness.rng import check_seed

        text = str(value)
        if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 40:
            raise InvalidSeed("seed-range", f"a seed must be a whole number, not {text[:50]!r}", seed=text[:50])
        return check_seed(int(text))


def game_argument(required: bool = True) -> Callable[[Any], Any]:
    return click.argument("game", type=GameParam(), required=required, metavar="GAME" if required else "[GAME]")


def translated_option(*names: str, **settings: Any) -> Callable[[Any], Any]:
    """Make an option with its help text from the catalogues."""
    return click.option(*names, cls=TranslatedOption, **settings)


def games_option(default: int) -> Callable[[Any], Any]:
    return translated_option("--games", type=CountParam(1), default=default, metavar="N")


def seed_option() -> Callable[[Any], Any]:
    return translated_option("--seed", type=SeedParam(), default=0, metavar="S")


def jobs_option() -> Callable[[Any], Any]:
    return translated_option("--jobs", type=CountParam(1), default=1, metavar="K")


def cluster_option() -> Callable[[Any], Any]:
    return translated_option("--cluster", default="", metavar="ADDRESS")


def json_option() -> Callable[[Any], Any]:
    return translated_option("--json", "as_json", is_flag=True)


def game_options_option() -> Callable[[Any], Any]:
    return translated_option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", shell_complete=_complete_option
    )


def _complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    game = _typed_game()
    if game is None or "=" in incomplete:
        return []
    return [CompletionItem(f"{known.id}=") for known in game.options if known.id.startswith(incomplete)]


def _typed_game() -> Game | None:
    """Game on the line that is being completed. Click cannot tell, because it does not parse an incomplete line."""
    known = game_ids()
    return next((get_game(word) for word in os.environ.get("COMP_WORDS", "").split() if word in known), None)


def split_options(given: tuple[str, ...]) -> dict[str, str]:
    """Split ``("a=1", "b=2")`` into names and texts."""
    named: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidOption("option-form", f"write options as NAME=VALUE, not {text!r}", text=text)
        name = name.strip()
        if name in named:
            raise InvalidOption("option-repeated", f"option {name} is given twice", option=name)
        named[name] = value
    return named


def parse_game_options(game: Game, given: tuple[str, ...]) -> Options:
    """Parse the table options of the command line."""
    return {name: game.option(name).parse(text) for name, text in split_options(given).items()}


def parse_fixed_options(game: Game, given: tuple[str, ...]) -> tuple[Options, int | None]:
    """Parse options that are fixed in all games.

    ``NAME=random``, like a missing option, draws a value for each game.
    """
    fixed: Options = {}
    players: int | None = None
    for name, text in split_options(given).items():
        if name == "players":
            players = None if text == "random" else CountParam(1, "players").convert(text, None, None)
        elif text == "random":
            game.option(name)
        else:
            fixed[name] = game.option(name).parse(text)
    return fixed, players
