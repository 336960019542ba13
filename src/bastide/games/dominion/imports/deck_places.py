"""Places of cards while the decks of a foreign log are planned."""

from __future__ import annotations


class DeckPlace:
    """Card in a deck whose place a shuffle decided. ``card`` is empty while nobody has named it."""

    def __init__(self, card: str = "", shuffle: int = -1) -> None:
        self.card = card
        #: Number of the shuffle; -1 for a card that came to its place otherwise.
        self.shuffle = shuffle
        #: Numbers of later shuffles during which the card was not in the discard pile.
        self.missed: list[int] = []
        #: Number of the step in which the card was drawn, and of the one that told which card it must have been.
        self.drawn_at = 0
        self.inferred_at = 0
        #: Whether its player had the card there; otherwise it only stands for one that is missing.
        self.is_real = True


class Zones:
    """Where the cards of a player are. The first card of the deck is on top."""

    def __init__(self) -> None:
        self.deck: list[DeckPlace] = []
        self.hand: list[DeckPlace] = []
        self.looked_at: list[DeckPlace] = []
        self.in_play: list[DeckPlace] = []
        self.discard: list[DeckPlace] = []


class HiddenPut:
    """Card that a player put onto the deck without naming it."""

    def __init__(self, player: int, line: int, place: DeckPlace, source: list[str]) -> None:
        self.player = player
        self.line = line
        self.place = place
        #: Cards among which the player chose; empty for those that nobody has named.
        self.source = source
