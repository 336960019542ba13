"""Choice effects: choose cards for an operation, gain a card, name a card, accept or decline."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.games.dominion.rules.action_space import (
    ACTION_NUMBERS,
    DISCARD_DECK,
    DONE,
    GAIN,
    NAME,
    TOPDECK,
    action_of,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.card_bytes import contains_card, next_higher_card
from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE, CARDS, PRINTED_BYTES, TYPES
from bastide.games.dominion.rules.effects.card_operations import KEEP_CARD, SET_ASIDE_CARD, CardOperation
from bastide.games.dominion.rules.effects.card_sources import FROM_JUST_DRAWN, CardSource
from bastide.games.dominion.rules.effects.effect_amounts import Amount, Fixed
from bastide.games.dominion.rules.effects.effect_base import Effect, QuestionEffect
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.effects.question_kinds import ASK_DISCARD_DECK, ASK_GAIN, ASK_LIBRARY, ASK_NAME
from bastide.games.dominion.rules.state.card_moves import TO_DISCARD, Board

#: The player who chooses: the affected player, or the player whose turn it is.
CHOSEN_BY_OWNER: Final = 0
CHOSEN_BY_ATTACKER: Final = 1


@final
class ChooseCards(QuestionEffect):
    """Choose cards one after the other and apply an operation to each.

    Its frame: ``amount`` is how many more cards may be chosen, ``step`` how many more must be (there may be fewer
    eligible cards), ``items`` the public cards chosen so far. When the choice is complete, the number of cards and the
    public cards are stored in the frame of the effect sequence.
    """

    def __init__(
        self,
        question_kind: int,
        operations: list[CardOperation],
        place: CardSource,
        number: Amount,
        must: bool,
        types: int = ANY_TYPE,
        only: int = -1,
        but: int = -1,
        by: int = CHOSEN_BY_OWNER,
        both_or_none: bool = False,
    ) -> None:
        super().__init__(question_kind)
        self.operations = operations
        self.place = place
        self.max_cards = number
        self.must = must
        self.types = types
        self.only = only
        self.but = but
        self.by = by
        self.both_or_none = both_or_none

    # -- the question ------------------------------------------------------------------------

    def is_eligible(self, card: i64) -> bool:
        found: i64 = PRINTED_BYTES.types[card]
        return found & self.types != 0 and card != self.but and (self.only < 0 or card == self.only)

    def source_cards(self, board: Board, frame: Frame) -> bytes:
        """Return the cards of the source."""
        return self.place.cards(board, frame.player, board.stack[-2])

    def execute(self, board: Board, frame: Frame) -> None:
        most = self.max_cards.evaluate(board, frame)
        if most > 0:
            cards = self.place.cards(board, frame.player, frame)
            size: i64 = len(cards)
            for at in range(size):
                if self.is_eligible(cards[at]):
                    step: i64 = most if self.must else 0
                    board.stack.append(Frame(self.index, frame.player, step, frame.subject, most))
                    return
        frame.amount = 0
        frame.items = b""

    def resume(self, board: Board, frame: Frame) -> bool:
        while frame.amount > 0:
            count: i64 = 0
            found: i64 = -1
            alike = True
            cards = self.source_cards(board, frame)
            size: i64 = len(cards)
            for at in range(size):
                card: i64 = cards[at]
                if self.is_eligible(card):
                    count += 1
                    if found >= 0 and found != card:
                        alike = False
                    found = card
            if found < 0:
                break
            # No question if all eligible cards are equal, or if all must be chosen and their order is irrelevant.
            deed = self.operations[0]
            all_go = count <= frame.step and deed.verb != TOPDECK
            if frame.step > 0 and len(self.operations) == 1 and (alike or all_go):
                self.execute_operation(board, frame, deed, found)
                if board.stack[-1] is not frame:
                    return False
            else:
                board.actor = board.current if self.by == CHOSEN_BY_ATTACKER else frame.player
                return True
        chosen = len(frame.items) + len(board.sides[frame.player].pending)
        board.discard_pending(frame.player)
        board.stack.pop()
        text = board.stack[-1]
        text.amount = chosen
        text.items = frame.items
        return False

    def legal_answers(self, board: Board, frame: Frame) -> list[int]:
        cards = self.source_cards(board, frame)
        answers: list[int] = [DONE] if frame.step <= 0 else []
        found = cast(list[object], answers)  # as objects, so that mypyc does not unbox the ints
        for deed in self.operations:
            moves = cast(list[object], ACTION_NUMBERS[deed.verb])
            card = next_higher_card(cards, -1)
            while card >= 0:
                if self.is_eligible(card):
                    found.append(moves[card])
                card = next_higher_card(cards, card)
        if len(self.operations) > 1:
            answers.sort()
        return answers

    def is_legal_answer(self, board: Board, frame: Frame, action: int) -> bool:
        if action == DONE:
            return frame.step <= 0
        card = card_of(action)
        if card < 0 or not self.is_eligible(card) or not contains_card(self.source_cards(board, frame), card):
            return False
        return self.operation_for_verb(verb_of(action)) is not None

    def min_picks(self, board: Board, frame: Frame) -> int:
        wanted = frame.amount if self.both_or_none else frame.step
        return int(min(wanted, self.count_eligible(board, frame)))

    def max_picks(self, board: Board, frame: Frame) -> int:
        return int(min(frame.amount, self.count_eligible(board, frame)))

    def count_eligible(self, board: Board, frame: Frame) -> int:
        return len([card for card in self.source_cards(board, frame) if self.is_eligible(card)])

    def place_of_card(self, board: Board, frame: Frame, card: int) -> str:
        return self.place.place_id(board.stack[-2])

    def prompt_facts(self, board: Board, frame: Frame) -> dict[str, JsonData]:
        about = self.place.prompt_facts(frame.player, board.stack[-2])
        about["card"] = CARDS[frame.subject].id
        if self.both_or_none:
            about["may"] = 1 if frame.step <= 0 else 0
        return about

    # -- the answer --------------------------------------------------------------------------

    def apply_answer(self, board: Board, frame: Frame, action: int) -> None:
        if action == DONE:
            frame.amount = 0
            return
        deed = self.operation_for_verb(verb_of(action))
        assert deed is not None
        self.execute_operation(board, frame, deed, card_of(action))

    def operation_for_verb(self, verb: int) -> CardOperation | None:
        """Return the operation that an answer with this verb selects; None if there is none."""
        for deed in self.operations:
            if deed.verb == verb:
                return deed
        return None

    def execute_operation(self, board: Board, frame: Frame, deed: CardOperation, card: i64) -> None:
        frame.amount -= 1
        if frame.step > 0:
            frame.step -= 1
        if self.both_or_none:
            frame.step = frame.amount
        deed.execute(board, frame, self.place, card)


@final
class Gain(QuestionEffect):
    """Gain a card from the Supply that costs at most, or exactly, a limit. Its frame's ``amount`` is the limit."""

    def __init__(
        self,
        up_to: int = 0,
        limit: Amount | None = None,
        exactly: bool = False,
        types: int = ANY_TYPE,
        place: int = TO_DISCARD,
    ) -> None:
        super().__init__(ASK_GAIN)
        self.limit: Amount = Fixed(up_to) if limit is None else limit
        self.exactly = exactly
        self.types = types
        self.place = place

    def place_of_card(self, board: Board, frame: Frame, card: int) -> str:
        return "supply"

    def is_gainable(self, board: Board, card: i64, limit: i64) -> bool:
        left: i64 = board.supply[card]
        types: i64 = PRINTED_BYTES.types[card]
        if left <= 0 or types & self.types == 0:
            return False
        cost = board.cost(card)
        return cost == limit if self.exactly else cost <= limit

    def execute(self, board: Board, frame: Frame) -> None:
        limit = self.limit.evaluate(board, frame)
        piles = board.setup.pile_bytes
        only: i64 = -1
        size: i64 = len(piles)
        for at in range(size):
            card: i64 = piles[at]
            if self.is_gainable(board, card, limit):
                if only >= 0:  # at least two cards: ask
                    board.stack.append(Frame(self.index, frame.player, 0, frame.subject, limit))
                    return
                only = card
        if only >= 0:
            board.gain(frame.player, only, self.place)

    def resume(self, board: Board, frame: Frame) -> bool:
        board.actor = frame.player
        return True

    def legal_answers(self, board: Board, frame: Frame) -> list[int]:
        limit = frame.amount
        piles = board.setup.pile_bytes
        moves = cast(list[object], ACTION_NUMBERS[GAIN])  # as objects, so that mypyc does not unbox the ints
        found: list[object] = []
        size: i64 = len(piles)
        for at in range(size):
            card: i64 = piles[at]
            if self.is_gainable(board, card, limit):
                found.append(moves[card])
        return cast(list[int], found)

    def is_legal_answer(self, board: Board, frame: Frame, action: int) -> bool:
        return verb_of(action) == GAIN and self.is_gainable(board, card_of(action), frame.amount)

    def apply_answer(self, board: Board, frame: Frame, action: int) -> None:
        board.stack.pop()
        board.gain(frame.player, card_of(action), self.place)

    def prompt_facts(self, board: Board, frame: Frame) -> dict[str, JsonData]:
        return {"card": CARDS[frame.subject].id, "coins": frame.amount}


