"""Plan race: a bandit algorithm that selects the best buy plan from the current position, during a game.

Each candidate is followed in rollouts from the current position to the end of the game, promising ones more often.
Results of earlier turns are discounted, because the best plan may change during the game.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.core.randomness.rng import Rng
from bastide.games.dominion.bots.buy_lists.buy_list_generator import (
    add_colony_rules,
    distinct_rules,
    generate_engine_lists,
    generate_money_lists,
    rules_for_kingdom,
)
from bastide.games.dominion.bots.buy_lists.buy_list_parser import UNLIMITED, BuyRule, parse_buy_rules
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.bots.buy_lists.condition_opcodes import NUMBER
from bastide.games.dominion.bots.card_choices.card_values import MIN_NONTERMINAL_ORDER, MIN_VILLAGE_ORDER, PLAY_ORDER
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, GOLD, LAST_BASIC_CARD
from bastide.games.dominion.rules.cards.printed_card import CARDS

#: Number of rollouts of a candidate before it is compared with others and before the next candidate is added.
GAMES_BEFORE_COMPARISON: Final = 6
#: Exploration constant of the upper confidence bound.
EXPLORATION: Final = 0.35
#: A mutation of the best plan is added after this number of rollouts. Above ``MAX_CANDIDATES`` it replaces the worst.
GAMES_PER_VARIATION: Final = 25
MAX_CANDIDATES: Final = 120
#: Discount of results from the previous turn.
RESULT_WEIGHT_PER_TURN: Final = 0.8
#: Penalty for few games: this divided by the square root of the number of games.
CAUTION_PER_ROOT_GAME: Final = 1.0
#: A prepared plan starts as if it had this mean result in this number of games.
PREPARED_PRIOR_GAMES: Final = 60.0
PREPARED_PRIOR_RESULT: Final = 0.7


@final
class PlanCandidate:
    """Candidate of the race and its results."""

    def __init__(self, rules: list[BuyRule]) -> None:
        self.rules = rules
        self.plan = BuyPlan(rules)
        self.games = 0.0
        self.total = 0.0

    def confidence_bound(self, exploration: float) -> float:
        """Return the mean result plus ``exploration`` divided by the square root of the number of games.

        A positive value gives an upper confidence bound, a negative one a lower bound.
        """
        return self.total / self.games + exploration / math.sqrt(self.games) if self.games > 0.0 else 2.0


@final
class PlanRace:
    """Race of buy plans: ``next_candidate`` selects the plan to try, ``add_result`` stores its result."""

    def __init__(
        self, classics: list[BuyPlan], prepared: list[BuyPlan], piles: list[int], as_in_0_1: bool = False
    ) -> None:
        """``classics`` are plans that opponents probably follow, ``prepared`` plans found for this kingdom.

        ``as_in_0_1``: as in version 0.1, plans take part that differ only in cards that this kingdom lacks.
        """
        self.kingdom = [card for card in piles if card > LAST_BASIC_CARD]
        ids = [card.id for card in CARDS]
        common = [plan.rules for plan in classics]
        if not as_in_0_1:
            common = distinct_rules([rules_for_kingdom(rules, self.kingdom) for rules in common])
            if COLONY in piles:
                common = distinct_rules(common + [add_colony_rules(rules) for rules in common])
        self.classic_count = len(common)
        self.candidates = [PlanCandidate(rules) for rules in common + [plan.rules for plan in prepared]]
        for prospect in self.candidates[self.classic_count :]:
            prospect.games = PREPARED_PRIOR_GAMES
            prospect.total = PREPARED_PRIOR_GAMES * PREPARED_PRIOR_RESULT
        for text in generate_money_lists(self.kingdom) + generate_engine_lists(self.kingdom):
            self.candidates.append(PlanCandidate(parse_buy_rules(text, "a suggestion", ids)))
        self.games = 0

    def next_candidate(self, rng: Rng) -> PlanCandidate:
        """Select the candidate to try: by upper confidence bound, adding candidates one by one."""
        if self.games % GAMES_PER_VARIATION == 0 and self.games > GAMES_BEFORE_COMPARISON * len(self.candidates):
            self.add_variation(rng)
        best = self.candidates[0]
        highest = -1.0
        exploration = EXPLORATION * math.sqrt(math.log(self.games + 2.0))
        for prospect in self.candidates[: 1 + self.games // GAMES_BEFORE_COMPARISON]:
            bound = (
                10.0 - prospect.games
                if prospect.games < GAMES_BEFORE_COMPARISON
                else prospect.confidence_bound(exploration)
            )
            if bound > highest:
                best = prospect
                highest = bound
        return best

    def add_result(self, prospect: PlanCandidate, result: float) -> None:
        prospect.games += 1.0
        prospect.total += result
        self.games += 1

    def best_plan(self) -> BuyPlan:
        """Return the plan to follow: the one with the highest lower confidence bound."""
        return self.leading_candidate(len(self.candidates)).plan

    def likely_opponent_plan(self) -> BuyPlan:
        """Return the best of the classic plans, as the model of an opponent."""
        return self.leading_candidate(self.classic_count).plan

    def leading_candidate(self, among: int) -> PlanCandidate:
        """Return the best of the first ``among`` candidates, by lower confidence bound."""
        best = self.candidates[0]
        for prospect in self.candidates[:among]:
            if prospect.games > 0.0 and prospect.confidence_bound(-CAUTION_PER_ROOT_GAME) > best.confidence_bound(
                -CAUTION_PER_ROOT_GAME
            ):
                best = prospect
        return best

    def discount_results(self) -> None:
        """Discount all results, because the game has advanced by a turn."""
        for prospect in self.candidates:
            prospect.games *= RESULT_WEIGHT_PER_TURN
            prospect.total *= RESULT_WEIGHT_PER_TURN

    def add_variation(self, rng: Rng) -> None:
        """Add a mutation of the best plan; at the maximum number of candidates it replaces the worst."""
        child = PlanCandidate(vary_rules(self.leading_candidate(len(self.candidates)).rules, self.kingdom, rng))
        if len(self.candidates) < MAX_CANDIDATES:
            self.candidates.append(child)
            return
        worst = self.classic_count
        for place in range(self.classic_count, len(self.candidates)):
            if self.candidates[place].confidence_bound(CAUTION_PER_ROOT_GAME) < self.candidates[worst].confidence_bound(
                CAUTION_PER_ROOT_GAME
            ):
                worst = place
        self.candidates[worst] = child


def vary_rules(rules: list[BuyRule], kingdom: list[int], rng: Rng) -> list[BuyRule]:
    """Return a mutation of buy rules: a few rules added, removed, moved or changed."""
    lines = rules.copy()
    for _ in range(1 + rng.below(3)):
        vary_rule(lines, kingdom, rng)
    return lines


def vary_rule(lines: list[BuyRule], kingdom: list[int], rng: Rng) -> None:
    """Add, remove, move or change one rule at random."""
    kind = rng.below(10)
    place = int(rng.below(len(lines)))
    line = lines[place]
    if kind < 4:
        card = rng.choice(kingdom)
        limit = int(1 + rng.below(5 if PLAY_ORDER[card] >= MIN_NONTERMINAL_ORDER else 2))
        if PLAY_ORDER[card] >= MIN_VILLAGE_ORDER:
            limit = int(1 + rng.below(3))
        lines.insert(place, BuyRule(card, limit, [], 0))
    elif kind < 5:
        if line.card > LAST_BASIC_CARD:
            lines.pop(place)
    elif kind < 7:
        if line.card > LAST_BASIC_CARD or line.card == GOLD:
            lines.pop(place)
            lines.insert(int(rng.below(len(lines) + 1)), line)
    elif kind < 8:
        if line.limit != UNLIMITED:
            more = line.limit + 1 if rng.below(2) else max(1, line.limit - 1)
            lines[place] = BuyRule(line.card, more, line.condition_code, line.line)
    else:
        numbers = [at + 1 for at in range(0, len(line.condition_code), 2) if line.condition_code[at] == NUMBER]
        if numbers:
            test = line.condition_code.copy()
            at = rng.choice(numbers)
            test[at] = max(0, test[at] + int(rng.below(5)) - 2)
            lines[place] = BuyRule(line.card, line.limit, test, line.line)
