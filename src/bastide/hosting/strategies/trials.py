"""Trials: tournaments between strategies that people write in the browser.

A strategy is a text, never a program. Trials run on the workers of bots in pieces of half a second, with lower priority
than players at tables. Each has a budget of processor time.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import lru_cache
from typing import Annotated, Literal, cast

from msgspec import Meta, Struct

from bastide.bots.registry import makers_for
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.registry import get_game
from bastide.hosting.api.calls import Call, Parameter, Written
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.bots.background import Jobs, LongWork
from bastide.hosting.bots.bot_executor import BotExecutor, searches
from bastide.hosting.bots.fair_queue import Whose
from bastide.hosting.bots.worker import Work
from bastide.locale import LANGUAGES, Catalogue
from bastide.sim.improving import improver_for
from bastide.sim.reports.report import Report
from bastide.sim.tournaments.ledger import Ledger
from bastide.sim.tournaments.tournament import Finished, Piece, Pieces, Tournament
from bastide.sim.tournaments.trial import Trial, play_part, problem_with, trial_of
from bastide.tables.bots import plain_bots
from bastide.tables.errors import Refused, described
from bastide.tables.messages import Facts, Problem

#: Maximum number of running trials, and of remembered ones.
UNDER_WAY = 20
KEPT = 60
MOST = 10_000
#: Maximum duration of a long poll for the end of a trial.
LONGEST_WAIT = 30
#: A report is a page without scripts and with inline style. Pages of this server may embed it.
REPORT_HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
}

Short = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f:,/\\]+$")]
Text = Annotated[str, Meta(max_length=10_000)]
Bot = Annotated[str, Meta(max_length=80)]


class Strategy(Struct, frozen=True):
    """An example strategy of a game, as text."""

    name: str
    text: str


class Strategies(Struct, frozen=True):
    """How to write strategies for a game.

    ``kind`` is the bot that follows a strategy: it precedes the colon in ``KIND:NAME``.
    """

    kind: str
    examples: list[Strategy]
    #: Bots to try strategies against: those that do not search.
    rivals: list[str]


class CheckStrategy(Struct, frozen=True, forbid_unknown_fields=True):
    """A strategy text to check."""

    game: Short
    name: Name
    text: Text


class StrategyChecked(Struct, frozen=True):
    """Problem of a strategy text; null: none."""

    problem: Problem | None


class BeginTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a trial. ``texts`` are the written strategies, by name."""

    game: Short
    bots: Annotated[list[Bot], Meta(min_length=2, max_length=8)]
    texts: Annotated[dict[Name, Text], Meta(max_length=8)] = {}
    games: Annotated[int, Meta(ge=1, le=MOST)] = 1000
    #: 0: the minimum number of players of the game.
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    options: Facts = {}


class TrialMessage(Struct, frozen=True):
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


class Running:
    """A running or finished trial."""

    def __init__(self, id: str, requester: str, trial: Trial, remarks: list[Problem]) -> None:
        self.id = id
        self.who = requester
        self.trial = trial
        self.remarks = remarks
        tables = trial.tournament.tables()
        self.ledger = Ledger(tables, trial.tournament.until_clear)
        self.pieces = Pieces(tables, self.ledger, False)
        self.games = trial.tournament.games * len(tables)
        self.seconds = 0.0
        self.over: Literal["played", "time", "stopped", "failed"] | None = None
        self.problem: Problem | None = None
        self.wanted = True
        self.reports: dict[str, str] = {}

    def told(self) -> TrialMessage:
        game = self.trial.tournament.game
        return TrialMessage(self.id, game, self.ledger.games, self.games, self.over, self.remarks, self.problem)

    def report(self, language: str) -> str:
        """Return the report as HTML. RequestRefused before every table has played a game."""
        if self.over is None or not all(table.tally.games for table in self.ledger.tables):
            raise Refused("no-trial-report", "there is no report of this trial yet")
        if language not in self.reports:
            self.reports[language] = Report(self.trial.tournament, self.ledger, Catalogue(language), language).page()
        return self.reports[language]


