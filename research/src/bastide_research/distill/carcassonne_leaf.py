"""Learn the leaf of Carcassonne (``bots/value_network/leaf.py``) from finished games.

    python -m bastide_research.distill.carcassonne_leaf watch --games 20000 --seed 1 --to build/base1.npz
    python -m bastide_research.distill.carcassonne_leaf watch --games 2000 --seed 2 --modules --to build/modules.npz
    python -m bastide_research.distill.carcassonne_leaf learn build/*.npz \\
        --to src/bastide/games/carcassonne/bots/value_network/leaf.bin

``watch`` lets the judgement play against itself at once, with now and then an answer that is merely good enough, and
notes at some moments of each game what the leaf would read, the points that the forecast expects for everybody, and
how it ended. ``--modules`` plays with some or all of them, else it is the base game. With ``--by FILE`` a leaf that was
learnt before plays along: whoever is careful goes by it.

``learn`` fits the numbers by descent (Adam) to the margins between any two players at the end, and says how far off it
is in games that were not learnt from, how surprised by the winners, and how far off the forecast is.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import numpy as np

from bastide.bots.erring import good_enough
from bastide.core import Options, Rng, get_game
from bastide.core.randomness.rng import seed_for
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.value_network import leaf_file
from bastide.games.carcassonne.bots.value_network.facts import HAVE, KINDS, STAND, Facts
from bastide.games.carcassonne.bots.value_network.leaf import FIRST, SECOND, Leaf
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide_research.distill.teachers import Adam, Floats, Places, command_line

#: How many play, and how often.
TABLES = [2, 2, 2, 2, 3, 4]
MODULES = ["inns", "traders", "king", "dragon", "abbey", "bridges", "cult", "count"]
#: How often each module is in a game with some of them, and how often all are.
SOME, ALL = 0.35, 0.25
#: Moments of a game that are noted.
MOMENTS = 10
#: What players put up with losing: some are careless for the first turns, some are not careful later.
EARLY, LATER = [0.0, 0.0, 0.8, 1.6], [0.0, 0.25]
CARELESS_TURNS = 30
#: So many actions are looked at by a leaf that plays along.
LOOKS = 6
#: One of so many lessons is not learnt from, each of about so many players' views of a position.
HELD_OUT = 10
LESSON = 1500


# -- watching ------------------------------------------------------------------------------------------------------


class Notebook:
    """Takes down what the leaf reads: of every stand, of every player at a position (a *view*), and how it ended."""

    def __init__(self) -> None:
        self.facts = Facts()
        self.rows: dict[str, list[float]] = {"kind": [], "stand": [], "stands": [], "have": [], "view": []}
        #: What was taken down before, as columns: so it takes less room.
        self.parts: list[dict[str, Floats]] = []
        self.positions = 0

    def note(self, state: CarcassonneState, judgement: CarcassonneJudgement) -> list[float]:
        """Returns the views of this position, as far as they are known before the end."""
        totals = judgement.points(state)
        self.facts.read(state, judgement.forecast, totals)
        begin = len(self.rows["have"]) // HAVE
        self.rows["kind"] += self.facts.kinds
        self.rows["stand"] += self.facts.stands
        self.rows["stands"] += [begin + owner for owner in self.facts.owners]
        self.rows["have"] += self.facts.have
        return totals

    def end(self, game: int, noted: list[tuple[int, list[float]]], modules: bool, scores: list[int]) -> None:
        """``noted``: the tiles to come at each moment, and everybody's points by the forecast."""
        for left, totals in noted:
            for total, score in zip(totals, scores, strict=True):
                self.rows["view"] += [game, self.positions, left, modules, total, score]
            self.positions += 1
        if len(self.rows["kind"]) > 50_000:
            self._bind()

    def _bind(self) -> None:
        self.parts.append({name: np.array(row, np.float32) for name, row in self.rows.items()})
        self.rows = {name: [] for name in self.rows}

    def write(self, path: Path) -> None:
        self._bind()
        views = 0
        for part in self.parts:
            part["stands"] += views  # exact in single precision up to 16 million
            views += len(part["view"]) // VIEW
        columns = {name: np.concatenate([part[name] for part in self.parts]) for name in self.rows}
        np.savez(path, **columns)  # type: ignore[arg-type]


