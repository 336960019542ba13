"""Zones of one player's cards, and what other players know about them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.json_data import JsonData, expect_int, expect_ints, expect_str, ints_to_json
from bastide.games.dominion.rules.cards.stable_numbering import card_ids, parse_card_ids
from bastide.games.dominion.rules.state.known_card_group import KnownCardGroup

#: Who knows a card on top of the deck: its owner, or all players.
KNOWN_TO_OWNER: Final = 1
KNOWN_TO_ALL: Final = 2

#: Kinds of cards that a hand is publicly known to lack, as bits: its player was not asked to play an Action or to use a
#: reaction to an Attack (Moat), or has played all basic Treasures.
NO_ACTION: Final = 1
NO_BASIC_TREASURE: Final = 2
NO_ATTACK_REACTION: Final = 4
LACK_IDS: Final = ["action", "plain_treasure", "shield"]


def remove_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one copy of ``card``; raises ValueError if there is none."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@final
class PlayerSide:
    """Zones of one player. Zones are immutable bytes (see ``card_bytes``), shared by copies of a state.

    Several fields separate what other players know. ``discard`` are the cards that all players saw going to the discard
    pile; the last one is its top card. ``buried`` are the unseen cards below it. ``shown`` are the cards in hand that
    all players know. ``tops`` holds for each known card on top of the deck who knows it. Further public knowledge (see
    ``public_knowledge``) only affects sampled positions.
    """

    deck_size: i64
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
        self.deck_bytes = deck
        self.deck_size = len(deck)
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
        self.known_groups: tuple[KnownCardGroup, ...] = ()
        self.lacks = 0
        self.drew_known = False

    @property
    def deck(self) -> bytes:
        """The deck; its last card is the top card."""
        if self.deck_size < len(self.deck_bytes):
            self.deck_bytes = self.deck_bytes[: self.deck_size]
        return self.deck_bytes

    @deck.setter
    def deck(self, cards: bytes) -> None:
        self.deck_bytes = cards
        self.deck_size = len(cards)

    def clone(self) -> PlayerSide:
        other = PlayerSide(
            self.deck_bytes,
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
        other.deck_size = self.deck_size
        other.known_groups = self.known_groups
        other.lacks = self.lacks
        other.drew_known = self.drew_known
        return other

    def remove_from_aside(self, card: int) -> None:
        """Remove a card from those set aside, revealed or looked at."""
        self.aside = remove_one(self.aside, card)

    def owned_cards(self) -> bytes:
        """Return all cards of this player, from all zones."""
        rest = bytes([*self.aside, *self.pending]) if self.aside or self.pending else b""
        return self.deck + self.hand + self.play + self.discard + self.buried + rest

    def snapshot(self) -> dict[str, JsonData]:
        bunches: list[JsonData] = []
        for bunch in self.known_groups:
            bunches.append(bunch.snapshot())
        lacks: list[JsonData] = []
        for bit, name in enumerate(LACK_IDS):
            if self.lacks >> bit & 1:
                lacks.append(name)
        memory: dict[str, JsonData] = {"bunches": bunches, "lacks": lacks, "drew_known": self.drew_known}
        return {**self._zone_snapshot(), "memory": memory}

    def snapshot_without_knowledge(self) -> dict[str, JsonData]:
        """Return the snapshot without the knowledge of other players."""
        knowledge = ["tops", "shown"]
        return {name: value for name, value in self._zone_snapshot().items() if name not in knowledge}

    def _zone_snapshot(self) -> dict[str, JsonData]:
        """Return the snapshot without the tracked public knowledge."""
        return {
            "deck": card_ids(self.deck),
            "tops": ints_to_json(list(self.tops)),
            "hand": card_ids(self.hand),
            "shown": card_ids(list(self.shown)),
            "play": card_ids(self.play),
            "discard": card_ids(self.discard),
            "buried": card_ids(self.buried),
            "aside": card_ids(list(self.aside)),
            "face_down": self.face_down,
            "pending": card_ids(list(self.pending)),
            "tokens": self.tokens,
            "turns": self.turns,
            "provinces": ints_to_json(list(self.provinces)),
        }

    @staticmethod
    def restore(data: JsonData) -> PlayerSide:
        if not isinstance(data, dict):
            raise TypeError(f"expected a player's side, not {data!r}")
        face_down = data["face_down"]
        if not isinstance(face_down, bool):
            raise TypeError(f"face_down must be a bool, not {face_down!r}")
        side = PlayerSide(
            bytes(parse_card_ids(data["deck"])),
            tuple(expect_ints(data["tops"])),
            bytes(parse_card_ids(data["hand"])),
            tuple(parse_card_ids(data["shown"])),
            bytes(parse_card_ids(data["play"])),
            bytes(parse_card_ids(data["discard"])),
            bytes(parse_card_ids(data["buried"])),
            tuple(parse_card_ids(data["aside"])),
            face_down,
            tuple(parse_card_ids(data["pending"])),
            expect_int(data["tokens"]),
            expect_int(data["turns"]),
            tuple(expect_ints(data["provinces"])),
        )
        memory = data["memory"]
        if not isinstance(memory, dict) or not isinstance(memory["bunches"], list):
            raise TypeError(f"expected public knowledge, not {memory!r}")
        lacks, drew_known = memory["lacks"], memory["drew_known"]
        if not isinstance(lacks, list) or not isinstance(drew_known, bool):
            raise TypeError(f"expected public knowledge, not {memory!r}")
        side.known_groups = tuple([KnownCardGroup.restore(bunch) for bunch in memory["bunches"]])
        for name in lacks:
            side.lacks |= 1 << LACK_IDS.index(expect_str(name))
        side.drew_known = drew_known
        return side
