"""Round-robin tournament: every bot meets every other, on the same deals, from every seat.

Each *table* is a series (``GameSeries``) with the same deals. With two seats a table is a pair of bots; with more, a
combination of that many of the named bots. A bot named more than once may sit at a table more than once:
``expert,medium,medium,medium`` with four seats is one table, which shows how one expert does against three medium bots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from time import perf_counter

from bastide.core import JsonData, Options, Recorder, get_game
from bastide.core.errors import BastideError, InvalidBot
from bastide.sim.chunk_results import ChunkResults, ChunkSize, play_chunk
from bastide.sim.execution.process_pool import parallel_map
from bastide.sim.game_result import GameResult, play_with_statistics
from bastide.sim.game_series import GameSeries, SeriesDealer
from bastide.sim.tournaments.bot_file_digests import BotFile, read_bot_files
from bastide.sim.tournaments.tournament_results import TournamentResults

#: Games of a chunk with statistics, or of a table that may stop at any game.
MAX_GAMES_PER_CHUNK = 50


@dataclass(frozen=True)
class Tournament:
    """Settings on which the results of a tournament depend."""

    game: str
    bots: tuple[str, ...]
    #: Games at each table.
    games: int
    seed: int = 0
    #: Players at a table; 0 for the game's minimum.
    seats: int = 0
    options: Options = field(default_factory=dict)
    #: Whether a table stops as soon as its sequential tests have a verdict.
    until_clear: bool = False
    #: Files of the bots; set by ``validated``.
    bot_files: tuple[BotFile, ...] = ()

    def validated(self) -> Tournament:
        """Return the tournament with all settings complete. Raises BastideError if it cannot be played."""
        game = get_game(self.game)
        seats = self.seats or game.min_players
        if seats < 2:
            raise BastideError("tournament-seats", f"a tournament needs at least 2 seats, not {seats}", seats=seats)
        game.check_players(seats)
        if len(self.bots) < seats:
            raise BastideError(
                "tournament-bots",
                f"a table for {seats} needs at least {seats} bots, not {len(self.bots)}; "
                "you can name a bot more than once",
                seats=seats,
                count=len(self.bots),
            )
        if len(set(self.bots)) < 2:
            raise BastideError(
                "tournament-alike",
                f"a tournament needs at least two different bots, not just {self.bots[0]}",
                bot=self.bots[0],
            )
        whole = replace(self, seats=seats)
        checked = [table.validated() for table in whole.tables()]
        return replace(whole, options=checked[0].options, bot_files=read_bot_files(game, self.bots))

    def tables(self) -> list[GameSeries]:
        """Return the series to be played, each combination of bots once, without a bot against itself."""
        chosen = dict.fromkeys(bots for bots in combinations(self.bots, self.seats) if len(set(bots)) > 1)
        found: dict[tuple[str, ...], tuple[str, ...]] = {}
        for bots in chosen:
            found.setdefault(tuple(sorted(bots)), bots)
        return [GameSeries(self.game, bots, self.games, self.seed, self.options, True, True) for bots in found.values()]

    def warnings(self) -> list[InvalidBot]:
        """Return the warnings about the bots of a validated tournament."""
        return GameSeries(self.game, self.bots, self.games, self.seed, self.options).warnings()

    def settings(self) -> dict[str, JsonData]:
        """Return the settings of a validated tournament as JSON data. Equal settings mean the same tournament."""
        game = get_game(self.game)
        options: dict[str, JsonData] = {option.id: option.to_text(self.options[option.id]) for option in game.options}
        settings: dict[str, JsonData] = {
            "game": self.game,
            "rules": game.rules_version,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "seats": self.seats,
            "options": options,
            "until_clear": self.until_clear,
        }
        if self.bot_files:
            settings["files"] = {source.bot: source.digest for source in self.bot_files}
        return settings


@dataclass(frozen=True)
class FinishedGame:
    """One finished game of a tournament, with its record if wanted."""

    table: int
    index: int
    result: GameResult
    record: str = ""


def play_tournament(
    tournament: Tournament,
    jobs: int = 1,
    earlier_games: Iterable[FinishedGame] = (),
    on_game: Callable[[FinishedGame], None] | None = None,
    progress: Callable[[int], None] | None = None,
    records: bool = False,
    cluster: str = "",
    statistics: bool = True,
) -> TournamentResults:
    """Play a tournament on ``jobs`` processes, or on a cluster, and return the results.

    ``earlier_games`` were finished before, those of each table in order; ``on_game`` is called with each new game. The
    results do not depend on the number of processes or on interruptions. Without ``statistics`` only places and scores
    are counted, which is faster.
    """
    tournament = tournament if tournament.seats else tournament.validated()
    tables = tournament.tables()
    if records:
        for series in tables:
            series.check_recordable()
    ledger = TournamentResults(tables, tournament.until_clear)
    advance = progress or _ignore_progress
    for game in earlier_games:
        ledger.add_game(game.table, game.index, game.result)
        advance(1)
    if not statistics:
        _play_without_statistics(tournament, ledger, jobs, advance, cluster)
        return ledger
    pieces = ChunkScheduler(tables, ledger, records)
    for table, piece, seconds in parallel_map(jobs, play_pairing_chunk, pieces.next_chunks(), cluster):
        for source in tournament.bot_files:
            source.check_unchanged()  # before counting these games
        was_clear = ledger.is_clear(table)
        for game in pieces.count_games(table, piece, seconds):
            if on_game is not None:
                on_game(game)
            advance(1)
        if ledger.is_clear(table) and not was_clear:
            advance(tournament.games - ledger.tables[table].tally.games)
    return ledger


def _play_without_statistics(
    tournament: Tournament, ledger: TournamentResults, jobs: int, advance: Callable[[int], None], cluster: str
) -> None:
    tables = tournament.tables()
    size = ChunkSize(MAX_GAMES_PER_CHUNK) if tournament.until_clear else ChunkSize()
    pieces = ChunkScheduler(tables, ledger, False, size)
    for table, played in parallel_map(jobs, play_plain_chunk, pieces.next_chunks(), cluster):
        for source in tournament.bot_files:
            source.check_unchanged()  # before counting these games
        was_clear = ledger.is_clear(table)
        size.adapt(played.games, played.seconds)
        advance(ledger.add_results(table, played))
        if ledger.is_clear(table) and not was_clear:
            advance(tournament.games - ledger.tables[table].tally.games)


def _ignore_progress(_: int) -> None:
    pass


#: Arguments of ``play_series_chunk``.
GameChunk = tuple[GameSeries, int, int, int, bool]


class ChunkScheduler:
    """Splits the remaining games into chunks, alternating between tables, and counts their results."""

    def __init__(
        self, tables: list[GameSeries], results: TournamentResults, records: bool, size: ChunkSize | None = None
    ) -> None:
        self.size = size or ChunkSize(MAX_GAMES_PER_CHUNK)
        self.tables = tables
        self.results = results
        self.records = records
        self.next = [table.tally.games for table in results.tables]

    def count_games(self, table: int, games: list[FinishedGame], seconds: float) -> Iterator[FinishedGame]:
        """Yield the games of a chunk that count, and adapt the size of the next chunks to its duration."""
        self.size.adapt(len(games), seconds)
        for game in games:
            # Games that were running when the table was decided do not count: one process would not have started them.
            if self.results.is_clear(table):
                break
            yield game
            self.results.add_game(table, game.index, game.result)

    def next_chunks(self) -> Iterator[GameChunk]:
        """Yield the arguments of ``play_series_chunk``."""
        going = True
        while going:
            going = False
            for table, series in enumerate(self.tables):
                start = self.next[table]
                if start < series.games and not self.results.is_clear(table):
                    going = True
                    self.next[table] = min(start + self.size.games, series.games)
                    yield series, table, start, self.next[table], self.records


def play_pairing_chunk(
    series: GameSeries, table: int, start: int, stop: int, records: bool
) -> tuple[int, list[FinishedGame], float]:
    """Play the games ``start`` to ``stop`` of a table. Returns the table, the games, and the seconds they took."""
    began = perf_counter()
    dealer = SeriesDealer(series)
    finished = []
    for index in range(start, stop):
        state, bots = dealer.deal_game(index)
        if records:
            names = [""] * len(bots)
            for bot, spec in enumerate(series.bots):
                names[series.seat_of(index, bot)] = spec
            recorder = Recorder(dealer.game, len(bots), series.options, series.game_seed(index), names)
            played = play_with_statistics(dealer.game, recorder.state, bots, recorder.apply)
            finished.append(FinishedGame(table, index, played, recorder.to_record().to_text()))
        else:
            finished.append(FinishedGame(table, index, play_with_statistics(dealer.game, state, bots, state.apply)))
    return table, finished, perf_counter() - began


def play_plain_chunk(series: GameSeries, table: int, start: int, stop: int, records: bool) -> tuple[int, ChunkResults]:
    """Play the games ``start`` to ``stop`` of a table without statistics or records. Returns table and results."""
    return table, play_chunk(series, start, stop)
