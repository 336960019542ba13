"""Simulation of a series in chunks. The results do not depend on the chunks or on the number of processes."""

from __future__ import annotations

from collections.abc import Callable

from bastide.sim.chunk_results import ChunkSize, play_chunk, series_chunks
from bastide.sim.data.dataset_writer import DatasetWriter, play_and_capture
from bastide.sim.execution.process_pool import parallel_map
from bastide.sim.game_result import play_chunk_with_metrics
from bastide.sim.game_series import GameSeries
from bastide.sim.result_tally import Tally
from bastide.sim.tournaments.round_robin import play_pairing_chunk
from bastide.sim.tournaments.tournament_results import TournamentResults

#: Games of a chunk whose results are large: metrics, statistics, captured decisions.
GAMES_PER_CHUNK = 100
#: Smaller, because observations are large and wait in memory until they are written.
GAMES_PER_OBSERVATION_CHUNK = 10


def simulate(
    series: GameSeries,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
    dataset: DatasetWriter | None = None,
    metrics: bool = False,
) -> Tally:
    """Play a whole series on ``jobs`` processes, or on a Dask cluster.

    ``progress`` is called with the number of newly finished games. ``dataset`` gets every game, in order. ``metrics``:
    also compute the game's own metrics, which takes about as long as playing with fast bots. A data set has them.
    """
    series = series.validated()
    tally = Tally.empty(len(series.bots))
    advance = progress or _ignore_progress
    if dataset is not None:
        _simulate_into_dataset(series, tally, dataset, jobs, advance, cluster)
        return tally
    if metrics:
        size = ChunkSize(GAMES_PER_CHUNK)
        for start, games, seconds in parallel_map(jobs, play_chunk_with_metrics, series_chunks(series, size), cluster):
            size.adapt(len(games), seconds)
            # Game by game, so that sums of fractions do not depend on the chunks.
            for index, played in enumerate(games, start):
                tally.add_game(played, series.seats_of(index))
            advance(len(games))
        return tally
    size = ChunkSize()
    for chunk in parallel_map(jobs, play_chunk, series_chunks(series, size), cluster):
        size.adapt(chunk.games, chunk.seconds)
        tally.add_results(chunk, series)
        advance(chunk.games)
    return tally


def _simulate_into_dataset(
    series: GameSeries,
    tally: Tally,
    dataset: DatasetWriter,
    jobs: int,
    advance: Callable[[int], None],
    cluster: str,
) -> None:
    wanted = dataset.capture_options
    if wanted.records:
        series.check_recordable()
    chunk = GAMES_PER_OBSERVATION_CHUNK if wanted.observations else GAMES_PER_CHUNK
    # One chunk per batch, because captured games are large and wait in memory.
    pieces = ((series, start, chunk, wanted) for start in range(0, series.games, chunk))
    for notes in parallel_map(jobs, play_and_capture, pieces, cluster, most=1):
        for noted in notes:
            tally.add_game(noted.result, series.seats_of(noted.index))
        dataset.add_games(notes)
        advance(len(notes))


def simulate_with_statistics(
    series: GameSeries, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str = ""
) -> TournamentResults:
    """Play a whole series and collect statistics turn by turn for a report. Slower; the games are the same."""
    series = series.validated()
    ledger = TournamentResults([series], until_clear=False)
    advance = progress or _ignore_progress
    size = ChunkSize(GAMES_PER_CHUNK)
    pieces = ((series, 0, start, stop, False) for _, start, stop in series_chunks(series, size))
    for _, games, seconds in parallel_map(jobs, play_pairing_chunk, pieces, cluster):
        size.adapt(len(games), seconds)
        for game in games:
            ledger.add_game(0, game.index, game.result)
        advance(len(games))
    return ledger


def _ignore_progress(_: int) -> None:
    pass
