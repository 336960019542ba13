"""Measure how long every level takes to answer at a table. Source of a table in docs/bots.md.

    python benchmarks/bot_answer_times.py
    BASTIDE_PURE=1 python benchmarks/bot_answer_times.py --decisions 5

The levels are called as the server's bot workers call them: with a snapshot, and with the level's default budget. The
positions are decisions from games between ``medium`` bots, evenly spread over the game. docs/operations.md lists the
overhead of a server.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

from bastide._compiled_module_selection import is_compiled
from bastide.bots import make_bot
from bastide.bots.level_files import declared_levels
from bastide.core import get_game
from bastide.core.json_data import JsonData
from bastide.hosting.bots.worker_protocol import choose_action

#: Number of players in each game.
PLAYERS = {"dominion": 2, "seven_wonders": 4, "carcassonne": 2}


def sample_snapshots(game_id: str, decisions: int, seed: int) -> list[dict[str, JsonData]]:
    """Return snapshots in which the first player has a choice, evenly spread from first to last."""
    game = get_game(game_id)
    state = game.new_state(PLAYERS[game_id], {}, seed)
    bots = [make_bot("medium", game, seed + seat) for seat in range(state.players)]
    found = []
    while not state.is_over():
        player = state.next_player_to_act()
        if player == 0 and len(state.legal_actions(0)) > 1:
            found.append(state.snapshot())
        state.apply(player, bots[player].choose(state.seat(player)))
    return [found[number * (len(found) - 1) // max(1, decisions - 1)] for number in range(decisions)]


def measure_times(game_id: str, level: str, snapshots: list[dict[str, JsonData]], seed: int) -> list[float]:
    """Return the seconds that a level takes for each position."""
    found = []
    for snapshot in snapshots:
        begun = perf_counter()
        choose_action(game_id, snapshot, 0, level, seed, f"{game_id} {level} {seed}")
        found.append(perf_counter() - begun)
    return found


def all_levels(game: str) -> list[str]:
    """Return the names of all levels of a game."""
    return [level.name for level in declared_levels(game)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(PLAYERS))
    parser.add_argument("--levels", default="", help="levels, separated by commas (all)")
    parser.add_argument("--decisions", type=int, default=10, help="decisions per level and game (10)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    for game in arguments.games:
        snapshots = sample_snapshots(game, arguments.decisions, arguments.seed)
        for level in arguments.levels.split(",") if arguments.levels else all_levels(game):
            times = measure_times(game, level, snapshots, arguments.seed)
            print(f"{game} {level}: median {median(times):.4f} s, longest {max(times):.4f} s", flush=True)


if __name__ == "__main__":
    main()
