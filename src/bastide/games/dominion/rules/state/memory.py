"""What everybody remembers of a player's hidden cards, and what happens to that memory when cards move.

``Side.shown`` and ``Side.tops`` are the cards whose place is certain. As soon as a card leaves a hand or a discard pile
unseen, what was known of it becomes a ``Bunch``: these cards are there or where the unseen one went. Besides, a table
knows what a hand does not hold (``Side.lacks``), because its player was not asked or said so.

A memory may know less than a very attentive player, never anything wrong: where two ways to tell a story are possible,
the weaker one is kept.
"""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basics import LAST_PLAIN
from bastide.games.dominion.rules.cards.card import ACTION, ATTACKED_IN_HAND, CARDS, TYPES
from bastide.games.dominion.rules.state.known_group import Bunch
from bastide.games.dominion.rules.state.zones import ALL_KNOW, NO_ACTION, NO_PLAIN_TREASURE, NO_SHIELD, Side

#: Nobody remembers more than this many stories about one player.
MOST_BUNCHES: Final = 4


def lacked_by(card: int) -> int:
    """The lacks that a card would belie."""
    return (
        (NO_ACTION if TYPES[card] & ACTION else 0)
        | (NO_PLAIN_TREASURE if card <= LAST_PLAIN else 0)
        | (NO_SHIELD if CARDS[card].speaks(ATTACKED_IN_HAND) else 0)
    )


def hidden_in_hand(side: Side) -> int:
    """How many cards of a hand nobody else is certain of. Those chosen to be discarded count as long as they may."""
    return len(side.hand) - len(side.shown) + (0 if side.face_down else len(side.pending))


def keep(side: Side, bunches: list[Bunch]) -> None:
    """Remember these, as far as there is anything in them."""
    worth = [bunch for bunch in bunches if bunch.cards and (bunch.hand or bunch.pile or bunch.deck)]
    side.bunches = tuple(worth[-MOST_BUNCHES:])


def gather(side: Side, known: tuple[int, ...], in_hand: int, in_pile: int) -> Bunch:
    """Make one bunch, the last, of the known cards and the bunches they mix with; it has so many cards in each place.

    It takes in every bunch that shares the hand, or the pile, of which it is about to have some.
    """
    others: list[Bunch] = []
    cards = known
    deck: tuple[int, ...] = ()
    hand = in_hand
    pile = in_pile
    loose = 0
    for bunch in side.bunches:
        if (in_hand and bunch.hand) or (in_pile and bunch.pile):
            cards += bunch.cards
            deck += bunch.deck
            hand += 0 if in_hand else bunch.hand
            pile += 0 if in_pile else bunch.pile
            loose += bunch.loose
        else:
            others.append(bunch)
    made = Bunch(cards, hand, pile, deck, loose)
    side.bunches = (*others, made)
    return made


def replace_last(side: Side, bunch: Bunch) -> None:
    keep(side, [*side.bunches[:-1], bunch])


def has_in_hand(side: Side) -> bool:
    return any(bunch.hand for bunch in side.bunches)


def has_in_pile(side: Side) -> bool:
    return any(bunch.pile for bunch in side.bunches)


def gather_hand(side: Side) -> Bunch:
    """All that is known of the hand, the cards shown included, before some card leaves it unseen."""
    for card in side.shown:
        side.lacks &= ~lacked_by(card)
    return gather(side, side.shown, hidden_in_hand(side) + len(side.shown), 0)


# -- a card is seen: call these before it moves ----------------------------------------------------


def seen_in_hand(side: Side, cards: list[int]) -> None:
    """Cards of the hand that were not shown before are seen: they leave, or are shown now."""
    with_hand = [bunch for bunch in side.bunches if bunch.hand]
    if not with_hand:
        return
    if (
        len(with_hand) == 1
        and with_hand[0].unknown() == 0
        and len(with_hand[0].without(cards)) == len(with_hand[0].cards)
    ):
        return  # it is certainly none of those
    bunch = gather(side, (), hidden_in_hand(side), 0)
    left = Bunch(bunch.without(cards), bunch.hand - len(cards), bunch.pile, bunch.deck, bunch.loose)
    replace_last(side, left)


def seen_treasures(side: Side) -> None:
    """All plain Treasures in hand are played."""
    cards = [card for card in side.hand if lacked_by(card) & NO_PLAIN_TREASURE]
    for card in side.shown:
        if card in cards:
            cards.remove(card)
    seen_in_hand(side, cards)


def seen_hand(side: Side) -> None:
    """The whole hand is shown."""
    if has_in_hand(side):
        seen = list(side.hand)
        for card in side.shown:
            seen.remove(card)
        seen_in_hand(side, seen)


def seen_in_pile(side: Side, card: int) -> None:
    """A card of the discard pile that nobody had seen going there is seen."""
    if has_in_pile(side):
        bunch = gather(side, (), 0, len(side.buried))
        replace_last(side, Bunch(bunch.without([card]), bunch.hand, bunch.pile - 1, bunch.deck, bunch.loose))


