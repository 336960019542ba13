"""Simulation of a series in chunks of fixed size, so that sums do not depend on the number of processes."""

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
#: Smaller, because observations are large and wait in memory until they are written.
OBSERVED = 10


def simulate(
    series: Series,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
    dataset: Dataset | None = None,
) -> Tally:
    """Play a whole series on ``jobs`` processes, or on a Dask cluster.

    ``progress`` is called with the number of newly finished games. ``dataset`` gets every game, in order.
    """
    series = series.checked()
    tally = Tally.empty(len(series.bots))
    advance = progress or _ignore_progress
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
    # One chunk per batch, because captured games are large and wait in memory.
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
    """Play a whole series and collect statistics turn by turn for a report. Slower; the games are the same."""
    series = series.checked()
    ledger = Ledger([series], until_clear=False)
    advance = progress or _ignore_progress
    pieces = ((series, 0, start, min(start + CHUNK, series.games), False) for start in range(0, series.games, CHUNK))
    for _, games, _ in share_out(jobs, play_piece, pieces, cluster):
        for game in games:
            ledger.note(0, game.index, game.played)
        advance(len(games))
    return ledger


def _ignore_progress(_: int) -> None:
    pass


def play_chunk(series: Series, start: int) -> Tally:
    """Play the games ``start`` to ``start + GAMES_PER_CHUNK`` of a validated series."""
    dealer = Dealer(series)
    bots_count = len(series.bots)
    tally = Tally.empty(bots_count)
    for index in range(start, min(start + CHUNK, series.games)):
        state, bots = dealer.deal(index)
        tally.note(play_simply(state, bots), [series.seat_of(index, bot) for bot in range(bots_count)])
    return tally
