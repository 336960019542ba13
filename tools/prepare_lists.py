"""Find a buy list for each recommended set of Dominion, for the expert to begin with.

    python tools/prepare_lists.py first_game_2e --minutes 10

The lists that come with the project are set against each other at the set; the best three are the field. All simple
ideas for the kingdom (money with a few cards, engines) are then tried against that field, and the best of them evolves:
variations play the same games as their parent, a few at first, and take its place when they have clearly won more.
The result is written beside the lists that were prepared before, unless those are better.
"""

from __future__ import annotations

import argparse
import math
import random
import re
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import NamedTuple

from bastide.core.errors import BastideError
from bastide.core.registry import get_game
from bastide.games.dominion.bots.bot import BuyListBot
from bastide.games.dominion.bots.buylist import OTHER_LINES, parse
from bastide.games.dominion.bots.levels import PREPARED
from bastide.games.dominion.bots.maker import FOLDER, read
from bastide.games.dominion.bots.planning import engines, suggestions
from bastide.games.dominion.bots.shopping import Plan
from bastide.games.dominion.rules.basics import LAST_BASIC
from bastide.games.dominion.rules.card import CARDS
from bastide.games.dominion.rules.cards import find_card
from bastide.games.dominion.rules.sets.recommended import RECOMMENDED

GAME = get_game("dominion")
IDS = [card.id for card in CARDS]
#: So many games has a variation to survive, stage by stage.
STAGES = (100, 300, 800, 2500)
#: A game of more decisions than this is lost for both.
LONGEST = 3000
#: So many games for each idea, those for the better ones, and so on.
TRIALS = (40, 200, 1000)
#: Games that tell in the end how good a list is.
VERDICT = 2000
#: Variations that are tried on the same games before others are drawn.
SAME_GAMES = 60


class Line(NamedTuple):
    """One line of a list, taken apart."""

    card: str
    limit: int
    test: str

    def __str__(self) -> str:
        limit = f" up to {self.limit}" if self.limit else ""
        return f"{self.card}{limit}{f' when {self.test}' if self.test else ''}"


def lines_of(text: str) -> list[Line]:
    found = []
    for line in text.splitlines():
        rest, _, test = line.partition("#")[0].strip().partition(" when ")
        card, _, limit = rest.partition(" up to ")
        if card and card.split()[0] not in OTHER_LINES:
            found.append(Line(card.strip().replace(" ", "_"), int(limit or 0), test.strip()))
    return found


def text_of(lines: list[Line]) -> str:
    return "".join(f"{line}\n" for line in lines)


def plan_of(lines: list[Line]) -> Plan:
    return Plan(parse(text_of(lines), "a variation", IDS))


# -- games ---------------------------------------------------------------------------------------


def result(own: Plan, other: Plan, kingdom: str, seed: int) -> float:
    """What ``own`` gets out of one game: 1 for a victory, a half for a shared one. Odd seeds change seats."""
    seat = seed % 2
    plans = [own, other] if seat == 0 else [other, own]
    bots = [BuyListBot(plan) for plan in plans]
    state = GAME.new_state(2, {"kingdom": kingdom}, seed // 2)
    player = state.next_actor()
    for _ in range(LONGEST):
        if player < 0:
            break
        state.perform(player, bots[player].choose(state.seat(player)))
        player = state.next_actor()
    outcome = state.outcome()
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners)


