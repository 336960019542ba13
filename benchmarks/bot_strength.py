"""How strong the bots are: the matches behind the tables in docs/bots.md.

    python benchmarks/bot_strength.py                       # which matches there are
    python benchmarks/bot_strength.py dominion_expert --jobs 2
    python benchmarks/bot_strength.py all --part 0.5        # half of the games of each

Seats are rotated and every deal is played from each seat; a victory that is shared counts half. Budgets are given in
iterations, so that the results depend on neither the machine nor what else it does.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

from bastide.core import Options
from bastide.games.dominion.bots.evolving import FOLDER
from bastide.games.dominion.rules.sets.recommended import RECOMMENDED
from bastide.sim.certainty import Shares
from bastide.sim.ledger import TablePage
from bastide.sim.tournament import Tournament, play_tournament


@dataclass(frozen=True)
class Match:
    """The first bot against the others, so many games, and the share that is wanted.

    With two at the table, that is of victories; with more, how often the first came before one of the others counts,
    too: a half would be equal there, as it is between two.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    wanted: float
    options: Options = field(default_factory=dict)
    seed: int = 2024

    def play(self, jobs: int, part: float) -> TablePage:
        seats = len(self.bots)
        games = max(seats, round(self.games * part / seats) * seats)
        tournament = Tournament(self.game, self.bots, games, self.seed, seats, self.options).checked()
        return play_tournament(tournament, jobs).tables[0]


FIRST_GAME: Options = {"kingdom": "first_game_2e"}
#: Every deal another kingdom, for which no list was prepared.
ANY_KINGDOM: Options = {"kingdom": "random", "sets": ["base2", "prosperity"]}
CLASSIC: Options = {"modules": ["base", "inns", "traders"]}
ALL_MODULES: Options = {"modules": "all"}
LEARNT = "expert:iterations=200"

MATCHES: dict[str, Match] = {
    "dominion_expert": Match("dominion", (LEARNT, "two_smithies"), 120, 0.70, FIRST_GAME),
    "dominion_random_kingdoms": Match("dominion", ("expert:iterations=50", "all_rounder"), 240, 0.60, ANY_KINGDOM),
    "dominion_random_kingdoms_400": Match("dominion", ("expert:iterations=400", "all_rounder"), 60, 0.65, ANY_KINGDOM),
    "dominion_expert_hard": Match("dominion", ("expert:iterations=400", "hard:iterations=300"), 60, 0.65, FIRST_GAME),
    "dominion_hard_medium": Match("dominion", ("hard:iterations=300", "medium"), 80, 0.65, FIRST_GAME),
    "dominion_medium_easy": Match("dominion", ("medium", "easy"), 400, 0.65, FIRST_GAME),
    "seven_wonders_expert_medium": Match("seven_wonders", ("expert:iterations=600", *["medium"] * 3), 60, 0.70),
    "seven_wonders_expert_hard": Match(
        "seven_wonders", ("expert:iterations=1000", *["hard:iterations=200"] * 2), 60, 0.65
    ),
    "seven_wonders_hard_medium": Match("seven_wonders", ("hard:iterations=200", *["medium"] * 3), 60, 0.65),
    "seven_wonders_medium_easy": Match("seven_wonders", ("medium", *["easy"] * 3), 200, 0.65),
    "carcassonne_expert_greedy": Match("carcassonne", ("expert:iterations=90", "greedy"), 100, 0.90),
    "carcassonne_hard_greedy": Match("carcassonne", ("hard", "greedy"), 100, 0.75),
    "carcassonne_expert_hard": Match("carcassonne", ("expert:iterations=120", "hard"), 160, 0.65),
    "carcassonne_hard_medium": Match("carcassonne", ("hard", "medium"), 60, 0.65),
    "carcassonne_expert_hard_classic": Match("carcassonne", ("expert:iterations=120", "hard"), 40, 0.65, CLASSIC),
    "carcassonne_expert_hard_modules": Match("carcassonne", ("expert:iterations=120", "hard"), 20, 0.65, ALL_MODULES),
    "carcassonne_expert_hard_four": Match("carcassonne", ("expert:iterations=120", *["hard"] * 3), 40, 0.65),
    "carcassonne_medium_easy": Match("carcassonne", ("medium", "easy"), 200, 0.65),
}
#: Not one match but many: Dominion's expert against each list that comes along, at each recommended set.
ALL_SETS = "dominion_all_sets"
SETS_BOT = "expert:iterations=50"


def in_words(shares: Shares) -> str:
    low, high = shares.interval()
    return f"{shares.mean:.1%} ({low:.1%} to {high:.1%}) of {shares.games}"


def tell(name: str, match: Match, page: TablePage) -> None:
    text = f"{name}: victories {in_words(page.wins[match.bots[0]])}"
    if len(match.bots) > 2:
        text += f", came before {in_words(page.pairs[match.bots[0], match.bots[1]])}"
    print(f"{text}, wanted {match.wanted:.0%}", flush=True)


def play_all_sets(jobs: int, part: float) -> None:
    """Two games, one from each seat, of each list at each set; ``part`` leaves out sets."""
    sets = list(RECOMMENDED)[: max(1, round(len(RECOMMENDED) * part))]
    for path in sorted(FOLDER.glob("*.txt")):
        total = Shares()
        for number, kingdom in enumerate(sets):
            match = Match("dominion", (SETS_BOT, path.stem), 2, 0.5, {"kingdom": kingdom}, seed=number)
            wins = match.play(jobs, 1.0).wins[SETS_BOT]
            for result in (wins.sums[0] / 2, wins.sums[0] / 2):
                total.note(number, result)
        print(f"{ALL_SETS}: {SETS_BOT} against {path.stem} {in_words(total)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("matches", nargs="*", metavar="MATCH", help="names of matches, or all")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--part", type=float, default=1.0, help="the part of the games that is played (1)")
    given = parser.parse_args()
    names = [*MATCHES, ALL_SETS] if given.matches == ["all"] else given.matches
    for name in names:
        if name not in MATCHES and name != ALL_SETS:
            parser.error(f"there is no match {name!r}")
    if not names:
        for name, match in MATCHES.items():
            print(f"{name}: {match.game}, {match.bots[0]} against {', '.join(match.bots[1:])}, {match.games} games")
        print(f"{ALL_SETS}: {SETS_BOT} against every buy list that comes along, twice at each recommended set")
    for name in names:
        if name == ALL_SETS:
            play_all_sets(given.jobs, given.part)
        else:
            tell(name, MATCHES[name], MATCHES[name].play(given.jobs, given.part))


if __name__ == "__main__":
    main()
