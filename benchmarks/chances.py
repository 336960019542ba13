"""Is it true what reviews say of moves that are said to cost so much? (Of chances: ``reliability.py``.)

    python benchmarks/chances.py GAME [--decisions N] [--seed S] [--player BOT] [--games K] [--looks L] [--out FILE]
        [--cost LOW-HIGH] [--deeper D]
    python benchmarks/chances.py --read benchmarks/chances.csv

Strong players play games. At some of their decisions a reviewer is told that a legal action drawn at random had been
played (``bastide.bots.search.compare``), and says what that costs. Then it is played on from both sides, from what was
"played" and from what the reviewer calls better: K games each, with a strong player on every seat, and everything that
the player cannot know drawn anew, for both sides alike. With ``--cost 10-20`` only moves that are said to cost so much
(in percent) are played on from: the same effort tells more about these. With ``--deeper 10`` a move that may be one of
them is looked at again with ten times as many looks, as a review does before it names one. ``--out`` appends a line for
each decision. The table shows by bands what was said and what happened, with intervals of 95 %.

``chances.csv`` was made by

    python benchmarks/chances.py dominion --decisions 300 --games 2 --looks 800 --player hard:iterations=24 --seed 100
    python benchmarks/chances.py seven_wonders --decisions 200 --games 2 --looks 600 --player expert:iterations=12 \\
        --seed 100
    python benchmarks/chances.py carcassonne --decisions 160 --games 2 --looks 120 --player medium --seed 100
"""

from __future__ import annotations

import csv
import math
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from bastide.bots import make_bot
from bastide.bots.levels import judgement_for
from bastide.bots.search import Budget, Judgement, Verdict, compare
from bastide.bots.search.calibration import Calibration
from bastide.bots.search.judgement import win_shares
from bastide.core import Rng, get_game
from bastide.core.game import Game
from bastide.core.randomness.rng import seed_for
from bastide.core.state import State

PLAYERS = {"dominion": [2, 2, 2, 3], "carcassonne": [2, 2, 3], "seven_wonders": [3, 4, 5]}
BANDS = [-1.0, 0.02, 0.05, 0.10, 0.20, 0.35, 1.01]


class Row(NamedTuple):
    """One decision: what playouts showed for both sides, and the share of the games that was won from each."""

    game: str
    players: int
    rounds: int
    said: float
    said_best: float
    error: float
    games: int
    won: float
    won_best: float


def decisions(game: Game, seed: int, player: str) -> Iterable[tuple[State, int, Rng]]:
    """Some positions of one game between strong players, who is to act, and a source of chance."""
    rng = Rng(seed)
    players = rng.choice(PLAYERS.get(game.id, [game.min_players]))
    options: dict[str, object] = {"kingdom": "random"} if game.id == "dominion" and seed % 2 else {}
    state = game.new_state(players, options, seed)
    bots = [make_bot(player, game, seed_for(seed, each)) for each in range(players)]
    while not state.is_over():
        actor = state.next_actor()
        if len(state.legal_actions(actor)) > 1 and rng.below(8) == 0:
            yield state.clone(), actor, rng
        state.apply(actor, bots[actor].choose(state.seat(actor)))


def won(position: State, game: Game, actor: int, action: int, seed: int, player: str) -> float:
    """Play on from an action; the share of the victory."""
    state = position.clone()
    state.apply(actor, action)
    bots = [make_bot(player, game, seed_for(seed, each)) for each in range(state.players)]
    while not state.is_over():
        each = state.next_actor()
        state.apply(each, bots[each].choose(state.seat(each)))
    outcome = state.outcome()
    assert outcome is not None
    return win_shares(outcome)[actor]


