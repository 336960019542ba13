"""Buy plans: parsed buy lists as bots follow them, and the choice of the next purchase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.dominion.bots.buy_lists.advice_filter import speaks
from bastide.games.dominion.bots.buy_lists.buylist import BUY, UNLIMITED, Answer, Rule, Start
from bastide.games.dominion.bots.buy_lists.condition_eval import holds
from bastide.games.dominion.bots.card_choices.named import GARDENS, GRAND_MARKET
from bastide.games.dominion.bots.policy.rollout_policy import Habits
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.state.seat import DominionSeat
from bastide.games.dominion.rules.turn.setup import Setup


@final
class Menu:
    """The part of a plan that matters with one set-up: rules about its cards, and its kingdom Treasures.

    Kingdom Treasures are played before or after the basic ones.
    """

    def __init__(self, table: Setup, lines: list[Rule], before: list[int], after: list[int]) -> None:
        self.table = table
        self.lines = lines
        self.before = before
        self.after = after
        #: Whether there are Grand Markets, which cannot be bought with a Copper in play.
        self.grand_markets = GRAND_MARKET in table.piles


@final
class Plan:
    """Immutable buy plan, shared by all bots that follow it."""

    def __init__(
        self,
        rules: list[Rule],
        answers: list[Answer] | None = None,
        vetoes: list[Answer] | None = None,
        start: Start | None = None,
        for_any_kingdom: bool = True,
        rollout_policy: Habits | None = None,
    ) -> None:
        self.rules = rules
        #: Rules for other questions than purchases, and rules that forbid an action.
        self.answers: list[Answer] = [] if answers is None else answers
        self.vetoes: list[Answer] = [] if vetoes is None else vetoes
        self.start = start
        self.for_any_kingdom = for_any_kingdom
        #: Chooses the purchase if no rule applies.
        self.habits = rollout_policy
        #: Whether it buys Gardens, so that every card is worth points.
        self.hoards = any(rule.card == GARDENS for rule in rules)
        #: Cache for the last set-up: the next game usually has the same.
        self.menu: Menu | None = None

    def forbids(self, seat: DominionSeat, card: int) -> bool:
        """Whether a rule forbids gaining this card now."""
        return bool(self.vetoes) and speaks(self.vetoes, seat, BUY, seat.asker(), card)


def purchase(plan: Plan, seat: DominionSeat) -> int:
    """Return the card to buy now, by the first rule that applies; -1 for none."""
    return bought_by(plan.rules, plan, seat)


def bought_by(rules: list[Rule], plan: Plan, seat: DominionSeat) -> int:
    """Return the card to buy now by some of the plan's rules, else by its rollout policy; -1 for none."""
    for rule in rules:
        if (
            seat.can_buy(rule.card)
            and (rule.always or fits(rule, seat, seat.coins()))
            and not (plan.vetoes and plan.forbids(seat, rule.card))
        ):
            return rule.card
    return -1 if plan.habits is None else plan.habits.purchase(seat)


def wanted(plan: Plan, seat: DominionSeat, low: int, high: int, types: int) -> int:
    """Return the card of these types that the plan wants and that costs ``low`` to ``high``; -1 for none."""
    for rule in plan.rules:
        if in_reach(seat, rule.card, low, high, types) and fits(rule, seat, high) and not plan.forbids(seat, rule.card):
            return rule.card
    return -1 if plan.habits is None else plan.habits.wish(seat, low, high, types)


def in_reach(seat: DominionSeat, card: int, low: int, high: int, types: int) -> bool:
    """Whether the Supply has this card, at a cost of ``low`` to ``high`` and of one of these types."""
    return seat.supply(card) > 0 and low <= seat.cost(card) <= high and CARDS[card].types & types != 0


def fits(rule: Rule, seat: DominionSeat, coins: i64) -> bool:
    """Whether the limit and the condition of a rule allow its card now.

    ``coins`` is the value of that word in the condition: the coins to spend, or the cost limit of a gain.
    """
    if rule.limit != UNLIMITED and seat.owned(seat.player, rule.card) >= rule.limit:
        return False
    return holds(rule.term, seat, coins)
