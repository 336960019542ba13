"""Simulation of a series in chunks of fixed size, so that sums do not depend on the number of processes."""

from __future__ import annotations

from collections.abc import Callable

from bastide.sim.data.dataset_writer import DatasetWriter, play_and_capture
from bastide.sim.execution.process_pool import parallel_map
from bastide.sim.game_result import play_for_result
from bastide.sim.game_series import GameSeries, SeriesDealer
from bastide.sim.result_tally import Tally
from bastide.sim.tournaments.round_robin import play_pairing_chunk
from bastide.sim.tournaments.tournament_results import TournamentResults

GAMES_PER_CHUNK = 100
#: Smaller, because observations are large and wait in memory until they are written.
GAMES_PER_OBSERVATION_CHUNK = 10


def simulate(
    series: GameSeries,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
    dataset: DatasetWriter | None = None,
) -> Tally:
    """Play a whole series on ``jobs`` processes, or on a Dask cluster.

    ``progress`` is called with the number of newly finished games. ``dataset`` gets every game, in order.
    """
    series = series.validated()
    tally = Tally.empty(len(series.bots))
    advance = progress or _ignore_progress
    starts = range(0, series.games, GAMES_PER_CHUNK)
    if dataset is None:
        for part in parallel_map(jobs, play_chunk, ((series, start) for start in starts), cluster):
            tally.merge(part)
            advance(part.games)
        return tally
    wanted = dataset.capture_options
    if wanted.records:
        series.check_recordable()
    chunk = GAMES_PER_OBSERVATION_CHUNK if wanted.observations else GAMES_PER_CHUNK
    starts = range(0, series.games, chunk)
    # One chunk per batch, because captured games are large and wait in memory.
    pieces = ((series, start, chunk, wanted) for start in starts)
    for notes in parallel_map(jobs, play_and_capture, pieces, cluster, most=1):
        part = Tally.empty(len(series.bots))
        for noted in notes:
            part.add_game(noted.result, [series.seat_of(noted.index, bot) for bot in range(len(series.bots))])
        dataset.add_games(notes)
        tally.merge(part)
        advance(part.games)
    return tally


def simulate_with_statistics(
    series: GameSeries, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str = ""
) -> TournamentResults:
    """Play a whole series and collect statistics turn by turn for a report. Slower; the games are the same."""
    series = series.validated()
    ledger = TournamentResults([series], until_clear=False)
    advance = progress or _ignore_progress
    pieces = (
        (series, 0, start, min(start + GAMES_PER_CHUNK, series.games), False)
        for start in range(0, series.games, GAMES_PER_CHUNK)
    )
    for _, games, _ in parallel_map(jobs, play_pairing_chunk, pieces, cluster):
        for game in games:
            ledger.add_game(0, game.index, game.result)
        advance(len(games))
    return ledger


def _ignore_progress(_: int) -> None:
    pass


def play_chunk(series: GameSeries, start: int) -> Tally:
    """Play the games ``start`` to ``start + GAMES_PER_CHUNK`` of a validated series."""
    dealer = SeriesDealer(series)
    bots_count = len(series.bots)
    tally = Tally.empty(bots_count)
    for index in range(start, min(start + GAMES_PER_CHUNK, series.games)):
        state, bots = dealer.deal_game(index)
        tally.add_game(play_for_result(state, bots), [series.seat_of(index, bot) for bot in range(bots_count)])
    return tally