def off_the_deck(side: Side, openly: bool) -> None:
    """The top card of the deck, of which there may be a story, is revealed or looked at."""
    top = len(side.deck) - 1
    left: list[Bunch] = []
    for bunch in side.bunches:
        if top in bunch.deck:
            deck = tuple([place for place in bunch.deck if place != top])
            if openly:
                left.append(Bunch(bunch.without([side.deck[top]]), bunch.hand, bunch.pile, deck, bunch.loose))
            else:
                left.append(Bunch(bunch.cards, bunch.hand, bunch.pile, deck, bunch.loose + 1))
        else:
            left.append(bunch)
    keep(side, left)


# -- a card moves unseen: call these before it does ------------------------------------------------


def drawn(side: Side) -> None:
    """The top card of the deck, of which there may be a story, goes to the hand."""
    top = len(side.deck) - 1
    left: list[Bunch] = []
    for bunch in side.bunches:
        if top in bunch.deck:
            deck = tuple([place for place in bunch.deck if place != top])
            left.append(Bunch(bunch.cards, bunch.hand + 1, bunch.pile, deck, bunch.loose))
        else:
            left.append(bunch)
    side.bunches = tuple(left)


def discarded_together(side: Side, cards: list[int]) -> None:
    """Cards of the hand go to the discard pile; the last one is seen, on top of the others."""
    if side.shown or has_in_hand(side):
        under = len(cards) - 1
        bunch = gather_hand(side)
        left = Bunch(bunch.without(cards[-1:]), bunch.hand - 1 - under, bunch.pile + under, bunch.deck, bunch.loose)
        replace_last(side, left)


def topdecked_from_hand(side: Side) -> None:
    """A card of the hand goes on the deck, unseen."""
    if side.shown or has_in_hand(side):
        bunch = gather_hand(side)
        deck = (*bunch.deck, len(side.deck))
        replace_last(side, Bunch(bunch.cards, bunch.hand - 1, bunch.pile, deck, bunch.loose))


def topdecked_from_pile(side: Side) -> None:
    """A card from under the top card of the discard pile goes on the deck, unseen: nobody knows which."""
    size = len(side.discard) + len(side.buried) - 1
    if size and (len(side.discard) > 1 or has_in_pile(side)):
        bunch = gather(side, tuple(side.discard[:-1]), 0, size)
        deck = (*bunch.deck, len(side.deck))
        replace_last(side, Bunch(bunch.cards, bunch.hand, bunch.pile - 1, deck, bunch.loose))


def still_in_hand(side: Side, cards: tuple[int, ...]) -> None:
    """Cards that are known to be in hand, although they are not listed among those shown any more."""
    if cards:
        for card in cards:
            side.lacks &= ~lacked_by(card)
        keep(side, [*side.bunches, Bunch(cards, len(cards), 0, (), 0)])


def hand_to_pile(side: Side) -> None:
    """The hand goes to the discard pile; if nothing from play covers it, its lowest card is seen."""
    if not side.play and side.hand:
        top = min(side.hand)
        if top not in side.shown:
            seen_in_hand(side, [top])
    keep(side, [Bunch(bunch.cards, 0, bunch.pile + bunch.hand, bunch.deck, bunch.loose) for bunch in side.bunches])


def deck_to_pile(side: Side) -> None:
    """The deck is turned over onto the discard pile: its bottom card is seen."""
    left: list[Bunch] = []
    for bunch in side.bunches:
        cards = bunch.without([side.deck[0]]) if 0 in bunch.deck else bunch.cards
        under = len(bunch.deck) - (1 if 0 in bunch.deck else 0)
        left.append(Bunch(cards, bunch.hand, bunch.pile + under, (), bunch.loose))
    keep(side, left)


def shuffled(side: Side) -> None:
    """The discard pile becomes the deck."""
    keep(side, [Bunch(bunch.cards, bunch.hand, 0, bunch.deck, bunch.loose + bunch.pile) for bunch in side.bunches])


# -- whether it is true ----------------------------------------------------------------------------


def false_memories(side: Side) -> list[str]:
    """What is remembered although it is not so."""
    found: list[str] = []
    in_hand = list(side.hand) if side.face_down else [*side.hand, *side.pending]
    for card in side.shown:
        if card in in_hand:
            in_hand.remove(card)
    if any(lacked_by(card) & side.lacks for card in in_hand):
        found.append("a hand holds what it is known to lack")
    if sum([bunch.hand for bunch in side.bunches]) > len(in_hand):
        found.append("more cards of a hand belong to something known than it holds")
    if sum([bunch.pile for bunch in side.bunches]) > len(side.buried):
        found.append("more cards of a discard pile belong to something known than it holds")
    first = len(side.deck) - len(side.tops)
    for bunch in side.bunches:
        there = (in_hand if bunch.hand else []) + (list(side.buried) if bunch.pile else [])
        for place in bunch.deck:
            if not first <= place < len(side.deck) or side.tops[place - first] == ALL_KNOW:
                found.append("something is known of a card of a deck that is not there, or is certain")
            else:
                there.append(side.deck[place])
        if min(bunch.hand, bunch.pile, bunch.loose, bunch.unknown()) < 0:
            found.append("a count of cards that are known to be together is wrong")
        missing = 0
        for card in bunch.cards:
            if card in there:
                there.remove(card)
            else:
                missing += 1
        if missing > bunch.loose:
            found.append("cards that are known to be together are elsewhere")
    return found