#: Numbers of a view: game, position, tiles to come, whether with modules, points by the forecast, points at the end.
VIEW = 6


def watch(games: int, seed: int, modules: bool, by: Leaf | None) -> Notebook:
    """So many games, each from a seed of its own."""
    notebook = Notebook()
    judgement = CarcassonneJudgement(leaf=by, closer_looks=LOOKS)
    start = perf_counter()
    for game in range(games):
        rng = Rng(seed_for(seed, game))
        players = TABLES[int(rng.below(len(TABLES)))]
        options = drawn_options(rng) if modules else None
        state = get_game("carcassonne").new_state(players, options, seed_for(seed + 1, game))
        assert isinstance(state, CarcassonneState)
        early, later = EARLY[int(rng.below(len(EARLY)))], LATER[int(rng.below(len(LATER)))]
        careless = int(rng.below(CARELESS_TURNS))
        moments = {int(rng.below(len(state.pile))) for _ in range(MOMENTS)}
        noted: list[tuple[int, list[float]]] = []
        turn = -1
        while not state.is_over():
            player = state.next_actor()
            judgement.prepare(state, player)
            if state.turns != turn:
                turn = int(state.turns)
                judgement.begin(state)
                if turn in moments:
                    noted.append((len(state.pile), notebook.note(state, judgement)))
            state.apply(player, choice(judgement, state, player, early if turn < careless else later, rng))
        outcome = state.outcome()
        assert outcome is not None
        notebook.end(game, noted, modules, outcome.scores)
        if game % 1000 == 999:
            print(f"{game + 1} games, {perf_counter() - start:.0f} s", flush=True)
    return notebook


def drawn_options(rng: Rng) -> Options:
    if rng.uniform() < ALL:
        return {"modules": "all"}
    return {"modules": ["base", *[module for module in MODULES if rng.uniform() < SOME]]}


def choice(judgement: CarcassonneJudgement, state: CarcassonneState, player: int, slack: float, rng: Rng) -> int:
    legal = state.legal_actions(player)
    if len(legal) == 1:
        return legal[0]
    if slack == 0.0:
        return judgement.quick(state, player, rng)
    legal = judgement.candidates(state, player, legal)
    return legal[good_enough(judgement.losses(state, player, legal), slack, rng)]


# -- learning ------------------------------------------------------------------------------------------------------


class Lesson:
    """Some whole games, ready to be learnt from. A *pair* is two players at one position."""

    def __init__(self, columns: dict[str, Floats], begin: int, end: int) -> None:
        view = columns["view"][begin:end]
        first, last = np.searchsorted(columns["stands"], [begin, end])
        kinds = columns["kind"][first:last]
        stands, where = columns["stand"][first:last], (columns["stands"][first:last] - begin).astype(np.int64)
        self.size = end - begin
        self.have = columns["have"][begin:end]
        #: By kind: its stands, and the view that each belongs to.
        self.stands = [stands[kinds == kind] for kind in range(KINDS)]
        self.where = [where[kinds == kind] for kind in range(KINDS)]
        position = view[:, 1]
        #: By view: where its position begins, and how many play.
        self.begins = np.searchsorted(position, position)
        self.players = np.searchsorted(position, position, "right") - self.begins
        pairs = [(i, j) for step in (1, 2, 3) for i, j in neighbours(position, step)]
        self.one, self.other = (np.array(side, np.int64) for side in zip(*pairs, strict=True))
        self.modules = view[self.one, 3] > 0.0
        self.two = self.players[self.one] == 2
        #: By pair: the margin by the forecast, and at the end; how far off one may expect to be.
        self.expected = view[self.one, 4] - view[self.other, 4]
        self.margin = view[self.one, 5] - view[self.other, 5]
        #: The positions count alike, however many play.
        self.weight = 1.0 / (self.players[self.one] * (self.players[self.one] - 1))
        weights = Weights()
        self.spread = weights.spread + weights.spread_to_come * np.sqrt(view[self.one, 2])


