"""Shorthands for the choices in card texts, in the words of the cards. See also ``automatic_effects``."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.card import ANY_TYPE
from bastide.games.dominion.rules.effects.amounts import ANY_NUMBER, Amount, Fixed, InHand
from bastide.games.dominion.rules.effects.card_moves import (
    DISCARDING,
    GAINING_TRASHED,
    PUTTING_ON_DECK,
    REVEALING,
    REVEALING_ON_DECK,
    TAKING,
    TRASHING,
    Playing,
)
from bastide.games.dominion.rules.effects.choices import ATTACKER, Choose
from bastide.games.dominion.rules.effects.effects import Effect
from bastide.games.dominion.rules.effects.places import DISCARD_PILE, DISCARDED, GAINED, HAND, REVEALED, TRASHED
from bastide.games.dominion.rules.effects.questions import (
    ASK_DISCARD,
    ASK_GAIN_TRASHED,
    ASK_PLAY,
    ASK_PUT_BACK,
    ASK_REVEAL,
    ASK_SENTRY,
    ASK_SPY,
    ASK_TAKE,
    ASK_TOPDECK,
    ASK_TRASH,
    ASK_TRASH_OR_DISCARD,
    ASK_TRASH_REVEALED,
    ASK_WATCHTOWER,
)

# -- cards of the hand --------------------------------------------------------------------------


def discard(number: Amount) -> Effect:
    return Choose(ASK_DISCARD, [DISCARDING], HAND, number, True)


def discard_down_to(size: int) -> Effect:
    return discard(InHand(beyond=size))


def discard_any() -> Effect:
    return Choose(ASK_DISCARD, [DISCARDING], HAND, ANY_NUMBER, False)


def may_discard_a(only: int) -> Effect:
    return Choose(ASK_DISCARD, [DISCARDING], HAND, Fixed(1), False, only=only)


def may_discard_two() -> Effect:
    """Discard two cards or none; a player with a single card may discard that."""
    return Choose(ASK_DISCARD, [DISCARDING], HAND, Fixed(2), False, both_or_none=True)


def trash(types: int = ANY_TYPE, only: int = -1) -> Effect:
    return Choose(ASK_TRASH, [TRASHING], HAND, Fixed(1), True, types, only)


def may_trash(types: int = ANY_TYPE, only: int = -1) -> Effect:
    return Choose(ASK_TRASH, [TRASHING], HAND, Fixed(1), False, types, only)


def trash_up_to(number: int) -> Effect:
    return Choose(ASK_TRASH, [TRASHING], HAND, Fixed(number), False)


def trash_any() -> Effect:
    return Choose(ASK_TRASH, [TRASHING], HAND, ANY_NUMBER, False)


def topdeck_from_hand() -> Effect:
    return Choose(ASK_TOPDECK, [PUTTING_ON_DECK], HAND, Fixed(1), True)


def reveal_and_topdeck(types: int) -> Effect:
    return Choose(ASK_TOPDECK, [REVEALING_ON_DECK], HAND, Fixed(1), True, types)


def may_reveal(types: int) -> Effect:
    return Choose(ASK_REVEAL, [REVEALING], HAND, Fixed(1), False, types)


def play_from_hand(types: int, times: int) -> Effect:
    return Choose(ASK_PLAY, [Playing(times)], HAND, Fixed(1), True, types)


def may_play_from_hand(types: int, times: int) -> Effect:
    return Choose(ASK_PLAY, [Playing(times)], HAND, Fixed(1), False, types)


# -- revealed cards -----------------------------------------------------------------------------


def put_back() -> Effect:
    """Put the revealed cards back onto the deck, in an order that the owner chooses."""
    return Choose(ASK_PUT_BACK, [PUTTING_ON_DECK], REVEALED, ANY_NUMBER, True)


def trash_discard_or_put_back() -> Effect:
    return Choose(ASK_SENTRY, [TRASHING, DISCARDING, PUTTING_ON_DECK], REVEALED, ANY_NUMBER, True)


def you_discard_or_put_back() -> Effect:
    return Choose(ASK_SPY, [DISCARDING, PUTTING_ON_DECK], REVEALED, Fixed(1), True, by=ATTACKER)


def trash_revealed(types: int, but: int) -> Effect:
    return Choose(ASK_TRASH_REVEALED, [TRASHING], REVEALED, Fixed(1), True, types, but=but)


def you_trash_revealed(types: int) -> Effect:
    return Choose(ASK_TRASH_REVEALED, [TRASHING], REVEALED, Fixed(1), True, types, by=ATTACKER)


def trash_or_discard_revealed(types: int) -> Effect:
    return Choose(ASK_TRASH_OR_DISCARD, [TRASHING, DISCARDING], REVEALED, Fixed(1), True, types)


# -- cards of other zones -----------------------------------------------------------------------


def may_topdeck_from_pile() -> Effect:
    return Choose(ASK_TOPDECK, [PUTTING_ON_DECK], DISCARD_PILE, Fixed(1), False)


def take_any(only: int) -> Effect:
    return Choose(ASK_TAKE, [TAKING], DISCARD_PILE, ANY_NUMBER, False, only=only)


def may_play_it() -> Effect:
    return Choose(ASK_PLAY, [Playing(1)], DISCARDED, Fixed(1), False)


def gain_any_of_those() -> Effect:
    return Choose(ASK_GAIN_TRASHED, [GAINING_TRASHED], TRASHED, ANY_NUMBER, False)


def trash_or_topdeck_gained() -> Effect:
    return Choose(ASK_WATCHTOWER, [TRASHING, PUTTING_ON_DECK], GAINED, Fixed(1), True)
