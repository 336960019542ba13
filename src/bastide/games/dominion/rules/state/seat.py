"""A bot's quick looks at the table: everything here is open, or the player's own.

What a player owns in all is open, too: starting cards are known, and gains and trashes happen before everyone's eyes.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.core.state import Seat
from bastide.core.utilities.mutable_int import Slot
from bastide.games.dominion.rules.cards.basics import LAST_PLAIN
from bastide.games.dominion.rules.cards.card import PRINTED
from bastide.games.dominion.rules.cards.card_bytes import copies, parted, total
from bastide.games.dominion.rules.turn.setup import Setup
from bastide.games.dominion.rules.turn.turn import Turn, has_plain


@final
class DominionSeat(Seat):
    """One player's window on a game of Dominion. Cards are their numbers."""

    def __init__(self, state: Turn, player: int) -> None:
        super().__init__(state, player)
        self._game = state
        self._side = state.sides[player]

    # -- the question ------------------------------------------------------------------------

    def asked(self) -> int:
        """The kind of question this player is being asked (see ``asks``); -1 if none."""
        return self._game.asking() if self._game.actor == self.player else -1

    def asker(self) -> int:
        """The card that asks: the Attack or the gained card for a reaction; -1 in the phases of the turn."""
        stack = self._game.stack
        return int(stack[-1].subject) if stack else -1

    def asked_about(self) -> int:
        """The player to whom the text that asks is happening; -1 in the phases of the turn."""
        stack = self._game.stack
        return int(stack[-1].player) if stack else -1

    def allows(self, action: int) -> bool:
        """Whether this action is legal for this player now."""
        return self._game.is_legal(self.player, action)

    def least(self) -> int:
        """How many more cards must be picked."""
        return self.decision().least

    def most(self) -> int:
        """How many more cards may be picked."""
        return self.decision().most

    # -- the turn ----------------------------------------------------------------------------

    def phase(self) -> i64:
        """0: Action phase, 1: Buy phase, 2: Buy phase after the first purchase, 3: the game is over."""
        return self._game.phase

    def current(self) -> i64:
        return self._game.current

    def actions(self) -> i64:
        return self._game.actions

    def buys(self) -> i64:
        return self._game.buys

    def coins(self) -> i64:
        return self._game.coins

    def holds_plain_treasure(self) -> bool:
        """Whether there is a Treasure in hand that does nothing but give coins."""
        return has_plain(self._side.hand)

    def plain_treasures(self) -> i64:
        """The coins of the plain Treasures in hand: what playing them all would add."""
        return total(parted(self._side.hand, LAST_PLAIN)[0], PRINTED.coins)

    # -- cards -------------------------------------------------------------------------------

    def hand(self, card: i64) -> i64:
        return copies(self._side.hand, card)

    def hand_cards(self) -> list[int]:
        return list(self._side.hand)

    def hand_row(self) -> bytes:
        """The same as a row (see ``card_bytes``)."""
        return self._side.hand

    def hand_size(self, player: int) -> int:
        side = self._game.sides[player]
        return len(side.hand) + len(side.pending)

    def deck_size(self) -> int:
        return int(self._side.left)

    def in_play(self, player: i64, card: i64) -> i64:
        return copies(self._game.sides[player].play, card)

    def revealed(self, player: int) -> list[int]:
        """A player's cards that lie revealed or set aside, and the own ones being looked at."""
        side = self._game.sides[player]
        if side.face_down and player != self.player:
            return []
        return list(side.aside)

    def owned(self, player: i64, card: i64) -> i64:
        """How many copies of a card a player owns, wherever they are."""
        side = self._game.sides[player]
        found = (
            copies(side.deck, card)
            + copies(side.hand, card)
            + copies(side.play, card)
            + copies(side.discard, card)
            + copies(side.buried, card)
        )
        if side.aside or side.pending:
            found += side.aside.count(int(card)) + side.pending.count(int(card))
        return found

    def owned_cards(self, player: int) -> int:
        return len(self._game.sides[player].owned())

    def owned_sum(self, player: i64, marks: bytes) -> i64:
        """The sum of the marks, one for each card there is, over all cards that a player owns: in one go."""
        side = self._game.sides[player]
        found = (
            total(side.deck, marks)
            + total(side.hand, marks)
            + total(side.play, marks)
            + total(side.discard, marks)
            + total(side.buried, marks)
        )
        if side.aside or side.pending:
            found += total(bytes([*side.aside, *side.pending]), marks)
        return found

    def tally(self, player: i64, counts: list[Slot]) -> i64:
        """Count all cards that a player owns, by their numbers, and say how many they are.

        Only the places of cards that this game is played with are looked at.
        """
        for pile in self._game.setup.piles:
            counts[pile].number = 0
        side = self._game.sides[player]
        cards = counted(side.deck, counts) + counted(side.hand, counts) + counted(side.play, counts)
        cards += counted(side.discard, counts) + counted(side.buried, counts)
        if side.aside or side.pending:
            cards += counted(bytes([*side.aside, *side.pending]), counts)
        return cards

    def tokens(self, player: i64) -> i64:
        return self._game.sides[player].tokens

    def points(self, player: int) -> int:
        """A player's points as they stand: what everybody owns is open."""
        return self._game.score(player)

    def turns(self, player: i64) -> i64:
        return self._game.sides[player].turns

    # -- the Supply --------------------------------------------------------------------------

    def supply(self, card: i64) -> i64:
        """How many are left; -1 for a card that is not in the Supply of this game."""
        return self._game.supply[card]

    def cost(self, card: i64) -> i64:
        """What a card costs at this moment."""
        return self._game.cost(card)

    def can_buy(self, card: i64) -> bool:
        """Whether this player, in the Buy phase, may buy this card now."""
        return self._game.can_buy(card)

    def table(self) -> Setup:
        """What is fixed before the first turn; the same one in all games of a series with the same kingdom."""
        return self._game.setup

    def piles(self) -> list[int]:
        return self._game.setup.piles.copy()

    def empty_piles(self) -> i64:
        return self._game.empties

    def empty_limit(self) -> int:
        """So many empty piles end the game."""
        return self._game.setup.empty_limit

    def mat(self) -> i64:
        return self._game.mat


def counted(cards: bytes, counts: list[Slot]) -> i64:
    """Add the cards of a row to what was counted before. Returns how many they are."""
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        counts[card].number += 1
    return size
