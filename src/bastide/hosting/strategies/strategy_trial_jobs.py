"""Running and finished trials of strategies. Imports the simulations, which only trials need."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Literal, cast

from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.options import Options
from bastide.hosting.bots.bot_executor import is_search_bot
from bastide.hosting.bots.worker_protocol import WorkerCall
from bastide.hosting.strategies.strategy_trial_messages import StartTrial, StrategyExample, StrategyGuide, TrialStatus
from bastide.locale import Catalogue
from bastide.sim.reports.html_report import TournamentReport
from bastide.sim.strategy_search import strategy_format_of
from bastide.sim.tournaments.round_robin import ChunkScheduler, GameChunk, Tournament
from bastide.sim.tournaments.strategy_trial import (
    MAX_DECISIONS_PER_TRIAL_GAME,
    StrategyTrial,
    make_trial,
    play_trial_piece,
    strategy_error,
)
from bastide.sim.tournaments.tournament_results import TournamentResults
from bastide.tables.available_bots import list_selectable_bots
from bastide.tables.messages import Problem
from bastide.tables.request_errors import RequestRefused, describe_error


class TrialJob:
    """A running or finished trial."""

    def __init__(
        self, id: str, requester: str, trial: StrategyTrial, remarks: list[Problem], address: str = ""
    ) -> None:
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

    def call_for_piece(self, chunk: GameChunk) -> WorkerCall:
        """Return the call of a worker that plays a piece of the trial; its result is a ``TrialPiece``."""
        return WorkerCall(play_trial_piece, (self.id, self.trial.texts, chunk))

    def to_message(self) -> TrialStatus:
        game = self.trial.tournament.game
        remarks = [*self.remarks, *([self._draw_remark()] if self.stopped_games else [])]
        return TrialStatus(self.id, game, self.ledger.games, self.games, self.end_reason, remarks, self.problem)

    def _draw_remark(self) -> Problem:
        text = f"{self.stopped_games} games had {MAX_DECISIONS_PER_TRIAL_GAME} decisions without an end: draws"
        return describe_error(
            RequestRefused("trial-draws", text, games=self.stopped_games, decisions=MAX_DECISIONS_PER_TRIAL_GAME)
        )

    def get_report(self, language: str) -> str:
        """Return the report as HTML. RequestRefused before every table has played a game."""
        if self.end_reason is None or not all(table.tally.games for table in self.ledger.tables):
            raise RequestRefused("no-trial-report", "the report of this test isn't ready yet")
        if language not in self.reports:
            words = Catalogue(language)
            self.reports[language] = TournamentReport(
                self.trial.tournament, self.ledger, words, language, words.direction
            ).to_html()
        return self.reports[language]


def prepare_trial(body: StartTrial, games: int, requester: str, address: str) -> TrialJob:
    """Prepare a trial; BastideError if it cannot be played."""
    options = cast(Options, body.options)  # validated before anything is played
    tournament = Tournament(body.game, tuple(body.bots), games, secrets.randbits(32), body.seats, options)
    trial = make_trial(tournament, body.texts)
    remarks = [describe_error(remark) for remark in trial.warnings()]
    return TrialJob(secrets.token_urlsafe(16), requester, trial, remarks, address)


@lru_cache(maxsize=20)
def build_strategy_guide(id: str) -> StrategyGuide:
    game = get_game(id)
    improver = strategy_format_of(game)
    examples = [StrategyExample(name, text) for name, text in improver.example_strategies().items()]
    rivals = [bot for bot in list_selectable_bots(game) if not is_search_bot(id, bot)]
    return StrategyGuide(improver.bot_name(), examples, rivals)


def find_strategy_problem(game: str, text: str, name: str) -> Problem | None:
    found: BastideError | None = strategy_error(strategy_format_of(get_game(game)), text, name)
    return None if found is None else describe_error(found)
