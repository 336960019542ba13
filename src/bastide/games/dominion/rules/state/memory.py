"""Public knowledge about a player's hidden cards, and its update when cards move.

``PlayerSide.shown`` and ``PlayerSide.tops`` are cards whose place is certain. When a card leaves a hand or a discard
pile unseen, the knowledge about that zone becomes a ``KnownCardGroup``. ``PlayerSide.lacks`` are kinds of cards that a
hand is known not to hold, because the rules would have asked its player otherwise.

The model may know less than a very attentive player, but it never contains anything false. Where two inferences are
possible, the weaker one is kept.
"""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basics import LAST_PLAIN
from bastide.games.dominion.rules.cards.card import ACTION, ATTACKED_IN_HAND, CARDS, TYPES
from bastide.games.dominion.rules.state.known_group import Bunch
from bastide.games.dominion.rules.state.zones import ALL_KNOW, NO_ACTION, NO_PLAIN_TREASURE, NO_SHIELD, Side

#: Older groups of a player are forgotten beyond this number.
MOST_BUNCHES: Final = 4


def lacked_by(card: int) -> int:
    """Return the lacks, as bits, that holding this card would contradict."""
    return (
        (NO_ACTION if TYPES[card] & ACTION else 0)
        | (NO_PLAIN_TREASURE if card <= LAST_PLAIN else 0)
        | (NO_SHIELD if CARDS[card].speaks(ATTACKED_IN_HAND) else 0)
    )


def hidden_in_hand(side: Side) -> int:
    """Count the cards of a hand that are not public, including those chosen from it for a pending discard."""
    return len(side.hand) - len(side.shown) + (0 if side.face_down else len(side.pending))


def keep(side: Side, bunches: list[Bunch]) -> None:
    """Store the newest groups that still contain information."""
    worth = [bunch for bunch in bunches if bunch.cards and (bunch.hand or bunch.pile or bunch.deck)]
    side.bunches = tuple(worth[-MOST_BUNCHES:])


