"""Learn the habits of 7 Wonders (``bots/policy/rollout_policy.py``) from a teacher.

    python -m bastide_research.distill.seven_wonders_habits watch net:wonders/net.npz --games 15000 --seed 1 \\
        --to build/lessons.npz
    python -m bastide_research.distill.seven_wonders_habits learn build/lessons.npz \\
        --to src/bastide/games/seven_wonders/bots/policy/rollout_policy.bin

``watch`` lets the teacher play against itself, each action as often as the teacher likes it and now and then any other,
and notes of each decision what is seen at a glance and how often the teacher would do each deed. A teacher is a network
(``net:FILE``), or the ``judgement`` that the levels play by. With ``--by FILE`` the games are played by habits that
were learnt before, and the teacher says what it would have done there.

``learn`` fits the numbers to these lessons by descent (Adam), Age by Age, and says how well the habits foresee the
teacher in games that were not learnt from, and how well the judgement does.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from bastide.core import Rng, State, get_game
from bastide.core.randomness.rng import seed_for
from bastide.games.seven_wonders.bots.judgement import SevenWondersJudgement
from bastide.games.seven_wonders.bots.policy import rollout_policy_file as habits_file
from bastide.games.seven_wonders.bots.policy.policy_features import FEATURES, MOST, features
from bastide.games.seven_wonders.bots.policy.rollout_policy import NEUTRAL, PRICES, ROWS, UNITS, Habits
from bastide.games.seven_wonders.rules.actions import BUILD, DOING, PAIR, STAGE, SUBJECT
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.constants import AGES, CHOOSE_CARD, HAND
from bastide.games.seven_wonders.rules.state.hand import cards_in, different
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART
from bastide_research.distill.teachers import (
    HELD_OUT,
    STRAY,
    Adam,
    Floats,
    NetTeacher,
    Teacher,
    as_bytes,
    drawn,
    softmax,
)

#: Games that are played side by side: a network thinks faster on many decisions at once.
AT_ONCE = 96
#: How many play, and how often.
TABLES = [3, 4, 4, 4, 4, 5, 6, 7]
#: What is no feature, no card, and no price: there is nothing.
NO_FEATURE, NO_CARD, NO_PRICE = int(FEATURES), len(CARDS), -1
DEEDS = 3 * HAND


class JudgementTeacher(Teacher):
    #: Points that make an action e times as likely as another.
    KEENNESS = 1.0

    def __init__(self) -> None:
        self.judgement = SevenWondersJudgement()

    def chances(self, decisions: list[tuple[State, int]]) -> list[dict[int, float]]:
        found = []
        for state, player in decisions:
            legal = state.legal_actions(player)
            worths = np.array(self.judgement.worths(state, player, legal), np.float32)
            found.append(dict(zip(legal, softmax(worths / self.KEENNESS).tolist(), strict=True)))
        return found


def teacher_of(spec: str) -> Teacher:
    kind, _, file = spec.partition(":")
    if kind == "net" and file:
        return NetTeacher(file, get_game("seven_wonders"), TABLES)
    if spec == "judgement":
        return JudgementTeacher()
    raise SystemExit(f"there is no teacher {spec!r}: net:FILE or judgement")


# -- watching ------------------------------------------------------------------------------------------------------


class Lessons:
    """Decisions as columns of numbers: what was seen, what could be done at which price, and what the teacher would do.

    Deeds stand in the order of the hand's different cards: to build each, to build a stage with each, to sell each.
    """

    #: Name, numbers of a decision, type.
    COLUMNS: tuple[tuple[str, int, type[np.generic]], ...] = (
        ("game", 1, np.int32),
        ("age", 1, np.int8),
        ("features", MOST, np.int16),
        ("cards", HAND, np.int8),
        ("prices", HAND + 1, np.int8),  # of each card, of the stage at the end
        ("chances", DEEDS, np.float16),
        ("worths", DEEDS, np.float16),  # as the judgement sees them
    )

    def __init__(self, columns: dict[str, NDArray[np.generic]]) -> None:
        self.columns = columns

    def __len__(self) -> int:
        return len(self.columns["game"])

    @staticmethod
    def read(paths: list[Path]) -> Lessons:
        parts = [dict(np.load(path)) for path in paths]
        for number, part in enumerate(parts):
            part["game"] = part["game"] + 10_000_000 * number
        return Lessons({name: np.concatenate([part[name] for part in parts]) for name, _, _ in Lessons.COLUMNS})

    def write(self, path: Path) -> None:
        np.savez(path, **self.columns)  # type: ignore[arg-type]


class Notebook:
    """Takes down lessons, one by one."""

    def __init__(self) -> None:
        self.rows: dict[str, list[list[float]]] = {name: [] for name, _, _ in Lessons.COLUMNS}
        #: What was taken down before, as columns: so it takes less room.
        self.parts: list[dict[str, NDArray[np.generic]]] = []
        self.judgement = SevenWondersJudgement()

    def note(self, game: int, state: SevenWondersState, player: int, chances: dict[int, float]) -> None:
        cards = cards_in(different(state.cities[player].hand))
        deeds = [0.0] * DEEDS
        worths = [0.0] * DEEDS
        prices = [NO_PRICE] * (HAND + 1)
        legal = state.legal_actions(player)
        seen = set()
        # the payments of a deed follow each other, the cheapest first
        for action, worth in zip(legal, self.judgement.worths(state, player, legal), strict=True):
            doing, card = DOING[action], SUBJECT[action]
            deed = doing * HAND + cards.index(card)
            deeds[deed] += chances.get(action, 0.0)
            if deed in seen:
                continue
            seen.add(deed)
            worths[deed] = worth
            price = LEFT_PART[PAIR[action]] + RIGHT_PART[PAIR[action]]
            if doing == BUILD:
                if not state.is_free(CARDS[card], state.cities[player]):
                    price += int(CARDS[card].cost.coins)
                prices[cards.index(card)] = min(price, int(PRICES) - 1)
            elif doing == STAGE:
                prices[HAND] = min(price, int(PRICES) - 1)
        found = features(state, player)
        row: dict[str, list[float]] = {
            "game": [game],
            "age": [int(state.age)],
            "features": [*found, *[NO_FEATURE] * (MOST - len(found))],
            "cards": [*cards, *[NO_CARD] * (HAND - len(cards))],
            "prices": [*prices],
            "chances": deeds,
            "worths": worths,
        }
        for name, numbers in row.items():
            self.rows[name].append(numbers)
        if len(self.rows["game"]) >= 20_000:
            self._bind()

    def _bind(self) -> None:
        self.parts.append({name: np.array(self.rows[name], kind) for name, _, kind in Lessons.COLUMNS})
        self.rows = {name: [] for name in self.rows}

    def lessons(self) -> Lessons:
        self._bind()
        return Lessons({name: np.concatenate([part[name] for part in self.parts]) for name in self.rows})


def watch(teacher: Teacher, games: int, seed: int, by: Habits | None) -> Lessons:
    """So many games, each from a seed of its own."""
    notebook = Notebook()
    running: list[tuple[int, SevenWondersState, Rng]] = []
    begun = done = 0
    start = perf_counter()
    while done < games:
        while len(running) < AT_ONCE and begun < games:
            rng = Rng(seed_for(seed, begun))
            players = TABLES[int(rng.below(len(TABLES)))]
            state = get_game("seven_wonders").new_state(players, None, seed_for(seed + 1, begun))
            assert isinstance(state, SevenWondersState)
            running.append((begun, state, rng))
            begun += 1
        # all who act now decide on the same position, and then all act
        asked = [(number, state, rng, player) for number, state, rng in running for player in state.actors()]
        answers = teacher.chances([(state, player) for _, state, _, player in asked])
        acts = []
        for (number, state, rng, player), chances in zip(asked, answers, strict=True):
            legal = state.legal_actions(player)
            cards = state.phase == CHOOSE_CARD
            if cards and len(legal) > 1:
                notebook.note(number, state, player, chances)
            if rng.uniform() < STRAY:
                acts.append(rng.choice(legal))
            elif by is not None and cards:
                acts.append(by.choose(state, player, rng))
            else:
                acts.append(drawn(chances, rng))
        for (_, state, _, player), action in zip(asked, acts, strict=True):
            state.apply(player, action)
        going = [each for each in running if not each[1].is_over()]
        if (done + len(running) - len(going)) // 500 > done // 500:
            print(f"{done + len(running) - len(going)} games, {perf_counter() - start:.0f} s", flush=True)
        done += len(running) - len(going)
        running = going
    return notebook.lessons()


# -- learning ------------------------------------------------------------------------------------------------------


class AgeHabits:
    """The numbers of one Age, as they are being learnt: a column for each row of the table that belongs to it."""

    def __init__(self, age: int) -> None:
        self.age = age
        self.cards = [int(card.number) for card in CARDS if card.age == age]
        count = len(self.cards)
        #: Where a card's ``build`` stands; its ``part`` is as many columns further. What is no card has a place, too.
        self.column = np.full(NO_CARD + 1, count, np.int64)
        self.column[self.cards] = np.arange(count)
        self.part = count + 1
        self.stage, self.sell = 2 * count + 2, 2 * count + 3
        self.weights = np.zeros((NO_FEATURE + 1, 2 * count + 4), np.float32)
        self.prices = np.zeros((2, int(PRICES) + 1), np.float32)  # the last one is no price

    def scores(self, seen: Floats, columns: NDArray[np.int64], prices: NDArray[np.int64]) -> Floats:
        said = seen @ self.weights
        builds = np.take_along_axis(said, columns, 1) + self.prices[0, prices[:, :HAND]]
        parts = np.take_along_axis(said, columns + self.part, 1)
        stages = parts + (said[:, self.stage] + self.prices[1, prices[:, HAND]])[:, None]
        return np.concatenate([builds, stages, parts + said[:, self.sell][:, None]], 1)

    def slopes(
        self, seen: Floats, columns: NDArray[np.int64], prices: NDArray[np.int64], off: Floats
    ) -> tuple[Floats, Floats]:
        """How the weights and the prices would have to change for scores that are so much too high."""
        said = np.zeros((len(seen), self.weights.shape[1]), np.float32)
        builds, stages, sales = off[:, :HAND], off[:, HAND : 2 * HAND], off[:, 2 * HAND :]
        np.put_along_axis(said, columns, builds, 1)
        np.put_along_axis(said, columns + self.part, stages + sales, 1)
        staged = stages.sum(1)
        said[:, self.stage], said[:, self.sell] = staged, sales.sum(1)
        size = self.prices.shape[1]
        cards = np.bincount(prices[:, :HAND].ravel(), builds.ravel(), size)
        whole = np.bincount(prices[:, HAND], staged, size)
        return seen.T @ said, np.stack([cards, whole]).astype(np.float32)


class Class:
    """The lessons of one Age, ready to be learnt from: some of them, by their places, at a time."""

    def __init__(self, lessons: Lessons, habits: AgeHabits, leave_out: list[tuple[int, int]]) -> None:
        mine = lessons.columns["age"][:, 0] == habits.age
        picked = {name: column[mine] for name, column in lessons.columns.items()}
        tested = picked["game"][:, 0] % HELD_OUT == 0
        self.learning, self.testing = np.nonzero(~tested)[0], np.nonzero(tested)[0]
        self.features = picked["features"]
        for begin, end in leave_out:
            self.features = np.where((self.features >= begin) & (self.features < end), NO_FEATURE, self.features)
        self.columns = habits.column[picked["cards"]]
        self.prices = np.where(picked["prices"] < 0, int(PRICES), picked["prices"]).astype(np.int64)
        possible = picked["cards"] != NO_CARD
        builds = possible & (picked["prices"][:, :HAND] >= 0)
        stages = possible & (picked["prices"][:, HAND:] >= 0)
        self.possible = np.concatenate([builds, stages, possible], 1)
        self.chances = picked["chances"].astype(np.float32)
        self.chances /= self.chances.sum(1, keepdims=True)
        self.worths = picked["worths"]

    def seen(self, places: NDArray[np.int64]) -> Floats:
        rows = np.zeros((len(places), NO_FEATURE + 1), np.float32)
        np.put_along_axis(rows, self.features[places].astype(np.int64), 1.0, 1)
        rows[:, NO_FEATURE] = 0.0
        return rows

    def foreseen(self, scores: Floats, places: NDArray[np.int64]) -> Floats:
        """The chance of each deed by these scores."""
        scores = np.where(self.possible[places], scores, -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)

    def surprise(self, foreseen: Floats, places: NDArray[np.int64]) -> tuple[float, float]:
        """How surprising the teacher is (cross-entropy, in powers of e); how often the likeliest deed is foreseen."""
        chances = self.chances[places]
        surprise = -(chances * np.log(np.maximum(foreseen, 1e-9))).sum(1).mean()
        return float(surprise), float((foreseen.argmax(1) == chances.argmax(1)).mean())

    def own(self) -> float:
        chances = self.chances[self.testing]
        return float(-(chances * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


def learn(
    lessons: Lessons, rounds: int, seed: int, rate: float, fading: float, leave_out: list[tuple[int, int]]
) -> tuple[bytes, bytes]:
    """The table and the prices that foresee the teacher best; says how well."""
    table = np.full((int(ROWS), int(FEATURES), 2), float(NEUTRAL), np.float32)
    prices = np.full((2, AGES, int(PRICES)), float(NEUTRAL), np.float32)
    totals = []
    for age in range(1, AGES + 1):
        habits = AgeHabits(age)
        lesson = Class(lessons, habits, leave_out)
        fit(habits, lesson, rounds, np.random.default_rng(seed + age), rate, fading)
        rounded(habits)
        totals.append(tell(habits, lesson))
        count = len(habits.cards)
        weights = habits.weights[:NO_FEATURE] * UNITS
        table[habits.cards, :, 0] += weights[:, :count].T
        table[habits.cards, :, 1] += weights[:, habits.part : habits.part + count].T
        table[len(CARDS) + age - 1] += weights[:, [habits.stage, habits.sell]]
        prices[:, age - 1] += habits.prices[:, : int(PRICES)] * UNITS
    print("all", *[f"{number:.4f}" for number in np.average([t[1:] for t in totals], 0, [t[0] for t in totals])])
    return as_bytes(table), as_bytes(prices)


def rounded(habits: AgeHabits) -> None:
    """What is tested is what will be written."""
    for numbers in (habits.weights, habits.prices):
        numbers[:] = np.clip(np.rint(numbers * UNITS), -int(NEUTRAL), 255 - int(NEUTRAL)) / UNITS


def fit(habits: AgeHabits, lesson: Class, rounds: int, chance: np.random.Generator, rate: float, fading: float) -> None:
    size = min(1024, len(lesson.learning))
    weights, prices = Adam(habits.weights), Adam(habits.prices)
    steps = rounds * (len(lesson.learning) // size)
    done = 0
    for _ in range(rounds):
        order = chance.permutation(lesson.learning)
        for begin in range(0, len(order) - size + 1, size):
            places = order[begin : begin + size]
            seen = lesson.seen(places)
            scores = habits.scores(seen, lesson.columns[places], lesson.prices[places])
            off = (lesson.foreseen(scores, places) - lesson.chances[places]) / size
            slope, price_slope = habits.slopes(seen, lesson.columns[places], lesson.prices[places], off)
            now = rate * (1.0 - done / steps)
            weights.step(slope + fading * habits.weights, now)
            prices.step(price_slope, now)
            done += 1


def tell(habits: AgeHabits, lesson: Class) -> list[float]:
    """Say how well the teacher is foreseen in the games that were not learnt from, and by the judgement."""
    places = lesson.testing
    scores = habits.scores(lesson.seen(places), lesson.columns[places], lesson.prices[places])
    surprise, agreed = lesson.surprise(lesson.foreseen(scores, places), places)
    worths = lesson.worths[places].astype(np.float32)
    judged = min(lesson.surprise(lesson.foreseen(worths / keen, places), places) for keen in np.arange(0.3, 4.0, 0.1))
    least = lesson.own()
    print(
        f"Age {habits.age}, {len(lesson.learning)} decisions: surprise {surprise:.4f}, agreed {agreed:.1%}; "
        f"judgement {judged[0]:.4f}, {judged[1]:.1%}; the teacher itself {least:.4f}",
        flush=True,
    )
    return [len(places), surprise, agreed, *judged, least]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    doing = parser.add_subparsers(dest="doing", required=True)
    watching = doing.add_parser("watch")
    watching.add_argument("teacher", help="net:FILE or judgement")
    watching.add_argument("--games", type=int, default=15_000)
    watching.add_argument("--seed", type=int, default=1)
    watching.add_argument("--by", type=Path, help="habits that play the games")
    watching.add_argument("--to", type=Path, required=True)
    learning = doing.add_parser("learn")
    learning.add_argument("lessons", type=Path, nargs="+")
    learning.add_argument("--rounds", type=int, default=6)
    learning.add_argument("--rate", type=float, default=0.01)
    learning.add_argument("--fading", type=float, default=1e-6, help="how much is forgotten that nothing confirms")
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument("--without", nargs="*", default=[], help="features to leave out, as BEGIN-END")
    learning.add_argument("--to", type=Path)
    asked = parser.parse_args()
    if asked.doing == "watch":
        by = habits_file.read(asked.by.read_bytes()) if asked.by else None
        watch(teacher_of(asked.teacher), asked.games, asked.seed, by).write(asked.to)
        return
    without = [(int(begin), int(end)) for begin, end in (each.split("-") for each in asked.without)]
    lessons = Lessons.read(asked.lessons)
    table, prices = learn(lessons, asked.rounds, asked.seed, asked.rate, asked.fading, without)
    if asked.to:
        asked.to.write_bytes(habits_file.written(table, prices))


if __name__ == "__main__":
    main()
