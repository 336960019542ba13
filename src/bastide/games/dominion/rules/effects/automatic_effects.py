"""Automatic effects: effects that need no choice of a player."""

from __future__ import annotations

from typing import final

from bastide.games.dominion.rules.cards.card_bytes import SINGLE_CARD, contains_card, remove_card
from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE, TYPES
from bastide.games.dominion.rules.effects.effect_amounts import Amount
from bastide.games.dominion.rules.effects.effect_base import Effect
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.state.card_moves import TO_DISCARD, Board


@final
class Plus(Effect):
    """+Cards, +Actions, +Buys, +coins, +Victory point tokens."""

    def __init__(self, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0, tokens: int = 0) -> None:
        super().__init__("plus", True)
        self.cards = cards
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.tokens = tokens

    def execute(self, board: Board, frame: Frame) -> None:
        if self.cards:
            board.draw(frame.player, self.cards)
        if self.actions or self.buys or self.coins:
            board.add_resources(frame.player, self.actions, self.buys, self.coins)
        if self.tokens:
            board.add_tokens(frame.player, self.tokens)


@final
class PlusAsMany(Effect):
    """+Cards, +coins or +tokens, in an amount that depends on the position."""

    def __init__(self, cards: Amount | None = None, coins: Amount | None = None, tokens: Amount | None = None) -> None:
        super().__init__("plus_as_many", True)
        self.cards = cards
        self.coins = coins
        self.tokens = tokens

    def execute(self, board: Board, frame: Frame) -> None:
        if self.cards is not None:
            board.draw(frame.player, self.cards.evaluate(board, frame))
        if self.coins is not None:
            board.add_resources(frame.player, 0, 0, self.coins.evaluate(board, frame))
        if self.tokens is not None:
            board.add_tokens(frame.player, self.tokens.evaluate(board, frame))


@final
class RevealTop(Effect):
    """Reveal or look at the top cards of the deck; they are set aside until a later effect places them."""

    def __init__(self, count: int, openly: bool = True) -> None:
        super().__init__("reveal_top" if openly else "look_at_top", True)
        self.count = count
        self.openly = openly

    def execute(self, board: Board, frame: Frame) -> None:
        board.reveal_top_cards(frame.player, self.count, self.openly)


@final
class DigFor(Effect):
    """Reveal cards from the deck until ``count`` of a type are found.

    The following effects refer to those; the others stay revealed.
    """

    def __init__(self, types: int, count: int = 1) -> None:
        super().__init__("dig_for", True)
        self.types = types
        self.count = count

    def execute(self, board: Board, frame: Frame) -> None:
        found = b""
        while len(found) < self.count and board.reveal_top_cards(frame.player, 1, True):
            card = board.sides[frame.player].aside[-1]
            if TYPES[card] & self.types:
                found = found + SINGLE_CARD[card]
        frame.items = found
        frame.amount = len(found)


@final
class DiscardRevealed(Effect):
    """Discard revealed cards: all, those of some types, or all except those found by the previous effect."""

    def __init__(self, types: int = ANY_TYPE, but_those: bool = False) -> None:
        super().__init__("discard_revealed", True)
        self.types = types
        self.but_those = but_those

    def execute(self, board: Board, frame: Frame) -> None:
        kept = frame.items if self.but_those else b""
        gone = b""
        stay: list[int] = []
        for card in board.sides[frame.player].aside:
            if contains_card(kept, card):
                kept = remove_card(kept, card)
                stay.append(card)
            elif TYPES[card] & self.types:
                gone = gone + SINGLE_CARD[card]
            else:
                stay.append(card)
        board.sides[frame.player].aside = tuple(stay)
        board.discard_openly(frame.player, gone)


@final
class TakeThose(Effect):
    """Put the cards found by the previous effect into the hand (Adventurer)."""

    def __init__(self) -> None:
        super().__init__("take_those", True)

    def execute(self, board: Board, frame: Frame) -> None:
        side = board.sides[frame.player]
        for card in frame.items:
            side.remove_from_aside(card)
        board.take_openly(frame.player, frame.items)


