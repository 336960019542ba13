"""Carcassonne: how fast it plays, and whether random play gives the numbers that other engines give.

    python benchmarks/carcassonne.py speed            games, decisions, clones; and what a turn costs as the map grows
    python benchmarks/carcassonne.py slowest [GAMES]  all modules: what the questions cost, and the dearest action
    python benchmarks/carcassonne.py known [GAMES]    the known results of random play, with their standard errors

Times are processor time of one core. Random play is uniform over the distinct placements, then over "none" and every
legal figure spot.
"""

from __future__ import annotations

import sys
from math import sqrt
from time import perf_counter, process_time

from bastide._build import compiled
from bastide.core import Rng, play_at_random, seed_for
from bastide.games.carcassonne.modules.box import MODULE_IDS
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT
from bastide.games.carcassonne.rules.game import GAME
from bastide.games.carcassonne.rules.state.state import CarcassonneState

SETS = {
    "base": ["base"],
    "base, inns": ["base", "inns"],
    "base, inns, traders": ["base", "inns", "traders"],
    "five modules": ["base", "inns", "traders", "king", "river2"],
    "all ten modules": MODULE_IDS,
}


def new(modules: list[str], players: int, seed: int) -> CarcassonneState:
    state = GAME.new_state(players, {"modules": modules}, seed)
    assert isinstance(state, CarcassonneState)
    return state


def speed(seconds: float = 3.0) -> None:
    print("compiled" if compiled() else "interpreted")
    print(f"{'modules':24}{'players':>8}{'games/s':>10}{'decisions/s':>13}{'clone µs':>10}")
    for name, modules in SETS.items():
        for players in (2, 4):
            new(modules, players, 0)
            games = decisions = 0
            began = process_time()
            while process_time() - began < seconds:
                decisions += play_at_random(new(modules, players, games), Rng(games))
                games += 1
            spent = process_time() - began
            cost = clone_cost(modules, players)
            print(f"{name:24}{players:>8}{games / spent:>10,.0f}{decisions / spent:>13,.0f}{cost:>10.2f}")
    growth()


def clone_cost(modules: list[str], players: int, tiles: int = 40) -> float:
    """Microseconds for a clone of a position with so many tiles."""
    state = new(modules, players, 1)
    play_until(state, tiles, Rng(1))
    began = process_time()
    for _ in range(10_000):
        state.clone()
    return (process_time() - began) * 100


def play_until(state: CarcassonneState, tiles: int, rng: Rng) -> None:
    while len(state.board.tile_kind) < tiles and not state.is_over():
        player = state.next_actor()
        state.apply(player, rng.choice(state.legal_actions(player)))


def growth() -> None:
    """What a turn costs with more and more tiles on the map, and how long the rim is then."""
    print(f"\n{'tiles on the map':>18}{'cells on the rim':>18}{'µs a turn':>11}")
    rounds = 300
    spent: dict[int, float] = {}
    rims: dict[int, int] = {}
    for seed in range(rounds):
        state = new(SETS["all ten modules"], 2, seed)
        rng = Rng(seed)
        for tiles in range(15, 120, 15):
            play_until(state, tiles, rng)
            rims[tiles] = rims.get(tiles, 0) + len(state.board.rim)
            began = process_time()
            play_until(state, tiles + 5, rng)
            spent[tiles] = spent.get(tiles, 0) + process_time() - began
    for tiles, time in spent.items():
        print(f"{tiles:>18}{rims[tiles] / rounds:>18.1f}{time / rounds / 5 * 1e6:>11.2f}")


def slowest(games: int, rounds: int = 4) -> None:
    """For each kind of question: listing the actions and carrying one out, the mean and the dearest, in microseconds.

    Every game is played several times over and the quickest time of each step counts, so that what other programs do
    to the machine does not count as a slow action.
    """
    print("compiled" if compiled() else "interpreted")
    count: dict[str, int] = {}
    spent: dict[str, float] = {}
    worst: dict[str, float] = {}
    for game in range(games):
        players = 2 + game % 5
        kinds: list[str] = []
        quickest: list[float] = []
        for again in range(rounds):
            state = new(MODULE_IDS, players, seed_for(3, game))
            rng = Rng(game)
            step = 0
            while not state.is_over():
                player = state.next_actor()
                kind = state.rules.chain[state.phase].id
                began = perf_counter()
                actions = state.legal_actions(player)
                listed = perf_counter()
                action = rng.choice(actions)
                chosen = perf_counter()
                state.apply(player, action)
                took = perf_counter() - chosen + listed - began
                if again == 0:
                    kinds.append(kind)
                    quickest.append(took)
                else:
                    quickest[step] = min(quickest[step], took)
                step += 1
        for kind, took in zip(kinds, quickest, strict=True):
            count[kind] = count.get(kind, 0) + 1
            spent[kind] = spent.get(kind, 0.0) + took
            worst[kind] = max(worst.get(kind, 0.0), took)
    print(f"{'asked':16}{'times':>9}{'mean µs':>10}{'dearest µs':>12}")
    for kind in sorted(spent, key=spent.__getitem__, reverse=True):
        print(f"{kind:16}{count[kind]:>9,}{spent[kind] / count[kind] * 1e6:>10.1f}{worst[kind] * 1e6:>12.1f}")


def known(games: int) -> None:
    """Base game, two players: the table of known results beside what is found here."""
    scores: list[list[int]] = [[], []]
    first = ties = unplaceable = tiles = placements = steps = choices = able = 0
    for game in range(games):
        state = new(["base"], 2, seed_for(1, game))
        rng = Rng(seed_for(2, game))
        while not state.is_over():
            player = state.next_actor()
            actions = state.legal_actions(player)
            if state.hand >= 0:
                tiles += 1
                placements += len(actions)
            else:
                steps += 1
                choices += len(actions)
                able += state.supply[player * FIGURE_COUNT] > 0
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
    print(f"figure choices a tile, none among them               {choices / steps:11.2f}   1.9")
    print(f"... beside none, where a follower is at hand         {(choices - steps) / able:11.2f}")
    print(f"tiles that fit nowhere, a game                       {unplaceable / games:11.4f}   0.020")


if __name__ == "__main__":
    if sys.argv[1:2] == ["known"]:
        known(int(sys.argv[2]) if len(sys.argv) > 2 else 40_000)
    elif sys.argv[1:2] == ["slowest"]:
        slowest(int(sys.argv[2]) if len(sys.argv) > 2 else 100)
    elif sys.argv[1:2] in ([], ["speed"]):
        speed()
    else:
        print(__doc__)
        sys.exit(2)
