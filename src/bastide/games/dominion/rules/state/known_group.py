"""Public knowledge about a group of hidden cards: these cards are in these places, but nobody knows which is where."""

from __future__ import annotations

from typing import final

from bastide.core.plain import Plain, ints, plain_ints, whole
from bastide.games.dominion.rules.cards.layout import ids_of, numbers_of


@final
class Bunch:
    """Cards of one player that all players know to be spread over certain places.

    Example: a hand of five was revealed. Its player discarded two cards together, and only the upper one was seen. The
    other four cards form a group: three are in the hand and one is in the discard pile. If the places hold more cards
    than are known, the others may be anything. Groups are immutable.
    """

    def __init__(self, cards: tuple[int, ...], hand: int, pile: int, deck: tuple[int, ...], loose: int) -> None:
        self.cards = cards
        #: The number of places in the hand, and among the unseen cards of the discard pile.
        self.hand = hand
        self.pile = pile
        #: The places in the deck, counted from its bottom.
        self.deck = deck
        #: The number of cards that can no longer be tracked: they were shuffled, or are being looked at.
        self.loose = loose

    def unknown(self) -> int:
        """Return how many more places than known cards the group has."""
        return self.hand + self.pile + len(self.deck) + self.loose - len(self.cards)

    def without(self, cards: list[int]) -> tuple[int, ...]:
        """Return its cards without those that have been seen."""
        left = list(self.cards)
        for card in cards:
            if card in left:
                left.remove(card)
        return tuple(left)

    def snapshot(self) -> dict[str, Plain]:
        return {
            "cards": ids_of(list(self.cards)),
            "hand": self.hand,
            "pile": self.pile,
            "deck": plain_ints(list(self.deck)),
            "loose": self.loose,
        }

    @staticmethod
    def restore(data: Plain) -> Bunch:
        if not isinstance(data, dict):
            raise TypeError(f"expected a known card group, not {data!r}")
        return Bunch(
            tuple(numbers_of(data["cards"])),
            whole(data["hand"]),
            whole(data["pile"]),
            tuple(ints(data["deck"])),
            whole(data["loose"]),
        )
