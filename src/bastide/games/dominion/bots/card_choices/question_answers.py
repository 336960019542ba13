"""Answers to the questions of cards, one function per kind of question.

The answers are independent of the strategy, except that the buy plan chooses gained cards and may forbid trashing or
discarding a card. Otherwise they compare cards on the scale of ``card_values``.
"""

from __future__ import annotations

from bastide.games.dominion.bots.buy_lists.answer_rules import cards_allowed, cards_offered
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan, is_rule_applicable
from bastide.games.dominion.bots.card_choices.card_values import (
    CARD_VALUES,
    MIN_NONTERMINAL_ORDER,
    MIN_VILLAGE_ORDER,
    PLAY_ORDER,
    card_value,
    is_action,
    is_dead_card,
    trash_priority,
)
from bastide.games.dominion.bots.card_choices.gain_choice import choose_upgrade, trash_loss
from bastide.games.dominion.bots.card_choices.kingdom_card_numbers import (
    BISHOP,
    BUREAUCRAT,
    EXPAND,
    HARBINGER,
    MINE,
    MONEYLENDER,
    MOUNTEBANK,
    REMODEL,
    ROYAL_SEAL,
    VASSAL,
    VAULT,
    WATCHTOWER,
)
from bastide.games.dominion.bots.card_choices.play_choice import (
    choose_card_to_repeat,
    choose_treasure_to_copy,
    is_worth_playing,
)
from bastide.games.dominion.rules.action_space import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    GAIN,
    KEEP,
    PLAY,
    REVEAL,
    SET_ASIDE,
    TAKE,
    TOPDECK,
    TRASH,
    USE,
    action_of,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER
from bastide.games.dominion.rules.cards.card_bytes import contains_card
from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE, TREASURE
from bastide.games.dominion.rules.state.seat_queries import DominionSeat


def card_with_highest_value(cards: list[int], values: list[int]) -> int:
    """Return the card with the highest value, the first of equals."""
    best = 0
    for i in range(1, len(cards)):
        if values[i] > values[best]:
            best = i
    return cards[best]


# -- discard and trash -----------------------------------------------------------------------


def answer_discard(plan: BuyPlan, seat: DominionSeat) -> int:
    """Discard the least useful card; if discarding is optional, only cards without a use this turn."""
    cards = cards_allowed(plan.vetoes, seat, DISCARD)
    if not cards:
        return DONE
    worst = card_with_highest_value(cards, [-remaining_use_this_turn(seat, card) for card in cards])
    if not seat.is_legal(DONE) or seat.asking_card() == MOUNTEBANK:
        return action_of(DISCARD, worst)
    if seat.asking_card() == VAULT and seat.current_player() != seat.player:
        dead = sum([seat.count_in_hand(card) for card in cards if is_dead_card(card)])
        return action_of(DISCARD, worst) if dead >= 2 else DONE
    return action_of(DISCARD, worst) if remaining_use_this_turn(seat, worst) <= 0 else DONE


def remaining_use_this_turn(seat: DominionSeat, card: int) -> int:
    """Rate how useful a card in hand still is this turn; 0 for useless."""
    if is_dead_card(card):
        return 0
    if is_action(card):
        mine = seat.current_player() == seat.player
        if mine and seat.actions() == 0:
            return 0
        if PLAY_ORDER[card] < MIN_NONTERMINAL_ORDER and is_surplus_terminal(seat, card):
            return 0 if mine and seat.actions() == 1 else 5
    return 10 if card == COPPER else 12 + CARD_VALUES[card] // 3


def is_surplus_terminal(seat: DominionSeat, card: int) -> bool:
    """Whether the hand holds an equal or better terminal, and no card that gives two Actions."""
    better = seat.count_in_hand(card) >= 2
    for other in seat.hand_cards():
        if PLAY_ORDER[other] >= MIN_VILLAGE_ORDER:
            return False
        if is_action(other) and PLAY_ORDER[card] < PLAY_ORDER[other] < MIN_NONTERMINAL_ORDER:
            better = True
    return better


