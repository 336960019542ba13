"""Reproduce results on which several independent Dominion simulators agree.

    python benchmarks/dominion_known_results.py [--games 40000] [--jobs 2] [--json]

*Naive Big Money* buys a Province with 8 or more coins, else a Gold with 6 or more, else a Silver with 3 or more, else
nothing. Each row is measured and compared with the known value; ``off`` is the difference in standard errors, beyond
the rounding of the known value.
"""

from __future__ import annotations

import argparse
import json
import math
from dataclasses import asdict, dataclass

from bastide.core import Options
from bastide.sim.game_series import GameSeries
from bastide.sim.result_tally import Tally
from bastide.sim.simulate_series import simulate

#: A kingdom with Smithy and without cards that disturb money.
TABLE: Options = {"kingdom": "first_game_2e", "first_player": "0"}


@dataclass(frozen=True)
class Row:
    """A known value and our measurement."""

    name: str
    known: float
    #: Uncertainty of the known value: half of its last digit, or its standard error.
    give: float
    measured: float
    error: float

    @property
    def off(self) -> float:
        """Standard errors between the two, beyond rounding."""
        beyond = max(0.0, abs(self.measured - self.known) - self.give)
        return beyond / self.error if self.error else math.inf

    def plain(self) -> dict[str, object]:
        return {**asdict(self), "off": self.off}


def measure_known_results(games: int, seed: int = 1, jobs: int = 1) -> list[Row]:
    """Measure every row of the table, each from a series of ``games`` games."""
    mirror = _play(("big_money", "big_money"), games, seed, jobs)
    alone = _play(("big_money",), games, seed, jobs)
    smithy_alone = _play(("one_smithy",), games, seed, jobs)
    at_4 = _play(("big_money", "smithy_at_4"), games, seed, jobs, rotate=True)
    one = _play(("big_money", "one_smithy"), games, seed, jobs, rotate=True)
    return [
        *_shares("naive mirror", mirror, ("first wins", "second wins"), (24.3, 42.3, 33.4), 0.1),
        _metric("naive mirror: turns in all", mirror.metrics["turns"].to_json_data(), 34.2, 0.05, games),
        *[
            _mean("naive alone", alone, f"province_{k}", known, 0.005)
            for k, known in enumerate((8.72, 11.75, 14.36, 16.80), 1)
        ],
        _mean("one Smithy alone", smithy_alone, "province_4", 14.9, 0.1),
        *_shares("naive against Smithy at 4", at_4, ("naive wins", "Smithies win"), (16.2, 57.2, 26.7), 0.1),
        *_shares("naive against one Smithy", one, ("naive wins", "Smithy wins"), (12.4, 60.1, 27.5), 0.1),
    ]


def _play(bots: tuple[str, ...], games: int, seed: int, jobs: int, rotate: bool = False) -> Tally:
    return simulate(GameSeries("dominion", bots, games, seed, TABLE, rotate), jobs, metrics=True)


def _shares(
    name: str, tally: Tally, sides: tuple[str, str], known: tuple[float, float, float], give: float
) -> list[Row]:
    """Return the percentages of wins for the first bot, for the second, and of ties."""
    counts = [tally.bots[0].wins, tally.bots[1].wins, tally.bots[0].shared]
    rows = []
    for side, count, value in zip((*sides, "tie"), counts, known, strict=True):
        share = count / tally.games
        error = 100 * math.sqrt(share * (1 - share) / tally.games)
        rows.append(Row(f"{name}: {side}, %", value, give, 100 * share, error))
    return rows


def _mean(name: str, tally: Tally, metric: str, known: float, give: float) -> Row:
    spread = tally.bots[0].metrics[metric]
    label = metric.replace("province_", "turn of Province ")
    return _metric(f"{name}: {label}", spread.to_json_data(), known, give, spread.count)


def _metric(name: str, spread: dict[str, float], known: float, give: float, count: int) -> Row:
    return Row(name, known, give, spread["mean"], spread["sd"] / math.sqrt(count))


def main() -> None:
    parser = argparse.ArgumentParser(description="Reproduce the known results of Dominion simulators.")
    parser.add_argument("--games", type=int, default=40_000, help="games per series (five series)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = measure_known_results(arguments.games, arguments.seed, arguments.jobs)
    if arguments.json:
        print(json.dumps({"games": arguments.games, "rows": [row.plain() for row in rows]}, indent=1))
        return
    print(f"{'':<45} {'known':>7} {'here':>8} {'s.e.':>6} {'off':>5}")
    for row in rows:
        print(f"{row.name:<45} {row.known:>7.2f} {row.measured:>8.3f} {row.error:>6.3f} {row.off:>5.1f}")


if __name__ == "__main__":
    main()
