"""A player's side of the table: every place where cards of one player can be, and who knows them there."""

from __future__ import annotations

from typing import Final, final

from bastide.core.plain import Plain, ints, plain_ints, whole
from bastide.games.dominion.cards import ids_of, numbers_of

#: How well a card on top of the deck is known: to its owner, or to everybody.
OWNER_KNOWS: Final = 1
ALL_KNOW: Final = 2


@final
class Side:
    """The cards of one player. Lists of card numbers; the last card of a pile is its top.

    The knowledge of others is kept in which list a card lies: ``discard`` holds the cards that everybody saw going to
    the discard pile (its last card is the top one), ``buried`` those that went there unseen, under it. ``shown`` are
    the cards in hand that everybody knows of. ``tops`` says for the topmost cards of the deck who knows them.
    """

    def __init__(
        self,
        deck: list[int],
        tops: list[int],
        hand: list[int],
        shown: list[int],
        play: list[int],
        discard: list[int],
        buried: list[int],
        aside: list[int],
        face_down: bool,
        pending: list[int],
        tokens: int,
        turns: int,
        provinces: list[int],
    ) -> None:
        self.deck = deck
        self.tops = tops
        self.hand = hand
        self.shown = shown
        self.play = play
        self.discard = discard
        self.buried = buried
        #: Cards set aside, revealed or looked at; the last only if ``face_down``.
        self.aside = aside
        self.face_down = face_down
        #: Cards chosen to be discarded, as long as the choice is not complete. Nobody else sees them.
        self.pending = pending
        #: Victory point tokens.
        self.tokens = tokens
        #: Turns taken, the one under way included, and the turns in which Provinces were gained.
        self.turns = turns
        self.provinces = provinces

    def clone(self) -> Side:
        return Side(
            self.deck.copy(),
            self.tops.copy(),
            self.hand.copy(),
            self.shown.copy(),
            self.play.copy(),
            self.discard.copy(),
            self.buried.copy(),
            self.aside.copy(),
            self.face_down,
            self.pending.copy(),
            self.tokens,
            self.turns,
            self.provinces.copy(),
        )

    def owned(self) -> list[int]:
        """Every card this player owns, wherever it is."""
        return self.deck + self.hand + self.play + self.discard + self.buried + self.aside + self.pending

    def snapshot(self) -> dict[str, Plain]:
        return {
            "deck": ids_of(self.deck),
            "tops": plain_ints(self.tops),
            "hand": ids_of(self.hand),
            "shown": ids_of(self.shown),
            "play": ids_of(self.play),
            "discard": ids_of(self.discard),
            "buried": ids_of(self.buried),
            "aside": ids_of(self.aside),
            "face_down": self.face_down,
            "pending": ids_of(self.pending),
            "tokens": self.tokens,
            "turns": self.turns,
            "provinces": plain_ints(self.provinces),
        }

    @staticmethod
    def restore(data: Plain) -> Side:
        if not isinstance(data, dict):
            raise TypeError(f"expected a player's side, not {data!r}")
        face_down = data["face_down"]
        if not isinstance(face_down, bool):
            raise TypeError(f"face_down is yes or no, not {face_down!r}")
        return Side(
            numbers_of(data["deck"]),
            ints(data["tops"]),
            numbers_of(data["hand"]),
            numbers_of(data["shown"]),
            numbers_of(data["play"]),
            numbers_of(data["discard"]),
            numbers_of(data["buried"]),
            numbers_of(data["aside"]),
            face_down,
            numbers_of(data["pending"]),
            whole(data["tokens"]),
            whole(data["turns"]),
            ints(data["provinces"]),
        )
