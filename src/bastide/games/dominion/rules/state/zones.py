"""A player's side of the table: every place where cards of one player can be, and who knows them there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.plain import Plain, ints, plain_ints, whole, word
from bastide.games.dominion.rules.cards.layout import ids_of, numbers_of
from bastide.games.dominion.rules.state.known_group import Bunch

#: How well a card on top of the deck is known: to its owner, or to everybody.
OWNER_KNOWS: Final = 1
ALL_KNOW: Final = 2

#: What a hand is known to lack, as bits: its player was not asked to play an Action or to show a Moat, or has played
#: all plain Treasures.
NO_ACTION: Final = 1
NO_PLAIN_TREASURE: Final = 2
NO_SHIELD: Final = 4
LACK_IDS: Final = ["action", "plain_treasure", "shield"]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of this kind; ValueError if it is not among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@final
class Side:
    """The cards of one player. The zones are rows (see ``card_bytes``), which copies of a position share.

    The knowledge of others is kept in which row a card lies: ``discard`` holds the cards that everybody saw going to
    the discard pile (its last card is the top one), ``buried`` those that went there unseen, under it. ``shown`` are
    the cards in hand that everybody knows of. ``tops`` says for the topmost cards of the deck who knows them. What is
    remembered beyond that (see ``memory``) changes nothing but samples.
    """

    left: i64
    tokens: i64
    turns: i64
    lacks: i64

    def __init__(
        self,
        deck: bytes = b"",
        tops: tuple[int, ...] = (),
        hand: bytes = b"",
        shown: tuple[int, ...] = (),
        play: bytes = b"",
        discard: bytes = b"",
        buried: bytes = b"",
        aside: tuple[int, ...] = (),
        face_down: bool = False,
        pending: tuple[int, ...] = (),
        tokens: i64 = 0,
        turns: i64 = 0,
        provinces: tuple[int, ...] = (),
    ) -> None:
        #: The deck is the lowest ``left`` cards of a row: what was drawn is cut off only when somebody looks.
        self.stock = deck
        self.left = len(deck)
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
        #: Cards known to be here or there, what all hidden cards of the hand are known not to be (as bits), and whether
        #: everybody knows the card drawn last.
        self.bunches: tuple[Bunch, ...] = ()
        self.lacks = 0
        self.drew_known = False

    @property
    def deck(self) -> bytes:
        """The deck; its last card is the top one."""
        if self.left < len(self.stock):
            self.stock = self.stock[: self.left]
        return self.stock

    @deck.setter
    def deck(self, cards: bytes) -> None:
        self.stock = cards
        self.left = len(cards)

    def clone(self) -> Side:
        other = Side(
            self.stock,
            self.tops,
            self.hand,
            self.shown,
            self.play,
            self.discard,
            self.buried,
            self.aside,
            self.face_down,
            self.pending,
            self.tokens,
            self.turns,
            self.provinces,
        )
        other.left = self.left
        other.bunches = self.bunches
        other.lacks = self.lacks
        other.drew_known = self.drew_known
        return other

    def take_aside(self, card: int) -> None:
        """Take a card away from those set aside, revealed or looked at."""
        self.aside = without(self.aside, card)

    def owned(self) -> bytes:
        """Every card this player owns, wherever it is."""
        rest = bytes([*self.aside, *self.pending]) if self.aside or self.pending else b""
        return self.deck + self.hand + self.play + self.discard + self.buried + rest

    def snapshot(self) -> dict[str, Plain]:
        bunches: list[Plain] = []
        for bunch in self.bunches:
            bunches.append(bunch.snapshot())
        lacks: list[Plain] = []
        for bit, name in enumerate(LACK_IDS):
            if self.lacks >> bit & 1:
                lacks.append(name)
        memory: dict[str, Plain] = {"bunches": bunches, "lacks": lacks, "drew_known": self.drew_known}
        return {**self._facts(), "memory": memory}

    def lasting(self) -> dict[str, Plain]:
        """The cards and tokens, without what anybody knows of them."""
        remembered = ["tops", "shown"]
        return {name: value for name, value in self._facts().items() if name not in remembered}

    def _facts(self) -> dict[str, Plain]:
        """Everything but what the players remember."""
        return {
            "deck": ids_of(self.deck),
            "tops": plain_ints(list(self.tops)),
            "hand": ids_of(self.hand),
            "shown": ids_of(list(self.shown)),
            "play": ids_of(self.play),
            "discard": ids_of(self.discard),
            "buried": ids_of(self.buried),
            "aside": ids_of(list(self.aside)),
            "face_down": self.face_down,
            "pending": ids_of(list(self.pending)),
            "tokens": self.tokens,
            "turns": self.turns,
            "provinces": plain_ints(list(self.provinces)),
        }

    @staticmethod
    def restore(data: Plain) -> Side:
        if not isinstance(data, dict):
            raise TypeError(f"expected a player's side, not {data!r}")
        face_down = data["face_down"]
        if not isinstance(face_down, bool):
            raise TypeError(f"face_down is yes or no, not {face_down!r}")
        side = Side(
            bytes(numbers_of(data["deck"])),
            tuple(ints(data["tops"])),
            bytes(numbers_of(data["hand"])),
            tuple(numbers_of(data["shown"])),
            bytes(numbers_of(data["play"])),
            bytes(numbers_of(data["discard"])),
            bytes(numbers_of(data["buried"])),
            tuple(numbers_of(data["aside"])),
            face_down,
            tuple(numbers_of(data["pending"])),
            whole(data["tokens"]),
            whole(data["turns"]),
            tuple(ints(data["provinces"])),
        )
        memory = data["memory"]
        if not isinstance(memory, dict) or not isinstance(memory["bunches"], list):
            raise TypeError(f"expected what is remembered, not {memory!r}")
        lacks, drew_known = memory["lacks"], memory["drew_known"]
        if not isinstance(lacks, list) or not isinstance(drew_known, bool):
            raise TypeError(f"expected what is remembered, not {memory!r}")
        side.bunches = tuple([Bunch.restore(bunch) for bunch in memory["bunches"]])
        for name in lacks:
            side.lacks |= 1 << LACK_IDS.index(word(name))
        side.drew_known = drew_known
        return side