class Field:
    """The best lists that there are for a set, to be beaten."""

    def __init__(self, kingdom: str, seed: int) -> None:
        self.kingdom = kingdom
        self.seed = seed
        known = {path.stem: read(path) for path in sorted(FOLDER.glob("*.txt"))}
        shares = {
            name: sum(
                result(plan, other, kingdom, seed + game)
                for rival, other in known.items()
                if rival != name
                for game in range(6)
            )
            for name, plan in known.items()
        }
        self.names = sorted(shares, key=shares.__getitem__, reverse=True)[:3]
        self.plans = [known[name] for name in self.names]

    def result(self, plan: Plan, game: int) -> float:
        """Two games in a row are against the same rival, one from each seat."""
        return result(plan, self.plans[game // 2 % len(self.plans)], self.kingdom, self.seed + game)

    def share(self, plan: Plan, first: int, games: int) -> float:
        return sum(self.result(plan, first + game) for game in range(games)) / games


# -- variations ----------------------------------------------------------------------------------


def tests(cards: list[str], chance: random.Random) -> str:
    """Something that a line may be made to depend on."""
    forms: list[Callable[[], str]] = [
        lambda: f"turn <= {chance.randint(3, 16)}",
        lambda: f"turn >= {chance.randint(3, 16)}",
        lambda: f"provinces <= {chance.randint(1, 7)}",
        lambda: f"have({chance.choice(cards)}) >= {chance.randint(1, 4)}",
        lambda: f"have(terminals) <= have(splitters) + {chance.randint(0, 3)}",
        lambda: f"have(cards) >= {chance.randint(14, 34)}",
        lambda: f"have(cards) <= {chance.randint(12, 30)}",
        lambda: f"have(actions) >= {chance.randint(3, 14)}",
        lambda: f"coins >= {chance.randint(4, 16)}",
        lambda: f"money >= {chance.randint(8, 26)}",
    ]
    return chance.choice(forms)()


def varied(lines: list[Line], cards: list[str], chance: random.Random) -> list[Line]:
    """The list with a line or a few added, dropped, moved or changed."""
    lines = list(lines)
    basic = ["gold", "gold", "silver", "duchy", "estate", "province"]
    for _ in range(chance.choice([1, 1, 2, 2, 3])):
        place = chance.randrange(len(lines))
        line = lines[place]
        kind = chance.random()
        numbers = list(re.finditer(r"\d+", line.test))
        if kind < 0.28:
            test = tests(cards, chance) if chance.random() < 0.5 else ""
            added = Line(chance.choice(cards + basic), chance.choice([0, 1, 1, 2, 2, 3, 4, 6]), test)
            lines.insert(chance.randrange(len(lines) + 1), added)
        elif kind < 0.38 and len(lines) > 4:
            lines.pop(place)
        elif kind < 0.55:
            lines.insert(chance.randrange(len(lines)), lines.pop(place))
        elif kind < 0.68:
            limit = max(1, line.limit + chance.choice([-1, 1, 2])) if line.limit else chance.randint(1, 6)
            lines[place] = line._replace(limit=limit)
        elif kind < 0.74:
            lines[place] = line._replace(limit=0)
        elif kind < 0.88 and numbers:
            number = chance.choice(numbers)
            changed = max(0, int(number.group()) + chance.choice([-3, -2, -1, 1, 2, 3]))
            lines[place] = line._replace(test=line.test[: number.start()] + str(changed) + line.test[number.end() :])
        elif kind < 0.93:
            more = tests(cards, chance)
            word = chance.choice(["and", "or"])
            lines[place] = line._replace(test=f"({line.test}) {word} {more}" if line.test else more)
        elif kind < 0.97:
            lines[place] = line._replace(test="")
        else:
            lines[place] = line._replace(card=chance.choice(cards))
    return lines


class Evolution:
    """A list that gives way to its better variations."""

    def __init__(self, field: Field, lines: list[Line], cards: list[str], chance: random.Random) -> None:
        self.field = field
        self.lines = lines
        self.plan = plan_of(lines)
        self.cards = cards
        self.chance = chance
        self.tried = 0
        self.generations = 0
        #: The number of the first game of these trials, and what the list at hand got out of them so far.
        self.first = 0
        self.own: list[float] = []

    def new_games(self) -> None:
        self.first += STAGES[-1] * 2
        self.own = []

    def step(self) -> None:
        self.tried += 1
        lines = varied(self.lines, self.cards, self.chance)
        try:
            plan = plan_of(lines)
        except BastideError:
            return  # two tests joined into more than a line may hold
        if self.better(plan):
            self.lines = lines
            self.plan = plan
            self.generations += 1
            self.new_games()
        elif self.tried % SAME_GAMES == 0:
            self.new_games()

    def prune(self) -> None:
        """Leave out the lines that have no say in any of many games."""
        games = range(self.first, self.first + STAGES[1])
        results = [self.field.result(self.plan, game) for game in games]
        for line in self.lines[::-1]:
            fewer = [other for other in self.lines if other is not line]
            if fewer and results == [self.field.result(plan_of(fewer), game) for game in games]:
                self.lines = fewer
        self.plan = plan_of(self.lines)

    def better(self, plan: Plan) -> bool:
        """Whether it wins more, and not by chance: given up as soon as that does not look likely."""
        results: list[float] = []
        for games in STAGES:
            results += [self.field.result(plan, self.first + game) for game in range(len(results), games)]
            self.own += [self.field.result(self.plan, self.first + game) for game in range(len(self.own), games)]
            gains = [new - old for new, old in zip(results, self.own[:games], strict=True)]
            mean = sum(gains) / games
            error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / games
            if mean <= 0.3 * error:
                return False
            if mean > 2.7 * error and games >= 300:
                return True
        return mean > 1.3 * error


# -- a set ---------------------------------------------------------------------------------------


def at_hand(lines: list[Line], kingdom: str) -> list[Line]:
    """Without the cards that this set does not have."""
    return [line for line in lines if find_card(line.card).number <= LAST_BASIC or line.card in RECOMMENDED[kingdom]]


def prepare(kingdom: str, minutes: float, seed: int) -> None:
    deadline = process_time() + 60 * minutes
    chance = random.Random(f"{kingdom} {seed}")
    field = Field(kingdom, chance.randrange(1 << 40))
    numbers = [find_card(name).number for name in RECOMMENDED[kingdom]]
    ideas = [lines_of(text) for text in suggestions(numbers) + engines(numbers)]
    ideas += [at_hand(lines_of((FOLDER / f"{name}.txt").read_text()), kingdom) for name in field.names]
    written = PREPARED / f"{kingdom}.txt"
    before = lines_of(written.read_text()) if written.exists() else None
    if before:
        ideas.append(before)
    for games in TRIALS:
        ranking = sorted(ideas, key=lambda idea: field.share(plan_of(idea), -10_000, games), reverse=True)
        ideas = ranking[: max(1, len(ranking) // 8)]
    evolution = Evolution(field, ideas[0], list(RECOMMENDED[kingdom]), chance)
    start = field.share(evolution.plan, -40_000, VERDICT)
    while process_time() < deadline:
        evolution.step()
    evolution.prune()
    end = field.share(evolution.plan, -40_000, VERDICT)
    print(f"{kingdom}: against {', '.join(field.names)}: {start:.1%} at first, {end:.1%} after", end=" ")
    print(f"{evolution.generations} generations, {evolution.tried} variations", flush=True)
    if before is None or end > field.share(plan_of(before), -40_000, VERDICT):
        write(written, kingdom, evolution, end)


def write(path: Path, kingdom: str, evolution: Evolution, share: float) -> None:
    path.parent.mkdir(exist_ok=True)
    names = ", ".join(evolution.field.names)
    head = (
        f"# For {kingdom}, found by evolution (tools/prepare_lists.py); {share:.0%} of the games against\n# {names}.\n"
    )
    path.write_text(head + text_of(evolution.lines))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("sets", nargs="*", metavar="SET", help="recommended sets; all of them if none is named")
    parser.add_argument("--minutes", type=float, default=3.0, help="of processor time for each set (3)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.sets:
        if name not in RECOMMENDED:
            parser.error(f"there is no recommended set {name!r}")
    for name in given.sets or list(RECOMMENDED):
        prepare(name, given.minutes, given.seed)


if __name__ == "__main__":
    main()
