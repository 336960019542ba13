"""Choice of cards to gain, and of cards to trash for them (Remodel, Mine, Forge)."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan, choose_wanted_gain, is_gainable
from bastide.games.dominion.bots.card_choices.card_values import card_value, trash_priority
from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE, CARDS, COSTS, TREASURE
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Highest cost of any card; larger sums of Forge gain nothing.
MAX_CARD_COST: Final = max(COSTS)


def choose_gain(plan: BuyPlan, seat: DominionSeat, low: int, high: int, types: int) -> int:
    """Choose a card to gain that costs ``low`` to ``high``: by the plan, else by value. Returns -1 if there is none."""
    best = choose_wanted_gain(plan, seat, low, high, types)
    if best >= 0:
        return best
    highest = 0
    for card in seat.piles():
        if is_gainable(seat, card, low, high, types):
            value = card_value(seat, card, plan.wants_every_card)
            if (best < 0 or value > highest) and not plan.forbids(seat, card):
                best = card
                highest = value
    return best


def trash_loss(plan: BuyPlan, seat: DominionSeat, card: int) -> int:
    """Return the value lost by trashing a card; negative for junk."""
    return card_value(seat, card, plan.wants_every_card) - 12 * trash_priority(seat, card, plan.wants_every_card)


def choose_upgrade(plan: BuyPlan, seat: DominionSeat, hand: list[int], more: int, types: int) -> tuple[int, int]:
    """Choose the card to trash for one that costs up to ``more`` more. Returns it and the gain in value, or (-1, 0)."""
    best = -1
    highest = 0
    for i, card in enumerate(hand):
        if CARDS[card].types & types == 0 or card in hand[:i]:
            continue
        gained = choose_gain(plan, seat, 0, seat.cost(card) + more, types)
        gain = 0 if gained < 0 else card_value(seat, gained, plan.wants_every_card)
        # For Mine a Copper is the smallest Treasure; otherwise trashing it is an advantage in itself.
        price = card_value(seat, card, plan.wants_every_card) if types == TREASURE else trash_loss(plan, seat, card)
        improvement = gain - price
        if best < 0 or improvement > highest:
            best = card
            highest = improvement
    return best, highest


def choose_forge_cards(plan: BuyPlan, seat: DominionSeat, hand: list[int]) -> list[int]:
    """Choose the cards to trash with Forge: the best of all sums of costs that the hand allows."""
    # For each sum of costs: the smallest loss, and the cards that have it.
    losses: list[int] = [0] + [0] * MAX_CARD_COST
    chosen: list[list[int] | None] = [[]] + [None] * MAX_CARD_COST
    for card in hand:
        cost = seat.cost(card)
        price = trash_loss(plan, seat, card)
        for total in range(MAX_CARD_COST - cost, -1, -1):
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
    for total in range(MAX_CARD_COST + 1):
        cards = chosen[total]
        if cards is None:
            continue
        gained = choose_gain(plan, seat, total, total, ANY_TYPE)
        gain = 0 if gained < 0 else card_value(seat, gained, plan.wants_every_card)
        if first or gain - losses[total] > highest:
            best = cards
            highest = gain - losses[total]
            first = False
    return best
