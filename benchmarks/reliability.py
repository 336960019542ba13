"""Said so high, won so often: are the chances to win right that hints, reviews and the coach tell?

    python benchmarks/reliability.py play GAME FILE [--seconds S] [--seed S]
    python benchmarks/reliability.py fit FILE...
    python benchmarks/reliability.py table FILE...

``play`` lets mixed players, middling and strong, play games with 2 players and with the usual number. At two decisions
of each game, drawn before it begins, a search looks at what can be done; what it finds best, and now and then something
else, is what is played then, and the game goes on to its end. A line of FILE is such a decision: what the search found,
and what came of it. It goes on for so many seconds, each time with the next games, and FILE grows.

``fit`` finds the few numbers of ``bastide.bots.search.calibration`` that would have been right and writes them beside
the bots of each game. ``table`` shows by tenths what is said and what happened: each half of the games is told with
numbers that are fitted to the other half. And how far two looks at the same decision, with other seeds, differ.
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

from bastide.bots import make_bot
from bastide.bots.levels import judgement_for
from bastide.bots.search import Analysis, Budget, Judgement, analyse
from bastide.bots.search.calibration import EDGE, Calibration, calibrated, log_odds
from bastide.bots.search.judgement import win_shares
from bastide.core import Rng, get_game, get_kit
from bastide.core.game import Game
from bastide.core.rng import seed_for
from bastide.core.state import State

#: Tables: two players wherever they can play, and the usual number.
PLAYERS = {"dominion": [2, 2, 3], "carcassonne": [2, 2, 3], "seven_wonders": [3, 4, 5]}
#: Who plays, one drawn for each seat.
BOTS = {
    "dominion": ["medium", "medium", "hard:iterations=8", "expert:iterations=8"],
    "carcassonne": ["medium", "medium", "medium", "medium", "hard:iterations=4", "expert:iterations=4"],
    "seven_wonders": ["medium", "medium", "hard:iterations=10", "expert:iterations=16"],
}
#: How many turns a game has, by their numbers, for each player or for all: the moments to look at are drawn by turns
#: and seats and not by decisions, of which some decks have more than others.
TURNS = {"dominion": (18, 0), "carcassonne": (0, 70), "seven_wonders": (0, 18)}
#: In a turn, the first decision is looked at, or the next one; with this chance each.
HERE = 0.4
#: How much is thought about a decision: mostly as much as makes many looks affordable, now and then as in a hint.
THOUGHTS = [60, 60, 200, 200, 200, 800]
#: One look in so many is taken twice, and after one in so many something else is played than the best.
TWICE = 3
OTHERWISE = 5
#: The doubts that are tried, in games.
DOUBTS = (0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0)
#: How the best numbers are walked to: so many steps, none longer than this; and the least that each may be.
STEPS = 60
STRIDE = 0.3
LEAST = (0.05, 0.05, 0.0)
#: The first part of a game; two looks that are so far apart disagree; half the width of a 95 % interval.
EARLY = 0.25
FAR = 0.2
SURE = 1.96


class Row(NamedTuple):
    """One decision: what a look has found of the action that was played then, and what share of the victory it got."""

    game: str
    seed: int
    players: int
    turn: int
    progress: float
    thoughts: int
    best: int
    visits: int
    shown: float
    error: float
    #: What another look has found of what it takes for the best; -1 if there was none.
    again_visits: int
    again: float
    won: float


#: The numbers that tell the one half of the games, and those that tell the other.
Halves: TypeAlias = tuple[Calibration, Calibration]
#: How the columns of a file are read.
KINDS = (str, int, int, int, float, int, int, int, float, float, int, float, float)


def look(state: State, actor: int, thoughts: int, judge: Judgement, rng: Rng) -> Analysis:
    judge.forget()
    return analyse(state, actor, Budget(thoughts), judge, int(rng.next32()))


def looked(game: Game, seed: int, state: State, actor: int, judge: Judgement, rng: Rng) -> tuple[Row, int]:
    """What is found at a decision, and what is played then."""
    thoughts = THOUGHTS[rng.below(len(THOUGHTS))]
    tried = [line for line in look(state, actor, thoughts, judge, rng).lines if line.visits]
    line = tried[rng.below(len(tried)) if rng.below(OTHERWISE) == 0 else 0]
    again = look(state, actor, thoughts, judge, rng).lines[0] if rng.below(TWICE) == 0 else None
    row = Row(
        game=game.id,
        seed=seed,
        players=state.players,
        turn=state.turn_number(),
        progress=judge.progress(state),
        thoughts=thoughts,
        best=int(line is tried[0]),
        visits=line.visits,
        shown=line.win,
        error=line.error,
        again_visits=again.visits if again else -1,
        again=again.win if again else 0.0,
        won=0.0,
    )
    return row, line.action


def play(game: Game, seed: int, judge: Judgement) -> list[Row]:
    """One game with two looks."""
    rng = Rng(seed)
    players = rng.choice(PLAYERS[game.id])
    options: dict[str, object] = {"kingdom": "random"} if game.id == "dominion" and seed % 2 else {}
    state = game.new_state(players, options, seed)
    bots = [
        make_bot(BOTS[game.id][rng.below(len(BOTS[game.id]))], game, seed_for(seed, each)) for each in range(players)
    ]
    each, all_in_all = TURNS[game.id]
    moments = {1 + rng.below(each * players + all_in_all): rng.below(players) for _ in range(2)}
    noted: list[tuple[int, Row]] = []
    while not state.is_over():
        actor = state.next_actor()
        turn = state.turn_number()
        if len(state.legal_actions(actor)) < 2:
            state.apply(actor, state.legal_actions(actor)[0])
            continue
        mine = moments.get(turn) == actor if len(state.actors()) > 1 else rng.uniform() < HERE
        if turn not in moments or not mine:
            action = bots[actor].choose(state.seat(actor))
        else:
            del moments[turn]
            row, action = looked(game, seed, state, actor, judge, rng)
            noted.append((actor, row))
        state.apply(actor, action)
    outcome = state.outcome()
    assert outcome is not None
    shares = win_shares(outcome)
    return [row._replace(won=shares[actor]) for actor, row in noted]


def played_on(game: Game, path: Path, seconds: float, first: int) -> None:
    """Go on where the file ends, game after game."""
    judge = judgement_for(game)
    judge.calibration = Calibration()
    seed = max([first, *(row.seed + 1 for row in read(path))]) if path.exists() else first
    begun = time.monotonic()
    with path.open("a", encoding="utf-8", newline="") as file:
        while time.monotonic() - begun < seconds:
            for row in play(game, seed, judge):
                csv.writer(file).writerow([f"{each:.4f}" if isinstance(each, float) else each for each in row])
            seed += 1


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return [Row(*(kind(text) for kind, text in zip(KINDS, line, strict=True))) for line in csv.reader(file)]


# -- the numbers ------------------------------------------------------------------------------------


def likelihood(numbers: Calibration, rows: list[Row]) -> float:
    total = 0.0
    for row in rows:
        chance = numbers.chance(row.shown, float(row.visits), row.progress, row.players)
        total += row.won * math.log(chance) + (1.0 - row.won) * math.log(1.0 - chance)
    return total


def bent(doubt: float, rows: list[Row], tied: bool = False) -> Calibration:
    """The best of the other numbers for a ``doubt``: step by step uphill on the likelihood of what happened.

    ``tied``: what is early is bent as what is late; never more.
    """
    points: list[tuple[float, tuple[float, float, float], float]] = []
    for row in rows:
        even = log_odds(1.0 / row.players)
        straight = Calibration(1.0, 1.0, doubt).chance(row.shown, float(row.visits), row.progress, row.players)
        x = log_odds(min(1.0 - EDGE, max(EDGE, straight))) - even
        progress = 0.5 if tied else row.progress
        parts = ((1.0 - progress) * x, progress * x, -1.0 / math.sqrt(row.visits + 1.0))
        points.append((even, parts, row.won))
    found = [0.5, 1.0, 0.3]
    for step in range(STEPS):
        which = step % len(found)
        slope = bend = 1e-9
        for even, parts, won in points:
            odds = even + parts[0] * found[0] + parts[1] * found[1] + parts[2] * found[2]
            chance = 1.0 / (1.0 + math.exp(-odds))
            slope += (won - chance) * parts[which]
            bend += chance * (1.0 - chance) * parts[which] ** 2
        found[which] = max(LEAST[which], found[which] + min(STRIDE, max(-STRIDE, slope / bend)))
    if tied:
        found[0] = found[1] = (found[0] + found[1]) / 2.0
    early, late, luck = (round(each, 3) for each in found)
    return Calibration(early, late, doubt, luck) if early <= late or tied else bent(doubt, rows, True)


def fitted(rows: list[Row]) -> Calibration:
    return max((bent(doubt, rows) for doubt in DOUBTS), key=lambda numbers: likelihood(numbers, rows))


def write(game: str, numbers: Calibration) -> None:
    told = {"early": numbers.early, "late": numbers.late, "doubt": numbers.doubt, "luck": numbers.luck}
    path = get_kit(game).folder / "bots" / "calibration.json"
    path.write_text(json.dumps(told) + "\n", encoding="utf-8")


# -- tables -----------------------------------------------------------------------------------------


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return math.fsum(found) / len(found)


def half(row: Row) -> int:
    """Which half of the games it is from; by pairs, since every other kingdom is drawn at random."""
    return row.seed // 2 % 2


def said(numbers: Calibration, row: Row) -> float:
    return numbers.chance(row.shown, float(row.visits), row.progress, row.players)


def said_again(numbers: Calibration, row: Row) -> float:
    return numbers.chance(row.again, float(row.again_visits), row.progress, row.players)


def tenths(rows: list[Row], halves: Halves) -> None:
    """What was said and what happened, by tenths of what is said."""
    bands: dict[int, list[tuple[float, float]]] = {}
    for row in rows:
        chance = said(halves[half(row)], row)
        bands.setdefault(min(9, int(10 * chance)), []).append((chance, row.won))
    for tenth, found in sorted(bands.items()):
        chance, won = mean(each[0] for each in found), mean(each[1] for each in found)
        error = SURE * math.sqrt(max(won * (1.0 - won), 0.25 / len(found)) / len(found))
        name = f"{10 * tenth} to {10 * tenth + 10}"
        print(f"  {name:10} {len(found):6}   {100 * chance:5.1f}   {100 * won:5.1f} ± {100 * error:4.1f}")


def apart(rows: list[Row], halves: Halves) -> str:
    """How far two looks differ, on average, and how often by more than a fifth."""
    found = [abs(said(halves[half(row)], row) - said_again(halves[half(row)], row)) for row in rows]
    return f"{100 * mean(found):.1f} points ({100 * mean(each > FAR for each in found):.0f} % by more than 20)"


def report(game: str, rows: list[Row]) -> None:
    numbers = calibrated(get_kit(game).folder / "bots")
    print(f"{game}: {len(rows)} positions of {len({row.seed for row in rows})} games", end="; ")
    print(f"early {numbers.early}, late {numbers.late}, doubt {numbers.doubt}, luck {numbers.luck}")
    plain = (Calibration(), Calibration())
    # what tells the one half was fitted to the other
    halves = (fitted([row for row in rows if half(row) == 1]), fitted([row for row in rows if half(row) == 0]))
    for name, used in (("as playouts show", plain), ("as told", halves)):
        print(f"  said     positions    mean     won   {name}")
        tenths(rows, used)
    twice = [row for row in rows if row.best and row.again_visits >= 0]
    for name, part in (
        ("in the first quarter", [row for row in twice if row.progress < EARLY]),
        ("later", [row for row in twice if row.progress >= EARLY]),
    ):
        if part:
            print(f"  two looks {name}, {len(part)}: {apart(part, plain)}; as told {apart(part, halves)}")


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit", "table"))
    parser.add_argument("given", nargs="+")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1000)
    given = parser.parse_args()
    if given.what == "play":
        name, path = given.given
        played_on(get_game(name), Path(path), given.seconds, given.seed)
        return
    rows = [row for path in given.given for row in read(Path(path))]
    for game in sorted({row.game for row in rows}):
        mine = [row for row in rows if row.game == game]
        if given.what == "fit":
            write(game, fitted(mine))
        else:
            report(game, mine)


if __name__ == "__main__":
    main()
