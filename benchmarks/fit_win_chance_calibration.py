"""Fit and check the calibration of win chances in hints, reviews and the coach.

    python benchmarks/fit_win_chance_calibration.py play GAME FILE [--seconds S] [--seed S]
    python benchmarks/fit_win_chance_calibration.py fit FILE...
    python benchmarks/fit_win_chance_calibration.py table FILE...

``play`` plays games between mixed bots, medium and strong, with 2 players and with the usual number. At some decisions,
selected before the game begins, the position is evaluated as for a hint, often with fewer rollouts. The best action,
or sometimes another one, is then played, and the game continues to its end. A line of FILE is such a decision: the
result of its rollouts and the outcome. It runs for the given time, each time with new games, and appends to FILE.

``fit`` fits the parameters of ``bastide.bots.search.win_chance_calibration`` and writes them next to the bots of each
game. ``table`` prints predicted and actual wins by tenths: without calibration, with the stored parameters, and
cross-validated, where each half of the games uses parameters fitted to the other half. It also prints how much two
evaluations of the same decision differ, and the bias in some groups of positions. (At even seeds Dominion is played
with the default kingdom, at others with random ones.)
"""

from __future__ import annotations

import csv
import json
import math
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import ActionEvaluation, DecisionEvaluation, SearchBudget, evaluate_decision
from bastide.bots.search.heuristics_interface import win_shares
from bastide.bots.search.win_chance_calibration import MIN_UNCERTAINTY, WinChanceCalibration, load_calibration
from bastide.core import Rng, get_game, get_kit
from bastide.core.game import Game
from bastide.core.randomness.rng import derive_seed
from bastide.core.state import State

#: Numbers of players to draw from: two where possible, and the usual number.
PLAYERS = {"dominion": [2, 2, 3], "carcassonne": [2, 2, 3], "seven_wonders": [3, 4, 5]}
#: Bots to draw from, for each seat.
BOTS = {
    "dominion": ["medium", "medium", "medium", "hard", "hard", "expert:iterations=8"],
    "carcassonne": [*["medium"] * 5, "hard:iterations=4", "hard:iterations=4", "expert:iterations=4"],
    "seven_wonders": ["medium", "medium", "medium", "hard:iterations=10", "hard:iterations=10", "expert:iterations=16"],
}
#: Turns of a game, per player and in total. Positions are selected by turn and seat, not by decision, because some
#: decks have more decisions than others.
TURNS = {"dominion": (18, 0), "carcassonne": (0, 70), "seven_wonders": (0, 18)}
#: Probability that the current decision of a selected turn is evaluated, and not a later one.
EVALUATE_NOW_PROBABILITY = 0.4
#: Positions selected per game. They share the cost of playing the game.
POSITIONS_PER_GAME = 10
#: The rollouts of a hint are divided by one of these: mostly few rollouts, which allows many positions, sometimes all.
ROLLOUT_DIVISORS = [32] * 12 + [16] * 8 + [4] * 3 + [1]
#: One evaluation in this many is repeated; after one in this many, another action than the best is played.
REPEAT_INTERVAL = 10
OTHER_ACTION_INTERVAL = 5
#: Values of ``doubt`` that are tried, in pseudo-rollouts.
DOUBT_CHOICES = (0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0)
#: Newton steps, maximum step length, and lower bounds of the parameters (moves have none).
NEWTON_STEPS = 30
MAX_STEP = 0.3
LOWER_BOUNDS = [0.05, 0.0, 0.0, 0.0]
#: End of the early phase; difference that counts as disagreement; half width of a 95 % interval in standard errors.
EARLY_PROGRESS = 0.25
LARGE_DIFFERENCE = 0.2
Z_95 = 1.96


class Row(NamedTuple):
    """One decision: results of the best action, cost of the played one, and the player's share of the victory."""

    game: str
    seed: int
    players: int
    progress: float
    #: Rollouts of the whole evaluation, as asked for.
    asked_rollouts: int
    best: int
    #: Cost of the played action in win chance; 0 if it is the best.
    cost: float
    #: Rounds of the second stage, and the share that the best action won.
    rounds: int
    shown: float
    #: Result of a second evaluation for its best action; -1 if there was none.
    again_rounds: int
    again: float
    won: float


