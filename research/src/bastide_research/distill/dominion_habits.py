"""Train the rollout policy of Dominion (``bots/policy/rollout_policy.py``): what to buy, distilled from a network.

    python -m bastide_research.distill.dominion_habits watch kingdoms/net.npz --games 4000 --seed 1 \\
        --to build/purchases.npz
    python -m bastide_research.distill.dominion_habits learn build/purchases.npz \\
        --to src/bastide/games/dominion/bots/policy/rollout_policy.bin

``watch`` lets the network play against itself in random kingdoms of all sets, sampling its policy with some random
actions. It records features and the network's probabilities of each purchase. ``learn`` fits the weights (Adam) and
prints cross-entropy and top-1 accuracy on held-out games. ``learn --without witch,moat`` excludes games with these
cards, and the policy never buys them: this measures the loss for unknown cards (``benchmarks/bot_strength.py``).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bastide.core import Options, State, get_game
from bastide.games.dominion.bots.policy import rollout_policy_file as habits_file
from bastide.games.dominion.bots.policy.policy_features import COINS, FEATURES, MOST, features
from bastide.games.dominion.bots.policy.rollout_policy import NEUTRAL, NOTHING, ROWS, UNITS
from bastide.games.dominion.rules.actions import BUY, END_TURN, action_of
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.effects.questions import ASK_BUY
from bastide.games.dominion.rules.state.state import DominionState
from bastide_research.distill.teachers import (
    Adam,
    Columns,
    Floats,
    NetTeacher,
    Places,
    Teacher,
    TrainingSet,
    as_bytes,
    command_line,
    read_columns,
    round_weights,
    watch_games,
)

#: Numbers of players and kingdoms to draw from.
TABLES = [2, 2, 2, 3, 2, 2, 4, 2]
KINGDOMS: Options = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
#: Maximum number of offers: the piles of a game, and buying nothing.
OFFERS = 20
NO_FEATURE, NO_OFFER = int(FEATURES), ROWS
#: Minimum probability of any purchase; below it the network would rather play another Treasure.
SPEAKS = 0.5

#: Columns of a purchase, with their types.
COLUMNS: dict[str, type[np.generic]] = {
    "game": np.int32,
    "features": np.int16,
    "offers": np.int16,
    "chances": np.float16,
}
BATCH = 2048


# -- recording games -----------------------------------------------------------------------------------------------


def note(game: int, state: DominionState, chances: dict[int, float], rows: dict[str, list[list[float]]]) -> None:
    """Record a purchase, unless the network would rather do something else."""
    seat = state.seat(state.next_actor())
    offers = [card for card in state.setup.piles if state.can_buy(card)]
    said = [chances.get(action_of(BUY, card), 0.0) for card in offers] + [chances.get(END_TURN, 0.0)]
    if not offers or sum(said) < SPEAKS:
        return
    found = features(seat)
    missing = OFFERS - len(said)
    rows["game"].append([game])
    rows["features"].append([*found, *[NO_FEATURE] * (MOST - len(found))])
    rows["offers"].append([*offers, int(NOTHING), *[NO_OFFER] * missing])
    rows["chances"].append([*[each / sum(said) for each in said], *[0.0] * missing])


def watch(teacher: Teacher, games: int, seed: int) -> Columns:
    """Let the teacher play games, each from its own seed, and record purchases."""
    rows: dict[str, list[list[float]]] = {name: [] for name in COLUMNS}

    def look(number: int, state: State, player: int, chances: dict[int, float]) -> None:
        assert isinstance(state, DominionState)
        if state.asking() == ASK_BUY and len(state.legal_actions(player)) > 1:
            note(number, state, chances, rows)

    watch_games(teacher, get_game("dominion"), TABLES, KINGDOMS, games, seed, look)
    return {name: np.array(rows[name], kind) for name, kind in COLUMNS.items()}


# -- training ------------------------------------------------------------------------------------------------------


class Purchases(TrainingSet):
    """Recorded purchases as a training set."""

    def __init__(self, lessons: Columns) -> None:
        self.offers = lessons["offers"].astype(np.int64)
        super().__init__(lessons, NO_FEATURE, self.offers != NO_OFFER)

    def scores(self, features_matrix: Floats, weights: Floats, places: Places) -> Floats:
        """Return the score of each offer; the weights have a column for each row of the table."""
        return np.take_along_axis(features_matrix @ weights, self.offers[places], 1)

    def tell(self, weights: Floats) -> str:
        """Return cross-entropy, accuracy and the teacher's entropy as text."""
        cross_entropy, accuracy = self.measure(lambda places: self.scores(self.seen(places), weights, places))
        return f"cross-entropy {cross_entropy:.4f}, top-1 accuracy {accuracy:.1%}; network entropy {self.own():.4f}"


def without(lessons: Columns, unmet: Sequence[int]) -> Columns:
    """Return the purchases from kingdoms without these cards. The features tell which cards a kingdom has."""
    found = lessons["features"].astype(np.int64)
    cards = np.where(found < int(COINS), found // (int(COINS) // len(CARDS)), -1)
    kept = ~np.isin(cards, list(unmet)).any(1)
    return {name: rows[kept] for name, rows in lessons.items()}


def learn(lessons: Columns, rounds: int, seed: int, rate: float, fading: float, unmet: Sequence[int] = ()) -> bytes:
    """Train the policy table, printing its accuracy. Cards in ``unmet`` are never bought."""
    lesson, rng = Purchases(lessons), np.random.default_rng(seed)
    weights = np.zeros((NO_FEATURE + 1, ROWS + 1), np.float32)
    optimiser = Adam(weights)
    steps = rounds * lesson.steps(BATCH)
    for number in range(rounds):
        for places in lesson.batches(BATCH, rng):
            features_matrix = lesson.seen(places)
            off = lesson.foreseen(lesson.scores(features_matrix, weights, places), places) - lesson.chances[places]
            said = np.zeros((len(places), ROWS + 1), np.float32)
            np.put_along_axis(said, lesson.offers[places], off / len(places), 1)
            said[:, NO_OFFER] = 0.0
            slope = features_matrix.T @ said + fading * weights
            optimiser.step(slope, rate * (1.0 - optimiser.steps / steps))
        print(f"round {number + 1}: {lesson.tell(weights)}", flush=True)
    round_weights(weights, UNITS, int(NEUTRAL))
    print(f"as written: {lesson.tell(weights)}")
    weights[:, list(unmet)] = -int(NEUTRAL) / UNITS
    return as_bytes(weights[:NO_FEATURE, :ROWS].T * UNITS + int(NEUTRAL))


def main() -> None:
    parser, watching, learning = command_line(__doc__, games=4_000, rounds=4, rate=0.015)
    watching.add_argument("net", help="network file written by bastide train")
    learning.add_argument("--fading", type=float, default=1e-6, help="weight decay")
    learning.add_argument("--without", default="", metavar="CARDS", help="ids of cards whose games are excluded")
    arguments = parser.parse_args()
    if arguments.doing == "watch":
        lessons = watch(NetTeacher(arguments.net, get_game("dominion"), TABLES), arguments.games, arguments.seed)
        np.savez(arguments.to, **lessons)  # type: ignore[arg-type]
        return
    unmet = [int(find_card(name).number) for name in arguments.without.split(",") if name]
    lessons = without(read_columns(arguments.lessons), unmet)
    table = learn(lessons, arguments.rounds, arguments.seed, arguments.rate, arguments.fading, unmet)
    if arguments.to:
        arguments.to.write_bytes(habits_file.written(table))


if __name__ == "__main__":
    main()
