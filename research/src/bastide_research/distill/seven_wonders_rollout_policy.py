"""Train the rollout policy of 7 Wonders (``bots/policy/rollout_policy.py``), distilled from a teacher.

    python -m bastide_research.distill.seven_wonders_rollout_policy watch net:wonders/net.npz --games 15000 --seed 1 \\
        --to build/lessons.npz
    python -m bastide_research.distill.seven_wonders_rollout_policy learn build/lessons.npz \\
        --to src/bastide/games/seven_wonders/bots/policy/rollout_policy.bin

``collect_decisions`` lets the teacher play against itself, sampling its policy with some random actions. It records
features and the teacher's probabilities of each decision. A teacher is a network (``net:FILE``), or the heuristics of
the levels (``heuristics``).

``train_policy`` fits the weights (Adam), Age by Age, and prints cross-entropy and top-1 accuracy on held-out games, for
the policy and for the heuristics.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bastide.core import State, get_game
from bastide.games.seven_wonders.bots.policy import rollout_policy_file as habits_file
from bastide.games.seven_wonders.bots.policy.policy_features import (
    FEATURE_COUNT,
    MAX_ACTIVE_FEATURES,
    list_active_features,
)
from bastide.games.seven_wonders.bots.policy.rollout_policy import (
    NEUTRAL_WEIGHT,
    PRICE_LEVELS,
    ROW_COUNT,
    UNITS_PER_NAT,
)
from bastide.games.seven_wonders.bots.search_heuristics import SevenWondersHeuristics
from bastide.games.seven_wonders.rules.action_space import ACTION_PAYMENT, ACTION_SUBJECT, ACTION_TYPE, BUILD, STAGE
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.rulebook_constants import AGE_COUNT, CHOOSE_CARD, HAND_SIZE
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import remove_duplicates, unpack_hand
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT
from bastide_research.distill.distillation_tools import (
    Adam,
    Columns,
    Floats,
    Indices,
    NetTeacher,
    Teacher,
    TrainingSet,
    collect_games,
    command_line,
    quantize_to_uint8,
    read_columns,
    round_weights,
    softmax,
)

#: Numbers of players to draw from.
PLAYER_COUNTS = [3, 4, 4, 4, 4, 5, 6, 7]
#: Padding values: no feature, no card, no price.
NO_FEATURE, NO_CARD, NO_PRICE = int(FEATURE_COUNT), len(CARDS), -1
MAX_DEEDS = 3 * HAND_SIZE
#: Columns of a decision, with their types. Actions are in the order of the hand's distinct cards: build each, build a
#: stage with each, sell each.
COLUMNS: dict[str, type[np.generic]] = {
    "game": np.int32,
    "age": np.int8,
    "features": np.int16,
    "cards": np.int8,
    "prices": np.int8,  # of each card, of the stage at the end
    "chances": np.float16,
    "worths": np.float16,  # by the heuristics
}
BATCH_SIZE = 1024


class HeuristicsTeacher(Teacher):
    """Teacher whose policy is a softmax of the heuristics' estimates."""

    #: Temperature of the softmax, in points.
    TEMPERATURE_POINTS = 1.0

    def __init__(self) -> None:
        self.judgement = SevenWondersHeuristics()

    def action_probabilities(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        found = []
        for state, player in decisions:
            legal = state.legal_actions(player)
            worths = np.array(self.judgement.action_values(state, player, legal), np.float32)
            found.append(dict(zip(legal, softmax(worths / self.TEMPERATURE_POINTS).tolist(), strict=True)))
        return found


def make_teacher(spec: str) -> Teacher:
    """Make the teacher that a specification names: ``net:FILE`` or ``heuristics``."""
    kind, _, file = spec.partition(":")
    if kind == "net" and file:
        return NetTeacher(file, get_game("seven_wonders"), PLAYER_COUNTS)
    if spec == "heuristics":
        return HeuristicsTeacher()
    raise SystemExit(f"there is no teacher {spec!r}: net:FILE or heuristics")


# -- recording games -----------------------------------------------------------------------------------------------


class DecisionRecorder:
    """Records decisions as columns."""

    def __init__(self) -> None:
        self.rows: dict[str, list[list[float]]] = {name: [] for name in COLUMNS}
        #: Earlier rows as arrays, to save memory.
        self.parts: list[Columns] = []
        self.judgement = SevenWondersHeuristics()

    def record_decision(self, game: int, state: State, player: int, chances: dict[int, float]) -> None:
        """Record a decision with the teacher's probabilities."""
        assert isinstance(state, SevenWondersState)
        legal = state.legal_actions(player)
        if state.phase != CHOOSE_CARD or len(legal) < 2:
            return
        cards = unpack_hand(remove_duplicates(state.cities[player].hand))
        deeds = [0.0] * MAX_DEEDS
        worths = [0.0] * MAX_DEEDS
        prices = [NO_PRICE] * (HAND_SIZE + 1)
        seen = set()
        # the payments of a deed follow each other, the cheapest first
        for action, worth in zip(legal, self.judgement.action_values(state, player, legal), strict=True):
            doing, card = ACTION_TYPE[action], ACTION_SUBJECT[action]
            deed = doing * HAND_SIZE + cards.index(card)
            deeds[deed] += chances.get(action, 0.0)
            if deed in seen:
                continue
            seen.add(deed)
            worths[deed] = worth
            price = COINS_TO_LEFT[ACTION_PAYMENT[action]] + COINS_TO_RIGHT[ACTION_PAYMENT[action]]
            if doing == BUILD:
                if not state.is_free_for(CARDS[card], state.cities[player]):
                    price += int(CARDS[card].cost.coins)
                prices[cards.index(card)] = min(price, int(PRICE_LEVELS) - 1)
            elif doing == STAGE:
                prices[HAND_SIZE] = min(price, int(PRICE_LEVELS) - 1)
        found = list_active_features(state, player)
        row: dict[str, list[float]] = {
            "game": [game],
            "age": [int(state.age)],
            "features": [*found, *[NO_FEATURE] * (MAX_ACTIVE_FEATURES - len(found))],
            "cards": [*cards, *[NO_CARD] * (HAND_SIZE - len(cards))],
            "prices": [*prices],
            "chances": deeds,
            "worths": worths,
        }
        for name, numbers in row.items():
            self.rows[name].append(numbers)
        if len(self.rows["game"]) >= 20_000:
            self._flush_rows()

    def _flush_rows(self) -> None:
        self.parts.append({name: np.array(self.rows[name], kind) for name, kind in COLUMNS.items()})
        self.rows = {name: [] for name in self.rows}

    def to_columns(self) -> Columns:
        self._flush_rows()
        return {name: np.concatenate([part[name] for part in self.parts]) for name in self.rows}


def collect_decisions(teacher: Teacher, games: int, seed: int) -> Columns:
    """Let the teacher play games, each from its own seed, and return its decisions."""
    notebook = DecisionRecorder()
    collect_games(teacher, get_game("seven_wonders"), PLAYER_COUNTS, None, games, seed, notebook.record_decision)
    return notebook.to_columns()


# -- training ------------------------------------------------------------------------------------------------------


class AgePolicy:
    """Trainable weights of one Age: a column for each row of the table that belongs to it."""

    def __init__(self, age: int) -> None:
        self.age = age
        self.cards = [int(card.number) for card in CARDS if card.age == age]
        count = len(self.cards)
        #: Column of a card's ``build``; its ``part`` is that many columns further. Padding cards have a column, too.
        self.column = np.full(NO_CARD + 1, count, np.int64)
        self.column[self.cards] = np.arange(count)
        self.part = count + 1
        self.stage, self.sell = 2 * count + 2, 2 * count + 3
        self.weights = np.zeros((NO_FEATURE + 1, 2 * count + 4), np.float32)
        self.prices = np.zeros((2, int(PRICE_LEVELS) + 1), np.float32)  # the last one is no price

    def scores(self, seen: Floats, columns: NDArray[np.int64], prices: NDArray[np.int64]) -> Floats:
        """Return the score of each action."""
        column_scores = seen @ self.weights
        builds = np.take_along_axis(column_scores, columns, 1) + self.prices[0, prices[:, :HAND_SIZE]]
        parts = np.take_along_axis(column_scores, columns + self.part, 1)
        stages = parts + (column_scores[:, self.stage] + self.prices[1, prices[:, HAND_SIZE]])[:, None]
        return np.concatenate([builds, stages, parts + column_scores[:, self.sell][:, None]], 1)

    def gradients(
        self, seen: Floats, columns: NDArray[np.int64], prices: NDArray[np.int64], off: Floats
    ) -> tuple[Floats, Floats]:
        """Return the gradients of weights and prices, given the gradient of each score."""
        column_scores = np.zeros((len(seen), self.weights.shape[1]), np.float32)
        builds, stages, sales = off[:, :HAND_SIZE], off[:, HAND_SIZE : 2 * HAND_SIZE], off[:, 2 * HAND_SIZE :]
        np.put_along_axis(column_scores, columns, builds, 1)
        np.put_along_axis(column_scores, columns + self.part, stages + sales, 1)
        staged = stages.sum(1)
        column_scores[:, self.stage], column_scores[:, self.sell] = staged, sales.sum(1)
        size = self.prices.shape[1]
        cards = np.bincount(prices[:, :HAND_SIZE].ravel(), builds.ravel(), size)
        whole = np.bincount(prices[:, HAND_SIZE], staged, size)
        return seen.T @ column_scores, np.stack([cards, whole]).astype(np.float32)


class AgeDecisionSet(TrainingSet):
    """Decisions of one Age as a training set."""

    def __init__(self, lessons: Columns, habits: AgePolicy) -> None:
        mine = lessons["age"][:, 0] == habits.age
        picked = {name: column[mine] for name, column in lessons.items()}
        possible = picked["cards"] != NO_CARD
        builds = possible & (picked["prices"][:, :HAND_SIZE] >= 0)
        stages = possible & (picked["prices"][:, HAND_SIZE:] >= 0)
        super().__init__(picked, NO_FEATURE, np.concatenate([builds, stages, possible], 1))
        self.target_probabilities /= self.target_probabilities.sum(1, keepdims=True)
        self.columns = habits.column[picked["cards"]]
        self.prices = np.where(picked["prices"] < 0, int(PRICE_LEVELS), picked["prices"]).astype(np.int64)
        self.worths = picked["worths"].astype(np.float32)


def train_policy(lessons: Columns, rounds: int, seed: int, rate: float, fading: float) -> tuple[bytes, bytes]:
    """Train the policy table and prices of all Ages, printing their accuracy."""
    table = np.full((int(ROW_COUNT), int(FEATURE_COUNT), 2), float(NEUTRAL_WEIGHT), np.float32)
    prices = np.full((2, AGE_COUNT, int(PRICE_LEVELS)), float(NEUTRAL_WEIGHT), np.float32)
    totals = []
    for age in range(1, AGE_COUNT + 1):
        habits = AgePolicy(age)
        lesson = AgeDecisionSet(lessons, habits)
        train_age(habits, lesson, rounds, np.random.default_rng(seed + age), rate, fading)
        for numbers in (habits.weights, habits.prices):
            round_weights(numbers, UNITS_PER_NAT, int(NEUTRAL_WEIGHT))
        totals.append(print_metrics(habits, lesson))
        count = len(habits.cards)
        weights = habits.weights[:NO_FEATURE] * UNITS_PER_NAT
        table[habits.cards, :, 0] += weights[:, :count].T
        table[habits.cards, :, 1] += weights[:, habits.part : habits.part + count].T
        table[len(CARDS) + age - 1] += weights[:, [habits.stage, habits.sell]]
        prices[:, age - 1] += habits.prices[:, : int(PRICE_LEVELS)] * UNITS_PER_NAT
    print("all", *[f"{number:.4f}" for number in np.average([t[1:] for t in totals], 0, [t[0] for t in totals])])
    return quantize_to_uint8(table), quantize_to_uint8(prices)


def train_age(
    habits: AgePolicy, lesson: AgeDecisionSet, rounds: int, rng: np.random.Generator, rate: float, fading: float
) -> None:
    """Train the weights of one Age with Adam."""
    weights, prices = Adam(habits.weights), Adam(habits.prices)
    steps = rounds * lesson.steps_per_epoch(BATCH_SIZE)
    for _ in range(rounds):
        for places in lesson.batches(BATCH_SIZE, rng):
            seen = lesson.one_hot_features(places)
            scores = habits.scores(seen, lesson.columns[places], lesson.prices[places])
            off = (lesson.softmax_over_legal(scores, places) - lesson.target_probabilities[places]) / np.float32(
                len(places)
            )
            slope, price_slope = habits.gradients(seen, lesson.columns[places], lesson.prices[places], off)
            now = rate * (1.0 - weights.steps / steps)
            weights.step(slope + fading * habits.weights, now)
            prices.step(price_slope, now)


def print_metrics(habits: AgePolicy, lesson: AgeDecisionSet) -> list[float]:
    """Print cross-entropy and accuracy on held-out games, for the policy and for the heuristics."""

    def scores(places: Indices) -> Floats:
        return habits.scores(lesson.one_hot_features(places), lesson.columns[places], lesson.prices[places])

    def judged_by(keen: float) -> tuple[float, float]:
        return lesson.held_out_metrics(lambda places: lesson.worths[places] / np.float32(keen))

    cross_entropy, accuracy = lesson.held_out_metrics(scores)
    heuristics_metrics = min(judged_by(keen) for keen in np.arange(0.3, 4.0, 0.1))
    teacher_entropy = lesson.teacher_entropy()
    print(
        f"Age {habits.age}, {len(lesson.training_rows)} decisions: "
        f"cross-entropy {cross_entropy:.4f}, accuracy {accuracy:.1%}; "
        f"heuristics {heuristics_metrics[0]:.4f}, {heuristics_metrics[1]:.1%}; teacher entropy {teacher_entropy:.4f}",
        flush=True,
    )
    return [len(lesson.test_rows), cross_entropy, accuracy, *heuristics_metrics, teacher_entropy]


def main() -> None:
    parser, watching, learning = command_line(__doc__, games=15_000, rounds=6, rate=0.01)
    watching.add_argument("teacher", help="net:FILE or heuristics")
    learning.add_argument("--fading", type=float, default=1e-6, help="weight decay")
    arguments = parser.parse_args()
    if arguments.doing == "watch":
        lessons = collect_decisions(make_teacher(arguments.teacher), arguments.games, arguments.seed)
        np.savez(arguments.to, **lessons)  # type: ignore[arg-type]
        return
    table, prices = train_policy(
        read_columns(arguments.lessons), arguments.rounds, arguments.seed, arguments.rate, arguments.fading
    )
    if arguments.to:
        arguments.to.write_bytes(habits_file.dump_policy(table, prices))


if __name__ == "__main__":
    main()
