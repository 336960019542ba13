"""A tournament: every bot meets every other, on the same deals, from every seat.

Each *table* is a series of its own (``Series``); all tables are dealt the same. With two seats, a table is a pair of
bots. With more, it is a choice of that many of the named bots. A bot that is named more than once may sit at a table
more than once: ``expert,medium,medium,medium`` with four seats is one table, and its results tell how one expert fares
among three medium bots.
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

#: About how long a piece of work should take: long enough to be worth sending, short enough to be lost.
PIECE_SECONDS = 0.5
PIECE_GAMES = 50


@dataclass(frozen=True)
class Tournament:
    """What is to be played: the settings that the results depend on, and nothing else."""

    game: str
    bots: tuple[str, ...]
    #: Games at each table.
    games: int
    seed: int = 0
    #: Players at a table; 0 for as few as the game is made for.
    seats: int = 0
    options: Options = field(default_factory=dict)
    #: Whether a table stops as soon as it is clear who is better there.
    until_clear: bool = False
    #: What the bots are made of that are made of files; known once it is checked.
    sources: tuple[Source, ...] = ()

    def checked(self) -> Tournament:
        """The tournament with all its settings; an error if it cannot be played."""
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
        """The series to be played, each choice of bots once; those of one bot against itself are left out."""
        chosen = dict.fromkeys(bots for bots in combinations(self.bots, self.seats) if len(set(bots)) > 1)
        found: dict[tuple[str, ...], tuple[str, ...]] = {}
        for bots in chosen:
            found.setdefault(tuple(sorted(bots)), bots)
        return [Series(self.game, bots, self.games, self.seed, self.options, True, True) for bots in found.values()]

    def remarks(self) -> list[InvalidBot]:
        """What the bots of a checked tournament have to say before it begins."""
        return Series(self.game, self.bots, self.games, self.seed, self.options).remarks()

    def settings(self) -> dict[str, Plain]:
        """The settings of a checked tournament as plain data: two tournaments are the same if these are."""
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
    """One game of a tournament: which, how it came out, and its record if one was wanted."""

    table: int
    index: int
    played: Played
    record: str = ""


def play_tournament(
    tournament: Tournament,
    jobs: int = 1,
    before: Iterable[Finished] = (),
    keep: Callable[[Finished], None] | None = None,
    progress: Callable[[int], None] | None = None,
    records: bool = False,
    cluster: str = "",
) -> Ledger:
    """Play a checked tournament on ``jobs`` processes, or on a cluster, and count the results.

    ``before`` are the games that were finished earlier, those of each table in order; ``keep`` gets each further one.
    The results depend on neither the processes nor on where the tournament was interrupted.
    """
    tables = tournament.tables()
    if records:
        for series in tables:
            series.check_recordable()
    ledger = Ledger(tables, tournament.until_clear)
    advance = progress or _nobody_listens
    for game in before:
        ledger.note(game.table, game.index, game.played)
        advance(1)
    pieces = Pieces(tables, ledger, records)
    for table, piece, seconds in share_out(jobs, play_piece, pieces.cut(), cluster):
        for source in tournament.sources:
            source.check()  # before any of these games counts
        was_clear = ledger.is_clear(table)
        for game in pieces.counted(table, piece, seconds):
            if keep is not None:
                keep(game)
            advance(1)
        if ledger.is_clear(table) and not was_clear:
            advance(tournament.games - ledger.tables[table].tally.games)
    return ledger


def _nobody_listens(_: int) -> None:
    pass


#: What ``play_piece`` is handed.
Piece = tuple[Series, int, int, int, bool]


class Pieces:
    """Cuts the games that are left into pieces, turn by turn from each table, so that all tables advance together, and
    counts what comes of each."""

    def __init__(self, tables: list[Series], ledger: Ledger, records: bool) -> None:
        self.tables = tables
        self.ledger = ledger
        self.records = records
        self.next = [table.tally.games for table in ledger.tables]
        self.piece = 1

    def counted(self, table: int, games: list[Finished], seconds: float) -> Iterator[Finished]:
        """Those games of a piece that count, one after the other; and learn how many to put into the next pieces."""
        wanted = PIECE_SECONDS / max(seconds / max(len(games), 1), 1e-6)
        self.piece = max(1, min(PIECE_GAMES, int(wanted), 2 * self.piece))
        for game in games:
            # Games under way when the answer became clear do not count: fewer processes would not have begun them.
            if self.ledger.is_clear(table):
                break
            yield game
            self.ledger.note(table, game.index, game.played)

    def cut(self) -> Iterator[Piece]:
        """What ``play_piece`` is to be handed."""
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
