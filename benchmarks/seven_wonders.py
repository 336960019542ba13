"""7 Wonders by number of players: random play, and the parts that a search leans on.

    python benchmarks/seven_wonders.py

The aims, for three players and the compiled build on one core: 300,000 decisions and 5,000 whole games a second with
every payment counted, a clone in under 4 microseconds. Processor time is measured, so that other work on the machine
matters less.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from bastide._build import compiled
from bastide.core import Rng, State, play_at_random, seed_for
from bastide.games.seven_wonders.rules import GAME
from bastide.sim.bench import core_cost

OPTIONS = {"sides": "random"}


def whole_games(players: int, seconds: float) -> tuple[float, float]:
    """Games and decisions a second, set-up included."""
    options = GAME.check_options(players, OPTIONS)
    rng = Rng(1)
    games = decisions = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        decisions += play_at_random(GAME.setup(players, options, Rng(seed_for(2, games))), rng)
        games += 1
        spent = process_time() - began
    return games / spent, decisions / spent


def middles(players: int) -> list[State]:
    """Positions from everywhere in the middle of games."""
    found = []
    for seed in range(30):
        state = GAME.new_state(players, OPTIONS, seed)
        rng = Rng(seed)
        for _ in range(players * (3 + seed // 3)):
            player = state.next_actor()
            state.apply(player, rng.choice(state.legal_actions(player)))
        found.append(state)
    return found


def microseconds(states: list[State], work: Callable[[State], object]) -> float:
    """The best of several rounds over all states, for one of them."""
    best = float("inf")
    for _ in range(7):
        began = process_time()
        for _ in range(20):
            for state in states:
                work(state)
        best = min(best, process_time() - began)
    return best / 20 / len(states) * 1e6


def main() -> None:
    rng = Rng(3)
    build = "compiled" if compiled() else "interpreted"
    print(f"{build}; core alone: {1 / core_cost():.2f} million decisions/s")
    print(f"{'players':>7}{'games/s':>10}{'decisions/s':>13}{'clone':>8}{'legal':>8}{'sample':>8}{'view':>8}  (µs)")
    for players in range(GAME.min_players, GAME.max_players + 1):
        games, decisions = max(whole_games(players, 1.0) for _ in range(3))
        states = middles(players)
        clone = microseconds(states, lambda state: state.clone())
        legal = microseconds(states, lambda state: state.legal_actions(state.next_actor()))
        sample = microseconds(states, lambda state: state.sample(0, rng))
        view = microseconds(states, lambda state: state.view(0))
        print(f"{players:>7}{games:>10,.0f}{decisions:>13,.0f}{clone:>8.2f}{legal:>8.2f}{sample:>8.1f}{view:>8.1f}")


if __name__ == "__main__":
    main()
