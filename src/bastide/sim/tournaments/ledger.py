"""Results of a tournament: counts by table, head-to-head results and standings.

Each table is summed in the order of its games, and the tables in their order. So the results are identical to the last
digit, whatever the order in which games of different tables finish.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bastide.sim.played import Played
from bastide.sim.series import Series
from bastide.sim.tally import BotTally, Spread, Tally
from bastide.sim.tournaments.certainty import Sequential, Shares
from bastide.sim.tournaments.rating import Rating, rate


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
class Meeting:
    """How often one bot placed before another in the games that both played (equal places count half)."""

    games: int
    share: float
    low: float
    high: float


class TablePage:
    """Results of one table."""

    def __init__(self, series: Series, until_clear: bool) -> None:
        self.series = series
        self.tally = Tally.empty(len(series.bots))
        names = list(dict.fromkeys(series.bots))
        self.wins = {name: Shares() for name in names}
        self.pairs = {(a, b): Shares() for place, a in enumerate(names) for b in names[place + 1 :]}
        self.tests = {pair: Sequential() for pair in self.pairs} if until_clear else {}
        #: Whether in every game the metrics of a player add up to the player's points.
        self.measures_are_points = True

    def note(self, index: int, played: Played) -> None:
        """Add a game. The games of a table come in order."""
        series = self.series
        bots = series.bots
        seats = [series.seat_of(index, bot) for bot in range(len(bots))]
        self.tally.note(played, seats)
        deal = series.deal_of(index)
        winners = played.winners
        for bot, seat in enumerate(seats):
            self.wins[bots[bot]].note(deal, 1 / len(winners) if seat in winners else 0.0)
            self.measures_are_points &= sum(played.seat_metrics[seat].values()) == played.scores[seat]
            for other in range(bot + 1, len(bots)):
                ahead = _pair_result(played.places[seat], played.places[seats[other]])
                if (bots[bot], bots[other]) in self.pairs:
                    self.pairs[bots[bot], bots[other]].note(deal, ahead)
                elif (bots[other], bots[bot]) in self.pairs:
                    self.pairs[bots[other], bots[bot]].note(deal, 1 - ahead)
        if (index + 1) % len(bots) == 0:
            for pair, test in self.tests.items():
                shares = self.pairs[pair]
                test.note(shares.sums[deal] / shares.counts[deal])

    def is_clear(self) -> bool:
        """Whether all sequential tests of the table have a verdict."""
        return bool(self.tests) and all(test.verdict for test in self.tests.values())


def _pair_result(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0


class Ledger:
    """All results of a tournament or of one series."""

    def __init__(self, tables: list[Series], until_clear: bool) -> None:
        self.tables = [TablePage(series, until_clear) for series in tables]
        #: Every bot once, in the order given.
        self.bots = list(dict.fromkeys(bot for series in tables for bot in series.bots))

    def note(self, table: int, index: int, played: Played) -> None:
        """Add a game. The games of a table come in order."""
        self.tables[table].note(index, played)

    def is_clear(self, table: int) -> bool:
        """Whether the better bots of this table are known (only in tournaments with ``until_clear``)."""
        return self.tables[table].is_clear()

    @property
    def games(self) -> int:
        return sum(page.tally.games for page in self.tables)

    @property
    def decisions(self) -> int:
        return sum(page.tally.decisions for page in self.tables)

    def pairs(self) -> dict[tuple[str, str], Shares]:
        """Return the results of each pair that met, over all tables; each pair once."""
        found: dict[tuple[str, str], Shares] = {}
        for page in self.tables:
            for pair, shares in page.pairs.items():
                found.setdefault(pair, Shares()).add(shares)
        return found

    def meetings(self) -> dict[tuple[str, str], Meeting]:
        """Return the cross table: entry ``[a, b]`` is how ``a`` did against ``b``."""
        found = {}
        for (a, b), shares in self.pairs().items():
            low, high = shares.interval()
            found[a, b] = Meeting(shares.games, shares.mean, low, high)
            found[b, a] = Meeting(shares.games, 1 - shares.mean, 1 - high, 1 - low)
        return found

    def standings(self) -> list[Standing]:
        """Return all bots, best rating first."""
        number = {bot: index for index, bot in enumerate(self.bots)}
        ratings = rate(len(self.bots), {(number[a], number[b]): shares for (a, b), shares in self.pairs().items()})
        found = []
        for bot, rating in zip(self.bots, ratings, strict=True):
            wins, tally = Shares(), BotTally()
            for page in self.tables:
                if bot in page.wins:
                    wins.add(page.wins[bot])
                for name, own in zip(page.series.bots, page.tally.bots, strict=True):
                    if name == bot:
                        tally.add(own)
            low, high = wins.interval()
            found.append(Standing(bot, rating, wins.mean, low, high, tally))
        return sorted(found, key=lambda standing: -standing.rating.elo)

    def metrics(self) -> dict[str, Spread]:
        """Return the game's own metrics over all games."""
        found: dict[str, Spread] = {}
        for page in self.tables:
            for name, spread in page.tally.metrics.items():
                found.setdefault(name, Spread()).add(spread)
        return found

    def lengths(self) -> Counter[int]:
        """Return the number of games by length."""
        found: Counter[int] = Counter()
        for page in self.tables:
            found.update(page.tally.lengths)
        return found

    def measures_are_points(self) -> bool:
        """Whether in every game the metrics of a player add up to the player's points."""
        return all(page.measures_are_points for page in self.tables)

    def plain(self) -> dict[str, object]:
        """The results as JSON data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "standings": [_standing_data(standing) for standing in self.standings()],
            "meetings": [
                {"bot": a, "against": b, "games": met.games, "share": met.share, "low": met.low, "high": met.high}
                for (a, b), met in self.meetings().items()
            ],
            "tables": [
                {"bots": list(page.series.bots), "games": page.tally.games, "clear": page.is_clear()}
                for page in self.tables
            ],
            "metrics": {name: spread.plain() for name, spread in self.metrics().items()},
            "lengths": {str(length): count for length, count in sorted(self.lengths().items())},
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
        "metrics": {name: spread.plain() for name, spread in tally.metrics.items()},
        "choices": dict(tally.choices.most_common()),
        "course": {
            name: [{"games": spread.count, **spread.plain()} for spread in spreads]
            for name, spreads in tally.course.items()
        },
    }
