"""The questions that card texts ask: choose cards and do something with them, gain a card, say yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bastide.core.frames import Frame
from bastide.core.plain import Plain
from bastide.games.dominion.rules.actions import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    GAIN,
    KEEP,
    NAME,
    PLAY,
    REVEAL,
    SET_ASIDE,
    TAKE,
    TOPDECK,
    TRASH,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.amounts import Amount, Fixed
from bastide.games.dominion.rules.asks import (
    ASK_DISCARD_DECK,
    ASK_GAIN,
    ASK_LIBRARY,
    ASK_NAME,
)
from bastide.games.dominion.rules.card import ANY_TYPE, CARDS, TYPES
from bastide.games.dominion.rules.effects import Effect, Question
from bastide.games.dominion.rules.numbers import KINDS

if TYPE_CHECKING:
    from bastide.games.dominion.rules.turn import Turn

#: Where cards are chosen from: the hand, the discard pile, the cards lying revealed, or those the text goes on with.
HAND: Final = 0
PILE: Final = 1
REVEALED: Final = 2
THOSE: Final = 3
#: The card just gained, wherever it went.
GAINED: Final = 4

#: Who chooses: the player it happens to, or the player whose turn it is.
OWNER: Final = 0
ATTACKER: Final = 1


@final
class Choose(Question):
    """Choose cards one after the other and do one thing with each.

    Its frame: ``amount`` is how many more may be chosen, ``step`` how many more must be (as far as there are cards; the
    frame does not tell), ``items`` are those chosen so far, if everybody saw them go. When it is complete, the frame
    of the text learns how many and which they were.
    """

    def __init__(
        self,
        ask: int,
        ways: list[int],
        zone: int,
        number: Amount,
        must: bool,
        types: int = ANY_TYPE,
        only: int = -1,
        but: int = -1,
        by: int = OWNER,
        both_or_none: bool = False,
        openly: bool = True,
        times: int = 1,
    ) -> None:
        super().__init__(ask)
        self.ways = ways
        self.zone = zone
        self.number = number
        self.must = must
        self.types = types
        self.only = only
        self.but = but
        self.by = by
        self.both_or_none = both_or_none
        #: Whether everybody sees a card that is put on the deck.
        self.openly = openly
        #: How often a card chosen to be played is carried out.
        self.times = times

    # -- asking ------------------------------------------------------------------------------

    def fits(self, card: int) -> bool:
        return bool(TYPES[card] & self.types) and card != self.but and (self.only < 0 or card == self.only)

    def cards(self, state: Turn, player: int, text: Frame) -> list[int]:
        """The cards of the place that is chosen from."""
        if self.zone == HAND:
            return state.sides[player].hand
        if self.zone == REVEALED:
            return list(state.sides[player].aside)
        if self.zone == PILE:
            return state.sides[player].discard + state.sides[player].buried
        return text.items

    def do(self, state: Turn, frame: Frame) -> None:
        most = self.number.of(state, frame)
        if most > 0:
            for card in self.cards(state, frame.player, frame):
                if self.fits(card):
                    step = most if self.must else 0
                    state.stack.append(Frame(self.index, frame.player, step, frame.subject, most))
                    return
        frame.amount = 0
        frame.items = []

    def resume(self, state: Turn, frame: Frame) -> bool:
        while frame.amount > 0:
            count = 0
            found = -1
            alike = True
            for card in self.cards(state, frame.player, state.stack[-2]):
                if self.fits(card):
                    count += 1
                    if found >= 0 and found != card:
                        alike = False
                    found = card
            if found < 0:
                break
            # Nothing to ask if it must be this kind, or if all have to go and their order does not matter.
            all_go = count <= frame.step and self.ways[0] != TOPDECK
            if frame.step > 0 and len(self.ways) == 1 and (alike or all_go):
                self.carry_out(state, frame, self.ways[0], found)
                if state.stack[-1] is not frame:
                    return False
            else:
                state.actor = state.current if self.by == ATTACKER else frame.player
                return True
        chosen = len(frame.items) + len(state.sides[frame.player].pending)
        state.show_discards(frame.player)
        state.stack.pop()
        text = state.stack[-1]
        text.amount = chosen
        text.items = frame.items
        return False

    def answers(self, state: Turn, frame: Frame) -> list[int]:
        found: list[int] = []
        last = -1
        for card in sorted(self.cards(state, frame.player, state.stack[-2])):
            if card != last and self.fits(card):
                found.append(card)
            last = card
        answers: list[int] = [DONE] if frame.step <= 0 else []
        for way in self.ways:
            for card in found:
                answers.append(way + card)
        return answers

    def allows(self, state: Turn, frame: Frame, action: int) -> bool:
        if action == DONE:
            return frame.step <= 0
        if action < PLAY or verb_of(action) not in self.ways:
            return False
        card = card_of(action)
        return self.fits(card) and card in self.cards(state, frame.player, state.stack[-2])

    def least(self, state: Turn, frame: Frame) -> int:
        return min(frame.step, self.available(state, frame))

    def most(self, state: Turn, frame: Frame) -> int:
        return min(frame.amount, self.available(state, frame))

    def available(self, state: Turn, frame: Frame) -> int:
        return len([card for card in self.cards(state, frame.player, state.stack[-2]) if self.fits(card)])

    def about(self, state: Turn, frame: Frame) -> dict[str, Plain]:
        about: dict[str, Plain] = {"card": CARDS[frame.subject].id}
        if self.zone == REVEALED:
            about["player"] = frame.player
        elif self.zone == GAINED:
            about["gained"] = CARDS[state.stack[-2].items[0]].id
        elif self.ask == ASK_LIBRARY:
            about["drawn"] = CARDS[state.stack[-2].items[0]].id
        return about

    # -- answering ---------------------------------------------------------------------------

    def answer(self, state: Turn, frame: Frame, action: int) -> None:
        if action == DONE:
            frame.amount = 0
        else:
            self.carry_out(state, frame, verb_of(action), card_of(action))

    def carry_out(self, state: Turn, frame: Frame, way: int, card: int) -> None:
        frame.amount -= 1
        if frame.step > 0:
            frame.step -= 1
        if self.both_or_none:
            frame.step = frame.amount
        player = frame.player
        side = state.sides[player]
        if way == DISCARD:
            if self.zone == HAND:
                side.hand.remove(card)
                side.pending += (card,)
            elif side.face_down:
                side.take_aside(card)
                side.pending += (card,)
            else:
                side.take_aside(card)
                state.discard_openly(player, [card])
                frame.items.append(card)
        elif way == TRASH:
            self.pick_up(state, frame, card)
            state.trash_cards(player, [card])
            frame.items.append(card)
        elif way == TOPDECK:
            if self.zone == GAINED:
                self.pick_up(state, frame, card)
                state.topdeck_openly(player, card)
            elif self.zone == REVEALED and not side.face_down:
                side.take_aside(card)
                state.topdeck_openly(player, card)
            elif self.zone == HAND and self.openly:
                state.reveal_from_hand(player, card)
                self.pick_up(state, frame, card)
                state.topdeck_openly(player, card)
                frame.items.append(card)
            else:
                state.topdeck_secretly(player, card, self.zone == HAND, self.zone == PILE)
        elif way == PLAY:
            self.pick_up(state, frame, card)
            state.put_into_play(player, card)
            state.stack.append(Frame(REPEAT.index, player, 0, card, self.times))
        elif way == REVEAL:
            state.reveal_from_hand(player, card)
            frame.items.append(card)
        elif way == TAKE:
            self.pick_up(state, frame, card)
            state.take_openly(player, [card])
        elif way == SET_ASIDE:
            state.set_aside(player, card)
        elif way == GAIN:
            state.stack[-2].items.remove(card)
            state.gain_trashed(player, card)

    def pick_up(self, state: Turn, frame: Frame, card: int) -> None:
        """Take a chosen card, which everybody sees, from where it lies."""
        if self.zone == HAND:
            state.take_from_hand(frame.player, card)
        elif self.zone == REVEALED:
            state.sides[frame.player].take_aside(card)
        elif self.zone == GAINED:
            state.pick_up_gained(frame.player, card, state.stack[-2].amount)
        else:
            state.take_from_pile(frame.player, card)


@final
class Repeat(Effect):
    """Carry a card out, so many times in a row. Its frame: ``subject`` is the card, ``amount`` the plays to come."""

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: Turn, frame: Frame) -> bool:
        if frame.amount == 0:
            state.stack.pop()
        else:
            frame.amount -= 1
            state.carry_out(frame.player, frame.subject)
        return False


REPEAT: Final = Repeat()


@final
class Gain(Question):
    """Gain a card from the Supply that costs at most, or exactly, so much. Its frame's ``amount`` is that limit."""

    def __init__(self, limit: Amount, exactly: bool, types: int, place: int) -> None:
        super().__init__(ASK_GAIN)
        self.limit = limit
        self.exactly = exactly
        self.types = types
        self.place = place

    def fits(self, state: Turn, card: int, limit: int) -> bool:
        if state.supply[card] <= 0 or not TYPES[card] & self.types:
            return False
        cost = state.cost(card)
        return cost == limit if self.exactly else cost <= limit

    def do(self, state: Turn, frame: Frame) -> None:
        limit = self.limit.of(state, frame)
        options = [card for card in state.table.piles if self.fits(state, card, limit)]
        if len(options) == 1:
            state.gain(frame.player, options[0], self.place)
        elif options:
            state.stack.append(Frame(self.index, frame.player, 0, frame.subject, limit))

    def resume(self, state: Turn, frame: Frame) -> bool:
        state.actor = frame.player
        return True

    def answers(self, state: Turn, frame: Frame) -> list[int]:
        return [GAIN + card for card in state.table.piles if self.fits(state, card, frame.amount)]

    def allows(self, state: Turn, frame: Frame, action: int) -> bool:
        return action >= PLAY and verb_of(action) == GAIN and self.fits(state, card_of(action), frame.amount)

    def answer(self, state: Turn, frame: Frame, action: int) -> None:
        state.stack.pop()
        state.gain(frame.player, card_of(action), self.place)

    def about(self, state: Turn, frame: Frame) -> dict[str, Plain]:
        return {"card": CARDS[frame.subject].id, "coins": frame.amount}


