"""Speed benchmark of a game: random play, cost of a clone, memory per state."""

from __future__ import annotations

import mmap
from dataclasses import asdict, dataclass
from time import perf_counter

from bastide._compiled_module_selection import is_compiled
from bastide.core import Game, Rng, State, derive_seed, play_random_game
from bastide.sim.overhead_benchmark_game import IdleState


@dataclass(frozen=True)
class SpeedResult:
    """Speed of one game with its default options and minimum number of players."""

    game: str
    players: int
    games_per_second: float
    decisions_per_second: float
    clone_us: float
    compiled: bool

    def to_json_data(self) -> dict[str, object]:
        return asdict(self)


def measure_speed(game: Game, seconds: float = 2.0) -> SpeedResult:
    """Play random games for about ``seconds``, then clone a position from the middle of a game."""
    players = game.min_players
    options = game.check_options(players, {})
    rng = Rng(1)
    games = decisions = 0
    began = perf_counter()
    spent = 0.0
    while spent < seconds or games < 2:
        decisions += play_random_game(game.deal(players, options, derive_seed(1, games)), rng)
        games += 1
        spent = perf_counter() - began
    clone_us = clone_microseconds(mid_game_state(game, decisions // games // 2), seconds / 4)
    return SpeedResult(game.id, players, games / spent, decisions / spent, clone_us, is_compiled())


def mid_game_state(game: Game, decisions: int) -> State:
    """Return the state of a random game after this number of decisions."""
    state = game.new_state(game.min_players, seed=2)
    rng = Rng(3)
    for _ in range(decisions):
        if state.is_over():
            break
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
    return state


def bytes_per_state(game: Game, count: int = 2000) -> float:
    """Return the bytes per state, measured as growth of the process over many clones."""
    state = mid_game_state(game, 100)
    kept = [state.clone() for _ in range(count // 10)]
    before = resident_memory_bytes()
    kept += [state.clone() for _ in range(count)]
    return max(0, resident_memory_bytes() - before) / count


def resident_memory_bytes() -> int:
    """Return the resident memory of this process in bytes; 0 where the system does not report it."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * mmap.PAGESIZE
    except OSError:
        return 0


def clone_microseconds(state: State, seconds: float) -> float:
    """Return the microseconds per clone."""
    count = 0
    began = perf_counter()
    spent = 0.0
    while spent < seconds:
        for _ in range(100):
            state.clone()
        count += 100
        spent = perf_counter() - began
    return spent / count * 1e6


def core_microseconds_per_decision(decisions: int = 1_000_000) -> float:
    """Return the microseconds that the core spends on one decision, measured with a game without rules."""
    best = float("inf")
    for _ in range(5):
        state = IdleState(Rng(1), decisions // 5)
        began = perf_counter()
        done = play_random_game(state, Rng(2))
        best = min(best, (perf_counter() - began) / done * 1e6)
    return best
