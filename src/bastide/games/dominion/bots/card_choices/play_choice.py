"""Choice of the Action card to play, and of the card to play several times."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.buy_lists.answer_rules import has_rule_for
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.bots.card_choices.card_values import (
    CARD_VALUES,
    IS_DRAW_CARD,
    MIN_NONTERMINAL_ORDER,
    PLAY_ORDER,
    is_action,
    is_dead_card,
    is_endgame,
    is_treasure,
    trash_priority,
)
from bastide.games.dominion.bots.card_choices.gain_choice import choose_forge_cards, choose_upgrade
from bastide.games.dominion.bots.card_choices.kingdom_card_numbers import (
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
from bastide.games.dominion.rules.action_space import PLAY, TRASH
from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, SILVER
from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE, CARDS, TREASURE
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Actions that are not always worth playing, see ``is_worth_playing``.
CONDITIONAL_ACTIONS: Final = [
    *[THRONE_ROOM, KINGS_COURT, CHAPEL, TRADE_ROUTE, BISHOP, MONEYLENDER, MINT, MINE, REMODEL, EXPAND, FORGE, LIBRARY],
    *[WATCHTOWER, CELLAR],
]
#: By card: 1 if it is one of those.
IS_CONDITIONAL_ACTION: Final = bytes([1 if card.number in CONDITIONAL_ACTIONS else 0 for card in CARDS])


def choose_action_card(plan: BuyPlan, seat: DominionSeat) -> int:
    """Choose the Action card to play from the hand, or -1 for none.

    Actions that cost no Action come first; with Actions to spare, those that draw come before other terminals.
    """
    hand = seat.hand_bytes()
    refused = [card for card in hand if has_rule_for(plan.vetoes, seat, PLAY, -1, card)] if plan.vetoes else []
    while True:
        best = -1
        highest = 0
        for at in range(len(hand)):
            card = hand[at]
            order = PLAY_ORDER[card]
            if order == 0:
                continue
            if order < MIN_NONTERMINAL_ORDER and seat.actions() >= 2 and IS_DRAW_CARD[card] == 1:
                order += MIN_NONTERMINAL_ORDER // 2
            if order > highest and card not in refused:
                best = card
                highest = order
        if (
            best < 0
            or IS_CONDITIONAL_ACTION[best] == 0
            or is_worth_playing(plan, seat, best, hand_without(list(hand), best))
        ):
            return best
        refused.append(best)


def choose_card_to_repeat(plan: BuyPlan, seat: DominionSeat, cards: list[int]) -> int:
    """Choose the card to play twice or three times, or -1 if none is worth it."""
    best = -1
    highest = 0
    for card in cards:
        # Throne Room on Throne Room repeats two other cards.
        value = 200 if card in (THRONE_ROOM, KINGS_COURT) else CARD_VALUES[card]
        if value > highest and is_worth_playing(plan, seat, card, hand_without(seat.hand_cards(), card)):
            best = card
            highest = value
    return best


def is_worth_playing(plan: BuyPlan, seat: DominionSeat, card: int, hand: list[int]) -> bool:
    """Whether playing a card helps; ``hand`` are the other cards in hand."""
    if card in (THRONE_ROOM, KINGS_COURT):
        for other in hand:
            if (
                is_action(other)
                and other not in (THRONE_ROOM, KINGS_COURT)
                and is_worth_playing(plan, seat, other, hand_without(hand, other))
            ):
                return True
        return False
    if card == CHAPEL:
        return has_card_to_trash(plan, seat, hand, card)
    if card == TRADE_ROUTE:
        return not hand or has_card_to_trash(plan, seat, hand, card)
    if card == BISHOP:
        return not hand or has_card_to_trash(plan, seat, hand, card) or is_endgame(seat)
    if card == MONEYLENDER:
        return COPPER in hand
    if card == MINT:
        return choose_treasure_to_copy(hand) >= 0
    if card == MINE:
        return choose_upgrade(plan, seat, hand, 3, TREASURE)[1] > 0
    if card == REMODEL:
        return choose_upgrade(plan, seat, hand, 2, ANY_TYPE)[1] > 0
    if card == EXPAND:
        return choose_upgrade(plan, seat, hand, 3, ANY_TYPE)[1] > 0
    if card == FORGE:
        return len(choose_forge_cards(plan, seat, hand)) > 0
    if card == LIBRARY:
        return len(hand) < 7
    if card == WATCHTOWER:
        return len(hand) < 6
    if card == CELLAR:
        return any(is_dead_card(other) for other in hand)
    return True


def has_card_to_trash(plan: BuyPlan, seat: DominionSeat, hand: list[int], trasher: int) -> bool:
    """Whether a hand holds a card that the plan wants trashed by this card, or junk that it does not protect."""
    for card in hand:
        if plan.answers and has_rule_for(plan.answers, seat, TRASH, trasher, card):
            return True
        if trash_priority(seat, card, plan.wants_every_card) > 0 and not (
            plan.vetoes and has_rule_for(plan.vetoes, seat, TRASH, trasher, card)
        ):
            return True
    return False


def choose_treasure_to_copy(hand: list[int]) -> int:
    """Choose the Treasure that Mint should copy, a Silver or better; -1 for none."""
    best = -1
    for card in hand:
        if (
            is_treasure(card)
            and CARD_VALUES[card] >= CARD_VALUES[SILVER]
            and (best < 0 or CARD_VALUES[card] > CARD_VALUES[best])
        ):
            best = card
    return best


def hand_without(hand: list[int], card: int) -> list[int]:
    """Return the hand without one copy of a card."""
    rest = hand.copy()
    if card in rest:
        rest.remove(card)
    return rest
