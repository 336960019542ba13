"""What a table remembers of cards that went on unseen: these cards, in these places, nobody knows which is where."""

from __future__ import annotations

from typing import final

from bastide.core.plain import Plain, ints, plain_ints, whole
from bastide.games.dominion.rules.cards.layout import ids_of, numbers_of


@final
class Bunch:
    """Cards of one player that everybody knows to be among certain cards, which lie in one place or in several.

    A hand of five was shown; two cards of it were discarded together, and only the upper one was seen. The other four
    are a bunch: three of them are in the hand and one is in the discard pile. Where a place holds more cards than are
    known, the others may be anything. It never changes; what happens to it makes another one.
    """

    def __init__(self, cards: tuple[int, ...], hand: int, pile: int, deck: tuple[int, ...], loose: int) -> None:
        self.cards = cards
        #: How many of the cards in hand, and of the unseen ones in the discard pile, belong to it.
        self.hand = hand
        self.pile = pile
        #: The places in the deck, counted from the bottom.
        self.deck = deck
        #: How many of its cards went out of sight altogether: they were shuffled, or are being looked at.
        self.loose = loose

    def unknown(self) -> int:
        """How many more cards its places hold than are known."""
        return self.hand + self.pile + len(self.deck) + self.loose - len(self.cards)

    def without(self, cards: list[int]) -> tuple[int, ...]:
        """Its cards, less those that have been seen."""
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
            raise TypeError(f"expected cards known to be together, not {data!r}")
        return Bunch(
            tuple(numbers_of(data["cards"])),
            whole(data["hand"]),
            whole(data["pile"]),
            tuple(ints(data["deck"])),
            whole(data["loose"]),
        )
