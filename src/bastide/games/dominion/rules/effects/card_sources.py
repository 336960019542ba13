"""Sources of a choice: the zones that cards are chosen from."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.state.card_moves import GAIN_DESTINATION_IDS, Board


class CardSource:
    """Zone that cards are chosen from. ``text`` is the frame of the effect sequence that asks."""

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        """Return the cards of the zone."""
        raise NotImplementedError

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        """Remove a card from the zone, visibly to all players."""
        raise NotImplementedError

    def place_id(self, text: Frame) -> str:
        """Return the id of the zone, as used in ``State.action_data``."""
        raise NotImplementedError

    def prompt_facts(self, player: i64, text: Frame) -> dict[str, JsonData]:
        """Return further variables for the prompt."""
        return {}


@final
class HandSource(CardSource):
    def place_id(self, text: Frame) -> str:
        return "hand"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return board.sides[player].hand

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.take_from_hand(player, card)


@final
class DiscardPileSource(CardSource):
    def place_id(self, text: Frame) -> str:
        return "discard"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return board.sides[player].discard + board.sides[player].buried

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.take_from_discard(player, card)


@final
class RevealedCardsSource(CardSource):
    """Cards that are revealed, or being looked at."""

    def place_id(self, text: Frame) -> str:
        return "revealed"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return bytes(list(board.sides[player].aside))

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.sides[player].remove_from_aside(int(card))

    def prompt_facts(self, player: i64, text: Frame) -> dict[str, JsonData]:
        return {"player": player}


@final
class JustDrawnSource(CardSource):
    """Card just drawn into the hand."""

    def place_id(self, text: Frame) -> str:
        return "hand"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items

    def prompt_facts(self, player: i64, text: Frame) -> dict[str, JsonData]:
        return {"drawn": card_id(text.items[0])}


@final
class JustDiscardedSource(CardSource):
    """Card that the previous effect put onto the discard pile."""

    def place_id(self, text: Frame) -> str:
        return "discard"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.take_from_discard(player, card)


@final
class JustTrashedSource(CardSource):
    """Cards that the previous effects trashed."""

    def place_id(self, text: Frame) -> str:
        return "trash"

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items


@final
class JustGainedSource(CardSource):
    """Card just gained, at its destination."""

    def place_id(self, text: Frame) -> str:
        return GAIN_DESTINATION_IDS[text.amount]

    def cards(self, board: Board, player: i64, text: Frame) -> bytes:
        return text.items

    def take(self, board: Board, player: i64, text: Frame, card: i64) -> None:
        board.remove_gained_card(player, card, text.amount)

    def prompt_facts(self, player: i64, text: Frame) -> dict[str, JsonData]:
        return {"gained": card_id(text.items[0])}


FROM_HAND: Final = HandSource()
FROM_DISCARD_PILE: Final = DiscardPileSource()
FROM_REVEALED_CARDS: Final = RevealedCardsSource()
FROM_JUST_DRAWN: Final = JustDrawnSource()
FROM_JUST_DISCARDED: Final = JustDiscardedSource()
FROM_JUST_TRASHED: Final = JustTrashedSource()
FROM_JUST_GAINED: Final = JustGainedSource()
