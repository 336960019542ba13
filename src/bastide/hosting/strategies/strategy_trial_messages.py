"""Messages about strategies that people write, and their trials."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bastide.tables.messages import JsonObject, Problem

#: Maximum number of games of a trial.
MAX_TRIAL_GAMES = 10_000

Short = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f:,/\\]+$")]
Text = Annotated[str, Meta(max_length=10_000)]
Bot = Annotated[str, Meta(max_length=80)]


class StrategyExample(Struct, frozen=True):
    """An example strategy of a game, as text."""

    name: str
    text: str


class StrategyGuide(Struct, frozen=True):
    """How to write strategies for a game.

    ``bot_name`` is the bot that follows a strategy: it precedes the colon in ``KIND:NAME``.
    """

    kind: str
    examples: list[StrategyExample]
    #: Bots to try strategies against: those that do not search.
    rivals: list[str]


class CheckStrategy(Struct, frozen=True, forbid_unknown_fields=True):
    """A strategy text to check."""

    game: Short
    name: Name
    text: Text


class StrategyCheckResult(Struct, frozen=True):
    """Problem of a strategy text; null: none."""

    problem: Problem | None


class StartTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a trial. ``texts`` are the written strategies, by name."""

    game: Short
    bots: Annotated[list[Bot], Meta(min_length=2, max_length=8)]
    texts: Annotated[dict[Name, Text], Meta(max_length=8)] = {}
    games: Annotated[int, Meta(ge=1, le=MAX_TRIAL_GAMES)] = 1000
    #: 0: the minimum number of players of the game.
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    options: JsonObject = {}


class TrialStatus(Struct, frozen=True):
    """Progress of a trial."""

    id: str
    game: str
    #: Number of games played so far, and in total.
    played: int
    games: int
    #: Why it ended: all games played, time spent, stopped by its owner, or failed; null while it runs.
    over: Literal["played", "time", "stopped", "failed"] | None
    #: Remarks about the strategies, and why the trial failed.
    remarks: list[Problem]
    problem: Problem | None
