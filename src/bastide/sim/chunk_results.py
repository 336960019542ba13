"""Results of consecutive games in plain lists, so that counting them costs little beside playing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from bastide.core import play_game
from bastide.sim.game_series import GameSeries, SeriesDealer

#: Long enough to outweigh the overhead of a chunk, short enough for a smooth progress bar.
TARGET_CHUNK_SECONDS = 0.5
#: A chunk has at most this many times the games of an earlier one, because the first games are not typical.
MAX_CHUNK_GROWTH = 16
MAX_GAMES_PER_CHUNK = 10_000


class ChunkSize:
    """Number of games in the next chunk, adapted to the length of the games played so far."""

    def __init__(self, most: int = MAX_GAMES_PER_CHUNK) -> None:
        self.games = 1
        self._most = most

    def adapt(self, games: int, seconds: float) -> None:
        """Adapt the size to the duration of a chunk."""
        wanted = TARGET_CHUNK_SECONDS / max(seconds / max(games, 1), 1e-6)
        self.games = max(1, min(int(wanted), MAX_CHUNK_GROWTH * self.games, self._most))


def series_chunks(series: GameSeries, size: ChunkSize) -> Iterator[tuple[GameSeries, int, int]]:
    """Yield the chunks of a series: the arguments of ``play_chunk``."""
    start = 0
    while start < series.games:
        stop = min(start + size.games, series.games)
        yield series, start, stop
        start = stop


@dataclass
class ChunkResults:
    """Results of the games from number ``start`` of a series, in flat lists: game after game, seat after seat."""

    start: int
    players: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return len(self.decisions)

    def head(self, games: int) -> ChunkResults:
        """Return the results of the first games."""
        end = games * self.players
        return ChunkResults(
            self.start, self.players, self.places[:end], self.scores[:end], self.decisions[:games], self.seconds
        )

    def places_by_game(self) -> Iterator[tuple[int, ...]]:
        """Yield the places of each game."""
        return zip(*[iter(self.places)] * self.players, strict=True)


def play_chunk(series: GameSeries, start: int, stop: int) -> ChunkResults:
    """Play the games ``start`` to ``stop`` of a validated series, as fast as possible."""
    began = perf_counter()
    deal_game = SeriesDealer(series).deal_game
    played = ChunkResults(start, len(series.bots), [], [], [])
    places, scores, decisions = played.places, played.scores, played.decisions
    for index in range(start, stop):
        state, bots = deal_game(index)
        decisions.append(play_game(state, bots))
        outcome = state.outcome()
        assert outcome is not None
        # No lists per game: the garbage collector would visit all of them again and again.
        places += outcome.places
        scores += outcome.scores
    played.seconds = perf_counter() - began
    return played