def neighbours(position: Floats, step: int) -> list[tuple[int, int]]:
    same = np.nonzero(position[step:] == position[:-step])[0]
    return [(int(i), int(i) + step) for i in same]


def lessons(paths: list[Path]) -> tuple[list[Lesson], list[Lesson]]:
    """Those to learn from, and the others."""
    learning: list[Lesson] = []
    testing: list[Lesson] = []
    for path in paths:
        columns = dict(np.load(path))
        for name, width in (("stand", STAND), ("have", HAVE), ("view", VIEW)):
            columns[name] = columns[name].reshape(-1, width)
        games = columns["view"][:, 0]
        cuts = [0]
        for start in np.nonzero(games[1:] != games[:-1])[0] + 1:
            if start - cuts[-1] >= LESSON:
                cuts.append(int(start))
        for number, begin in enumerate(cuts[:-1]):
            lesson = Lesson(columns, begin, cuts[number + 1])
            (testing if number % HELD_OUT == 0 else learning).append(lesson)
    return learning, testing


class Network:
    """The numbers of a leaf, as they are being learnt."""

    def __init__(self, chance: np.random.Generator) -> None:
        def any_of(*shape: int) -> Floats:
            return np.asarray(chance.standard_normal(shape) * np.sqrt(1.5 / shape[-1]), np.float32)

        self.first = any_of(KINDS, FIRST, STAND)
        self.second = any_of(SECOND, 2 * FIRST + HAVE)
        self.alone = np.zeros(FIRST + HAVE, np.float32)
        self.last = any_of(SECOND) * 0.1

    def parts(self) -> list[Floats]:
        return [self.first, self.second, self.alone, self.last]

    def numbers(self) -> list[float]:
        return [float(number) for part in self.parts() for number in part.ravel()]

    def read(self, lesson: Lesson) -> Reading:
        return Reading(self, lesson)


class Reading:
    """What a network makes of a lesson: ``margins``, by pair; and what it was made from."""

    def __init__(self, network: Network, lesson: Lesson) -> None:
        self.network, self.lesson = network, lesson
        self.heard = [np.maximum(lesson.stands[kind] @ network.first[kind].T, 0.0) for kind in range(KINDS)]
        sums = np.zeros((lesson.size, FIRST), np.float32)
        for kind in range(KINDS):
            sums += added(self.heard[kind], lesson.where[kind], lesson.size)
        self.reads = np.concatenate([sums, rivals(sums, lesson), lesson.have], 1)
        self.said = np.maximum(self.reads @ network.second.T, 0.0)
        points = self.said @ network.last + sums @ network.alone[:FIRST] + lesson.have @ network.alone[FIRST:]
        self.margins = lesson.expected + points[lesson.one] - points[lesson.other]

    def slopes(self, off: Floats) -> list[Floats]:
        """How the numbers would have to change for margins that are so much too high."""
        network, lesson = self.network, self.lesson
        points = np.bincount(lesson.one, off, lesson.size) - np.bincount(lesson.other, off, lesson.size)
        points = points.astype(np.float32)
        said = points[:, None] * network.last * (self.said > 0.0)
        back = said @ network.second
        sums = back[:, :FIRST] + rivals(back[:, FIRST : 2 * FIRST], lesson) + points[:, None] * network.alone[:FIRST]
        first = np.stack(
            [(sums[lesson.where[kind]] * (self.heard[kind] > 0.0)).T @ lesson.stands[kind] for kind in range(KINDS)]
        )
        alone = np.concatenate([self.reads[:, :FIRST], lesson.have], 1).T @ points
        return [first, said.T @ self.reads, alone, self.said.T @ points]


