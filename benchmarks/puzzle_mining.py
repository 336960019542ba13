"""Measure puzzles: how many are mined per core hour, and how many of the shipped puzzles each level solves.

    python benchmarks/puzzle_mining.py mine [GAME ...] [--games 40]
    python benchmarks/puzzle_mining.py levels [GAME ...] [--each 100]

``levels`` asks every level for its answer to a part of each pack. Each level must solve more than the one below; the
difference is printed with a 95 % interval, paired by puzzle.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from bastide.bots.bot_registry import make_bot
from bastide.bots.level_files import Level, declared_levels
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.state import State
from bastide.puzzles import Puzzle, games_with_puzzles, get_pack
from bastide.puzzles.puzzle_miner import merge_results, mine_game

#: Iterations of levels that have a limit of iterations at a table.
LIMITED_ITERATIONS = 300
#: Attempts per puzzle for levels without search, which blunder at random.
QUICK_ATTEMPTS = 5
#: Iterations of the other levels with search: another number than in the grading and verification of puzzles.
SEARCH_ITERATIONS = 1000


def level_spec(level: Level, thoughts: int) -> str:
    """Return the bot specification of a level: iterations, so that the table is the same on every machine."""
    if level.budget is None:
        return level.name
    return f"{level.name}:iterations={LIMITED_ITERATIONS if level.budget.iterations else thoughts}"


def choose_action(level: Level, rules: Game, state: State, player: int, seed: int) -> str:
    """Return what a level answers to a step, in notation."""
    bot = make_bot(level_spec(level, SEARCH_ITERATIONS), rules, seed)
    return state.notation(player, bot.choose(state.seat(player)))


def solve_shares(game: str, name: str, puzzles: list[Puzzle]) -> list[float]:
    """Return the share of attempts in which a level solves each puzzle."""
    rules = get_game(game)
    level = next(each for each in declared_levels(game) if each.name == name)
    shares: list[float] = []
    for puzzle in puzzles:
        states = [puzzle.position(rules, step) for step in range(len(puzzle.steps))]
        right = 0
        for seed in range(tries := 1 if level.budget else QUICK_ATTEMPTS):
            right += all(
                step.is_solved_by(choose_action(level, rules, state, puzzle.player, 1_000_003 + seed))
                for step, state in zip(puzzle.steps, states, strict=True)
            )
        shares.append(right / tries)
    return shares


def format_difference(low: list[float], high: list[float]) -> str:
    """Return by how much the second level is ahead of the first, with its interval."""
    ahead = [each - other for each, other in zip(high, low, strict=True)]
    mean = fmean(ahead)
    return f"{100 * mean:+.1f} ± {196 * stdev(ahead, mean) / sqrt(len(ahead)):.1f}"


def compare_levels(games: list[str], each: int, names: list[str]) -> None:
    """Print how many puzzles each of these levels solves; without names, all levels of the game."""
    for game in games:
        known = get_pack(game).puzzles
        some = known[:: max(1, len(known) // each)][:each]
        levels = names or [level.name for level in declared_levels(game)]
        shares = [solve_shares(game, name, some) for name in levels]
        text = "  ".join(f"{name} {100 * fmean(share):.1f} %" for name, share in zip(levels, shares, strict=True))
        print(f"{game}: {len(some)} of {len(known)} puzzles: {text}", flush=True)
        print(
            "   each above the one below by", ", ".join(format_difference(low, high) for low, high in pairwise(shares))
        )
        print("   themes:", ", ".join(f"{theme} {count}" for theme, count in get_pack(game).count_by_theme().items()))
        print("   difficulties:", dict(sorted(Counter(puzzle.difficulty for puzzle in known).items())))
        print("   steps:", dict(sorted(Counter(len(puzzle.steps) for puzzle in known).items())))


def measure_mining(wanted: list[str], games: int) -> None:
    """Print how many puzzles are mined per core hour."""
    for game in wanted:
        began = process_time()
        mined = merge_results([mine_game(game, seed) for seed in range(900_000, 900_000 + games)])
        seconds = process_time() - began
        print(
            f"{game}: {3600 * len(mined.puzzles) / seconds:.0f} puzzles per core and hour ({mined.games} games,"
            f" {mined.decisions_checked} decisions looked at, rejected: {dict(mined.rejected)})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mine", "levels"))
    parser.add_argument("game", nargs="*", default=games_with_puzzles())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--levels", default="", help="levels, separated by commas (all)")
    arguments = parser.parse_args()
    if arguments.what == "mine":
        measure_mining(arguments.game, arguments.games)
    else:
        compare_levels(arguments.game, arguments.each, [name for name in arguments.levels.split(",") if name])


if __name__ == "__main__":
    main()
