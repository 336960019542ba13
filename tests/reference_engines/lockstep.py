"""Play random games with the engine of a game and with its reference engine, and compare the two after every action.

    python tests/reference_engines/lockstep.py dominion --games 20 --seed 1

Exit code 1, and a file with a record for each difference, if they disagree.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from bastide.core import Game, Options, get_game
from bastide.testing.reference_engine_comparison import EngineDifference, ReferenceEngine, compare_engines

HERE = Path(__file__).parent
GAMES = sorted(path.parent.name for path in HERE.glob("*/__init__.py") if path.parent.name != "checks")


def reference_engine(game: str) -> Callable[[], ReferenceEngine]:
    """The class of the game's reference engine."""
    if str(HERE.parent) not in sys.path:
        sys.path.insert(0, str(HERE.parent))
    maker: Callable[[], ReferenceEngine] = import_module(f"reference_engines.{game}").REFERENCE_ENGINE
    return maker


def table_options(game: Game, given: list[str]) -> Options:
    """The options of ``NAME=VALUE`` arguments."""
    pairs = [text.partition("=") for text in given]
    return {name: game.option(name).parse(value) for name, _, value in pairs}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, default=Path(), metavar="FOLDER")
    args = parser.parse_args(arguments)
    game = get_game(args.game)
    engine = reference_engine(args.game)
    options = table_options(game, args.option)
    decisions = answers = differences = 0
    for index in range(args.games):
        # the random players of every second game prefer some actions
        (result,) = compare_engines(game, engine, 1, args.seed, options, args.players, index, tastes=index % 2 == 1)
        if isinstance(result, EngineDifference):
            differences += 1
            args.out.mkdir(parents=True, exist_ok=True)
            path = args.out / f"lockstep-{game.id}-{args.seed}-{index}.record"
            path.write_text(result.record, encoding="utf-8")
            print(
                f"{result.what}: engine {result.engine_value}, reference engine {result.reference_value} (see {path})"
            )
        else:
            decisions += result.decisions
            answers += result.answers
    print(f"{args.games} games, {decisions} decisions, {answers} answers compared: {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
