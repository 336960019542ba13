"""What chance decided during one action: told by the engine's events, believed only as far as it is possible."""

from __future__ import annotations

from bastide.core.plain import Plain
from bastide.testing.lockstep import Disagreement
from reference_engines.dominion.reading import cards_told, shuffled


class Chance:
    """The events of one action, read from the first to the last."""

    def __init__(self, events: list[dict[str, Plain]]) -> None:
        self.events = events
        self.at = 0
        #: Cards that left a deck whose event has not been read yet, by player and by what was done with them.
        self.untold: dict[tuple[int, str], list[str]] = {}
        #: Cards that an event has told of and that have not left the deck yet.
        self.coming: list[str] = []

    def shuffle(self, player: int) -> None:
        """This player shuffles now."""
        while self.at < len(self.events):
            if shuffled(self.events[self.at], player):
                self.at += 1
                return
            self._read()
        raise Disagreement("a shuffle", "none", f"player {player} shuffles")

    def left(self, player: int, card: str, how: str) -> None:
        """A card that was known to lie on top has left the deck."""
        self.untold.setdefault((player, how), []).append(card)

    def next_card(self, player: int, how: str) -> str:
        """The card that comes off a shuffled deck."""
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
        """Nothing more happens in this action, so nobody shuffles any more."""
        for event in self.events[self.at :]:
            if shuffled(event):
                raise Disagreement("a shuffle", str(event), "nobody shuffles")

    def _read(self) -> tuple[tuple[int, str], list[str]]:
        """The next event: whose cards left a deck and how, and which of them were not known to lie there."""
        player, how, cards = cards_told(self.events[self.at])
        self.at += 1
        untold = self.untold.pop((player, how), [])
        while untold and untold[0] in cards:
            cards.remove(untold.pop(0))
        # what is left over has left the deck later, and a later event will tell of it
        self.untold[player, how] = untold
        return (player, how), cards
