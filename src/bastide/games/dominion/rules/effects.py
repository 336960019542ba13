"""What a card's text is made of: small immutable effects, carried out line by line.

A text is a ``Sequence`` of effects. While it is being carried out it has a ``Frame`` on the state's stack: ``player``
is the one it happens to, ``step`` the next line, ``subject`` the card whose text it is, and what the previous line has
dealt with is left in ``amount`` (how many cards) and ``items`` (which, as far as everybody may know). An effect that
has to wait for somebody puts a frame of its own on top; the state resumes whatever lies on top until a player must
answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bastide.core.frames import Frame
from bastide.core.plain import Plain
from bastide.games.dominion.rules.amounts import Amount
from bastide.games.dominion.rules.card import CARDS, TYPES

if TYPE_CHECKING:
    from bastide.games.dominion.rules.turn import Turn

#: Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
PLACE_IDS: Final = ["discard", "hand", "deck"]

#: Every effect by the number that its frames carry.
EFFECTS: Final[list[Effect]] = []


class Effect:
    """One line of a text. ``instant`` effects never ask anybody and never let anybody answer."""

    def __init__(self, instant: bool) -> None:
        self.index = len(EFFECTS)
        self.instant = instant
        EFFECTS.append(self)

    def do(self, state: Turn, frame: Frame) -> None:
        """Carry this line out for the text of ``frame``, or put a frame of its own on the stack that will."""
        raise NotImplementedError

    def resume(self, state: Turn, frame: Frame) -> bool:
        """Go on with its own frame, which lies on top. True if it waits for ``state.actor`` to answer."""
        raise NotImplementedError


class Question(Effect):
    """An effect that asks. The ids of its kinds of questions are in ``asks``."""

    def __init__(self, ask: int) -> None:
        super().__init__(False)
        self.ask = ask

    def answers(self, state: Turn, frame: Frame) -> list[int]:
        """Every legal answer, in ascending order."""
        raise NotImplementedError

    def allows(self, state: Turn, frame: Frame, action: int) -> bool:
        return action in self.answers(state, frame)

    def answer(self, state: Turn, frame: Frame, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def least(self, state: Turn, frame: Frame) -> int:
        """How many more things must be picked, and how many may be."""
        return 1

    def most(self, state: Turn, frame: Frame) -> int:
        return 1

    def about(self, state: Turn, frame: Frame) -> dict[str, Plain]:
        """What a prompt needs to know."""
        return {"card": CARDS[frame.subject].id}


@final
class Sequence(Effect):
    """Line after line."""

    def __init__(self, parts: list[Effect], collect: bool = False) -> None:
        super().__init__(all(part.instant for part in parts))
        self.parts = parts
        #: Whether the frame below gathers the cards this text has dealt with (Thief looks at them all in the end).
        self.collect = collect

    def do(self, state: Turn, frame: Frame) -> None:
        if self.instant:
            for part in self.parts:
                part.do(state, frame)
        else:
            state.stack.append(Frame(self.index, frame.player, 0, frame.subject, frame.amount, frame.items.copy()))

    def resume(self, state: Turn, frame: Frame) -> bool:
        parts = self.parts
        stack = state.stack
        while frame.step < len(parts):
            part = parts[frame.step]
            frame.step += 1
            part.do(state, frame)
            if stack[-1] is not frame:
                return False
        stack.pop()
        if self.collect:
            stack[-1].items.extend(frame.items)
        return False


@final
class Plus(Effect):
    """+ Cards, + Actions, + Buys, + coins, + Victory point tokens."""

    def __init__(self, cards: int, actions: int, buys: int, coins: int, tokens: int) -> None:
        super().__init__(True)
        self.cards = cards
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.tokens = tokens

    def do(self, state: Turn, frame: Frame) -> None:
        if self.cards:
            state.draw(frame.player, self.cards)
        if self.actions or self.buys or self.coins:
            state.add(frame.player, self.actions, self.buys, self.coins)
        if self.tokens:
            state.add_tokens(frame.player, self.tokens)


@final
class PlusCounted(Effect):
    """+ Cards, coins or tokens, one for each of something."""

    def __init__(self, cards: Amount | None, coins: Amount | None, tokens: Amount | None) -> None:
        super().__init__(True)
        self.cards = cards
        self.coins = coins
        self.tokens = tokens

    def do(self, state: Turn, frame: Frame) -> None:
        if self.cards is not None:
            state.draw(frame.player, self.cards.of(state, frame))
        if self.coins is not None:
            state.add(frame.player, 0, 0, self.coins.of(state, frame))
        if self.tokens is not None:
            state.add_tokens(frame.player, self.tokens.of(state, frame))


@final
class When(Effect):
    """A part of a text that applies if a number lies within limits."""

    def __init__(self, amount: Amount, least: int, most: int, then: Sequence) -> None:
        super().__init__(then.instant)
        self.amount = amount
        self.low = least
        self.high = most
        self.then = then

    def do(self, state: Turn, frame: Frame) -> None:
        if self.low <= self.amount.of(state, frame) <= self.high:
            self.then.do(state, frame)


@final
class EachPlayer(Effect):
    """A text for each opponent in turn order, or for everybody beginning with the player of the card.

    Its frame: ``step`` is the next player, counted from the player of the card. Who showed a Moat is passed over.
    """

    def __init__(self, then: Sequence, everybody: bool) -> None:
        super().__init__(False)
        self.then = then
        self.first = 0 if everybody else 1

    def do(self, state: Turn, frame: Frame) -> None:
        state.stack.append(Frame(self.index, frame.player, self.first, frame.subject))

    def resume(self, state: Turn, frame: Frame) -> bool:
        stack = state.stack
        while frame.step < state.players:
            other = (frame.player + frame.step) % state.players
            frame.step += 1
            if state.immune >> other & 1:
                continue
            self.then.do(state, Frame(self.index, other, 0, frame.subject))
            if stack[-1] is not frame:
                return False
        stack.pop()
        stack[-1].items = frame.items
        stack[-1].amount = len(frame.items)
        return False


@final
class RevealTop(Effect):
    """Reveal (or look at) the top cards of the deck; they lie beside it until the text says where they go."""

    def __init__(self, count: int, openly: bool) -> None:
        super().__init__(True)
        self.count = count
        self.openly = openly

    def do(self, state: Turn, frame: Frame) -> None:
        state.lay_out(frame.player, self.count, self.openly)


@final
class DigFor(Effect):
    """Reveal cards until so many of a type have come up. The text goes on with those; the others lie beside them."""

    def __init__(self, types: int, count: int) -> None:
        super().__init__(True)
        self.types = types
        self.count = count

    def do(self, state: Turn, frame: Frame) -> None:
        found: list[int] = []
        while len(found) < self.count and state.lay_out(frame.player, 1, True):
            card = state.sides[frame.player].aside[-1]
            if TYPES[card] & self.types:
                found.append(card)
        frame.items = found
        frame.amount = len(found)


@final
class DiscardRevealed(Effect):
    """Discard the cards that lie revealed: all, those of some types, or all but those the text goes on with."""

    def __init__(self, types: int, but_those: bool) -> None:
        super().__init__(True)
        self.types = types
        self.but_those = but_those

    def do(self, state: Turn, frame: Frame) -> None:
        kept: list[int] = frame.items.copy() if self.but_those else []
        gone: list[int] = []
        stay: list[int] = []
        for card in state.sides[frame.player].aside:
            if card in kept:
                kept.remove(card)
                stay.append(card)
            elif TYPES[card] & self.types:
                gone.append(card)
            else:
                stay.append(card)
        state.sides[frame.player].aside = tuple(stay)
        state.discard_openly(frame.player, gone)


@final
class TakeRevealed(Effect):
    """Put the cards the text goes on with into the hand (Adventurer)."""

    def __init__(self) -> None:
        super().__init__(True)

    def do(self, state: Turn, frame: Frame) -> None:
        side = state.sides[frame.player]
        for card in frame.items:
            side.take_aside(card)
        state.take_openly(frame.player, frame.items.copy())


@final
class PlayFound(Effect):
    """Play the Treasure that was found (Venture)."""

    def __init__(self) -> None:
        super().__init__(False)

    def do(self, state: Turn, frame: Frame) -> None:
        side = state.sides[frame.player]
        for card in frame.items.copy():
            side.take_aside(card)
            state.put_into_play(frame.player, card)
            state.carry_out(frame.player, card)


@final
class DiscardTop(Effect):
    """Discard the top card of the deck; the text goes on with it if it is of a type (Vassal)."""

    def __init__(self, types: int) -> None:
        super().__init__(True)
        self.types = types

    def do(self, state: Turn, frame: Frame) -> None:
        frame.items = []
        card = state.take_top(frame.player)
        if card >= 0:
            state.discard_openly(frame.player, [card])
            if TYPES[card] & self.types:
                frame.items = [card]


@final
class GainCard(Effect):
    """Gain a card of this kind."""

    def __init__(self, number: int, place: int) -> None:
        super().__init__(False)
        self.number = number
        self.place = place

    def do(self, state: Turn, frame: Frame) -> None:
        state.gain(frame.player, self.number, self.place)


@final
class GainCopy(Effect):
    """Gain a card of the same kind as the one the text goes on with."""

    def __init__(self) -> None:
        super().__init__(False)

    def do(self, state: Turn, frame: Frame) -> None:
        for card in frame.items.copy():
            state.gain(frame.player, card, TO_DISCARD)


@final
class TrashThis(Effect):
    """Trash this card, if it is still in play: a second play finds it gone."""

    def __init__(self) -> None:
        super().__init__(True)

    def do(self, state: Turn, frame: Frame) -> None:
        side = state.sides[frame.player]
        if frame.subject in side.play:
            side.play.remove(frame.subject)
            state.trash_cards(frame.player, [frame.subject])


@final
class TrashInPlay(Effect):
    """Trash all cards of some types that the player has in play (Mint)."""

    def __init__(self, types: int) -> None:
        super().__init__(True)
        self.types = types

    def do(self, state: Turn, frame: Frame) -> None:
        side = state.sides[frame.player]
        gone = [card for card in side.play if TYPES[card] & self.types]
        side.play = [card for card in side.play if not TYPES[card] & self.types]
        if gone:
            state.trash_cards(frame.player, gone)


@final
class RevealHand(Effect):
    """Show the whole hand."""

    def __init__(self) -> None:
        super().__init__(True)

    def do(self, state: Turn, frame: Frame) -> None:
        state.show_hand(frame.player)


@final
class FirstPlayBonus(Effect):
    """More coins for the first card of a kind that is played this turn, if none has been played yet (Merchant)."""

    def __init__(self, number: int, coins: int) -> None:
        super().__init__(True)
        self.number = number
        self.coins = coins

    def do(self, state: Turn, frame: Frame) -> None:
        if self.number not in state.sides[frame.player].play:
            state.bonus_card = self.number
            state.bonus += self.coins


@final
class WhenBuying(Effect):
    """What a card in play does if the card just bought is of some types and was not too dear.

    The frame is that of the purchase: ``subject`` is the card bought, ``amount`` the price paid.
    """

    def __init__(self, types: int, but: int, most_cost: int, then: Sequence) -> None:
        super().__init__(False)
        self.types = types
        self.but = but
        self.most_cost = most_cost
        self.then = then

    def do(self, state: Turn, frame: Frame) -> None:
        types = TYPES[frame.subject]
        if types & self.types and not types & self.but and frame.amount <= self.most_cost:
            frame.items = [frame.subject]
            self.then.do(state, frame)


@final
class TopdeckGained(Effect):
    """Put the card just gained on the deck (Royal Seal). The frame's ``amount`` says where it lies."""

    def __init__(self) -> None:
        super().__init__(True)

    def do(self, state: Turn, frame: Frame) -> None:
        state.pick_up_gained(frame.player, frame.items[0], frame.amount)
        state.topdeck_openly(frame.player, frame.items[0])
