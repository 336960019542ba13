"""Random events of one action, read from the engine's events and checked for plausibility."""

from __future__ import annotations

from bastide.core.plain import Plain
from bastide.testing.lockstep import Disagreement
from reference_engines.dominion.reading import cards_told, shuffled


class Chance:
    """Cursor over the engine's events of one action."""

    def __init__(self, events: list[dict[str, Plain]]) -> None:
        self.events = events
        self.at = 0
        #: Known cards that left a deck before their event was read, by player and kind of move.
        self.untold: dict[tuple[int, str], list[str]] = {}
        #: Cards of the last event read that have not left the deck yet.
        self.coming: list[str] = []

    def shuffle(self, player: int) -> None:
        """Expect a shuffle of this player now."""
        while self.at < len(self.events):
            if shuffled(self.events[self.at], player):
                self.at += 1
                return
            self._read()
        raise Disagreement("a shuffle", "none", f"player {player} shuffles")

    def left(self, player: int, card: str, how: str) -> None:
        """Note that a known top card has left the deck."""
        self.untold.setdefault((player, how), []).append(card)

    def next_card(self, player: int, how: str) -> str:
        """Return the next card from a shuffled deck."""
        while not self.coming:
            if self.at == len(self.events):
                raise Disagreement(f"what comes off the deck of player {player}", "nothing more", f"a card ({how})")
            if shuffled(self.events[self.at], player):
                raise Disagreement("a shuffle", f"player {player} shuffles", "there are cards left in the deck")
            whose, cards = self._read()
            if whose == (player, how):
                self.coming = cards
        return self.coming.pop(0)

    def finish(self) -> None:
        """Expect no further shuffle in this action."""
        for event in self.events[self.at :]:
            if shuffled(event):
                raise Disagreement("a shuffle", str(event), "nobody shuffles")

    def _read(self) -> tuple[tuple[int, str], list[str]]:
        """Read the next event. Returns the player and kind of move, and the cards that were not known before."""
        player, how, cards = cards_told(self.events[self.at])
        self.at += 1
        untold = self.untold.pop((player, how), [])
        while untold and untold[0] in cards:
            cards.remove(untold.pop(0))
        # the remaining cards left the deck later; a later event reports them
        self.untold[player, how] = untold
        return (player, how), cards