def added(rows: Floats, where: Places, size: int) -> Floats:
    """The sums of the rows that belong to each of so many views; they stand in this order."""
    sums = np.concatenate([np.zeros((1, rows.shape[1])), np.cumsum(rows, 0, np.float64)])
    bounds = np.searchsorted(where, np.arange(size + 1))
    return np.asarray(sums[bounds[1:]] - sums[bounds[:-1]], np.float32)


def rivals(rows: Floats, lesson: Lesson) -> Floats:
    """By view: the average of the rows of the others at the same position."""
    sums = np.concatenate([np.zeros((1, rows.shape[1])), np.cumsum(rows, 0, np.float64)])
    together = sums[lesson.begins + lesson.players] - sums[lesson.begins]
    return np.asarray((together - rows) / (lesson.players - 1)[:, None], np.float32)


def learn(learning: list[Lesson], testing: list[Lesson], rounds: int, seed: int, rate: float) -> Network:
    chance = np.random.default_rng(seed)
    network = Network(chance)
    tell(testing, None)
    descent = [Adam(part, 0.002, 1e-9) for part in network.parts()]
    done = 0
    for number in range(rounds):
        for place in chance.permutation(len(learning)):
            lesson = learning[place]
            reading = network.read(lesson)
            off = (reading.margins - lesson.margin) / (2.0 * lesson.spread)
            # who is far off was unlucky: more than that is not to be learnt from it
            off = np.clip(off, -2.0, 2.0) / (2.0 * lesson.spread) * lesson.weight / lesson.weight.sum()
            now = rate * (1.0 - done / (rounds * len(learning)))
            for adam, slope in zip(descent, reading.slopes(off.astype(np.float32)), strict=True):
                adam.step(slope, now)
            done += 1
        if number % 5 == 4 or number == rounds - 1:
            tell(testing, network)
    return network


def tell(testing: list[Lesson], network: Network | None) -> None:
    """Say how far off the network is in the games that were not learnt from; without one, the forecast."""
    margins = np.concatenate([each.expected if network is None else network.read(each).margins for each in testing])
    real, spread, two, modules = (
        np.concatenate([getattr(each, name) for each in testing]) for name in ("margin", "spread", "two", "modules")
    )
    won = (np.sign(real) + 1.0) / 2.0
    off = ((margins - real) / spread) ** 2
    likely = np.clip(margins / spread, -30.0, 30.0)
    surprise = won * np.logaddexp(0.0, -likely) + (1.0 - won) * np.logaddexp(0.0, likely)
    groups = {"2 players": two & ~modules, "more": ~two & ~modules, "modules": modules}
    text = [
        f"{name}: off by {np.sqrt(off[mine].mean()):.4f} spreads, surprised by {surprise[mine].mean():.4f}"
        for name, mine in groups.items()
        if mine.any()
    ]
    print("forecast" if network is None else "leaf", "; ".join(text), flush=True)


def main() -> None:
    parser, watching, _ = command_line(__doc__, games=20_000, rounds=20, rate=0.003)
    watching.add_argument("--modules", action="store_true", help="with some or all modules")
    watching.add_argument("--by", type=Path, help="a leaf that plays along")
    asked = parser.parse_args()
    if asked.doing == "watch":
        by = leaf_file.read(asked.by.read_bytes()) if asked.by else None
        watch(asked.games, asked.seed, asked.modules, by).write(asked.to)
        return
    network = learn(*lessons(asked.lessons), asked.rounds, asked.seed, asked.rate)
    if asked.to:
        asked.to.write_bytes(leaf_file.written(network.numbers()))


if __name__ == "__main__":
    main()
