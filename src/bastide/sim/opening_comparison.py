"""Comparison of openings: what their first turns bring, and how often they win against another opening.

An opening is put in front of a strategy file, and plays against the same file with the reference opening: every deal
from every seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bastide.core import Game, Options, get_game
from bastide.core.errors import BastideError, InvalidBot
from bastide.sim.chunk_results import ChunkSize, series_chunks
from bastide.sim.execution.process_pool import parallel_map
from bastide.sim.game_series import GameSeries
from bastide.sim.result_tally import Distributions, add_to_distributions
from bastide.sim.strategy_search import strategy_format_of
from bastide.sim.tournaments.confidence_intervals import ResultsByDeal
from bastide.sim.tournaments.round_robin import play_pairing_chunk
from bastide.sim.turn_metrics_recorder import TurnHistory

#: Turns in which the first cards bought can be drawn, and the coins that are worth counting there.
TURNS_AFTER_OPENING = (3, 4)
GAMES_PER_CHUNK = 100
COIN_LIMITS = (5, 6, 7)
COINS_METRIC = "coins"


@dataclass
class OpeningResult:
    """What was counted for one opening."""

    components: tuple[str, ...]
    #: Win share against the reference; None for the reference itself.
    share: float | None = None
    interval: tuple[float, float] = (0.0, 1.0)
    games: int = 0
    #: Number of coins to the games that had at least so many in one of ``TURNS_AFTER_OPENING``.
    coins: Counter[int] = field(default_factory=Counter)
    #: The game's own metrics, such as the turn of the first Province.
    distributions: Distributions = field(default_factory=dict)

    @property
    def name(self) -> str:
        return "+".join(self.components)

    def add_game(self, history: TurnHistory, metrics: dict[str, float]) -> None:
        """Add one player's game."""
        self.games += 1
        coins = history.get(COINS_METRIC, [])
        best = max((coins[turn - 1] for turn in TURNS_AFTER_OPENING if turn <= len(coins)), default=0.0)
        for limit in COIN_LIMITS:
            if best >= limit:
                self.coins[limit] += 1
        add_to_distributions(self.distributions, metrics)


def compare_openings(
    game_id: str,
    options: Options,
    openings: Sequence[Sequence[str]],
    text: str = "",
    source: str = "",
    games: int = 400,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[OpeningResult]:
    """Compare openings with the first one.

    ``text`` is the strategy that follows the opening, ``source`` its name in errors. Raises InvalidBot if a component
    is unknown.
    """
    game = get_game(game_id)
    improver = strategy_format_of(game)
    compared = list(dict.fromkeys(tuple(opening) for opening in openings))
    if len(compared) < 2:
        raise BastideError("openings-count", "name at least two different openings, such as silver+silver")
    improver.make_bot(text, source)
    results = [OpeningResult(opening) for opening in compared]
    with TemporaryDirectory() as folder:
        bots = []
        for number, opening in enumerate(compared):
            path = Path(folder) / f"{number}.txt"
            path.write_text(improver.with_opening(text, list(opening)), encoding="utf-8")
            bots.append(f"{improver.bot_name()}:{path}")
        for result, bot in zip(results[1:], bots[1:], strict=True):
            seats = (bot, *[bots[0]] * (game.min_players - 1))
            series = GameSeries(game.id, seats, games, seed, options, rotate=True, replay_deals=True)
            _play(series, result, results[0], jobs, progress)
    return results


def _play(
    series: GameSeries,
    result: OpeningResult,
    reference: OpeningResult,
    jobs: int,
    progress: Callable[[int], None] | None,
) -> None:
    """Play one opening against the reference, and count both."""
    series = series.validated()
    size = ChunkSize(GAMES_PER_CHUNK)
    pieces = ((series, 0, start, stop, False) for _, start, stop in series_chunks(series, size))
    shares = ResultsByDeal()
    for _, games, seconds in parallel_map(jobs, play_pairing_chunk, pieces):
        size.adapt(len(games), seconds)
        for game in games:
            played = game.result
            for bot, seat in enumerate(series.seats_of(game.index)):
                counted = reference if bot else result
                counted.add_game(played.turn_histories[seat], played.seat_metrics[seat])
            won = series.seat_of(game.index, 0) in played.winners
            shares.add_result(series.deal_number(game.index), 1 / len(played.winners) if won else 0.0)
        if progress is not None:
            progress(len(games))
    result.share = shares.mean
    result.interval = shares.confidence_interval()


def list_openings(game: Game, options: Options) -> list[list[str]]:
    """Return all openings of a table, the reference first. Raises InvalidBot if the game has none."""
    offered = strategy_format_of(game).openings(game.check_options(game.min_players, options))
    if not offered:
        raise InvalidBot("no-openings", f"{game.id} has no openings at this table", game=game.id)
    return offered
