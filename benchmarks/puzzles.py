"""Puzzles: how many are found per core and hour, and what the levels score on the packs that come along.

    python benchmarks/puzzles.py mine [--games 40]
    python benchmarks/puzzles.py levels [--each 100]

``levels`` asks every level for its answer to a part of each pack: each must find more than the one below.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import pairwise
from time import process_time

from bastide.bots.registry import make_bot
from bastide.core.registry import get_game
from bastide.puzzles import Puzzle, games_with_puzzles, pack
from bastide.puzzles.mining import mine_game, themes_of, together

#: What each may think is told in thoughts, so that the table is the same on every machine.
LEVELS = ("easy", "medium", "hard", "expert")
#: Every puzzle is put to ``easy``, which errs by chance, so many times.
TRIES = {"easy": 5}


def level(name: str, thoughts: int) -> str:
    return f"{name}:iterations={thoughts}" if name == "expert" else name


def score(game: str, name: str, puzzles: list[Puzzle]) -> float:
    """The part of these puzzles that a level finds."""
    themes = themes_of(game)
    assert themes is not None
    rules = get_game(game)
    right = tries = 0
    for puzzle in puzzles:
        state = puzzle.position(rules)
        for seed in range(TRIES.get(name, 1)):
            # Twice what it could think when the difficulty was found out.
            bot = make_bot(level(name, 2 * themes.thoughts), rules, 1_000_003 + seed)
            right += puzzle.solves(state.notation(puzzle.player, bot.choose(state.seat(puzzle.player))))
            tries += 1
    return right / tries


def levels(each: int) -> None:
    for game in games_with_puzzles():
        known = pack(game).puzzles
        some = known[:: max(1, len(known) // each)][:each]
        scores = [score(game, name, some) for name in LEVELS]
        told = "  ".join(f"{name} {100 * value:.0f} %" for name, value in zip(LEVELS, scores, strict=True))
        rises = all(low < high for low, high in pairwise(scores))
        print(f"{game}: {len(some)} of {len(known)} puzzles: {told}{'' if rises else '  (does not rise)'}")
        print("   themes:", ", ".join(f"{theme} {count}" for theme, count in pack(game).themes().items()))
        print("   difficulties:", dict(sorted(Counter(puzzle.difficulty for puzzle in known).items())))
        print("   doubt at most:", f"{1 - min(puzzle.certainty for puzzle in known):.1e}")


def mine(games: int) -> None:
    for game in games_with_puzzles():
        began = process_time()
        mined = together([mine_game(game, seed) for seed in range(900_000, 900_000 + games)])
        seconds = process_time() - began
        print(
            f"{game}: {3600 * len(mined.puzzles) / seconds:.0f} puzzles per core and hour ({mined.games} games,"
            f" {mined.glances} decisions looked at, {mined.found} found, {mined.fell_out} fell out)"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mine", "levels"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--each", type=int, default=100)
    given = parser.parse_args()
    if given.what == "mine":
        mine(given.games)
    else:
        levels(given.each)


if __name__ == "__main__":
    main()
