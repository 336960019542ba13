"""Trials: tournaments between strategies that people write in the browser.

A strategy is a text, never a program. Trials run in pieces of half a second on the background worker, never on the
workers of bots. Each has a budget of processor time. A failed trial pauses the trials of its address.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, cast

from bastide.bots.bot_registry import bot_factories
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, QueryParameter
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.bots.background_jobs import BackgroundJobs, BackgroundWorker
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.strategies.strategy_trial_messages import (
    MAX_TRIAL_GAMES,
    CheckStrategy,
    StartTrial,
    StrategyCheckResult,
    StrategyGuide,
    TrialStatus,
)
from bastide.locale import LANGUAGES
from bastide.tables.messages import Problem
from bastide.tables.request_errors import RequestRefused, describe_error

if TYPE_CHECKING:
    from bastide.hosting.strategies.strategy_trial_jobs import TrialJob
    from bastide.sim.tournaments.round_robin import GameChunk
    from bastide.sim.tournaments.strategy_trial import TrialPiece

#: Maximum number of running trials, and of remembered ones.
MAX_RUNNING_TRIALS = 20
MAX_REMEMBERED_TRIALS = 60
#: Maximum duration of a long poll for the end of a trial.
MAX_WAIT_S = 30
#: Number of addresses and people whose pauses are remembered.
MAX_REMEMBERED_PAUSES = 1_000
#: A report is a page without scripts and with inline style. Pages of this server may embed it.
REPORT_HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
}


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
        self._jobs: BackgroundJobs[TrialJob] = BackgroundJobs(MAX_RUNNING_TRIALS, MAX_REMEMBERED_TRIALS)

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
        requester = request.visitor.id or request.address
        self._check_may_start(requester, request.address)
        games = min(body.games, self.max_games)
        running = await self.background_worker.run(
            request.address, prepare_trial, body, games, requester, request.address
        )
        self._check_may_start(requester, request.address)  # check again, for concurrent requests
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
        played = await self.bot_executor.run_in_background(
            owner, f"a trial at {running.trial.tournament.game}", running.call_for_piece(chunk)
        )
        if played is None:
            raise RequestRefused(
                "trial-failed", "the test failed: these strategies couldn't be played against each other"
            )
        return cast("TrialPiece", played)


# -- run in threads, which import the simulations only now: imports delay the start of the offline engine --------------


def prepare_trial(body: StartTrial, games: int, requester: str, address: str) -> TrialJob:
    from bastide.hosting.strategies import strategy_trial_jobs

    return strategy_trial_jobs.prepare_trial(body, games, requester, address)


def build_strategy_guide(game: str) -> StrategyGuide:
    from bastide.hosting.strategies import strategy_trial_jobs

    return strategy_trial_jobs.build_strategy_guide(game)


def find_strategy_problem(game: str, text: str, name: str) -> Problem | None:
    from bastide.hosting.strategies import strategy_trial_jobs

    return strategy_trial_jobs.find_strategy_problem(game, text, name)


def has_strategies(game: Game) -> bool:
    return any(factory.strategy_format(game) is not None for factory in bot_factories(game))