@final
class NameACard(QuestionEffect):
    """Let the player to the left name a card that cannot be bought this turn (Contraband)."""

    def __init__(self) -> None:
        super().__init__(ASK_NAME)

    def place_of_card(self, board: Board, frame: Frame, card: int) -> str:
        return ""

    def execute(self, board: Board, frame: Frame) -> None:
        if board.players > 1:
            board.stack.append(Frame(self.index, frame.player, 0, frame.subject))

    def resume(self, board: Board, frame: Frame) -> bool:
        board.actor = (frame.player + 1) % board.players
        return True

    def legal_answers(self, board: Board, frame: Frame) -> list[int]:
        return [action_of(NAME, card) for card in range(board.setup.nameable_card_count)]

    def is_legal_answer(self, board: Board, frame: Frame, action: int) -> bool:
        return verb_of(action) == NAME and card_of(action) < board.setup.nameable_card_count

    def apply_answer(self, board: Board, frame: Frame, action: int) -> None:
        board.stack.pop()
        board.ban_card(board.actor, card_of(action))

    def prompt_facts(self, board: Board, frame: Frame) -> dict[str, JsonData]:
        return {"card": CARDS[frame.subject].id, "player": frame.player}


@final
class MayDiscardDeck(QuestionEffect):
    """Let the player put the deck onto the discard pile (Chancellor)."""

    def __init__(self) -> None:
        super().__init__(ASK_DISCARD_DECK)

    def execute(self, board: Board, frame: Frame) -> None:
        if board.sides[frame.player].deck:
            board.stack.append(Frame(self.index, frame.player, 0, frame.subject))

    def resume(self, board: Board, frame: Frame) -> bool:
        board.actor = frame.player
        return True

    def legal_answers(self, board: Board, frame: Frame) -> list[int]:
        return [DONE, DISCARD_DECK]

    def apply_answer(self, board: Board, frame: Frame, action: int) -> None:
        board.stack.pop()
        if action == DISCARD_DECK:
            board.discard_deck(frame.player)


@final
class DrawUntil(Effect):
    """Draw until the hand has ``size`` cards.

    Drawn cards of the types ``may_set_aside`` may be set aside; they are discarded at the end.
    """

    def __init__(self, size: int, may_set_aside: int = 0) -> None:
        super().__init__("draw_until", False)
        self.size = size
        self.types = may_set_aside
        self.set_aside_choice = ChooseCards(ASK_LIBRARY, [SET_ASIDE_CARD, KEEP_CARD], FROM_JUST_DRAWN, Fixed(1), True)

    def sub_effects(self) -> list[Effect]:
        return [self.set_aside_choice]

    def execute(self, board: Board, frame: Frame) -> None:
        board.stack.append(Frame(self.index, frame.player, 0, frame.subject))

    def resume(self, board: Board, frame: Frame) -> bool:
        side = board.sides[frame.player]
        while len(side.hand) < self.size and board.draw(frame.player, 1):
            if TYPES[side.hand[-1]] & self.types:
                frame.items = side.hand[-1:]
                self.set_aside_choice.execute(board, frame)
                return False
        board.stack.pop()
        cards = bytes(list(side.aside))
        side.aside = ()
        board.discard_openly(frame.player, cards)
        return False
