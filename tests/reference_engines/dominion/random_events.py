"""Random events of one action, read from the engine's events and checked for plausibility."""

from __future__ import annotations

from bastide.core.json_data import JsonData
from bastide.testing.reference_engine_comparison import EngineMismatch
from reference_engines.dominion.engine_data_reader import is_shuffle_event, read_cards_from_deck


class RandomEvents:
    """Cursor over the engine's events of one action."""

    def __init__(self, events: list[dict[str, JsonData]]) -> None:
        self.events = events
        self.next_event = 0
        #: Known cards that left a deck before their event was read, by player and kind of move.
        self.unconfirmed_cards: dict[tuple[int, str], list[str]] = {}
        #: Cards of the last event read that have not left the deck yet.
        self.announced_cards: list[str] = []

    def expect_shuffle(self, player: int) -> None:
        """Expect a shuffle of this player now."""
        while self.next_event < len(self.events):
            if is_shuffle_event(self.events[self.next_event], player):
                self.next_event += 1
                return
            self._read()
        raise EngineMismatch("a shuffle", "none", f"player {player} shuffles")

    def note_known_card_taken(self, player: int, card: str, how: str) -> None:
        """Note that a known top card has left the deck."""
        self.unconfirmed_cards.setdefault((player, how), []).append(card)

    def next_announced_card(self, player: int, how: str) -> str:
        """Return the next card from a shuffled deck."""
        while not self.announced_cards:
            if self.next_event == len(self.events):
                raise EngineMismatch(f"what comes off the deck of player {player}", "nothing more", f"a card ({how})")
            if is_shuffle_event(self.events[self.next_event], player):
                raise EngineMismatch("a shuffle", f"player {player} shuffles", "there are cards left in the deck")
            whose, cards = self._read()
            if whose == (player, how):
                self.announced_cards = cards
        return self.announced_cards.pop(0)

    def expect_no_more_shuffles(self) -> None:
        """Expect no further shuffle in this action."""
        for event in self.events[self.next_event :]:
            if is_shuffle_event(event):
                raise EngineMismatch("a shuffle", str(event), "nobody shuffles")

    def _read(self) -> tuple[tuple[int, str], list[str]]:
        """Read the next event. Returns the player and kind of move, and the cards that were not known before."""
        player, how, cards = read_cards_from_deck(self.events[self.next_event])
        self.next_event += 1
        untold = self.unconfirmed_cards.pop((player, how), [])
        while untold and untold[0] in cards:
            cards.remove(untold.pop(0))
        # the remaining cards left the deck later; a later event reports them
        self.unconfirmed_cards[player, how] = untold
        return (player, how), cards
