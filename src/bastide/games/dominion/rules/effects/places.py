"""The places that cards are chosen from."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.plain import Plain
from bastide.games.dominion.rules.cards.layout import id_of
from bastide.games.dominion.rules.effects.frames import Frame
from bastide.games.dominion.rules.state.board import PLACE_IDS, Board


class Place:
    """Where the cards of a choice lie. ``text`` is the frame of the text that asks."""

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        """The cards that lie there."""
        raise NotImplementedError

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        """Take a card from there before everybody's eyes."""
        raise NotImplementedError

    def where(self, text: Frame) -> str:
        """Where that is, in the words of ``State.meaning``."""
        raise NotImplementedError

    def about(self, player: i64, text: Frame) -> dict[str, Plain]:
        """What a prompt has to say about it."""
        return {}


@final
class Hand(Place):
    def where(self, text: Frame) -> str:
        return "hand"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return board.sides[player].hand

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.take_from_hand(player, card)


@final
class DiscardPile(Place):
    def where(self, text: Frame) -> str:
        return "discard"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return board.sides[player].discard + board.sides[player].buried

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.take_from_pile(player, card)


@final
class Revealed(Place):
    """The cards that lie revealed, or that are being looked at."""

    def where(self, text: Frame) -> str:
        return "revealed"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return bytes(list(board.sides[player].aside))

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.sides[player].take_aside(int(card))

    def about(self, player: i64, text: Frame) -> dict[str, Plain]:
        return {"player": player}


@final
class Drawn(Place):
    """The card just drawn into the hand."""

    def where(self, text: Frame) -> str:
        return "hand"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items

    def about(self, player: i64, text: Frame) -> dict[str, Plain]:
        return {"drawn": id_of(text.items[0])}


@final
class JustDiscarded(Place):
    """The card the text goes on with, which lies on the discard pile."""

    def where(self, text: Frame) -> str:
        return "discard"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.take_from_pile(player, card)


@final
class JustTrashed(Place):
    """The cards the text goes on with, which lie in the Trash."""

    def where(self, text: Frame) -> str:
        return "trash"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items


@final
class JustGained(Place):
    """The card just gained, wherever it went."""

    def where(self, text: Frame) -> str:
        return PLACE_IDS[text.amount]

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.pick_up_gained(player, card, text.amount)

    def about(self, player: i64, text: Frame) -> dict[str, Plain]:
        return {"gained": id_of(text.items[0])}


HAND: Final = Hand()
DISCARD_PILE: Final = DiscardPile()
REVEALED: Final = Revealed()
DRAWN: Final = Drawn()
DISCARDED: Final = JustDiscarded()
TRASHED: Final = JustTrashed()
GAINED: Final = JustGained()
