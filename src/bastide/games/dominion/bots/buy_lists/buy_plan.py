"""Buy plans: parsed buy lists as bots follow them, and the choice of the next purchase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.dominion.bots.buy_lists.answer_rules import has_rule_for
from bastide.games.dominion.bots.buy_lists.buy_list_parser import (
    BUY_VERB,
    UNLIMITED,
    AnswerRule,
    BuyRule,
    StartingCards,
)
from bastide.games.dominion.bots.buy_lists.condition_evaluator import is_condition_true
from bastide.games.dominion.bots.card_choices.kingdom_card_numbers import GARDENS, GRAND_MARKET
from bastide.games.dominion.bots.policy.rollout_policy import RolloutPolicy
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.state.seat_queries import DominionSeat
from bastide.games.dominion.rules.turn.game_setup import Setup


@final
class TablePlan:
    """The part of a plan that matters with one set-up: rules about its cards, and its kingdom Treasures.

    Kingdom Treasures are played before or after the basic ones.
    """

    def __init__(
        self, setup: Setup, rules: list[BuyRule], treasures_before_basic: list[int], treasures_after_basic: list[int]
    ) -> None:
        self.setup = setup
        self.rules = rules
        self.treasures_before_basic = treasures_before_basic
        self.treasures_after_basic = treasures_after_basic
        #: Whether there are Grand Markets, which cannot be bought with a Copper in play.
        self.has_grand_market = GRAND_MARKET in setup.piles


@final
class BuyPlan:
    """Immutable buy plan, shared by all bots that follow it."""

    def __init__(
        self,
        rules: list[BuyRule],
        answers: list[AnswerRule] | None = None,
        vetoes: list[AnswerRule] | None = None,
        start: StartingCards | None = None,
        for_any_kingdom: bool = True,
        rollout_policy: RolloutPolicy | None = None,
    ) -> None:
        self.rules = rules
        #: Rules for other questions than purchases, and rules that forbid an action.
        self.answers: list[AnswerRule] = [] if answers is None else answers
        self.vetoes: list[AnswerRule] = [] if vetoes is None else vetoes
        self.start = start
        self.for_any_kingdom = for_any_kingdom
        #: Chooses the purchase if no rule applies.
        self.rollout_policy = rollout_policy
        #: Whether it buys Gardens, so that every card is worth points.
        self.wants_every_card = any(rule.card == GARDENS for rule in rules)
        #: Cache for the last set-up: the next game usually has the same.
        self.last_table_plan: TablePlan | None = None

    def forbids(self, seat: DominionSeat, card: int) -> bool:
        """Whether a rule forbids gaining this card now."""
        return bool(self.vetoes) and has_rule_for(self.vetoes, seat, BUY_VERB, seat.asking_card(), card)


def choose_purchase(plan: BuyPlan, seat: DominionSeat) -> int:
    """Return the card to buy now, by the first rule that applies; -1 for none."""
    return choose_purchase_by_rules(plan.rules, plan, seat)


def choose_purchase_by_rules(rules: list[BuyRule], plan: BuyPlan, seat: DominionSeat) -> int:
    """Return the card to buy now by some of the plan's rules, else by its rollout policy; -1 for none."""
    for rule in rules:
        if (
            seat.can_buy(rule.card)
            and (rule.is_unconditional or is_rule_applicable(rule, seat, seat.coins()))
            and not (plan.vetoes and plan.forbids(seat, rule.card))
        ):
            return rule.card
    return -1 if plan.rollout_policy is None else plan.rollout_policy.choose_purchase(seat)


def choose_wanted_gain(plan: BuyPlan, seat: DominionSeat, low: int, high: int, types: int) -> int:
    """Return the card of these types that the plan wants and that costs ``low`` to ``high``; -1 for none."""
    for rule in plan.rules:
        if (
            is_gainable(seat, rule.card, low, high, types)
            and is_rule_applicable(rule, seat, high)
            and not plan.forbids(seat, rule.card)
        ):
            return rule.card
    return -1 if plan.rollout_policy is None else plan.rollout_policy.choose_gain(seat, low, high, types)


def is_gainable(seat: DominionSeat, card: int, low: int, high: int, types: int) -> bool:
    """Whether the Supply has this card, at a cost of ``low`` to ``high`` and of one of these types."""
    return seat.supply_left(card) > 0 and low <= seat.cost(card) <= high and CARDS[card].types & types != 0


def is_rule_applicable(rule: BuyRule, seat: DominionSeat, coins: i64) -> bool:
    """Whether the limit and the condition of a rule allow its card now.

    ``coins`` is the value of that word in the condition: the coins to spend, or the cost limit of a gain.
    """
    if rule.limit != UNLIMITED and seat.count_owned(seat.player, rule.card) >= rule.limit:
        return False
    return is_condition_true(rule.condition, seat, coins)
