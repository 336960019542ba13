"""Which ten cards tonight? Draws kingdoms of Dominion and recommends those in which more than one way can win.

    python examples/gallery/kingdom_recommender.py --sets base2,prosperity --without witch,militia --kingdoms 40

In each kingdom four ways of playing meet: plain money, money with Smithies, an engine of Villages, and an all-rounder
that buys what is good. The closer they come to each other, the more the choice is the players'.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from bastide.core import Options, get_game
from bastide.sim import Tournament, play_tournament

WAYS = ("big_money", "two_smithies", "village_smithy", "all_rounder")


@dataclass(frozen=True)
class Recommended:
    cards: tuple[str, ...]
    #: The share of victories of each way, and how far the best and the second best are apart.
    shares: dict[str, float]
    apart: float


def kingdoms(sets: list[str], without: set[str], seed: int) -> Iterator[tuple[str, ...]]:
    """Kingdoms drawn as a table draws them; those with unwanted cards are left out."""
    game = get_game("dominion")
    options: Options = game.check_options(2, {"kingdom": "random", "sets": sets})
    while True:
        cards = game.resolve(2, options, seed)["kingdom"]
        assert isinstance(cards, list)
        if not without & set(cards):
            yield tuple(cards)
        seed += 1


def judged(cards: tuple[str, ...], games: int, seed: int) -> Recommended:
    """A kingdom after a small tournament of the four ways in it."""
    options: Options = {"kingdom": list(cards)}
    played = play_tournament(Tournament("dominion", WAYS, games, seed, options=options).checked())
    shares = {standing.bot: standing.share for standing in played.standings()}
    best, second, *_ = sorted(shares.values(), reverse=True)
    return Recommended(cards, shares, best - second)


def recommended(sets: list[str], without: set[str], count: int, games: int, seed: int) -> list[Recommended]:
    """So many kingdoms, the closest first."""
    drawn = kingdoms(sets, without, seed)
    return sorted((judged(next(drawn), games, seed) for _ in range(count)), key=lambda each: each.apart)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sets", default="base2", help="base1, base2, prosperity, separated by commas")
    parser.add_argument("--without", default="", help="cards that nobody wants to see tonight")
    parser.add_argument("--kingdoms", type=int, default=20, help="how many to try")
    parser.add_argument("--games", type=int, default=40, help="games of each pair in each of them")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    without = set(filter(None, given.without.split(",")))
    for each in recommended(given.sets.split(","), without, given.kingdoms, given.games, given.seed)[:3]:
        print(", ".join(each.cards))
        print("   " + "  ".join(f"{way} {share:.0%}" for way, share in each.shares.items()))


if __name__ == "__main__":
    main()
