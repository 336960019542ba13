"""Deck moves: draw, shuffle, and reveal cards from the top. Each adds an event to the journal."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.games.dominion.rules.cards.card_bytes import CARDS_PER_WORD, SINGLE_CARD, word_to_bytes
from bastide.games.dominion.rules.cards.stable_numbering import card_ids
from bastide.games.dominion.rules.state.player_card_zones import KNOWN_TO_ALL, PlayerSide
from bastide.games.dominion.rules.state.public_knowledge import track_draw, track_shuffle, track_taken_from_deck
from bastide.games.dominion.rules.turn.game_setup import Setup


class DeckMoves(State):
    """Base class of the state with the players' cards and deck moves. ``Board`` adds the rest of the table."""

    def __init__(self, setup: Setup, rng: Rng, sides: list[PlayerSide]) -> None:
        super().__init__(setup.players, rng)
        self.setup = setup
        self.sides = sides

    def take_top_card(self, player: i64, openly: bool) -> i64:
        """Take the top card off the deck, after a shuffle if the deck is empty. Returns -1 if there is no card."""
        side = self.sides[player]
        if side.deck_size == 0 and not self.shuffle(player):
            return -1
        if side.tops:
            if side.known_groups:
                track_taken_from_deck(side, openly)
            side.tops = side.tops[:-1]
        side.deck_size -= 1
        card: i64 = side.deck_bytes[side.deck_size]
        return card

    def shuffle(self, player: i64) -> bool:
        """Shuffle the discard pile into a new deck. Returns False if there is nothing to shuffle."""
        side = self.sides[player]
        if len(side.discard) == 0:
            return False
        side.deck = self.rng.shuffle_bytes(side.discard, side.buried)
        side.discard = b""
        side.buried = b""
        if side.known_groups:
            track_shuffle(side)
        if self.journal is not None:
            self.journal.add_event("shuffle", {"player": player})
        return True

    def draw(self, player: i64, count: i64) -> i64:
        """Draw up to ``count`` cards into the hand. Returns the number of cards drawn."""
        side = self.sides[player]
        side.lacks = 0
        side.drew_known = False
        before: i64 = len(side.hand)
        left: i64 = side.deck_size - count
        if side.tops:
            self.draw_partly_known_cards(player, count)
        elif before == 0 and left >= 0:  # a new hand without a shuffle: one slice
            side.hand = side.deck_bytes[left : side.deck_size]
            side.deck_size = left
        else:
            self.draw_unknown_cards(player, count)
        if self.journal is not None:
            self.log_draw(player, side.hand[before:])
        return len(side.hand) - before

    def draw_unknown_cards(self, player: i64, count: i64) -> None:
        """Draw cards from a deck without known cards."""
        side = self.sides[player]
        deck = side.deck_bytes
        at: i64 = side.deck_size
        word: i64 = 0
        size: i64 = 0
        while count > 0:
            if at == 0:
                if not self.shuffle(player):
                    break
                deck = side.deck_bytes
                at = side.deck_size
            at -= 1
            card: i64 = deck[at]
            word = word << 8 | card
            size += 1
            count -= 1
            if size == CARDS_PER_WORD:
                side.hand = side.hand + word_to_bytes(word, size)
                word = 0
                size = 0
        if size > 0:
            side.hand = side.hand + word_to_bytes(word, size) if len(side.hand) > 0 else word_to_bytes(word, size)
        side.deck_size = at

    def draw_partly_known_cards(self, player: i64, count: i64) -> None:
        """Draw cards from a deck with known top cards, and update the public knowledge."""
        side = self.sides[player]
        while count > 0:
            if not side.deck and not self.shuffle(player):
                break
            known = bool(side.tops) and side.tops[-1] == KNOWN_TO_ALL
            if side.known_groups:
                track_draw(side)
            last: i64 = len(side.deck) - 1
            card: i64 = side.deck[last]
            side.deck = side.deck[:last]
            if side.tops:
                if known:
                    side.shown += (int(card),)
                side.tops = side.tops[:-1]
            side.drew_known = known
            side.hand = side.hand + SINGLE_CARD[card]
            count -= 1

    def log_draw(self, player: i64, cards: bytes) -> None:
        if cards and self.journal is not None:
            public: dict[str, JsonData] = {"player": player, "count": len(cards), "seen": "no"}
            self.journal.add_event("draw", public, {"cards": card_ids(sorted(cards)), "seen": "yes"}, [int(player)])

    def reveal_top_cards(self, player: i64, count: i64, openly: bool) -> i64:
        """Reveal cards from the deck (``openly``) or look at them, and set them aside. Returns their number."""
        cards: list[int] = []
        while len(cards) < count:
            card = self.take_top_card(player, openly)
            if card < 0:
                break
            cards.append(int(card))
        side = self.sides[player]
        side.aside += tuple(cards)
        side.face_down = not openly and len(cards) > 0
        if cards and self.journal is not None:
            if openly:
                self.journal.add_event("reveal", {"player": player, "cards": card_ids(cards), "place": "deck"})
            else:
                public: dict[str, JsonData] = {"player": player, "count": len(cards), "seen": "no"}
                self.journal.add_event("look", public, {"cards": card_ids(cards), "seen": "yes"}, [int(player)])
        return len(cards)
