"""Turn rules: Action phase, Buy phase, Clean-up; costs, buying and gaining."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from bastide.core.plain import Plain, plain_ints
from bastide.core.randomness.rng import Rng
from bastide.games.dominion.rules.cards import cards as cards  # registers all cards
from bastide.games.dominion.rules.cards.basics import COLONY, COPPER, LAST_PLAIN, PROVINCE
from bastide.games.dominion.rules.cards.card import ACTION, ATTACK, CARDS, PLAYED, PLAYED_1E, PRINTED, TYPES
from bastide.games.dominion.rules.cards.card_bytes import ONE, above, holds, less, parted, total
from bastide.games.dominion.rules.cards.layout import id_of, ids_of
from bastide.games.dominion.rules.cards.texts import TEXTS
from bastide.games.dominion.rules.effects.effects import EFFECTS, Asking, Text
from bastide.games.dominion.rules.effects.frames import Frame
from bastide.games.dominion.rules.effects.questions import ASK_ACTION, ASK_BUY
from bastide.games.dominion.rules.effects.reactions import ATTACKED, GAINED, PURCHASE
from bastide.games.dominion.rules.state.board import PLACE_IDS, TO_DISCARD, Board
from bastide.games.dominion.rules.state.memory import hand_to_pile, seen_treasures
from bastide.games.dominion.rules.state.zones import NO_ACTION, NO_PLAIN_TREASURE, Side, without
from bastide.games.dominion.rules.turn.setup import STARTING_DECK

ACTION_PHASE: Final = 0
#: The Buy phase before and after the first purchase; after it no Treasure may be played.
BUY_PHASE: Final = 1
BUYING: Final = 2
OVER: Final = 3
PHASE_IDS: Final = ["action", "buy", "buying", "over"]

HAND_SIZE: Final = 5


def has_type(cards: bytes, types: i64) -> bool:
    """Whether the cards include one of these types."""
    printed = PRINTED.types
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        found: i64 = printed[card]
        if found & types:
            return True
    return False


def kind_above(cards: bytes, types: i64, last: i64) -> i64:
    """Return the lowest card of these types above ``last``; -1 if there is none."""
    printed = PRINTED.types
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


def kinds_of(cards: bytes, types: i64) -> i64:
    """Count the distinct cards of these types."""
    printed = PRINTED.types
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


def kind_at(cards: bytes, types: i64, place: i64) -> i64:
    """Return the distinct card of these types at this index, in ascending order."""
    card = kind_above(cards, types, -1)
    while place > 0:
        card = kind_above(cards, types, card)
        place -= 1
    return card


def has_plain(cards: bytes) -> bool:
    """Whether the cards include a basic Treasure."""
    last: i64 = LAST_PLAIN
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        if card <= last:
            return True
    return False


class Turn(Board):
    """Base class of the state with the rules of the turn: advances the game from one decision to the next."""

    @abstractmethod
    def copy_with(self, rng: Rng, sides: list[Side]) -> Turn:
        """Copy the state with another random generator and other player sides."""

    @abstractmethod
    def score(self, player: int) -> int:
        """Return a player's current score."""

    # -- the question ------------------------------------------------------------------------

    def question(self) -> Asking:
        """Return the effect on top of the stack, which waits for an answer."""
        effect = EFFECTS[self.stack[-1].effect]
        assert isinstance(effect, Asking)
        return effect

    def asking(self) -> int:
        """Return the kind of the pending question (see ``question_kinds``); -1 when the game is over."""
        if self.actor < 0:
            return -1
        if self.stack:
            return self.question().ask
        return ASK_ACTION if self.phase == ACTION_PHASE else ASK_BUY

    def text_of(self, card: i64) -> Text:
        """Return the effect of playing a card, in the edition of this game."""
        return TEXTS[PLAYED_1E if self.setup.edition == 1 else PLAYED][card]

    def shielded(self) -> int:
        """Return the players, as bits, whom the Attack on the stack does not affect."""
        for frame in self.stack:
            if frame.effect == self.text_of(frame.subject).index and TYPES[frame.subject] & ATTACK:
                return int(self.immune)
        return 0

    # -- the turn ----------------------------------------------------------------------------

    def deal(self, first: int) -> None:
        """Deal the starting cards and begin the first turn."""
        for player in range(self.players):
            side = self.sides[player]
            side.deck = self.rng.shuffled(STARTING_DECK)
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
                    if has_type(side.hand, ACTION):
                        self.actor = self.current
                        return
                    side.lacks |= NO_ACTION
                self.phase = BUY_PHASE
            elif self.phase == OVER:
                self.actor = -1
                return
            elif self.phase == BUY_PHASE or (self.buys > 0 and self.something_to_buy()):
                self.actor = self.current
                return
            else:
                self.end_turn()

    def something_to_buy(self) -> bool:
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
            self.journal.note("turn", {"player": player, "number": side.turns})

    def end_turn(self) -> None:
        """Do the Clean-up, then end the game or begin the turn of the next player."""
        player = self.current
        side = self.sides[player]
        if side.bunches:
            hand_to_pile(side)
        # The hand goes under the cards from play, so only its top card is seen, and only if nothing covers it.
        if len(side.play) == 0 and len(side.hand) > 0:
            top = above(side.hand, -1)
            side.hand = less(side.hand, top)
            side.play = ONE[top]
            if side.shown and top in side.shown:
                side.shown = without(side.shown, int(top))
        if side.shown:
            for card in side.shown:
                side.hand = less(side.hand, card)
                side.discard = side.discard + ONE[card]
            side.shown = ()
        if len(side.hand) > 0:
            side.buried = side.buried + side.hand if len(side.buried) > 0 else side.hand
            side.hand = b""
        side.discard = side.discard + side.play if len(side.discard) > 0 else side.play
        side.play = b""
        if self.journal is not None:
            self.journal.note("cleanup", {"player": player})
        self.draw(player, HAND_SIZE)
        if self.empties > 0 and self.is_last_turn():
            self.phase = OVER
            if self.journal is not None:
                outcome = self.outcome()
                assert outcome is not None
                self.journal.note("end", {"players": plain_ints(outcome.winners)})
        else:
            self.begin_turn((player + 1) % self.players)

    def is_last_turn(self) -> bool:
        """Whether the Province or Colony pile is empty, or enough other piles."""
        return self.supply[PROVINCE] == 0 or self.supply[COLONY] == 0 or self.empties >= self.setup.empty_limit

    def play(self, player: i64, card: i64) -> None:
        """Play a card from the hand in the Action or Buy phase."""
        if self.phase == ACTION_PHASE:
            self.actions -= 1
        self.take_from_hand(player, card)
        self.put_into_play(player, card)
        self.carry_out(player, card)

    def carry_out(self, player: i64, card: i64) -> None:
        """Execute the play effect of a card in play once, or push its frame onto the stack."""
        text = self.text_of(card)
        self.immune = 0
        if self.bonus and card == self.bonus_card:
            extra = self.bonus
            self.bonus = 0
            self.add(player, 0, 0, extra)
        if card <= LAST_PLAIN:
            self.add(player, 0, 0, PRINTED.coins[card])
            return
        frame = Frame(text.index, player, 0, card)
        if text.instant:
            text.do(self, frame)
            return
        self.stack.append(frame)
        if self.setup.attack_reactions and TYPES[card] & ATTACK:
            self.stack.append(Frame(ATTACKED.index, player, 1, card))

    def play_treasures(self) -> None:
        """Play all basic Treasures in hand."""
        side = self.sides[self.current]
        if side.bunches:
            seen_treasures(side)
        played, kept = parted(side.hand, LAST_PLAIN)
        coins: i64 = total(played, PRINTED.coins)
        if self.bonus and holds(played, self.bonus_card):
            coins += self.bonus
            self.bonus = 0
        side.hand = kept
        side.play = side.play + played if len(side.play) > 0 else played
        side.lacks |= NO_PLAIN_TREASURE
        self.coins += coins
        if side.shown:
            side.shown = tuple([card for card in side.shown if card > LAST_PLAIN])
        if self.journal is not None:
            data: dict[str, Plain] = {"player": self.current, "cards": ids_of(played), "coins": coins}
            self.journal.note("play_treasures", data)

    # -- cost, buying, gaining ---------------------------------------------------------------

    def cost(self, card: i64) -> i64:
        """Return the current cost of a card."""
        cost: i64 = PRINTED.costs[card]
        if self.setup.fixed_costs:
            return cost
        own = CARDS[card]
        in_buy_phase = self.phase == BUY_PHASE or self.phase == BUYING
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
        printed: i64 = PRINTED.costs[card]  # costs are only ever reduced
        if printed > self.coins and (self.setup.fixed_costs or self.cost(card) > self.coins):
            return False
        left: i64 = self.supply[card]
        if left <= 0 or (self.banned and card in self.banned):
            return False
        if self.setup.fixed_buys:
            return True
        forbidding_card: i64 = CARDS[card].forbidden_with
        return forbidding_card < 0 or not holds(self.sides[self.current].play, forbidding_card)

    def buy(self, card: i64) -> None:
        """Buy a card: pay, then run the effects of the purchase or gain the card."""
        paid = self.cost(card)
        self.buys -= 1
        self.coins -= paid
        self.phase = BUYING
        if self.journal is not None:
            self.journal.note("buy", {"player": self.current, "card": id_of(int(card)), "coins": paid})
        if self.setup.buy_effects:
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
        self.put_gained(player, card, place)
        if self.journal is not None:
            self.journal.note("gain", {"player": player, "card": id_of(int(card)), "place": PLACE_IDS[place]})
        if self.pile_tokens and card in self.pile_tokens:
            self.pile_tokens = without(self.pile_tokens, int(card))
            self.mat += 1
            if self.journal is not None:
                self.journal.note("pile_token", {"card": id_of(int(card))})
        self.offer_reaction(player, card, place)

    def gain_trashed(self, player: i64, card: i64) -> None:
        """Gain a card from the trash to the discard pile."""
        self.trash = without(self.trash, int(card))
        if card == PROVINCE:
            self.sides[player].provinces += (int(self.sides[player].turns),)
        self.put_gained(player, card, TO_DISCARD)
        if self.journal is not None:
            self.journal.note("gain_trashed", {"player": player, "card": id_of(int(card))})
        self.offer_reaction(player, card, TO_DISCARD)

    def offer_reaction(self, player: i64, card: i64, place: i64) -> None:
        """Ask the owner of a gained card for a reaction, if there is one."""
        if self.setup.gain_reactions:
            frame = Frame(GAINED.index, player, 0, card, place)
            if GAINED.reactions(self, frame):
                self.stack.append(frame)
