"""Shorthands for the choices in card texts, in the words of the cards. See also ``automatic_effects``."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE
from bastide.games.dominion.rules.effects.card_operations import (
    DISCARD_CARD,
    GAIN_TRASHED_CARD,
    REVEAL_AND_TOPDECK_CARD,
    REVEAL_CARD,
    TAKE_INTO_HAND,
    TOPDECK_CARD,
    TRASH_CARD,
    PlayCard,
)
from bastide.games.dominion.rules.effects.card_sources import (
    FROM_DISCARD_PILE,
    FROM_HAND,
    FROM_JUST_DISCARDED,
    FROM_JUST_GAINED,
    FROM_JUST_TRASHED,
    FROM_REVEALED_CARDS,
)
from bastide.games.dominion.rules.effects.choice_effects import CHOSEN_BY_ATTACKER, ChooseCards
from bastide.games.dominion.rules.effects.effect_amounts import ANY_NUMBER, Amount, Fixed, InHand
from bastide.games.dominion.rules.effects.effect_base import Effect
from bastide.games.dominion.rules.effects.question_kinds import (
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
    return ChooseCards(ASK_DISCARD, [DISCARD_CARD], FROM_HAND, number, True)


def discard_down_to(size: int) -> Effect:
    return discard(InHand(beyond=size))


def discard_any() -> Effect:
    return ChooseCards(ASK_DISCARD, [DISCARD_CARD], FROM_HAND, ANY_NUMBER, False)


def may_discard_a(only: int) -> Effect:
    return ChooseCards(ASK_DISCARD, [DISCARD_CARD], FROM_HAND, Fixed(1), False, only=only)


def may_discard_two() -> Effect:
    """Discard two cards or none; a player with a single card may discard that."""
    return ChooseCards(ASK_DISCARD, [DISCARD_CARD], FROM_HAND, Fixed(2), False, both_or_none=True)


def trash(types: int = ANY_TYPE, only: int = -1) -> Effect:
    return ChooseCards(ASK_TRASH, [TRASH_CARD], FROM_HAND, Fixed(1), True, types, only)


def may_trash(types: int = ANY_TYPE, only: int = -1) -> Effect:
    return ChooseCards(ASK_TRASH, [TRASH_CARD], FROM_HAND, Fixed(1), False, types, only)


def trash_up_to(number: int) -> Effect:
    return ChooseCards(ASK_TRASH, [TRASH_CARD], FROM_HAND, Fixed(number), False)


def trash_any() -> Effect:
    return ChooseCards(ASK_TRASH, [TRASH_CARD], FROM_HAND, ANY_NUMBER, False)


def topdeck_from_hand() -> Effect:
    return ChooseCards(ASK_TOPDECK, [TOPDECK_CARD], FROM_HAND, Fixed(1), True)


def reveal_and_topdeck(types: int) -> Effect:
    return ChooseCards(ASK_TOPDECK, [REVEAL_AND_TOPDECK_CARD], FROM_HAND, Fixed(1), True, types)


def may_reveal(types: int) -> Effect:
    return ChooseCards(ASK_REVEAL, [REVEAL_CARD], FROM_HAND, Fixed(1), False, types)


def play_from_hand(types: int, times: int) -> Effect:
    return ChooseCards(ASK_PLAY, [PlayCard(times)], FROM_HAND, Fixed(1), True, types)


def may_play_from_hand(types: int, times: int) -> Effect:
    return ChooseCards(ASK_PLAY, [PlayCard(times)], FROM_HAND, Fixed(1), False, types)


# -- revealed cards -----------------------------------------------------------------------------


def put_back() -> Effect:
    """Put the revealed cards back onto the deck, in an order that the owner chooses."""
    return ChooseCards(ASK_PUT_BACK, [TOPDECK_CARD], FROM_REVEALED_CARDS, ANY_NUMBER, True)


def trash_discard_or_put_back() -> Effect:
    return ChooseCards(ASK_SENTRY, [TRASH_CARD, DISCARD_CARD, TOPDECK_CARD], FROM_REVEALED_CARDS, ANY_NUMBER, True)


def you_discard_or_put_back() -> Effect:
    return ChooseCards(
        ASK_SPY, [DISCARD_CARD, TOPDECK_CARD], FROM_REVEALED_CARDS, Fixed(1), True, by=CHOSEN_BY_ATTACKER
    )


def trash_revealed(types: int, but: int) -> Effect:
    return ChooseCards(ASK_TRASH_REVEALED, [TRASH_CARD], FROM_REVEALED_CARDS, Fixed(1), True, types, but=but)


def you_trash_revealed(types: int) -> Effect:
    return ChooseCards(
        ASK_TRASH_REVEALED, [TRASH_CARD], FROM_REVEALED_CARDS, Fixed(1), True, types, by=CHOSEN_BY_ATTACKER
    )


def trash_or_discard_revealed(types: int) -> Effect:
    return ChooseCards(ASK_TRASH_OR_DISCARD, [TRASH_CARD, DISCARD_CARD], FROM_REVEALED_CARDS, Fixed(1), True, types)


# -- cards of other zones -----------------------------------------------------------------------


def may_topdeck_from_pile() -> Effect:
    return ChooseCards(ASK_TOPDECK, [TOPDECK_CARD], FROM_DISCARD_PILE, Fixed(1), False)


def take_any(only: int) -> Effect:
    return ChooseCards(ASK_TAKE, [TAKE_INTO_HAND], FROM_DISCARD_PILE, ANY_NUMBER, False, only=only)


def may_play_it() -> Effect:
    return ChooseCards(ASK_PLAY, [PlayCard(1)], FROM_JUST_DISCARDED, Fixed(1), False)


def gain_any_of_those() -> Effect:
    return ChooseCards(ASK_GAIN_TRASHED, [GAIN_TRASHED_CARD], FROM_JUST_TRASHED, ANY_NUMBER, False)


def trash_or_topdeck_gained() -> Effect:
    return ChooseCards(ASK_WATCHTOWER, [TRASH_CARD, TOPDECK_CARD], FROM_JUST_GAINED, Fixed(1), True)
