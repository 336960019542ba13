"""Learn the habits of Dominion (``bots/policy/rollout_policy.py``): what to buy, from a network.

    python -m bastide_research.distill.dominion_habits watch kingdoms/net.npz --games 4000 --seed 1 \\
        --to build/purchases.npz
    python -m bastide_research.distill.dominion_habits learn build/purchases.npz \\
        --to src/bastide/games/dominion/bots/policy/rollout_policy.bin

``watch`` lets the network play against itself at kingdoms drawn from all sets, each action as often as the network
likes it and now and then any other, and notes of each purchase what is seen at a glance and how often the network would
buy each card. ``learn`` fits the numbers to that by descent (Adam), and says how well the habits foresee the network in
games that were not learnt from. ``learn --without witch,moat`` learns from no game with these cards, and the habits buy
none of them: to see what is lost with a card that nobody has met (``benchmarks/bot_strength.py --habits``).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from bastide.core import Rng, State, get_game
from bastide.core.randomness.rng import seed_for
from bastide.games.dominion.bots.policy import rollout_policy_file as habits_file
from bastide.games.dominion.bots.policy.policy_features import COINS, FEATURES, MOST, features
from bastide.games.dominion.bots.policy.rollout_policy import NEUTRAL, NOTHING, ROWS, UNITS
from bastide.games.dominion.rules.actions import BUY, END_TURN, action_of
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.effects.questions import ASK_BUY
from bastide.games.dominion.rules.state.state import DominionState
from bastide_research.distill.teachers import HELD_OUT, STRAY, Adam, Floats, NetTeacher, Teacher, as_bytes, drawn

#: Games that are played side by side: a network thinks faster on many decisions at once.
AT_ONCE = 96
#: How many play, and how often; and at which kingdoms.
TABLES = [2, 2, 2, 3, 2, 2, 4, 2]
KINGDOMS = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
#: The piles of a game, and nothing.
OFFERS = 20
NO_FEATURE, NO_OFFER = int(FEATURES), ROWS
#: Where the network would rather play another Treasure, it does not speak of purchases.
SPEAKS = 0.5

#: Name, numbers of a purchase, type.
COLUMNS: tuple[tuple[str, int, type[np.generic]], ...] = (
    ("game", 1, np.int32),
    ("features", MOST, np.int16),
    ("offers", OFFERS, np.int16),
    ("chances", OFFERS, np.float16),
)
Lessons = dict[str, NDArray[np.generic]]


# -- watching ------------------------------------------------------------------------------------------------------


def note(game: int, state: DominionState, chances: dict[int, float], rows: dict[str, list[list[float]]]) -> None:
    """Take down a purchase, if the network has something to say of it."""
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


def watch(teacher: Teacher, games: int, seed: int) -> Lessons:
    """So many games, each from a seed of its own."""
    rows: dict[str, list[list[float]]] = {name: [] for name, _, _ in COLUMNS}
    running: list[tuple[int, State, Rng]] = []
    begun = done = 0
    start = perf_counter()
    while done < games:
        while len(running) < AT_ONCE and begun < games:
            rng = Rng(seed_for(seed, begun))
            players = TABLES[int(rng.below(len(TABLES)))]
            running.append((begun, get_game("dominion").new_state(players, KINGDOMS, seed_for(seed + 1, begun)), rng))
            begun += 1
        asked = [(state, state.next_actor()) for _, state, _ in running]
        for (number, state, rng), chances in zip(running, teacher.chances(asked), strict=True):
            assert isinstance(state, DominionState)
            player = state.next_actor()
            legal = state.legal_actions(player)
            if state.asking() == ASK_BUY and len(legal) > 1:
                note(number, state, chances, rows)
            state.apply(player, rng.choice(legal) if rng.uniform() < STRAY else drawn(chances, rng))
        going = [each for each in running if not each[1].is_over()]
        if (done + len(running) - len(going)) // 500 > done // 500:
            print(f"{done + len(running) - len(going)} games, {perf_counter() - start:.0f} s", flush=True)
        done += len(running) - len(going)
        running = going
    return {name: np.array(rows[name], kind) for name, _, kind in COLUMNS}


def read(paths: list[Path]) -> Lessons:
    parts = [dict(np.load(path)) for path in paths]
    for number, part in enumerate(parts):
        part["game"] = part["game"] + 10_000_000 * number
    return {name: np.concatenate([part[name] for part in parts]) for name, _, _ in COLUMNS}


# -- learning ------------------------------------------------------------------------------------------------------


class Class:
    """Lessons, ready to be learnt from: some of them, by their places, at a time."""

    def __init__(self, lessons: Lessons) -> None:
        tested = lessons["game"][:, 0] % HELD_OUT == 0
        self.learning, self.testing = np.nonzero(~tested)[0], np.nonzero(tested)[0]
        self.features = lessons["features"].astype(np.int64)
        self.offers = lessons["offers"].astype(np.int64)
        self.chances = lessons["chances"].astype(np.float32)

    def seen(self, places: NDArray[np.int64]) -> Floats:
        rows = np.zeros((len(places), NO_FEATURE + 1), np.float32)
        np.put_along_axis(rows, self.features[places], 1.0, 1)
        rows[:, NO_FEATURE] = 0.0
        return rows

    def foreseen(self, seen: Floats, weights: Floats, places: NDArray[np.int64]) -> Floats:
        """The chance of each offer by these weights, a column for each row of the table."""
        offers = self.offers[places]
        scores = np.take_along_axis(seen @ weights, offers, 1)
        scores = np.where(offers == NO_OFFER, -1e9, scores)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)

    def tell(self, weights: Floats) -> str:
        surprise, agreed = 0.0, 0
        for places in np.array_split(self.testing, len(self.testing) // 8192 + 1):
            foreseen, chances = self.foreseen(self.seen(places), weights, places), self.chances[places]
            surprise -= float((chances * np.log(np.maximum(foreseen, 1e-9))).sum())
            agreed += int((foreseen.argmax(1) == chances.argmax(1)).sum())
        own = self.chances[self.testing]
        least = -(own * np.log(np.maximum(own, 1e-9))).sum() / len(own)
        count = len(self.testing)
        return f"surprise {surprise / count:.4f}, agreed {agreed / count:.1%}; the network itself {least:.4f}"


def without(lessons: Lessons, unmet: Sequence[int]) -> Lessons:
    """The lessons of kingdoms in which there are none of these cards: what is owned of a card is seen of each."""
    found = lessons["features"].astype(np.int64)
    cards = np.where(found < int(COINS), found // (int(COINS) // len(CARDS)), -1)
    kept = ~np.isin(cards, list(unmet)).any(1)
    return {name: rows[kept] for name, rows in lessons.items()}


def learn(lessons: Lessons, rounds: int, seed: int, rate: float, fading: float, unmet: Sequence[int] = ()) -> bytes:
    """The table that foresees the network best; says how well. What was never met is never bought by habit."""
    lesson, chance = Class(lessons), np.random.default_rng(seed)
    weights = np.zeros((NO_FEATURE + 1, ROWS + 1), np.float32)
    descent = Adam(weights)
    size = min(2048, len(lesson.learning))
    steps = rounds * (len(lesson.learning) // size)
    for number in range(rounds):
        order = chance.permutation(lesson.learning)
        for begin in range(0, len(order) - size + 1, size):
            places = order[begin : begin + size]
            seen = lesson.seen(places)
            off = (lesson.foreseen(seen, weights, places) - lesson.chances[places]) / size
            said = np.zeros((size, ROWS + 1), np.float32)
            np.put_along_axis(said, lesson.offers[places], off, 1)
            said[:, NO_OFFER] = 0.0
            descent.step(seen.T @ said + fading * weights, rate * (1.0 - descent.steps / steps))
        print(f"round {number + 1}: {lesson.tell(weights)}", flush=True)
    weights[:] = np.clip(np.rint(weights * UNITS), -int(NEUTRAL), 255 - int(NEUTRAL)) / UNITS
    print(f"as written: {lesson.tell(weights)}")
    weights[:, list(unmet)] = -int(NEUTRAL) / UNITS
    return as_bytes(weights[:NO_FEATURE, :ROWS].T * UNITS + int(NEUTRAL))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    doing = parser.add_subparsers(dest="doing", required=True)
    watching = doing.add_parser("watch")
    watching.add_argument("net", help="what bastide train wrote")
    watching.add_argument("--games", type=int, default=4_000)
    watching.add_argument("--seed", type=int, default=1)
    watching.add_argument("--to", type=Path, required=True)
    learning = doing.add_parser("learn")
    learning.add_argument("lessons", type=Path, nargs="+")
    learning.add_argument("--rounds", type=int, default=4)
    learning.add_argument("--rate", type=float, default=0.015)
    learning.add_argument("--fading", type=float, default=1e-6, help="how much is forgotten that nothing confirms")
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument("--without", default="", metavar="CARDS", help="learn from no game with these, by their ids")
    learning.add_argument("--to", type=Path)
    asked = parser.parse_args()
    if asked.doing == "watch":
        lessons = watch(NetTeacher(asked.net, get_game("dominion"), TABLES), asked.games, asked.seed)
        np.savez(asked.to, **lessons)  # type: ignore[arg-type]
        return
    unmet = [int(find_card(name).number) for name in asked.without.split(",") if name]
    lessons = without(read(asked.lessons), unmet)
    table = learn(lessons, asked.rounds, asked.seed, asked.rate, asked.fading, unmet)
    if asked.to:
        asked.to.write_bytes(habits_file.written(table))


if __name__ == "__main__":
    main()
