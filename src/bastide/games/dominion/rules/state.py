"""A position of Dominion.

This is the public face (see ``bastide.core.State``). The rules of the turn are in ``turn``, the moves of cards in
``board``.
"""

from __future__ import annotations

from typing import final

from bastide.core.decision import Decision
from bastide.core.frames import clone_stack, stack_snapshot
from bastide.core.outcome import Outcome, ranked
from bastide.core.plain import Plain
from bastide.core.refusal import Refusal
from bastide.core.rng import Rng
from bastide.games.dominion.rules.actions import (
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
from bastide.games.dominion.rules.asks import ASK_ACTION, ASK_BUY, ASK_IDS
from bastide.games.dominion.rules.cards import ACTION, CARDS, TREASURE, TYPES, id_of, ids_of
from bastide.games.dominion.rules.effects import EFFECTS, Question
from bastide.games.dominion.rules.knowledge import redrawn
from bastide.games.dominion.rules.numbers import LAST_BASIC, LAST_PLAIN
from bastide.games.dominion.rules.reasons import reason_against
from bastide.games.dominion.rules.seat import DominionSeat
from bastide.games.dominion.rules.side import Side
from bastide.games.dominion.rules.soundness import faults
from bastide.games.dominion.rules.turn import ACTION_PHASE, BUY_PHASE, BUYING, OVER, PHASE_IDS, Turn
from bastide.games.dominion.rules.views import view_of


@final
class DominionState(Turn):
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
            return self.with_plays([END_ACTIONS], player, ACTION)
        legal: list[int] = [END_TURN]
        if self.phase == BUY_PHASE:
            legal = self.with_plays(legal, player, TREASURE)
        within = self.table.buys_within
        if self.table.fixed_buys and not self.banned:
            affordable = within[min(self.coins, len(within) - 1)]
            if self.empties == 0:
                return legal + affordable
            for action in affordable:
                if self.supply[action - BUY] > 0:
                    legal.append(action)
            return legal
        for card in self.table.piles:
            if self.can_buy(card):
                legal.append(BUY + card)
        return legal

    def with_plays(self, legal: list[int], player: int, types: int) -> list[int]:
        """A list that holds lower actions, with those that play a card of these types from the hand."""
        hand = self.sides[player].hand
        if types == TREASURE:
            for card in hand:
                if card <= LAST_PLAIN:
                    legal.append(PLAY_TREASURES)
                    break
        last = 0
        ordered = True
        for card in hand:
            if card == last - PLAY or (LAST_PLAIN < card <= LAST_BASIC) or not TYPES[card] & types:
                continue
            for known in legal:
                if known == PLAY + card:
                    break
            else:
                legal.append(PLAY + card)
                ordered = ordered and last < PLAY + card
                last = PLAY + card
        if not ordered:
            legal.sort()
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
            return action < GAIN and self.can_buy(action - BUY)
        if action == END_TURN:
            return True
        if self.phase == BUYING:
            return False
        if action == PLAY_TREASURES:
            return any(card <= LAST_PLAIN for card in self.sides[player].hand)
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

    def why_not(self, player: int, action: int) -> Refusal | None:
        reason = reason_against(self, player, action)
        return Refusal("said", {"words": reason}) if reason else None

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
        owned = side.owned()
        metrics = {"turns": float(side.turns), "cards": float(len(owned)), "order": float(order)}
        for number in owned:
            card = CARDS[number]
            points = card.points + (len(owned) // card.point_per_cards if card.point_per_cards else 0)
            if points:
                name = f"points_{card.id}"
                metrics[name] = metrics.get(name, 0.0) + points
        if side.tokens:
            metrics["points_tokens"] = float(side.tokens)
        for k, turn in enumerate(side.provinces[:4]):
            metrics[f"province_{k + 1}"] = float(turn)
        return metrics

    def status(self) -> list[str]:
        return faults(self)
