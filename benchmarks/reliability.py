"""Said so high, won so often: are the chances to win right that hints, reviews and the coach tell?

    python benchmarks/reliability.py play GAME FILE [--seconds S] [--seed S]
    python benchmarks/reliability.py fit FILE...
    python benchmarks/reliability.py table FILE...

``play`` lets mixed players, middling and strong, play games with 2 players and with the usual number. At some decisions
of each game, drawn before it begins, a search looks at what can be done; what it finds best, and now and then something
else, is what is played then, and the game goes on to its end. A line of FILE is such a decision: what the search found,
and what came of it. It goes on for so many seconds, each time with the next games, and FILE grows.

``fit`` finds the few numbers of ``bastide.bots.search.calibration`` that would have been right and writes them beside
the bots of each game. ``table`` shows by tenths what is said and what happened: each half of the games is told with
numbers that are fitted to the other half. And how far two looks at the same decision, with other seeds, differ, and how
far off some parts of the positions are. (At even seeds Dominion is played with the usual kingdom, at others with random
ones.)
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
from bastide.bots.levels import judgement_for
from bastide.bots.search import Analysis, Budget, Judgement, analyse
from bastide.bots.search.calibration import EDGE, Calibration, calibrated
from bastide.bots.search.judgement import win_shares
from bastide.core import Rng, get_game, get_kit
from bastide.core.game import Game
from bastide.core.randomness.rng import seed_for
from bastide.core.state import State

#: Tables: two players wherever they can play, and the usual number.
PLAYERS = {"dominion": [2, 2, 3], "carcassonne": [2, 2, 3], "seven_wonders": [3, 4, 5]}
#: Who plays, one drawn for each seat.
BOTS = {
    "dominion": ["medium", "medium", "medium", "hard:iterations=8", "hard:iterations=8", "expert:iterations=8"],
    "carcassonne": [*["medium"] * 5, "hard:iterations=4", "hard:iterations=4", "expert:iterations=4"],
    "seven_wonders": ["medium", "medium", "medium", "hard:iterations=10", "hard:iterations=10", "expert:iterations=16"],
}
#: How many turns a game has, by their numbers, for each player or for all: the moments to look at are drawn by turns
#: and seats and not by decisions, of which some decks have more than others.
TURNS = {"dominion": (18, 0), "carcassonne": (0, 70), "seven_wonders": (0, 18)}
#: In a turn, the first decision is looked at, or the next one; with this chance each.
HERE = 0.4
#: So many moments of a game are drawn. They share what is played between them, which makes many of them affordable.
LOOKS = 10
#: How much is thought about a decision: mostly as much as makes many looks affordable, now and then as in a hint.
THOUGHTS = [30] * 12 + [60] * 8 + [200] * 3 + [800]
#: One look in so many is taken twice, and after one in so many something else is played than the best.
TWICE = 10
OTHERWISE = 5
#: The doubts that are tried, in games.
DOUBTS = (0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0)
#: How the best numbers are walked to: so many steps, none longer than this; and the least that they may be, but moves.
STEPS = 30
STRIDE = 0.3
LEAST = [0.05, 0.0, 0.0, 0.0]
#: The first part of a game; two looks that are so far apart disagree; half the width of a 95 % interval.
EARLY = 0.25
FAR = 0.2
SURE = 1.96


class Row(NamedTuple):
    """One decision: what a look has found of the action that was played then, and what share of the victory it got."""

    game: str
    seed: int
    players: int
    progress: float
    thoughts: int
    best: int
    visits: int
    shown: float
    #: What another look has found of what it takes for the best; -1 if there was none.
    again_visits: int
    again: float
    won: float


Numbers: TypeAlias = NDArray[np.float64]
#: The numbers that tell the one half of the games, and those that tell the other.
Halves: TypeAlias = tuple[Calibration, Calibration]
#: How the columns of a file are read.
KINDS = (str, int, int, float, int, int, int, float, int, float, float)


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
        progress=judge.progress(state),
        thoughts=thoughts,
        best=int(line is tried[0]),
        visits=line.visits,
        shown=line.win,
        again_visits=again.visits if again else -1,
        again=again.win if again else 0.0,
        won=0.0,
    )
    return row, line.action


def play(game: Game, seed: int, judge: Judgement) -> list[Row]:
    """One game with its looks."""
    rng = Rng(seed)
    players = rng.choice(PLAYERS[game.id])
    options: dict[str, object] = {"kingdom": "random"} if game.id == "dominion" and seed % 2 else {}
    state = game.new_state(players, options, seed)
    bots = [
        make_bot(BOTS[game.id][rng.below(len(BOTS[game.id]))], game, seed_for(seed, each)) for each in range(players)
    ]
    each, all_in_all = TURNS[game.id]
    moments = {1 + rng.below(each * players + all_in_all): rng.below(players) for _ in range(LOOKS)}
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
                csv.writer(file, lineterminator="\n").writerow(
                    [f"{each:.4g}" if isinstance(each, float) else each for each in row]
                )
            file.flush()
            seed += 1


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return [Row(*(kind(text) for kind, text in zip(KINDS, line, strict=True))) for line in csv.reader(file)]


# -- the numbers ------------------------------------------------------------------------------------


class Points:
    """Rows as columns of numbers, for one ``doubt``: what each number of a calibration would add to the log odds."""

    def __init__(self, rows: list[Row], doubt: float) -> None:
        self.tables = sorted({row.players for row in rows})
        players = np.array([row.players for row in rows])
        visits = np.array([float(row.visits) for row in rows])
        progress = np.array([row.progress for row in rows])
        self.won = np.array([row.won for row in rows])
        straight = Calibration(doubt=doubt) if doubt else Calibration()
        shown = [straight.chance(row.shown, float(row.visits), row.progress, row.players) for row in rows]
        steady = np.clip(np.array(shown), EDGE, 1.0 - EDGE)
        self.even = np.log(1.0 / (players - 1.0))
        x = np.log(steady / (1.0 - steady)) - self.even
        moves = [(players == each) * 1.0 for each in self.tables]
        half, whole = np.minimum(1.0, 2.0 * progress), np.maximum(0.0, 2.0 * progress - 1.0)
        self.parts = np.stack([x, half * x, whole * x, -1.0 / (visits + 1.0), *moves])

    def chances(self, found: Numbers) -> Numbers:
        chances: Numbers = 1.0 / (1.0 + np.exp(-self.even - found @ self.parts))
        return chances

    def likelihood(self, found: Numbers) -> float:
        chances = self.chances(found)
        return float(np.sum(self.won * np.log(chances) + (1.0 - self.won) * np.log(1.0 - chances)))


def bent(points: Points) -> Numbers:
    """The best numbers besides the doubt, step by step uphill on the likelihood of what happened.

    They are by what to bend early, how much more halfway and late, the luck, and what the move is worth at each table.
    """
    found = np.array([0.5, 0.2, 0.3, 0.3] + [0.0] * len(points.tables))
    least = np.array(LEAST + [-np.inf] * len(points.tables))
    for _ in range(STEPS):
        chances = points.chances(found)
        slope = points.parts @ (points.won - chances)
        bends = (points.parts * (chances * (1.0 - chances))) @ points.parts.T
        free = (found > least) | (slope > 0.0)
        step = np.zeros(len(found))
        step[free] = np.linalg.solve(bends[np.ix_(free, free)] + 1e-6 * np.eye(int(free.sum())), slope[free])
        found = np.maximum(least, found + np.clip(step, -STRIDE, STRIDE))
    return found


def fitted(rows: list[Row]) -> Calibration:
    tried = []
    for doubt in DOUBTS:
        points = Points(rows, doubt)
        found = bent(points)
        tried.append((points.likelihood(found), doubt, found))
    _, doubt, found = max(tried, key=lambda each: each[0])
    early, more, most, luck, *moves = (round(float(each), 3) for each in found)
    middle, late = round(early + more, 3), round(early + more + most, 3)
    return Calibration(early, middle, late, doubt, luck, dict(zip(points.tables, moves, strict=True)))


def write(game: str, numbers: Calibration) -> None:
    path = get_kit(game).folder / "bots" / "calibration.json"
    path.write_text(json.dumps(vars_of(numbers)) + "\n", encoding="utf-8")


def vars_of(numbers: Calibration) -> dict[str, object]:
    return {name: getattr(numbers, name) for name in ("early", "middle", "late", "doubt", "luck", "move")}


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
    bands: dict[int, list[tuple[int, float, float]]] = {}
    for row in rows:
        chance = said(halves[half(row)], row)
        bands.setdefault(min(9, int(10 * chance)), []).append((row.seed, chance, row.won))
    for tenth, found in sorted(bands.items()):
        chance, won = mean(each[1] for each in found), mean(each[2] for each in found)
        name = f"{10 * tenth} to {10 * tenth + 10}"
        print(
            f"  {name:10} {len(found):6}   {100 * chance:5.1f}   {100 * won:5.1f} ± {100 * SURE * unsure(found):4.1f}"
        )


def unsure(found: list[tuple[int, float, float]]) -> float:
    """The standard error of how far off a tenth is: positions of one game have one ending, and count as one.

    As if one more game had come out the other way: of a few that all came out alike, the next may not.
    """
    off = mean(won - chance for _, chance, won in found)
    by_game: dict[int, float] = {}
    for seed, chance, won in found:
        by_game[seed] = by_game.get(seed, 0.0) + won - chance - off
    return math.sqrt(math.fsum(each * each for each in by_game.values()) + 0.25) / len(found)


def apart(rows: list[Row], halves: Halves) -> str:
    """How far two looks differ, on average, and how often by more than a fifth."""
    found = [abs(said(halves[half(row)], row) - said_again(halves[half(row)], row)) for row in rows]
    return f"{100 * mean(found):.1f} points ({100 * mean(each > FAR for each in found):.0f} % by more than 20)"


def off(rows: list[Row], halves: Halves) -> str:
    """How much more was won than said, on average over some rows, and how sure that is."""
    found = [(row.seed, said(halves[half(row)], row), row.won) for row in rows]
    return f"{100 * mean(won - chance for _, chance, won in found):.1f} ± {100 * SURE * unsure(found):.1f}"


def report(game: str, rows: list[Row]) -> None:
    numbers = calibrated(get_kit(game).folder / "bots")
    print(f"{game}: {len(rows)} positions of {len({row.seed for row in rows})} games", end="; ")
    print(", ".join(f"{name} {value}" for name, value in vars_of(numbers).items()))
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
    for name, part in (
        ("in the first quarter", [row for row in rows if row.progress < EARLY]),
        (f"by {THOUGHTS[-1]} thoughts", [row for row in rows if row.thoughts == THOUGHTS[-1]]),
        ("of what did not seem best", [row for row in rows if not row.best]),
        ("from even seeds", [row for row in rows if row.seed % 2 == 0]),
    ):
        print(f"  won less told {name}, {len(part)}: {off(part, halves)}")


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
