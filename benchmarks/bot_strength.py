"""Measure the strength of the search bots in single matches; ``bot_ladder.py`` measures all levels.

    python benchmarks/bot_strength.py                       # list the matches
    python benchmarks/bot_strength.py dominion_expert --jobs 2
    python benchmarks/bot_strength.py all --part 0.5        # half of the games of each
    python benchmarks/bot_strength.py dominion_expert_frozen --seed 77

Seats rotate and every deal is played from each seat; a shared victory counts half. Budgets are iterations, so that the
results do not depend on the machine; where the name of a match says so, seconds. Matches with a network need ``--net
FILE``.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field, replace

from bastide.core import Options
from bastide.games.dominion.bots.buy_lists.buy_list_mutation import LISTS_FOLDER
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
from bastide.sim.tournaments.confidence_intervals import ResultsByDeal
from bastide.sim.tournaments.round_robin import Tournament, play_tournament
from bastide.sim.tournaments.tournament_results import TableResults


@dataclass(frozen=True)
class Match:
    """The first bot against the others: number of games, and the required share.

    With two players this is the share of victories. With more players, the pairwise win rate against the others is
    printed, too; 0.5 is equal there.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    wanted: float
    options: Options = field(default_factory=dict)
    seed: int = 2024

    def needs_net(self) -> bool:
        return any("{net}" in bot for bot in self.bots)

    def with_net(self, net: str) -> Match:
        return replace(self, bots=tuple(bot.replace("{net}", net) for bot in self.bots))

    def play(self, jobs: int, part: float) -> TableResults:
        """Play a fraction of the games and return the results."""
        seats = len(self.bots)
        games = max(seats, round(self.games * part / seats) * seats)
        tournament = Tournament(self.game, self.bots, games, self.seed, seats, self.options).validated()
        return play_tournament(tournament, jobs).tables[0]


FIRST_GAME: Options = {"kingdom": "first_game_2e"}
#: A new kingdom in every deal, for which no list was prepared.
ANY_KINGDOM: Options = {"kingdom": "random", "sets": ["base2", "prosperity"]}
OF_ALL_SETS: Options = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
CLASSIC: Options = {"modules": ["base", "inns", "traders"]}
ALL_MODULES: Options = {"modules": "all"}
EXPERT_200 = "expert:iterations=200"

MATCHES: dict[str, Match] = {
    "dominion_expert": Match("dominion", (EXPERT_200, "two_smithies"), 120, 0.70, FIRST_GAME),
    "dominion_expert_frozen": Match("dominion", (EXPERT_200, "expert@0.1:iterations=200"), 200, 0.55, OF_ALL_SETS),
    "dominion_master_frozen": Match(
        "dominion", ("master:iterations=200", "expert@0.1:iterations=200"), 200, 0.65, OF_ALL_SETS
    ),
    "dominion_random_kingdoms": Match("dominion", ("expert:iterations=50", "all_rounder"), 240, 0.60, ANY_KINGDOM),
    "dominion_random_kingdoms_400": Match("dominion", ("expert:iterations=400", "all_rounder"), 60, 0.65, ANY_KINGDOM),
    "seven_wonders_expert_medium": Match("seven_wonders", ("expert:iterations=600", *["medium"] * 3), 60, 0.70),
    "carcassonne_expert_greedy": Match("carcassonne", ("expert:iterations=90", "greedy"), 100, 0.90),
    "carcassonne_hard_greedy": Match("carcassonne", ("hard", "greedy"), 100, 0.75),
    "carcassonne_expert_hard_classic": Match("carcassonne", ("expert:iterations=120", "hard"), 40, 0.65, CLASSIC),
    "carcassonne_expert_hard_modules": Match("carcassonne", ("expert:iterations=120", "hard"), 20, 0.65, ALL_MODULES),
}

