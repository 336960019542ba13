"""Recommend Dominion kingdoms in which more than one strategy can win.

    python examples/gallery/kingdom_recommender.py --sets base2,prosperity --without witch,militia --kingdoms 40

Plays a small tournament of four strategies in random kingdoms: plain money, money with Smithies, an engine of Villages,
and an all-rounder. The closer the results, the more the players' choices matter.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from bastide.core import Options, get_game
from bastide.sim import Tournament, play_tournament

STRATEGIES = ("big_money", "two_smithies", "village_smithy", "all_rounder")


@dataclass(frozen=True)
class Recommended:
    """Kingdom with the results of its tournament."""

    cards: tuple[str, ...]
    #: Share of victories of each strategy, and the distance between best and second best.
    shares: dict[str, float]
    apart: float


def kingdoms(sets: list[str], without: set[str], seed: int) -> Iterator[tuple[str, ...]]:
    """Yield random kingdoms without unwanted cards."""
    game = get_game("dominion")
    options: Options = game.check_options(2, {"kingdom": "random", "sets": sets})
    while True:
        cards = game.resolve_options(2, options, seed)["kingdom"]
        assert isinstance(cards, list)
        if not without & set(cards):
            yield tuple(cards)
        seed += 1


def evaluate_kingdom(cards: tuple[str, ...], games: int, seed: int) -> Recommended:
    """Play a small tournament of the four strategies in a kingdom."""
    options: Options = {"kingdom": list(cards)}
    played = play_tournament(Tournament("dominion", STRATEGIES, games, seed, options=options).validated())
    shares = {standing.bot: standing.share for standing in played.standings()}
    best, second, *_ = sorted(shares.values(), reverse=True)
    return Recommended(cards, shares, best - second)


def recommend_kingdoms(sets: list[str], without: set[str], count: int, games: int, seed: int) -> list[Recommended]:
    """Return kingdoms, the closest results first."""
    candidates = kingdoms(sets, without, seed)
    return sorted((evaluate_kingdom(next(candidates), games, seed) for _ in range(count)), key=lambda each: each.apart)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sets", default="base2", help="base1, base2, prosperity, separated by commas")
    parser.add_argument("--without", default="", help="cards to exclude, separated by commas")
    parser.add_argument("--kingdoms", type=int, default=20, help="number of kingdoms to try")
    parser.add_argument("--games", type=int, default=40, help="games per pair of strategies in each kingdom")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    without = set(filter(None, arguments.without.split(",")))
    for each in recommend_kingdoms(
        arguments.sets.split(","), without, arguments.kingdoms, arguments.games, arguments.seed
    )[:3]:
        print(", ".join(each.cards))
        print("   " + "  ".join(f"{way} {share:.0%}" for way, share in each.shares.items()))


if __name__ == "__main__":
    main()
