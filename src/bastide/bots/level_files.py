"""Difficulty levels as files: ``levels/NAME.toml`` declares one level with its settings for each game.

``rank`` orders the levels, the weakest first. Each table is named after a game that offers the level::

    rank = 40

    [dominion]
    iterations = 300            # budget of the search, with seconds; without both, the level plays at once
    seconds = 1.0
    heuristics = "all_lists"    # one of the game's (default: "plain")

    [carcassonne]
    slack = 0.7                 # without search: average loss that it accepts

The file is found by its name. The level is called ``web-bot-NAME`` in the catalogues; the attribute ``.about``
describes it.

``levels/VERSION/NAME.toml`` keeps a level as it was in a released version. This frozen level is the bot
``NAME@VERSION``, a ruler that never changes. It has the same settings, and needs no place among the levels.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, final

from bastide.bots.search.search_budget import SearchBudget

LEVELS_FOLDER: Final = Path(__file__).parent / "levels"
#: Heuristics of a level that names none.
PLAIN_HEURISTICS: Final = "plain"
#: Settings of a level for one game, with an example of their type.
_SETTINGS: Final[dict[str, object]] = {
    "slack": 0.0,
    "iterations": 0,
    "seconds": 0.0,
    "heuristics": "",
    "benchmark_iterations": 0,
}


@final
class Level:
    """Settings of a level for one game: without a budget it plays at once, with one it searches.

    ``slack`` is the average loss that a level without search accepts, on the scale of ``Heuristics.estimated_losses``.
    ``benchmark_iterations`` replaces a time budget in matches that must not depend on the speed of the machine.
    """

    def __init__(
        self,
        name: str,
        budget: SearchBudget | None = None,
        slack: float = 0.0,
        heuristics: str = PLAIN_HEURISTICS,
        benchmark_iterations: int = 0,
    ) -> None:
        self.name = name
        self.budget = budget
        self.slack = slack
        self.heuristics = heuristics
        self.benchmark_iterations = benchmark_iterations


@final
class LevelFile:
    """One level: its name, its rank, and its settings by game id."""

    def __init__(self, name: str, rank: int, levels: dict[str, Level]) -> None:
        self.name = name
        self.rank = rank
        self.levels = levels


def parse_level_file(name: str, text: str) -> LevelFile:
    """Parse the file of a level. Raises ValueError with the file, the value and what to write."""
    file = f"bots/levels/{name}.toml"
    try:
        data: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: {error}") from None
    rank = data.pop("rank", None)
    if not isinstance(rank, int) or isinstance(rank, bool):
        raise ValueError(f"{file}: write `rank = NUMBER`, the place among the levels (the weakest has the lowest)")
    levels: dict[str, Level] = {}
    for game, settings in data.items():
        if not isinstance(settings, dict):
            raise ValueError(f"{file}: unknown entry {game!r}; write `rank`, and a table [GAME] for each game")
        levels[game] = _parse_settings(name, f"{file}, [{game}]", settings)
    if not levels:
        raise ValueError(f"{file}: write a table [GAME] for each game that offers the level")
    return LevelFile(name, rank, levels)


def _parse_settings(name: str, place: str, settings: dict[str, object]) -> Level:
    for key, value in settings.items():
        if key not in _SETTINGS:
            raise ValueError(f"{place}: unknown setting {key!r}; known: {', '.join(_SETTINGS)}")
        example = _SETTINGS[key]
        fits = isinstance(value, float | int) if isinstance(example, float) else type(value) is type(example)
        if not fits or isinstance(value, bool):
            raise ValueError(f"{place}: {key} = {value!r} must be of type {type(example).__name__}")
    iterations, seconds, slack = settings.get("iterations"), settings.get("seconds"), settings.get("slack")
    heuristics, benchmark_iterations = settings.get("heuristics"), settings.get("benchmark_iterations")
    searches = iterations is not None or seconds is not None
    if searches and slack is not None:
        raise ValueError(f"{place}: a level with a search budget has no slack; remove one of them")
    budget = (
        SearchBudget(
            iterations if isinstance(iterations, int) else 0,
            float(seconds) if isinstance(seconds, float | int) else 0.0,
        )
        if searches
        else None
    )
    return Level(
        name,
        budget,
        float(slack) if isinstance(slack, float | int) else 0.0,
        heuristics if isinstance(heuristics, str) else PLAIN_HEURISTICS,
        benchmark_iterations if isinstance(benchmark_iterations, int) else 0,
    )


def read_level_files(folder: Path) -> list[LevelFile]:
    """Read all levels of a folder, the weakest first. Raises ValueError if two have the same rank."""
    files = sorted(
        [parse_level_file(path.stem, path.read_text(encoding="utf-8")) for path in folder.glob("*.toml")],
        key=lambda file: file.rank,
    )
    for index in range(1, len(files)):
        weaker, stronger = files[index - 1], files[index]
        if weaker.rank == stronger.rank:
            raise ValueError(f"bots/levels: {weaker.name} and {stronger.name} have the same rank {weaker.rank}")
    return files


def read_frozen_levels(folder: Path) -> list[LevelFile]:
    """Read the frozen levels in the subfolders of a folder, each named ``NAME@VERSION``."""
    return [
        parse_level_file(f"{path.stem}@{path.parent.name}", path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*/*.toml"))
    ]


def is_frozen_level(bot: str) -> bool:
    """Return whether a bot's name is that of a frozen level: ``expert@0.1``."""
    return "@" in bot.partition(":")[0]


LEVEL_FILES: Final = read_level_files(LEVELS_FOLDER)
FROZEN_LEVEL_FILES: Final = read_frozen_levels(LEVELS_FOLDER)


def declared_levels(game: str) -> list[Level]:
    """List the levels of a game, the weakest first."""
    return [file.levels[game] for file in LEVEL_FILES if game in file.levels]


def frozen_levels(game: str) -> list[Level]:
    """List the frozen levels of a game, by version and name."""
    return [file.levels[game] for file in FROZEN_LEVEL_FILES if game in file.levels]
