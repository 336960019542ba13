"""Train the value network of Carcassonne (``bots/value_network``) from finished games.

    python -m bastide_research.distill.carcassonne_value_network watch --games 20000 --seed 1 --to build/base1.npz
    python -m bastide_research.distill.carcassonne_value_network watch --games 2000 --seed 2 --modules --to
    build/modules.npz python -m bastide_research.distill.carcassonne_value_network learn build/*.npz \\
        --to src/bastide/games/carcassonne/bots/value_network/value_network.bin

``collect_games`` plays games by heuristics without search, with some blunders. At random turns it records the input of
the value network, the points that the forecast expects for each player, and the final scores. ``--modules`` plays with
some or all modules, otherwise the base game. ``--by FILE`` lets careful players use an earlier value network.

``train_network`` fits the weights (Adam) to the final margins between any two players. It prints the errors on held-out
games: margin error and cross-entropy of the winner, for the network and for the forecast.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import numpy as np

from bastide.bots.blunder_model import pick_with_blunders
from bastide.core import Options, Rng, get_game
from bastide.core.randomness.rng import derive_seed
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.bots.value_network import network_file
from bastide.games.carcassonne.bots.value_network.network import FIRST_LAYER_UNITS, SECOND_LAYER_UNITS, ValueNetwork
from bastide.games.carcassonne.bots.value_network.network_inputs import (
    CLAIM_KIND_COUNT,
    INPUTS_PER_CLAIM,
    INPUTS_PER_PLAYER,
    NetworkInputs,
)
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide_research.distill.distillation_tools import Adam, Floats, Indices, command_line

#: Numbers of players to draw from.
PLAYER_COUNTS = [2, 2, 2, 2, 3, 4]
MODULES = ["inns", "traders", "king", "dragon", "abbey", "bridges", "cult", "count"]
#: Probability of each module in a game with some modules, and of a game with all.
MODULE_SHARE, ALL_MODULES_SHARE = 0.35, 0.25
#: Recorded turns per game.
SAMPLES_PER_GAME = 10
#: Accepted losses: some players are careless in the first turns, some later.
EARLY_SLACKS, LATE_SLACKS = [0.0, 0.0, 0.8, 1.6], [0.0, 0.25]
MAX_CARELESS_TURNS = 30
#: Candidate actions that a playing value network compares.
NETWORK_CANDIDATES = 6
#: One batch in this many is held out; minimum number of views in a batch.
BATCHES_PER_HELD_OUT_BATCH = 10
MIN_VIEWS_PER_BATCH = 1500


# -- recording games -----------------------------------------------------------------------------------------------


class GameRecorder:
    """Records network inputs of every meeple and of every player at a position (a *view*), and the final scores."""

    def __init__(self) -> None:
        self.facts = NetworkInputs()
        self.rows: dict[str, list[float]] = {"kind": [], "stand": [], "stands": [], "have": [], "view": []}
        #: Earlier rows as arrays, to save memory.
        self.parts: list[dict[str, Floats]] = []
        self.positions = 0

    def record_position(self, state: CarcassonneState, heuristics: CarcassonneHeuristics) -> list[float]:
        """Record a position. Returns the points that the forecast expects for each player."""
        totals = heuristics.expected_scores(state)
        self.facts.read_position(state, heuristics.forecast, totals)
        begin = len(self.rows["have"]) // INPUTS_PER_PLAYER
        self.rows["kind"] += self.facts.claim_kinds
        self.rows["stand"] += self.facts.claim_inputs
        self.rows["stands"] += [begin + owner for owner in self.facts.claim_owners]
        self.rows["have"] += self.facts.player_inputs
        return totals

    def finish_game(self, game: int, noted: list[tuple[int, list[float]]], modules: bool, scores: list[int]) -> None:
        """Add the final scores. ``noted``: remaining tiles and forecast points of each recorded position."""
        for left, totals in noted:
            for total, score in zip(totals, scores, strict=True):
                self.rows["view"] += [game, self.positions, left, modules, total, score]
            self.positions += 1
        if len(self.rows["kind"]) > 50_000:
            self._flush_rows()

    def _flush_rows(self) -> None:
        self.parts.append({name: np.array(row, np.float32) for name, row in self.rows.items()})
        self.rows = {name: [] for name in self.rows}

    def write(self, path: Path) -> None:
        """Write all records to a file."""
        self._flush_rows()
        views = 0
        for part in self.parts:
            part["stands"] += views  # exact in single precision up to 16 million
            views += len(part["view"]) // VIEW_COLUMNS
        columns = {name: np.concatenate([part[name] for part in self.parts]) for name in self.rows}
        np.savez(path, **columns)  # type: ignore[arg-type]


#: Columns of a view: game, position, remaining tiles, with modules, forecast points, final points.
VIEW_COLUMNS = 6


def collect_games(games: int, seed: int, modules: bool, by: ValueNetwork | None) -> GameRecorder:
    """Play games, each from its own seed, and record positions."""
    notebook = GameRecorder()
    heuristics = CarcassonneHeuristics(value_network=by, max_network_evaluations=NETWORK_CANDIDATES)
    start = perf_counter()
    for game in range(games):
        rng = Rng(derive_seed(seed, game))
        players = PLAYER_COUNTS[int(rng.below(len(PLAYER_COUNTS)))]
        options = random_module_options(rng) if modules else None
        state = get_game("carcassonne").new_state(players, options, derive_seed(seed + 1, game))
        assert isinstance(state, CarcassonneState)
        early, later = EARLY_SLACKS[int(rng.below(len(EARLY_SLACKS)))], LATE_SLACKS[int(rng.below(len(LATE_SLACKS)))]
        careless = int(rng.below(MAX_CARELESS_TURNS))
        moments = {int(rng.below(len(state.pile))) for _ in range(SAMPLES_PER_GAME)}
        noted: list[tuple[int, list[float]]] = []
        turn = -1
        while not state.is_over():
            player = state.next_player_to_act()
            heuristics.adjust_sampled_position(state, player)
            if state.turns != turn:
                turn = int(state.turns)
                heuristics.begin_rollout(state)
                if turn in moments:
                    noted.append((len(state.pile), notebook.record_position(state, heuristics)))
            state.apply(player, choose_action(heuristics, state, player, early if turn < careless else later, rng))
        outcome = state.outcome()
        assert outcome is not None
        notebook.finish_game(game, noted, modules, outcome.scores)
        if game % 1000 == 999:
            print(f"{game + 1} games, {perf_counter() - start:.0f} s", flush=True)
    return notebook


def random_module_options(rng: Rng) -> Options:
    """Draw the modules of a game."""
    if rng.uniform() < ALL_MODULES_SHARE:
        return {"modules": "all"}
    return {"modules": ["base", *[module for module in MODULES if rng.uniform() < MODULE_SHARE]]}


def choose_action(
    heuristics: CarcassonneHeuristics, state: CarcassonneState, player: int, slack: float, rng: Rng
) -> int:
    """Choose an action by heuristics, with blunders if ``slack`` is not 0."""
    legal = state.legal_actions(player)
    if len(legal) == 1:
        return legal[0]
    if slack == 0.0:
        return heuristics.quick_action(state, player, rng)
    legal = heuristics.candidate_actions(state, player, legal)
    return legal[pick_with_blunders(heuristics.estimated_losses(state, player, legal), slack, rng)]


# -- training ------------------------------------------------------------------------------------------------------


class GameBatch:
    """Batch of whole games for training. A *pair* is two players at one position."""

    def __init__(self, columns: dict[str, Floats], begin: int, end: int) -> None:
        view = columns["view"][begin:end]
        first, last = np.searchsorted(columns["stands"], [begin, end])
        kinds = columns["kind"][first:last]
        stands, where = columns["stand"][first:last], (columns["stands"][first:last] - begin).astype(np.int64)
        self.size = end - begin
        self.have = columns["have"][begin:end]
        #: By kind: inputs of its meeples, and the view that each belongs to.
        self.stands = [stands[kinds == kind] for kind in range(CLAIM_KIND_COUNT)]
        self.where = [where[kinds == kind] for kind in range(CLAIM_KIND_COUNT)]
        position = view[:, 1]
        #: By view: first view of its position, and number of players.
        self.begins = np.searchsorted(position, position)
        self.players = np.searchsorted(position, position, "right") - self.begins
        pairs = [(i, j) for step in (1, 2, 3) for i, j in pairs_at_distance(position, step)]
        self.one, self.other = (np.array(side, np.int64) for side in zip(*pairs, strict=True))
        self.modules = view[self.one, 3] > 0.0
        self.two = self.players[self.one] == 2
        #: By pair: forecast margin and final margin.
        self.expected = view[self.one, 4] - view[self.other, 4]
        self.margin = view[self.one, 5] - view[self.other, 5]
        #: Every position has the same total weight, whatever the number of players.
        self.weight = 1.0 / (self.players[self.one] * (self.players[self.one] - 1))
        weights = HeuristicWeights()
        self.spread = weights.final_margin_spread + weights.margin_spread_per_root_tile * np.sqrt(view[self.one, 2])


def pairs_at_distance(position: Floats, step: int) -> list[tuple[int, int]]:
    """Return pairs of views of the same position that are ``step`` apart."""
    same = np.nonzero(position[step:] == position[:-step])[0]
    return [(int(i), int(i) + step) for i in same]


def load_batches(paths: list[Path]) -> tuple[list[GameBatch], list[GameBatch]]:
    """Load files into batches. Returns training and held-out batches."""
    learning: list[GameBatch] = []
    testing: list[GameBatch] = []
    for path in paths:
        columns = dict(np.load(path))
        for name, width in (("stand", INPUTS_PER_CLAIM), ("have", INPUTS_PER_PLAYER), ("view", VIEW_COLUMNS)):
            columns[name] = columns[name].reshape(-1, width)
        games = columns["view"][:, 0]
        cuts = [0]
        for start in np.nonzero(games[1:] != games[:-1])[0] + 1:
            if start - cuts[-1] >= MIN_VIEWS_PER_BATCH:
                cuts.append(int(start))
        for number, begin in enumerate(cuts[:-1]):
            lesson = GameBatch(columns, begin, cuts[number + 1])
            (testing if number % BATCHES_PER_HELD_OUT_BATCH == 0 else learning).append(lesson)
    return learning, testing


class TorchValueNetwork:
    """Trainable weights of the value network."""

    def __init__(self, chance: np.random.Generator) -> None:
        def any_of(*shape: int) -> Floats:
            return np.asarray(chance.standard_normal(shape) * np.sqrt(1.5 / shape[-1]), np.float32)

        self.first = any_of(CLAIM_KIND_COUNT, FIRST_LAYER_UNITS, INPUTS_PER_CLAIM)
        self.second = any_of(SECOND_LAYER_UNITS, 2 * FIRST_LAYER_UNITS + INPUTS_PER_PLAYER)
        self.alone = np.zeros(FIRST_LAYER_UNITS + INPUTS_PER_PLAYER, np.float32)
        self.last = any_of(SECOND_LAYER_UNITS) * 0.1

    def weight_arrays(self) -> list[Floats]:
        return [self.first, self.second, self.alone, self.last]

    def flat_weights(self) -> list[float]:
        return [float(number) for part in self.weight_arrays() for number in part.ravel()]

    def run_forward(self, lesson: GameBatch) -> ForwardPass:
        return ForwardPass(self, lesson)


class ForwardPass:
    """Forward pass over a batch: ``margins`` by pair, and the intermediate values for the gradients."""

    def __init__(self, network: TorchValueNetwork, lesson: GameBatch) -> None:
        self.network, self.lesson = network, lesson
        self.heard = [np.maximum(lesson.stands[kind] @ network.first[kind].T, 0.0) for kind in range(CLAIM_KIND_COUNT)]
        sums = np.zeros((lesson.size, FIRST_LAYER_UNITS), np.float32)
        for kind in range(CLAIM_KIND_COUNT):
            sums += sum_rows_by_view(self.heard[kind], lesson.where[kind], lesson.size)
        self.reads = np.concatenate([sums, rival_averages(sums, lesson), lesson.have], 1)
        self.said = np.maximum(self.reads @ network.second.T, 0.0)
        points = (
            self.said @ network.last
            + sums @ network.alone[:FIRST_LAYER_UNITS]
            + lesson.have @ network.alone[FIRST_LAYER_UNITS:]
        )
        self.margins = lesson.expected + points[lesson.one] - points[lesson.other]

    def gradients(self, off: Floats) -> list[Floats]:
        """Return the gradients of the weights, given the gradient of each margin."""
        network, lesson = self.network, self.lesson
        points = np.bincount(lesson.one, off, lesson.size) - np.bincount(lesson.other, off, lesson.size)
        points = points.astype(np.float32)
        said = points[:, None] * network.last * (self.said > 0.0)
        back = said @ network.second
        sums = (
            back[:, :FIRST_LAYER_UNITS]
            + rival_averages(back[:, FIRST_LAYER_UNITS : 2 * FIRST_LAYER_UNITS], lesson)
            + points[:, None] * network.alone[:FIRST_LAYER_UNITS]
        )
        first = np.stack(
            [
                (sums[lesson.where[kind]] * (self.heard[kind] > 0.0)).T @ lesson.stands[kind]
                for kind in range(CLAIM_KIND_COUNT)
            ]
        )
        alone = np.concatenate([self.reads[:, :FIRST_LAYER_UNITS], lesson.have], 1).T @ points
        return [first, said.T @ self.reads, alone, self.said.T @ points]


def sum_rows_by_view(rows: Floats, where: Indices, size: int) -> Floats:
    """Return the sums of the rows of each view; rows are sorted by view."""
    sums = np.concatenate([np.zeros((1, rows.shape[1])), np.cumsum(rows, 0, np.float64)])
    bounds = np.searchsorted(where, np.arange(size + 1))
    return np.asarray(sums[bounds[1:]] - sums[bounds[:-1]], np.float32)


def rival_averages(rows: Floats, lesson: GameBatch) -> Floats:
    """Return, by view, the average row of the other players at the same position."""
    sums = np.concatenate([np.zeros((1, rows.shape[1])), np.cumsum(rows, 0, np.float64)])
    together = sums[lesson.begins + lesson.players] - sums[lesson.begins]
    return np.asarray((together - rows) / (lesson.players - 1)[:, None], np.float32)


def train_network(
    learning: list[GameBatch], testing: list[GameBatch], rounds: int, seed: int, rate: float
) -> TorchValueNetwork:
    """Train a network with Adam and a linearly decreasing learning rate."""
    chance = np.random.default_rng(seed)
    network = TorchValueNetwork(chance)
    print_metrics(testing, None)
    optimisers = [Adam(part, 0.002, 1e-9) for part in network.weight_arrays()]
    done = 0
    for number in range(rounds):
        for place in chance.permutation(len(learning)):
            lesson = learning[place]
            reading = network.run_forward(lesson)
            off = (reading.margins - lesson.margin) / (2.0 * lesson.spread)
            # clip large errors: they are mostly luck
            off = np.clip(off, -2.0, 2.0) / (2.0 * lesson.spread) * lesson.weight / lesson.weight.sum()
            now = rate * (1.0 - done / (rounds * len(learning)))
            for adam, slope in zip(optimisers, reading.gradients(off.astype(np.float32)), strict=True):
                adam.step(slope, now)
            done += 1
        if number % 5 == 4 or number == rounds - 1:
            print_metrics(testing, network)
    return network


def print_metrics(testing: list[GameBatch], network: TorchValueNetwork | None) -> None:
    """Print the errors on the held-out batches; without a network, those of the forecast."""
    margins = np.concatenate(
        [each.expected if network is None else network.run_forward(each).margins for each in testing]
    )
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
    arguments = parser.parse_args()
    if arguments.doing == "watch":
        by = network_file.parse_network(arguments.by.read_bytes()) if arguments.by else None
        collect_games(arguments.games, arguments.seed, arguments.modules, by).write(arguments.to)
        return
    network = train_network(*load_batches(arguments.lessons), arguments.rounds, arguments.seed, arguments.rate)
    if arguments.to:
        arguments.to.write_bytes(network_file.dump_network(network.flat_weights()))


if __name__ == "__main__":
    main()