class Trials(Routes):
    """Trials of one process.

    ``seconds``: budget of processor time per trial; 0 disables trials. ``most``: maximum number of games per trial.
    """

    def __init__(self, workers: BotExecutor, work: LongWork, seconds: float, most: int = MOST) -> None:
        self.workers = workers
        self.work = work
        self.seconds = seconds
        self.most = most
        self._jobs = Jobs[Running](UNDER_WAY, KEPT)

    async def close(self) -> None:
        await self._jobs.close()

    # -- endpoints ---------------------------------------------------------------------------

    @answers("GET", "/api/games/{game}/strategies", "How to write strategies for a game, with examples")
    async def strategies(self, request: Call) -> Strategies:
        return await asyncio.to_thread(strategies_of, request.path("game"))

    @answers("POST", "/api/strategies", "Check the text of a strategy")
    async def check(self, request: Call, body: CheckStrategy) -> StrategyChecked:
        return StrategyChecked(await self.work.do(request.address, checked, body.game, body.text, body.name))

    @answers("POST", "/api/trials", "Start a trial of strategies against each other", largest=100_000, status=201)
    async def begin(self, request: Call, body: BeginTrial) -> TrialMessage:
        requester = request.visitor.id or request.address
        self._check_may_start(requester)
        options = cast(Options, body.options)  # validated before anything is played
        games = min(body.games, self.most)
        tournament = Tournament(body.game, tuple(body.bots), games, secrets.randbits(32), body.seats, options)
        trial, remarks = await self.work.do(request.address, prepared, tournament, body.texts)
        self._check_may_start(requester)  # check again, for concurrent requests
        running = Running(secrets.token_urlsafe(16), requester, trial, remarks)
        self._jobs.begin(running.id, running, self._play(running))
        return running.told()

    @answers(
        "GET",
        "/api/trials/{trial}",
        "Progress of a trial",
        parameters=(Parameter("wait", "integer", f"seconds to wait for the end, at most {LONGEST_WAIT}"),),
    )
    async def of(self, request: Call) -> TrialMessage:
        return (await self._find_job(request, min(request.number("wait") or 0, LONGEST_WAIT))).told()

    @answers("DELETE", "/api/trials/{trial}", "Stop a trial; its report covers the games played so far")
    async def stop(self, request: Call) -> TrialMessage:
        running = await self._find_job(request)
        if running.who != (request.visitor.id or request.address):
            raise Refused("not-yours", "only the person who started a trial can stop it")
        running.wanted = False
        return running.told()

    @answers(
        "GET",
        "/api/trials/{trial}/report",
        "The report of a trial, as an HTML page",
        media="text/html",
        parameters=(Parameter("language", "string", "language of the text; English if unknown"),),
    )
    async def report(self, request: Call) -> Written:
        running, language = await self._find_job(request), request.query("language")
        page = await asyncio.to_thread(running.report, language if language and language in LANGUAGES else LANGUAGES[0])
        return Written(page, "text/html", REPORT_HEADERS)

    async def _find_job(self, request: Call, wait: int = 0) -> Running:
        running = await self._jobs.find(request.path("trial"), wait)
        if running is None:
            raise Refused("no-trial", "this trial is no longer stored; start it again")
        return running

    def _check_may_start(self, requester: str) -> None:
        """Raise RequestRefused if trials are disabled, or if the person has one running."""
        if not self.seconds:
            raise Refused("no-trials", "trials are disabled on this server")
        if any(running.who == requester for running in self._jobs.under_way()):
            raise Refused("one-trial", "you have a running trial; stop it, or wait for its end")
        self._jobs.check_room()

    # -- playing -----------------------------------------------------------------------------

    async def _play(self, running: Running) -> None:
        owner = Whose(running.who, f"trial {running.id}", False)
        try:
            for piece in running.pieces.cut():
                if not running.wanted or running.seconds >= self.seconds:
                    running.over = "time" if running.wanted else "stopped"
                    return
                table, games, seconds = await self._play_piece(running.trial, piece, owner)
                running.seconds += seconds
                for _ in running.pieces.counted(table, games, seconds):
                    pass
            running.over = "played"
        except BastideError as error:
            running.problem = described(error)
        finally:
            running.over = running.over or "failed"

    async def _play_piece(self, trial: Trial, piece: Piece, owner: Whose) -> tuple[int, list[Finished], float]:
        """Play a piece of a trial; BastideError if it fails."""
        about = f"a trial at {trial.tournament.game}"
        played = await self.workers.carry_out(owner, about, Work(play_part, (trial.texts, piece)))
        if played is None:
            raise Refused("trial-failed", "these strategies could not be played against each other")
        return cast(tuple[int, list[Finished], float], played)


# -- run in threads and on workers -------------------------------------------------------------


def prepared(tournament: Tournament, texts: dict[str, str]) -> tuple[Trial, list[Problem]]:
    trial = trial_of(tournament, texts)
    return trial, [described(remark) for remark in trial.remarks()]


def has_strategies(game: Game) -> bool:
    return any(factory.improver(game) is not None for factory in makers_for(game))


@lru_cache(maxsize=20)
def strategies_of(id: str) -> Strategies:
    game = get_game(id)
    improver = improver_for(game)
    examples = [Strategy(name, text) for name, text in improver.examples().items()]
    rivals = [bot for bot in plain_bots(game) if not searches(id, bot)]
    return Strategies(improver.kind(), examples, rivals)


def checked(game: str, text: str, name: str) -> Problem | None:
    found: BastideError | None = problem_with(improver_for(get_game(game)), text, name)
    return None if found is None else described(found)
