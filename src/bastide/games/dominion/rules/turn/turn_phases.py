"""Turn rules: Action phase, Buy phase, Clean-up; costs, buying and gaining."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from bastide.core.json_data import JsonData, ints_to_json
from bastide.core.randomness.rng import Rng
from bastide.games.dominion.rules.cards import card_catalogue as card_catalogue  # registers all cards
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, COPPER, LAST_BASIC_TREASURE, PROVINCE
from bastide.games.dominion.rules.cards.card_bytes import (
    SINGLE_CARD,
    contains_card,
    next_higher_card,
    remove_card,
    split_at_card,
    sum_over_cards,
)
from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import (
    ACTION,
    ATTACK,
    CARDS,
    PLAYED,
    PLAYED_1E,
    PRINTED_BYTES,
    TYPES,
)
from bastide.games.dominion.rules.cards.stable_numbering import card_id, card_ids
from bastide.games.dominion.rules.effects.effect_base import EFFECTS, EffectSequence, QuestionEffect
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.effects.question_kinds import ASK_ACTION, ASK_BUY
from bastide.games.dominion.rules.effects.triggers_and_reactions import ATTACK_REACTIONS, GAIN_REACTIONS, PURCHASE
from bastide.games.dominion.rules.state.card_moves import GAIN_DESTINATION_IDS, TO_DISCARD, Board
from bastide.games.dominion.rules.state.player_card_zones import NO_ACTION, NO_BASIC_TREASURE, PlayerSide, remove_one
from bastide.games.dominion.rules.state.public_knowledge import track_basic_treasures_played, track_hand_discarded
from bastide.games.dominion.rules.turn.game_setup import STARTING_DECK

ACTION_PHASE: Final = 0
#: The Buy phase before and after the first purchase; after it no Treasure may be played.
BUY_PHASE: Final = 1
BUY_PHASE_AFTER_PURCHASE: Final = 2
GAME_OVER: Final = 3
PHASE_IDS: Final = ["action", "buy", "buying", "over"]

HAND_SIZE: Final = 5


def contains_card_of_type(cards: bytes, types: i64) -> bool:
    """Whether the cards include one of these types."""
    printed = PRINTED_BYTES.types
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        found: i64 = printed[card]
        if found & types:
            return True
    return False


def next_higher_card_of_type(cards: bytes, types: i64, last: i64) -> i64:
    """Return the lowest card of these types above ``last``; -1 if there is none."""
    printed = PRINTED_BYTES.types
    lowest: i64 = 256
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        if last < card < lowest:
            found: i64 = printed[card]
            if found & types:
                lowest = card
    if lowest == 256:
        return -1
    return lowest


def count_distinct_cards_of_type(cards: bytes, types: i64) -> i64:
    """Count the distinct cards of these types."""
    printed = PRINTED_BYTES.types
    found: i64 = 0
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        kinds: i64 = printed[card]
        if kinds & types:
            first: i64 = 0
            other: i64 = cards[0]
            while other != card:
                first += 1
                other = cards[first]
            if first == at:
                found += 1
    return found


def nth_distinct_card_of_type(cards: bytes, types: i64, place: i64) -> i64:
    """Return the distinct card of these types at this index, in ascending order."""
    card = next_higher_card_of_type(cards, types, -1)
    while place > 0:
        card = next_higher_card_of_type(cards, types, card)
        place -= 1
    return card


def contains_basic_treasure(cards: bytes) -> bool:
    """Whether the cards include a basic Treasure."""
    last: i64 = LAST_BASIC_TREASURE
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        if card <= last:
            return True
    return False


class TurnPhases(Board):
    """Base class of the state with the rules of the turn: advances the game from one decision to the next."""

    @abstractmethod
    def copy_with(self, rng: Rng, sides: list[PlayerSide]) -> TurnPhases:
        """Copy the state with another random generator and other player sides."""

    @abstractmethod
    def score(self, player: int) -> int:
        """Return a player's current score."""

    # -- the question ------------------------------------------------------------------------

    def pending_question(self) -> QuestionEffect:
        """Return the effect on top of the stack, which waits for an answer."""
        effect = EFFECTS[self.stack[-1].effect]
        assert isinstance(effect, QuestionEffect)
        return effect

    def question_kind(self) -> int:
        """Return the kind of the pending question (see ``question_kinds``); -1 when the game is over."""
        if self.actor < 0:
            return -1
        if self.stack:
            return self.pending_question().question_kind
        return ASK_ACTION if self.phase == ACTION_PHASE else ASK_BUY

    def play_effect_of(self, card: i64) -> EffectSequence:
        """Return the effect of playing a card, in the edition of this game."""
        return CARD_EFFECTS[PLAYED_1E if self.setup.edition == 1 else PLAYED][card]

    def attack_immunity_bits(self) -> int:
        """Return the players, as bits, whom the Attack on the stack does not affect."""
        for frame in self.stack:
            if frame.effect == self.play_effect_of(frame.subject).index and TYPES[frame.subject] & ATTACK:
                return int(self.immune)
        return 0

    # -- the turn ----------------------------------------------------------------------------

    def deal(self, first: int) -> None:
        """Deal the starting cards and begin the first turn."""
        for player in range(self.players):
            side = self.sides[player]
            side.deck = self.rng.shuffle_bytes(STARTING_DECK)
            self.draw(player, HAND_SIZE)
        self.first = first
        self.begin_turn(first)
        self.advance()

    def advance(self) -> None:
        """Advance the game until a player must decide or the game is over."""
        while True:
            if self.stack:
                frame = self.stack[-1]
                if EFFECTS[frame.effect].resume(self, frame):
                    return
            elif self.phase == ACTION_PHASE:
                if self.actions > 0:
                    side = self.sides[self.current]
                    if contains_card_of_type(side.hand, ACTION):
                        self.actor = self.current
                        return
                    side.lacks |= NO_ACTION
                self.phase = BUY_PHASE
            elif self.phase == GAME_OVER:
                self.actor = -1
                return
            elif self.phase == BUY_PHASE or (self.buys > 0 and self.can_buy_anything()):
                self.actor = self.current
                return
            else:
                self.end_turn()

    def can_buy_anything(self) -> bool:
        """Whether another purchase is possible after the first. Before the first, the player is always asked."""
        if self.can_buy(COPPER):
            return True
        self.actor = self.current
        return len(self.legal_actions(int(self.current))) > 1

    def begin_turn(self, player: i64) -> None:
        """Begin the turn of a player."""
        self.current = player
        self.phase = ACTION_PHASE
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bonus_card = -1
        self.bonus = 0
        if self.banned:
            self.banned = ()
        side = self.sides[player]
        side.turns += 1
        if self.journal is not None:
            self.journal.add_event("turn", {"player": player, "number": side.turns})

    def end_turn(self) -> None:
        """Do the Clean-up, then end the game or begin the turn of the next player."""
        player = self.current
        side = self.sides[player]
        if side.known_groups:
            track_hand_discarded(side)
        # The hand goes under the cards from play, so only its top card is seen, and only if nothing covers it.
        if len(side.play) == 0 and len(side.hand) > 0:
            top = next_higher_card(side.hand, -1)
            side.hand = remove_card(side.hand, top)
            side.play = SINGLE_CARD[top]
            if side.shown and top in side.shown:
                side.shown = remove_one(side.shown, int(top))
        if side.shown:
            for card in side.shown:
                side.hand = remove_card(side.hand, card)
                side.discard = side.discard + SINGLE_CARD[card]
            side.shown = ()
        if len(side.hand) > 0:
            side.buried = side.buried + side.hand if len(side.buried) > 0 else side.hand
            side.hand = b""
        side.discard = side.discard + side.play if len(side.discard) > 0 else side.play
        side.play = b""
        if self.journal is not None:
            self.journal.add_event("cleanup", {"player": player})
        self.draw(player, HAND_SIZE)
        if self.empties > 0 and self.has_game_end_condition():
            self.phase = GAME_OVER
            if self.journal is not None:
                outcome = self.outcome()
                assert outcome is not None
                self.journal.add_event("end", {"players": ints_to_json(outcome.winners)})
        else:
            self.begin_turn((player + 1) % self.players)

    def has_game_end_condition(self) -> bool:
        """Whether the Province or Colony pile is empty, or enough other piles."""
        return self.supply[PROVINCE] == 0 or self.supply[COLONY] == 0 or self.empties >= self.setup.empty_piles_to_end

    def play(self, player: i64, card: i64) -> None:
        """Play a card from the hand in the Action or Buy phase."""
        if self.phase == ACTION_PHASE:
            self.actions -= 1
        self.take_from_hand(player, card)
        self.put_into_play(player, card)
        self.resolve_card(player, card)

    def resolve_card(self, player: i64, card: i64) -> None:
        """Execute the play effect of a card in play once, or push its frame onto the stack."""
        text = self.play_effect_of(card)
        self.immune = 0
        if self.bonus and card == self.bonus_card:
            extra = self.bonus
            self.bonus = 0
            self.add_resources(player, 0, 0, extra)
        if card <= LAST_BASIC_TREASURE:
            self.add_resources(player, 0, 0, PRINTED_BYTES.coins[card])
            return
        frame = Frame(text.index, player, 0, card)
        if text.is_instant:
            text.execute(self, frame)
            return
        self.stack.append(frame)
        if self.setup.has_attack_reactions and TYPES[card] & ATTACK:
            self.stack.append(Frame(ATTACK_REACTIONS.index, player, 1, card))

    def play_treasures(self) -> None:
        """Play all basic Treasures in hand."""
        side = self.sides[self.current]
        if side.known_groups:
            track_basic_treasures_played(side)
        played, kept = split_at_card(side.hand, LAST_BASIC_TREASURE)
        coins: i64 = sum_over_cards(played, PRINTED_BYTES.coins)
        if self.bonus and contains_card(played, self.bonus_card):
            coins += self.bonus
            self.bonus = 0
        side.hand = kept
        side.play = side.play + played if len(side.play) > 0 else played
        side.lacks |= NO_BASIC_TREASURE
        self.coins += coins
        if side.shown:
            side.shown = tuple([card for card in side.shown if card > LAST_BASIC_TREASURE])
        if self.journal is not None:
            data: dict[str, JsonData] = {"player": self.current, "cards": card_ids(played), "coins": coins}
            self.journal.add_event("play_treasures", data)

    # -- cost, buying, gaining ---------------------------------------------------------------

    def cost(self, card: i64) -> i64:
        """Return the current cost of a card."""
        cost: i64 = PRINTED_BYTES.costs[card]
        if self.setup.has_fixed_costs:
            return cost
        own = CARDS[card]
        in_buy_phase = self.phase == BUY_PHASE or self.phase == BUY_PHASE_AFTER_PURCHASE
        for number in self.sides[self.current].play:
            if TYPES[card] & CARDS[number].discounts:
                cost -= CARDS[number].discount
            if in_buy_phase and TYPES[number] & own.cheaper_per:
                cost -= own.cheaper_by
        if cost < 0:
            return 0
        return cost

    def can_buy(self, card: i64) -> bool:
        """Whether the current player may buy this card now, in the Buy phase."""
        if self.buys <= 0:
            return False
        printed: i64 = PRINTED_BYTES.costs[card]  # costs are only ever reduced
        if printed > self.coins and (self.setup.has_fixed_costs or self.cost(card) > self.coins):
            return False
        left: i64 = self.supply[card]
        if left <= 0 or (self.banned and card in self.banned):
            return False
        if self.setup.has_fixed_buys:
            return True
        forbidding_card: i64 = CARDS[card].forbidden_with
        return forbidding_card < 0 or not contains_card(self.sides[self.current].play, forbidding_card)

    def buy(self, card: i64) -> None:
        """Buy a card: pay, then run the effects of the purchase or gain the card."""
        paid = self.cost(card)
        self.buys -= 1
        self.coins -= paid
        self.phase = BUY_PHASE_AFTER_PURCHASE
        if self.journal is not None:
            self.journal.add_event("buy", {"player": self.current, "card": card_id(int(card)), "coins": paid})
        if self.setup.has_buy_effects:
            self.stack.append(Frame(PURCHASE.index, self.current, 0, card, paid))
        else:
            self.gain(self.current, card, TO_DISCARD)

    def gain(self, player: i64, card: i64, place: i64) -> None:
        """Gain a card from the Supply, if the pile is not empty, and offer reactions to the gain."""
        left: i64 = self.supply[card]
        if left <= 0:
            return
        if self._shares_supply:
            self.supply = self.supply.copy()
            self._shares_supply = False
        self.supply[card] = int(left - 1)
        if left == 1:
            self.empties += 1
        if card == PROVINCE:
            self.sides[player].provinces += (int(self.sides[player].turns),)
        self.place_gained_card(player, card, place)
        if self.journal is not None:
            self.journal.add_event(
                "gain", {"player": player, "card": card_id(int(card)), "place": GAIN_DESTINATION_IDS[place]}
            )
        if self.pile_tokens and card in self.pile_tokens:
            self.pile_tokens = remove_one(self.pile_tokens, int(card))
            self.mat += 1
            if self.journal is not None:
                self.journal.add_event("pile_token", {"card": card_id(int(card))})
        self.offer_gain_reactions(player, card, place)

    def gain_trashed(self, player: i64, card: i64) -> None:
        """Gain a card from the trash to the discard pile."""
        self.trash = remove_one(self.trash, int(card))
        if card == PROVINCE:
            self.sides[player].provinces += (int(self.sides[player].turns),)
        self.place_gained_card(player, card, TO_DISCARD)
        if self.journal is not None:
            self.journal.add_event("gain_trashed", {"player": player, "card": card_id(int(card))})
        self.offer_gain_reactions(player, card, TO_DISCARD)

    def offer_gain_reactions(self, player: i64, card: i64, place: i64) -> None:
        """Ask the owner of a gained card for a reaction, if there is one."""
        if self.setup.has_gain_reactions:
            frame = Frame(GAIN_REACTIONS.index, player, 0, card, place)
            if GAIN_REACTIONS.usable_cards(self, frame):
                self.stack.append(frame)
