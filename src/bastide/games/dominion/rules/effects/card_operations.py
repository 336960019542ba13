"""Operations on a chosen card: discard, trash, put onto the deck, play and so on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.dominion.rules.action_space import DISCARD, GAIN, KEEP, PLAY, REVEAL, SET_ASIDE, TAKE, TOPDECK, TRASH
from bastide.games.dominion.rules.cards.card_bytes import SINGLE_CARD, remove_card
from bastide.games.dominion.rules.effects.card_sources import (
    FROM_DISCARD_PILE,
    FROM_HAND,
    FROM_JUST_GAINED,
    FROM_REVEALED_CARDS,
    CardSource,
)
from bastide.games.dominion.rules.effects.effect_base import Effect
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.state.card_moves import Board


class CardOperation:
    """Operation on a chosen card; ``verb`` is the verb of the actions that select it.

    ``choice`` is the frame of the choice. Cards that all players saw are appended to its ``items``.
    """

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        raise NotImplementedError


@final
class DiscardCard(CardOperation):
    """Discard a card. Cards of a hand are discarded together when the choice is complete; only the last is seen."""

    def __init__(self) -> None:
        super().__init__(DISCARD)

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        side = board.sides[choice.player]
        if place is FROM_HAND:
            side.hand = remove_card(side.hand, card)
            side.pending += (int(card),)
            return
        side.remove_from_aside(int(card))
        if side.face_down:
            side.pending += (int(card),)
        else:
            board.discard_openly(choice.player, SINGLE_CARD[card])
            choice.items = choice.items + SINGLE_CARD[card]


@final
class TrashCard(CardOperation):
    def __init__(self) -> None:
        super().__init__(TRASH)

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        place.take(board, choice.player, board.stack[-2], card)
        board.trash_cards(choice.player, SINGLE_CARD[card])
        choice.items = choice.items + SINGLE_CARD[card]


@final
class TopdeckCard(CardOperation):
    """Put a card onto the deck. ``openly``: a card from the hand is revealed first."""

    def __init__(self, openly: bool) -> None:
        super().__init__(TOPDECK)
        self.openly = openly

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        player = choice.player
        if place is FROM_HAND and self.openly:
            board.reveal_from_hand(player, card)
            choice.items = choice.items + SINGLE_CARD[card]
        elif place is not FROM_JUST_GAINED and (place is not FROM_REVEALED_CARDS or board.sides[player].face_down):
            board.topdeck_secretly(player, card, place is FROM_HAND, place is FROM_DISCARD_PILE)
            return
        place.take(board, player, board.stack[-2], card)
        board.topdeck_openly(player, card)


@final
class PlayCard(CardOperation):
    """Play a card ``times`` times."""

    def __init__(self, times: int) -> None:
        super().__init__(PLAY)
        self.times = times

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        place.take(board, choice.player, board.stack[-2], card)
        board.put_into_play(choice.player, card)
        board.stack.append(Frame(REPEAT_PLAY.index, choice.player, 0, card, self.times))


@final
class RepeatPlay(Effect):
    """Resolve a card several times in a row.

    Its frame: ``subject`` is the card, ``step`` the number of plays so far, ``amount`` the number of plays left.
    """

    def __init__(self) -> None:
        super().__init__("repeat", False)

    def resume(self, board: Board, frame: Frame) -> bool:
        if frame.amount == 0:
            board.stack.pop()
        else:
            frame.amount -= 1
            frame.step += 1
            if frame.step > 1:
                board.log_repeated_play(frame.player, frame.subject, frame.step)
            board.resolve_card(frame.player, frame.subject)
        return False


REPEAT_PLAY: Final = RepeatPlay()


@final
class RevealCard(CardOperation):
    def __init__(self) -> None:
        super().__init__(REVEAL)

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        board.reveal_from_hand(choice.player, card)
        choice.items = choice.items + SINGLE_CARD[card]


@final
class TakeIntoHand(CardOperation):
    """Take a card into the hand."""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        place.take(board, choice.player, board.stack[-2], card)
        board.take_openly(choice.player, SINGLE_CARD[card])


@final
class SetAsideCard(CardOperation):
    def __init__(self) -> None:
        super().__init__(SET_ASIDE)

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        board.set_aside(choice.player, card)


@final
class KeepCard(CardOperation):
    """Leave a card where it is."""

    def __init__(self) -> None:
        super().__init__(KEEP)

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        pass


@final
class GainTrashedCard(CardOperation):
    """Gain a card that was just trashed."""

    def __init__(self) -> None:
        super().__init__(GAIN)

    def execute(self, board: Board, choice: Frame, place: CardSource, card: i64) -> None:
        board.stack[-2].items = remove_card(board.stack[-2].items, card)
        board.gain_trashed(choice.player, card)


DISCARD_CARD: Final = DiscardCard()
TRASH_CARD: Final = TrashCard()
TOPDECK_CARD: Final = TopdeckCard(False)
REVEAL_AND_TOPDECK_CARD: Final = TopdeckCard(True)
REVEAL_CARD: Final = RevealCard()
TAKE_INTO_HAND: Final = TakeIntoHand()
SET_ASIDE_CARD: Final = SetAsideCard()
KEEP_CARD: Final = KeepCard()
GAIN_TRASHED_CARD: Final = GainTrashedCard()
