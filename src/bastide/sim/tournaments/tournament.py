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

from bastide.core import Options, Plain, Recorder, get_game
from bastide.core.errors import BastideError, InvalidBot
from bastide.sim.execution.pool import share_out
from bastide.sim.played import Played, play_closely
from bastide.sim.series import Dealer, Series
from bastide.sim.tournaments.ledger import Ledger
from bastide.sim.tournaments.sources import Source, sources

#: Long enough to outweigh the overhead, short enough to lose little when interrupted.
PIECE_SECONDS = 0.5
PIECE_GAMES = 50


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
    sources: tuple[Source, ...] = ()

    def checked(self) -> Tournament:
        """Return the tournament with all settings complete. Raises BastideError if it cannot be played."""
        game = get_game(self.game)
        seats = self.seats or game.min_players
        if seats < 2:
            raise BastideError("tournament-seats", f"a tournament needs 2 or more seats, not {seats}", seats=seats)
        game.check_players(seats)
        if len(self.bots) < seats:
            raise BastideError(
                "tournament-bots",
                f"a table of {seats} needs as many bots, and {len(self.bots)} are named (one may be named twice)",
                seats=seats,
                count=len(self.bots),
            )
        if len(set(self.bots)) < 2:
            raise BastideError(
                "tournament-alike", f"a tournament needs two different bots, not only {self.bots[0]}", bot=self.bots[0]
            )
        whole = replace(self, seats=seats)
        checked = [table.checked() for table in whole.tables()]
        return replace(whole, options=checked[0].options, sources=sources(game, self.bots))

    def tables(self) -> list[Series]:
        """Return the series to be played, each combination of bots once, without a bot against itself."""
        chosen = dict.fromkeys(bots for bots in combinations(self.bots, self.seats) if len(set(bots)) > 1)
        found: dict[tuple[str, ...], tuple[str, ...]] = {}
        for bots in chosen:
            found.setdefault(tuple(sorted(bots)), bots)
        return [Series(self.game, bots, self.games, self.seed, self.options, True, True) for bots in found.values()]

    def remarks(self) -> list[InvalidBot]:
        """Return the warnings about the bots of a validated tournament."""
        return Series(self.game, self.bots, self.games, self.seed, self.options).remarks()

    def settings(self) -> dict[str, Plain]:
        """Return the settings of a validated tournament as JSON data. Equal settings mean the same tournament."""
        game = get_game(self.game)
        options: dict[str, Plain] = {option.id: option.write(self.options[option.id]) for option in game.options}
        settings: dict[str, Plain] = {
            "game": self.game,
            "rules": game.rules_version,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "seats": self.seats,
            "options": options,
            "until_clear": self.until_clear,
        }
        if self.sources:
            settings["files"] = {source.bot: source.digest for source in self.sources}
        return settings


@dataclass(frozen=True)
class Finished:
    """One finished game of a tournament, with its record if wanted."""

    table: int
    index: int
    played: Played
    record: str = ""


def play_tournament(
    tournament: Tournament,
    jobs: int = 1,
    earlier_games: Iterable[Finished] = (),
    on_game: Callable[[Finished], None] | None = None,
    progress: Callable[[int], None] | None = None,
    records: bool = False,
    cluster: str = "",
) -> Ledger:
    """Play a validated tournament on ``jobs`` processes, or on a cluster, and return the results.

    ``earlier_games`` were finished before, those of each table in order; ``on_game`` is called with each new game. The
    results do not depend on the number of processes or on interruptions.
    """
    tables = tournament.tables()
    if records:
        for series in tables:
            series.check_recordable()
    ledger = Ledger(tables, tournament.until_clear)
    advance = progress or _ignore_progress
    for game in earlier_games:
        ledger.note(game.table, game.index, game.played)
        advance(1)
    pieces = Pieces(tables, ledger, records)
    for table, piece, seconds in share_out(jobs, play_piece, pieces.cut(), cluster):
        for source in tournament.sources:
            source.check()  # before counting these games
        was_clear = ledger.is_clear(table)
        for game in pieces.counted(table, piece, seconds):
            if on_game is not None:
                on_game(game)
            advance(1)
        if ledger.is_clear(table) and not was_clear:
            advance(tournament.games - ledger.tables[table].tally.games)
    return ledger


def _ignore_progress(_: int) -> None:
    pass


#: Arguments of ``play_series_chunk``.
Piece = tuple[Series, int, int, int, bool]


class Pieces:
    """Splits the remaining games into chunks, alternating between tables, and counts their results."""

    def __init__(self, tables: list[Series], ledger: Ledger, records: bool) -> None:
        self.tables = tables
        self.ledger = ledger
        self.records = records
        self.next = [table.tally.games for table in ledger.tables]
        self.piece = 1

    def counted(self, table: int, games: list[Finished], seconds: float) -> Iterator[Finished]:
        """Yield the games of a chunk that count, and adapt the size of the next chunks to its duration."""
        wanted = PIECE_SECONDS / max(seconds / max(len(games), 1), 1e-6)
        self.piece = max(1, min(PIECE_GAMES, int(wanted), 2 * self.piece))
        for game in games:
            # Games that were running when the table was decided do not count: one process would not have started them.
            if self.ledger.is_clear(table):
                break
            yield game
            self.ledger.note(table, game.index, game.played)

    def cut(self) -> Iterator[Piece]:
        """Yield the arguments of ``play_series_chunk``."""
        going = True
        while going:
            going = False
            for table, series in enumerate(self.tables):
                start = self.next[table]
                if start < series.games and not self.ledger.is_clear(table):
                    going = True
                    self.next[table] = min(start + self.piece, series.games)
                    yield series, table, start, self.next[table], self.records


def play_piece(series: Series, table: int, start: int, stop: int, records: bool) -> tuple[int, list[Finished], float]:
    """Play the games ``start`` to ``stop`` of a table. Returns the table, the games, and the seconds they took."""
    began = perf_counter()
    dealer = Dealer(series)
    finished = []
    for index in range(start, stop):
        state, bots = dealer.deal(index)
        if records:
            names = [""] * len(bots)
            for bot, spec in enumerate(series.bots):
                names[series.seat_of(index, bot)] = spec
            recorder = Recorder(dealer.game, len(bots), series.options, series.game_seed(index), names)
            played = play_closely(dealer.game, recorder.state, bots, recorder.apply)
            finished.append(Finished(table, index, played, recorder.record().write()))
        else:
            finished.append(Finished(table, index, play_closely(dealer.game, state, bots, state.apply)))
    return table, finished, perf_counter() - began
