"""Public knowledge about a group of hidden cards: these cards are in these places, but nobody knows which is where."""

from __future__ import annotations

from typing import final

from bastide.core.json_data import JsonData, expect_int, expect_ints, ints_to_json
from bastide.games.dominion.rules.cards.stable_numbering import card_ids, parse_card_ids


@final
class KnownCardGroup:
    """Cards of one player that all players know to be spread over certain places.

    Example: a hand of five was revealed. Its player discarded two cards together, and only the upper one was seen. The
    other four cards form a group: three are in the hand and one is in the discard pile. If the places hold more cards
    than are known, the others may be anything. Groups are immutable.
    """

    def __init__(
        self,
        cards: tuple[int, ...],
        hand_count: int,
        discard_count: int,
        deck_positions: tuple[int, ...],
        untracked_count: int,
    ) -> None:
        self.cards = cards
        #: The number of places in the hand, and among the unseen cards of the discard pile.
        self.hand_count = hand_count
        self.discard_count = discard_count
        #: The places in the deck, counted from its bottom.
        self.deck_positions = deck_positions
        #: The number of cards that can no longer be tracked: they were shuffled, or are being looked at.
        self.untracked_count = untracked_count

    def unknown_count(self) -> int:
        """Return how many more places than known cards the group has."""
        return self.hand_count + self.discard_count + len(self.deck_positions) + self.untracked_count - len(self.cards)

    def cards_without(self, cards: list[int]) -> tuple[int, ...]:
        """Return its cards without those that have been seen."""
        left = list(self.cards)
        for card in cards:
            if card in left:
                left.remove(card)
        return tuple(left)

    def snapshot(self) -> dict[str, JsonData]:
        return {
            "cards": card_ids(list(self.cards)),
            "hand": self.hand_count,
            "pile": self.discard_count,
            "deck": ints_to_json(list(self.deck_positions)),
            "loose": self.untracked_count,
        }

    @staticmethod
    def restore(data: JsonData) -> KnownCardGroup:
        if not isinstance(data, dict):
            raise TypeError(f"expected a known card group, not {data!r}")
        return KnownCardGroup(
            tuple(parse_card_ids(data["cards"])),
            expect_int(data["hand"]),
            expect_int(data["pile"]),
            tuple(expect_ints(data["deck"])),
            expect_int(data["loose"]),
        )
