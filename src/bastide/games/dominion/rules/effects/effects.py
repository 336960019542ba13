"""What a card's text is made of: small immutable effects, carried out line by line.

A ``Text`` is a list of effects. While it is being carried out it has a ``Frame`` on the board's stack: ``player``
is the one it happens to, ``step`` the next line, ``subject`` the card whose text it is, and what the previous line has
dealt with is left in ``amount`` (how many cards) and ``items`` (which, as far as everybody may know). An effect that
has to wait for somebody puts a frame of its own on top; the board resumes whatever lies on top until a player must
answer.

An effect has a name that says whose text it is and where it stands there: ``militia.played.each_other.discard``. That
is what is stored; its number lasts as long as the process.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.plain import Plain
from bastide.games.dominion.rules.cards.card import ANY_TYPE, CARDS, TYPES
from bastide.games.dominion.rules.cards.card_bytes import ONE
from bastide.games.dominion.rules.effects.amounts import Amount
from bastide.games.dominion.rules.effects.frames import Frame
from bastide.games.dominion.rules.effects.questions import ASK_IDS
from bastide.games.dominion.rules.state.board import Board

#: Every effect by the number that its frames carry, and the numbers by name.
EFFECTS: Final[list[Effect]] = []
EFFECT_NUMBERS: Final[dict[str, int]] = {}


class Effect:
    """One line of a text. ``instant`` effects never ask anybody and never let anybody answer."""

    def __init__(self, word: str, instant: bool) -> None:
        #: What it is called within the text it stands in.
        self.word = word
        self.instant = instant
        self.name = ""
        self.index = -1

    def parts(self) -> list[Effect]:
        """The effects that it is made of."""
        return []

    def do(self, board: Board, frame: Frame) -> None:
        """Carry this line out for the text of ``frame``, or put a frame of its own on the stack that will."""
        raise NotImplementedError

    def resume(self, board: Board, frame: Frame) -> bool:
        """Go on with its own frame, which lies on top. True if it waits for ``board.actor`` to answer."""
        raise NotImplementedError


def name_effect(effect: Effect, name: str) -> None:
    """Give an effect and its parts their names and numbers. Parts called by the same word are counted."""
    if name in EFFECT_NUMBERS:
        raise ValueError(f"two effects are called {name}")
    effect.name = name
    effect.index = len(EFFECTS)
    EFFECT_NUMBERS[name] = effect.index
    EFFECTS.append(effect)
    said: list[str] = []
    for part in effect.parts():
        said.append(part.word)
        times = said.count(part.word)
        name_effect(part, f"{name}.{part.word}" if times == 1 else f"{name}.{part.word}_{times}")


class Asking(Effect):
    """An effect that asks. The ids of the kinds of questions are in ``questions``."""

    def __init__(self, ask: int) -> None:
        super().__init__(ASK_IDS[ask], False)
        self.ask = ask

    def answers(self, board: Board, frame: Frame) -> list[int]:
        """Every legal answer, in ascending order."""
        raise NotImplementedError

    def allows(self, board: Board, frame: Frame, action: int) -> bool:
        return action in self.answers(board, frame)

    def answer(self, board: Board, frame: Frame, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def least(self, board: Board, frame: Frame) -> int:
        """How many more things must be picked, and how many may be."""
        return 1

    def most(self, board: Board, frame: Frame) -> int:
        return 1

    def where(self, board: Board, frame: Frame, card: int) -> str:
        """Where a card lies that is an answer: the ``hand``, the ``supply`` or another place; empty for no place."""
        return "hand"

    def about(self, board: Board, frame: Frame) -> dict[str, Plain]:
        """What a prompt needs to know."""
        return {"card": CARDS[frame.subject].id}


@final
class Text(Effect):
    """Line after line."""

    def __init__(self, lines: list[Effect], collect: bool = False) -> None:
        super().__init__("then", all(line.instant for line in lines))
        self.lines = lines
        #: Whether the frame below gathers the cards this text has dealt with (Thief looks at them all in the end).
        self.collect = collect

    def parts(self) -> list[Effect]:
        return self.lines

    def do(self, board: Board, frame: Frame) -> None:
        if self.instant:
            for line in self.lines:
                line.do(board, frame)
        else:
            board.stack.append(Frame(self.index, frame.player, 0, frame.subject, frame.amount, frame.items))

    def resume(self, board: Board, frame: Frame) -> bool:
        lines = self.lines
        stack = board.stack
        while frame.step < len(lines):
            line = lines[frame.step]
            frame.step += 1
            line.do(board, frame)
            if stack[-1] is not frame:
                return False
        stack.pop()
        if self.collect:
            stack[-1].items = stack[-1].items + frame.items
        return False


@final
class When(Effect):
    """A part of a text that applies if a number lies within limits."""

    def __init__(self, amount: Amount, lines: list[Effect], least: int = 1, most: int = 1000) -> None:
        then = Text(lines)
        super().__init__("when", then.instant)
        self.then = then
        self.amount = amount
        self.low = least
        self.high = most

    def parts(self) -> list[Effect]:
        return [self.then]

    def do(self, board: Board, frame: Frame) -> None:
        if self.low <= self.amount.of(board, frame) <= self.high:
            self.then.do(board, frame)


@final
class EachOther(Effect):
    """A text for each opponent in turn order, or for everybody beginning with the player of the card.

    Its frame: ``step`` is the next player, counted from the player of the card. Who is unaffected is passed over.
    """

    def __init__(self, *lines: Effect, and_you: bool = False, collect: bool = False) -> None:
        super().__init__("each_player" if and_you else "each_other", False)
        self.then = Text(list(lines), collect)
        self.first = 0 if and_you else 1

    def parts(self) -> list[Effect]:
        return [self.then]

    def do(self, board: Board, frame: Frame) -> None:
        board.stack.append(Frame(self.index, frame.player, self.first, frame.subject))

    def resume(self, board: Board, frame: Frame) -> bool:
        stack = board.stack
        while frame.step < board.players:
            other = (frame.player + frame.step) % board.players
            frame.step += 1
            if board.immune >> other & 1:
                continue
            self.then.do(board, Frame(self.index, other, 0, frame.subject))
            if stack[-1] is not frame:
                return False
        stack.pop()
        stack[-1].items = frame.items
        stack[-1].amount = len(frame.items)
        return False


@final
class WhenBuying(Effect):
    """What a card in play does if the card just bought is of some types and was not too dear.

    The frame is that of the purchase: ``subject`` is the card bought, ``amount`` the price paid.
    """

    def __init__(self, *lines: Effect, types: int = ANY_TYPE, but: int = 0, most_cost: int = 1000) -> None:
        super().__init__("when_buying", False)
        self.types = types
        self.but = but
        self.most_cost = most_cost
        self.then = Text(list(lines))

    def parts(self) -> list[Effect]:
        return [self.then]

    def do(self, board: Board, frame: Frame) -> None:
        types = TYPES[frame.subject]
        if types & self.types and not types & self.but and frame.amount <= self.most_cost:
            frame.items = ONE[frame.subject]
            self.then.do(board, frame)
