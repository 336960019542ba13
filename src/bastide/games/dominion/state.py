"""A position of Dominion, and the turn: Action phase, Buy phase, Clean-up.

The first half is the public face (see ``bastide.core.State``). Below it come the turn, buying, gaining, and the small
moves that every change of the table is made of: each moves cards *and* tells the journal.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.decision import Decision
from bastide.core.frames import Frame, clone_stack, stack_snapshot
from bastide.core.outcome import Outcome, ranked
from bastide.core.plain import Plain, plain_ints
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.dominion.actions import (
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    PLAIN_NOTATIONS,
    PLAY,
    PLAY_TREASURES,
    card_of,
    do_of,
    verb_of,
)
from bastide.games.dominion.asks import ASK_ACTION, ASK_BUY, ASK_IDS
from bastide.games.dominion.cards import ACTION, ATTACK, CARDS, COINS, COSTS, PLAIN, TREASURE, TYPES, id_of, ids_of
from bastide.games.dominion.effects import EFFECTS, PLACE_IDS, TO_DECK, TO_HAND, Question
from bastide.games.dominion.knowledge import redrawn
from bastide.games.dominion.numbers import COLONY, COPPER, ESTATE, PROVINCE
from bastide.games.dominion.reasons import reason_against
from bastide.games.dominion.seat import DominionSeat
from bastide.games.dominion.side import ALL_KNOW, OWNER_KNOWS, Side
from bastide.games.dominion.soundness import faults
from bastide.games.dominion.table import STARTING_COPPERS, STARTING_ESTATES, Table
from bastide.games.dominion.views import view_of
from bastide.games.dominion.windows import ATTACK_WINDOW, GAIN_WINDOW, PURCHASE

ACTION_PHASE: Final = 0
#: The Buy phase before and after the first purchase: after it no Treasure may be played.
BUY_PHASE: Final = 1
BUYING: Final = 2
OVER: Final = 3
PHASE_IDS: Final = ["action", "buy", "buying", "over"]

HAND_SIZE: Final = 5


@final
class DominionState(State):
    first: i64
    current: i64
    phase: i64
    actions: i64
    buys: i64
    coins: i64
    actor: i64
    immune: i64
    empties: i64
    bonus_card: i64
    bonus: i64
    mat: i64

    def __init__(
        self,
        table: Table,
        rng: Rng,
        sides: list[Side],
        supply: list[int],
        trash: list[int],
        banned: list[int],
        pile_tokens: list[int],
        stack: list[Frame],
    ) -> None:
        super().__init__(table.players, rng)
        self.table = table
        self.sides = sides
        #: Cards left in each pile by card number; -1 for cards that are not in the Supply.
        self.supply = supply
        self.trash = trash
        #: Effects under way; the last one holds the floor.
        self.stack = stack
        #: Who had the first turn, whose turn it is, and what is left of it.
        self.first = 0
        self.current = 0
        self.phase = ACTION_PHASE
        self.actions = 0
        self.buys = 0
        self.coins = 0
        #: Who must answer now; -1 when the game is over.
        self.actor = -1
        #: The players, as bits, whom the Attack under way does not affect.
        self.immune = 0
        #: How many Supply piles are empty.
        self.empties = 0
        #: Cards that cannot be bought this turn (Contraband).
        self.banned = banned
        #: So many coins more for the first card of this kind this turn (Merchant).
        self.bonus_card = -1
        self.bonus = 0
        #: Victory piles that still carry a token, and the tokens on the mat (Trade Route).
        self.pile_tokens = pile_tokens
        self.mat = 0

    # -- the table ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.actor < 0 else [int(self.actor)]

    def next_actor(self) -> int:
        return int(self.actor)

    def legal_actions(self, player: int) -> list[int]:
        if player != self.actor or player < 0:
            return []
        if self.stack:
            return self.question().answers(self, self.stack[-1])
        legal: list[int] = []
        hand = sorted(self.sides[player].hand)
        last = -1
        if self.phase == ACTION_PHASE:
            legal.append(END_ACTIONS)
            for card in hand:
                if card != last and TYPES[card] & ACTION:
                    legal.append(PLAY + card)
                last = card
            return legal
        legal.append(END_TURN)
        if self.phase == BUY_PHASE:
            for card in hand:
                if card != last and TYPES[card] & TREASURE:
                    if PLAIN[card] and len(legal) == 1:
                        legal.append(PLAY_TREASURES)
                    legal.append(PLAY + card)
                last = card
        for card in self.table.piles:
            if self.can_buy(card):
                legal.append(BUY + card)
        return legal

    def is_legal(self, player: int, action: int) -> bool:
        if player != self.actor or player < 0:
            return False
        if self.stack:
            return self.question().allows(self, self.stack[-1], action)
        if self.phase == ACTION_PHASE:
            if action == END_ACTIONS:
                return True
            if action < PLAY or action >= BUY or not TYPES[action - PLAY] & ACTION:
                return False
            return action - PLAY in self.sides[player].hand
        if action >= BUY:
            return verb_of(action) == BUY and self.can_buy(action - BUY)
        if action == END_TURN:
            return True
        if self.phase == BUYING:
            return False
        if action == PLAY_TREASURES:
            return any(PLAIN[card] for card in self.sides[player].hand)
        return action >= PLAY and bool(TYPES[action - PLAY] & TREASURE) and action - PLAY in self.sides[player].hand

    def apply(self, player: int, action: int) -> None:
        if not self.is_legal(player, action):
            raise self.refusal(player, action)
        self.perform(player, action)

    def perform(self, player: int, action: int) -> None:
        if self.stack:
            self.question().answer(self, self.stack[-1], action)
        elif action >= BUY:
            self.buy(action - BUY)
        elif action == PLAY_TREASURES:
            self.play_treasures()
        elif action == END_TURN:
            self.end_turn()
        elif action == END_ACTIONS:
            self.phase = BUY_PHASE
        else:
            self.play(player, action - PLAY)
        self.advance()

    def question(self) -> Question:
        """The effect on top of the stack, which waits for an answer."""
        effect = EFFECTS[self.stack[-1].effect]
        assert isinstance(effect, Question)
        return effect

    def asking(self) -> int:
        """The kind of the pending question (``asks``); -1 when the game is over."""
        if self.actor < 0:
            return -1
        if self.stack:
            return self.question().ask
        return ASK_ACTION if self.phase == ACTION_PHASE else ASK_BUY

    def decision(self, player: int) -> Decision:
        if player != self.actor or player < 0:
            raise self.refusal(player, -1)
        legal = self.legal_actions(player)
        kind = ASK_IDS[self.asking()]
        if not self.stack:
            left: dict[str, Plain] = {"actions": self.actions, "buys": self.buys, "coins": self.coins}
            return Decision(player, kind, "turn", legal, 0, 1, left)
        frame = self.stack[-1]
        question = self.question()
        return Decision(
            player,
            kind,
            id_of(frame.subject),
            legal,
            question.least(self, frame) if legal[0] != DONE else 0,
            question.most(self, frame),
            question.about(self, frame),
        )

    def why_illegal(self, player: int, action: int) -> str:
        return reason_against(self, player, action)

    # -- actions in words --------------------------------------------------------------------

    def notation(self, player: int, action: int) -> str:
        if action < PLAY:
            return PLAIN_NOTATIONS[action]
        return f"{do_of(action).replace('_', ' ')} {id_of(card_of(action))}"

    def meaning(self, player: int, action: int) -> dict[str, Plain]:
        if action < PLAY:
            return {"do": do_of(action)}
        return {"do": do_of(action), "card": id_of(card_of(action))}

    # -- copies ------------------------------------------------------------------------------

    def clone(self) -> DominionState:
        return self.copy_with(self.rng.clone(), [side.clone() for side in self.sides])

    def copy_with(self, rng: Rng, sides: list[Side]) -> DominionState:
        """A copy with this random source and these sides of the table."""
        other = DominionState(
            self.table,
            rng,
            sides,
            self.supply.copy(),
            self.trash.copy(),
            self.banned.copy(),
            self.pile_tokens.copy(),
            clone_stack(self.stack),
        )
        other.first = self.first
        other.current = self.current
        other.phase = self.phase
        other.actions = self.actions
        other.buys = self.buys
        other.coins = self.coins
        other.actor = self.actor
        other.immune = self.immune
        other.empties = self.empties
        other.bonus_card = self.bonus_card
        other.bonus = self.bonus
        other.mat = self.mat
        return other

    def snapshot(self) -> dict[str, Plain]:
        sides: list[Plain] = []
        for side in self.sides:
            sides.append(side.snapshot())
        supply: dict[str, Plain] = {}
        for card in self.table.piles:
            supply[id_of(card)] = self.supply[card]
        return {
            "players": self.players,
            "rng": self.rng.snapshot(),
            "table": self.table.snapshot(),
            "sides": sides,
            "supply": supply,
            "trash": ids_of(self.trash),
            "stack": stack_snapshot(self.stack),
            "first": self.first,
            "current": self.current,
            "phase": PHASE_IDS[self.phase],
            "actions": self.actions,
            "buys": self.buys,
            "coins": self.coins,
            "actor": self.actor,
            "immune": self.immune,
            "empties": self.empties,
            "banned": ids_of(self.banned),
            "bonus_card": self.bonus_card,
            "bonus": self.bonus,
            "pile_tokens": ids_of(self.pile_tokens),
            "mat": self.mat,
        }

    def sample(self, player: int, rng: Rng) -> DominionState:
        return redrawn(self, player, rng)

    def view(self, viewer: int) -> dict[str, Plain]:
        return view_of(self, viewer)

    def seat(self, player: int) -> DominionSeat:
        return DominionSeat(self, player)

    # -- the result --------------------------------------------------------------------------

    def score(self, player: int) -> int:
        side = self.sides[player]
        owned = side.owned()
        total = side.tokens
        for number in owned:
            card = CARDS[number]
            total += card.points
            if card.point_per_cards:
                total += len(owned) // card.point_per_cards
        return total

    def scores(self) -> list[int]:
        return [self.score(player) for player in range(self.players)]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return ranked(self.scores(), [-side.turns for side in self.sides])

    def metrics(self) -> dict[str, float]:
        return {"turns": float(sum([side.turns for side in self.sides]))}

    def seat_metrics(self, player: int) -> dict[str, float]:
        side = self.sides[player]
        order = (player - self.first) % self.players
        metrics = {"turns": float(side.turns), "cards": float(len(side.owned())), "order": float(order)}
        for k, turn in enumerate(side.provinces[:4]):
            metrics[f"province_{k + 1}"] = float(turn)
        return metrics

    def status(self) -> list[str]:
        return faults(self)

    # -- the turn ----------------------------------------------------------------------------

    def deal(self, first: int) -> None:
        """Hand out the starting cards and begin the first turn."""
        for player in range(self.players):
            side = self.sides[player]
            side.deck = [COPPER] * STARTING_COPPERS + [ESTATE] * STARTING_ESTATES
            self.rng.shuffle(side.deck)
            self.draw(player, HAND_SIZE)
        self.first = first
        self.begin_turn(first)
        self.advance()

    def advance(self) -> None:
        """Go on until somebody must decide or the game is over."""
        while True:
            if self.stack:
                frame = self.stack[-1]
                if EFFECTS[frame.effect].resume(self, frame):
                    return
            elif self.phase == ACTION_PHASE:
                if self.actions > 0:
                    for card in self.sides[self.current].hand:
                        if TYPES[card] & ACTION:
                            self.actor = self.current
                            return
                self.phase = BUY_PHASE
            elif self.phase == OVER:
                self.actor = -1
                return
            elif self.buys > 0 and self.something_to_buy():
                self.actor = self.current
                return
            else:
                self.end_turn()

    def something_to_buy(self) -> bool:
        """Whether the Buy phase leaves anything to decide."""
        if self.can_buy(COPPER):
            return True
        self.actor = self.current
        return len(self.legal_actions(int(self.current))) > 1

    def begin_turn(self, player: i64) -> None:
        self.current = player
        self.phase = ACTION_PHASE
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bonus_card = -1
        self.bonus = 0
        if self.banned:
            self.banned = []
        side = self.sides[player]
        side.turns += 1
        if self.journal is not None:
            self.journal.note("turn", {"player": player, "number": side.turns})

    def end_turn(self) -> None:
        """Clean-up; then the game ends or the next player begins."""
        player = self.current
        side = self.sides[player]
        # The hand goes under the cards from play, so it need not be shown, unless there is nothing to cover it.
        if not side.play and side.hand:
            top = min(side.hand)
            side.hand.remove(top)
            side.play.append(top)
            if top in side.shown:
                side.shown.remove(top)
        for card in side.shown:
            side.hand.remove(card)
            side.discard.append(card)
        side.shown.clear()
        side.buried.extend(side.hand)
        side.discard.extend(side.play)
        side.hand.clear()
        side.play.clear()
        if self.journal is not None:
            self.journal.note("cleanup", {"player": player})
        self.draw(int(player), HAND_SIZE)
        if self.supply[PROVINCE] == 0 or self.supply[COLONY] == 0 or self.empties >= self.table.empty_limit:
            self.phase = OVER
            if self.journal is not None:
                outcome = self.outcome()
                assert outcome is not None
                self.journal.note("end", {"players": plain_ints(outcome.winners)})
        else:
            self.begin_turn((player + 1) % self.players)

    def play(self, player: int, card: int) -> None:
        """Play a card from the hand in its phase."""
        if self.phase == ACTION_PHASE:
            self.actions -= 1
        self.take_from_hand(player, card)
        self.put_into_play(player, card)
        self.carry_out(player, card)

    def carry_out(self, player: int, card: int) -> None:
        """Do what a card that lies in play says, once. Its text may have to wait on the stack."""
        text = self.table.plays[card]
        self.immune = 0
        if card == self.bonus_card and self.bonus:
            extra = int(self.bonus)
            self.bonus = 0
            self.add(player, 0, 0, extra)
        frame = Frame(text.index, player, 0, card)
        if text.instant:
            text.do(self, frame)
            return
        self.stack.append(frame)
        if self.table.shields and TYPES[card] & ATTACK:
            self.stack.append(Frame(ATTACK_WINDOW.index, player, 1, card))

    def play_treasures(self) -> None:
        """Play every Treasure in hand that does nothing but give coins."""
        side = self.sides[self.current]
        kept: list[int] = []
        played = side.play
        before = len(played)
        coins: i64 = 0
        for card in side.hand:
            if PLAIN[card]:
                played.append(card)
                coins += COINS[card]
                if self.bonus and card == self.bonus_card:
                    coins += self.bonus
                    self.bonus = 0
            else:
                kept.append(card)
        side.hand = kept
        self.coins += coins
        if side.shown:
            side.shown = [card for card in side.shown if not PLAIN[card]]
        if self.journal is not None:
            data: dict[str, Plain] = {"player": self.current, "cards": ids_of(played[before:]), "coins": coins}
            self.journal.note("play_treasures", data)

    # -- cost, buying, gaining ---------------------------------------------------------------

    def cost(self, card: int) -> int:
        """What a card costs at this moment."""
        cost = COSTS[card]
        if self.table.fixed_costs:
            return cost
        own = CARDS[card]
        in_buy_phase = self.phase == BUY_PHASE or self.phase == BUYING
        for number in self.sides[self.current].play:
            if TYPES[card] & CARDS[number].discounts:
                cost -= CARDS[number].discount
            if in_buy_phase and TYPES[number] & own.cheaper_per:
                cost -= own.cheaper_by
        return max(cost, 0)

    def can_buy(self, card: int) -> bool:
        """Whether the player whose Buy phase it is may buy this card now."""
        if self.supply[card] <= 0 or self.buys <= 0 or self.cost(card) > self.coins:
            return False
        if self.banned and card in self.banned:
            return False
        enemy = CARDS[card].forbidden_with
        return enemy < 0 or enemy not in self.sides[self.current].play

    def buy(self, card: int) -> None:
        paid = self.cost(card)
        self.buys -= 1
        self.coins -= paid
        self.phase = BUYING
        if self.journal is not None:
            self.journal.note("buy", {"player": self.current, "card": id_of(card), "coins": paid})
        if self.table.buy_effects:
            self.stack.append(Frame(PURCHASE.index, int(self.current), 0, card, paid))
        else:
            self.gain(int(self.current), card, 0)

    def gain(self, player: int, card: int, place: int) -> None:
        """Gain a card from the Supply, if there is one; then its owner may react to it."""
        left = self.supply[card]
        if left <= 0:
            return
        self.supply[card] = left - 1
        if left == 1:
            self.empties += 1
        if card == PROVINCE:
            self.sides[player].provinces.append(self.sides[player].turns)
        self.put_gained(player, card, place)
        if self.journal is not None:
            self.journal.note("gain", {"player": player, "card": id_of(card), "place": PLACE_IDS[place]})
        if self.pile_tokens and card in self.pile_tokens:
            self.pile_tokens.remove(card)
            self.mat += 1
            if self.journal is not None:
                self.journal.note("pile_token", {"card": id_of(card)})
        self.offer_reaction(player, card, place)

    def gain_trashed(self, player: int, card: int) -> None:
        """Gain a card from the Trash to the discard pile."""
        self.trash.remove(card)
        if card == PROVINCE:
            self.sides[player].provinces.append(self.sides[player].turns)
        self.put_gained(player, card, 0)
        if self.journal is not None:
            self.journal.note("gain_trashed", {"player": player, "card": id_of(card)})
        self.offer_reaction(player, card, 0)

    def put_gained(self, player: int, card: int, place: int) -> None:
        side = self.sides[player]
        if place == TO_HAND:
            side.hand.append(card)
            side.shown.append(card)
        elif place == TO_DECK:
            side.deck.append(card)
            side.tops.append(ALL_KNOW)
        else:
            side.discard.append(card)

    def offer_reaction(self, player: int, card: int, place: int) -> None:
        if self.table.gain_reactions:
            frame = Frame(GAIN_WINDOW.index, player, 0, card, place)
            if GAIN_WINDOW.reactions(self, frame):
                self.stack.append(frame)

    def pick_up_gained(self, player: int, card: int, place: int) -> None:
        """Take a card that was just gained from where it went."""
        side = self.sides[player]
        if place == TO_HAND:
            self.take_from_hand(player, card)
        elif place == TO_DECK:
            side.deck.pop()
            side.tops.pop()
        else:
            self.take_from_pile(player, card)

    def ban(self, namer: int, card: int) -> None:
        """A card named by somebody cannot be bought this turn."""
        if card not in self.banned:
            self.banned.append(card)
        if self.journal is not None:
            self.journal.note("name", {"player": namer, "card": id_of(card)})

    # -- counters ----------------------------------------------------------------------------

    def add(self, player: int, actions: int, buys: int, coins: int) -> None:
        self.actions += actions
        self.buys += buys
        self.coins += coins
        if self.journal is not None:
            data: dict[str, Plain] = {"player": player, "actions": actions, "buys": buys, "coins": coins}
            self.journal.note("bonus", data)

    def add_tokens(self, player: int, count: int) -> None:
        if count:
            self.sides[player].tokens += count
            if self.journal is not None:
                self.journal.note("tokens", {"player": player, "count": count})

    # -- moves of cards ----------------------------------------------------------------------

    def take_top(self, player: int) -> int:
        """The top card of the deck, taken off it; -1 if there is none. Shuffles the discard pile if it must."""
        side = self.sides[player]
        if not side.deck and not self.shuffle(player):
            return -1
        if side.tops:
            side.tops.pop()
        return side.deck.pop()

    def shuffle(self, player: int) -> bool:
        """The discard pile becomes the deck. False if there is nothing to shuffle."""
        side = self.sides[player]
        if not side.discard:
            return False
        deck = side.discard
        deck.extend(side.buried)
        side.discard = side.deck
        side.buried.clear()
        self.rng.shuffle(deck)
        side.deck = deck
        if self.journal is not None:
            self.journal.note("shuffle", {"player": player})
        return True

    def draw(self, player: int, count: int) -> int:
        """Draw cards into the hand, as many as there are. Returns how many."""
        side = self.sides[player]
        hand = side.hand
        before = len(hand)
        left: i64 = count
        while left > 0:
            if not side.deck and not self.shuffle(player):
                break
            card = side.deck.pop()
            if side.tops and side.tops.pop() == ALL_KNOW:
                side.shown.append(card)
            hand.append(card)
            left -= 1
        drawn = len(hand) - before
        if drawn and self.journal is not None:
            self.journal.note("draw", {"player": player, "count": drawn}, {"cards": ids_of(hand[before:])}, [player])
        return drawn

    def lay_out(self, player: int, count: int, openly: bool) -> int:
        """Reveal cards from the deck (or look at them) and leave them lying beside it. Returns how many."""
        cards: list[int] = []
        while len(cards) < count:
            card = self.take_top(player)
            if card < 0:
                break
            cards.append(card)
        side = self.sides[player]
        side.aside.extend(cards)
        side.face_down = not openly and len(cards) > 0
        if cards and self.journal is not None:
            if openly:
                self.journal.note("reveal", {"player": player, "cards": ids_of(cards), "place": "deck"})
            else:
                self.journal.note("look", {"player": player, "count": len(cards)}, {"cards": ids_of(cards)}, [player])
        return len(cards)

    def take_from_hand(self, player: int, card: int) -> None:
        """A card that everybody sees leaves the hand."""
        side = self.sides[player]
        side.hand.remove(card)
        if side.shown and card in side.shown:
            side.shown.remove(card)

    def take_from_pile(self, player: int, card: int) -> None:
        """A card that everybody sees leaves the discard pile."""
        side = self.sides[player]
        if card in side.discard:
            # from the top, where the card that matters (just gained, just discarded) lies
            at = len(side.discard) - 1
            while side.discard[at] != card:
                at -= 1
            side.discard.pop(at)
        else:
            side.buried.remove(card)
        self.uncover(side)

    def uncover(self, side: Side) -> None:
        """A discard pile always shows its top card."""
        if not side.discard and side.buried:
            side.discard.append(side.buried.pop())

    def put_into_play(self, player: int, card: int) -> None:
        self.sides[player].play.append(card)
        if self.journal is not None:
            self.journal.note("play", {"player": player, "card": id_of(card)})

    def discard_openly(self, player: int, cards: list[int]) -> None:
        """Discard cards that everybody has seen; the last one is on top."""
        if not cards:
            return
        self.sides[player].discard.extend(cards)
        if self.journal is not None:
            self.journal.note("discard", {"player": player, "cards": ids_of(cards)})

    def show_discards(self, player: int) -> None:
        """The cards chosen to be discarded go to the discard pile together; only the last one is seen, on top."""
        side = self.sides[player]
        cards = side.pending
        if not cards:
            if not side.aside:
                side.face_down = False
            return
        side.pending = []
        side.face_down = False
        top = cards[-1]
        side.discard.append(top)
        if len(cards) == 1:
            if side.shown and top in side.shown:
                side.shown.remove(top)
        else:
            side.buried.extend(cards[:-1])
            side.shown.clear()  # nobody can tell which of the cards they knew are still in the hand
        if self.journal is not None:
            if len(cards) == 1:
                self.journal.note("discard", {"player": player, "cards": ids_of(cards)})
            else:
                data: dict[str, Plain] = {"player": player, "count": len(cards), "card": id_of(top)}
                self.journal.note("discard_hidden", data, {"cards": ids_of(cards)}, [player])

    def discard_deck(self, player: int) -> None:
        """The deck is turned over onto the discard pile, unseen: its bottom card is on top then."""
        side = self.sides[player]
        known = len(side.deck) - len(side.tops)
        for at, card in enumerate(side.deck):
            if at > 0 and at >= known and side.tops[at - known] == ALL_KNOW:
                side.discard.append(card)
            elif at > 0:
                side.buried.append(card)
        side.discard.append(side.deck[0])
        side.deck = []
        side.tops = []
        if self.journal is not None:
            self.journal.note("discard_deck", {"player": player})

    def trash_cards(self, player: int, cards: list[int]) -> None:
        self.trash.extend(cards)
        if self.journal is not None:
            self.journal.note("trash", {"player": player, "cards": ids_of(cards)})

    def topdeck_openly(self, player: int, card: int) -> None:
        """Put a card that everybody knows on the deck."""
        side = self.sides[player]
        side.deck.append(card)
        side.tops.append(ALL_KNOW)
        if self.journal is not None:
            self.journal.note("topdeck", {"player": player, "card": id_of(card)})

    def topdeck_secretly(self, player: int, card: int, from_hand: bool, from_pile: bool) -> None:
        """Put a card that only its owner knows on the deck: from the hand, the discard pile or the cards looked at."""
        side = self.sides[player]
        if from_hand:
            side.hand.remove(card)
            side.shown.clear()
        elif from_pile:
            # Nobody else knows any more what lies there. The owner may put the pile back in any order;
            # the lowest number goes on top, which tells nothing about the card that was taken.
            pile = side.discard + side.buried
            pile.remove(card)
            pile.sort(reverse=True)
            side.discard = pile[-1:]
            side.buried = pile[:-1]
        else:
            side.aside.remove(card)
        side.deck.append(card)
        side.tops.append(OWNER_KNOWS)
        if self.journal is not None:
            self.journal.note("topdeck_hidden", {"player": player}, {"card": id_of(card)}, [player])

    def take_openly(self, player: int, cards: list[int]) -> None:
        """Put cards that everybody sees into the hand."""
        if not cards:
            return
        side = self.sides[player]
        side.hand.extend(cards)
        side.shown.extend(cards)
        if self.journal is not None:
            self.journal.note("take", {"player": player, "cards": ids_of(cards)})

    def set_aside(self, player: int, card: int) -> None:
        self.take_from_hand(player, card)
        self.sides[player].aside.append(card)
        if self.journal is not None:
            self.journal.note("set_aside", {"player": player, "card": id_of(card)})

    def reveal_from_hand(self, player: int, card: int) -> None:
        """Show a card of the hand; it stays there."""
        side = self.sides[player]
        if card not in side.shown:
            side.shown.append(card)
        if self.journal is not None:
            self.journal.note("reveal", {"player": player, "cards": ids_of([card]), "place": "hand"})

    def show_hand(self, player: int) -> None:
        side = self.sides[player]
        side.shown = side.hand.copy()
        if self.journal is not None:
            self.journal.note("reveal", {"player": player, "cards": ids_of(sorted(side.hand)), "place": "hand"})

    def use(self, player: int, card: int, from_hand: bool) -> None:
        """Use a card as a reaction; one in hand is shown for it."""
        side = self.sides[player]
        if from_hand and card not in side.shown:
            side.shown.append(card)
        if self.journal is not None:
            self.journal.note("use", {"player": player, "card": id_of(card)})
