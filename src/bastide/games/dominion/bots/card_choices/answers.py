"""Answers to the questions of cards, one function per kind of question.

The answers are independent of the strategy, except that the buy plan chooses gained cards and may forbid trashing or
discarding a card. Otherwise they compare cards on the scale of ``card_values``.
"""

from __future__ import annotations

from bastide.games.dominion.bots.buy_lists.advice_filter import offered, willing
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan, fits
from bastide.games.dominion.bots.card_choices.gaining import loss, upgrade
from bastide.games.dominion.bots.card_choices.named import (
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
from bastide.games.dominion.bots.card_choices.playing import best_to_repeat, is_useful, to_copy
from bastide.games.dominion.bots.card_choices.worth import (
    FREE,
    PLAY_ORDER,
    VILLAGES,
    WORTH,
    is_action,
    is_dead,
    is_late,
    junk,
    worth,
)
from bastide.games.dominion.rules.actions import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    GAIN,
    KEEP,
    NAME,
    PLAY,
    REVEAL,
    SET_ASIDE,
    TAKE,
    TOPDECK,
    TRASH,
    USE,
    action_of,
)
from bastide.games.dominion.rules.cards.basics import COLONY, COPPER, GOLD, PROVINCE
from bastide.games.dominion.rules.cards.card import ANY_TYPE, TREASURE
from bastide.games.dominion.rules.cards.card_bytes import holds
from bastide.games.dominion.rules.state.seat import DominionSeat


def highest(cards: list[int], values: list[int]) -> int:
    """Return the card with the highest value, the first of equals."""
    best = 0
    for i in range(1, len(cards)):
        if values[i] > values[best]:
            best = i
    return cards[best]


# -- discard and trash -----------------------------------------------------------------------


def discard(plan: Plan, seat: DominionSeat) -> int:
    """Discard the least useful card; if discarding is optional, only cards without a use this turn."""
    cards = willing(plan.vetoes, seat, DISCARD)
    if not cards:
        return DONE
    worst = highest(cards, [-use_now(seat, card) for card in cards])
    if not seat.allows(DONE) or seat.asker() == MOUNTEBANK:
        return action_of(DISCARD, worst)
    if seat.asker() == VAULT and seat.current() != seat.player:
        dead = sum([seat.hand(card) for card in cards if is_dead(card)])
        return action_of(DISCARD, worst) if dead >= 2 else DONE
    return action_of(DISCARD, worst) if use_now(seat, worst) <= 0 else DONE


def use_now(seat: DominionSeat, card: int) -> int:
    """Rate how useful a card in hand still is this turn; 0 for useless."""
    if is_dead(card):
        return 0
    if is_action(card):
        mine = seat.current() == seat.player
        if mine and seat.actions() == 0:
            return 0
        if PLAY_ORDER[card] < FREE and is_surplus(seat, card):
            return 0 if mine and seat.actions() == 1 else 5
    return 10 if card == COPPER else 12 + WORTH[card] // 3


def is_surplus(seat: DominionSeat, card: int) -> bool:
    """Whether the hand holds an equal or better terminal, and no card that gives two Actions."""
    better = seat.hand(card) >= 2
    for other in seat.hand_cards():
        if PLAY_ORDER[other] >= VILLAGES:
            return False
        if is_action(other) and PLAY_ORDER[card] < PLAY_ORDER[other] < FREE:
            better = True
    return better