def reviewed(
    state: State,
    actor: int,
    played: int,
    judge: Judgement,
    looks: int,
    deeper: int,
    cost: tuple[float, float],
    rng: Rng,
) -> Verdict | None:
    """What a review says of a move; nothing, if that is not so much."""
    judge.forget()
    verdict = compare(state, actor, played, Budget(looks), judge, int(rng.next32()))
    if deeper > 1 and not verdict.same and cost[0] - verdict.error <= verdict.cost < cost[1] + verdict.error:
        judge.forget()
        verdict = compare(state, actor, played, Budget(deeper * looks), judge, int(rng.next32()))
    return None if verdict.same or not cost[0] <= verdict.cost < cost[1] else verdict


def measured(
    game: Game, wanted: int, seed: int, player: str, games: int, looks: int, deeper: int, cost: tuple[float, float]
) -> Iterable[Row]:
    """Decision after decision, until there are enough that are said to cost so much."""
    judge = judgement_for(game)
    judge.calibration = Calibration()
    found = 0
    while found < wanted:
        for state, actor, rng in decisions(game, seed, player):
            played = rng.choice(state.legal_actions(actor))
            verdict = reviewed(state, actor, played, judge, looks, deeper, cost, rng)
            if verdict is None:
                continue
            sides = [0.0, 0.0]
            for _ in range(games):
                drawn = state.sample(actor, rng)
                judge.prepare(drawn, actor)
                chance = int(rng.next32())
                for side, action in enumerate((played, verdict.best)):
                    sides[side] += won(drawn, game, actor, action, chance, player) / games
            said = (verdict.win, verdict.best_win, verdict.error)
            yield Row(game.id, state.players, verdict.rounds, *said, games, *sides)
            found += 1
            if found >= wanted:
                break
        seed += 1


# -- tables --------------------------------------------------------------------------------------------


def interval(values: list[float]) -> str:
    mean = math.fsum(values) / len(values)
    spread = math.sqrt(math.fsum((each - mean) ** 2 for each in values) / max(1, len(values) - 1) / len(values))
    return f"{100 * mean:6.1f} ± {196 * spread:4.1f}"


def report(game: str, rows: list[Row]) -> None:
    print(f"\n{game}: {len(rows)} decisions, {sum(2 * row.games for row in rows)} games played on from them")
    print("  cost in % of the chance to win                         said        happened")
    for low, high in pairwise(BANDS):
        inside = [row for row in rows if low <= row.said_best - row.said < high]
        if inside:
            said = math.fsum(row.said_best - row.said for row in inside) / len(inside)
            happened = interval([row.won_best - row.won for row in inside])
            name = f"said to cost {100 * max(0.0, low):.0f} to {100 * min(1.0, high):.0f}"
            print(f"  {name:24} {len(inside):5}                     {100 * said:6.1f}   {happened}")


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Row(
                game,
                int(players),
                int(rounds),
                float(said),
                float(best),
                float(error),
                int(games),
                float(won),
                float(won_best),
            )
            for game, players, rounds, said, best, error, games, won, won_best in csv.reader(file)
        ]


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="expert:iterations=50")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--looks", type=int, default=2000)
    parser.add_argument("--cost", default="-100-101", help="in percent: 10-20")
    parser.add_argument("--deeper", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--read", type=Path)
    given = parser.parse_args()
    if given.read is not None:
        rows = read(given.read)
        for name in sorted({row.game for row in rows}):
            report(name, [row for row in rows if row.game == name])
        return
    if given.game is None:
        parser.error("a game, or --read FILE")
    kept: list[Row] = []
    game = get_game(given.game)
    low, _, high = given.cost.rpartition("-")
    cost = (float(low) / 100, float(high) / 100)
    looks = (given.looks, given.deeper)
    for row in measured(game, given.decisions, given.seed, given.player, given.games, *looks, cost):
        kept.append(row)
        if given.out is not None:
            with given.out.open("a", encoding="utf-8", newline="") as file:
                csv.writer(file).writerow([f"{each:.4f}" if isinstance(each, float) else each for each in row])
        print(f"\r{len(kept)}", end="", file=sys.stderr)
    report(game.id, kept)


if __name__ == "__main__":
    main()
