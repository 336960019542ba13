"""Deck moves: draw, shuffle, and reveal cards from the top. Each adds an event to the journal."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.games.dominion.rules.cards.card_bytes import ONE, WORD, from_word
from bastide.games.dominion.rules.cards.layout import ids_of
from bastide.games.dominion.rules.state.memory import drawn, off_the_deck, shuffled
from bastide.games.dominion.rules.state.zones import ALL_KNOW, Side
from bastide.games.dominion.rules.turn.setup import Setup


class Decks(State):
    """Base class of the state with the players' cards and deck moves. ``Board`` adds the rest of the table."""

    def __init__(self, setup: Setup, rng: Rng, sides: list[Side]) -> None:
        super().__init__(setup.players, rng)
        self.setup = setup
        self.sides = sides

    def take_top(self, player: i64, openly: bool) -> i64:
        """Take the top card off the deck, after a shuffle if the deck is empty. Returns -1 if there is no card."""
        side = self.sides[player]
        if side.left == 0 and not self.shuffle(player):
            return -1
        if side.tops:
            if side.bunches:
                off_the_deck(side, openly)
            side.tops = side.tops[:-1]
        side.left -= 1
        card: i64 = side.stock[side.left]
        return card

    def shuffle(self, player: i64) -> bool:
        """Shuffle the discard pile into a new deck. Returns False if there is nothing to shuffle."""
        side = self.sides[player]
        if len(side.discard) == 0:
            return False
        side.deck = self.rng.shuffled(side.discard, side.buried)
        side.discard = b""
        side.buried = b""
        if side.bunches:
            shuffled(side)
        if self.journal is not None:
            self.journal.note("shuffle", {"player": player})
        return True

    def draw(self, player: i64, count: i64) -> i64:
        """Draw up to ``count`` cards into the hand. Returns the number of cards drawn."""
        side = self.sides[player]
        side.lacks = 0
        side.drew_known = False
        before: i64 = len(side.hand)
        left: i64 = side.left - count
        if side.tops:
            self.draw_one_by_one(player, count)
        elif before == 0 and left >= 0:  # a new hand without a shuffle: one slice
            side.hand = side.stock[left : side.left]
            side.left = left
        else:
            self.draw_unseen(player, count)
        if self.journal is not None:
            self.tell_drawn(player, side.hand[before:])
        return len(side.hand) - before

    def draw_unseen(self, player: i64, count: i64) -> None:
        """Draw cards from a deck without known cards."""
        side = self.sides[player]
        deck = side.stock
        at: i64 = side.left
        word: i64 = 0
        size: i64 = 0
        while count > 0:
            if at == 0:
                if not self.shuffle(player):
                    break
                deck = side.stock
                at = side.left
            at -= 1
            card: i64 = deck[at]
            word = word << 8 | card
            size += 1
            count -= 1
            if size == WORD:
                side.hand = side.hand + from_word(word, size)
                word = 0
                size = 0
        if size > 0:
            side.hand = side.hand + from_word(word, size) if len(side.hand) > 0 else from_word(word, size)
        side.left = at

    def draw_one_by_one(self, player: i64, count: i64) -> None:
        """Draw cards from a deck with known top cards, and update the public knowledge."""
        side = self.sides[player]
        while count > 0:
            if not side.deck and not self.shuffle(player):
                break
            known = bool(side.tops) and side.tops[-1] == ALL_KNOW
            if side.bunches:
                drawn(side)
            last: i64 = len(side.deck) - 1
            card: i64 = side.deck[last]
            side.deck = side.deck[:last]
            if side.tops:
                if known:
                    side.shown += (int(card),)
                side.tops = side.tops[:-1]
            side.drew_known = known
            side.hand = side.hand + ONE[card]
            count -= 1

    def tell_drawn(self, player: i64, cards: bytes) -> None:
        if cards and self.journal is not None:
            public: dict[str, Plain] = {"player": player, "count": len(cards), "seen": "no"}
            self.journal.note("draw", public, {"cards": ids_of(sorted(cards)), "seen": "yes"}, [int(player)])

    def lay_out(self, player: i64, count: i64, openly: bool) -> i64:
        """Reveal cards from the deck (``openly``) or look at them, and set them aside. Returns their number."""
        cards: list[int] = []
        while len(cards) < count:
            card = self.take_top(player, openly)
            if card < 0:
                break
            cards.append(int(card))
        side = self.sides[player]
        side.aside += tuple(cards)
        side.face_down = not openly and len(cards) > 0
        if cards and self.journal is not None:
            if openly:
                self.journal.note("reveal", {"player": player, "cards": ids_of(cards), "place": "deck"})
            else:
                public: dict[str, Plain] = {"player": player, "count": len(cards), "seen": "no"}
                self.journal.note("look", public, {"cards": ids_of(cards), "seen": "yes"}, [int(player)])
        return len(cards)
