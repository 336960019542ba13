"""Measure Carcassonne: speed of random play, and agreement with the statistics of other engines.

    python benchmarks/carcassonne_random_play.py speed          games, decisions, clones
    python benchmarks/carcassonne_random_play.py known [GAMES]  known results of random play, with standard errors

Times are processor time of one core. Random play is uniform over the distinct placements, then over "none" and every
legal meeple spot.
"""

from __future__ import annotations

import sys
from math import sqrt
from time import process_time

from bastide._compiled_module_selection import is_compiled
from bastide.core import Rng, derive_seed, play_random_game
from bastide.games.carcassonne.modules.module_registry import MODULE_IDS
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.game import GAME
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

SETS = {
    "base": ["base"],
    "base, inns": ["base", "inns"],
    "base, inns, traders": ["base", "inns", "traders"],
    "five modules": ["base", "inns", "traders", "king", "river2"],
    "all ten modules": MODULE_IDS,
}


def new_game(modules: list[str], players: int, seed: int) -> CarcassonneState:
    state = GAME.new_state(players, {"modules": modules}, seed)
    assert isinstance(state, CarcassonneState)
    return state


def print_speed(seconds: float = 3.0) -> None:
    """Print the speed of random play for several module sets."""
    print("compiled" if is_compiled() else "interpreted")
    print(f"{'modules':24}{'players':>8}{'games/s':>10}{'decisions/s':>13}{'clone µs':>10}")
    for name, modules in SETS.items():
        for players in (2, 4):
            new_game(modules, players, 0)
            games = decisions = 0
            began = process_time()
            while process_time() - began < seconds:
                decisions += play_random_game(new_game(modules, players, games), Rng(games))
                games += 1
            spent = process_time() - began
            cost = clone_cost(modules, players)
            print(f"{name:24}{players:>8}{games / spent:>10,.0f}{decisions / spent:>13,.0f}{cost:>10.2f}")


def clone_cost(modules: list[str], players: int, tiles: int = 40) -> float:
    """Return the microseconds for a clone of a position with this many tiles."""
    state = new_game(modules, players, 1)
    play_until_tiles(state, tiles, Rng(1))
    began = process_time()
    for _ in range(10_000):
        state.clone()
    return (process_time() - began) * 100


def play_until_tiles(state: CarcassonneState, tiles: int, rng: Rng) -> None:
    while len(state.board.tile_kind) < tiles and not state.is_over():
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))


def print_known_results(games: int) -> None:
    """Print the known results of random play in the base game with two players, next to ours."""
    scores: list[list[int]] = [[], []]
    first = ties = unplaceable = tiles = placements = steps = choices = able = 0
    for game in range(games):
        state = new_game(["base"], 2, derive_seed(1, game))
        rng = Rng(derive_seed(2, game))
        while not state.is_over():
            player = state.next_player_to_act()
            actions = state.legal_actions(player)
            if state.hand >= 0:
                tiles += 1
                placements += len(actions)
            else:
                steps += 1
                choices += len(actions)
                able += state.supply[player * MEEPLE_CODE_COUNT] > 0
            state.apply(player, rng.choice(actions))
        scores[0].append(state.score[0])
        scores[1].append(state.score[1])
        first += state.score[0] > state.score[1]
        ties += state.score[0] == state.score[1]
        unplaceable += len(state.removed)
    mean = [sum(points) / games for points in scores]
    deviation = [sqrt(sum((p - m) ** 2 for p in points) / (games - 1)) for points, m in zip(scores, mean, strict=True)]
    error = deviation[0] / sqrt(games)
    print(f"{games} games of two random players, base game              found       known")
    print(f"mean score, first player (standard error {error:.3f})      {mean[0]:11.3f}   19.56 +- 0.04")
    print(f"mean score, second player                            {mean[1]:11.3f}   19.29 +- 0.04")
    print(f"standard deviation, first and second                {deviation[0]:6.2f}{deviation[1]:6.2f}   7.9")
    print(f"first player wins, %                                 {100 * first / games:11.2f}   49.2")
    print(f"ties, %                                              {100 * ties / games:11.2f}   3.7")
    print(f"placements per tile                                  {placements / tiles:11.2f}   27.2")
    print(f"meeple choices per tile, including none              {choices / steps:11.2f}   1.9")
    print(f"... without none, if a follower is available         {(choices - steps) / able:11.2f}")
    print(f"tiles without a legal placement, per game            {unplaceable / games:11.4f}   0.020")


if __name__ == "__main__":
    if sys.argv[1:2] == ["known"]:
        print_known_results(int(sys.argv[2]) if len(sys.argv) > 2 else 40_000)
    elif sys.argv[1:2] in ([], ["speed"]):
        print_speed()
    else:
        print(__doc__)
        sys.exit(2)