@final
class PlayIt(Effect):
    """Play the Treasure found by the previous effect (Venture)."""

    def __init__(self) -> None:
        super().__init__("play_it", False)

    def execute(self, board: Board, frame: Frame) -> None:
        side = board.sides[frame.player]
        for card in frame.items:
            side.remove_from_aside(card)
            board.put_into_play(frame.player, card)
            board.resolve_card(frame.player, card)


@final
class DiscardTop(Effect):
    """Discard the top card of the deck; the following effects refer to it if it has a type (Vassal)."""

    def __init__(self, types: int) -> None:
        super().__init__("discard_top", True)
        self.types = types

    def execute(self, board: Board, frame: Frame) -> None:
        frame.items = b""
        card = board.take_top_card(frame.player, True)
        if card >= 0:
            board.discard_openly(frame.player, SINGLE_CARD[card])
            if TYPES[card] & self.types:
                frame.items = SINGLE_CARD[card]


@final
class GainA(Effect):
    """Gain a copy of a fixed card."""

    def __init__(self, card: int, place: int = TO_DISCARD) -> None:
        super().__init__("gain_a", False)
        self.card = card
        self.place = place

    def execute(self, board: Board, frame: Frame) -> None:
        board.gain(frame.player, self.card, self.place)


@final
class GainACopy(Effect):
    """Gain a copy of each card that the previous effect handled."""

    def __init__(self) -> None:
        super().__init__("gain_a_copy", False)

    def execute(self, board: Board, frame: Frame) -> None:
        for card in frame.items:
            board.gain(frame.player, card, TO_DISCARD)


@final
class TrashThis(Effect):
    """Trash this card if it is still in play; when it is played again it is already gone."""

    def __init__(self) -> None:
        super().__init__("trash_this", True)

    def execute(self, board: Board, frame: Frame) -> None:
        side = board.sides[frame.player]
        if contains_card(side.play, frame.subject):
            side.play = remove_card(side.play, frame.subject)
            board.trash_cards(frame.player, SINGLE_CARD[frame.subject])


@final
class TrashInPlay(Effect):
    """Trash all cards of these types that the player has in play (Mint)."""

    def __init__(self, types: int) -> None:
        super().__init__("trash_in_play", True)
        self.types = types

    def execute(self, board: Board, frame: Frame) -> None:
        side = board.sides[frame.player]
        gone = bytes([card for card in side.play if TYPES[card] & self.types])
        side.play = bytes([card for card in side.play if not TYPES[card] & self.types])
        if gone:
            board.trash_cards(frame.player, gone)


@final
class RevealHand(Effect):
    """Reveal the whole hand."""

    def __init__(self) -> None:
        super().__init__("reveal_hand", True)

    def execute(self, board: Board, frame: Frame) -> None:
        board.reveal_hand(frame.player)


@final
class FirstPlayBonus(Effect):
    """Extra coins for the first copy of a card played this turn (Merchant)."""

    def __init__(self, card: int, coins: int) -> None:
        super().__init__("first_play_bonus", True)
        self.card = card
        self.coins = coins

    def execute(self, board: Board, frame: Frame) -> None:
        if not contains_card(board.sides[frame.player].play, self.card):
            board.bonus_card = self.card
            board.bonus += self.coins


@final
class TopdeckGained(Effect):
    """Put the card just gained onto the deck (Royal Seal). The frame's ``amount`` is its current place."""

    def __init__(self) -> None:
        super().__init__("topdeck_gained", True)

    def execute(self, board: Board, frame: Frame) -> None:
        board.remove_gained_card(frame.player, frame.items[0], frame.amount)
        board.topdeck_openly(frame.player, frame.items[0])


@final
class Unaffected(Effect):
    """Make this player unaffected by the current Attack (Moat)."""

    def __init__(self) -> None:
        super().__init__("unaffected", True)

    def execute(self, board: Board, frame: Frame) -> None:
        board.immune |= 1 << frame.player