def trash(plan: Plan, seat: DominionSeat) -> int:
    """Trash the card with the lowest value; for cards that pay for trashing, the best exchange."""
    asker = seat.asker()
    cards = willing(plan.vetoes, seat, TRASH)
    if not cards:
        return DONE
    if asker in (REMODEL, EXPAND, MINE):
        card, improvement = upgrade(
            plan, seat, cards, 2 if asker == REMODEL else 3, TREASURE if asker == MINE else ANY_TYPE
        )
        return action_of(TRASH, card) if improvement > 0 or not seat.allows(DONE) else DONE
    if asker == MONEYLENDER:
        return action_of(TRASH, COPPER)
    if asker == BISHOP and seat.current() == seat.player:
        # Bishop gives half the cost in points; a point is worth 8 on the scale where a Province is 90.
        return action_of(TRASH, highest(cards, [8 * (seat.cost(card) // 2) - loss(plan, seat, card) for card in cards]))
    card = highest(cards, [-loss(plan, seat, card) for card in cards])
    if junk(seat, card, plan.hoards) > 0 or not seat.allows(DONE):
        return action_of(TRASH, card)
    return DONE


def trash_revealed(seat: DominionSeat) -> int:
    """Trash the worst own card (Bandit), or the best card of an opponent (Thief)."""
    cards = offered(seat, TRASH)
    sign = -1 if seat.asked_about() == seat.player else 1
    return action_of(TRASH, highest(cards, [sign * WORTH[card] for card in cards]))


def trash_or_discard(plan: Plan, seat: DominionSeat) -> int:
    """Trash a revealed Treasure that is junk, else discard it (Loan)."""
    card = offered(seat, TRASH)[0]
    return action_of(TRASH, card) if junk(seat, card, plan.hoards) > 0 else action_of(DISCARD, card)


def sentry(plan: Plan, seat: DominionSeat) -> int:
    """Trash junk, discard dead cards, put the rest back."""
    cards = offered(seat, TRASH)
    card = highest(cards, [-loss(plan, seat, card) for card in cards])
    if junk(seat, card, plan.hoards) > 0:
        return action_of(TRASH, card)
    return action_of(DISCARD, card) if is_dead(card) else action_of(TOPDECK, card)


def spy(seat: DominionSeat) -> int:
    """Keep good cards on the own deck and bad cards on the opponents' decks (Spy)."""
    card = offered(seat, DISCARD)[0]
    good = WORTH[card] > WORTH[COPPER] and not is_dead(card)
    mine = seat.asked_about() == seat.player
    return action_of(TOPDECK, card) if good == mine else action_of(DISCARD, card)


def discard_deck(seat: DominionSeat) -> int:
    """Discard the deck, so that new cards are drawn sooner (Chancellor)."""
    return DISCARD_DECK


# -- gain and take ---------------------------------------------------------------------------


def gain(plan: Plan, seat: DominionSeat) -> int:
    """Gain by the buy rules, with the cost limit as coins; else the card with the highest value."""
    cards = offered(seat, GAIN)
    limit = max([seat.cost(card) for card in cards])
    row = bytes(cards)
    for rule in plan.rules:
        if holds(row, rule.card) and fits(rule, seat, limit) and not plan.forbids(seat, rule.card):
            return action_of(GAIN, rule.card)
    if plan.habits is not None:
        return action_of(GAIN, plan.habits.favourite(seat, cards, limit))
    free = [card for card in cards if not plan.forbids(seat, card)]
    if not free:
        return DONE if seat.allows(DONE) else action_of(GAIN, cards[0])
    return action_of(GAIN, highest(free, [worth(seat, card, plan.hoards) for card in free]))


def gain_trashed(plan: Plan, seat: DominionSeat) -> int:
    """Gain all trashed cards except Coppers, or all if the plan wants every card (Thief)."""
    for card in offered(seat, GAIN):
        if card != COPPER or plan.hoards:
            return action_of(GAIN, card)
    return DONE


def take(seat: DominionSeat) -> int:
    """Take all Coppers (Counting House)."""
    return action_of(TAKE, COPPER)


def reveal(seat: DominionSeat) -> int:
    """Reveal the best Treasure to copy (Mint)."""
    card = to_copy(offered(seat, REVEAL))
    return action_of(REVEAL, card) if card >= 0 else DONE


def library(seat: DominionSeat) -> int:
    """Keep a drawn Action if it can still be played (Library). The card is already in hand."""
    card = offered(seat, KEEP)[0]
    waiting = sum([1 for other in seat.hand_cards() if is_action(other) and PLAY_ORDER[other] < FREE])
    playable = seat.actions() > 0 if PLAY_ORDER[card] >= FREE else seat.actions() >= waiting
    return action_of(KEEP, card) if playable else action_of(SET_ASIDE, card)


# -- the top of the deck ---------------------------------------------------------------------


def topdeck(seat: DominionSeat) -> int:
    """Put the card onto the deck that is best drawn next turn."""
    cards = offered(seat, TOPDECK)
    if seat.asker() == HARBINGER:
        card = highest(cards, [-1 if is_dead(card) else WORTH[card] for card in cards])
        return action_of(TOPDECK, card) if WORTH[card] > WORTH[COPPER] and not is_dead(card) else DONE
    if seat.asker() == BUREAUCRAT:
        return action_of(TOPDECK, cards[0])
    return action_of(TOPDECK, highest(cards, [better_later(seat, card) for card in cards]))


def better_later(seat: DominionSeat, card: int) -> int:
    """Rate having a card next turn instead of now.

    Best is an Action that can no longer be played, then the smallest Treasure. A dead card would weaken the next hand.
    """
    if is_dead(card):
        return -15
    now = use_now(seat, card)
    return WORTH[card] if now == 0 else -now


def put_back(seat: DominionSeat) -> int:
    """Put cards back in any order: Rabble leaves only dead cards."""
    return seat.legal_actions()[0]


# -- play and react --------------------------------------------------------------------------


def play(plan: Plan, seat: DominionSeat) -> int:
    """Choose the card for Throne Room or King's Court; play Vassal's card if that is useful."""
    cards = offered(seat, PLAY)
    if seat.asker() == VASSAL:
        return action_of(PLAY, cards[0]) if is_useful(plan, seat, cards[0], seat.hand_cards()) else DONE
    card = best_to_repeat(plan, seat, cards)
    if card >= 0:
        return action_of(PLAY, card)
    return DONE if seat.allows(DONE) else action_of(PLAY, highest(cards, [PLAY_ORDER[card] for card in cards]))


def react_attack(seat: DominionSeat) -> int:
    """Always use the reaction (Moat)."""
    return action_of(USE, offered(seat, USE)[0])


def react_gain(plan: Plan, seat: DominionSeat) -> int:
    """Use a reaction to trash junk, or to put a good card onto the deck."""
    card = seat.asker()
    if junk(seat, card, plan.hoards) > 0:
        return action_of(USE, WATCHTOWER) if seat.allows(action_of(USE, WATCHTOWER)) else DONE
    if is_dead(card) or WORTH[card] <= WORTH[COPPER]:
        return DONE
    return action_of(USE, ROYAL_SEAL if seat.allows(action_of(USE, ROYAL_SEAL)) else WATCHTOWER)


def watchtower(plan: Plan, seat: DominionSeat) -> int:
    """Trash a gained card that is junk, else put it onto the deck."""
    card = offered(seat, TRASH)[0]
    return action_of(TRASH, card) if junk(seat, card, plan.hoards) > 0 else action_of(TOPDECK, card)


def name(seat: DominionSeat) -> int:
    """Name the best card that the opponent may be able to buy, with two coins per card in hand (Contraband)."""
    within_reach = seat.coins() + 2 * seat.hand_size(seat.current())
    if seat.supply(COLONY) > 0 and within_reach >= 11:
        return action_of(NAME, COLONY)
    if seat.supply(PROVINCE) > 0 and (within_reach >= 8 or is_late(seat)):
        return action_of(NAME, PROVINCE)
    cards = [card for card in seat.piles() if seat.supply(card) > 0 and seat.cost(card) <= within_reach]
    return action_of(NAME, highest([GOLD, *cards], [0] + [WORTH[card] for card in cards]))
