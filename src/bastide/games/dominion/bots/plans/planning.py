"""Plan race: a bandit algorithm that selects the best buy plan from the current position, during a game.

Each candidate is followed in rollouts from the current position to the end of the game, promising ones more often.
Results of earlier turns are discounted, because the best plan may change during the game.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.core.randomness.rng import Rng
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.buy_lists.buylist import UNLIMITED, Rule, parse
from bastide.games.dominion.bots.buy_lists.condition_codes import NUMBER
from bastide.games.dominion.bots.buy_lists.ideas import engines, suggestions
from bastide.games.dominion.bots.card_choices.worth import FREE, PLAY_ORDER, VILLAGES
from bastide.games.dominion.rules.cards.basics import GOLD, LAST_BASIC
from bastide.games.dominion.rules.cards.card import CARDS

#: Number of rollouts of a candidate before it is compared with others and before the next candidate is added.
FIRST_GAMES: Final = 6
#: Exploration constant of the upper confidence bound.
CURIOSITY: Final = 0.35
#: A mutation of the best plan is added after this number of rollouts. Above ``MAX_CANDIDATES`` it replaces the worst.
VARIED_EVERY: Final = 25
ROOM: Final = 120
#: Discount of results from the previous turn.
MEMORY: Final = 0.8
#: Penalty for few games: this divided by the square root of the number of games.
CAUTION: Final = 1.0
#: A prepared plan starts as if it had this mean result in this number of games.
BELIEVED_GAMES: Final = 60.0
BELIEVED_RESULT: Final = 0.7


@final
class Prospect:
    """Candidate of the race and its results."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.plan = Plan(rules)
        self.games = 0.0
        self.total = 0.0

    def promise(self, exploration: float) -> float:
        """Return the mean result plus ``exploration`` divided by the square root of the number of games.

        A positive value gives an upper confidence bound, a negative one a lower bound.
        """
        return self.total / self.games + exploration / math.sqrt(self.games) if self.games > 0.0 else 2.0


@final
class Study:
    """Race of buy plans: ``next_candidate`` selects the plan to try, ``add_result`` stores its result."""

    def __init__(self, classics: list[Plan], prepared: list[Plan], piles: list[int]) -> None:
        """``classics`` are plans that opponents probably follow, ``prepared`` plans found for this kingdom."""
        self.kingdom = [card for card in piles if card > LAST_BASIC]
        self.classics = len(classics)
        self.prospects = [Prospect(plan.rules) for plan in classics + prepared]
        for prospect in self.prospects[self.classics :]:
            prospect.games = BELIEVED_GAMES
            prospect.total = BELIEVED_GAMES * BELIEVED_RESULT
        ids = [card.id for card in CARDS]
        for text in suggestions(self.kingdom) + engines(self.kingdom):
            self.prospects.append(Prospect(parse(text, "a suggestion", ids)))
        self.games = 0

    def next(self, rng: Rng) -> Prospect:
        """Select the candidate to try: by upper confidence bound, adding candidates one by one."""
        if self.games % VARIED_EVERY == 0 and self.games > FIRST_GAMES * len(self.prospects):
            self.vary(rng)
        best = self.prospects[0]
        highest = -1.0
        exploration = CURIOSITY * math.sqrt(math.log(self.games + 2.0))
        for prospect in self.prospects[: 1 + self.games // FIRST_GAMES]:
            bound = 10.0 - prospect.games if prospect.games < FIRST_GAMES else prospect.promise(exploration)
            if bound > highest:
                best = prospect
                highest = bound
        return best

    def note(self, prospect: Prospect, result: float) -> None:
        prospect.games += 1.0
        prospect.total += result
        self.games += 1

    def best(self) -> Plan:
        """Return the plan to follow: the one with the highest lower confidence bound."""
        return self.leader(len(self.prospects)).plan

    def likely(self) -> Plan:
        """Return the best of the classic plans, as the model of an opponent."""
        return self.leader(self.classics).plan

    def leader(self, among: int) -> Prospect:
        """Return the best of the first ``among`` candidates, by lower confidence bound."""
        best = self.prospects[0]
        for prospect in self.prospects[:among]:
            if prospect.games > 0.0 and prospect.promise(-CAUTION) > best.promise(-CAUTION):
                best = prospect
        return best

    def move_on(self) -> None:
        """Discount all results, because the game has advanced by a turn."""
        for prospect in self.prospects:
            prospect.games *= MEMORY
            prospect.total *= MEMORY

    def vary(self, rng: Rng) -> None:
        """Add a mutation of the best plan; at the maximum number of candidates it replaces the worst."""
        child = Prospect(varied(self.leader(len(self.prospects)).rules, self.kingdom, rng))
        if len(self.prospects) < ROOM:
            self.prospects.append(child)
            return
        worst = self.classics
        for place in range(self.classics, len(self.prospects)):
            if self.prospects[place].promise(CAUTION) < self.prospects[worst].promise(CAUTION):
                worst = place
        self.prospects[worst] = child


def varied(rules: list[Rule], kingdom: list[int], rng: Rng) -> list[Rule]:
    """Return a mutation of buy rules: a few rules added, removed, moved or changed."""
    lines = rules.copy()
    for _ in range(1 + rng.below(3)):
        vary_once(lines, kingdom, rng)
    return lines


def vary_once(lines: list[Rule], kingdom: list[int], rng: Rng) -> None:
    """Add, remove, move or change one rule at random."""
    kind = rng.below(10)
    place = int(rng.below(len(lines)))
    line = lines[place]
    if kind < 4:
        card = rng.choice(kingdom)
        limit = int(1 + rng.below(5 if PLAY_ORDER[card] >= FREE else 2))
        if PLAY_ORDER[card] >= VILLAGES:
            limit = int(1 + rng.below(3))
        lines.insert(place, Rule(card, limit, [], 0))
    elif kind < 5:
        if line.card > LAST_BASIC:
            lines.pop(place)
    elif kind < 7:
        if line.card > LAST_BASIC or line.card == GOLD:
            lines.pop(place)
            lines.insert(int(rng.below(len(lines) + 1)), line)
    elif kind < 8:
        if line.limit != UNLIMITED:
            more = line.limit + 1 if rng.below(2) else max(1, line.limit - 1)
            lines[place] = Rule(line.card, more, line.test, line.line)
    else:
        numbers = [at + 1 for at in range(0, len(line.test), 2) if line.test[at] == NUMBER]
        if numbers:
            test = line.test.copy()
            at = rng.choice(numbers)
            test[at] = max(0, test[at] + int(rng.below(5)) - 2)
            lines[place] = Rule(line.card, line.limit, test, line.line)
