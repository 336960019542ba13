"""Public knowledge about a player's hidden cards, and its update when cards move.

``PlayerSide.shown`` and ``PlayerSide.tops`` are cards whose place is certain. When a card leaves a hand or a discard
pile unseen, the knowledge about that zone becomes a ``KnownCardGroup``. ``PlayerSide.lacks`` are kinds of cards that a
hand is known not to hold, because the rules would have asked its player otherwise.

The model may know less than a very attentive player, but it never contains anything false. Where two inferences are
possible, the weaker one is kept.
"""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import LAST_BASIC_TREASURE
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACKED_IN_HAND, CARDS, TYPES
from bastide.games.dominion.rules.state.known_card_group import KnownCardGroup
from bastide.games.dominion.rules.state.player_card_zones import (
    KNOWN_TO_ALL,
    NO_ACTION,
    NO_ATTACK_REACTION,
    NO_BASIC_TREASURE,
    PlayerSide,
)

#: Older groups of a player are forgotten beyond this number.
MAX_KNOWN_GROUPS: Final = 4


def lacks_disproved_by(card: int) -> int:
    """Return the lacks, as bits, that holding this card would contradict."""
    return (
        (NO_ACTION if TYPES[card] & ACTION else 0)
        | (NO_BASIC_TREASURE if card <= LAST_BASIC_TREASURE else 0)
        | (NO_ATTACK_REACTION if CARDS[card].has_effect_on(ATTACKED_IN_HAND) else 0)
    )


def count_hidden_in_hand(side: PlayerSide) -> int:
    """Count the cards of a hand that are not public, including those chosen from it for a pending discard."""
    return len(side.hand) - len(side.shown) + (0 if side.face_down else len(side.pending))


def keep_groups(side: PlayerSide, bunches: list[KnownCardGroup]) -> None:
    """Store the newest groups that still contain information."""
    worth = [
        bunch for bunch in bunches if bunch.cards and (bunch.hand_count or bunch.discard_count or bunch.deck_positions)
    ]
    side.known_groups = tuple(worth[-MAX_KNOWN_GROUPS:])


def merge_groups(side: PlayerSide, known: tuple[int, ...], in_hand: int, in_pile: int) -> KnownCardGroup:
    """Merge known cards and all groups that share a zone with them into one group, which becomes the last.

    If ``in_hand`` (``in_pile``) is not 0, it is the number of places of the new group in the hand (discard pile), and
    groups with places there are merged.
    """
    others: list[KnownCardGroup] = []
    cards = known
    deck: tuple[int, ...] = ()
    hand = in_hand
    pile = in_pile
    loose = 0
    for bunch in side.known_groups:
        if (in_hand and bunch.hand_count) or (in_pile and bunch.discard_count):
            cards += bunch.cards
            deck += bunch.deck_positions
            hand += 0 if in_hand else bunch.hand_count
            pile += 0 if in_pile else bunch.discard_count
            loose += bunch.untracked_count
        else:
            others.append(bunch)
    made = KnownCardGroup(cards, hand, pile, deck, loose)
    side.known_groups = (*others, made)
    return made


def replace_last_group(side: PlayerSide, bunch: KnownCardGroup) -> None:
    """Replace the last known group."""
    keep_groups(side, [*side.known_groups[:-1], bunch])


def has_group_in_hand(side: PlayerSide) -> bool:
    return any(bunch.hand_count for bunch in side.known_groups)


def has_group_in_discard(side: PlayerSide) -> bool:
    return any(bunch.discard_count for bunch in side.known_groups)


def merge_hand_groups(side: PlayerSide) -> KnownCardGroup:
    """Merge all knowledge about the hand, including shown cards, before a card leaves it unseen."""
    for card in side.shown:
        side.lacks &= ~lacks_disproved_by(card)
    return merge_groups(side, side.shown, count_hidden_in_hand(side) + len(side.shown), 0)


# -- a card is seen: called before it moves ----------------------------------------------------------


