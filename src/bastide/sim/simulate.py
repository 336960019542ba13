"""Playing a series. It is cut into chunks of fixed size, so the sums are the same however many processes share them."""

from __future__ import annotations

from collections.abc import Callable

from bastide.sim.data.dataset import Dataset, play_and_note
from bastide.sim.execution.pool import share_out
from bastide.sim.played import play_simply
from bastide.sim.series import Dealer, Series
from bastide.sim.tally import Tally
from bastide.sim.tournaments.ledger import Ledger
from bastide.sim.tournaments.tournament import play_piece

CHUNK = 100
#: Of games whose observations are wanted: they are large, and wait in memory until they are written.
OBSERVED = 10


def simulate(
    series: Series,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
    dataset: Dataset | None = None,
) -> Tally:
    """Play a whole series on ``jobs`` processes, or on a cluster. ``progress`` hears how many more games are done.

    A ``dataset`` is given every game, in order.
    """
    series = series.checked()
    tally = Tally.empty(len(series.bots))
    advance = progress or _nobody_listens
    starts = range(0, series.games, CHUNK)
    if dataset is None:
        for part in share_out(jobs, play_chunk, ((series, start) for start in starts), cluster):
            tally.add(part)
            advance(part.games)
        return tally
    wanted = dataset.wanted
    if wanted.records:
        series.check_recordable()
    chunk = OBSERVED if wanted.observations else CHUNK
    starts = range(0, series.games, chunk)
    # One chunk at a time: they are large, too, and wait in memory.
    pieces = ((series, start, chunk, wanted) for start in starts)
    for notes in share_out(jobs, play_and_note, pieces, cluster, most=1):
        part = Tally.empty(len(series.bots))
        for noted in notes:
            part.note(noted.played, [series.seat_of(noted.index, bot) for bot in range(len(series.bots))])
        dataset.add(notes)
        tally.add(part)
        advance(part.games)
    return tally


def simulate_closely(
    series: Series, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str = ""
) -> Ledger:
    """Play a whole series and watch every game turn by turn, for a report: slower, with the same games."""
    series = series.checked()
    ledger = Ledger([series], until_clear=False)
    advance = progress or _nobody_listens
    pieces = ((series, 0, start, min(start + CHUNK, series.games), False) for start in range(0, series.games, CHUNK))
    for _, games, _ in share_out(jobs, play_piece, pieces, cluster):
        for game in games:
            ledger.note(0, game.index, game.played)
        advance(len(games))
    return ledger


def _nobody_listens(_: int) -> None:
    pass


def play_chunk(series: Series, start: int) -> Tally:
    """Play the games ``start`` to ``start + CHUNK`` of a checked series."""
    dealer = Dealer(series)
    bots_count = len(series.bots)
    tally = Tally.empty(bots_count)
    for index in range(start, min(start + CHUNK, series.games)):
        state, bots = dealer.deal(index)
        tally.note(play_simply(state, bots), [series.seat_of(index, bot) for bot in range(bots_count)])
    return tally
