"""How fast Dominion runs: beside pyminion, at random, and copying.

    pip install 'bastide[bench]'
    python benchmarks/dominion_speed.py [--seconds 20] [--json]

The naive Big Money mirror match is played by this engine and by pyminion in turns, a second each, in one process and on
one core, so that whatever else the machine does weighs on both. Seconds are those that the process was given by the
processor. Only the ratio means anything elsewhere.
"""

from __future__ import annotations

import argparse
import json
import logging
import tracemalloc
from statistics import median
from time import process_time

from bastide._build import compiled
from bastide.bots import make_bot
from bastide.core import Game, Options, Rng, State, get_game, play, play_at_random
from bastide.sim.series import Dealer, Series

FIRST_GAME: Options = {"kingdom": "first_game_2e"}
SLICE = 1.0


def bastide_mirror(seconds: float, seed: int) -> tuple[int, float]:
    """Games played, and the seconds they took: dealt and played as ``bastide simulate`` does it."""
    dealer = Dealer(Series("dominion", ("big_money", "big_money"), 1, seed, FIRST_GAME).checked())
    games = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(20):
            state, bots = dealer.deal(games)
            play(state, bots)
            games += 1
        spent = process_time() - began
    return games, spent


def pyminion_mirror(seconds: float) -> tuple[int, float] | None:
    """The same match in pyminion, with the kingdom of the same ten cards; None if it is not installed."""
    try:
        from pyminion.bots.examples import BigMoney
        from pyminion.expansions import base
        from pyminion.game import Game as PyminionGame
    except ImportError:
        return None
    logging.disable(logging.CRITICAL)
    kingdom = [
        *[base.cellar, base.market, base.merchant, base.militia, base.mine],
        *[base.moat, base.remodel, base.smithy, base.village, base.workshop],
    ]
    games = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        players = [BigMoney("first"), BigMoney("second")]
        PyminionGame(players, [base.base_set], kingdom, random_order=False, log_stdout=False).play()
        games += 1
        spent = process_time() - began
    return games, spent


def mirror(seconds: float) -> dict[str, float]:
    """Games a second of both, in alternate slices, and the median of the ratios of neighbouring slices."""
    ours: list[float] = []
    theirs: list[float] = []
    bastide_mirror(0.2, 0)
    for part in range(max(1, round(seconds / (2 * SLICE)))):
        games, spent = bastide_mirror(SLICE, part + 1)
        ours.append(games / spent)
        measured = pyminion_mirror(SLICE)
        if measured is not None:
            theirs.append(measured[0] / measured[1])
    result = {"bastide_games_per_second": median(ours)}
    if theirs:
        result["pyminion_games_per_second"] = median(theirs)
        result["ratio"] = median(mine / other for mine, other in zip(ours, theirs, strict=True))
    return result


def at_random(seconds: float) -> dict[str, float]:
    """Decisions a second of random play, in the best of five parts; what a clone costs and how large a state is."""
    game = get_game("dominion")
    rates: list[float] = []
    rng = Rng(1)
    games = 0
    for _ in range(5):
        decisions = 0
        began = process_time()
        spent = 0.0
        while spent < seconds / 5:
            decisions += play_at_random(game.new_state(2, FIRST_GAME, games), rng)
            games += 1
            spent = process_time() - began
        rates.append(decisions / spent)
    middle = mid_game(game)
    return {
        "decisions_per_second": median(rates),
        "best_decisions_per_second": max(rates),
        "clone_us": min(clone_cost(middle) for _ in range(20)),
        "state_bytes": state_size(middle),
    }


def clone_cost(state: State, count: int = 2000) -> float:
    """Microseconds for one clone."""
    began = process_time()
    for _ in range(count):
        state.clone()
    return (process_time() - began) / count * 1e6


def state_size(state: State) -> float:
    """Bytes of memory that one more copy of a state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(200)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return size


def mid_game(game: Game) -> State:
    """A Big Money mirror after sixteen turns: decks of some eighteen cards."""
    state = game.new_state(2, FIRST_GAME, 7)
    bots = [make_bot("big_money", game, 0), make_bot("big_money", game, 0)]
    for _ in range(40):
        player = state.next_actor()
        state.apply(player, bots[player].choose(state.seat(player)))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast Dominion runs.")
    parser.add_argument("--seconds", type=float, default=20.0, help="for the mirror match; random play takes a quarter")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    match = mirror(arguments.seconds)
    random_play = at_random(arguments.seconds / 4)
    if arguments.json:
        print(json.dumps({"compiled": compiled(), "mirror": match, "random": random_play}, indent=1))
        return
    print(f"compiled: {'yes' if compiled() else 'no'}")
    print(f"Big Money mirror   {match['bastide_games_per_second']:>12,.0f} games/s")
    if "ratio" in match:
        print(f"pyminion           {match['pyminion_games_per_second']:>12,.0f} games/s")
        print(f"ratio              {match['ratio']:>12.1f}")
    else:
        print("pyminion is not installed: pip install 'bastide[bench]'")
    print(f"random play        {random_play['decisions_per_second']:>12,.0f} decisions/s")
    print(f"clone              {random_play['clone_us']:>12.2f} microseconds")
    print(f"state              {random_play['state_bytes']:>12,.0f} bytes")


if __name__ == "__main__":
    main()