def track_seen_in_hand(side: PlayerSide, cards: list[int]) -> None:
    """Update for cards of the hand, not shown before, that are revealed or leave the hand visibly."""
    with_hand = [bunch for bunch in side.known_groups if bunch.hand_count]
    if not with_hand:
        return
    if (
        len(with_hand) == 1
        and with_hand[0].unknown_count() == 0
        and len(with_hand[0].cards_without(cards)) == len(with_hand[0].cards)
    ):
        return  # the cards cannot belong to the group
    bunch = merge_groups(side, (), count_hidden_in_hand(side), 0)
    left = KnownCardGroup(
        bunch.cards_without(cards),
        bunch.hand_count - len(cards),
        bunch.discard_count,
        bunch.deck_positions,
        bunch.untracked_count,
    )
    replace_last_group(side, left)


def track_basic_treasures_played(side: PlayerSide) -> None:
    """Update for playing all basic Treasures in hand."""
    cards = [card for card in side.hand if lacks_disproved_by(card) & NO_BASIC_TREASURE]
    for card in side.shown:
        if card in cards:
            cards.remove(card)
    track_seen_in_hand(side, cards)


def track_hand_revealed(side: PlayerSide) -> None:
    """Update for revealing the whole hand."""
    if has_group_in_hand(side):
        seen = list(side.hand)
        for card in side.shown:
            seen.remove(card)
        track_seen_in_hand(side, seen)


def track_seen_in_discard(side: PlayerSide, card: int) -> None:
    """Update for an unseen card of the discard pile that becomes visible."""
    if has_group_in_discard(side):
        bunch = merge_groups(side, (), 0, len(side.buried))
        replace_last_group(
            side,
            KnownCardGroup(
                bunch.cards_without([card]),
                bunch.hand_count,
                bunch.discard_count - 1,
                bunch.deck_positions,
                bunch.untracked_count,
            ),
        )


def track_taken_from_deck(side: PlayerSide, openly: bool) -> None:
    """Update for the top card of the deck, when it is revealed (``openly``) or looked at."""
    top = len(side.deck) - 1
    left: list[KnownCardGroup] = []
    for bunch in side.known_groups:
        if top in bunch.deck_positions:
            deck = tuple([place for place in bunch.deck_positions if place != top])
            if openly:
                left.append(
                    KnownCardGroup(
                        bunch.cards_without([side.deck[top]]),
                        bunch.hand_count,
                        bunch.discard_count,
                        deck,
                        bunch.untracked_count,
                    )
                )
            else:
                left.append(
                    KnownCardGroup(bunch.cards, bunch.hand_count, bunch.discard_count, deck, bunch.untracked_count + 1)
                )
        else:
            left.append(bunch)
    keep_groups(side, left)


# -- a card moves unseen: called before it moves -----------------------------------------------------


def track_draw(side: PlayerSide) -> None:
    """Update for drawing the top card of the deck."""
    top = len(side.deck) - 1
    left: list[KnownCardGroup] = []
    for bunch in side.known_groups:
        if top in bunch.deck_positions:
            deck = tuple([place for place in bunch.deck_positions if place != top])
            left.append(
                KnownCardGroup(bunch.cards, bunch.hand_count + 1, bunch.discard_count, deck, bunch.untracked_count)
            )
        else:
            left.append(bunch)
    side.known_groups = tuple(left)


def track_discarded_together(side: PlayerSide, cards: list[int]) -> None:
    """Update for discarding cards of the hand together; the last one is seen, on top of the others."""
    if side.shown or has_group_in_hand(side):
        under = len(cards) - 1
        bunch = merge_hand_groups(side)
        left = KnownCardGroup(
            bunch.cards_without(cards[-1:]),
            bunch.hand_count - 1 - under,
            bunch.discard_count + under,
            bunch.deck_positions,
            bunch.untracked_count,
        )
        replace_last_group(side, left)


def track_topdecked_from_hand(side: PlayerSide) -> None:
    """Update for putting a card of the hand onto the deck, unseen."""
    if side.shown or has_group_in_hand(side):
        bunch = merge_hand_groups(side)
        deck = (*bunch.deck_positions, len(side.deck))
        replace_last_group(
            side, KnownCardGroup(bunch.cards, bunch.hand_count - 1, bunch.discard_count, deck, bunch.untracked_count)
        )


