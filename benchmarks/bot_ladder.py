"""Measure the ladder of levels: each level against the one below, at many kinds of tables.

    python benchmarks/bot_ladder.py                                  # list the tables and steps
    python benchmarks/bot_ladder.py play dominion --jobs 2           # play all steps of a game
    python benchmarks/bot_ladder.py play --search 0 --part 0.5       # only levels without search, half of the games
    python benchmarks/bot_ladder.py table                            # the tables of docs/bots.md and the Elo ratings

``play`` replaces the rows of the played steps in ``benchmarks/results/bot_ladder.csv``. Each deal is played from every
seat. Levels search for a fixed number of iterations, so the results do not depend on the machine. With more than two
players, one bot of the stronger level plays against bots of the weaker one; the share counts the opponents it beats.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields
from itertools import pairwise
from math import hypot, log10
from pathlib import Path

from bastide.bots.level_files import declared_levels
from bastide.core import Options
from bastide.sim.tournaments.confidence_intervals import ResultsByDeal
from bastide.sim.tournaments.round_robin import Tournament, play_tournament

RESULTS = Path(__file__).parent / "results" / "bot_ladder.csv"
SEED = 77_000
#: Games of a step: both without search, one with search, both with search.
GAMES = (960, 120, 60)
FIRST_GAME: Options = {"kingdom": "first_game_2e"}
ALL_SETS: Options = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
BASE: Options = {"modules": ["base"]}
CLASSIC: Options = {"modules": ["base", "inns", "traders"]}
#: Tables of each game: name, players, options. Random kingdoms differ in every deal.
TABLES: dict[str, tuple[tuple[str, int, Options], ...]] = {
    "dominion": (
        ("first game", 2, FIRST_GAME),
        ("base 1st edition", 2, {"kingdom": "random", "sets": ["base1"]}),
        ("base 2nd edition", 2, {"kingdom": "random", "sets": ["base2"]}),
        ("Prosperity", 2, {"kingdom": "random", "sets": ["prosperity"]}),
        ("all sets", 2, ALL_SETS),
        ("all sets", 3, ALL_SETS),
        ("all sets", 4, ALL_SETS),
    ),
    "seven_wonders": tuple(("", players, {}) for players in (3, 4, 5, 6, 7)),
    "carcassonne": (
        *(("base", players, BASE) for players in (2, 3, 4, 5)),
        ("inns and traders", 2, CLASSIC),
        ("all modules", 2, {"modules": "all"}),
        ("all modules", 4, {"modules": "all"}),
    ),
}


@dataclass(frozen=True)
class Row:
    """Result of one step at one table: the share of the stronger level in percent, with its 95 % interval."""

    game: str
    table: str
    players: int
    stronger: str
    weaker: str
    games: int
    share: float
    low: float
    high: float

    @property
    def key(self) -> tuple[str, str, int, str, str]:
        return self.game, self.table, self.players, self.stronger, self.weaker


def read_rows() -> list[Row]:
    """Read the measured steps."""
    lines = [line for line in RESULTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [
        Row(
            row["game"],
            row["table"],
            int(row["players"]),
            row["stronger"],
            row["weaker"],
            int(row["games"]),
            float(row["share"]),
            float(row["low"]),
            float(row["high"]),
        )
        for row in csv.DictReader(lines)
    ]


def write_rows(rows: list[Row]) -> None:
    """Write the measured steps in the order of the games, tables and levels."""
    found = {row.key: row for row in rows}
    order = [step for game in TABLES for step in list_steps(game)]
    with RESULTS.open("w", encoding="utf-8", newline="") as file:
        file.write("# python benchmarks/bot_ladder.py play; shares in percent with 95 % intervals\n")
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([field.name for field in fields(Row)])
        writer.writerows(astuple(found[key]) for key in order if key in found)


def list_steps(game: str) -> Iterator[tuple[str, str, int, str, str]]:
    """Yield the steps of a game: game, table, players, stronger and weaker level."""
    levels = [level.name for level in declared_levels(game)]
    for table, players, _ in TABLES[game]:
        for weaker, stronger in pairwise(levels):
            yield game, table, players, stronger, weaker


def search_specs(game: str) -> dict[str, str]:
    """Return the specs of the searching levels with fixed iterations."""
    return {
        level.name: f"{level.name}:iterations={level.budget.iterations or level.benchmark_iterations}"
        for level in declared_levels(game)
        if level.budget is not None
    }


def play_step(
    game: str, table: str, players: int, stronger: str, weaker: str, part: float, seed: int, jobs: int
) -> Row:
    """Play the games of a step."""
    options = next(found for name, count, found in TABLES[game] if (name, count) == (table, players))
    specs = search_specs(game)
    number = GAMES[(stronger in specs) + (weaker in specs)]
    games = players * max(1, round(part * number / players))
    bots = (specs.get(stronger, stronger), *[specs.get(weaker, weaker)] * (players - 1))
    plan = Tournament(game, bots, games, seed, players, options).validated()
    results: ResultsByDeal = play_tournament(plan, jobs, statistics=False).tables[0].pair_results[bots[0], bots[1]]
    low, high = results.confidence_interval()
    return Row(
        game, table, players, stronger, weaker, games, *(round(100 * each, 1) for each in (results.mean, low, high))
    )


def elo(share: float) -> float:
    """Return the difference in Elo points at which the stronger player has this share in percent."""
    bounded = min(99.9, max(0.1, share))
    return 400 * log10(bounded / (100 - bounded))


def format_tables(game: str, rows: list[Row]) -> list[str]:
    """Return the shares and the Elo ratings of a game as lines of Markdown, with a column for each table."""
    by_key = {row.key: row for row in rows}
    tables = [(name, players) for name, players, _ in TABLES[game]]
    heads = " | ".join(f"{name} {players}".strip() for name, players in tables)
    levels = [level.name for level in declared_levels(game)]
    lines = [f"| share in percent, {game} | {heads} |", "|---|" + "---|" * len(tables)]
    for weaker, stronger in pairwise(levels):
        cells = [by_key.get((game, *table, stronger, weaker)) for table in tables]
        shown = [f"{row.share:.0f} ({row.low:.0f}\u2013{row.high:.0f})" if row else "" for row in cells]
        lines.append(f"| `{stronger}` over `{weaker}` | {' | '.join(shown)} |")
    lines += ["", f"| Elo, {game} | {heads} |", "|---|" + "---|" * len(tables)]
    ratings = [rate_levels(game, table, levels, by_key) for table in tables]
    for level in levels:
        lines.append(f"| `{level}` | {' | '.join(found.get(level, '') for found in ratings)} |")
    return lines


def rate_levels(
    game: str, table: tuple[str, int], levels: list[str], rows: dict[tuple[str, str, int, str, str], Row]
) -> dict[str, str]:
    """Return Elo ratings at a table by level, with 95 % intervals relative to ``medium``, which has 1500 points."""
    middle = levels.index("medium")
    found = {"medium": "1500"}
    for step in (1, -1):
        rating, reach = 1500.0, 0.0
        for place in range(middle + step, len(levels) if step > 0 else -1, step):
            upper, lower = (place, place - 1) if step > 0 else (place + 1, place)
            row = rows.get((game, *table, levels[upper], levels[lower]))
            if row is None:
                break
            rating += step * elo(row.share)
            reach = hypot(reach, (elo(row.high) - elo(row.low)) / 2)
            found[levels[place]] = f"{rating:.0f} ± {reach:.0f}"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("command", nargs="?", choices=("list", "play", "table"), default="list")
    parser.add_argument("games", nargs="*", metavar="GAME", help="games (all)")
    parser.add_argument("--search", type=int, choices=(0, 1, 2), help="only steps with this many levels that search")
    parser.add_argument("--table", help="only tables of this name")
    parser.add_argument("--players", type=int, help="only tables of this size")
    parser.add_argument("--part", type=float, default=1.0, help="fraction of the games to play (1)")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    for game in arguments.games or TABLES:
        if game not in TABLES:
            parser.error(f"there is no game {game!r}; games: {', '.join(TABLES)}")
        if arguments.command == "table":
            print("\n".join(["", *format_tables(game, read_rows())]))
            continue
        specs = search_specs(game)
        for step in list_steps(game):
            _, table, players, stronger, weaker = step
            wanted = arguments.search in (None, (stronger in specs) + (weaker in specs))
            if not wanted or arguments.table not in (None, table) or arguments.players not in (None, players):
                continue
            if arguments.command == "list":
                print(f"{game}, {table or 'usual table'}, {players} players: {stronger} against {weaker}")
                continue
            row = play_step(*step, arguments.part, arguments.seed, arguments.jobs)
            print(f"{', '.join(map(str, step))}: {row.share} % ({row.low} to {row.high}) of {row.games}", flush=True)
            write_rows([*read_rows(), row])


if __name__ == "__main__":
    main()
