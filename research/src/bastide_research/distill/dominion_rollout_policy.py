"""Train the rollout policy of Dominion (``bots/policy/rollout_policy.py``): what to buy, distilled from a network.

    python -m bastide_research.distill.dominion_rollout_policy watch kingdoms/net.npz --games 4000 --seed 1 \\
        --to build/purchases.npz
    python -m bastide_research.distill.dominion_rollout_policy learn build/purchases.npz \\
        --to src/bastide/games/dominion/bots/policy/rollout_policy.bin

``collect_purchases`` lets the network play against itself in random kingdoms of all sets, sampling its policy with some
random actions. It records features and the network's probabilities of each purchase. ``train_policy`` fits the weights
(Adam) and prints cross-entropy and top-1 accuracy on held-out games. ``learn --without witch,moat`` excludes games with
these cards, and the policy never buys them: this measures the loss for unknown cards (``benchmarks/bot_strength.py``).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bastide.core import Options, State, get_game
from bastide.games.dominion.bots.policy import rollout_policy_file as habits_file
from bastide.games.dominion.bots.policy.policy_features import (
    COINS_START,
    FEATURE_COUNT,
    MAX_ACTIVE_FEATURES,
    active_features,
)
from bastide.games.dominion.bots.policy.rollout_policy import BUY_NOTHING, NEUTRAL_WEIGHT, ROW_COUNT, UNITS_PER_NAT
from bastide.games.dominion.rules.action_space import BUY, END_TURN, action_of
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.effects.question_kinds import ASK_BUY
from bastide.games.dominion.rules.state.game_state import DominionState
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
)

#: Numbers of players and kingdoms to draw from.
PLAYER_COUNTS = [2, 2, 2, 3, 2, 2, 4, 2]
KINGDOM_OPTIONS: Options = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
#: Maximum number of offers: the piles of a game, and buying nothing.
MAX_OFFERS = 20
NO_FEATURE, NO_OFFER = int(FEATURE_COUNT), ROW_COUNT
#: Minimum probability of any purchase; below it the network would rather play another Treasure.
MIN_PURCHASE_PROBABILITY = 0.5

#: Columns of a purchase, with their types.
COLUMNS: dict[str, type[np.generic]] = {
    "game": np.int32,
    "features": np.int16,
    "offers": np.int16,
    "chances": np.float16,
}
BATCH_SIZE = 2048


# -- recording games -----------------------------------------------------------------------------------------------


def record_purchase(
    game: int, state: DominionState, chances: dict[int, float], rows: dict[str, list[list[float]]]
) -> None:
    """Record a purchase, unless the network would rather do something else."""
    seat = state.seat(state.next_player_to_act())
    offers = [card for card in state.setup.piles if state.can_buy(card)]
    said = [chances.get(action_of(BUY, card), 0.0) for card in offers] + [chances.get(END_TURN, 0.0)]
    if not offers or sum(said) < MIN_PURCHASE_PROBABILITY:
        return
    found = active_features(seat)
    missing = MAX_OFFERS - len(said)
    rows["game"].append([game])
    rows["features"].append([*found, *[NO_FEATURE] * (MAX_ACTIVE_FEATURES - len(found))])
    rows["offers"].append([*offers, int(BUY_NOTHING), *[NO_OFFER] * missing])
    rows["chances"].append([*[each / sum(said) for each in said], *[0.0] * missing])


def collect_purchases(teacher: Teacher, games: int, seed: int) -> Columns:
    """Let the teacher play games, each from its own seed, and record purchases."""
    rows: dict[str, list[list[float]]] = {name: [] for name in COLUMNS}

    def look(number: int, state: State, player: int, chances: dict[int, float]) -> None:
        assert isinstance(state, DominionState)
        if state.question_kind() == ASK_BUY and len(state.legal_actions(player)) > 1:
            record_purchase(number, state, chances, rows)

    collect_games(teacher, get_game("dominion"), PLAYER_COUNTS, KINGDOM_OPTIONS, games, seed, look)
    return {name: np.array(rows[name], kind) for name, kind in COLUMNS.items()}


# -- training ------------------------------------------------------------------------------------------------------


class PurchaseSet(TrainingSet):
    """Recorded purchases as a training set."""

    def __init__(self, lessons: Columns) -> None:
        self.offers = lessons["offers"].astype(np.int64)
        super().__init__(lessons, NO_FEATURE, self.offers != NO_OFFER)

    def scores(self, features_matrix: Floats, weights: Floats, places: Indices) -> Floats:
        """Return the score of each offer; the weights have a column for each row of the table."""
        return np.take_along_axis(features_matrix @ weights, self.offers[places], 1)

    def metrics_text(self, weights: Floats) -> str:
        """Return cross-entropy, accuracy and the teacher's entropy as text."""
        cross_entropy, accuracy = self.held_out_metrics(
            lambda places: self.scores(self.one_hot_features(places), weights, places)
        )
        entropy = self.teacher_entropy()
        return f"cross-entropy {cross_entropy:.4f}, top-1 accuracy {accuracy:.1%}; network entropy {entropy:.4f}"


