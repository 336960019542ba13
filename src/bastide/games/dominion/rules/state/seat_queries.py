"""Fast queries for bots from one seat: public information and the player's own.

The cards that a player owns are public: starting cards are known, and everybody sees gains and trashes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from bastide.core.errors import BastideError, closest_match, did_you_mean
from bastide.core.state import Seat
from bastide.core.utilities.mutable_int import IntCell
from bastide.games.dominion.rules.action_space import CARDLESS_ACTION_IDS, VERB_NOTATIONS
from bastide.games.dominion.rules.cards.basic_card_numbers import LAST_BASIC_TREASURE
from bastide.games.dominion.rules.cards.card_bytes import count_card, split_at_card, sum_over_cards
from bastide.games.dominion.rules.cards.printed_card import PRINTED_BYTES
from bastide.games.dominion.rules.cards.stable_numbering import CARD_IDS, card_id, card_number
from bastide.games.dominion.rules.turn.game_setup import Setup
from bastide.games.dominion.rules.turn.turn_phases import TurnPhases, contains_basic_treasure

#: In the queries by name: this seat's own player.
OWN: Final = -1


@final
class DominionSeat(Seat):
    """One player's restricted access to a game of Dominion.

    The methods ``hand``, ``deck``, ``count``, ``in_play``, ``supply``, ``left`` and ``price`` use the ids of
    cards, such as ``"smithy"``. The others take numbers, because they are fast: ``card_number("smithy")``.
    """

    def __init__(self, state: TurnPhases, player: int) -> None:
        super().__init__(state, player)
        self._game = state
        self._side = state.sides[player]

    # -- cards by id -------------------------------------------------------------------------

    def hand(self) -> Counter[str]:
        """Return the hand: the number of copies by card id."""
        return count_ids(self.hand_cards())

    def deck(self, player: int = OWN) -> Counter[str]:
        """Return all cards that a player (by default this one) owns, in all zones: the number of copies by card id."""
        return count_ids(self._game.sides[self.player if player == OWN else player].owned_cards())

    def count(self, card: str, player: int = OWN) -> int:
        """Return how many copies of a card a player (by default this one) owns, in all zones."""
        return int(self.count_owned(self.player if player == OWN else player, number_of_card(card)))

    def in_play(self, player: int = OWN) -> Counter[str]:
        """Return the cards that a player (by default this one) has in play: the number of copies by card id."""
        return count_ids(self._game.sides[self.player if player == OWN else player].play)

    def supply(self) -> dict[str, int]:
        """Return the number of cards left in each pile of this game, by card id."""
        return {card_id(pile): int(self._game.supply[pile]) for pile in self._game.setup.piles}

    def left(self, card: str) -> int:
        """Return the number of cards left in a pile; 0 also for a card that is not in this game."""
        return max(0, int(self._game.supply[number_of_card(card)]))

    def price(self, card: str) -> int:
        """Return what a card costs now."""
        return int(self._game.cost(number_of_card(card)))

    def check_wish(self, words: list[str]) -> None:
        wish = " ".join(words)
        verb, _, card = wish.rpartition(" ")
        if wish in VERB_NOTATIONS[: len(CARDLESS_ACTION_IDS)]:
            return
        if verb in VERB_NOTATIONS[len(CARDLESS_ACTION_IDS) :]:
            number_of_card(card)
        else:
            self._game.parse_action(self.player, wish)

    # -- the question ------------------------------------------------------------------------

    def question_kind(self) -> int:
        """Return the kind of the question to this player (see ``question_kinds``); -1 if there is none."""
        return self._game.question_kind() if self._game.actor == self.player else -1

    def asking_card(self) -> int:
        """Return the card that asks: for a reaction the Attack or the gained card; -1 outside of effects."""
        stack = self._game.stack
        return int(stack[-1].subject) if stack else -1

    def affected_player(self) -> int:
        """Return the player whom the asking effect affects; -1 outside of effects."""
        stack = self._game.stack
        return int(stack[-1].player) if stack else -1

    def is_legal(self, action: int) -> bool:
        """Whether this action is legal for this player now."""
        return self._game.is_legal(self.player, action)

    def min_picks(self) -> int:
        """Return how many more cards must be picked."""
        return self.decision().least

    def max_picks(self) -> int:
        """Return how many more cards may be picked."""
        return self.decision().most

    # -- the turn ----------------------------------------------------------------------------

    def phase(self) -> i64:
        """Return the phase. 0: Action phase, 1: Buy phase, 2: Buy phase after the first purchase, 3: game over."""
        return self._game.phase

    def current_player(self) -> i64:
        return self._game.current

    def actions(self) -> i64:
        return self._game.actions

    def buys(self) -> i64:
        return self._game.buys

    def coins(self) -> i64:
        return self._game.coins

    def has_basic_treasure_in_hand(self) -> bool:
        """Whether there is a basic Treasure in hand."""
        return contains_basic_treasure(self._side.hand)

    def basic_treasure_coins_in_hand(self) -> i64:
        """Return the coins that the basic Treasures in hand would give."""
        return sum_over_cards(split_at_card(self._side.hand, LAST_BASIC_TREASURE)[0], PRINTED_BYTES.coins)

    # -- cards -------------------------------------------------------------------------------

    def count_in_hand(self, card: i64) -> i64:
        return count_card(self._side.hand, card)

    def hand_cards(self) -> list[int]:
        return list(self._side.hand)

    def hand_bytes(self) -> bytes:
        """Return the hand as bytes (see ``card_bytes``)."""
        return self._side.hand

    def hand_size(self, player: int) -> int:
        side = self._game.sides[player]
        return len(side.hand) + len(side.pending)

    def deck_size(self) -> int:
        return int(self._side.deck_size)

    def count_in_play(self, player: i64, card: i64) -> i64:
        return count_card(self._game.sides[player].play, card)

    def cards_set_aside(self, player: int) -> list[int]:
        """Return a player's cards that are revealed or set aside; for the viewer also cards being looked at."""
        side = self._game.sides[player]
        if side.face_down and player != self.player:
            return []
        return list(side.aside)

    def count_owned(self, player: i64, card: i64) -> i64:
        """Count the copies of a card that a player owns, in all zones."""
        side = self._game.sides[player]
        found = (
            count_card(side.deck, card)
            + count_card(side.hand, card)
            + count_card(side.play, card)
            + count_card(side.discard, card)
            + count_card(side.buried, card)
        )
        if side.aside or side.pending:
            found += side.aside.count(int(card)) + side.pending.count(int(card))
        return found

    def owned_card_count(self, player: int) -> int:
        return len(self._game.sides[player].owned_cards())

    def sum_over_owned(self, player: i64, marks: bytes) -> i64:
        """Sum ``marks[card]`` over all cards that a player owns."""
        side = self._game.sides[player]
        found = (
            sum_over_cards(side.deck, marks)
            + sum_over_cards(side.hand, marks)
            + sum_over_cards(side.play, marks)
            + sum_over_cards(side.discard, marks)
            + sum_over_cards(side.buried, marks)
        )
        if side.aside or side.pending:
            found += sum_over_cards(bytes([*side.aside, *side.pending]), marks)
        return found

    def count_owned_by_card(self, player: i64, counts: list[IntCell]) -> i64:
        """Write the number of copies of each card that a player owns to ``counts``. Returns their total.

        Only the cells of cards with a pile in this game are reset.
        """
        for pile in self._game.setup.piles:
            counts[pile].value = 0
        side = self._game.sides[player]
        cards = (
            add_card_counts(side.deck, counts) + add_card_counts(side.hand, counts) + add_card_counts(side.play, counts)
        )
        cards += add_card_counts(side.discard, counts) + add_card_counts(side.buried, counts)
        if side.aside or side.pending:
            cards += add_card_counts(bytes([*side.aside, *side.pending]), counts)
        return cards

    def tokens(self, player: i64) -> i64:
        return self._game.sides[player].tokens

    def points(self, player: int) -> int:
        """Return a player's current score."""
        return self._game.score(player)

    def turns(self, player: i64) -> i64:
        return self._game.sides[player].turns

    # -- the Supply --------------------------------------------------------------------------

    def supply_left(self, card: i64) -> i64:
        """Return the number of cards left in a pile; -1 for a card without a pile in this game."""
        return self._game.supply[card]

    def cost(self, card: i64) -> i64:
        """Return the current cost of a card."""
        return self._game.cost(card)

    def can_buy(self, card: i64) -> bool:
        """Whether this player may buy this card now, in the Buy phase."""
        return self._game.can_buy(card)

    def is_banned(self, card: int) -> bool:
        """Whether a player has named this card, so that nobody may buy it this turn (Contraband)."""
        return card in self._game.banned

    def setup(self) -> Setup:
        """Return the set-up; games of a series with the same kingdom share one object."""
        return self._game.setup

    def piles(self) -> list[int]:
        return self._game.setup.piles.copy()

    def empty_piles(self) -> i64:
        return self._game.empties

    def empty_piles_to_end(self) -> int:
        """Return the number of empty piles that ends the game."""
        return self._game.setup.empty_piles_to_end

    def trade_route_tokens(self) -> i64:
        return self._game.mat


def add_card_counts(cards: bytes, counts: list[IntCell]) -> i64:
    """Add cards to the counts by card. Returns the number of cards."""
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        counts[card].value += 1
    return size


def number_of_card(id: str) -> int:
    """Return the number of a card. Raises BastideError, with a suggestion, if there is none with this id."""
    if id not in CARD_IDS:
        raise BastideError(
            "unknown-card",
            f"unknown card {id!r}; {did_you_mean(id, CARD_IDS)}",
            card=id,
            close=closest_match(id, CARD_IDS),
            known=", ".join(CARD_IDS),
        )
    return card_number(id)


def count_ids(cards: Sequence[int]) -> Counter[str]:
    """Count cards given by number, by their ids."""
    return Counter([card_id(card) for card in cards])
