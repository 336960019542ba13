"""Discard pile of which only the top card is visible."""

from __future__ import annotations


class LayeredDiscardPile:
    """Layers of cards, the top layer last.

    Cards discarded together form one layer; their order is unknown. The top card is read from the engine as soon as it
    is visible, and is fixed from then on.
    """

    def __init__(self) -> None:
        self.layers: list[list[str]] = []

    def put_card(self, card: str) -> None:
        self.layers.append([card])

    def put_layer(self, cards: list[str]) -> None:
        if cards:
            self.layers.append(list(cards))

    def all_cards(self) -> list[str]:
        return [card for layer in self.layers for card in layer]

    def possible_top_cards(self) -> list[str]:
        return self.layers[-1] if self.layers else []

    def take_card(self, card: str) -> None:
        """Remove the topmost copy of a card."""
        for layer in reversed(self.layers):
            if card in layer:
                layer.remove(card)
                break
        self.layers = [layer for layer in self.layers if layer]

    def confirm_top(self, top: str) -> None:
        """Fix the top card."""
        if top in self.possible_top_cards() and len(self.layers[-1]) > 1:
            self.layers[-1].remove(top)
            self.layers.append([top])

    def take_searching_pile(self, card: str) -> None:
        """Remove a copy of a card from below the top card, or the top card itself if there is no other.

        In the second case any remaining card may be on top.
        """
        (top,) = self.layers.pop()
        below = self.all_cards()
        if card in below:
            below.remove(card)
            self.layers = [layer for layer in (below, [top]) if layer]
        else:
            self.layers = [below] if below else []

    def forget_order(self) -> None:
        """Forget the order: the owner has looked through the pile."""
        self.layers = [self.all_cards()] if self.layers else []

    def take_all(self) -> list[str]:
        cards = self.all_cards()
        self.layers = []
        return cards
