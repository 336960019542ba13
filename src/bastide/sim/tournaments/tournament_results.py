"""Results of a tournament: counts by table, head-to-head results and standings.

Each table is summed in the order of its games, and the tables in their order. So the results are identical to the last
digit, whatever the order in which games of different tables finish.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bastide.sim.chunk_results import ChunkResults
from bastide.sim.game_result import GameResult
from bastide.sim.game_series import GameSeries
from bastide.sim.result_tally import BotTally, RunningStats, Tally
from bastide.sim.tournaments.confidence_intervals import ResultsByDeal, SequentialTest
from bastide.sim.tournaments.elo_ratings import Rating, rate_bots


@dataclass(frozen=True)
class Standing:
    """One bot in the final standings."""

    bot: str
    rating: Rating
    #: Win share in its games; a shared victory is divided.
    share: float
    low: float
    high: float
    tally: BotTally


@dataclass(frozen=True)
class HeadToHead:
    """How often one bot placed before another in the games that both played (equal places count half)."""

    games: int
    share: float
    low: float
    high: float


class TableResults:
    """Results of one table."""

    def __init__(self, series: GameSeries, until_clear: bool) -> None:
        self.series = series
        self.tally = Tally.empty(len(series.bots))
        names = list(dict.fromkeys(series.bots))
        self.win_shares = {name: ResultsByDeal() for name in names}
        self.pair_results = {(a, b): ResultsByDeal() for place, a in enumerate(names) for b in names[place + 1 :]}
        self.sequential_tests = {pair: SequentialTest() for pair in self.pair_results} if until_clear else {}
        #: (seats of the bots, places of the seats) to what each name and each pair of names gets for such a game.
        self._shares: dict[tuple[tuple[int, ...], tuple[int, ...]], list[tuple[ResultsByDeal, float]]] = {}
        #: Whether in every game the metrics of a player add up to the player's points.
        self.metrics_sum_to_score = True

    def add_game(self, index: int, played: GameResult) -> None:
        """Add a game. The games of a table come in order."""
        seats = self.series.seats_of(index)
        self.tally.add_game(played, seats)
        self._make_room(index)
        self._add_places(index, tuple(seats), tuple(played.places))
        for seat in seats:
            self.metrics_sum_to_score &= sum(played.seat_metrics[seat].values()) == played.scores[seat]

    def add_results(self, played: ChunkResults) -> int:
        """Add a chunk of games without statistics. Returns the number of games until the table was clear."""
        bots = played.players
        seats = [tuple(self.series.seats_of(played.start + first)) for first in range(bots)]
        self._make_room(played.start + played.games - 1)
        counted = 0
        for places in played.places_by_game():
            if self.sequential_tests and self.is_clear():
                break
            self._add_places(played.start + counted, seats[counted % bots], places)
            counted += 1
        if counted < played.games:
            played = played.head(counted)
        self.tally.add_results(played, self.series)
        return counted

    def _make_room(self, index: int) -> None:
        deal = self.series.deal_number(index)
        for results in (*self.win_shares.values(), *self.pair_results.values()):
            results.grow_to(deal)

    def _add_places(self, index: int, seats: tuple[int, ...], places: tuple[int, ...]) -> None:
        deal = self.series.deal_number(index)
        key = seats, places
        shares = self._shares.get(key)
        if shares is None:
            shares = self._shares[key] = self._shares_of(seats, places)
        for results, share in shares:
            results.sums[deal] += share
            results.counts[deal] += 1
        if self.sequential_tests and (index + 1) % len(seats) == 0:
            for pair, test in self.sequential_tests.items():
                found = self.pair_results[pair]
                test.add_deal(found.sums[deal] / found.counts[deal])

    def _shares_of(self, seats: tuple[int, ...], places: tuple[int, ...]) -> list[tuple[ResultsByDeal, float]]:
        """Return what each bot gets for a game with these places, by name and by pair of names."""
        bots = self.series.bots
        winners = places.count(1)
        shares = []
        for bot, seat in enumerate(seats):
            shares.append((self.win_shares[bots[bot]], 1 / winners if places[seat] == 1 else 0.0))
            for other in range(bot + 1, len(bots)):
                ahead = _pair_result(places[seat], places[seats[other]])
                if (bots[bot], bots[other]) in self.pair_results:
                    shares.append((self.pair_results[bots[bot], bots[other]], ahead))
                elif (bots[other], bots[bot]) in self.pair_results:
                    shares.append((self.pair_results[bots[other], bots[bot]], 1 - ahead))
        return shares

    def is_clear(self) -> bool:
        """Whether all sequential tests of the table have a verdict."""
        return bool(self.sequential_tests) and all(test.verdict for test in self.sequential_tests.values())


def _pair_result(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0


class TournamentResults:
    """All results of a tournament or of one series."""

    def __init__(self, tables: list[GameSeries], until_clear: bool) -> None:
        self.tables = [TableResults(series, until_clear) for series in tables]
        #: Every bot once, in the order given.
        self.bots = list(dict.fromkeys(bot for series in tables for bot in series.bots))

    def add_game(self, table: int, index: int, played: GameResult) -> None:
        """Add a game. The games of a table come in order."""
        self.tables[table].add_game(index, played)

    def add_results(self, table: int, played: ChunkResults) -> int:
        """Add a chunk of games without statistics. Returns the number of games until the table was clear."""
        return self.tables[table].add_results(played)

    def is_clear(self, table: int) -> bool:
        """Whether the better bots of this table are known (only in tournaments with ``until_clear``)."""
        return self.tables[table].is_clear()

    @property
    def games(self) -> int:
        return sum(page.tally.games for page in self.tables)

    @property
    def decisions(self) -> int:
        return sum(page.tally.decisions for page in self.tables)

    def pair_results(self) -> dict[tuple[str, str], ResultsByDeal]:
        """Return the results of each pair that met, over all tables; each pair once."""
        found: dict[tuple[str, str], ResultsByDeal] = {}
        for page in self.tables:
            for pair, shares in page.pair_results.items():
                found.setdefault(pair, ResultsByDeal()).merge(shares)
        return found

    def head_to_head(self) -> dict[tuple[str, str], HeadToHead]:
        """Return the cross table: entry ``[a, b]`` is how ``a`` did against ``b``."""
        found = {}
        for (a, b), shares in self.pair_results().items():
            low, high = shares.confidence_interval()
            found[a, b] = HeadToHead(shares.games, shares.mean, low, high)
            found[b, a] = HeadToHead(shares.games, 1 - shares.mean, 1 - high, 1 - low)
        return found

    def standings(self) -> list[Standing]:
        """Return all bots, best rating first."""
        number = {bot: index for index, bot in enumerate(self.bots)}
        ratings = rate_bots(
            len(self.bots), {(number[a], number[b]): shares for (a, b), shares in self.pair_results().items()}
        )
        found = []
        for bot, rating in zip(self.bots, ratings, strict=True):
            wins, tally = ResultsByDeal(), BotTally()
            for page in self.tables:
                if bot in page.win_shares:
                    wins.merge(page.win_shares[bot])
                for name, own in zip(page.series.bots, page.tally.bots, strict=True):
                    if name == bot:
                        tally.merge(own)
            low, high = wins.confidence_interval()
            found.append(Standing(bot, rating, wins.mean, low, high, tally))
        return sorted(found, key=lambda standing: -standing.rating.elo)

    def metrics(self) -> dict[str, RunningStats]:
        """Return the game's own metrics over all games."""
        found: dict[str, RunningStats] = {}
        for page in self.tables:
            for name, spread in page.tally.metrics.items():
                found.setdefault(name, RunningStats()).merge(spread)
        return found

    def game_lengths(self) -> Counter[int]:
        """Return the number of games by length."""
        found: Counter[int] = Counter()
        for page in self.tables:
            found.update(page.tally.lengths)
        return found

    def metrics_sum_to_score(self) -> bool:
        """Whether in every game the metrics of a player add up to the player's points."""
        return all(page.metrics_sum_to_score for page in self.tables)

    def to_json_data(self) -> dict[str, object]:
        """The results as JSON data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "standings": [_standing_data(standing) for standing in self.standings()],
            "meetings": [
                {"bot": a, "against": b, "games": met.games, "share": met.share, "low": met.low, "high": met.high}
                for (a, b), met in self.head_to_head().items()
            ],
            "tables": [
                {"bots": list(page.series.bots), "games": page.tally.games, "clear": page.is_clear()}
                for page in self.tables
            ],
            "metrics": {name: spread.to_json_data() for name, spread in self.metrics().items()},
            "lengths": {str(length): count for length, count in sorted(self.game_lengths().items())},
        }


def _standing_data(standing: Standing) -> dict[str, object]:
    tally = standing.tally
    return {
        "bot": standing.bot,
        "elo": standing.rating.elo,
        "elo_low": standing.rating.low,
        "elo_high": standing.rating.high,
        "games": tally.games,
        "wins": tally.wins,
        "shared": tally.shared,
        "share": standing.share,
        "low": standing.low,
        "high": standing.high,
        "mean_score": tally.score.mean,
        "sd_score": tally.score.sd,
        "scores": {str(score): count for score, count in sorted(tally.scores.items())},
        "metrics": {name: spread.to_json_data() for name, spread in tally.metrics.items()},
        "choices": dict(tally.choices.most_common()),
        "course": {
            name: [{"games": spread.count, **spread.to_json_data()} for spread in spreads]
            for name, spreads in tally.turn_stats.items()
        },
    }
