"""A discard pile, of which only the top card is seen."""

from __future__ import annotations


class Pile:
    """Layers of cards, the topmost last.

    Cards that went there together lie in one layer: which of them is its top is for whoever put them there to say. What
    was not said is read from the engine as soon as it can be seen, and holds from then on.
    """

    def __init__(self) -> None:
        self.layers: list[list[str]] = []

    def put(self, card: str) -> None:
        self.layers.append([card])

    def put_together(self, cards: list[str]) -> None:
        if cards:
            self.layers.append(list(cards))

    def cards(self) -> list[str]:
        return [card for layer in self.layers for card in layer]

    def may_be_on_top(self) -> list[str]:
        return self.layers[-1] if self.layers else []

    def take(self, card: str) -> None:
        """Take out the topmost card of this name."""
        for layer in reversed(self.layers):
            if card in layer:
                layer.remove(card)
                break
        self.layers = [layer for layer in self.layers if layer]

    def settle(self, top: str) -> None:
        """This card has been seen on top."""
        if top in self.may_be_on_top() and len(self.layers[-1]) > 1:
            self.layers[-1].remove(top)
            self.layers.append([top])

    def take_looking_through(self, card: str) -> None:
        """Take out a card of this name from under the top card, which stays in its place; only if there is none, the
        top card itself, and then any card of the pile may lie on top."""
        (top,) = self.layers.pop()
        below = self.cards()
        if card in below:
            below.remove(card)
            self.layers = [layer for layer in (below, [top]) if layer]
        else:
            self.layers = [below] if below else []

    def stir(self) -> None:
        """The owner has gone through the pile and put it back in any order."""
        self.layers = [self.cards()] if self.layers else []

    def take_all(self) -> list[str]:
        cards = self.cards()
        self.layers = []
        return cards
