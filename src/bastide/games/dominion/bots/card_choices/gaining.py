"""Choice of cards to gain, and of cards to trash for them (Remodel, Mine, Forge)."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.buy_lists.buy_plan import Plan, in_reach, wanted
from bastide.games.dominion.bots.card_choices.worth import junk, worth
from bastide.games.dominion.rules.cards.card import ANY_TYPE, CARDS, TREASURE
from bastide.games.dominion.rules.state.seat import DominionSeat

#: Highest cost of any card; larger sums of Forge gain nothing.
DEAREST: Final = 11


def best_gain(plan: Plan, seat: DominionSeat, low: int, high: int, types: int) -> int:
    """Choose a card to gain that costs ``low`` to ``high``: by the plan, else by value. Returns -1 if there is none."""
    best = wanted(plan, seat, low, high, types)
    if best >= 0:
        return best
    highest = 0
    for card in seat.piles():
        if in_reach(seat, card, low, high, types):
            value = worth(seat, card, plan.hoards)
            if (best < 0 or value > highest) and not plan.forbids(seat, card):
                best = card
                highest = value
    return best


def loss(plan: Plan, seat: DominionSeat, card: int) -> int:
    """Return the value lost by trashing a card; negative for junk."""
    return worth(seat, card, plan.hoards) - 12 * junk(seat, card, plan.hoards)


def upgrade(plan: Plan, seat: DominionSeat, hand: list[int], more: int, types: int) -> tuple[int, int]:
    """Choose the card to trash for one that costs up to ``more`` more. Returns it and the gain in value, or (-1, 0)."""
    best = -1
    highest = 0
    for i, card in enumerate(hand):
        if CARDS[card].types & types == 0 or card in hand[:i]:
            continue
        gained = best_gain(plan, seat, 0, seat.cost(card) + more, types)
        gain = 0 if gained < 0 else worth(seat, gained, plan.hoards)
        # For Mine a Copper is the smallest Treasure; otherwise trashing it is an advantage in itself.
        price = worth(seat, card, plan.hoards) if types == TREASURE else loss(plan, seat, card)
        improvement = gain - price
        if best < 0 or improvement > highest:
            best = card
            highest = improvement
    return best, highest


def forging(plan: Plan, seat: DominionSeat, hand: list[int]) -> list[int]:
    """Choose the cards to trash with Forge: the best of all sums of costs that the hand allows."""
    # For each sum of costs: the smallest loss, and the cards that have it.
    losses: list[int] = [0] + [0] * DEAREST
    chosen: list[list[int] | None] = [[]] + [None] * DEAREST
    for card in hand:
        cost = seat.cost(card)
        price = loss(plan, seat, card)
        for total in range(DEAREST - cost, -1, -1):
            before = chosen[total]
            if before is None:
                continue
            after = chosen[total + cost]
            if after is None or losses[total] + price < losses[total + cost]:
                losses[total + cost] = losses[total] + price
                chosen[total + cost] = [*before, card]
    best: list[int] = []
    highest = 0
    first = True
    for total in range(DEAREST + 1):
        cards = chosen[total]
        if cards is None:
            continue
        gained = best_gain(plan, seat, total, total, ANY_TYPE)
        gain = 0 if gained < 0 else worth(seat, gained, plan.hoards)
        if first or gain - losses[total] > highest:
            best = cards
            highest = gain - losses[total]
            first = False
    return best