#: ``master`` (learned) against ``expert``, with equal time: one second, and a tenth for more games.
MATCHES |= {
    f"seven_wonders_master_{name}_{players}": Match(
        "seven_wonders", (f"master:seconds={seconds}", *[f"expert:seconds={seconds}"] * (players - 1)), games, wanted
    )
    for name, seconds in (("second", "1"), ("tenth", "0.1"))
    for players, games, wanted in ((3, 150, 0.34), (4, 200, 0.45), (5, 150, 0.21), (7, 147, 0.15))
}
MATCHES |= {
    f"dominion_master_{name}_{players}": Match(
        "dominion",
        (f"master:seconds={seconds}", *[f"expert:seconds={seconds}"] * (players - 1)),
        games,
        wanted,
        OF_ALL_SETS,
    )
    for name, seconds in (("second", "1"), ("tenth", "0.1"))
    for players, games, wanted in ((2, 200, 0.65), (3, 150, 0.34), (4, 148, 0.26))
}
MATCHES |= {
    f"carcassonne_master_{name}": Match(
        "carcassonne",
        (f"master:seconds={seconds}", *[f"expert:seconds={seconds}"] * (players - 1)),
        games,
        wanted,
        options,
    )
    for name, seconds, players, games, wanted, options in (
        ("second_2", "1", 2, 200, 0.65, {}),
        ("tenth_2", "0.1", 2, 200, 0.65, {}),
        ("second_4", "1", 4, 100, 0.3, {}),
        ("second_modules_2", "1", 2, 100, 0.6, CLASSIC),
        ("second_all_2", "1", 2, 60, 0.5, ALL_MODULES),
        ("second_all_4", "1", 4, 60, 0.25, ALL_MODULES),
        ("tenth_4", "0.1", 4, 100, 0.3, {}),
        ("tenth_modules_2", "0.1", 2, 100, 0.6, CLASSIC),
        ("tenth_all_2", "0.1", 2, 60, 0.5, ALL_MODULES),
        ("tenth_all_4", "0.1", 4, 60, 0.25, ALL_MODULES),
    )
}
#: With a trained network (``--net FILE``), alone and as policy prior of ``expert``: docs/masters.md.
NETWORK_BOT = "net:{net}"
EXPERT_WITH_NETWORK = "expert:net={net}"
MATCHES |= {
    "seven_wonders_advised_300": Match(
        "seven_wonders", (f"{EXPERT_WITH_NETWORK}+iterations=300", *["expert:iterations=300"] * 3), 200, 0.45
    ),
    "seven_wonders_advised_1800": Match(
        "seven_wonders", (f"{EXPERT_WITH_NETWORK}+iterations=1800", *["expert:iterations=1800"] * 3), 200, 0.45
    ),
    **{
        f"seven_wonders_advised_second_{players}": Match(
            "seven_wonders", (f"{EXPERT_WITH_NETWORK}+seconds=1", *["expert:seconds=1"] * (players - 1)), games, wanted
        )
        for players, games, wanted in ((3, 150, 0.5), (4, 200, 0.45), (5, 150, 0.5), (7, 147, 0.5))
    },
    "seven_wonders_net_second": Match("seven_wonders", (NETWORK_BOT, *["expert:seconds=1"] * 3), 200, 0.50),
    "dominion_net_150": Match("dominion", (NETWORK_BOT, "expert:iterations=150"), 200, 0.65, ANY_KINGDOM),
    "dominion_net_600": Match("dominion", (NETWORK_BOT, "expert:iterations=600"), 200, 0.65, ANY_KINGDOM),
    "dominion_net_second": Match("dominion", (NETWORK_BOT, "expert:seconds=1"), 200, 0.65, ANY_KINGDOM),
}
#: Dominion's expert against each shipped list, at each recommended set.
ALL_SETS = "dominion_all_sets"
SETS_BOT = "expert:iterations=50"
#: ``master`` against ``expert``, which has prepared lists for these sets.
MASTER_SETS = "dominion_master_recommended"
MASTER_OF_SETS, PREPARED = "master:seconds=0.1", "expert:seconds=0.1"


def format_share(shares: ResultsByDeal) -> str:
    """Return a share with its confidence interval as text."""
    low, high = shares.confidence_interval()
    return f"{shares.mean:.1%} ({low:.1%} to {high:.1%}) of {shares.games}"


def print_result(name: str, match: Match, page: TableResults) -> None:
    """Print the result of a match."""
    text = f"{name}: victories {format_share(page.win_shares[match.bots[0]])}"
    if len(match.bots) > 2:
        text += f", came before {format_share(page.pair_results[match.bots[0], match.bots[1]])}"
    print(f"{text}, wanted {match.wanted:.0%}", flush=True)


def play_at_recommended_sets(first: str, second: str, jobs: int, part: float, rounds: int, seed: int) -> ResultsByDeal:
    """Play two games, one from each seat, at each set, ``rounds`` times; ``part`` limits the sets."""
    total = ResultsByDeal()
    sets = list(RECOMMENDED_KINGDOMS)[: max(1, round(len(RECOMMENDED_KINGDOMS) * part))]
    for number in range(rounds * len(sets)):
        match = Match("dominion", (first, second), 2, 0.5, {"kingdom": sets[number % len(sets)]}, seed=seed + number)
        wins = match.play(jobs, 1.0).win_shares[first]
        for result in (wins.sums[0] / 2, wins.sums[0] / 2):
            total.add_result(number, result)
    return total


def play_all_sets(jobs: int, part: float) -> None:
    """Play the expert against each shipped list."""
    for path in sorted(LISTS_FOLDER.glob("*.txt")):
        total = play_at_recommended_sets(SETS_BOT, path.stem, jobs, part, 1, 0)
        print(f"{ALL_SETS}: {SETS_BOT} against {path.stem} {format_share(total)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("matches", nargs="*", metavar="MATCH", help="names of matches, or all")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, help="random seed, for other deals than the default")
    parser.add_argument("--part", type=float, default=1.0, help="fraction of the games to play (1)")
    parser.add_argument("--net", default="", metavar="FILE", help="network for the matches that need one")
    arguments = parser.parse_args()
    ready = [name for name, match in MATCHES.items() if arguments.net or not match.needs_net()]
    names = [*ready, ALL_SETS, MASTER_SETS] if arguments.matches == ["all"] else arguments.matches
    for name in names:
        if name not in MATCHES and name not in (ALL_SETS, MASTER_SETS):
            parser.error(f"there is no match {name!r}")
        if name in MATCHES and name not in ready:
            parser.error(f"say which network plays {name}: --net FILE")
    if not names:
        for name, match in MATCHES.items():
            print(f"{name}: {match.game}, {match.bots[0]} against {', '.join(match.bots[1:])}, {match.games} games")
        print(f"{ALL_SETS}: {SETS_BOT} against every buy list that comes along, twice at each recommended set")
        print(f"{MASTER_SETS}: {MASTER_OF_SETS} against {PREPARED}, six times at each recommended set")
    for name in names:
        if name == ALL_SETS:
            play_all_sets(arguments.jobs, arguments.part)
        elif name == MASTER_SETS:
            total = play_at_recommended_sets(
                MASTER_OF_SETS, PREPARED, arguments.jobs, arguments.part, 3, arguments.seed or 0
            )
            print(f"{name}: victories {format_share(total)}, wanted 60%", flush=True)
        else:
            match = MATCHES[name] if arguments.seed is None else replace(MATCHES[name], seed=arguments.seed)
            match = match.with_net(arguments.net)
            print_result(name, match, match.play(arguments.jobs, arguments.part))


if __name__ == "__main__":
    main()