@final
class NameCard(Question):
    """The player to the left names a card, which cannot be bought this turn (Contraband)."""

    def __init__(self) -> None:
        super().__init__(ASK_NAME)

    def do(self, state: Turn, frame: Frame) -> None:
        if state.players > 1:
            state.stack.append(Frame(self.index, frame.player, 0, frame.subject))

    def resume(self, state: Turn, frame: Frame) -> bool:
        state.actor = (frame.player + 1) % state.players
        return True

    def answers(self, state: Turn, frame: Frame) -> list[int]:
        return [NAME + card for card in range(KINDS)]

    def allows(self, state: Turn, frame: Frame, action: int) -> bool:
        return NAME <= action < NAME + KINDS

    def answer(self, state: Turn, frame: Frame, action: int) -> None:
        state.stack.pop()
        state.ban(int(state.actor), card_of(action))

    def about(self, state: Turn, frame: Frame) -> dict[str, Plain]:
        return {"card": CARDS[frame.subject].id, "player": frame.player}


@final
class MayDiscardDeck(Question):
    """You may put your deck onto your discard pile (Chancellor)."""

    def __init__(self) -> None:
        super().__init__(ASK_DISCARD_DECK)

    def do(self, state: Turn, frame: Frame) -> None:
        if state.sides[frame.player].deck:
            state.stack.append(Frame(self.index, frame.player, 0, frame.subject))

    def resume(self, state: Turn, frame: Frame) -> bool:
        state.actor = frame.player
        return True

    def answers(self, state: Turn, frame: Frame) -> list[int]:
        return [DONE, DISCARD_DECK]

    def answer(self, state: Turn, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DISCARD_DECK:
            state.discard_deck(frame.player)


@final
class DrawUntil(Effect):
    """Draw until the hand has so many cards. Drawn cards of some types may be set aside and discarded in the end."""

    def __init__(self, size: int, types: int) -> None:
        super().__init__(False)
        self.size = size
        self.types = types
        self.choice = Choose(ASK_LIBRARY, [SET_ASIDE, KEEP], THOSE, Fixed(1), True)

    def do(self, state: Turn, frame: Frame) -> None:
        state.stack.append(Frame(self.index, frame.player, 0, frame.subject))

    def resume(self, state: Turn, frame: Frame) -> bool:
        side = state.sides[frame.player]
        while len(side.hand) < self.size and state.draw(frame.player, 1):
            card = side.hand[-1]
            if TYPES[card] & self.types:
                frame.items = [card]
                self.choice.do(state, frame)
                return False
        state.stack.pop()
        cards = list(side.aside)
        side.aside = ()
        state.discard_openly(frame.player, cards)
        return False
