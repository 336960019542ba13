"""Zones of one player's cards, and what other players know about them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.plain import Plain, ints, plain_ints, whole, word
from bastide.games.dominion.rules.cards.layout import ids_of, numbers_of
from bastide.games.dominion.rules.state.known_group import Bunch

#: Who knows a card on top of the deck: its owner, or all players.
OWNER_KNOWS: Final = 1
ALL_KNOW: Final = 2

#: Kinds of cards that a hand is publicly known to lack, as bits: its player was not asked to play an Action or to use a
#: reaction to an Attack (Moat), or has played all basic Treasures.
NO_ACTION: Final = 1
NO_PLAIN_TREASURE: Final = 2
NO_SHIELD: Final = 4
LACK_IDS: Final = ["action", "plain_treasure", "shield"]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one copy of ``card``; raises ValueError if there is none."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@final
class Side:
    """Zones of one player. Zones are immutable bytes (see ``card_bytes``), shared by copies of a state.

    Several fields separate what other players know. ``discard`` are the cards that all players saw going to the discard
    pile; the last one is its top card. ``buried`` are the unseen cards below it. ``shown`` are the cards in hand that
    all players know. ``tops`` holds for each known card on top of the deck who knows it. Further public knowledge (see
    ``public_knowledge``) only affects sampled positions.
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
        #: The deck is the first ``deck_size`` cards of ``deck_bytes``; drawn cards are cut off lazily.
        self.stock = deck
        self.left = len(deck)
        self.tops = tops
        self.hand = hand
        self.shown = shown
        self.play = play
        self.discard = discard
        self.buried = buried
        #: Cards set aside, revealed or (if ``face_down``) looked at.
        self.aside = aside
        self.face_down = face_down
        #: Cards chosen for a discard that is not complete. Other players do not see them.
        self.pending = pending
        #: Victory point tokens.
        self.tokens = tokens
        #: Turns taken, including the current one, and the turns in which Provinces were gained.
        self.turns = turns
        self.provinces = provinces
        #: Public knowledge: groups of cards with uncertain places, kinds of cards that the hidden cards of the hand are
        #: not (as bits), and whether all players know the card drawn last.
        self.bunches: tuple[Bunch, ...] = ()
        self.lacks = 0
        self.drew_known = False

    @property
    def deck(self) -> bytes:
        """The deck; its last card is the top card."""
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
        """Remove a card from those set aside, revealed or looked at."""
        self.aside = without(self.aside, card)

    def owned(self) -> bytes:
        """Return all cards of this player, from all zones."""
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
        return {**self._zone_snapshot(), "memory": memory}

    def lasting(self) -> dict[str, Plain]:
        """Return the snapshot without the knowledge of other players."""
        knowledge = ["tops", "shown"]
        return {name: value for name, value in self._zone_snapshot().items() if name not in knowledge}

    def _zone_snapshot(self) -> dict[str, Plain]:
        """Return the snapshot without the tracked public knowledge."""
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
            raise TypeError(f"face_down must be a bool, not {face_down!r}")
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
            raise TypeError(f"expected public knowledge, not {memory!r}")
        lacks, drew_known = memory["lacks"], memory["drew_known"]
        if not isinstance(lacks, list) or not isinstance(drew_known, bool):
            raise TypeError(f"expected public knowledge, not {memory!r}")
        side.bunches = tuple([Bunch.restore(bunch) for bunch in memory["bunches"]])
        for name in lacks:
            side.lacks |= 1 << LACK_IDS.index(word(name))
        side.drew_known = drew_known
        return side