Numbers: TypeAlias = NDArray[np.float64]
#: Calibrations for the two halves of the games.
Halves: TypeAlias = tuple[WinChanceCalibration, WinChanceCalibration]
#: Types of the columns of a file.
COLUMN_TYPES = (str, int, int, float, int, int, float, int, float, int, float, float)


def evaluate(game: Game, state: State, actor: int, rollouts: int, seed: int) -> DecisionEvaluation:
    """Evaluate a decision without calibration."""
    heuristics = analysis_heuristics(game)
    heuristics.calibration = WinChanceCalibration()
    return evaluate_decision(state, actor, SearchBudget(rollouts), heuristics, seed=seed)


def raw_win_chance(action: ActionEvaluation) -> float:
    """Return the mean of the rollouts that a calibration starts from."""
    return mean(action.second_stage.wins)


def evaluate_and_choose(game: Game, seed: int, state: State, actor: int, rng: Rng) -> tuple[Row, int]:
    """Evaluate a decision. Returns its row and the action to play."""
    heuristics = analysis_heuristics(game)
    rollouts = heuristics.evaluation_rollouts // rng.choice(ROLLOUT_DIVISORS)
    measured = evaluate(game, state, actor, rollouts, 0).measured_actions()
    line = measured[rng.below(len(measured)) if rng.below(OTHER_ACTION_INTERVAL) == 0 else 0]
    again = evaluate(game, state, actor, rollouts, 1).best if rng.below(REPEAT_INTERVAL) == 0 else None
    row = Row(
        game=game.id,
        seed=seed,
        players=state.players,
        progress=heuristics.game_progress(state),
        asked_rollouts=rollouts,
        best=int(line is measured[0]),
        cost=line.win_chance_cost.mean,
        rounds=len(measured[0].second_stage.wins),
        shown=raw_win_chance(measured[0]),
        again_rounds=len(again.second_stage.wins) if again else -1,
        again=raw_win_chance(again) if again else 0.0,
        won=0.0,
    )
    return row, line.action


def play(game: Game, seed: int) -> list[Row]:
    """Play one game with its evaluations."""
    rng = Rng(seed)
    players = rng.choice(PLAYERS[game.id])
    options: dict[str, object] = {"kingdom": "random"} if game.id == "dominion" and seed % 2 else {}
    state = game.new_state(players, options, seed)
    bots = [
        make_bot(BOTS[game.id][rng.below(len(BOTS[game.id]))], game, derive_seed(seed, each)) for each in range(players)
    ]
    each, total_turns = TURNS[game.id]
    moments = {1 + rng.below(each * players + total_turns): rng.below(players) for _ in range(POSITIONS_PER_GAME)}
    noted: list[tuple[int, Row]] = []
    while not state.is_over():
        actor = state.next_player_to_act()
        turn = state.turn_number()
        if len(state.legal_actions(actor)) < 2:
            state.apply(actor, state.legal_actions(actor)[0])
            continue
        mine = (
            moments.get(turn) == actor if len(state.players_to_act()) > 1 else rng.uniform() < EVALUATE_NOW_PROBABILITY
        )
        if turn not in moments or not mine:
            action = bots[actor].choose(state.seat(actor))
        else:
            del moments[turn]
            row, action = evaluate_and_choose(game, seed, state, actor, rng)
            noted.append((actor, row))
        state.apply(actor, action)
    outcome = state.outcome()
    assert outcome is not None
    shares = win_shares(outcome)
    return [row._replace(won=shares[actor]) for actor, row in noted]


def append_games(game: Game, path: Path, seconds: float, first: int) -> None:
    """Play games after the last one in the file, and append their rows."""
    seed = max([first, *(row.seed + 1 for row in read(path))]) if path.exists() else first
    begun = time.monotonic()
    with path.open("a", encoding="utf-8", newline="") as file:
        while time.monotonic() - begun < seconds:
            for row in play(game, seed):
                csv.writer(file, lineterminator="\n").writerow(
                    [f"{each:.4g}" if isinstance(each, float) else each for each in row]
                )
            file.flush()
            seed += 1


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return [Row(*(kind(text) for kind, text in zip(COLUMN_TYPES, line, strict=True))) for line in csv.reader(file)]


# -- fitting ---------------------------------------------------------------------------------------


