"""Following a list at the table: which of its lines is the purchase now."""

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
    """What of a plan matters at one table: the lines about its cards, and its Treasures with a text.

    Those are played ``before`` or ``after`` the plain ones.
    """

    def __init__(self, table: Setup, lines: list[Rule], before: list[int], after: list[int]) -> None:
        self.table = table
        self.lines = lines
        self.before = before
        self.after = after
        #: Whether there are Grand Markets, for which Coppers are kept in hand.
        self.grand_markets = GRAND_MARKET in table.piles


@final
class Plan:
    """A list as bots carry it: read once, shared by all who follow it, never changed."""

    def __init__(
        self,
        rules: list[Rule],
        answers: list[Answer] | None = None,
        vetoes: list[Answer] | None = None,
        start: Start | None = None,
        for_any_kingdom: bool = True,
        habits: Habits | None = None,
    ) -> None:
        self.rules = rules
        #: What it says on other questions than what to buy, and what it forbids.
        self.answers: list[Answer] = [] if answers is None else answers
        self.vetoes: list[Answer] = [] if vetoes is None else vetoes
        self.start = start
        self.for_any_kingdom = for_any_kingdom
        #: What is bought where no line applies.
        self.habits = habits
        #: Whether it lives on Gardens, for which no card is one too many.
        self.hoards = any(rule.card == GARDENS for rule in rules)
        #: For the table at which somebody sat down last with it: the next game is mostly at the same.
        self.menu: Menu | None = None

    def forbids(self, seat: DominionSeat, card: int) -> bool:
        """Whether the list says never to get this card, as things are."""
        return bool(self.vetoes) and speaks(self.vetoes, seat, BUY, seat.asker(), card)


def purchase(plan: Plan, seat: DominionSeat) -> int:
    """The card to buy now: that of the first line that can be paid and fits, or -1."""
    return bought_by(plan.rules, plan, seat)


def bought_by(rules: list[Rule], plan: Plan, seat: DominionSeat) -> int:
    """The same by some lines of the plan: those whose cards are at the table."""
    for rule in rules:
        if (
            seat.can_buy(rule.card)
            and (rule.always or fits(rule, seat, seat.coins()))
            and not (plan.vetoes and plan.forbids(seat, rule.card))
        ):
            return rule.card
    return -1 if plan.habits is None else plan.habits.purchase(seat)


def wanted(plan: Plan, seat: DominionSeat, low: int, high: int, types: int) -> int:
    """The card to gain by the list from among those that cost from ``low`` to ``high``, or -1."""
    for rule in plan.rules:
        if in_reach(seat, rule.card, low, high, types) and fits(rule, seat, high) and not plan.forbids(seat, rule.card):
            return rule.card
    return -1 if plan.habits is None else plan.habits.wish(seat, low, high, types)


def in_reach(seat: DominionSeat, card: int, low: int, high: int, types: int) -> bool:
    """Whether the Supply has this card, at such a price and of one of these types."""
    return seat.supply(card) > 0 and low <= seat.cost(card) <= high and CARDS[card].types & types != 0


def fits(rule: Rule, seat: DominionSeat, coins: i64) -> bool:
    """Whether the line, limit and test, would take this card now.

    ``coins`` is what its test means by that word: the coins to spend, or the price limit of a gain.
    """
    if rule.limit != UNLIMITED and seat.owned(seat.player, rule.card) >= rule.limit:
        return False
    return holds(rule.term, seat, coins)
