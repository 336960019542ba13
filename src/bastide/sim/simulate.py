"""Playing a series. It is cut into chunks of fixed size, so the sums are the same however many processes share them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from signal import SIG_IGN, SIGINT, signal

from bastide.core import play
from bastide.sim.series import Dealer, Series
from bastide.sim.tally import Tally

CHUNK = 100


def simulate(series: Series, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play a whole series on ``jobs`` processes. ``progress`` hears how many more games are done."""
    series = series.checked()
    tally = Tally.empty(len(series.bots))
    if jobs <= 1:
        parts: Iterator[Tally] = (play_chunk(series, start) for start in range(0, series.games, CHUNK))
        _gather(tally, parts, progress)
    else:
        with pool(jobs) as executor:
            starts = range(0, series.games, CHUNK)
            parts = executor.map(play_chunk, [series] * len(starts), starts)
            _gather(tally, parts, progress)
    return tally


def pool(jobs: int) -> Executor:
    """A pool of processes that leaves Ctrl-C to the one that started it."""
    return ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN))


def play_chunk(series: Series, start: int) -> Tally:
    """Play the games ``start`` to ``start + CHUNK`` of a checked series."""
    dealer = Dealer(series)
    bots_count = len(series.bots)
    tally = Tally.empty(bots_count)
    for index in range(start, min(start + CHUNK, series.games)):
        state, bots = dealer.deal(index)
        decisions = play(state, bots)
        tally.note(state, decisions, [series.seat_of(index, bot) for bot in range(bots_count)])
    return tally


def _gather(tally: Tally, parts: Iterator[Tally], progress: Callable[[int], None] | None) -> None:
    for part in parts:
        tally.add(part)
        if progress is not None:
            progress(part.games)