def track_topdecked_from_discard(side: PlayerSide) -> None:
    """Update for putting a card from below the top of the discard pile onto the deck, unseen."""
    size = len(side.discard) + len(side.buried) - 1
    if size and (len(side.discard) > 1 or has_group_in_discard(side)):
        bunch = merge_groups(side, tuple(side.discard[:-1]), 0, size)
        deck = (*bunch.deck_positions, len(side.deck))
        replace_last_group(
            side, KnownCardGroup(bunch.cards, bunch.hand_count, bunch.discard_count - 1, deck, bunch.untracked_count)
        )


def track_still_in_hand(side: PlayerSide, cards: tuple[int, ...]) -> None:
    """Update for cards that are publicly known to be in hand, but no longer listed as shown."""
    if cards:
        for card in cards:
            side.lacks &= ~lacks_disproved_by(card)
        keep_groups(side, [*side.known_groups, KnownCardGroup(cards, len(cards), 0, (), 0)])


def track_hand_discarded(side: PlayerSide) -> None:
    """Update for discarding the hand; if no cards from play cover it, its lowest card is seen."""
    if not side.play and side.hand:
        top = min(side.hand)
        if top not in side.shown:
            track_seen_in_hand(side, [top])
    keep_groups(
        side,
        [
            KnownCardGroup(
                bunch.cards, 0, bunch.discard_count + bunch.hand_count, bunch.deck_positions, bunch.untracked_count
            )
            for bunch in side.known_groups
        ],
    )


def track_deck_discarded(side: PlayerSide) -> None:
    """Update for turning the deck over onto the discard pile: its bottom card is seen."""
    left: list[KnownCardGroup] = []
    for bunch in side.known_groups:
        cards = bunch.cards_without([side.deck[0]]) if 0 in bunch.deck_positions else bunch.cards
        under = len(bunch.deck_positions) - (1 if 0 in bunch.deck_positions else 0)
        left.append(KnownCardGroup(cards, bunch.hand_count, bunch.discard_count + under, (), bunch.untracked_count))
    keep_groups(side, left)


def track_shuffle(side: PlayerSide) -> None:
    """Update for shuffling the discard pile into the deck."""
    keep_groups(
        side,
        [
            KnownCardGroup(
                bunch.cards, bunch.hand_count, 0, bunch.deck_positions, bunch.untracked_count + bunch.discard_count
            )
            for bunch in side.known_groups
        ],
    )


# -- consistency -------------------------------------------------------------------------------------


def find_false_knowledge(side: PlayerSide) -> list[str]:
    """List the contradictions between the public knowledge and a player's cards."""
    found: list[str] = []
    in_hand = list(side.hand) if side.face_down else [*side.hand, *side.pending]
    for card in side.shown:
        if card in in_hand:
            in_hand.remove(card)
    if any(lacks_disproved_by(card) & side.lacks for card in in_hand):
        found.append("the hand holds a card that it is known to lack")
    if sum([bunch.hand_count for bunch in side.known_groups]) > len(in_hand):
        found.append("known groups have more places in the hand than it holds cards")
    if sum([bunch.discard_count for bunch in side.known_groups]) > len(side.buried):
        found.append("known groups have more places in the discard pile than it holds unseen cards")
    first = len(side.deck) - len(side.tops)
    for bunch in side.known_groups:
        there = (in_hand if bunch.hand_count else []) + (list(side.buried) if bunch.discard_count else [])
        for place in bunch.deck_positions:
            if not first <= place < len(side.deck) or side.tops[place - first] == KNOWN_TO_ALL:
                found.append("a known group has a place in the deck that does not exist or is certain")
            else:
                there.append(side.deck[place])
        if min(bunch.hand_count, bunch.discard_count, bunch.untracked_count, bunch.unknown_count()) < 0:
            found.append("a known group has a wrong count")
        missing = 0
        for card in bunch.cards:
            if card in there:
                there.remove(card)
            else:
                missing += 1
        if missing > bunch.untracked_count:
            found.append("cards of a known group are elsewhere")
    return found
