"""Trials: tournaments between strategies that people write in the browser.

A strategy is a text, never a program. Trials run in pieces of half a second on the background worker, never on the
workers of bots. Each has a budget of processor time. A failed trial pauses the trials of its address.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from time import monotonic
from typing import Annotated, Literal, cast

from msgspec import Meta, Struct

from bastide.bots.bot_registry import bot_factories
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.options import Options
from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, QueryParameter
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.bots.background_jobs import BackgroundJobs, BackgroundWorker
from bastide.hosting.bots.bot_executor import BotExecutor, is_search_bot
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import WorkerCall
from bastide.locale import LANGUAGES, Catalogue
from bastide.tables.available_bots import list_selectable_bots
from bastide.tables.messages import JsonObject, Problem
from bastide.tables.request_errors import RequestRefused, describe_error

#: Maximum number of running trials, and of remembered ones.
MAX_RUNNING_TRIALS = 20
MAX_REMEMBERED_TRIALS = 60
MAX_TRIAL_GAMES = 10_000
#: Maximum duration of a long poll for the end of a trial.
MAX_WAIT_S = 30
#: Number of addresses and people whose pauses are remembered.
MAX_REMEMBERED_PAUSES = 1_000
#: A report is a page without scripts and with inline style. Pages of this server may embed it.
REPORT_HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
}

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


class TrialJob:
    """A running or finished trial."""

    def __init__(
        self, id: str, requester: str, trial: StrategyTrial, remarks: list[Problem], address: str = ""
    ) -> None:
        from bastide.sim.tournaments.round_robin import ChunkScheduler
        from bastide.sim.tournaments.tournament_results import TournamentResults

        self.id = id
        self.owner = requester
        self.address = address
        self.trial = trial
        self.remarks = remarks
        tables = trial.tournament.tables()
        self.ledger = TournamentResults(tables, trial.tournament.until_clear)
        self.pieces = ChunkScheduler(tables, self.ledger, False)
        self.games = trial.tournament.games * len(tables)
        self.seconds = 0.0
        self.end_reason: Literal["played", "time", "stopped", "failed"] | None = None
        self.problem: Problem | None = None
        self.is_wanted = True
        #: Number of games that were too long and count as draws.
        self.stopped_games = 0
        self.reports: dict[str, str] = {}

    def to_message(self) -> TrialStatus:
        game = self.trial.tournament.game
        remarks = [*self.remarks, *([self._draw_remark()] if self.stopped_games else [])]
        return TrialStatus(self.id, game, self.ledger.games, self.games, self.end_reason, remarks, self.problem)

    def _draw_remark(self) -> Problem:
        from bastide.sim.tournaments.strategy_trial import MAX_DECISIONS_PER_TRIAL_GAME

        text = f"{self.stopped_games} games had {MAX_DECISIONS_PER_TRIAL_GAME} decisions without an end: draws"
        return describe_error(
            RequestRefused("trial-draws", text, games=self.stopped_games, decisions=MAX_DECISIONS_PER_TRIAL_GAME)
        )

    def get_report(self, language: str) -> str:
        """Return the report as HTML. RequestRefused before every table has played a game."""
        if self.end_reason is None or not all(table.tally.games for table in self.ledger.tables):
            raise RequestRefused("no-trial-report", "the report of this test isn't ready yet")
        if language not in self.reports:
            from bastide.sim.reports.html_report import TournamentReport

            words = Catalogue(language)
            self.reports[language] = TournamentReport(
                self.trial.tournament, self.ledger, words, language, words.direction
            ).to_html()
        return self.reports[language]


class TrialRoutes(Routes):
    """Trials of one process.

    ``cpu_seconds_per_trial``: budget of processor time per trial; 0 disables trials. ``max_games``: maximum number of
    games per trial. ``failure_pause_s``: how long an address may start no trial after a failed one.
    """

    def __init__(
        self,
        bot_executor: BotExecutor,
        background_worker: BackgroundWorker,
        cpu_seconds_per_trial: float,
        max_games: int = MAX_TRIAL_GAMES,
        failure_pause_s: float = 0.0,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.bot_executor = bot_executor
        self.background_worker = background_worker
        self.cpu_seconds_per_trial = cpu_seconds_per_trial
        self.max_games = max_games
        self.failure_pause_s = failure_pause_s
        self.clock = clock
        #: End of the pause of each address and person with a failed trial.
        self._pauses: OrderedDict[str, float] = OrderedDict()
        self._jobs = BackgroundJobs[TrialJob](MAX_RUNNING_TRIALS, MAX_REMEMBERED_TRIALS)

    async def close(self) -> None:
        await self._jobs.close()

    # -- endpoints ---------------------------------------------------------------------------

    @route("GET", "/api/games/{game}/strategies", "How to write strategies for a game, with examples")
    async def get_strategy_guide(self, request: ApiRequest) -> StrategyGuide:
        return await asyncio.to_thread(build_strategy_guide, request.get_path_value("game"))

    @route("POST", "/api/strategies", "Check the text of a strategy", limit=rate_limits.STRATEGY_LIMIT)
    async def check_strategy(self, request: ApiRequest, body: CheckStrategy) -> StrategyCheckResult:
        return StrategyCheckResult(
            await self.background_worker.run(request.address, find_strategy_problem, body.game, body.text, body.name)
        )

    @route(
        "POST",
        "/api/trials",
        "Start a trial of strategies against each other",
        largest=100_000,
        status=201,
        limit=rate_limits.TRIAL_LIMIT,
    )
    async def start_trial(self, request: ApiRequest, body: StartTrial) -> TrialStatus:
        from bastide.sim.tournaments.round_robin import Tournament

        requester = request.visitor.id or request.address
        self._check_may_start(requester, request.address)
        options = cast(Options, body.options)  # validated before anything is played
        games = min(body.games, self.max_games)
        tournament = Tournament(body.game, tuple(body.bots), games, secrets.randbits(32), body.seats, options)
        trial, remarks = await self.background_worker.run(request.address, prepare_trial, tournament, body.texts)
        self._check_may_start(requester, request.address)  # check again, for concurrent requests
        running = TrialJob(secrets.token_urlsafe(16), requester, trial, remarks, request.address)
        self._jobs.start(running.id, running, self._play(running))
        return running.to_message()

    @route(
        "GET",
        "/api/trials/{trial}",
        "Progress of a trial",
        parameters=(QueryParameter("wait", "integer", f"seconds to wait for the end, at most {MAX_WAIT_S}"),),
    )
    async def get_trial(self, request: ApiRequest) -> TrialStatus:
        return (await self._find_job(request, min(request.get_integer("wait") or 0, MAX_WAIT_S))).to_message()

    @route("DELETE", "/api/trials/{trial}", "Stop a trial; its report covers the games played so far")
    async def stop_trial(self, request: ApiRequest) -> TrialStatus:
        running = await self._find_job(request)
        if running.owner != (request.visitor.id or request.address):
            raise RequestRefused("not-yours", "only the person who started a test can stop it")
        running.is_wanted = False
        return running.to_message()

    @route(
        "GET",
        "/api/trials/{trial}/report",
        "The report of a trial, as an HTML page",
        media="text/html",
        parameters=(QueryParameter("language", "string", "language of the text; English if unknown"),),
    )
    async def get_report(self, request: ApiRequest) -> EncodedResponse:
        running, language = await self._find_job(request), request.get_query("language")
        page = await asyncio.to_thread(
            running.get_report, language if language and language in LANGUAGES else LANGUAGES[0]
        )
        return EncodedResponse(page, "text/html", REPORT_HEADERS)

    async def _find_job(self, request: ApiRequest, wait: int = 0) -> TrialJob:
        running = await self._jobs.find(request.get_path_value("trial"), wait)
        if running is None:
            raise RequestRefused("no-trial", "this test run has expired; start a new one")
        return running

    def _check_may_start(self, requester: str, address: str) -> None:
        """Raise RequestRefused if trials are disabled or paused, or if the person has one running."""
        if not self.cpu_seconds_per_trial:
            raise RequestRefused("no-trials", "tests are turned off on this server; use `bastide tournament` instead")
        seconds = max(self._pauses.get(each, 0.0) for each in (requester, address)) - self.clock()
        if seconds > 0:
            wait = max(1, round(seconds))
            raise RequestRefused(
                "trial-paused", f"your last test failed; you can start the next one in {wait} seconds", seconds=wait
            )
        if any(running.owner == requester for running in self._jobs.list_running()):
            raise RequestRefused("one-trial", "you already have a test running; stop it or wait until it ends")
        self._jobs.check_capacity()

    # -- playing -----------------------------------------------------------------------------

    async def _play(self, running: TrialJob) -> None:
        owner = WorkOwner(running.owner, f"trial {running.id}", False, running.address)
        try:
            for series, table, start, stop, records in running.pieces.next_chunks():
                while start < stop:
                    if not running.is_wanted or running.seconds >= self.cpu_seconds_per_trial:
                        running.end_reason = "time" if running.is_wanted else "stopped"
                        return
                    piece = await self._play_piece(running, (series, table, start, stop, records), owner)
                    start += len(piece.games)
                    running.seconds += piece.cpu_seconds
                    running.stopped_games += piece.stopped_games
                    for _ in running.pieces.count_games(table, piece.games, piece.cpu_seconds):
                        pass
            running.end_reason = "played"
        except BastideError as error:
            running.problem = describe_error(error)
        finally:
            if running.end_reason is None:
                running.end_reason = "failed"
                self._pause_trials(running)

    def _pause_trials(self, failed: TrialJob) -> None:
        for each in (failed.owner, failed.address):
            self._pauses.pop(each, None)
            self._pauses[each] = self.clock() + self.failure_pause_s
            if len(self._pauses) > MAX_REMEMBERED_PAUSES:
                self._pauses.popitem(last=False)

    async def _play_piece(self, running: TrialJob, chunk: GameChunk, owner: WorkOwner) -> TrialPiece:
        """Play a piece of a trial; BastideError if it fails."""
        from bastide.sim.tournaments.strategy_trial import play_trial_piece

        trial = running.trial
        played = await self.bot_executor.run_in_background(
            owner,
            f"a trial at {trial.tournament.game}",
            WorkerCall(play_trial_piece, (running.id, trial.texts, chunk)),
        )
        if played is None:
            raise RequestRefused(
                "trial-failed", "the test failed: these strategies couldn't be played against each other"
            )
        return cast("TrialPiece", played)


# -- run in threads and on workers -------------------------------------------------------------


def prepare_trial(tournament: Tournament, texts: dict[str, str]) -> tuple[StrategyTrial, list[Problem]]:
    from bastide.sim.tournaments.strategy_trial import make_trial

    trial = make_trial(tournament, texts)
    return trial, [describe_error(remark) for remark in trial.warnings()]


def has_strategies(game: Game) -> bool:
    return any(factory.strategy_format(game) is not None for factory in bot_factories(game))


@lru_cache(maxsize=20)
def build_strategy_guide(id: str) -> StrategyGuide:
    from bastide.sim.strategy_search import strategy_format_of

    game = get_game(id)
    improver = strategy_format_of(game)
    examples = [StrategyExample(name, text) for name, text in improver.example_strategies().items()]
    rivals = [bot for bot in list_selectable_bots(game) if not is_search_bot(id, bot)]
    return StrategyGuide(improver.bot_name(), examples, rivals)


def find_strategy_problem(game: str, text: str, name: str) -> Problem | None:
    from bastide.sim.strategy_search import strategy_format_of
    from bastide.sim.tournaments.strategy_trial import strategy_error

    found: BastideError | None = strategy_error(strategy_format_of(get_game(game)), text, name)
    return None if found is None else describe_error(found)