def exclude_cards(lessons: Columns, unmet: Sequence[int]) -> Columns:
    """Return the purchases from kingdoms without these cards. The features tell which cards a kingdom has."""
    found = lessons["features"].astype(np.int64)
    cards = np.where(found < int(COINS_START), found // (int(COINS_START) // len(CARDS)), -1)
    kept = ~np.isin(cards, list(unmet)).any(1)
    return {name: rows[kept] for name, rows in lessons.items()}


def train_policy(
    lessons: Columns, rounds: int, seed: int, rate: float, fading: float, unmet: Sequence[int] = ()
) -> bytes:
    """Train the policy table, printing its accuracy. Cards in ``unmet`` are never bought."""
    lesson, rng = PurchaseSet(lessons), np.random.default_rng(seed)
    weights = np.zeros((NO_FEATURE + 1, ROW_COUNT + 1), np.float32)
    optimiser = Adam(weights)
    steps = rounds * lesson.steps_per_epoch(BATCH_SIZE)
    for number in range(rounds):
        for places in lesson.batches(BATCH_SIZE, rng):
            features_matrix = lesson.one_hot_features(places)
            off = (
                lesson.softmax_over_legal(lesson.scores(features_matrix, weights, places), places)
                - lesson.target_probabilities[places]
            )
            said = np.zeros((len(places), ROW_COUNT + 1), np.float32)
            np.put_along_axis(said, lesson.offers[places], off / len(places), 1)
            said[:, NO_OFFER] = 0.0
            slope = features_matrix.T @ said + fading * weights
            optimiser.step(slope, rate * (1.0 - optimiser.steps / steps))
        print(f"round {number + 1}: {lesson.metrics_text(weights)}", flush=True)
    round_weights(weights, UNITS_PER_NAT, int(NEUTRAL_WEIGHT))
    print(f"as written: {lesson.metrics_text(weights)}")
    weights[:, list(unmet)] = -int(NEUTRAL_WEIGHT) / UNITS_PER_NAT
    return quantize_to_uint8(weights[:NO_FEATURE, :ROW_COUNT].T * UNITS_PER_NAT + int(NEUTRAL_WEIGHT))


def main() -> None:
    parser, watching, learning = command_line(__doc__, games=4_000, rounds=4, rate=0.015)
    watching.add_argument("net", help="network file written by bastide train")
    learning.add_argument("--fading", type=float, default=1e-6, help="weight decay")
    learning.add_argument("--without", default="", metavar="CARDS", help="ids of cards whose games are excluded")
    arguments = parser.parse_args()
    if arguments.doing == "watch":
        lessons = collect_purchases(
            NetTeacher(arguments.net, get_game("dominion"), PLAYER_COUNTS), arguments.games, arguments.seed
        )
        np.savez(arguments.to, **lessons)  # type: ignore[arg-type]
        return
    unmet = [int(find_card(name).number) for name in arguments.without.split(",") if name]
    lessons = exclude_cards(read_columns(arguments.lessons), unmet)
    table = train_policy(lessons, arguments.rounds, arguments.seed, arguments.rate, arguments.fading, unmet)
    if arguments.to:
        arguments.to.write_bytes(habits_file.dump_policy(table))


if __name__ == "__main__":
    main()
