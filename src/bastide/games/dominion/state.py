"""A position of Dominion, and the turn: Action phase, Buy phase, Clean-up.

The first half is the public face (see ``bastide.core.State``); below it come the turn, buying and gaining.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.decision import Decision
from bastide.core.frames import Frame, clone_stack, stack_snapshot
from bastide.core.outcome import Outcome, ranked
from bastide.core.plain import Plain, plain_ints
from bastide.core.rng import Rng
from bastide.games.dominion.actions import (
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    GAIN,
    PLAIN_NOTATIONS,
    PLAY,
    PLAY_TREASURES,
    card_of,
    do_of,
)
from bastide.games.dominion.asks import ASK_ACTION, ASK_BUY, ASK_IDS
from bastide.games.dominion.board import Board
from bastide.games.dominion.cards import ACTION, ATTACK, CARDS, COINS, COSTS, PLAIN, TREASURE, TYPES, id_of, ids_of
from bastide.games.dominion.effects import EFFECTS, PLACE_IDS, TO_DECK, TO_HAND, Question
from bastide.games.dominion.knowledge import redrawn
from bastide.games.dominion.numbers import COLONY, COPPER, ESTATE, PROVINCE
from bastide.games.dominion.reasons import reason_against
from bastide.games.dominion.seat import DominionSeat
from bastide.games.dominion.side import ALL_KNOW, Side, without
from bastide.games.dominion.soundness import faults
from bastide.games.dominion.table import STARTING_COPPERS, STARTING_ESTATES
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
class DominionState(Board):
    """A position of Dominion."""

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
        if self.phase == ACTION_PHASE:
            plays = self.playable(player, ACTION)
            return [END_ACTIONS, *plays]
        legal: list[int] = [END_TURN]
        if self.phase == BUY_PHASE:
            plays = self.playable(player, TREASURE)
            if plays:
                if PLAIN[plays[0] - PLAY]:  # plain Treasures have the lowest numbers
                    legal.append(PLAY_TREASURES)
                legal.extend(plays)
        within = self.table.buys_within
        if self.table.fixed_buys and not self.banned:
            affordable = within[min(self.coins, len(within) - 1)]
            if self.empties == 0:
                legal.extend(affordable)
                return legal
            for action in affordable:
                if self.supply[action - BUY] > 0:
                    legal.append(action)
            return legal
        for card in self.table.piles:
            if self.can_buy(card):
                legal.append(BUY + card)
        return legal

    def playable(self, player: int, types: int) -> list[int]:
        """The actions that play a card of these types from the hand, in ascending order."""
        plays: list[int] = []
        for card in self.sides[player].hand:
            if TYPES[card] & types and PLAY + card not in plays:
                plays.append(PLAY + card)
        if len(plays) > 1:
            plays.sort()
        return plays

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
            return action < GAIN and self.can_buy(action - BUY)
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
            self.trash,
            self.banned,
            self.pile_tokens,
            clone_stack(self.stack) if self.stack else [],
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
            "trash": ids_of(list(self.trash)),
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
            "banned": ids_of(list(self.banned)),
            "bonus_card": self.bonus_card,
            "bonus": self.bonus,
            "pile_tokens": ids_of(list(self.pile_tokens)),
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
            elif self.phase == BUY_PHASE or (self.buys > 0 and self.something_to_buy()):
                self.actor = self.current
                return
            else:
                self.end_turn()

    def something_to_buy(self) -> bool:
        """Whether there is anything left to buy after a purchase. Before it, the player is always asked."""
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
        self.banned = ()
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
                side.shown = without(side.shown, top)
        if side.shown:
            for card in side.shown:
                side.hand.remove(card)
                side.discard.append(card)
            side.shown = ()
        if side.hand:
            side.buried.extend(side.hand)
            side.hand.clear()
        side.discard.extend(side.play)
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
        if self.bonus and card == self.bonus_card:
            extra = int(self.bonus)
            self.bonus = 0
            self.add(player, 0, 0, extra)
        if PLAIN[card]:
            self.add(player, 0, 0, COINS[card])
            return
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
            side.shown = tuple([card for card in side.shown if not PLAIN[card]])
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
        if self.supply[card] <= 0 or self.buys <= 0 or self.cost(card) > self.coins or card in self.banned:
            return False
        if self.table.fixed_buys:
            return True
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
            self.sides[player].provinces += (self.sides[player].turns,)
        self.put_gained(player, card, place)
        if self.journal is not None:
            self.journal.note("gain", {"player": player, "card": id_of(card), "place": PLACE_IDS[place]})
        if self.pile_tokens and card in self.pile_tokens:
            self.pile_tokens = without(self.pile_tokens, card)
            self.mat += 1
            if self.journal is not None:
                self.journal.note("pile_token", {"card": id_of(card)})
        self.offer_reaction(player, card, place)

    def gain_trashed(self, player: int, card: int) -> None:
        """Gain a card from the Trash to the discard pile."""
        self.trash = without(self.trash, card)
        if card == PROVINCE:
            self.sides[player].provinces += (self.sides[player].turns,)
        self.put_gained(player, card, 0)
        if self.journal is not None:
            self.journal.note("gain_trashed", {"player": player, "card": id_of(card)})
        self.offer_reaction(player, card, 0)

    def put_gained(self, player: int, card: int, place: int) -> None:
        side = self.sides[player]
        if place == TO_HAND:
            side.hand.append(card)
            side.shown += (card,)
        elif place == TO_DECK:
            side.deck.append(card)
            side.tops += (ALL_KNOW,)
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
            side.tops = side.tops[:-1]
        else:
            self.take_from_pile(player, card)

    def ban(self, namer: int, card: int) -> None:
        """A card named by somebody cannot be bought this turn."""
        if card not in self.banned:
            self.banned += (card,)
        if self.journal is not None:
            self.journal.note("name", {"player": namer, "card": id_of(card)})
