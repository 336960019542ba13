"""Base classes of effects, and effects that control other effects (sequence, condition, each opponent).

A card text is an ``EffectSequence`` of small immutable effects. While it is executed, it has a ``Frame`` on the stack:
``player`` is the affected player, ``step`` the index of the next effect, and ``subject`` the card. The previous effect
leaves its result in ``amount`` (the number of cards) and ``items`` (the cards that are public). An effect that has to
wait for an answer pushes a frame of its own. ``TurnPhases.advance`` resumes the top frame until a player must answer.

The name of an effect is its path within a card text: ``militia.played.each_other.discard``. Snapshots store names;
effect numbers are valid within one process only.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from bastide.core.json_data import JsonData
from bastide.games.dominion.rules.cards.card_bytes import SINGLE_CARD
from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE, CARDS, TYPES
from bastide.games.dominion.rules.effects.effect_amounts import Amount
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.effects.question_kinds import QUESTION_IDS
from bastide.games.dominion.rules.state.card_moves import Board

#: All effects by number, and the numbers by name.
EFFECTS: Final[list[Effect]] = []
EFFECT_NUMBERS: Final[dict[str, int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One instruction of a card text. An effect with ``is_instant`` never asks a question."""

    def __init__(self, short_name: str, is_instant: bool) -> None:
        #: The last component of its name.
        self.short_name = short_name
        self.is_instant = is_instant
        self.name = ""
        self.index = -1

    def sub_effects(self) -> list[Effect]:
        """Return the effects that it contains."""
        return []

    def execute(self, board: Board, frame: Frame) -> None:
        """Execute the effect for the sequence of ``frame``, or push a frame of its own that will."""
        raise NotImplementedError

    def resume(self, board: Board, frame: Frame) -> bool:
        """Continue with its own frame on top of the stack. Returns True if it waits for ``board.actor``."""
        raise NotImplementedError


def name_effect(effect: Effect, name: str) -> None:
    """Assign names and numbers to an effect and its sub-effects. Equal short names get a counter."""
    if name in EFFECT_NUMBERS:
        raise ValueError(f"two effects have the name {name}")
    effect.name = name
    effect.index = len(EFFECTS)
    EFFECT_NUMBERS[name] = effect.index
    EFFECTS.append(effect)
    used_names: list[str] = []
    for part in effect.sub_effects():
        used_names.append(part.short_name)
        times = used_names.count(part.short_name)
        name_effect(part, f"{name}.{part.short_name}" if times == 1 else f"{name}.{part.short_name}_{times}")


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionEffect(Effect):
    """Effect that asks a player a question. The kinds of questions are in ``question_kinds``."""

    def __init__(self, question_kind: int) -> None:
        super().__init__(QUESTION_IDS[question_kind], False)
        self.question_kind = question_kind

    def legal_answers(self, board: Board, frame: Frame) -> list[int]:
        """List all legal answers, in ascending order."""
        raise NotImplementedError

    def is_legal_answer(self, board: Board, frame: Frame, action: int) -> bool:
        return action in self.legal_answers(board, frame)

    def apply_answer(self, board: Board, frame: Frame, action: int) -> None:
        """Apply a legal answer."""
        raise NotImplementedError

    def min_picks(self, board: Board, frame: Frame) -> int:
        """Return how many more cards must be picked."""
        return 1

    def max_picks(self, board: Board, frame: Frame) -> int:
        """Return how many more cards may be picked."""
        return 1

    def place_of_card(self, board: Board, frame: Frame, card: int) -> str:
        """Return the place of a card that is an answer: ``hand``, ``supply`` and so on; empty for no place."""
        return "hand"

    def prompt_facts(self, board: Board, frame: Frame) -> dict[str, JsonData]:
        """Return the variables of the prompt."""
        return {"card": CARDS[frame.subject].id}


@final
class EffectSequence(Effect):
    """Effects executed one after the other."""

    def __init__(self, effects: list[Effect], collects_items: bool = False) -> None:
        super().__init__("then", all(line.is_instant for line in effects))
        self.effects = effects
        #: Whether the handled cards are appended to the ``items`` of the frame below (Thief).
        self.collects_items = collects_items

    def sub_effects(self) -> list[Effect]:
        return self.effects

    def execute(self, board: Board, frame: Frame) -> None:
        if self.is_instant:
            for line in self.effects:
                line.execute(board, frame)
        else:
            board.stack.append(Frame(self.index, frame.player, 0, frame.subject, frame.amount, frame.items))

    def resume(self, board: Board, frame: Frame) -> bool:
        lines = self.effects
        stack = board.stack
        while frame.step < len(lines):
            line = lines[frame.step]
            frame.step += 1
            line.execute(board, frame)
            if stack[-1] is not frame:
                return False
        stack.pop()
        if self.collects_items:
            stack[-1].items = stack[-1].items + frame.items
        return False


@final
class When(Effect):
    """Effects executed if an amount is within limits."""

    def __init__(self, amount: Amount, lines: list[Effect], least: int = 1, most: int = 1000) -> None:
        then = EffectSequence(lines)
        super().__init__("when", then.is_instant)
        self.then = then
        self.amount = amount
        self.low = least
        self.high = most

    def sub_effects(self) -> list[Effect]:
        return [self.then]

    def execute(self, board: Board, frame: Frame) -> None:
        if self.low <= self.amount.evaluate(board, frame) <= self.high:
            self.then.execute(board, frame)


@final
class EachOther(Effect):
    """Effects for each opponent in turn order, or (``and_you``) for all players starting with the active one.

    Its frame: ``step`` is the next player, counted from the player of the card. Unaffected players are skipped.
    """

    def __init__(self, *lines: Effect, and_you: bool = False, collect: bool = False) -> None:
        super().__init__("each_player" if and_you else "each_other", False)
        self.then = EffectSequence(list(lines), collect)
        self.first = 0 if and_you else 1

    def sub_effects(self) -> list[Effect]:
        return [self.then]

    def execute(self, board: Board, frame: Frame) -> None:
        board.stack.append(Frame(self.index, frame.player, self.first, frame.subject))

    def resume(self, board: Board, frame: Frame) -> bool:
        stack = board.stack
        while frame.step < board.players:
            other = (frame.player + frame.step) % board.players
            frame.step += 1
            if board.immune >> other & 1:
                continue
            self.then.execute(board, Frame(self.index, other, 0, frame.subject))
            if stack[-1] is not frame:
                return False
        stack.pop()
        stack[-1].items = frame.items
        stack[-1].amount = len(frame.items)
        return False


@final
class WhenBuying(Effect):
    """Effects of a card in play when its player buys a card of some types, up to a cost.

    The frame belongs to the purchase: ``subject`` is the card bought, ``amount`` the price paid.
    """

    def __init__(self, *lines: Effect, types: int = ANY_TYPE, but: int = 0, most_cost: int = 1000) -> None:
        super().__init__("when_buying", False)
        self.types = types
        self.but = but
        self.most_cost = most_cost
        self.then = EffectSequence(list(lines))

    def sub_effects(self) -> list[Effect]:
        return [self.then]

    def execute(self, board: Board, frame: Frame) -> None:
        types = TYPES[frame.subject]
        if types & self.types and not types & self.but and frame.amount <= self.most_cost:
            frame.items = SINGLE_CARD[frame.subject]
            self.then.execute(board, frame)
