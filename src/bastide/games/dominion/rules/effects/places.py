"""Sources of a choice: the zones that cards are chosen from."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.plain import Plain
from bastide.games.dominion.rules.cards.layout import id_of
from bastide.games.dominion.rules.effects.frames import Frame
from bastide.games.dominion.rules.state.board import PLACE_IDS, Board


class Place:
    """Zone that cards are chosen from. ``text`` is the frame of the effect sequence that asks."""

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        """Return the cards of the zone."""
        raise NotImplementedError

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        """Remove a card from the zone, visibly to all players."""
        raise NotImplementedError

    def where(self, text: Frame) -> str:
        """Return the id of the zone, as used in ``State.action_data``."""
        raise NotImplementedError

    def about(self, player: i64, text: Frame) -> dict[str, Plain]:
        """Return further variables for the prompt."""
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
    """Cards that are revealed, or being looked at."""

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
    """Card just drawn into the hand."""

    def where(self, text: Frame) -> str:
        return "hand"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items

    def about(self, player: i64, text: Frame) -> dict[str, Plain]:
        return {"drawn": id_of(text.items[0])}


@final
class JustDiscarded(Place):
    """Card that the previous effect put onto the discard pile."""

    def where(self, text: Frame) -> str:
        return "discard"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.take_from_pile(player, card)


@final
class JustTrashed(Place):
    """Cards that the previous effects trashed."""

    def where(self, text: Frame) -> str:
        return "trash"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items


@final
class JustGained(Place):
    """Card just gained, at its destination."""

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
