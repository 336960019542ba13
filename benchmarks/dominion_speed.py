"""Measure the speed of Dominion: compared with pyminion, in random play, and of copies.

    pip install '.[bench]'
    python benchmarks/dominion_speed.py [--seconds 20] [--json]

This engine and pyminion play the naive Big Money mirror match in alternating slices of a second, in one process and on
one core, so that other load affects both. Times are processor time. Only the ratio is comparable between machines.
"""

from __future__ import annotations

import argparse
import json
import logging
import tracemalloc
from statistics import median
from time import process_time

from bastide._compiled_module_selection import is_compiled
from bastide.bots import make_bot
from bastide.core import Game, Options, Rng, State, get_game, play_game, play_random_game
from bastide.sim.game_series import GameSeries, SeriesDealer

FIRST_GAME: Options = {"kingdom": "first_game_2e"}
SLICE = 1.0


def bastide_mirror(seconds: float, seed: int) -> tuple[int, float]:
    """Return games played and seconds taken, dealt and played like ``bastide simulate``."""
    dealer = SeriesDealer(GameSeries("dominion", ("big_money", "big_money"), 1, seed, FIRST_GAME).validated())
    games = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(20):
            state, bots = dealer.deal_game(games)
            play_game(state, bots)
            games += 1
        spent = process_time() - began
    return games, spent


def pyminion_mirror(seconds: float) -> tuple[int, float] | None:
    """Run the same match in pyminion, with the same ten kingdom cards; None if it is not installed."""
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
    """Return games per second of both, and the median ratio of neighbouring slices."""
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
    """Return decisions per second of random play, the cost of a clone and the size of a state."""
    game = get_game("dominion")
    rates: list[float] = []
    rng = Rng(1)
    games = 0
    for _ in range(5):
        decisions = 0
        began = process_time()
        spent = 0.0
        while spent < seconds / 5:
            decisions += play_random_game(game.new_state(2, FIRST_GAME, games), rng)
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
    """Return the microseconds for one clone."""
    began = process_time()
    for _ in range(count):
        state.clone()
    return (process_time() - began) / count * 1e6


def state_size(state: State) -> float:
    """Return the bytes of memory of one more copy of a state."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(200)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return size


def mid_game(game: Game) -> State:
    """Return a Big Money mirror after sixteen turns: decks of about eighteen cards."""
    state = game.new_state(2, FIRST_GAME, 7)
    bots = [make_bot("big_money", game, 0), make_bot("big_money", game, 0)]
    for _ in range(40):
        player = state.next_player_to_act()
        state.apply(player, bots[player].choose(state.seat(player)))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the speed of Dominion.")
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="seconds of the mirror match; random play takes a quarter of it"
    )
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    match = mirror(arguments.seconds)
    random_play = at_random(arguments.seconds / 4)
    if arguments.json:
        print(json.dumps({"compiled": is_compiled(), "mirror": match, "random": random_play}, indent=1))
        return
    print(f"compiled: {'yes' if is_compiled() else 'no'}")
    print(f"Big Money mirror   {match['bastide_games_per_second']:>12,.0f} games/s")
    if "ratio" in match:
        print(f"pyminion           {match['pyminion_games_per_second']:>12,.0f} games/s")
        print(f"ratio              {match['ratio']:>12.1f}")
    else:
        print("pyminion is not installed: pip install '.[bench]'")
    print(f"random play        {random_play['decisions_per_second']:>12,.0f} decisions/s")
    print(f"clone              {random_play['clone_us']:>12.2f} microseconds")
    print(f"state              {random_play['state_bytes']:>12,.0f} bytes")


if __name__ == "__main__":
    main()