class CalibrationData:
    """Rows as arrays, for one ``doubt``: what each calibration parameter adds to the log odds."""

    def __init__(self, rows: list[Row], doubt: float) -> None:
        self.tables = sorted({row.players for row in rows})
        players = np.array([row.players for row in rows])
        rounds = np.array([float(row.rounds) for row in rows])
        progress = np.array([row.progress for row in rows])
        self.won = np.array([row.won for row in rows])
        straight = WinChanceCalibration(doubt=doubt) if doubt else WinChanceCalibration()
        shown = [straight.win_chance(row.shown, float(row.rounds), row.progress, row.players) for row in rows]
        steady = np.clip(np.array(shown), MIN_UNCERTAINTY, 1.0 - MIN_UNCERTAINTY)
        self.even = np.log(1.0 / (players - 1.0))
        x = np.log(steady / (1.0 - steady)) - self.even
        moves = [(players == each) * 1.0 for each in self.tables]
        half, whole = np.minimum(1.0, 2.0 * progress), np.maximum(0.0, 2.0 * progress - 1.0)
        self.parts = np.stack([x, half * x, whole * x, -1.0 / (rounds + 1.0), *moves])

    def chances(self, found: Numbers) -> Numbers:
        chances: Numbers = 1.0 / (1.0 + np.exp(-self.even - found @ self.parts))
        return chances

    def likelihood(self, found: Numbers) -> float:
        chances = self.chances(found)
        return float(np.sum(self.won * np.log(chances) + (1.0 - self.won) * np.log(1.0 - chances)))


def fit_parameters(points: CalibrationData) -> Numbers:
    """Return the maximum-likelihood parameters besides ``doubt``, by Newton steps.

    They are the early slope, its increases halfway and late, the luck, and the value of the move at each table size.
    """
    found = np.array([0.5, 0.2, 0.3, 0.3] + [0.0] * len(points.tables))
    least = np.array(LOWER_BOUNDS + [-np.inf] * len(points.tables))
    for _ in range(NEWTON_STEPS):
        chances = points.chances(found)
        slope = points.parts @ (points.won - chances)
        bends = (points.parts * (chances * (1.0 - chances))) @ points.parts.T
        free = (found > least) | (slope > 0.0)
        step = np.zeros(len(found))
        step[free] = np.linalg.solve(bends[np.ix_(free, free)] + 1e-6 * np.eye(int(free.sum())), slope[free])
        found = np.maximum(least, found + np.clip(step, -MAX_STEP, MAX_STEP))
    return found


def fit_calibration(rows: list[Row]) -> WinChanceCalibration:
    """Return the best calibration for some rows, from those where the best action was played."""
    rows = [row for row in rows if row.best]
    tried = []
    for doubt in DOUBT_CHOICES:
        points = CalibrationData(rows, doubt)
        found = fit_parameters(points)
        tried.append((points.likelihood(found), doubt, found))
    _, doubt, found = max(tried, key=lambda each: each[0])
    early, more, most, luck, *moves = (round(float(each), 3) for each in found)
    middle, late = round(early + more, 3), round(early + more + most, 3)
    return WinChanceCalibration(early, middle, late, doubt, luck, dict(zip(points.tables, moves, strict=True)))


def write(game: str, numbers: WinChanceCalibration) -> None:
    path = get_kit(game).folder / "bots" / "calibration.json"
    path.write_text(json.dumps(parameters(numbers)) + "\n", encoding="utf-8")


def parameters(numbers: WinChanceCalibration) -> dict[str, object]:
    return {name: getattr(numbers, name) for name in ("early", "middle", "late", "doubt", "luck", "move")}


# -- tables -----------------------------------------------------------------------------------------


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return math.fsum(found) / len(found)


def half(row: Row) -> int:
    """Return the half of the games that a row belongs to; in pairs, since every other kingdom is random."""
    return row.seed // 2 % 2


def predicted(numbers: WinChanceCalibration, row: Row) -> float:
    """Return the win chance shown for the played action."""
    best = numbers.win_chance(row.shown, float(row.rounds), row.progress, row.players)
    return min(1.0, max(0.0, best - row.cost))


def predicted_again(numbers: WinChanceCalibration, row: Row) -> float:
    return numbers.win_chance(row.again, float(row.again_rounds), row.progress, row.players)