def gather(side: Side, known: tuple[int, ...], in_hand: int, in_pile: int) -> Bunch:
    """Merge known cards and all groups that share a zone with them into one group, which becomes the last.

    If ``in_hand`` (``in_pile``) is not 0, it is the number of places of the new group in the hand (discard pile), and
    groups with places there are merged.
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
    """Replace the last known group."""
    keep(side, [*side.bunches[:-1], bunch])


def has_in_hand(side: Side) -> bool:
    return any(bunch.hand for bunch in side.bunches)


def has_in_pile(side: Side) -> bool:
    return any(bunch.pile for bunch in side.bunches)


def gather_hand(side: Side) -> Bunch:
    """Merge all knowledge about the hand, including shown cards, before a card leaves it unseen."""
    for card in side.shown:
        side.lacks &= ~lacked_by(card)
    return gather(side, side.shown, hidden_in_hand(side) + len(side.shown), 0)


# -- a card is seen: called before it moves ----------------------------------------------------------


def seen_in_hand(side: Side, cards: list[int]) -> None:
    """Update for cards of the hand, not shown before, that are revealed or leave the hand visibly."""
    with_hand = [bunch for bunch in side.bunches if bunch.hand]
    if not with_hand:
        return
    if (
        len(with_hand) == 1
        and with_hand[0].unknown() == 0
        and len(with_hand[0].without(cards)) == len(with_hand[0].cards)
    ):
        return  # the cards cannot belong to the group
    bunch = gather(side, (), hidden_in_hand(side), 0)
    left = Bunch(bunch.without(cards), bunch.hand - len(cards), bunch.pile, bunch.deck, bunch.loose)
    replace_last(side, left)


def seen_treasures(side: Side) -> None:
    """Update for playing all basic Treasures in hand."""
    cards = [card for card in side.hand if lacked_by(card) & NO_PLAIN_TREASURE]
    for card in side.shown:
        if card in cards:
            cards.remove(card)
    seen_in_hand(side, cards)


def seen_hand(side: Side) -> None:
    """Update for revealing the whole hand."""
    if has_in_hand(side):
        seen = list(side.hand)
        for card in side.shown:
            seen.remove(card)
        seen_in_hand(side, seen)


def seen_in_pile(side: Side, card: int) -> None:
    """Update for an unseen card of the discard pile that becomes visible."""
    if has_in_pile(side):
        bunch = gather(side, (), 0, len(side.buried))
        replace_last(side, Bunch(bunch.without([card]), bunch.hand, bunch.pile - 1, bunch.deck, bunch.loose))


def off_the_deck(side: Side, openly: bool) -> None:
    """Update for the top card of the deck, when it is revealed (``openly``) or looked at."""
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


# -- a card moves unseen: called before it moves -----------------------------------------------------


def drawn(side: Side) -> None:
    """Update for drawing the top card of the deck."""
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
    """Update for discarding cards of the hand together; the last one is seen, on top of the others."""
    if side.shown or has_in_hand(side):
        under = len(cards) - 1
        bunch = gather_hand(side)
        left = Bunch(bunch.without(cards[-1:]), bunch.hand - 1 - under, bunch.pile + under, bunch.deck, bunch.loose)
        replace_last(side, left)


def topdecked_from_hand(side: Side) -> None:
    """Update for putting a card of the hand onto the deck, unseen."""
    if side.shown or has_in_hand(side):
        bunch = gather_hand(side)
        deck = (*bunch.deck, len(side.deck))
        replace_last(side, Bunch(bunch.cards, bunch.hand - 1, bunch.pile, deck, bunch.loose))


def topdecked_from_pile(side: Side) -> None:
    """Update for putting a card from below the top of the discard pile onto the deck, unseen."""
    size = len(side.discard) + len(side.buried) - 1
    if size and (len(side.discard) > 1 or has_in_pile(side)):
        bunch = gather(side, tuple(side.discard[:-1]), 0, size)
        deck = (*bunch.deck, len(side.deck))
        replace_last(side, Bunch(bunch.cards, bunch.hand, bunch.pile - 1, deck, bunch.loose))


def still_in_hand(side: Side, cards: tuple[int, ...]) -> None:
    """Update for cards that are publicly known to be in hand, but no longer listed as shown."""
    if cards:
        for card in cards:
            side.lacks &= ~lacked_by(card)
        keep(side, [*side.bunches, Bunch(cards, len(cards), 0, (), 0)])


def hand_to_pile(side: Side) -> None:
    """Update for discarding the hand; if no cards from play cover it, its lowest card is seen."""
    if not side.play and side.hand:
        top = min(side.hand)
        if top not in side.shown:
            seen_in_hand(side, [top])
    keep(side, [Bunch(bunch.cards, 0, bunch.pile + bunch.hand, bunch.deck, bunch.loose) for bunch in side.bunches])


def deck_to_pile(side: Side) -> None:
    """Update for turning the deck over onto the discard pile: its bottom card is seen."""
    left: list[Bunch] = []
    for bunch in side.bunches:
        cards = bunch.without([side.deck[0]]) if 0 in bunch.deck else bunch.cards
        under = len(bunch.deck) - (1 if 0 in bunch.deck else 0)
        left.append(Bunch(cards, bunch.hand, bunch.pile + under, (), bunch.loose))
    keep(side, left)


def shuffled(side: Side) -> None:
    """Update for shuffling the discard pile into the deck."""
    keep(side, [Bunch(bunch.cards, bunch.hand, 0, bunch.deck, bunch.loose + bunch.pile) for bunch in side.bunches])


# -- consistency -------------------------------------------------------------------------------------


def false_memories(side: Side) -> list[str]:
    """List the contradictions between the public knowledge and a player's cards."""
    found: list[str] = []
    in_hand = list(side.hand) if side.face_down else [*side.hand, *side.pending]
    for card in side.shown:
        if card in in_hand:
            in_hand.remove(card)
    if any(lacked_by(card) & side.lacks for card in in_hand):
        found.append("the hand holds a card that it is known to lack")
    if sum([bunch.hand for bunch in side.bunches]) > len(in_hand):
        found.append("known groups have more places in the hand than it holds cards")
    if sum([bunch.pile for bunch in side.bunches]) > len(side.buried):
        found.append("known groups have more places in the discard pile than it holds unseen cards")
    first = len(side.deck) - len(side.tops)
    for bunch in side.bunches:
        there = (in_hand if bunch.hand else []) + (list(side.buried) if bunch.pile else [])
        for place in bunch.deck:
            if not first <= place < len(side.deck) or side.tops[place - first] == ALL_KNOW:
                found.append("a known group has a place in the deck that does not exist or is certain")
            else:
                there.append(side.deck[place])
        if min(bunch.hand, bunch.pile, bunch.loose, bunch.unknown()) < 0:
            found.append("a known group has a wrong count")
        missing = 0
        for card in bunch.cards:
            if card in there:
                there.remove(card)
            else:
                missing += 1
        if missing > bunch.loose:
            found.append("cards of a known group are elsewhere")
    return found
