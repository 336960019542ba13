"""Choice of the Action card to play, and of the card to play several times."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.buy_lists.advice_filter import speaks
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.card_choices.gaining import forging, upgrade
from bastide.games.dominion.bots.card_choices.named import (
    BISHOP,
    CELLAR,
    CHAPEL,
    EXPAND,
    FORGE,
    KINGS_COURT,
    LIBRARY,
    MINE,
    MINT,
    MONEYLENDER,
    REMODEL,
    THRONE_ROOM,
    TRADE_ROUTE,
    WATCHTOWER,
)
from bastide.games.dominion.bots.card_choices.worth import (
    DRAWING,
    FREE,
    PLAY_ORDER,
    WORTH,
    is_action,
    is_dead,
    is_late,
    is_treasure,
    junk,
)
from bastide.games.dominion.rules.actions import PLAY, TRASH
from bastide.games.dominion.rules.cards.basics import COPPER, SILVER
from bastide.games.dominion.rules.cards.card import ANY_TYPE, CARDS, TREASURE
from bastide.games.dominion.rules.state.seat import DominionSeat

#: Actions that are not always worth playing, see ``is_worth_playing``.
DEPENDING: Final = [
    *[THRONE_ROOM, KINGS_COURT, CHAPEL, TRADE_ROUTE, BISHOP, MONEYLENDER, MINT, MINE, REMODEL, EXPAND, FORGE, LIBRARY],
    *[WATCHTOWER, CELLAR],
]
#: By card: 1 if it is one of those; 1 if it draws cards.
DEPENDS: Final = bytes([1 if card.number in DEPENDING else 0 for card in CARDS])
DRAWS: Final = bytes([1 if card.id in DRAWING else 0 for card in CARDS])


def next_action(plan: Plan, seat: DominionSeat) -> int:
    """Choose the Action card to play from the hand, or -1 for none.

    Actions that cost no Action come first; with Actions to spare, those that draw come before other terminals.
    """
    hand = seat.hand_row()
    refused = [card for card in hand if speaks(plan.vetoes, seat, PLAY, -1, card)] if plan.vetoes else []
    while True:
        best = -1
        highest = 0
        for at in range(len(hand)):
            card = hand[at]
            order = PLAY_ORDER[card]
            if order == 0:
                continue
            if order < FREE and seat.actions() >= 2 and DRAWS[card] == 1:
                order += FREE // 2
            if order > highest and card not in refused:
                best = card
                highest = order
        if best < 0 or DEPENDS[best] == 0 or is_useful(plan, seat, best, without(list(hand), best)):
            return best
        refused.append(best)


def best_to_repeat(plan: Plan, seat: DominionSeat, cards: list[int]) -> int:
    """Choose the card to play twice or three times, or -1 if none is worth it."""
    best = -1
    highest = 0
    for card in cards:
        # Throne Room on Throne Room repeats two other cards.
        value = 200 if card in (THRONE_ROOM, KINGS_COURT) else WORTH[card]
        if value > highest and is_useful(plan, seat, card, without(seat.hand_cards(), card)):
            best = card
            highest = value
    return best


def is_useful(plan: Plan, seat: DominionSeat, card: int, hand: list[int]) -> bool:
    """Whether playing a card helps; ``hand`` are the other cards in hand."""
    if card in (THRONE_ROOM, KINGS_COURT):
        for other in hand:
            if (
                is_action(other)
                and other not in (THRONE_ROOM, KINGS_COURT)
                and is_useful(plan, seat, other, without(hand, other))
            ):
                return True
        return False
    if card == CHAPEL:
        return has_junk(plan, seat, hand, card)
    if card == TRADE_ROUTE:
        return not hand or has_junk(plan, seat, hand, card)
    if card == BISHOP:
        return not hand or has_junk(plan, seat, hand, card) or is_late(seat)
    if card == MONEYLENDER:
        return COPPER in hand
    if card == MINT:
        return to_copy(hand) >= 0
    if card == MINE:
        return upgrade(plan, seat, hand, 3, TREASURE)[1] > 0
    if card == REMODEL:
        return upgrade(plan, seat, hand, 2, ANY_TYPE)[1] > 0
    if card == EXPAND:
        return upgrade(plan, seat, hand, 3, ANY_TYPE)[1] > 0
    if card == FORGE:
        return len(forging(plan, seat, hand)) > 0
    if card == LIBRARY:
        return len(hand) < 7
    if card == WATCHTOWER:
        return len(hand) < 6
    if card == CELLAR:
        return any(is_dead(other) for other in hand)
    return True


def has_junk(plan: Plan, seat: DominionSeat, hand: list[int], trasher: int) -> bool:
    """Whether a hand holds a card that the plan wants trashed by this card, or junk that it does not protect."""
    for card in hand:
        if plan.answers and speaks(plan.answers, seat, TRASH, trasher, card):
            return True
        if junk(seat, card, plan.hoards) > 0 and not (plan.vetoes and speaks(plan.vetoes, seat, TRASH, trasher, card)):
            return True
    return False


def to_copy(hand: list[int]) -> int:
    """Choose the Treasure that Mint should copy, a Silver or better; -1 for none."""
    best = -1
    for card in hand:
        if is_treasure(card) and WORTH[card] >= WORTH[SILVER] and (best < 0 or WORTH[card] > WORTH[best]):
            best = card
    return best


def without(hand: list[int], card: int) -> list[int]:
    """Return the hand without one copy of a card."""
    rest = hand.copy()
    if card in rest:
        rest.remove(card)
    return rest
