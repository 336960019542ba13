"""Which card to gain, and what to give up for it: Workshop to Forge."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.buy_lists.buy_plan import Plan, in_reach, wanted
from bastide.games.dominion.bots.card_choices.worth import junk, worth
from bastide.games.dominion.rules.cards.card import ANY_TYPE, CARDS, TREASURE
from bastide.games.dominion.rules.state.seat import DominionSeat

#: Nothing costs more than this; Forge's sums beyond it bring nothing.
DEAREST: Final = 11


def best_gain(plan: Plan, seat: DominionSeat, low: int, high: int, types: int) -> int:
    """The card to gain that costs from ``low`` to ``high``, or -1: the first wish of the list, else the worthiest."""
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
    """What trashing it costs; less than nothing for what one would gladly see go."""
    return worth(seat, card, plan.hoards) - 12 * junk(seat, card, plan.hoards)


def upgrade(plan: Plan, seat: DominionSeat, hand: list[int], more: int, types: int) -> tuple[int, int]:
    """The card to trash for one that costs up to ``more`` more, and what that improves; (-1, 0) without any card."""
    best = -1
    highest = 0
    for i, card in enumerate(hand):
        if CARDS[card].types & types == 0 or card in hand[:i]:
            continue
        gained = best_gain(plan, seat, 0, seat.cost(card) + more, types)
        gain = 0 if gained < 0 else worth(seat, gained, plan.hoards)
        # for a Mine, a Copper is just the smallest Treasure; elsewhere it is good to be rid of it
        price = worth(seat, card, plan.hoards) if types == TREASURE else loss(plan, seat, card)
        improvement = gain - price
        if best < 0 or improvement > highest:
            best = card
            highest = improvement
    return best, highest


def forging(plan: Plan, seat: DominionSeat, hand: list[int]) -> list[int]:
    """The cards to throw into a Forge: the best of all sums that the hand can make."""
    # for each sum, the least that has to be given up for it, and which cards those are
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
