"""Measure search speed: iterations per second of ``expert``, or of another level, on one core.

    python benchmarks/search_iterations.py [GAME ...]
    python benchmarks/search_iterations.py carcassonne --iterations 2000   as many per decision as expert has time for
    python benchmarks/search_iterations.py seven_wonders --level master

Searches decisions from the beginning, the middle and the end of seeded games with a fixed number of iterations, so that
two builds do the same work. Processor time, the best of three.
"""

from __future__ import annotations

import argparse
from time import process_time

from bastide._compiled_module_selection import is_compiled
from bastide.bots import bot_names
from bastide.bots.difficulty_levels import EXPERT, find_level_factory
from bastide.bots.search.racing_search import RacingSearch
from bastide.bots.search.search_base import DecisionSearch
from bastide.bots.search.tree_search import TreeSearch
from bastide.core import Game, Rng, State, get_game

#: Options, players, decisions between two searched ones, and iterations for each.
GAMES: dict[str, tuple[dict[str, object], int, int, int]] = {
    "dominion": ({"kingdom": "first_game_2e"}, 2, 60, 200),
    "seven_wonders": ({"sides": "random"}, 3, 9, 500),
    "carcassonne": ({"modules": ["base"]}, 2, 24, 120),
}
ROUNDS = 3


def positions(game: Game, options: dict[str, object], players: int, apart: int) -> list[State]:
    """Return positions along two games of random players."""
    found = []
    for seed in range(2):
        state = game.new_state(players, options, seed)
        rng = Rng(seed)
        done = 0
        while not state.is_over():
            player = state.next_player_to_act()
            if done % apart == apart // 2 and len(state.legal_actions(player)) > 1:
                found.append(state.clone())
            state.apply(player, rng.choice(state.legal_actions(player)))
            done += 1
    return found


def measure(
    game: Game, options: dict[str, object], players: int, apart: int, iterations: int, level: str = EXPERT
) -> float:
    """Return the iterations per second of a level."""
    states = positions(game, options, players, apart)
    best = 0.0
    for _ in range(ROUNDS):
        maker = find_level_factory(game)
        assert maker is not None
        heuristics = maker.make_heuristics(level)
        done = 0
        begun = process_time()
        for number, state in enumerate(states):
            seat = state.seat(state.next_player_to_act())
            racing = heuristics.max_racing_actions > 0
            thought: DecisionSearch = (RacingSearch if racing else TreeSearch)(seat, heuristics, Rng(number))
            while thought.iterations < iterations and not thought.is_settled:
                thought.run_iteration()
            done += thought.iterations
        best = max(best, done / (process_time() - begun))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure iterations per second of a level.")
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--iterations", type=int, default=0, help="iterations per decision; 0: the game's default")
    parser.add_argument("--level", default=EXPERT, help="a searching level of the named games (expert)")
    arguments = parser.parse_args()
    for game in arguments.games:
        if arguments.level not in bot_names(get_game(game)):
            parser.error(f"there is no {arguments.level} in {game}")
    print("compiled" if is_compiled() else "interpreted")
    for game in arguments.games:
        options, players, apart, iterations = GAMES[game]
        speed = measure(get_game(game), options, players, apart, arguments.iterations or iterations, arguments.level)
        print(f"{game:15} {speed:10,.0f} iterations/s", flush=True)


if __name__ == "__main__":
    main()
