"""Operations on a chosen card: discard, trash, put onto the deck, play and so on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.dominion.rules.actions import DISCARD, GAIN, KEEP, PLAY, REVEAL, SET_ASIDE, TAKE, TOPDECK, TRASH
from bastide.games.dominion.rules.cards.card_bytes import ONE, less
from bastide.games.dominion.rules.effects.effects import Effect
from bastide.games.dominion.rules.effects.frames import Frame
from bastide.games.dominion.rules.effects.places import DISCARD_PILE, GAINED, HAND, REVEALED, Place
from bastide.games.dominion.rules.state.board import Board


class Deed:
    """Operation on a chosen card; ``verb`` is the verb of the actions that select it.

    ``choice`` is the frame of the choice. Cards that all players saw are appended to its ``items``.
    """

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        raise NotImplementedError


@final
class Discarding(Deed):
    """Discard a card. Cards of a hand are discarded together when the choice is complete; only the last is seen."""

    def __init__(self) -> None:
        super().__init__(DISCARD)

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        side = board.sides[choice.player]
        if place is HAND:
            side.hand = less(side.hand, card)
            side.pending += (int(card),)
            return
        side.take_aside(int(card))
        if side.face_down:
            side.pending += (int(card),)
        else:
            board.discard_openly(choice.player, ONE[card])
            choice.items = choice.items + ONE[card]


@final
class Trashing(Deed):
    def __init__(self) -> None:
        super().__init__(TRASH)

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        place.take(board, choice.player, board.stack[-2], card)
        board.trash_cards(choice.player, ONE[card])
        choice.items = choice.items + ONE[card]


@final
class PuttingOnDeck(Deed):
    """Put a card onto the deck. ``openly``: a card from the hand is revealed first."""

    def __init__(self, openly: bool) -> None:
        super().__init__(TOPDECK)
        self.openly = openly

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        player = choice.player
        if place is HAND and self.openly:
            board.reveal_from_hand(player, card)
            choice.items = choice.items + ONE[card]
        elif place is not GAINED and (place is not REVEALED or board.sides[player].face_down):
            board.topdeck_secretly(player, card, place is HAND, place is DISCARD_PILE)
            return
        place.take(board, player, board.stack[-2], card)
        board.topdeck_openly(player, card)


@final
class Playing(Deed):
    """Play a card ``times`` times."""

    def __init__(self, times: int) -> None:
        super().__init__(PLAY)
        self.times = times

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        place.take(board, choice.player, board.stack[-2], card)
        board.put_into_play(choice.player, card)
        board.stack.append(Frame(REPEAT.index, choice.player, 0, card, self.times))


@final
class Repeat(Effect):
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
                board.tell_again(frame.player, frame.subject, frame.step)
            board.carry_out(frame.player, frame.subject)
        return False


REPEAT: Final = Repeat()


@final
class Revealing(Deed):
    def __init__(self) -> None:
        super().__init__(REVEAL)

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        board.reveal_from_hand(choice.player, card)
        choice.items = choice.items + ONE[card]


@final
class Taking(Deed):
    """Take a card into the hand."""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        place.take(board, choice.player, board.stack[-2], card)
        board.take_openly(choice.player, ONE[card])


@final
class SettingAside(Deed):
    def __init__(self) -> None:
        super().__init__(SET_ASIDE)

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        board.set_aside(choice.player, card)


@final
class Keeping(Deed):
    """Leave a card where it is."""

    def __init__(self) -> None:
        super().__init__(KEEP)

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        pass


@final
class GainingTrashed(Deed):
    """Gain a card that was just trashed."""

    def __init__(self) -> None:
        super().__init__(GAIN)

    def do(self, board: Board, choice: Frame, place: Place, card: i64) -> None:
        board.stack[-2].items = less(board.stack[-2].items, card)
        board.gain_trashed(choice.player, card)


DISCARDING: Final = Discarding()
TRASHING: Final = Trashing()
PUTTING_ON_DECK: Final = PuttingOnDeck(False)
REVEALING_ON_DECK: Final = PuttingOnDeck(True)
REVEALING: Final = Revealing()
TAKING: Final = Taking()
SETTING_ASIDE: Final = SettingAside()
KEEPING: Final = Keeping()
GAINING_TRASHED: Final = GainingTrashed()