def answer_trash(plan: BuyPlan, seat: DominionSeat) -> int:
    """Trash the card with the lowest value; for cards that pay for trashing, the best exchange."""
    asker = seat.asking_card()
    cards = cards_allowed(plan.vetoes, seat, TRASH)
    if not cards:
        return DONE
    if asker in (REMODEL, EXPAND, MINE):
        card, improvement = choose_upgrade(
            plan, seat, cards, 2 if asker == REMODEL else 3, TREASURE if asker == MINE else ANY_TYPE
        )
        return action_of(TRASH, card) if improvement > 0 or not seat.is_legal(DONE) else DONE
    if asker == MONEYLENDER:
        return action_of(TRASH, COPPER)
    if asker == BISHOP and seat.current_player() == seat.player:
        # Bishop gives half the cost in points; a point is worth 8 on the scale where a Province is 90.
        return action_of(
            TRASH,
            card_with_highest_value(
                cards, [8 * (seat.cost(card) // 2) - trash_loss(plan, seat, card) for card in cards]
            ),
        )
    card = card_with_highest_value(cards, [-trash_loss(plan, seat, card) for card in cards])
    if trash_priority(seat, card, plan.wants_every_card) > 0 or not seat.is_legal(DONE):
        return action_of(TRASH, card)
    return DONE


def answer_trash_revealed(seat: DominionSeat) -> int:
    """Trash the worst own card (Bandit), or the best card of an opponent (Thief)."""
    cards = cards_offered(seat, TRASH)
    sign = -1 if seat.affected_player() == seat.player else 1
    return action_of(TRASH, card_with_highest_value(cards, [sign * CARD_VALUES[card] for card in cards]))


def answer_trash_or_discard(plan: BuyPlan, seat: DominionSeat) -> int:
    """Trash a revealed Treasure that is junk, else discard it (Loan)."""
    card = cards_offered(seat, TRASH)[0]
    return action_of(TRASH, card) if trash_priority(seat, card, plan.wants_every_card) > 0 else action_of(DISCARD, card)


def answer_sentry(plan: BuyPlan, seat: DominionSeat) -> int:
    """Trash junk, discard dead cards, put the rest back."""
    cards = cards_offered(seat, TRASH)
    card = card_with_highest_value(cards, [-trash_loss(plan, seat, card) for card in cards])
    if trash_priority(seat, card, plan.wants_every_card) > 0:
        return action_of(TRASH, card)
    return action_of(DISCARD, card) if is_dead_card(card) else action_of(TOPDECK, card)


def answer_spy(seat: DominionSeat) -> int:
    """Keep good cards on one's own deck and bad cards on the opponents' decks (Spy)."""
    card = cards_offered(seat, DISCARD)[0]
    good = CARD_VALUES[card] > CARD_VALUES[COPPER] and not is_dead_card(card)
    mine = seat.affected_player() == seat.player
    return action_of(TOPDECK, card) if good == mine else action_of(DISCARD, card)


def answer_discard_deck(seat: DominionSeat) -> int:
    """Discard the deck, so that new cards are drawn sooner (Chancellor)."""
    return DISCARD_DECK


# -- gain and take ---------------------------------------------------------------------------


def answer_gain(plan: BuyPlan, seat: DominionSeat) -> int:
    """Gain by the buy rules, with the cost limit as coins; else the card with the highest value."""
    cards = cards_offered(seat, GAIN)
    limit = max([seat.cost(card) for card in cards])
    row = bytes(cards)
    for rule in plan.rules:
        if (
            contains_card(row, rule.card)
            and is_rule_applicable(rule, seat, limit)
            and not plan.forbids(seat, rule.card)
        ):
            return action_of(GAIN, rule.card)
    if plan.rollout_policy is not None:
        return action_of(GAIN, plan.rollout_policy.choose_among(seat, cards, limit))
    free = [card for card in cards if not plan.forbids(seat, card)]
    if not free:
        return DONE if seat.is_legal(DONE) else action_of(GAIN, cards[0])
    return action_of(
        GAIN, card_with_highest_value(free, [card_value(seat, card, plan.wants_every_card) for card in free])
    )


def answer_gain_trashed(plan: BuyPlan, seat: DominionSeat) -> int:
    """Gain all trashed cards except Coppers, or all if the plan wants every card (Thief)."""
    for card in cards_offered(seat, GAIN):
        if card != COPPER or plan.wants_every_card:
            return action_of(GAIN, card)
    return DONE


def answer_take(seat: DominionSeat) -> int:
    """Take all Coppers (Counting House)."""
    return action_of(TAKE, COPPER)


def answer_reveal(seat: DominionSeat) -> int:
    """Reveal the best Treasure to copy (Mint)."""
    card = choose_treasure_to_copy(cards_offered(seat, REVEAL))
    return action_of(REVEAL, card) if card >= 0 else DONE


def answer_library(seat: DominionSeat) -> int:
    """Keep a drawn Action if it can still be played (Library). The card is already in hand."""
    card = cards_offered(seat, KEEP)[0]
    waiting = sum([1 for other in seat.hand_cards() if is_action(other) and PLAY_ORDER[other] < MIN_NONTERMINAL_ORDER])
    playable = seat.actions() > 0 if PLAY_ORDER[card] >= MIN_NONTERMINAL_ORDER else seat.actions() >= waiting
    return action_of(KEEP, card) if playable else action_of(SET_ASIDE, card)


# -- the top of the deck ---------------------------------------------------------------------


def answer_topdeck(seat: DominionSeat) -> int:
    """Put the card onto the deck that is best drawn next turn."""
    cards = cards_offered(seat, TOPDECK)
    if seat.asking_card() == HARBINGER:
        card = card_with_highest_value(cards, [-1 if is_dead_card(card) else CARD_VALUES[card] for card in cards])
        return action_of(TOPDECK, card) if CARD_VALUES[card] > CARD_VALUES[COPPER] and not is_dead_card(card) else DONE
    if seat.asking_card() == BUREAUCRAT:
        return action_of(TOPDECK, cards[0])
    return action_of(TOPDECK, card_with_highest_value(cards, [topdeck_value(seat, card) for card in cards]))


def topdeck_value(seat: DominionSeat, card: int) -> int:
    """Rate having a card next turn instead of now.

    Best is an Action that can no longer be played, then the smallest Treasure. A dead card would weaken the next hand.
    """
    if is_dead_card(card):
        return -15
    now = remaining_use_this_turn(seat, card)
    return CARD_VALUES[card] if now == 0 else -now


def answer_put_back(seat: DominionSeat) -> int:
    """Put cards back in any order: Rabble leaves only dead cards."""
    return seat.legal_actions()[0]


# -- play and react --------------------------------------------------------------------------


def answer_play(plan: BuyPlan, seat: DominionSeat) -> int:
    """Choose the card for Throne Room or King's Court; play Vassal's card if that is useful."""
    cards = cards_offered(seat, PLAY)
    if seat.asking_card() == VASSAL:
        return action_of(PLAY, cards[0]) if is_worth_playing(plan, seat, cards[0], seat.hand_cards()) else DONE
    card = choose_card_to_repeat(plan, seat, cards)
    if card >= 0:
        return action_of(PLAY, card)
    return (
        DONE
        if seat.is_legal(DONE)
        else action_of(PLAY, card_with_highest_value(cards, [PLAY_ORDER[card] for card in cards]))
    )


def answer_react_attack(seat: DominionSeat) -> int:
    """Always use the reaction (Moat)."""
    return action_of(USE, cards_offered(seat, USE)[0])


def answer_react_gain(plan: BuyPlan, seat: DominionSeat) -> int:
    """Use a reaction to trash junk, or to put a good card onto the deck."""
    card = seat.asking_card()
    if trash_priority(seat, card, plan.wants_every_card) > 0:
        return action_of(USE, WATCHTOWER) if seat.is_legal(action_of(USE, WATCHTOWER)) else DONE
    if is_dead_card(card) or CARD_VALUES[card] <= CARD_VALUES[COPPER]:
        return DONE
    return action_of(USE, ROYAL_SEAL if seat.is_legal(action_of(USE, ROYAL_SEAL)) else WATCHTOWER)


def answer_watchtower(plan: BuyPlan, seat: DominionSeat) -> int:
    """Trash a gained card that is junk, else put it onto the deck."""
    card = cards_offered(seat, TRASH)[0]
    return action_of(TRASH, card) if trash_priority(seat, card, plan.wants_every_card) > 0 else action_of(TOPDECK, card)