def print_tenths(rows: list[Row], halves: Halves) -> None:
    """Print predicted and actual wins, by tenths of the prediction."""
    bands: dict[int, list[tuple[int, float, float]]] = {}
    for row in rows:
        chance = predicted(halves[half(row)], row)
        bands.setdefault(min(9, int(10 * chance)), []).append((row.seed, chance, row.won))
    for tenth, found in sorted(bands.items()):
        chance, won = mean(each[1] for each in found), mean(each[2] for each in found)
        name = f"{10 * tenth} to {10 * tenth + 10}"
        error = 100 * Z_95 * bias_error(found)
        print(f"  {name:10} {len(found):6}   {100 * chance:5.1f}   {100 * won:5.1f} ± {error:4.1f}")


def bias_error(found: list[tuple[int, float, float]]) -> float:
    """Return the standard error of the bias of a tenth; positions of one game share an outcome and count as one.

    One game with the opposite outcome is added, because a few games that all agree prove little.
    """
    bias = mean(won - chance for _, chance, won in found)
    by_game: dict[int, float] = {}
    for seed, chance, won in found:
        by_game[seed] = by_game.get(seed, 0.0) + won - chance - bias
    return math.sqrt(math.fsum(each * each for each in by_game.values()) + 0.25) / len(found)


def evaluation_difference(rows: list[Row], halves: Halves) -> str:
    """Return how much two evaluations differ on average, and how often by more than a fifth."""
    found = [abs(predicted(halves[half(row)], row) - predicted_again(halves[half(row)], row)) for row in rows]
    large = 100 * mean(each > LARGE_DIFFERENCE for each in found)
    return f"{100 * mean(found):.1f} points ({large:.0f} % by more than 20)"


def mean_bias(rows: list[Row], halves: Halves) -> str:
    """Return the mean of actual minus predicted wins, and its error."""
    found = [(row.seed, predicted(halves[half(row)], row), row.won) for row in rows]
    return f"{100 * mean(won - chance for _, chance, won in found):.1f} ± {100 * Z_95 * bias_error(found):.1f}"


def print_report(game: str, rows: list[Row]) -> None:
    """Print the reliability tables of a game."""
    numbers = load_calibration(get_kit(game).folder / "bots")
    print(f"{game}: {len(rows)} positions of {len({row.seed for row in rows})} games", end="; ")
    print(", ".join(f"{name} {value}" for name, value in parameters(numbers).items()))
    plain = (WinChanceCalibration(), WinChanceCalibration())
    # each half uses the parameters fitted to the other
    halves = (
        fit_calibration([row for row in rows if half(row) == 1]),
        fit_calibration([row for row in rows if half(row) == 0]),
    )
    for name, used in (("uncalibrated", plain), ("stored calibration", (numbers, numbers)), ("fitted", halves)):
        print(f"  said     positions    mean     won   {name}")
        print_tenths(rows, used)
    twice = [row for row in rows if row.best and row.again_rounds >= 0]
    for name, part in (
        ("in the first quarter", [row for row in twice if row.progress < EARLY_PROGRESS]),
        ("later", [row for row in twice if row.progress >= EARLY_PROGRESS]),
    ):
        if part:
            differences = [evaluation_difference(part, used) for used in (plain, halves)]
            print(f"  two evaluations {name}, {len(part)}: {differences[0]}; calibrated {differences[1]}")
    for name, part in (
        ("in the first quarter", [row for row in rows if row.progress < EARLY_PROGRESS]),
        ("with all rollouts", [row for row in rows if row.asked_rollouts == max(each.asked_rollouts for each in rows)]),
        ("of what did not seem best", [row for row in rows if not row.best]),
        ("from even seeds", [row for row in rows if row.seed % 2 == 0]),
    ):
        print(f"  actual minus predicted {name}, {len(part)}: {mean_bias(part, halves)}")


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit", "table"))
    parser.add_argument("given", nargs="+")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1000)
    arguments = parser.parse_args()
    if arguments.what == "play":
        name, path = arguments.given
        append_games(get_game(name), Path(path), arguments.seconds, arguments.seed)
        return
    rows = [row for path in arguments.given for row in read(Path(path))]
    for game in sorted({row.game for row in rows}):
        mine = [row for row in rows if row.game == game]
        if arguments.what == "fit":
            write(game, fit_calibration(mine))
        else:
            print_report(game, mine)


if __name__ == "__main__":
    main()
